"""System K2: voices chosen so that no choice tells much of whose place it takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.parameters import Number
from anonymizers.speaker_vectors.selection import cosine_affinities
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

    Array = NDArray[np.float64]


@dataclass(frozen=True)
class VoiceIndistinguishability(VectorAnonymizer):
    """Speaks with the voice of a pool speaker, chosen by a mechanism with a guarantee.

    1. Content features, F0 and a speaker vector are taken from the speech, as by B1.
    2. A pool speaker is drawn, an alike one more probably, with a probability that changes with the
       speaker's own vector by a factor of e^(epsilon d) at most, where d is the angle between
       vectors in units of pi: voice indistinguishability, after differential privacy.
    3. F0 is moved to what is expected of the new vector; an acoustic model and the algorithm of
       Griffin and Lim make the speech.

    The voice is that of a real person of the pool. The challenge's K2 took for a pool the speakers
    that were evaluated: `python -m anonymizers train pool` measures them, and `pool` names the
    file; speakers are then given one another's voices, or even their own.
    """

    epsilon: float = field(
        default=10.0,
        metadata={
            "parameter": Number("what a choice may tell at most of opposite voices, nats", 0, 1_000)
        },
    )

    version: ClassVar[str] = "1"
    fewest_speakers: ClassVar[int] = 2
    references: ClassVar[tuple[str, ...]] = (
        "Y. Han, S. Li, Y. Cao, Q. Ma, M. Yoshikawa, Voice-indistinguishability: protecting "
        "voiceprint in privacy-preserving speech data release, ICME 2020",
        "D. W. Griffin, J. S. Lim, Signal estimation from modified short-time Fourier transform, "
        "IEEE TASSP 32, 1984",
    )

    def pseudo_vector(self, vector: Array, pool: SpeakerPool) -> Array:
        """Draw a pool speaker, and take the vector."""
        probabilities = choice_probabilities(vector, pool.vectors, self.epsilon)
        generator = derived_generator(int(self.draw), "voice")
        drawn: Array = pool.vectors[generator.choice(len(probabilities), p=probabilities)]
        return drawn


def angular_distances(vectors: Array, vector: Array) -> Array:
    """Angles of vectors, shape (n, dimensions), with another one, in units of pi."""
    angles: Array = np.arccos(np.clip(cosine_affinities(vectors, vector), -1, 1)) / np.pi
    return angles


def choice_probabilities(vector: Array, voices: Array, epsilon: float) -> Array:
    """With which probability each voice is chosen for a speaker.

    For two speakers at the distance d, the probabilities of any voice differ by the factor
    e^(epsilon d) at most: half of epsilon counts in the exponent, and half in the normalization,
    since distances obey the triangle inequality.

    Parameters
    ----------
    vector : ndarray, shape (dimensions,)
    voices : ndarray, shape (n, dimensions)
    epsilon : float
        In nats for each unit of `angular_distances`.

    Returns
    -------
    ndarray, shape (n,)
    """
    exponents = -0.5 * epsilon * angular_distances(voices, vector)
    weights = np.exp(exponents - exponents.max())
    probabilities: Array = weights / weights.sum()
    return probabilities
