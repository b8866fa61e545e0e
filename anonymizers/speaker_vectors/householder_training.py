"""Training of the mirrors of an orthogonal Householder neural network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.progress import with_progress
from anonymizers.speaker_vectors import reflections
from anonymizers.speaker_vectors.adam import Adam
from anonymizers.speaker_vectors.angular_losses import angular_margin_loss, cosine_embedding_loss

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool
    from anonymizers.speaker_vectors.whitening import Whitening

    Array = NDArray[np.float64]

Reflection = Literal["ROH", "LOH"]
Loss = Literal["AAM", "w-AAM", "w-AAM-"]

REFLECTIONS: Final = 192
"""Mirrors of a rotation: channels of the convolution of LOH, and an even number, so that ROH turns
and does not mirror."""
MARGIN: Final = 0.2
COUNTERPART_MARGINS: Final[Mapping[Loss, float | None]] = {
    "AAM": None,
    "w-AAM": MARGIN,
    "w-AAM-": -MARGIN,
}

_STEPS = 40
_ORIGINALS = 64  # of a batch, which holds as many anonymized vectors
_LEARNING_RATE = 0.003  # small, since a rotation changes with all of its mirrors
_CLASS_LEARNING_RATE = 0.03
_SIMILARITY_SHARE = 1.0  # of the similarity loss beside the classification loss


def train_rotations(
    pool: SpeakerPool, whitening: Whitening, reflection: Reflection, loss: Loss, count: int
) -> NDArray[np.float32]:
    """Train rotations on a pool, independently of one another.

    Parameters
    ----------
    pool : SpeakerPool
    whitening : Whitening
    reflection : 'ROH' or 'LOH'
    loss : 'AAM', 'w-AAM' or 'w-AAM-'
    count : int

    Returns
    -------
    ndarray, shape (count, REFLECTIONS, components) or (count, REFLECTIONS, 4)
        Normals of the mirrors (ROH), or kernels of the convolution (LOH).
    """
    trainings = [RotationTraining(pool, whitening, reflection, loss, seed) for seed in range(count)]
    steps = [training for training in trainings for _ in range(_STEPS)]
    for training in with_progress(steps, "OHNN", len(steps), unit="step"):
        training.step()
    return np.array([training.parameters for training in trainings], dtype=np.float32)


class RotationTraining:
    """Trains one rotation with originals and their anonymized twins, as twice as many classes.

    Speakers of the pool speak with its covariance within speakers. The losses see vectors from
    which the mean is taken: those of GE2E have no negative entry, so that the cosine of any two is
    about 0.6, and a margin of 0 would only be reached by turning all of them to the other side.
    """

    def __init__(
        self,
        pool: SpeakerPool,
        whitening: Whitening,
        reflection: Reflection,
        loss: Loss,
        seed: int,
    ) -> None:
        self._generator = derived_generator(seed, "OHNN", reflection)
        self._pool = pool
        self._whitening = whitening
        self._is_free = reflection == "ROH"
        self._counterpart_margin = COUNTERPART_MARGINS[loss]
        variances, axes = np.linalg.eigh(pool.within)
        self._speech = axes * np.sqrt(np.maximum(variances, 0))
        width = len(whitening.axes) if self._is_free else 4
        self.parameters = self._generator.standard_normal((REFLECTIONS, width))
        means = pool.vectors - whitening.mean
        classes = np.concatenate([means, self._anonymized(pool.vectors)[0]])
        # Only directions count; entries are as large as those of the mirrors' normals.
        self._classes = classes / classes.std(axis=1, keepdims=True)
        self.trained = [self.parameters, self._classes]
        self._optimizers = (
            Adam([self.parameters], _LEARNING_RATE),
            Adam([self._classes], _CLASS_LEARNING_RATE),
        )

    def step(self) -> float:
        """Take a step, and return the loss before it."""
        pool = self._pool
        speakers = self._generator.integers(len(pool.vectors), size=_ORIGINALS)
        noise = self._generator.standard_normal((_ORIGINALS, pool.vectors.shape[1]))
        vectors = pool.vectors[speakers] + noise @ self._speech.T
        loss, gradients = self.loss(
            vectors / np.linalg.norm(vectors, axis=1, keepdims=True), speakers
        )
        for optimizer, gradient in zip(self._optimizers, gradients, strict=True):
            optimizer.step([gradient])
        return loss

    def loss(self, vectors: Array, speakers: NDArray[np.intp]) -> tuple[float, list[Array]]:
        """Return the loss, Eq. (5), and its gradients by what is `trained`.

        Parameters
        ----------
        vectors : ndarray, shape (n, dimensions)
        speakers : ndarray of int, shape (n,)
            Their places in the pool.
        """
        originals = vectors - self._whitening.mean
        anonymized, turned, normals = self._anonymized(vectors)
        count = len(self._pool.vectors)
        classification, of_batch, of_classes = angular_margin_loss(
            np.concatenate([originals, anonymized]),
            self._classes,
            np.concatenate([speakers, speakers + count]),
            margin=MARGIN,
            counterpart_margin=self._counterpart_margin,
        )
        similarity, of_anonymized = cosine_embedding_loss(originals, anonymized)
        of_anonymized = _SIMILARITY_SHARE * of_anonymized + of_batch[len(originals) :]
        whitening = self._whitening
        of_turned = (of_anonymized @ whitening.axes.T) * whitening.deviations
        _, of_normals = reflections.gradients(turned, of_turned, normals)
        of_parameters = (
            of_normals
            if self._is_free
            else reflections.kernel_gradients(whitening.whiten(vectors), of_normals)
        )
        return classification + _SIMILARITY_SHARE * similarity, [of_parameters, of_classes]

    def _anonymized(self, vectors: Array) -> tuple[Array, Array, Array]:
        """Anonymized vectors without the mean; they whitened; and the mirrors' normals."""
        whitening = self._whitening
        whitened = whitening.whiten(vectors)
        normals = (
            self.parameters
            if self._is_free
            else reflections.normals_of_convolution(whitened, self.parameters)
        )
        turned = reflections.reflected(whitened, normals)
        anonymized = whitening.change(vectors, lambda _: turned) - whitening.mean
        return anonymized, turned, normals
