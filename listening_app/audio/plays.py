"""One play of one sound: its handle, what is told about it, and what remains to say at its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from listening_app.audio.sounds import Sound


@dataclass(eq=False)
class Play:
    """The handle of one play, as returned when it was asked for.

    The device's thread writes it, everybody else only reads. All counts are in frames of the
    device.

    Attributes
    ----------
    unaltered_frames : int
        Given to the device at gain 1 so far; the ramp of a stop does not count.
    delivered_frames : int
        Those of them that have left the device.
    underruns : int
        Gaps in the sound while it was on its way.
    begin_frame, end_frame : int or None
        Where it lies on the device's clock; None until it has begun and until it is over.
    stopped : bool
        Whether it was asked to end early.
    """

    sound: Sound
    unaltered_frames: int = field(default=0, init=False)
    delivered_frames: int = field(default=0, init=False)
    underruns: int = field(default=0, init=False)
    begin_frame: int | None = field(default=None, init=False)
    end_frame: int | None = field(default=None, init=False)
    stopped: bool = field(default=False, init=False)

    @property
    def seconds_total(self) -> float:
        """How long the whole sound lasts."""
        return self.sound.seconds

    @property
    def fraction(self) -> float:
        """How much of it has left the device, from 0 to 1."""
        return self.delivered_frames / len(self.sound.samples)


@dataclass(frozen=True)
class PlayReport:
    """What became of one play.

    Attributes
    ----------
    play : Play
        The handle that was returned when it was asked for.
    seconds_delivered : float
        Of unaltered sound that left the device.
    seconds_total : float
        Duration of the whole sound.
    completed : bool
        Whether its last sample left the device.
    stopped : bool
        Whether it was ended early by a stop, by another play or by closing.
    underruns : int
        Gaps in the sound while it was on its way.
    device_lost : bool
        Whether the device went away before its end.
    sample_rate : int
        Of the device, in Hz.
    """

    play: Play
    seconds_delivered: float
    seconds_total: float
    completed: bool
    stopped: bool
    underruns: int
    device_lost: bool
    sample_rate: int

    @property
    def spoilt(self) -> bool:
        """Whether something other than the listener kept the sound from being heard as it is."""
        return self.device_lost or self.underruns > 0


@dataclass(frozen=True)
class Started:
    """The first sample of a play has left the device."""

    play: Play


@dataclass(frozen=True)
class Ended:
    """A play is over; exactly one comes for each play, in the order they were asked for."""

    report: PlayReport


@dataclass(frozen=True)
class DeviceLost:
    """The device stopped by itself; nothing sounds until the engine is reopened."""

    reason: str


PlaybackEvent: TypeAlias = Started | Ended | DeviceLost


def report_play(play: Play, *, device_lost: bool) -> PlayReport:
    """Sum up a play that is over."""
    rate = play.sound.sample_rate
    return PlayReport(
        play=play,
        seconds_delivered=play.delivered_frames / rate,
        seconds_total=play.seconds_total,
        completed=play.delivered_frames == len(play.sound.samples),
        stopped=play.stopped,
        underruns=play.underruns,
        device_lost=device_lost,
        sample_rate=rate,
    )
