"""Speech taken apart and put together again with its resonances elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import soxr

from anonymizers import frames, lpc

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

OFFSET: Final = float(np.finfo(np.float32).eps)
"""Added to each windowed sample before the analysis, so that no frame is without any energy."""

_BLOCK = 64  # frames worked on at once: so few that they stay in the processor's cache


def move_poles(
    samples: Samples,
    move: Callable[[NDArray[np.complex128]], NDArray[np.complex128]],
    *,
    order: int,
    length: int,
    shift: int,
    first: int = 0,
) -> Samples:
    """Analyse frames by linear prediction and filter their residuals with other poles.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    move : callable
        Takes the poles of frames, shape (frames, order), and returns the new ones; conjugate pairs
        remain such pairs.
    order : int
        Of the linear prediction.
    length, shift : int
        Of frames, in samples.
    first : int
        Frames before this one are left out.

    Returns
    -------
    ndarray, shape (n,)
        Zero after the last whole frame.
    """
    window = frames.root_hann(length, shift)
    cut = frames.split(samples, length, shift)
    added = np.zeros(len(samples))
    for start in range(first, len(cut), _BLOCK):
        windowed = cut[start : start + _BLOCK] * window
        analysis = lpc.burg(windowed + OFFSET, order)
        synthesis = lpc.from_poles(move(lpc.poles(analysis)))
        moved = lpc.refilter(windowed, analysis, synthesis)
        moved *= window
        covered = slice(start * shift, start * shift + (len(moved) - 1) * shift + length)
        added[covered] += frames.overlap_add(moved, shift)
    return added


def play_faster(samples: Samples, factor: float) -> Samples:
    """Change the playback speed: all frequencies times the factor, the duration divided by it.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    factor : float

    Returns
    -------
    ndarray, shape (about n / factor,)
        At the same sample rate.
    """
    resampled: Samples = soxr.resample(samples, factor, 1.0)
    return resampled
