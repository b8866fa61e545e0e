"""Systems O1 and O1c1: voices sampled from a model of all voices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.errors import UserError
from anonymizers.parameters import Number
from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer, Learnt
from anonymizers.speaker_vectors.pool import OTHER_GENDER, GenderChoice, gender_parameter
from anonymizers.speaker_vectors.selection import cosine_affinities
from anonymizers.speaker_vectors.vector_anonymizer import unit_length

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender
    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

    Array = NDArray[np.float64]

GENDERS: Final[tuple[Gender, ...]] = ("f", "m")
_ROUNDS = 50
_LEAST_SHARE = 0.05  # of the variance of all, which a component has along each axis
MOST_TRIES: Final = 100
"""Voices drawn to find one that is unlike enough."""


@dataclass(frozen=True, eq=False)
class VoiceModel(Learnt):
    """A Gaussian mixture for each gender, in a space reduced by PCA.

    Parameters
    ----------
    mean : ndarray, shape (dimensions,)
    axes : ndarray, shape (components, dimensions)
        Orthonormal rows.
    weights : ndarray, shape (2, mixture)
        Of women, then of men.
    means, variances : ndarray, shape (2, mixture, components)
    """

    mean: NDArray[np.float64]
    axes: NDArray[np.float64]
    weights: NDArray[np.float64]
    means: NDArray[np.float64]
    variances: NDArray[np.float64]

    @classmethod
    def fit(cls, pool: SpeakerPool, variance: float, mixture: int) -> VoiceModel:
        """Fit to a pool.

        Parameters
        ----------
        pool : SpeakerPool
        variance : float
            Share of it that the axes keep.
        mixture : int
            Gaussians of a gender.
        """
        mean = pool.vectors.mean(axis=0)
        _, singular, axes = np.linalg.svd(pool.vectors - mean, full_matrices=False)
        shares = np.cumsum(singular**2) / np.sum(singular**2)
        kept = axes[: int(np.searchsorted(shares, variance - 1e-9)) + 1]
        fitted = [
            _expectation_maximization(
                (pool.vectors[pool.of_gender(gender)] - mean) @ kept.T,
                mixture,
                derived_generator(0, "mixture", gender),
            )
            for gender in GENDERS
        ]
        weights, means, variances = (np.array(part) for part in zip(*fitted, strict=True))
        return cls(mean, kept, weights, means, variances)

    def sample(self, gender: Gender, generator: np.random.Generator) -> Array:
        """Draw a voice, shape (dimensions,), of unit length."""
        of_gender = GENDERS.index(gender)
        place = generator.choice(self.weights.shape[1], p=self.weights[of_gender])
        deviations = np.sqrt(self.variances[of_gender, place])
        noise = generator.standard_normal(len(self.axes))
        return unit_length(
            (self.means[of_gender, place] + deviations * noise) @ self.axes + self.mean
        )


@dataclass(frozen=True)
class VoiceSampling(FittedAnonymizer[VoiceModel]):
    """Speaks with a voice sampled from a model of voices, which are as different as real ones.

    1. Content features, F0 and a speaker vector are taken from the speech, as by B1.
    2. A vector is drawn from a Gaussian mixture of the speakers of the same gender (or of the other
       one), fitted in a space reduced by PCA, whatever the speaker's own vector is. The cosine
       distances of drawn voices are distributed as those of real ones, while averages as B1's are
       all alike. With a limit of similarity (O1c1), it is drawn anew until it is unlike enough.
    3. F0 is moved to what is expected of the new vector, and speech is synthesized, as by B1.
    """

    gender: GenderChoice = field(default="same", metadata={"parameter": gender_parameter()})
    most_similar: float = field(
        default=1.0,
        metadata={
            "parameter": Number("highest cosine of the speaker's vector and the drawn one", -1, 1)
        },
    )
    variance: float = field(
        default=0.99,
        metadata={"parameter": Number("share of the pool's variance that PCA keeps", 0.1, 1)},
    )
    mixture: int = field(
        default=4,
        metadata={"parameter": Number("Gaussians of each gender", 1, 64, is_integer=True)},
    )

    version: ClassVar[str] = "1"
    fewest_speakers: ClassVar[int] = 20
    learns_by: ClassVar[tuple[str, ...]] = ("variance", "mixture")
    references: ClassVar[tuple[str, ...]] = (
        "H. Turner, G. Lovisotto, I. Martinovic, Speaker anonymization with "
        "distribution-preserving x-vector generation for the VoicePrivacy Challenge 2020, 2020",
    )

    @classmethod
    def kind_of_learnt(cls) -> type[VoiceModel]:
        """Return the class of the model of voices."""
        return VoiceModel

    def learn(self, pool: SpeakerPool) -> VoiceModel:
        """Fit PCA and mixtures."""
        if self.mixture * 2 > min(len(pool.of_gender(gender)) for gender in GENDERS):
            raise UserError(
                f"mixture is {self.mixture}; the pool has too few speakers of a gender for that "
                "many, choose fewer."
            )
        return VoiceModel.fit(pool, self.variance, self.mixture)

    def pseudo_vector(self, vector: Array, pool: SpeakerPool) -> Array:
        """Draw a voice, if need be again until it is unlike enough.

        Of `MOST_TRIES` that are all too similar, as to a speaker who is near the mean of all, the
        least similar one.
        """
        model = self.learnt(pool)
        own: Gender = pool.gender_of(vector)
        gender = own if self.gender == "same" else OTHER_GENDER[own]
        generator = derived_generator(int(self.draw), "voice")
        least, voice = np.inf, vector
        for _ in range(MOST_TRIES):
            drawn = model.sample(gender, generator)
            similarity = float(cosine_affinities(drawn[None], vector)[0])
            if similarity < least:
                least, voice = similarity, drawn
            if least <= self.most_similar:
                break
        return voice


def _expectation_maximization(
    points: Array, count: int, generator: np.random.Generator
) -> tuple[Array, Array, Array]:
    """Fit a mixture of Gaussians with diagonal covariances; weights, means and variances."""
    overall = points.var(axis=0)
    means = points[generator.choice(len(points), count, replace=False)]
    variances = np.tile(overall, (count, 1))
    weights = np.full(count, 1 / count)
    for _ in range(_ROUNDS):
        deviations = points[:, None] - means
        log_densities = np.log(weights) - 0.5 * np.sum(
            deviations**2 / variances + np.log(variances), axis=2
        )
        log_densities -= log_densities.max(axis=1, keepdims=True)
        shares = np.exp(log_densities)
        shares /= shares.sum(axis=1, keepdims=True)
        counts = shares.sum(axis=0) + 1e-9
        weights = counts / counts.sum()
        means = shares.T @ points / counts[:, None]
        squares = shares.T @ points**2 / counts[:, None] - means**2
        variances = np.maximum(squares, _LEAST_SHARE * overall)
    return weights, means, variances
