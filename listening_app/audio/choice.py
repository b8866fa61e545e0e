"""What ``--audio``, ``--speed`` and the settings say about where the sound goes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from anonymizers.errors import UserError
from listening_app.audio.portaudio import LATENCY_SECONDS, PortAudioDevice

if TYPE_CHECKING:
    from listening_app.audio.devices import OutputDevice

FILE_ENDINGS = (".wav", ".flac")
"""Of recordings that a `FileDevice` can make."""
LONGEST_LATENCY_SECONDS = 1.0
"""Whoever waits longer for a sound after a click takes the click for lost."""


@dataclass(frozen=True)
class AudioChoice:
    """A sound output that has been chosen but not opened.

    Attributes
    ----------
    kind : "portaudio", "file" or "silent"
        The machine's own output, a recording of all that would be heard, or nothing.
    path : Path or None
        Of the recording.
    speed : float
        Of the clock of ``file`` and ``silent``.
    latency_seconds : float
        Of ``portaudio``.
    output_name : str or None
        Of ``portaudio``; the system's default if not given.
    """

    kind: Literal["portaudio", "file", "silent"] = "portaudio"
    path: Path | None = None
    speed: float = 1.0
    latency_seconds: float = LATENCY_SECONDS
    output_name: str | None = None

    @classmethod
    def parse(
        cls,
        spec: str = "portaudio",
        *,
        speed: float = 1.0,
        latency_seconds: float = LATENCY_SECONDS,
    ) -> AudioChoice:
        """Understand the command line.

        Parameters
        ----------
        spec : str
            ``portaudio``, ``file:PATH`` or ``silent``.
        speed : float
            Seconds of sound for each second of the wall clock.
        latency_seconds : float
            How much sound is handed to a real output ahead.

        Raises
        ------
        UserError
            When there is no such output or it has no such speed.
        """
        kind, _, path = spec.partition(":")
        if not (math.isfinite(speed) and speed > 0):
            raise UserError(f"--speed {speed:g} is no speed; give a number above 0.")
        if not 0 < latency_seconds <= LONGEST_LATENCY_SECONDS:
            raise UserError(
                f"--latency {latency_seconds:g} is none; give seconds above 0 and up to "
                f"{LONGEST_LATENCY_SECONDS:g}, such as {LATENCY_SECONDS:g}."
            )
        if spec == "portaudio":
            if speed != 1.0:
                raise UserError(
                    f"--speed {speed:g} works with --audio silent or file:PATH only; "
                    "a real sound output plays in real time."
                )
            return cls(latency_seconds=latency_seconds)
        if spec == "silent":
            return cls("silent", speed=speed)
        if kind == "file" and Path(path).suffix.lower() in FILE_ENDINGS:
            return cls("file", path=Path(path), speed=speed)
        raise UserError(
            f"--audio {spec} is none of portaudio, silent, file:NAME.wav and file:NAME.flac; "
            "choose one of these."
        )

    def open(self) -> OutputDevice:
        """Open the output; `UserError` when there is none or it refuses."""
        # What these are made of takes a moment to import, and the first page needs none of it.
        from listening_app.audio.clocked import FileDevice, SilentDevice  # noqa: PLC0415

        if self.kind == "silent":
            return SilentDevice(self.speed)
        if self.kind == "file":
            assert self.path is not None
            return FileDevice(self.path, self.speed)
        return PortAudioDevice(self.output_name, latency_seconds=self.latency_seconds)
