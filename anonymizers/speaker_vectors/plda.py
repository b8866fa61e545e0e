"""Probabilistic linear discriminant analysis with two covariances."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Self

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SHRINKAGE = 0.5


@dataclass(frozen=True, eq=False)
class Plda:
    """Speakers are normally distributed, and so is the speech of each around the speaker.

    S. Ioffe (ECCV 2006); N. Brümmer and E. de Villiers (Odyssey 2010).

    Parameters
    ----------
    mean : ndarray, shape (dimensions,)
    between, within : ndarray, shape (dimensions, dimensions)
        Covariances of speakers, and of the speech of one speaker.
    """

    mean: NDArray[np.float64]
    between: NDArray[np.float64]
    within: NDArray[np.float64]

    @classmethod
    def of_vectors(cls, vectors: NDArray[np.float64], within: NDArray[np.float64]) -> Self:
        """Take the covariance between speakers from one vector of each, shape (n, dimensions).

        Both covariances are drawn halfway to multiples of the identity, since there are hardly more
        speakers than vectors have dimensions.
        """
        return cls(vectors.mean(axis=0), _shrunk(np.cov(vectors.T)), _shrunk(within))

    def log_likelihood_ratios(
        self, enrolled: NDArray[np.float64], trials: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Compare that two vectors are of one speaker to that they are of two.

        Parameters
        ----------
        enrolled : ndarray, shape (n, dimensions)
        trials : ndarray, shape (m, dimensions)

        Returns
        -------
        ndarray, shape (n, m), nats
        """
        own, across, constant = self._quadratic
        first, second = enrolled - self.mean, trials - self.mean
        of_first = np.sum(first @ own * first, axis=1)
        of_second = np.sum(second @ own * second, axis=1)
        ratios: NDArray[np.float64] = (
            0.5 * (of_first[:, None] + of_second + constant) + first @ across @ second.T
        )
        return ratios

    @cached_property
    def _quadratic(self) -> tuple[NDArray[np.float64], NDArray[np.float64], float]:
        """Matrices of a vector with itself and with the other one, and what is added."""
        total = self.between + self.within
        apart = np.linalg.inv(total)
        # A pair of one speaker has the covariance [[total, between], [between, total]].
        remaining = total - self.between @ apart @ self.between
        together = np.linalg.inv(remaining)
        constant = np.linalg.slogdet(total)[1] - np.linalg.slogdet(remaining)[1]
        return apart - together, together @ self.between @ apart, float(constant)


def _shrunk(covariance: NDArray[np.float64]) -> NDArray[np.float64]:
    size = len(covariance)
    alike = np.trace(covariance) / size * np.eye(size)
    shrunk: NDArray[np.float64] = (1 - _SHRINKAGE) * covariance + _SHRINKAGE * alike
    return shrunk
