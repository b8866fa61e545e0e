"""Listeners that hear a waveform: through headphones, or through loudspeakers in a room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from listening_app.audio.signals import INTERVAL_SECONDS, PAUSE_SECONDS, PITCH_HZ

if TYPE_CHECKING:
    from numpy.typing import NDArray

JUDGEMENT = {"huggins": 0.02, "antiphase": 1.0}
"""Standard deviations: of the likeness of both ears, and of loudness in dB."""


@dataclass(frozen=True)
class Ears:
    """A listener who says which of three sounds it is.

    Attributes
    ----------
    mixed : bool
        Whether both channels reach both ears alike, as from loudspeakers.
    """

    mixed: bool

    def impression(
        self, test: str, heard: NDArray[np.floating], sample_rate: int
    ) -> NDArray[np.float64]:
        """How much each of the three sounds seems to be the one that is asked for."""
        ears = np.repeat(heard.mean(axis=1, keepdims=True), 2, axis=1) if self.mixed else heard
        judge = _pitch if test == "huggins" else _softness
        return np.array([judge(sound, sample_rate) for sound in intervals(ears, sample_rate)])


def _pitch(sound: NDArray[np.floating], sample_rate: int) -> float:
    """How unlike both ears are around the pitch; where they are alike, there is none."""
    hertz = np.fft.rfftfreq(len(sound), 1 / sample_rate)
    near = np.abs(hertz / PITCH_HZ - 1) < 0.03
    left, right = np.fft.rfft(sound.astype(float), axis=0)[near].T
    likeness = np.vdot(left, right).real
    return float(-likeness / np.sqrt(np.vdot(left, left).real * np.vdot(right, right).real))


def _softness(sound: NDArray[np.floating], _sample_rate: int) -> float:
    """Level below full scale, in dB."""
    power = float(np.mean(np.square(sound.astype(float)))) + 1e-9
    return -10 * np.log10(power)


def intervals(heard: NDArray[np.floating], sample_rate: int) -> list[NDArray[np.floating]]:
    """The three sounds of a trial."""
    length, pause = round(INTERVAL_SECONDS * sample_rate), round(PAUSE_SECONDS * sample_rate)
    return [heard[n * (length + pause) :][:length] for n in range(3)]
