"""Between the pages and the session: what the evaluator does becomes events, and events pages.

Every act is written to the disk before the screen moves. When it cannot be written, no further
answer is taken until it can. Pages with recordings have presenters of their own.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from anonymizers.errors import UserError
from listening_app.level_reference import LevelReference
from listening_app.panel_presenter import PanelPresenter
from listening_app.rating_presenter import RatingPresenter
from listening_app.recorder import Recorder
from listening_app.session_pages import SessionPages
from listening_app.setup_presenter import SetupPresenter, device_opened
from sessions.events import (
    ConsentGiven,
    InstructionsRead,
    Paused,
    QuestionnaireAnswered,
    Resumed,
    SessionAbandoned,
    SessionFinished,
)
from sessions.session import PAGES, Phase
from sessions.setup import Stage

if TYPE_CHECKING:
    from listening_app.main_window import MainWindow
    from listening_app.outputs import Outputs
    from listening_app.page_presenter import PagePresenter
    from listening_app.pages.page import Page
    from listening_app.player import Player
    from sessions.events import Event
    from sessions.folder import StudyFolder
    from sessions.live import LiveSession
    from sessions.rating import TrialState
    from sessions.study import Study


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
    outputs : Outputs, optional
        What sounds can be played on; without them the listener is not set up.
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
        *,
        outputs: Outputs | None = None,
    ) -> None:
        super().__init__(window)
        self._live = live
        self._player = player
        self._folder = folder
        self._window = window
        self._recorder = Recorder(live, self)
        self._pages = SessionPages(
            window.theme,
            study,
            live.evaluator,
            task=live.planned.task,
            another=live.session_number < len(live.slot.sessions),
        )
        window.own_pages(self._pages)
        self._outputs = outputs
        self._set_up: SetupPresenter | None = None
        if outputs is not None and study.listening.set_up:
            reference = LevelReference(folder, live.planned)
            self._set_up = SetupPresenter(
                live, self._recorder, player, window, outputs=outputs, reference=reference
            )
        self._work_page, self._work = self._presented_page()
        self._connect_pages()
        self._connect_work()
        player.device_lost.connect(self._device_lost)

    def start(self) -> None:
        """Show the page where the session stands."""
        if self._set_up is not None:
            self._set_up.prefer_known_output()
        if self._recorder.record(device_opened(self._player)):
            self._show_due()

    def close(self) -> None:
        """End what plays, and let sound output and journal go."""
        self._work.keep_typed()
        self._player.close()
        self._recorder.write()
        self._live.close()

    # --- Pages ----------------------------------------------------------------------------------

    def _connect_pages(self) -> None:
        pages = self._pages
        pages.consent.agreed.connect(self._agree)
        pages.consent.declined.connect(self._decline)
        pages.questionnaire.answered.connect(self._answer_questionnaire)
        pages.instructions.read.connect(self._instructions_read)
        for rest in (pages.rest, pages.paused):
            rest.acted.connect(self._resume)
        pages.feedback.acted.connect(self._show_due)
        for last in (pages.finished, pages.declined):
            last.acted.connect(self.leave_wanted)
        pages.finished.chose_other.connect(self.another_wanted)
        pages.no_sound.acted.connect(self._reopen_device)
        pages.not_saved.acted.connect(self._write_again)
        pages.not_playable.acted.connect(self._show_due)
        faults = (pages.no_sound, pages.not_saved, pages.not_playable)
        for page in (pages.rest, pages.paused, *faults):
            page.chose_other.connect(self.leave_wanted)

    def _presented_page(self) -> tuple[Page, PagePresenter]:
        """Return the page on which the work is done, and its presenter."""
        pages, parts = self._pages, (self._recorder, self._player, self._folder)
        if pages.clustering is not None:
            return pages.clustering, PanelPresenter(*parts, pages.clustering)
        assert pages.rating is not None
        presenter = RatingPresenter(*parts, pages.rating)
        presenter.practised.connect(self._tell_truth)
        return pages.rating, presenter

    def _connect_work(self) -> None:
        self._work.went_on.connect(self._show_due)
        self._work.fell_silent.connect(self._end_in_silence)
        self._work.not_playable.connect(self._say_not_playable)
        self._work.pause_asked.connect(self._pause)
        self._work.story_asked.connect(self._tell_story)
        self._recorder.refused.connect(self._stop_taking_answers)
        if self._set_up is not None:
            self._set_up.went_on.connect(self._show_due)
            self._set_up.leave_wanted.connect(self.leave_wanted)
        if self._outputs is not None:
            self._outputs.changed.connect(self._outputs_changed)

    def _show_due(self) -> None:
        """Show the page that the session's state asks for."""
        state, pages = self._live.state, self._pages
        if state.paused:
            self._window.show_page(pages.paused)
        elif self._needs_set_up and self._set_up is not None:
            self._show_set_up(self._set_up)
        elif state.phase in PAGES:
            self._show_work()
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

    @property
    def _needs_set_up(self) -> bool:
        """Whether the listener must be set up before anything is heard."""
        heard_in = (Phase.INSTRUCTIONS, *PAGES)
        due = self._live.state.phase in heard_in
        return due and self._set_up is not None and not self._set_up.holds

    def _show_set_up(self, set_up: SetupPresenter) -> None:
        if self._player.engine.lost:
            self._device_lost(self.tr("No sound output was found."))
        else:
            set_up.show()

    def _show_work(self) -> None:
        if self._player.engine.lost:
            self._device_lost(self.tr("No sound output was found."))
        elif self._work.show():
            self._window.show_page(self._work_page)

    def _finish(self) -> None:
        """End the session once the last recording has fallen silent."""
        state = self._live.state
        if state.is_playing and self._work.is_playing:
            return
        if not state.closed and not self._recorder.record(SessionFinished()):
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

    def _tell_truth(self, trial: TrialState) -> None:
        self._pages.say_feedback(trial)
        self._window.show_page(self._pages.feedback)

    def _pause(self) -> None:
        self._player.stop()
        self._go_on_with(Paused())

    def _resume(self) -> None:
        self._go_on_with(Resumed())

    def _go_on_with(self, event: Event) -> None:
        if self._recorder.record(event):
            self._show_due()

    # --- What the sound output does -------------------------------------------------------------

    def _end_in_silence(self) -> None:
        if self._live.state.phase == Phase.FINISHED:
            self._finish()

    def _say_not_playable(self) -> None:
        self._pages.say_not_playable(self._live.state.position)
        self._window.show_page(self._pages.not_playable)

    def _device_lost(self, reason: str) -> None:
        state = self._live.state
        is_heard = state.phase in PAGES or state.setup.is_under_way
        if self._recorder.is_behind or not is_heard or state.paused:
            return  # nothing is to be heard now; the next page finds the output lost
        self._pages.say_no_sound(reason)
        self._window.show_page(self._pages.no_sound)

    def _outputs_changed(self) -> None:
        """Notice that the output has gone although the stream goes on, on another one."""
        assert self._outputs is not None
        engine, setup = self._player.engine, self._live.state.setup
        if self._outputs.is_gone(engine.device_name) and setup.stage != Stage.OUTPUT:
            words = self.tr("The sound output “{name}” went away.")
            self._player.give_up(words.format(name=engine.device_name))

    def _reopen_device(self) -> None:
        if self._outputs is not None and self._outputs.is_gone(self._outputs.chosen or ""):
            self._outputs.choose(None)
        try:
            self._player.reopen()
        except UserError as error:
            self._device_lost(str(error))
            return
        if self._recorder.record(device_opened(self._player)):
            self._show_due()

    # --- What is written ------------------------------------------------------------------------

    def _write_again(self) -> None:
        if self._recorder.write():
            self._show_due()

    def _stop_taking_answers(self, reason: str) -> None:
        self._pages.say_not_saved(reason)
        self._window.show_page(self._pages.not_saved)
