"""Systems S1c1 and S2c1, and S1 and S2 on top of B1: autoencoders that forget who speaks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

import numpy as np

from anonymizers.parameters import Choice
from anonymizers.speaker_vectors import adversarial_training, perceptron
from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer, Learnt
from anonymizers.speaker_vectors.pool import PoolAverage
from anonymizers.speaker_vectors.vector_anonymizer import unit_length

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

    Array = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Autoencoder(Learnt):
    """Weights of encoder and decoder.

    Parameters
    ----------
    mean : ndarray, shape (dimensions,)
        Taken from vectors first, and added in the end.
    scale : ndarray, shape ()
        What is left is divided by it.
    encoder_0, encoder_1, decoder_0, decoder_1 : ndarray, shape (inputs + 1, outputs)
        Of each layer; the biases come last.
    branch_weights : ndarray, shape (3,)
        With which it was trained against the gender, speaker and accent branches.
    """

    mean: NDArray[np.float64]
    scale: NDArray[np.float64]
    encoder_0: NDArray[np.float32]
    encoder_1: NDArray[np.float32]
    decoder_0: NDArray[np.float32]
    decoder_1: NDArray[np.float32]
    branch_weights: NDArray[np.float64]

    def __call__(self, vectors: Array) -> Array:
        """Encode and decode vectors, shape (..., dimensions)."""
        decoded = self._through(self.encoded(vectors), self.decoder_0, self.decoder_1)
        return decoded * self.scale + self.mean

    def encoded(self, vectors: Array) -> Array:
        """Return the code of vectors, shape (..., code), between -1 and 1."""
        scaled = (vectors - self.mean) / self.scale
        code: Array = np.tanh(self._through(scaled, self.encoder_0, self.encoder_1))
        return code

    @staticmethod
    def _through(vectors: Array, *layers: NDArray[np.float32]) -> Array:
        split = [part for layer in layers for part in (layer[:-1], layer[-1])]
        return perceptron.outputs(split, vectors)[-1]


@dataclass(frozen=True)
class AdversarialAutoencoder(FittedAnonymizer[Autoencoder]):
    """Speaks with what an autoencoder leaves of the speaker's vector.

    1. Content features, F0 and a speaker vector are taken from the speech, as by B1.
    2. An autoencoder codes and decodes the vector; or B1's mean of many pool speakers (S1, S2). It
       has learnt to rebuild vectors from codes that tell branches of its network as little as can
       be of gender, speaker and, where the pool knows it, accent (domain-adversarial training).
    3. F0 is moved to what is expected of the new vector, and speech is synthesized, as by B1.

    S1c1 counts all branches alike. For S2c1 the weights of the branches are tuned on the pool.
    Without B1 nothing is drawn: enrolment and trials get the same pseudo-speaker.
    """

    branches: Literal["alike", "tuned"] = field(
        default="alike",
        metadata={"parameter": Choice("weights of the adversarial branches", ("alike", "tuned"))},
    )
    applied_to: Literal["speaker", "B1"] = field(
        default="speaker",
        metadata={"parameter": Choice("whose vector is coded", ("speaker", "B1"))},
    )

    version: ClassVar[str] = "1"
    fewest_speakers: ClassVar[int] = 20
    learns_by: ClassVar[tuple[str, ...]] = ("branches",)
    references: ClassVar[tuple[str, ...]] = (
        "F. M. Espinoza-Cuadros, J. M. Perero-Codosero, J. Antón-Martín, L. A. Hernández-Gómez, "
        "Speaker de-identification system using autoencoders and adversarial training, 2020",
        "Y. Ganin et al., Domain-adversarial training of neural networks, JMLR 17, 2016",
    )

    @property
    def is_drawn(self) -> bool:
        """Whether everything random is drawn, or nothing is."""
        return super().is_drawn or self.applied_to == "speaker"

    @classmethod
    def kind_of_learnt(cls) -> type[Autoencoder]:
        """Return the class of the autoencoder."""
        return Autoencoder

    def learn(self, pool: SpeakerPool) -> Autoencoder:
        """Train the autoencoder, or several of which the best is kept."""
        trained = (
            adversarial_training.train_tuned(pool)
            if self.branches == "tuned"
            else adversarial_training.train(pool, adversarial_training.ALIKE)
        )
        encoder_0, encoder_1, decoder_0, decoder_1 = (
            np.vstack([weights, bias]).astype(np.float32)
            for weights, bias in zip(trained.layers[::2], trained.layers[1::2], strict=True)
        )
        return Autoencoder(
            trained.mean,
            np.array(trained.scale),
            encoder_0,
            encoder_1,
            decoder_0,
            decoder_1,
            np.array(trained.branch_weights),
        )

    def pseudo_vector(self, vector: Array, pool: SpeakerPool) -> Array:
        """Code and decode a vector."""
        if self.applied_to == "B1":
            vector = PoolAverage(draw=self.draw).pseudo_vector(vector, pool)
        return unit_length(self.learnt(pool)(vector))
