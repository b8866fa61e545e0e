"""Between the questions of the headphone screening and the session."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal

from listening_app.audio.signals import antiphase_trial, huggins_trial
from sessions.events import ScreeningAnswered, SessionAbandoned

if TYPE_CHECKING:
    from listening_app.main_window import MainWindow
    from listening_app.player import Player
    from listening_app.recorder import Recorder
    from listening_app.setup_pages import SetupPages
    from listening_app.setup_sound import SetupSound
    from sessions.screening import Screening, ScreeningTrial

_TRIALS = {"huggins": huggins_trial, "antiphase": antiphase_trial}


class ScreeningPresenter(QObject):
    """Asks until the screening is over, and tells how it ended where that matters.

    Parameters
    ----------
    recorder : Recorder
    player : Player
    sound : SetupSound
    pages : SetupPages
    window : MainWindow
    """

    ended = Signal()
    """The session goes on."""

    def __init__(
        self,
        recorder: Recorder,
        player: Player,
        sound: SetupSound,
        pages: SetupPages,
        window: MainWindow,
    ) -> None:
        super().__init__(recorder)
        self._recorder = recorder
        self._player = player
        self._sound = sound
        self._pages = pages
        self._window = window
        pages.headphones.play_asked.connect(self._play)
        pages.headphones.answered.connect(self._answer)
        pages.once_more.acted.connect(self.show)
        pages.warning.acted.connect(self.ended)

    def show(self) -> None:
        """Show the question that is due, or how it ended."""
        if self._screening.is_over:
            self._end()
            return
        self._sound.forget()
        self._pages.headphones.say("")
        self.render()
        self._window.show_page(self._pages.headphones)

    def render(self) -> None:
        """Bring the page up to what is known now."""
        heard, sounds = self._sound.was_heard, self._sound.sounds
        self._pages.headphones.show_question(
            self._trial, sounding=sounds, played=heard, may_answer=heard and not sounds
        )

    def _play(self) -> None:
        trial, seed = self._trial, self._screening.seed
        digest = hashlib.sha256(f"{seed}\0{trial}".encode()).digest()
        make = _TRIALS[trial.test]
        rng = np.random.default_rng(list(digest))
        self._sound.play(make(trial.target(seed), rng, self._player.engine.sample_rate))

    def _answer(self, number: int) -> None:
        trial = self._trial
        answered = ScreeningAnswered(
            test=trial.test, attempt=trial.attempt, number=trial.number, chosen=number
        )
        if not self._recorder.record(answered):
            return
        if self._screening.begins_again:
            self._window.show_page(self._pages.once_more)
        else:
            self.show()

    def _end(self) -> None:
        setup = self._recorder.state.setup
        if setup.is_refused:
            if self._recorder.record(SessionAbandoned(reason="headphone screening failed")):
                self._window.show_page(self._pages.refused)
        elif setup.failed_screening and setup.after_failure == "warn":
            self._window.show_page(self._pages.warning)
        else:
            self.ended.emit()

    @property
    def _screening(self) -> Screening:
        screening = self._recorder.state.setup.screening
        assert screening is not None
        return screening

    @property
    def _trial(self) -> ScreeningTrial:
        due = self._screening.due
        assert due is not None
        return due
