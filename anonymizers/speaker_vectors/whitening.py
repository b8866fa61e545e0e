"""Centring and whitening of speaker vectors, and the way back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Whitening:
    """An affine map under which vectors have mean 0, and the identity as covariance.

    Only the directions of `axes` are whitened; whatever a vector has beside them is left alone.

    Parameters
    ----------
    mean : ndarray, shape (dimensions,)
    axes : ndarray, shape (components, dimensions)
        Orthonormal rows.
    deviations : ndarray, shape (components,)
        By how much vectors vary along each.
    """

    mean: NDArray[np.float64]
    axes: NDArray[np.float64]
    deviations: NDArray[np.float64]

    @classmethod
    def identity(cls, vectors: NDArray[np.float64]) -> Self:
        """Only centre, the covariance being taken for the identity."""
        size = vectors.shape[1]
        return cls(vectors.mean(axis=0), np.eye(size), np.ones(size))

    @classmethod
    def full(cls, vectors: NDArray[np.float64], components: int) -> Self:
        """Whiten along principal components (PCA whitening).

        Parameters
        ----------
        vectors : ndarray, shape (n, dimensions)
        components : int
            How many, of those that vary; the smallest tell more of the pool than of speakers.
        """
        mean = vectors.mean(axis=0)
        _, singular, axes = np.linalg.svd(vectors - mean, full_matrices=False)
        deviations = singular / np.sqrt(len(vectors) - 1)
        varying = int(np.sum(deviations > 1e-6 * deviations[0]))
        kept = min(components, varying)
        return cls(mean, axes[:kept], deviations[:kept])

    def whiten(self, vectors: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return coordinates, shape (..., components), of vectors, shape (..., dimensions)."""
        whitened: NDArray[np.float64] = (vectors - self.mean) @ self.axes.T / self.deviations
        return whitened

    def change(
        self,
        vectors: NDArray[np.float64],
        change: Callable[[NDArray[np.float64]], NDArray[np.float64]],
    ) -> NDArray[np.float64]:
        """Change the whitened coordinates of vectors, shape (..., dimensions)."""
        whitened = self.whiten(vectors)
        difference = (change(whitened) - whitened) * self.deviations
        changed: NDArray[np.float64] = vectors + difference @ self.axes
        return changed
