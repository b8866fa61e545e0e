"""What a synthetic evaluator hears with: a silent output, and ears that listen to its waveform."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np

from listening_app.audio.clocked import CHANNELS, SAMPLE_RATE, SilentDevice
from listening_app.audio.signals import INTERVAL_SECONDS, PAUSE_SECONDS, PITCH_HZ

if TYPE_CHECKING:
    from listening_app.audio.devices import Samples
    from sessions.screening import Test

LONGEST_PAUSE_SECONDS = 2.0
"""Within a sound; what is silent for longer is forgotten, for it may be silent for hours."""
_NEAR_PITCH = 0.03
"""Half the width of what is listened to around a pitch, as a share of it."""


class SyntheticEars:
    """Remember the latest sound and judge it.

    Parameters
    ----------
    speed : float
        Of the output's clock.
    mixed : bool
        Whether both channels reach both ears alike, as they do from loudspeakers.
    """

    def __init__(self, speed: float = 1.0, *, mixed: bool = False) -> None:
        self._speed = speed
        self._mixed = mixed
        self._blocks: list[Samples] = []

    def open(self) -> SilentDevice:
        """Open an output that these ears listen to."""
        return _HeardDevice(self._speed, self._blocks)

    def forget(self) -> None:
        """Listen for a new sound."""
        self._blocks.clear()

    @property
    def heard(self) -> Samples:
        """What was heard since, without the silence around it; shape (frames, 2)."""
        samples = np.concatenate([np.zeros((1, CHANNELS), np.float32), *self._blocks])
        sounding = np.flatnonzero(samples.any(axis=1))
        sound = samples[sounding[0] : sounding[-1] + 1] if len(sounding) else samples[:0]
        if self._mixed:
            sound = np.repeat(sound.mean(axis=1, keepdims=True), CHANNELS, axis=1)
        return sound

    def side(self) -> Literal["left", "right", "both"]:
        """Say on which side the sound was heard."""
        left, right = (bool(channel.any()) for channel in self.heard.T)
        if left and right:
            return "both"
        return "left" if left else "right"

    def choice(self, test: Test) -> int:
        """Say which of the three sounds of a screening trial it was, from 1."""
        return 1 + int(np.argmax(impression(test, self.heard, SAMPLE_RATE)))


def impression(test: Test, heard: Samples, sample_rate: int) -> list[float]:
    """Return how much each of the three sounds seems to be the one that is asked for."""
    judge = _pitch if test == "huggins" else _softness
    return [judge(sound, sample_rate) for sound in intervals(heard, sample_rate)]


def intervals(heard: Samples, sample_rate: int) -> list[Samples]:
    """Return the three sounds of a screening trial."""
    length, pause = round(INTERVAL_SECONDS * sample_rate), round(PAUSE_SECONDS * sample_rate)
    return [heard[n * (length + pause) :][:length] for n in range(3)]


def _pitch(sound: Samples, sample_rate: int) -> float:
    """How unlike both ears are around the pitch; where they are alike, there is none."""
    hertz = np.fft.rfftfreq(len(sound), 1 / sample_rate)
    near = np.abs(hertz / PITCH_HZ - 1) < _NEAR_PITCH
    left, right = np.fft.rfft(sound.astype(float), axis=0)[near].T
    likeness = np.vdot(left, right).real
    return float(-likeness / np.sqrt(np.vdot(left, left).real * np.vdot(right, right).real))


def _softness(sound: Samples, _sample_rate: int) -> float:
    """Level below full scale, in dB."""
    power = float(np.mean(np.square(sound.astype(float)))) + 1e-9
    return float(-10 * np.log10(power))


class _HeardDevice(SilentDevice):
    """Plays nothing, to ears that hear it."""

    def __init__(self, speed: float, blocks: list[Samples]) -> None:
        super().__init__(speed)
        self._blocks = blocks
        self._pause: list[Samples] = []

    def _write(self, block: Samples) -> None:
        if block.any():
            self._blocks += [*self._pause, block.copy()]
            self._pause.clear()
        elif len(self._pause) * len(block) < LONGEST_PAUSE_SECONDS * SAMPLE_RATE:
            self._pause.append(np.zeros_like(block))
