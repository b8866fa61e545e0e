"""From the synthesizer's output to an utterance of the corpus: trimmed, levelled, faded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import soxr

from anonymizers.level import active_mask
from sessions import loudness

if TYPE_CHECKING:
    from numpy.typing import NDArray

SAMPLE_RATE: Final = 16_000
"""Of the corpus, in Hz."""
LOUDNESS_LUFS: Final = -26.0

_MARGIN_SECONDS = 0.1
_FADE_SECONDS = 0.01


def finish(samples: NDArray[np.float32], sample_rate: int) -> NDArray[np.float64]:
    """Resample to `SAMPLE_RATE`, cut the silence around the speech, set the level, fade.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        One sentence as synthesized.
    sample_rate : int
        In Hz.

    Returns
    -------
    ndarray, shape (m,)
        0.1 s more on each side than the speech itself, at `LOUDNESS_LUFS`.
    """
    resampled = soxr.resample(samples.astype(np.float64), sample_rate, SAMPLE_RATE, quality="VHQ")
    trimmed = _trim(resampled)
    levelled, _ = loudness.matched(trimmed, loudness.measure(trimmed, SAMPLE_RATE), LOUDNESS_LUFS)
    return _fade(levelled)


def _trim(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    speech = np.flatnonzero(active_mask(samples, SAMPLE_RATE))
    margin = round(_MARGIN_SECONDS * SAMPLE_RATE)
    return samples[max(0, speech[0] - margin) : speech[-1] + 1 + margin]


def _fade(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    length = round(_FADE_SECONDS * SAMPLE_RATE)
    rise = np.sin(np.linspace(0.0, np.pi / 2, length)) ** 2
    faded = samples.copy()
    faded[:length] *= rise
    faded[-length:] *= rise[::-1]
    return faded
