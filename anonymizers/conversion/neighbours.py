"""Content in which frames of somebody else's speech take the place of the speaker's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def mean_of_nearest(
    frames: NDArray[np.floating], others: NDArray[np.floating], count: int
) -> NDArray[np.float32]:
    """Put the mean of the nearest of other frames, by the cosine, in the place of each frame.

    M. Baas, B. van Niekerk, H. Kamper, Interspeech 2023, section 3.

    Parameters
    ----------
    frames : ndarray, shape (n, size)
    others : ndarray, shape (m, size)
    count : int
        How many are averaged; at most m.

    Returns
    -------
    ndarray, shape (n, size)
    """
    cosines = _of_unit_length(frames) @ _of_unit_length(others).T
    count = min(count, len(others))
    nearest = np.argpartition(-cosines, count - 1, axis=1)[:, :count]
    return others[nearest].mean(axis=1).astype(np.float32)


def _of_unit_length(frames: NDArray[np.floating]) -> NDArray[np.floating]:
    lengths = np.linalg.norm(frames, axis=1, keepdims=True)
    return frames / np.maximum(lengths, np.finfo(frames.dtype).tiny)
