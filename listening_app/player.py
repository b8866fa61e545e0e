"""The playback engine as the pages see it: plays recordings, says by signals what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from listening_app.audio.plays import DeviceLost, Ended, Play, PlayReport, Started
from listening_app.audio.preloading import Preloader

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from numpy.typing import NDArray

    from listening_app.audio.engine import PlaybackEngine
    from listening_app.audio.plays import PlaybackEvent

__all__ = ["Play", "PlayReport", "Player"]

POLL_WHILE_PLAYING_MS = 15
POLL_WHILE_SILENT_MS = 250


class Player(QObject):
    """Plays one recording at a time through an engine, which it owns from now on.

    Attributes
    ----------
    started : Signal(Play)
        The first sample of a play has left the device.
    progressed : Signal(float)
        How much of what was asked for last has been delivered, from 0 to 1.
    finished : Signal(PlayReport)
        A play is over; exactly one for each play, in the order they were asked for.
    device_lost : Signal(str)
        The output went away, in one sentence; also while nothing plays.
    """

    started = Signal(object)
    progressed = Signal(float)
    finished = Signal(object)
    device_lost = Signal(str)

    def __init__(self, engine: PlaybackEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._preloader = Preloader(engine.read)
        self._playing: Play | None = None
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._poll)
        self._timer.start(POLL_WHILE_SILENT_MS)

    @property
    def engine(self) -> PlaybackEngine:
        """What plays; for its device's name, rate and latency."""
        return self._engine

    @property
    def playing(self) -> Play | None:
        """What was asked for last, until its report has come."""
        return self._playing

    def preload(self, paths: Iterable[Path]) -> None:
        """Make these recordings ready in the background, and forget all others."""
        self._preloader.keep(paths)

    def play(self, path: Path) -> Play:
        """Play a recording in place of what sounds; `UserError` when it cannot be played."""
        sound = self._preloader.get(path)
        return self._follow(self._engine.play(sound))

    def play_samples(self, samples: NDArray[Any], sample_rate: int) -> Play:
        """Play samples of shape (frames,) or (frames, channels) in place of what sounds."""
        sound = self._engine.prepare(samples, sample_rate)
        return self._follow(self._engine.play(sound))

    def stop(self) -> None:
        """Fade out what sounds; its report comes once the ramp has left the device."""
        self._engine.stop()

    def set_level(self, level_db: float) -> None:
        """Play at this level from now on, 0 dB or less."""
        self._engine.set_level(level_db)

    def give_up(self, reason: str) -> None:
        """Take the output for lost, in one sentence; `device_lost` tells it."""
        self._engine.give_up(reason)
        self._poll()

    def reopen(self) -> None:
        """Look for the output again; `UserError` when there is still none."""
        self._preloader.forget()
        try:
            self._engine.reopen()
        finally:
            self._poll()

    def close(self) -> None:
        """End stream, worker thread and timer; the last reports come before it returns."""
        self._timer.stop()
        self._preloader.close()
        self._engine.close()
        self._tell(self._engine.poll())

    def _follow(self, play: Play) -> Play:
        self._playing = play
        self._timer.start(POLL_WHILE_PLAYING_MS)
        return play

    def _poll(self) -> None:
        events = self._engine.poll()
        if self._playing is not None:
            self.progressed.emit(self._playing.fraction)
        self._tell(events)

    def _tell(self, events: list[PlaybackEvent]) -> None:
        for event in events:
            match event:
                case Started(play):
                    self.started.emit(play)
                case Ended(report):
                    self._end(report)
                case DeviceLost(reason):
                    self.device_lost.emit(reason)

    def _end(self, report: PlayReport) -> None:
        if report.play is self._playing:
            self._playing = None
            self._timer.setInterval(POLL_WHILE_SILENT_MS)
        self.finished.emit(report)
