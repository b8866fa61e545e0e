"""Between the pages and the session: what the evaluator does becomes events, and events pages.

Every act is written to the disk before the screen moves. When it cannot be written, no further
answer is taken until it can.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from anonymizers.errors import UserError
from listening_app.session_pages import SessionPages
from listening_app.trial_view import view_of
from sessions.events import (
    ConsentGiven,
    DeviceOpened,
    InstructionsRead,
    Paused,
    PlayEnded,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    SessionAbandoned,
    SessionFinished,
    TrialConfirmed,
    TrialReopened,
    TrialShown,
)
from sessions.journal import JournalWriteError
from sessions.session import PAGES, Phase

if TYPE_CHECKING:
    from listening_app.main_window import MainWindow
    from listening_app.player import Play, Player, PlayReport
    from sessions.events import Event
    from sessions.folder import StudyFolder
    from sessions.live import LiveSession
    from sessions.plan import Role
    from sessions.rating import TrialState
    from sessions.study import Question, Study


class SessionPresenter(QObject):
    """One session from its opening to its end or to the closing of the window.

    Parameters
    ----------
    live : LiveSession
        Open; closed by :meth:`close`.
    player : Player
        Open; closed by :meth:`close`.
    folder : StudyFolder
    study : Study
    window : MainWindow
    """

    another_wanted = Signal()
    """The evaluator wants to take their next session."""
    leave_wanted = Signal()
    """The evaluator is done and wants the window to close."""

    def __init__(
        self,
        live: LiveSession,
        player: Player,
        folder: StudyFolder,
        study: Study,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._live = live
        self._player = player
        self._folder = folder
        self._window = window
        self._unwritten: list[Event] = []
        self._plays: dict[Play, PlayStarted] = {}
        self._spoilt: set[Role] = set()
        another = live.session_number < len(live.slot.sessions)
        self._pages = SessionPages(window.theme, study, live.evaluator, another=another)
        self._connect_pages()
        self._connect_player()

    def start(self) -> None:
        """Show the page where the session stands."""
        if self._record(self._device()):
            self._show_due()

    def close(self) -> None:
        """End what plays, and let sound output and journal go."""
        self._player.close()
        self._write()
        self._live.close()

    # --- Pages ----------------------------------------------------------------------------------

    def _connect_pages(self) -> None:
        pages, rating = self._pages, self._pages.rating
        pages.consent.agreed.connect(self._agree)
        pages.consent.declined.connect(self._decline)
        pages.questionnaire.answered.connect(self._answer_questionnaire)
        pages.instructions.read.connect(self._instructions_read)
        rating.play_asked.connect(self._play)
        rating.stop_asked.connect(self._player.stop)
        rating.rated.connect(self._rate)
        rating.confirmed.connect(self._confirm)
        rating.back_asked.connect(self._take_back)
        rating.pause_asked.connect(self._pause)
        rating.story_asked.connect(self._tell_story)
        for rest in (pages.rest, pages.paused):
            rest.acted.connect(self._resume)
        pages.feedback.acted.connect(self._show_due)
        for last in (pages.finished, pages.declined):
            last.acted.connect(self.leave_wanted)
        pages.finished.chose_other.connect(self.another_wanted)
        pages.no_sound.acted.connect(self._reopen_device)
        pages.not_saved.acted.connect(self._write_again)
        pages.not_playable.acted.connect(self._show_due)
        for page in (pages.paused, pages.no_sound, pages.not_saved, pages.not_playable):
            page.chose_other.connect(self.leave_wanted)

    def _connect_player(self) -> None:
        self._player.progressed.connect(self._pages.rating.show_progress)
        self._player.finished.connect(self._play_ended)
        self._player.device_lost.connect(self._device_lost)

    def _show_due(self) -> None:
        """Show the page that the session's state asks for."""
        state, pages = self._live.state, self._pages
        if state.paused:
            self._window.show_page(pages.paused)
        elif state.phase in PAGES:
            self._show_trial()
        elif state.phase == Phase.BREAK:
            pages.say_rest(state.confirmed, state.total)
            self._window.show_page(pages.rest)
        elif state.phase == Phase.FINISHED:
            self._finish()
        elif state.phase == Phase.INSTRUCTIONS:
            pages.instructions.show_again(returning=False)
            self._window.show_page(pages.instructions)
        else:
            simple = {
                Phase.CONSENT: pages.consent,
                Phase.QUESTIONNAIRE: pages.questionnaire,
                Phase.ABANDONED: pages.declined,
            }
            self._window.show_page(simple[state.phase])

    def _show_trial(self) -> None:
        trial = self._due_trial()
        if self._player.engine.lost:
            self._device_lost(self.tr("No sound output was found."))
            return
        if not trial.shown:
            self._spoilt.clear()
            if not self._record(TrialShown(trial=trial.planned.trial)):
                return
        self._preload()
        self._render()
        self._window.show_page(self._pages.rating)

    def _render(self) -> None:
        """Bring the page of the interview up to what is known now."""
        state = self._live.state
        if state.trial is None or not state.trial.shown:
            return
        playing = self._player.playing
        started = None if playing is None else self._plays.get(playing)
        sounding = None
        if started is not None and started.trial == state.trial.planned.trial:
            sounding = started.role
        view = view_of(state, sounding=sounding, spoilt=frozenset(self._spoilt))
        self._pages.rating.show_trial(view)

    def _finish(self) -> None:
        """End the session once the last recording has fallen silent."""
        state = self._live.state
        if state.is_playing and self._plays:
            return
        if not state.closed and not self._record(SessionFinished()):
            return
        self._window.show_page(self._pages.finished)

    # --- What the evaluator does ----------------------------------------------------------------

    def _agree(self) -> None:
        digest = hashlib.sha256(self._pages.consent_text.encode()).hexdigest()
        self._go_on_with(ConsentGiven(text_sha256=digest))

    def _decline(self) -> None:
        self._go_on_with(SessionAbandoned(reason="consent declined"))

    def _answer_questionnaire(self, answers: dict[str, str]) -> None:
        self._go_on_with(QuestionnaireAnswered(answers=answers))

    def _instructions_read(self) -> None:
        if self._live.state.phase == Phase.INSTRUCTIONS:
            self._go_on_with(InstructionsRead())
        else:
            self._show_due()

    def _tell_story(self) -> None:
        self._pages.instructions.show_again(returning=True)
        self._window.show_page(self._pages.instructions)

    def _play(self, role: Role) -> None:
        trial = self._due_trial()
        stimulus = trial.stimulus(role)
        assert stimulus is not None, role
        started = PlayStarted(trial=trial.planned.trial, role=role, stimulus=stimulus)
        if not self._record(started):
            # Nothing was played, so there is nothing to be written later either.
            self._unwritten.remove(started)
            return
        self._spoilt.discard(role)
        try:
            play = self._player.play(self._folder.stimulus(stimulus))
        except UserError:
            self._not_played(started)
            return
        self._plays[play] = started
        self._render()

    def _not_played(self, started: PlayStarted) -> None:
        ended = _end_of(started, seconds=0.0, completed=False, underruns=0, device_lost=False)
        if not self._record(ended):
            return
        self._pages.say_not_playable(self._live.state.position)
        self._window.show_page(self._pages.not_playable)

    def _rate(self, question: Question, value: int) -> None:
        trial = self._due_trial()
        if self._record(Rated(trial=trial.planned.trial, question=question, value=value)):
            self._render()

    def _confirm(self) -> None:
        trial = self._due_trial()
        self._player.stop()
        confirmed = TrialConfirmed(trial=trial.planned.trial, answers=dict(trial.answers))
        if not self._record(confirmed):
            return
        if trial.planned.feedback is None:
            self._show_due()
        else:
            self._pages.say_feedback(trial)
            self._window.show_page(self._pages.feedback)

    def _take_back(self) -> None:
        trial = self._live.state.reopenable
        if trial is not None:
            self._go_on_with(TrialReopened(trial=trial))

    def _pause(self) -> None:
        self._player.stop()
        self._go_on_with(Paused())

    def _resume(self) -> None:
        self._go_on_with(Resumed())

    def _go_on_with(self, event: Event) -> None:
        if self._record(event):
            self._show_due()

    # --- What the sound output does -------------------------------------------------------------

    def _play_ended(self, report: PlayReport) -> None:
        started = self._plays.pop(report.play)
        due = self._live.state.trial
        if report.spoilt and due is not None and due.planned.trial == started.trial:
            self._spoilt.add(started.role)
        ended = _end_of(
            started,
            seconds=report.seconds_delivered,
            completed=report.completed,
            underruns=report.underruns,
            device_lost=report.device_lost,
        )
        if not self._record(ended):
            return
        if self._live.state.phase == Phase.FINISHED:
            self._finish()
        else:
            self._render()

    def _device_lost(self, reason: str) -> None:
        state = self._live.state
        if self._unwritten or state.trial is None or state.paused:
            return  # nothing is to be heard now; the next interview finds the output lost
        self._pages.say_no_sound(reason)
        self._window.show_page(self._pages.no_sound)

    def _reopen_device(self) -> None:
        try:
            self._player.reopen()
        except UserError as error:
            self._device_lost(str(error))
            return
        if self._record(self._device()):
            self._show_due()

    def _device(self) -> DeviceOpened:
        engine = self._player.engine
        return DeviceOpened(
            device=engine.device_name,
            sample_rate=engine.sample_rate,
            latency_seconds=engine.latency_seconds,
        )

    def _preload(self) -> None:
        """Make the recordings of this page and the next ready."""
        planned = self._live.planned
        pages = (*planned.practice, *planned.trials)
        here = pages.index(self._due_trial().planned)
        self._player.preload(
            self._folder.stimulus(stimulus)
            for page in pages[here : here + 2]
            for stimulus in (page.stimulus, page.enrolment)
            if stimulus is not None
        )

    # --- What is written ------------------------------------------------------------------------

    def _record(self, event: Event) -> bool:
        """Write an event; False when it waits in memory because the disk refuses it."""
        self._unwritten.append(event)
        return self._write()

    def _write(self) -> bool:
        while self._unwritten:
            event = self._unwritten[0]
            try:
                self._live.record(event)
            except JournalWriteError as error:
                self._stop_taking_answers(error)
                return False
            del self._unwritten[0]
        return True

    def _write_again(self) -> None:
        if self._write():
            self._show_due()

    def _stop_taking_answers(self, error: JournalWriteError) -> None:
        self._pages.say_not_saved(_reason(error))
        self._window.show_page(self._pages.not_saved)

    def _due_trial(self) -> TrialState:
        trial = self._live.state.trial
        assert trial is not None, self._live.state.phase
        return trial


def _end_of(
    started: PlayStarted, *, seconds: float, completed: bool, underruns: int, device_lost: bool
) -> PlayEnded:
    return PlayEnded(
        trial=started.trial,
        role=started.role,
        stimulus=started.stimulus,
        seconds=seconds,
        completed=completed,
        underruns=underruns,
        device_lost=device_lost,
    )


def _reason(error: JournalWriteError) -> str:
    """Return what the system said, without the path, which is none of the evaluator's matter."""
    cause = error.__cause__
    return (cause.strerror or str(cause)) if isinstance(cause, OSError) else str(error)
