"""What pages with recordings have in common: plays that are told as they were, and what is next."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from anonymizers.errors import UserError
from sessions.events import PlayEnded, PlayStarted, TilePlayEnded, TilePlayStarted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from listening_app.player import Play, Player, PlayReport
    from listening_app.recorder import Recorder
    from sessions.folder import StudyFolder
    from sessions.session import SessionState

PlayBegun = PlayStarted | TilePlayStarted


class PagePresenter(QObject):
    """Plays the recordings of a page and writes down what was heard of them.

    Parameters
    ----------
    recorder : Recorder
    player : Player
    folder : StudyFolder
    """

    went_on = Signal()
    """Something else is due on the screen now."""
    fell_silent = Signal()
    """A play has ended, and that is written down."""
    not_playable = Signal()
    """A recording cannot be read."""
    pause_asked = Signal()
    story_asked = Signal()

    def __init__(self, recorder: Recorder, player: Player, folder: StudyFolder) -> None:
        super().__init__(recorder)
        self._recorder = recorder
        self._player = player
        self._folder = folder
        self._plays: dict[Play, PlayBegun] = {}
        self._spoilt: set[str] = set()
        """Recordings of this page whose last play was disturbed."""
        player.finished.connect(self._play_ended)

    @abstractmethod
    def show(self) -> bool:
        """Make the page show what is due; False when it cannot, since the disk refuses an event."""

    @abstractmethod
    def render(self) -> None:
        """Bring the page up to what is known now."""

    def keep_typed(self) -> None:
        """Write down what is being typed, before it may be gone."""

    @property
    def is_playing(self) -> bool:
        """Whether the end of a play is still to be written down."""
        return bool(self._plays)

    @property
    def state(self) -> SessionState:
        """The session."""
        return self._recorder.state

    def play(self, started: PlayBegun) -> bool:
        """Play a recording; False when it does not sound."""
        if not self._recorder.record(started):
            # Nothing was played, so there is nothing to be written later either.
            self._recorder.withdraw(started)
            return False
        self._spoilt.discard(started.stimulus)
        try:
            play = self._player.play(self._folder.stimulus(started.stimulus))
        except UserError:
            if self._recorder.record(_unplayed(started)):
                self.not_playable.emit()
            return False
        self._plays[play] = started
        self.render()
        return True

    def sounding(self, page: str) -> str | None:
        """Return what plays now, if it is a recording of this page."""
        playing = self._player.playing
        started = None if playing is None else self._plays.get(playing)
        return started.stimulus if started is not None and _page(started) == page else None

    def preload(self, stimuli: Iterable[str]) -> None:
        """Make recordings ready, in this order."""
        self._player.preload(map(self._folder.stimulus, stimuli))

    def play_ended(self, started: PlayBegun, report: PlayReport) -> None:
        """Go on after a play, whose end is written down."""
        del started, report
        self.render()

    def _play_ended(self, report: PlayReport) -> None:
        started = self._plays.pop(report.play, None)
        if started is None:
            return
        if report.spoilt and _page(started) == self._due:
            self._spoilt.add(started.stimulus)
        ended = _end(
            started,
            seconds=report.seconds_delivered,
            completed=report.completed,
            underruns=report.underruns,
            device_lost=report.device_lost,
        )
        if self._recorder.record(ended):
            self.play_ended(started, report)
            self.fell_silent.emit()

    @property
    def _due(self) -> str | None:
        state = self.state
        if state.trial is not None:
            return state.trial.planned.trial
        return None if state.panel is None else state.panel.planned.panel


def _page(started: PlayBegun) -> str:
    return started.trial if isinstance(started, PlayStarted) else started.panel


def _unplayed(started: PlayBegun) -> PlayEnded | TilePlayEnded:
    return _end(started, seconds=0.0, completed=False, underruns=0, device_lost=False)


def _end(started: PlayBegun, **how: Any) -> PlayEnded | TilePlayEnded:
    if isinstance(started, PlayStarted):
        page, role = started.trial, started.role
        return PlayEnded(trial=page, role=role, stimulus=started.stimulus, **how)
    return TilePlayEnded(panel=started.panel, stimulus=started.stimulus, **how)
