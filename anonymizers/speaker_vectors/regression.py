"""System A1: parts of high and of low variability, each changed by a regression of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from scipy.optimize import linear_sum_assignment

from anonymizers.base import derived_generator
from anonymizers.parameters import Number
from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer, Learnt
from anonymizers.speaker_vectors.pool import OTHER_GENDER, GenderChoice, gender_parameter
from anonymizers.speaker_vectors.vector_anonymizer import unit_length
from anonymizers.speaker_vectors.whitening import Whitening

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender
    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

    Array = NDArray[np.float64]

_COMPONENTS = 64  # principal components that are predicted; the others remain at their mean
_RIDGE = 10.0  # of the linear regression
_KERNEL_RIDGE = 1.0
_SCATTER = 0.15  # random part of the likeness by which speakers are paired, in cosines


@dataclass(frozen=True, eq=False)
class RegressionEnsemble(Learnt):
    """Regressions from speakers to unlike ones, learnt from several draws of the pool.

    Coordinates are whitened principal components; those of the high-variability part come first.

    Parameters
    ----------
    mean, axes, deviations : ndarray
        Of the whitening.
    speakers : ndarray, shape (speakers, components)
        Coordinates of the pool.
    linear : ndarray, shape (2, members, components + 1, high)
        Of the linear regression of the high-variability part, for targets of the same gender and
        of the other one; the constants come last.
    kernel : ndarray, shape (2, members, speakers, low)
        Of the kernel regression of the low-variability part.
    """

    mean: NDArray[np.float64]
    axes: NDArray[np.float64]
    deviations: NDArray[np.float64]
    speakers: NDArray[np.float32]
    linear: NDArray[np.float32]
    kernel: NDArray[np.float32]

    @property
    def members(self) -> int:
        """How many there are of each regression."""
        return int(self.linear.shape[1])

    def __call__(self, vector: Array, *, is_cross: bool, linear: int, kernel: int) -> Array:
        """Change a vector, shape (dimensions,), by one regression of each kind."""
        coordinates = Whitening(self.mean, self.axes, self.deviations).whiten(vector)
        high = np.append(coordinates, 1) @ self.linear[int(is_cross), linear]
        low = (
            _likeness(coordinates[None], self.speakers.astype(np.float64))[0]
            @ self.kernel[int(is_cross), kernel]
        )
        changed: Array = (np.concatenate([high, low]) * self.deviations) @ self.axes + self.mean
        return changed


@dataclass(frozen=True)
class VariabilityRegression(FittedAnonymizer[RegressionEnsemble]):
    """Speaks with a vector predicted from the speaker's by two regressions.

    1. Content features, F0 and a speaker vector are taken from the speech, as by B1.
    2. The vector is decomposed into principal components of the pool: those of high variability,
       and those of low variability, in which much of what is a speaker's own is said to lie. A
       linear regression changes the first, a kernel regression the others. Both have learnt from
       pool speakers, each paired with an unlike one of the same gender (or of the other one); there
       are several of both, learnt from different draws, and which of them are used is drawn.
    3. F0 is moved to what is expected of the new vector, and speech is synthesized, as by B1.
    """

    gender: GenderChoice = field(default="same", metadata={"parameter": gender_parameter()})
    high_variability: float = field(
        default=0.6,
        metadata={
            "parameter": Number("share of the variance in the part of high variability", 0.1, 0.9)
        },
    )
    members: int = field(
        default=8,
        metadata={"parameter": Number("regressions of each kind", 1, 64, is_integer=True)},
    )

    version: ClassVar[str] = "1"
    fewest_speakers: ClassVar[int] = 20
    learns_by: ClassVar[tuple[str, ...]] = ("high_variability", "members")
    references: ClassVar[tuple[str, ...]] = (
        "C. O. Mawalim et al., X-vector singular value modification and "
        "statistical-based decomposition with ensemble regression modeling for speaker "
        "anonymization system, Interspeech 2020",
    )

    @classmethod
    def kind_of_learnt(cls) -> type[RegressionEnsemble]:
        """Return the class of the regressions."""
        return RegressionEnsemble

    def learn(self, pool: SpeakerPool) -> RegressionEnsemble:
        """Fit all regressions."""
        whitening = Whitening.full(pool.vectors, _COMPONENTS)
        coordinates = whitening.whiten(pool.vectors)
        variances = np.cumsum(whitening.deviations**2) / np.sum(whitening.deviations**2)
        high = int(np.searchsorted(variances, self.high_variability)) + 1
        linear, kernel = [], []
        for is_cross in (False, True):
            targets = [
                coordinates[_unlike_speakers(pool, member, is_cross=is_cross)]
                for member in range(self.members)
            ]
            linear.append([_linear_regression(coordinates, one[:, :high]) for one in targets])
            kernel.append([_kernel_regression(coordinates, one[:, high:]) for one in targets])
        single = np.float32
        return RegressionEnsemble(
            whitening.mean,
            whitening.axes,
            whitening.deviations,
            coordinates.astype(single),
            np.array(linear, dtype=single),
            np.array(kernel, dtype=single),
        )

    def pseudo_vector(self, vector: Array, pool: SpeakerPool) -> Array:
        """Predict the new vector."""
        ensemble = self.learnt(pool)
        generator = derived_generator(int(self.draw), "regressions")
        linear, kernel = generator.integers(ensemble.members, size=2)
        return unit_length(
            ensemble(
                vector, is_cross=self.gender == "cross", linear=int(linear), kernel=int(kernel)
            )
        )


def _unlike_speakers(pool: SpeakerPool, member: int, *, is_cross: bool) -> NDArray[np.intp]:
    """Pair each speaker with another one, so that pairs are as unlike as can be.

    Everybody of a gender is a target equally often, so that targets vary as speakers do.
    """
    generator = derived_generator(member, "pairs", str(is_cross))
    target_of = np.zeros(len(pool.vectors), dtype=np.intp)
    genders: tuple[Gender, ...] = ("f", "m")
    for gender in genders:
        sources = pool.of_gender(gender)
        targets = pool.of_gender(OTHER_GENDER[gender] if is_cross else gender)
        repeated = np.resize(generator.permutation(targets), max(len(sources), len(targets)))
        likeness = pool.vectors[sources] @ pool.vectors[repeated].T
        likeness += _SCATTER * generator.standard_normal(likeness.shape)
        rows, columns = linear_sum_assignment(likeness)
        target_of[sources[rows]] = repeated[columns]
    return target_of


def _linear_regression(coordinates: Array, targets: Array) -> Array:
    extended = np.column_stack([coordinates, np.ones(len(coordinates))])
    penalty = _RIDGE * np.eye(extended.shape[1])
    penalty[-1, -1] = 0  # the constants are free
    weights = np.linalg.solve(extended.T @ extended + penalty, extended.T @ targets)
    return np.asarray(weights, dtype=np.float64)


def _kernel_regression(coordinates: Array, targets: Array) -> Array:
    gram = _likeness(coordinates, coordinates) + _KERNEL_RIDGE * np.eye(len(coordinates))
    return np.asarray(np.linalg.solve(gram, targets), dtype=np.float64)


def _likeness(first: Array, second: Array) -> Array:
    """Gaussian kernel whose width is the typical distance of whitened vectors."""
    squares = np.sum((first[:, None] - second[None]) ** 2, axis=2)
    likeness: Array = np.exp(-squares / (2 * first.shape[1]))
    return likeness
