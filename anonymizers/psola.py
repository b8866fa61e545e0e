"""Pitch and rate of speech changed by pitch-synchronous overlap-add, its formants left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples
    from anonymizers.pitch import PitchMarks


def change_pitch_and_rate(
    samples: Samples,
    marks: PitchMarks,
    pitch_factor: float,
    rate_factor: float,
    length: int | None = None,
) -> Samples:
    """Place the periods of speech anew (TD-PSOLA).

    Each mark stands for a grain that reaches, under a Hann window, to the marks on both sides.
    The grain nearest to a time of the input is placed at the corresponding time of the output,
    and the next one a period divided by the pitch factor later (E. Moulines, F. Charpentier,
    "Pitch-synchronous waveform processing techniques for text-to-speech synthesis using diphones",
    Speech Communication 9, 1990). With both factors 1 the samples come back as they were.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    marks : PitchMarks
        Of these samples.
    pitch_factor : float
        New F0 by old F0.
    rate_factor : float
        New speaking rate by the old one.
    length : int, optional
        Of the output; n / rate_factor, rounded, by default.

    Returns
    -------
    ndarray, shape (length,)
    """
    length = round(len(samples) / rate_factor) if length is None else length
    places, grains = _placed_grains(marks, len(samples), length, pitch_factor, rate_factor)
    bounds = np.concatenate([[0], marks.positions, [len(samples)]])
    longest = int(np.diff(bounds).max())
    output = np.zeros(length + 2 * longest)
    for place, grain in zip(places.tolist(), grains.tolist(), strict=True):
        left, centre, right = bounds[grain : grain + 3]
        start = longest + place - (centre - left)
        output[start : start + right - left] += samples[left:right] * _window(
            centre - left, right - centre, is_first=grain == 0, is_last=grain == len(bounds) - 3
        )
    return output[longest : longest + length]


def _placed_grains(
    marks: PitchMarks, length: int, new_length: int, pitch_factor: float, rate_factor: float
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return where grains go in the output, and which ones."""
    spacing = np.diff(marks.positions, append=length).astype(np.float64)
    spacing[:-1][marks.is_period] /= pitch_factor
    boundaries = (marks.positions[1:] + marks.positions[:-1]) / 2
    places, grains = [], []
    place = 0.0
    while place < new_length:
        grain = int(np.searchsorted(boundaries, place * rate_factor, side="right"))
        places.append(round(place))
        grains.append(grain)
        place += spacing[grain]
    return np.array(places, dtype=np.int64), np.array(grains, dtype=np.int64)


def _window(rise: int, fall: int, *, is_first: bool, is_last: bool) -> Samples:
    """Hann window of two halves of different length; level outside the first and last mark."""
    before = np.ones(rise) if is_first else 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    after = np.ones(fall) if is_last else 0.5 + 0.5 * np.cos(np.pi * np.arange(fall) / fall)
    return np.concatenate([before, after])
