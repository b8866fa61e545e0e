"""Fundamental frequency (F0) of speech, and marks at its periods."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import soxr
from swift_f0 import SwiftF0

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

LOWEST_F0: Final = 60.0
HIGHEST_F0: Final = 500.0
UNVOICED_STEP_SECONDS: Final = 0.01
"""Distance of marks where there is no period."""

_TRACKER_RATE = 16_000
_FRAME_SECONDS = 256 / _TRACKER_RATE
_VOICED_CONFIDENCE = 0.5
_PERIOD_TOLERANCE = 0.15  # share of a period that the next mark may be off the tracked one


@dataclass(frozen=True, slots=True)
class PitchTrack:
    """F0 over time.

    Parameters
    ----------
    seconds : ndarray, shape (frames,)
        Ascending times of the frames.
    hertz : ndarray, shape (frames,)
        F0; nan where the speech is unvoiced.
    """

    seconds: NDArray[np.float64]
    hertz: NDArray[np.float64]

    @property
    def is_voiced(self) -> NDArray[np.bool_]:
        """Which frames are voiced, shape (frames,)."""
        return ~np.isnan(self.hertz)

    def median(self) -> float:
        """Return the median F0 in Hz; nan when nothing is voiced."""
        voiced = self.hertz[self.is_voiced]
        return float(np.median(voiced)) if len(voiced) else float("nan")

    def voiced_seconds(self) -> float:
        """Return how much of the speech is voiced, in seconds."""
        return float(self.is_voiced.sum()) * 2 * _half_frame(self.seconds)

    def voiced_at(self, seconds: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Whether the frame nearest to each time is voiced."""
        if len(self.seconds) == 0:
            return np.zeros(len(seconds), dtype=bool)
        boundaries = (self.seconds[1:] + self.seconds[:-1]) / 2
        nearest: NDArray[np.bool_] = self.is_voiced[np.searchsorted(boundaries, seconds)]
        return nearest

    def played_faster(self, factor: float) -> PitchTrack:
        """Return the track of the same speech after a change of its playback speed."""
        return PitchTrack(self.seconds / factor, self.hertz * factor)

    def voiced_stretches(self) -> list[tuple[float, float]]:
        """Return beginning and end, in seconds, of each run of voiced frames."""
        half = _half_frame(self.seconds)
        steps = np.diff(np.concatenate([[0], self.is_voiced.astype(np.int8), [0]]))
        begins, ends = np.flatnonzero(steps == 1), np.flatnonzero(steps == -1) - 1
        return [
            (float(self.seconds[begin] - half), float(self.seconds[end] + half))
            for begin, end in zip(begins, ends, strict=True)
        ]


def track_pitch(samples: Samples, sample_rate: int) -> PitchTrack:
    """Track F0 by SwiftF0 (L. Nieradzik, arXiv 2508.18440), from 60 to 500 Hz.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        At any level.
    sample_rate : int
        In Hz.

    Returns
    -------
    PitchTrack
        With a frame every 16 ms; without any for less than one frame or digital silence.
    """
    peak = np.max(np.abs(samples), initial=0.0)
    if peak == 0:
        return PitchTrack(np.zeros(0), np.zeros(0))
    resampled = soxr.resample(samples / peak, sample_rate, _TRACKER_RATE)
    if len(resampled) < _FRAME_SECONDS * _TRACKER_RATE:
        return PitchTrack(np.zeros(0), np.zeros(0))
    found = _tracker().detect(resampled, _TRACKER_RATE, LOWEST_F0, HIGHEST_F0)
    is_voiced = found.confidence >= _VOICED_CONFIDENCE
    return PitchTrack(found.timestamps, np.where(is_voiced, found.pitch_hz, np.nan))


@dataclass(frozen=True, slots=True)
class PitchMarks:
    """Where speech is cut pitch-synchronously.

    Parameters
    ----------
    positions : ndarray of int, shape (marks,)
        In samples, strictly ascending; the first is 0.
    is_period : ndarray of bool, shape (marks - 1,)
        Whether from this mark to the next is a period of voiced speech.
    """

    positions: NDArray[np.int64]
    is_period: NDArray[np.bool_]


def mark_periods(samples: Samples, sample_rate: int, track: PitchTrack) -> PitchMarks:
    """Mark each period of voiced stretches, and every 10 ms between them.

    In each stretch the first mark is at its largest peak; from there on, to both sides, the next
    mark is where the waveform is most like that around the last one, within 15 % of a period
    from where the track has it.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.
    track : PitchTrack
        Of these samples.

    Returns
    -------
    PitchMarks
    """
    step = UNVOICED_STEP_SECONDS * sample_rate
    positions, is_period = [0], [False]
    for begin, end in track.voiced_stretches():
        stretch = (max(0, round(begin * sample_rate)), min(len(samples), round(end * sample_rate)))
        periods = _marks_of_stretch(samples, sample_rate, track, stretch)
        periods = [mark for mark in periods if mark > positions[-1]]
        if not periods:
            continue
        _fill(positions, is_period, periods[0], step)
        positions += periods
        is_period += [True] * (len(periods) - 1) + [False]
    _fill(positions, is_period, len(samples), step)
    return PitchMarks(np.array(positions), np.array(is_period[:-1], dtype=bool))


def _fill(positions: list[int], is_period: list[bool], end: int, step: float) -> None:
    """Add marks between the last one and `end`, evenly, about a step apart."""
    count = round((end - positions[-1]) / step)
    between = np.linspace(positions[-1], end, count, endpoint=False)[1:]
    positions += np.rint(between).astype(int).tolist()
    is_period += [False] * len(between)


def _marks_of_stretch(
    samples: Samples, sample_rate: int, track: PitchTrack, stretch: tuple[int, int]
) -> list[int]:
    begin, end = stretch
    if end - begin < 2:
        return []
    is_voiced = track.is_voiced
    times, hertz = track.seconds[is_voiced] * sample_rate, track.hertz[is_voiced]

    def period(position: int) -> float:
        return float(sample_rate / np.interp(position, times, hertz))

    first = begin + int(np.argmax(np.abs(samples[begin:end])))
    marks = [first]
    for direction in (-1, 1):
        mark = first
        while True:
            mark = _next_mark(samples, mark, period(mark), direction)
            if not begin <= mark < end:
                break
            marks.append(mark)
    return sorted(marks)


def _next_mark(samples: Samples, mark: int, period: float, direction: int) -> int:
    """Find the position about a period away whose surroundings are most like those of `mark`."""
    half = max(1, round(period / 2))
    slack = int(_PERIOD_TOLERANCE * period)
    expected = mark + direction * max(1, round(period))
    low = expected - slack - half
    high = expected + slack + half
    if slack == 0 or low < 0 or high > len(samples) or mark < half or mark + half > len(samples):
        return expected
    around = samples[mark - half : mark + half]
    searched = samples[low:high]
    likeness = np.correlate(searched, around, "valid")
    energy = np.concatenate([[0.0], np.cumsum(np.square(searched))])
    energy = energy[2 * half :] - energy[: -2 * half]
    scaled = np.zeros_like(likeness)
    np.divide(likeness, np.sqrt(np.abs(energy)), out=scaled, where=energy > 0)
    best = int(np.argmax(scaled)) if scaled.any() else slack
    return expected - slack + best


def _half_frame(seconds: NDArray[np.float64]) -> float:
    return float(seconds[1] - seconds[0]) / 2 if len(seconds) > 1 else _FRAME_SECONDS / 2


@cache
def _tracker() -> SwiftF0:
    return SwiftF0(threads=1, spin=False)
