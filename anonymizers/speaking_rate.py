"""How fast somebody speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy.signal import find_peaks

from anonymizers import frames

if TYPE_CHECKING:
    from anonymizers.corpora.audio import Samples
    from anonymizers.pitch import PitchTrack

_WINDOW_SECONDS, _SHIFT_SECONDS = 0.064, 0.016
_QUIETEST_DB = 25.0  # below the loudest frames: what is spoken, and not a pause
_DIP_DB = 2.0
_LONGEST_GAP_SECONDS = 0.3  # a longer silence is a pause


def syllables_per_second(samples: Samples, sample_rate: int, track: PitchTrack) -> float:
    """Estimate the articulation rate from peaks of intensity, pauses left out.

    A syllable nucleus is a voiced peak of intensity, within 25 dB of the loudest, with a dip of at
    least 2 dB to both sides (after N. de Jong, T. Wempe, "Praat script to detect syllable nuclei
    and measure speech rate automatically", Behavior Research Methods 41, 2009).

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.
    track : PitchTrack
        Of these samples.

    Returns
    -------
    float
        nan when there are fewer than three nuclei.
    """
    length, shift = (round(s * sample_rate) for s in (_WINDOW_SECONDS, _SHIFT_SECONDS))
    if len(samples) < 3 * length:
        return float("nan")
    window = np.hanning(length)
    power = np.square(frames.split(samples, length, shift)) @ window
    if not power.any():
        return float("nan")
    decibels = 10 * np.log10(np.maximum(power, 1e-12 * power.max()))
    quietest = np.percentile(decibels, 99) - _QUIETEST_DB
    peaks, _ = find_peaks(decibels, height=quietest, prominence=_DIP_DB)
    nuclei = peaks[track.voiced_at((peaks * shift + length / 2) / sample_rate)]
    if len(nuclei) < 3:
        return float("nan")
    intervals = np.diff(nuclei) * shift / sample_rate
    spoken = intervals[intervals < _LONGEST_GAP_SECONDS + np.median(intervals)]
    return float(1 / spoken.mean()) if len(spoken) else float("nan")
