"""Content as one of a few hundred codewords a frame, which leaves less room for the speaker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from scipy.cluster.vq import kmeans2

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

FRAMES: Final = 40_000
"""As many, drawn from all, does a codebook learn from at most."""

_ROUNDS = 15


def learn_codebook(
    features: Iterable[NDArray[np.floating]], codewords: int, generator: np.random.Generator
) -> NDArray[np.float32]:
    """Find the codewords that features are nearest to, by k-means.

    Parameters
    ----------
    features : iterable of ndarray, shape (frames, size)
        Normalized, of each utterance.
    codewords : int
    generator : numpy.random.Generator
        Draws the frames to learn from, and the first codewords.

    Returns
    -------
    ndarray, shape (codewords, size)
    """
    frames = np.concatenate(list(features)).astype(np.float32)
    if len(frames) > FRAMES:
        frames = frames[generator.choice(len(frames), FRAMES, replace=False)]
    first = _apart(frames, codewords, generator)
    codebook, _ = kmeans2(frames, first, iter=_ROUNDS, minit="matrix")
    return np.asarray(codebook, dtype=np.float32)


def quantized(
    features: NDArray[np.floating], codebook: NDArray[np.floating]
) -> NDArray[np.float32]:
    """Put the nearest codeword in the place of each frame.

    Parameters
    ----------
    features : ndarray, shape (frames, size)
    codebook : ndarray, shape (codewords, size)

    Returns
    -------
    ndarray, shape (frames, size)
    """
    # The squared distance but for the square of the frame, which is the same for all codewords.
    distances = np.square(codebook).sum(axis=1) - 2 * (features @ codebook.T)
    return codebook[distances.argmin(axis=1)].astype(np.float32)


def _apart(
    frames: NDArray[np.float32], count: int, generator: np.random.Generator
) -> NDArray[np.float32]:
    """Draw frames, each with a probability as its squared distance from those drawn (k-means++)."""
    squares = np.square(frames).sum(axis=1)
    chosen = [int(generator.integers(len(frames)))]
    nearest = np.full(len(frames), np.inf)
    while len(chosen) < count:
        newest = frames[chosen[-1]]
        nearest = np.minimum(nearest, squares + newest @ newest - 2 * (frames @ newest))
        weights = np.cumsum(np.maximum(nearest, 0), dtype=np.float64)
        place = np.searchsorted(weights, generator.random() * weights[-1], side="right")
        chosen.append(min(int(place), len(frames) - 1))
    return frames[chosen]
