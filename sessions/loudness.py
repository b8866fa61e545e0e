"""One loudness for every stimulus of a study.

Level tells processed from unprocessed speech, so all stimuli are matched before anybody listens:
to one target in LUFS (ITU-R BS.1770), lowered for the whole study until nothing peaks above the
ceiling. The waveform is only ever multiplied by one number; there is no limiter.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyloudnorm

from anonymizers.errors import UserError
from anonymizers.level import active_rms

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anonymizers.corpora.audio import Samples

GATE_SECONDS = 0.4
"""Length of the gating block of BS.1770: shorter clips have no gated loudness."""
SILENCE_DBFS = -70.0
"""Absolute gate of BS.1770: what lies below is silence."""


@dataclass(frozen=True, slots=True)
class Level:
    """How loud a recording is, and how high it peaks."""

    loudness: float
    """LUFS; for clips that cannot be gated, the level of their active samples in dBFS."""
    peak: float
    """dBFS."""


def measure(samples: Samples, sample_rate: int) -> Level:
    """Measure a mono recording.

    Parameters
    ----------
    samples : array, shape (n,)
        Full scale is 1.
    sample_rate : int
        Hz.

    Raises
    ------
    UserError
        When the recording is silent.
    """
    highest = float(np.max(np.abs(samples), initial=0.0))
    loudness = _loudness(samples, sample_rate) if highest > 0.0 else -math.inf
    if loudness < SILENCE_DBFS:
        raise UserError("the recording is silent; replace it or take it off the lists.")
    return Level(loudness, _decibels(highest))


def _loudness(samples: Samples, sample_rate: int) -> float:
    if samples.size >= GATE_SECONDS * sample_rate:
        gated = float(pyloudnorm.Meter(sample_rate).integrated_loudness(samples))
        if math.isfinite(gated):
            return gated
    return _decibels(active_rms(samples, sample_rate))


def common_target(levels: Iterable[Level], *, target: float, ceiling: float) -> float:
    """Return the loudness that every recording can have without peaking above the ceiling.

    Parameters
    ----------
    levels : iterable of Level
        Of all stimuli of the study.
    target : float
        Wanted loudness, LUFS; the result is never above it.
    ceiling : float
        Highest peak, dBFS.
    """
    highest = max((level.peak - level.loudness for level in levels), default=-math.inf)
    return min(target, ceiling - highest)


def matched(samples: Samples, level: Level, target: float) -> tuple[Samples, float]:
    """Return the recording at the target loudness, and the gain that brings it there in dB."""
    gain = target - level.loudness
    return samples * 10.0 ** (gain / 20.0), gain


def _decibels(amplitude: float) -> float:
    return 20.0 * math.log10(amplitude) if amplitude > 0.0 else -math.inf
