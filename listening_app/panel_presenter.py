"""Between the page of a panel and the session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from listening_app.page_presenter import PagePresenter
from listening_app.panel_view import view_of_panel
from sessions.events import GroupNamed, PanelFinished, PanelShown, TilePlayStarted, TilesMoved

if TYPE_CHECKING:
    from listening_app.page_presenter import PlayBegun
    from listening_app.pages.clustering import ClusteringPage
    from listening_app.player import Player, PlayReport
    from listening_app.recorder import Recorder
    from sessions.clustering import PanelState
    from sessions.events import Event, Means
    from sessions.folder import StudyFolder


class PanelPresenter(PagePresenter):
    """Shows the panel that is due and records what the evaluator does with it.

    Parameters
    ----------
    recorder : Recorder
    player : Player
    folder : StudyFolder
    page : ClusteringPage
    """

    def __init__(
        self, recorder: Recorder, player: Player, folder: StudyFolder, page: ClusteringPage
    ) -> None:
        super().__init__(recorder, player, folder)
        self._page = page
        self._waiting: list[str] = []
        """Recordings that are to be played after the one that sounds."""
        self._played_through: int | None = None
        """The place whose recordings are played in turn."""
        board = page.board
        board.play_asked.connect(self._play_in_turn)
        board.stop_asked.connect(self._stop)
        board.moved.connect(self._move)
        board.named.connect(self._name)
        board.undo_asked.connect(self._undo)
        board.redo_asked.connect(self._redo)
        page.finished.connect(self._finish)
        page.pause_asked.connect(self._pause)
        page.story_asked.connect(self.story_asked)
        player.progressed.connect(board.show_progress)

    def show(self) -> bool:
        """Make the page show the panel that is due."""
        panel = self._due_panel()
        if not panel.shown:
            self._spoilt.clear()
            if not self._recorder.record(PanelShown(panel=panel.planned.panel)):
                return False
        planned = self.state.planned
        panels = (*planned.practice_panels, *planned.panels)
        here = panels.index(panel.planned)
        self.preload(name for one in panels[here : here + 2] for name in one.stimuli)
        self.render()
        return True

    def render(self) -> None:
        """Bring the page of the panel up to what is known now."""
        panel = self.state.panel
        if panel is None or not panel.shown:
            return
        sounding = self.sounding(panel.planned.panel)
        view = view_of_panel(
            self.state,
            sounding=sounding,
            spoilt=frozenset(self._spoilt),
            played_through=None if sounding is None else self._played_through,
        )
        self._page.show_panel(view)

    def keep_typed(self) -> None:
        """Write down the names of groups that are being typed."""
        self._page.board.keep_names()

    def play_ended(self, started: PlayBegun, report: PlayReport) -> None:
        """Play what waits, once the recording before it was heard to its end."""
        goes_on = bool(self._waiting) and report.completed and not report.spoilt
        if goes_on and self._player.playing is None and not self.state.paused:
            self._play_next()
        elif self._player.playing is None:
            self._stop_waiting()
            self.render()
        else:
            super().play_ended(started, report)

    def _play_in_turn(self, stimuli: list[str], place: int | None) -> None:
        self._waiting = list(stimuli)
        self._played_through = place
        self._play_next()

    def _play_next(self) -> None:
        stimulus = self._waiting.pop(0)
        panel = self._due_panel().planned.panel
        if not self.play(TilePlayStarted(panel=panel, stimulus=stimulus)):
            self._stop_waiting()

    def _stop(self) -> None:
        self._stop_waiting()
        self._player.stop()

    def _stop_waiting(self) -> None:
        self._waiting = []
        self._played_through = None

    def _move(self, to: dict[str, int], means: Means) -> None:
        if to:
            panel = self._due_panel().planned.panel
            self._record(TilesMoved(panel=panel, to=to, means=means))

    def _undo(self) -> None:
        self._move(self._due_panel().undo_step, "undo")

    def _redo(self) -> None:
        self._move(self._due_panel().redo_step, "redo")

    def _name(self, group: int, name: str) -> None:
        # A field also tells its name when it loses the keyboard to another page.
        panel = self.state.panel
        if panel is not None and panel.shown and not self.state.paused:
            self._record(GroupNamed(panel=panel.planned.panel, group=group, name=name))

    def _record(self, event: Event) -> None:
        if self._recorder.record(event):
            self.render()

    def _finish(self) -> None:
        self.keep_typed()
        panel = self._due_panel()
        self._stop()
        finished = PanelFinished(panel=panel.planned.panel, groups=dict(panel.places))
        if self._recorder.record(finished):
            self.went_on.emit()

    def _pause(self) -> None:
        self.keep_typed()
        self._stop_waiting()
        self.pause_asked.emit()

    def _due_panel(self) -> PanelState:
        panel = self.state.panel
        assert panel is not None, self.state.phase
        return panel
