"""Sound outputs with a clock of their own: into a file, or into nothing, at any speed."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import numpy as np
import soundfile

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from listening_app.audio.devices import Render, Samples

SAMPLE_RATE = 48_000
CHANNELS = 2
SILENCE = "silence"
"""What people call an output that plays nothing."""
TICK_SECONDS = 0.005
# After a pause of the machine the clock makes up for so much at once and lets the rest go.
CATCH_UP_SECONDS = 0.1
SUBTYPES = {".wav": "FLOAT", ".flac": "PCM_24"}


class SilentDevice:
    """Listens to everything and plays nothing, in real time or faster.

    Parameters
    ----------
    speed : float
        Seconds of sound for each second of the wall clock.
    """

    sample_rate = SAMPLE_RATE
    channels = CHANNELS

    def __init__(self, speed: float = 1.0) -> None:
        self._block_frames = max(1, round(TICK_SECONDS * speed * SAMPLE_RATE))
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self._failure = ""

    @property
    def name(self) -> str:
        """What a person calls it."""
        return SILENCE

    @property
    def latency_seconds(self) -> float:
        """One block: a sample counts as delivered when the next block is asked for."""
        return self._block_frames / SAMPLE_RATE

    @property
    def alive(self) -> bool:
        """False once its thread has ended."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def failure(self) -> str:
        """One sentence about why it is not alive."""
        return self._failure or f"The sound output ({self.name}) stopped."

    def start(self, render: Render) -> None:
        """Call ``render`` for block after block from now on."""
        self._thread = threading.Thread(
            target=self._run, args=(render,), name=f"sound clock ({self.name})", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Stop the clock and whatever the blocks go into."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, render: Render) -> None:
        block = np.zeros((self._block_frames, CHANNELS), np.float32)
        due = time.monotonic()
        try:
            while not self._closing.wait(max(0.0, due - time.monotonic())):
                render(block, 0, False)
                self._write(block)
                due = max(due + TICK_SECONDS, time.monotonic() - CATCH_UP_SECONDS)
            self._finish()
        except soundfile.LibsndfileError as error:
            reason = error.error_string.rstrip(".")
            self._failure = f"The sound output ({self.name}) stopped: {reason}."

    def _write(self, block: Samples) -> None:
        """Take what the evaluator would hear."""

    def _finish(self) -> None:
        """Come to an end after the last block."""


class FileDevice(SilentDevice):
    """Writes all that would be heard, the silence in between too, to a file.

    Parameters
    ----------
    path : Path
        ``.wav`` (32-bit float, the very samples) or ``.flac`` (24 bit); an older file is replaced.
    speed : float
        Seconds of sound for each second of the wall clock.

    Raises
    ------
    UserError
        When the file cannot be written.
    """

    def __init__(self, path: Path, speed: float = 1.0) -> None:
        super().__init__(speed)
        self._path = path
        try:
            self._file = soundfile.SoundFile(
                path, "w", SAMPLE_RATE, CHANNELS, SUBTYPES[path.suffix.lower()]
            )
        except soundfile.LibsndfileError as error:
            raise UserError(
                f"The sound cannot be written to {path} ({error.error_string.rstrip('.')}); "
                "name a file in a folder that exists and that you may write to."
            ) from error

    @property
    def name(self) -> str:
        """What a person calls it."""
        return f"file {self._path.name}"

    def close(self) -> None:
        """Stop the clock and close the file, however far it got."""
        super().close()
        self._file.close()

    def _write(self, block: Samples) -> None:
        self._file.write(block)

    def _finish(self) -> None:
        self._file.flush()
