"""The sound of a page of the set-up: whether it plays now, and how often it was heard whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from listening_app.audio.devices import Samples
    from listening_app.player import Play, Player, PlayReport


class SetupSound(QObject):
    """Plays what is no recording of the study's plan; only one thing sounds at a time.

    Parameters
    ----------
    player : Player
    """

    changed = Signal()
    """It began to sound, or fell silent."""
    heard = Signal()
    """It was heard to its end, without a gap; comes before `changed`."""
    spoilt = Signal()
    """It was disturbed; comes after `changed`."""

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._play: Play | None = None
        self.times_heard = 0
        """Since it was last forgotten."""
        player.finished.connect(self._play_ended)

    @property
    def sounds(self) -> bool:
        """Whether it plays now."""
        return self._play is not None

    @property
    def was_heard(self) -> bool:
        """Whether it was heard to its end at least once."""
        return self.times_heard > 0

    def forget(self) -> None:
        """Begin with another sound, of which nothing was heard yet."""
        self._play = None
        self.times_heard = 0

    def play(self, samples: Samples) -> None:
        """Play samples that are at the device's own rate."""
        self.follow(self._player.play_samples(samples, self._player.engine.sample_rate))

    def follow(self, play: Play) -> None:
        """Take a play that has begun for this sound."""
        self._play = play
        self.changed.emit()

    def stop(self) -> None:
        """Fade it out."""
        self._player.stop()

    def _play_ended(self, report: PlayReport) -> None:
        if report.play is not self._play:
            return
        self._play = None
        if report.completed and not report.spoilt:
            self.times_heard += 1
            self.heard.emit()
        self.changed.emit()
        if report.spoilt:
            self.spoilt.emit()
