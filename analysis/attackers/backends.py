"""What scores a trial: how alike a trial's vector is to the vectors that enrol a speaker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

import numpy as np
from scipy.linalg import eigh

from analysis.attackers.encoders import unit_length
from anonymizers.speaker_vectors.plda import Plda

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Array = NDArray[np.float64]

FEWEST_SPEAKERS: Final = 3
"""That a trained back-end can be fitted on."""
_ITERATIONS: Final = 20
_RIDGE: Final = 1e-3  # of the mean variance, added to what is inverted


def cosine_scores(enrolled: Array, trials: Array) -> Array:
    """Return cosines of enrolment means and trials, as the VoicePrivacy 2024 baseline.

    Parameters
    ----------
    enrolled : ndarray, shape (speakers, dimensions)
        Means of each speaker's vectors.
    trials : ndarray, shape (trials, dimensions)

    Returns
    -------
    ndarray, shape (speakers, trials)
    """
    scores: Array = unit_length(enrolled) @ unit_length(trials).T
    return scores


@dataclass(frozen=True, eq=False)
class PldaBackend:
    """Centring, linear discriminant analysis, length normalization and PLDA, fitted on speech.

    S. Ioffe (ECCV 2006) for PLDA; D. Garcia-Romero and C. Espy-Wilson (Interspeech 2011) for the
    normalization of lengths.

    Parameters
    ----------
    mean : ndarray, shape (dimensions,)
    projection : ndarray, shape (dimensions, kept)
    plda : Plda
        In the projected space.
    """

    mean: Array
    projection: Array
    plda: Plda

    @classmethod
    def fit(cls, vectors: Array, speakers: Sequence[str], *, most_dimensions: int = 64) -> Self:
        """Fit on vectors of speakers with two or more utterances each.

        Parameters
        ----------
        vectors : ndarray, shape (utterances, dimensions)
        speakers : sequence of str [length=utterances]
        most_dimensions : int
            Kept by the linear discriminant analysis; fewer where there are fewer speakers.

        Raises
        ------
        ValueError
            Fewer than three speakers have two utterances.
        """
        vectors, labels = _with_several(unit_length(vectors), speakers)
        mean = vectors.mean(axis=0)
        centred = vectors - mean
        between, within = _scatters(centred, labels)
        kept = min(most_dimensions, labels.max(), vectors.shape[1])
        ridge = _RIDGE * np.trace(within) / len(within) * np.eye(len(within))
        _, directions = eigh(between, within + ridge)
        projection = directions[:, ::-1][:, :kept]
        projected = unit_length(centred @ projection)
        return cls(mean, projection, fit_plda(projected, labels))

    def scores(self, enrolled: Array, trials: Array) -> Array:
        """Return log-likelihood ratios, nats [shape=(speakers, trials)].

        Parameters
        ----------
        enrolled : ndarray, shape (speakers, dimensions)
            Means of each speaker's vectors, scored as one vector.
        trials : ndarray, shape (trials, dimensions)
        """
        return self.plda.log_likelihood_ratios(self._projected(enrolled), self._projected(trials))

    def _projected(self, vectors: Array) -> Array:
        return unit_length((unit_length(vectors) - self.mean) @ self.projection)


def fit_plda(vectors: Array, labels: NDArray[np.intp]) -> Plda:
    """Fit both covariances by expectation maximization.

    Parameters
    ----------
    vectors : ndarray, shape (utterances, dimensions)
    labels : ndarray of int, shape (utterances,)
        Speakers, from 0.

    Returns
    -------
    Plda
        After 20 rounds from the moments; the likelihood grows with each.
    """
    counts = np.bincount(labels)
    mean = vectors.mean(axis=0)
    centred = vectors - mean
    sums = np.zeros((counts.size, vectors.shape[1]))
    np.add.at(sums, labels, centred)
    between, within = _scatters(centred, labels)
    ridge = _RIDGE * np.trace(within) / len(within) * np.eye(len(within))
    between, within = between + ridge, within + ridge
    total = centred.T @ centred
    for _ in range(_ITERATIONS):
        precision_between, precision_within = np.linalg.inv(between), np.linalg.inv(within)
        of_speakers = np.zeros_like(between)
        cross = np.zeros_like(within)
        spread = np.zeros_like(within)
        for count in np.unique(counts):
            alike = counts == count
            covariance = np.linalg.inv(precision_between + count * precision_within)
            means = sums[alike] @ precision_within @ covariance
            moment = alike.sum() * covariance + means.T @ means
            of_speakers += moment
            cross += sums[alike].T @ means
            spread += count * moment
        between = of_speakers / counts.size
        within = (total - cross - cross.T + spread) / len(vectors)
    return Plda(mean, _symmetric(between), _symmetric(within))


def as_norm(scores: Array, of_enrolled: Array, of_trials: Array, *, nearest: int = 100) -> Array:
    """Normalize scores by those of the nearest speakers of a cohort, from both sides.

    Parameters
    ----------
    scores : ndarray, shape (speakers, trials)
    of_enrolled : ndarray, shape (speakers, cohort)
        Scores of enrolled speakers against the cohort.
    of_trials : ndarray, shape (trials, cohort)
        Scores of trials against the cohort.
    nearest : int
        Speakers of the cohort, with the highest scores, that are used.

    Returns
    -------
    ndarray, shape (speakers, trials)

    References
    ----------
    P. Matejka et al. (Interspeech 2017), adaptive symmetric normalization.
    """
    (first_mean, first_spread), (second_mean, second_spread) = (
        _of_nearest(cohort, nearest) for cohort in (of_enrolled, of_trials)
    )
    normalized: Array = 0.5 * (
        (scores - first_mean[:, None]) / first_spread[:, None]
        + (scores - second_mean[None, :]) / second_spread[None, :]
    )
    return normalized


def _of_nearest(cohort: Array, nearest: int) -> tuple[Array, Array]:
    highest = np.sort(cohort, axis=1)[:, -nearest:]
    return highest.mean(axis=1), highest.std(axis=1)


def _with_several(vectors: Array, speakers: Sequence[str]) -> tuple[Array, NDArray[np.intp]]:
    names, place, counts = np.unique(
        np.asarray(speakers, dtype=np.str_), return_inverse=True, return_counts=True
    )
    if (counts > 1).sum() < FEWEST_SPEAKERS:
        raise ValueError(
            f"{int((counts > 1).sum())} of {names.size} speakers have two utterances or more, and "
            f"{FEWEST_SPEAKERS} are needed"
        )
    kept = counts[place] > 1
    _, labels = np.unique(place[kept], return_inverse=True)
    return vectors[kept], labels


def _scatters(centred: Array, labels: NDArray[np.intp]) -> tuple[Array, Array]:
    """Return covariances of speakers' means, and of the vectors around them."""
    counts = np.bincount(labels)
    means = np.zeros((counts.size, centred.shape[1]))
    np.add.at(means, labels, centred)
    means /= counts[:, None]
    apart = centred - means[labels]
    within = apart.T @ apart / (len(centred) - counts.size)
    return means.T @ means / counts.size, within


def _symmetric(matrix: Array) -> Array:
    symmetric: Array = (matrix + matrix.T) / 2.0
    return symmetric
