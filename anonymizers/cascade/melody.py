"""The melody of the source, in the range of another voice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.pitch import PitchTrack

FRAMES_PER_SECOND: Final = 80
"""Of the synthesizer's F0."""
VOICED_HERTZ: Final = 10.0
"""Below this the synthesizer takes a frame for unvoiced."""

_SPREAD_LIMITS = (0.7, 1.4)  # smallest and largest change of the range, in semitones
_SMALLEST_SPREAD = 0.05  # of log F0: monotonous speech is not blown up
_FEWEST_VOICED = 5  # frames
_MEDIAN_FRAMES = 3


def mapped_melody(
    track: PitchTrack,
    predicted_hertz: NDArray[np.floating],
    limits: tuple[float, float],
    begin: float = 0.0,
) -> NDArray[np.float32]:
    """Give the synthesizer's frames the source's melody.

    Log F0 of the source is moved and stretched so that its median and spread are those that the
    synthesizer predicts for the voice. What is voiced is left to the synthesizer.

    Parameters
    ----------
    track : PitchTrack
        Of the source.
    predicted_hertz : ndarray, shape (n,)
        What the synthesizer would say, every 12.5 ms.
    limits : (float, float)
        Lowest and highest median F0 of the voice, in Hz.
    begin : float
        When the first of the synthesizer's frames is in the source, in seconds.

    Returns
    -------
    ndarray, shape (n,)
        In Hz; the prediction where it is unvoiced, and everywhere when the source has next to no
        voiced frame.
    """
    predicted = np.asarray(predicted_hertz, dtype=np.float64)
    is_voiced = predicted > VOICED_HERTZ
    known = track.is_voiced
    if known.sum() < _FEWEST_VOICED or not is_voiced.any():
        return predicted.astype(np.float32)
    seconds = begin + (np.arange(len(predicted)) + 0.5) / FRAMES_PER_SECOND
    log_f0 = _running_median(np.log(track.hertz[known]))
    source = np.interp(seconds, track.seconds[known], log_f0)
    source_median, source_spread = _median_and_spread(log_f0)
    median, spread = _median_and_spread(np.log(predicted[is_voiced]))
    median = float(np.clip(median, *np.log(limits)))
    stretch = float(np.clip(spread / source_spread, *_SPREAD_LIMITS))
    mapped = np.exp(median + stretch * (source - source_median))
    return np.where(is_voiced, mapped, predicted).astype(np.float32)


def _median_and_spread(log_f0: NDArray[np.float64]) -> tuple[float, float]:
    """Return the median, and the median deviation from it as a normal distribution has it."""
    median = float(np.median(log_f0))
    spread = 1.4826 * float(np.median(np.abs(log_f0 - median)))
    return median, max(spread, _SMALLEST_SPREAD)


def _running_median(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Take out single frames that are off, as octave errors are."""
    padded = np.pad(values, _MEDIAN_FRAMES // 2, mode="edge")
    windows = np.lib.stride_tricks.sliding_window_view(padded, _MEDIAN_FRAMES)
    medians: NDArray[np.float64] = np.median(windows, axis=1)
    return medians
