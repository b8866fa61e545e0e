"""OHNN: speaker vectors turned by an orthogonal Householder neural network."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.parameters import Choice, Number
from anonymizers.speaker_vectors import householder_training
from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer, Learnt
from anonymizers.speaker_vectors.reflections import normals_of_convolution, reflected
from anonymizers.speaker_vectors.vector_anonymizer import unit_length
from anonymizers.speaker_vectors.whitening import Whitening

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool


@dataclass(frozen=True, eq=False)
class HouseholderRotations(Learnt):
    """Several rotations of whitened vectors, trained with different seeds.

    Parameters
    ----------
    mean, axes, deviations : ndarray
        Of the whitening.
    normals : ndarray, shape (rotations, reflections, components)
        Of the mirrors, in the order of reflection; empty (rotations, 0, components) where vectors
        tell their own.
    kernels : ndarray, shape (rotations, reflections, 4)
        Three weights and bias of each channel of a convolution that makes the mirrors' normals
        from a whitened vector; empty where the mirrors are the same for all vectors.
    """

    mean: NDArray[np.float64]
    axes: NDArray[np.float64]
    deviations: NDArray[np.float64]
    normals: NDArray[np.float32]
    kernels: NDArray[np.float32]

    @property
    def count(self) -> int:
        """How many rotations there are."""
        return len(self.normals)

    @property
    def whitening(self) -> Whitening:
        """What is done before a rotation and undone after it."""
        return Whitening(self.mean, self.axes, self.deviations)

    def matrix(self, rotation: int) -> NDArray[np.float64]:
        """Return the orthogonal matrix W, shape (components, components), of fixed mirrors."""
        normals = self.normals[rotation].astype(np.float64)
        return reflected(np.eye(len(self.axes)), normals).T

    def __call__(self, vectors: NDArray[np.float64], rotation: int) -> NDArray[np.float64]:
        """Rotate vectors, shape (..., dimensions), Eq. (7)."""
        return self.whitening.change(vectors, lambda whitened: self._rotated(whitened, rotation))

    def _rotated(self, whitened: NDArray[np.float64], rotation: int) -> NDArray[np.float64]:
        normals = self.normals[rotation].astype(np.float64)
        if not len(normals):
            kernels = self.kernels[rotation].astype(np.float64)
            normals = normals_of_convolution(whitened, kernels)
        return reflected(whitened, normals)


@dataclass(frozen=True)
class OrthogonalHouseholder(FittedAnonymizer[HouseholderRotations]):
    """Speaks with a rotated speaker vector, so that voices stay as different as they were.

    1. Content features, F0 and a speaker vector are taken from the speech, as by B1.
    2. The vector is centred and whitened with the statistics of the pool, turned by a product of
       Householder reflections, and brought back.
    3. F0 is moved to what is expected of the new vector, and speech is synthesized, as by B1.

    The mirrors are free parameters (ROH), or a convolution makes them from the whitened vector
    (LOH). They were trained to make vectors unlike the original ones, and speakers that can be told
    from all others, original or anonymized. A rotation is one for all speakers of a seed: the same
    `draw` for enrolment and trials gives both the same pseudo-speakers, another `draw` (or
    `--seed`) as a rule another one of the rotations, which were trained independently. Genders are
    not kept.
    """

    reflection: Literal["ROH", "LOH"] = field(
        default="ROH",
        metadata={
            "parameter": Choice("mirrors for all vectors, or made from each", ("ROH", "LOH"))
        },
    )
    whitening: Literal["full", "identity"] = field(
        default="full",
        metadata={
            "parameter": Choice(
                "whether the covariance is that of the pool, or taken for the identity",
                ("full", "identity"),
            )
        },
    )
    components: int = field(
        default=64,
        metadata={
            "parameter": Number("principal components turned (full)", 8, 256, is_integer=True)
        },
    )
    loss: Literal["AAM", "w-AAM", "w-AAM-"] = field(
        default="w-AAM",
        metadata={
            "parameter": Choice(
                "classification loss; m2 is added to the angle with one's counterpart (w-AAM), or "
                "subtracted (w-AAM-)",
                ("AAM", "w-AAM", "w-AAM-"),
            )
        },
    )
    rotations: int = field(
        default=8,
        metadata={"parameter": Number("trained to draw from", 1, 256, is_integer=True)},
    )

    version: ClassVar[str] = "1"
    draws_for_everybody: ClassVar[bool] = True
    learns_by: ClassVar[tuple[str, ...]] = (
        "reflection", "whitening", "components", "loss", "rotations",
    )  # fmt: skip
    references: ClassVar[tuple[str, ...]] = (
        "X. Miao, X. Wang, E. Cooper, J. Yamagishi, N. Tomashenko, Speaker anonymization using "
        "orthogonal Householder neural network, IEEE/ACM TASLP 31, 2023",
    )

    @classmethod
    def kind_of_learnt(cls) -> type[HouseholderRotations]:
        """Return the class of the rotations."""
        return HouseholderRotations

    def learn(self, pool: SpeakerPool) -> HouseholderRotations:
        """Train the rotations one after the other."""
        is_full = self.whitening == "full"
        whitening = (
            Whitening.full(pool.vectors, self.components)
            if is_full
            else Whitening.identity(pool.vectors)
        )
        trained = householder_training.train_rotations(
            pool, whitening, self.reflection, self.loss, self.rotations
        )
        nothing = np.zeros((self.rotations, 0, 0), dtype=np.float32)
        is_free = self.reflection == "ROH"
        return HouseholderRotations(
            whitening.mean,
            whitening.axes,
            whitening.deviations,
            normals=trained if is_free else nothing,
            kernels=nothing if is_free else trained,
        )

    def pseudo_vector(self, vector: NDArray[np.float64], pool: SpeakerPool) -> NDArray[np.float64]:
        """Rotate a speaker's vector."""
        learnt = self.learnt(pool)
        rotation = derived_generator(int(self.draw), "rotation").integers(learnt.count)
        return unit_length(learnt(vector, int(rotation)))
