"""Choosing pool speakers by how alike they are to a speaker, and averaging them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Proximity = Literal["farthest", "nearest", "random"]

CANDIDATES, AVERAGED = 200, 100
"""N and N* of the challenge: candidates, and how many of them are averaged."""
FULL_POOL: Final = 560
"""Speakers of one gender in a pool from which on these numbers hold: LibriTTS train-other-500 has
560 women and 600 men."""


def share_of_pool(count: int, pool_size: int) -> int:
    """Scale a number of speakers to a pool smaller than the challenge's.

    Parameters
    ----------
    count : int
        For a pool of `FULL_POOL` speakers of one gender.
    pool_size : int
        Speakers of that gender.

    Returns
    -------
    int
        The same share of the pool, at least 1.
    """
    return max(1, round(count * min(1.0, pool_size / FULL_POOL)))


def cosine_affinities(
    vectors: NDArray[np.float64], vector: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Cosines between pool vectors, shape (speakers, dimensions), and one vector."""
    lengths = np.linalg.norm(vectors, axis=1) * np.linalg.norm(vector)
    affinities: NDArray[np.float64] = vectors @ vector / lengths
    return affinities


def candidates(
    affinities: NDArray[np.float64], count: int, proximity: Proximity
) -> NDArray[np.intp]:
    """Return the places of the `count` nearest or farthest, the most extreme one first.

    For `random` all are candidates, in the order of the pool.
    """
    if proximity == "random":
        return np.arange(len(affinities))
    order = np.argsort(affinities if proximity == "farthest" else -affinities, kind="stable")
    return order[:count]


def average(
    vectors: NDArray[np.float64], chosen: NDArray[np.intp], ranks: Sequence[int]
) -> NDArray[np.float64]:
    """Average some of the candidates.

    Parameters
    ----------
    vectors : ndarray, shape (speakers, dimensions)
    chosen : ndarray of int, shape (candidates,)
        Places of the candidates in `vectors`, by rank.
    ranks : sequence of int
        Which of the candidates are averaged.

    Returns
    -------
    ndarray, shape (dimensions,)
        The plain mean, as in the challenge; whoever needs unit length scales it.
    """
    mean: NDArray[np.float64] = vectors[chosen[sorted(ranks)]].mean(axis=0)
    return mean
