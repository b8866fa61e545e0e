"""Between the page of an interview and the session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from listening_app.page_presenter import PagePresenter
from listening_app.trial_view import view_of
from sessions.events import PlayStarted, Rated, TrialConfirmed, TrialReopened, TrialShown

if TYPE_CHECKING:
    from listening_app.pages.rating import RatingPage
    from listening_app.player import Player
    from listening_app.recorder import Recorder
    from sessions.folder import StudyFolder
    from sessions.plan import PlannedSession, Role
    from sessions.rating import TrialState
    from sessions.study import Question


class RatingPresenter(PagePresenter):
    """Shows the interview that is due and records what the evaluator does with it.

    Parameters
    ----------
    recorder : Recorder
    player : Player
    folder : StudyFolder
    page : RatingPage
    """

    practised = Signal(object)
    """A practice interview is confirmed after which something is told: its `TrialState`."""

    def __init__(
        self, recorder: Recorder, player: Player, folder: StudyFolder, page: RatingPage
    ) -> None:
        super().__init__(recorder, player, folder)
        self._page = page
        page.play_asked.connect(self._play)
        page.stop_asked.connect(player.stop)
        page.rated.connect(self._rate)
        page.confirmed.connect(self._confirm)
        page.back_asked.connect(self._take_back)
        page.pause_asked.connect(self.pause_asked)
        page.story_asked.connect(self.story_asked)
        player.progressed.connect(page.show_progress)

    def show(self) -> bool:
        """Make the page show the interview that is due."""
        trial = self._due_trial()
        if not trial.shown:
            self._spoilt.clear()
            if not self._recorder.record(TrialShown(trial=trial.planned.trial)):
                return False
        self.preload(_needed_soon(self.state.planned, trial))
        self.render()
        return True

    def render(self) -> None:
        """Bring the page of the interview up to what is known now."""
        trial = self.state.trial
        if trial is None or not trial.shown:
            return
        roles: tuple[Role, ...] = ("trial", "enrolment")
        role_of = {trial.stimulus(role): role for role in roles}
        sounding = self.sounding(trial.planned.trial)
        view = view_of(
            self.state,
            sounding=None if sounding is None else role_of[sounding],
            spoilt=frozenset(role for role in roles if trial.stimulus(role) in self._spoilt),
        )
        self._page.show_trial(view)

    def _play(self, role: Role) -> None:
        trial = self._due_trial()
        stimulus = trial.stimulus(role)
        assert stimulus is not None, role
        self.play(PlayStarted(trial=trial.planned.trial, role=role, stimulus=stimulus))

    def _rate(self, question: Question, value: int) -> None:
        trial = self._due_trial().planned.trial
        if self._recorder.record(Rated(trial=trial, question=question, value=value)):
            self.render()

    def _confirm(self) -> None:
        trial = self._due_trial()
        self._player.stop()
        confirmed = TrialConfirmed(trial=trial.planned.trial, answers=dict(trial.answers))
        if not self._recorder.record(confirmed):
            return
        if trial.planned.feedback is None:
            self.went_on.emit()
        else:
            self.practised.emit(trial)

    def _take_back(self) -> None:
        trial = self.state.reopenable
        if trial is not None and self._recorder.record(TrialReopened(trial=trial)):
            self.went_on.emit()

    def _due_trial(self) -> TrialState:
        trial = self.state.trial
        assert trial is not None, self.state.phase
        return trial


def _needed_soon(planned: PlannedSession, trial: TrialState) -> list[str]:
    """Return the recordings of an interview and of the next one."""
    pages = (*planned.practice, *planned.trials)
    here = pages.index(trial.planned)
    return [
        stimulus
        for page in pages[here : here + 2]
        for stimulus in (page.stimulus, page.enrolment)
        if stimulus is not None
    ]
