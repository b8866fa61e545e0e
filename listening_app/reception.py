"""From the open window to a session under way: which study, which evaluator, which sound."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from anonymizers.errors import UserError
from listening_app.interface_language import offered
from listening_app.languages import own_name
from listening_app.pages.notice import NoticePage
from listening_app.pages.start import StartPage
from listening_app.pages.welcome import WelcomePage
from sessions.assignments import (
    EveryPlaceTakenError,
    NoSessionLeftError,
    find_takes,
    valid_pseudonym,
)
from sessions.folder import StudyFolder
from sessions.journal import JournalOpenError
from sessions.live import LiveSession
from sessions.translated_study import study_in
from sessions.withdrawals import WithdrewError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from listening_app.audio.devices import OutputDevice
    from listening_app.main_window import MainWindow
    from listening_app.outputs import Outputs
    from listening_app.player import Player
    from listening_app.presenter import SessionPresenter
    from sessions.study import Study
    from sessions.translated_study import TranslatedStudy


class Reception(QObject):
    """Receives evaluators and hands their sessions to a `SessionPresenter`.

    Parameters
    ----------
    window : MainWindow
    open_device : callable
        Opens the sound output; `UserError` when there is none.
    station : str, optional
        Where sessions are taken; the computer's name if left out.
    outputs : Outputs, optional
        What sounds can be played on. Without them nobody is asked to set anything up.
    """

    organizer_wanted = Signal()
    """Who sits here wants the organizer's window instead."""

    def __init__(
        self,
        window: MainWindow,
        open_device: Callable[[], OutputDevice],
        station: str | None = None,
        outputs: Outputs | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._open_device = open_device
        self._outputs = outputs
        self._station = platform.node() if station is None else station
        self._presenter: SessionPresenter | None = None
        window.closing.connect(self._end_session)
        window.language.changed.connect(self._say_anew)

    def ask_for_study(self) -> None:
        """Show the page where a study's folder is chosen."""
        start = StartPage(self._window.theme)
        start.offer_languages(self._window.language, offered(pseudo=True))
        start.chosen.connect(lambda path: self._enter_chosen(start, path))
        start.organizer_wanted.connect(self.organizer_wanted)
        self._window.show_page(start)

    def enter_study(self, folder: StudyFolder, study: Study, evaluator: str | None = None) -> None:
        """Welcome an evaluator to a study; go straight on where they left one open.

        Parameters
        ----------
        folder : StudyFolder
        study : Study
            The folder's design.
        evaluator : str, optional
            Who it is, where that is known already.
        """
        self._folder, self._study = folder, study
        self._offered = offered(study.study.languages, pseudo=study.study.demo)
        if self._window.language.tag not in self._offered:
            main = study.study.language.partition("-")[0]
            self._window.language.choose(main if main in self._offered else self._offered[0])
        if evaluator is not None and self._has_open_session(evaluator):
            self._take_session(evaluator)
        else:
            self._welcome(evaluator or "")

    def _enter_chosen(self, start: StartPage, path: Path) -> None:
        folder = StudyFolder(path)
        try:
            study = folder.study()
            folder.require_recordings(folder.plan())
        except UserError as error:
            start.show_fault(str(error))
        else:
            self.enter_study(folder, study)

    def _has_open_session(self, evaluator: str) -> bool:
        return any(
            take.evaluator == evaluator and take.status == "open"
            for take in find_takes(self._folder)
        )

    def _welcome(self, evaluator: str, fault: str = "") -> None:
        study, left = self._study_in_language()
        welcome = WelcomePage(
            self._window.theme,
            title=study.study.title,
            interviews=study.rating.trials_per_session if study.tasks == ("rating",) else None,
            rounds=study.clustering.panels_per_session if study.tasks == ("clustering",) else None,
            evaluator=evaluator,
            text_language=own_name(study.study.language) if left else "",
        )
        welcome.offer_languages(self._window.language, self._offered)
        welcome.signed_in.connect(lambda code: self._sign_in(welcome, code))
        self._window.show_page(welcome)
        if fault:
            welcome.show_fault(fault)

    def _study_in_language(self) -> TranslatedStudy:
        """Return the study as its evaluator reads it, and name the window after it."""
        translated = study_in(self._study, self._window.language.tag)
        self._window.setWindowTitle(translated.study.study.title)
        return translated

    def _say_anew(self) -> None:
        """Show the first page in the language that was just chosen."""
        page = self._window.page
        if isinstance(page, WelcomePage):
            code = page.code.text()
            self._window.drop_pages()
            self._welcome(code)
        elif isinstance(page, StartPage):
            self._window.drop_pages()
            self.ask_for_study()

    def _sign_in(self, welcome: WelcomePage, code: str) -> None:
        if valid_pseudonym(code):
            self._take_session(code)
        else:
            welcome.show_fault(
                self.tr(
                    "A code is made of the letters A to Z, digits, dots, hyphens and underscores, "
                    "and begins with a letter or a digit."
                )
            )

    def _take_session(self, evaluator: str) -> None:
        self._end_session()
        try:
            player = self._open_player()
        except UserError as error:
            self._show_no_sound(evaluator, str(error))
            return
        try:
            live = LiveSession.open(
                self._folder,
                evaluator,
                station=self._station,
                language=self._window.language.tag,
                app_version=version("voicejury"),
            )
        except UserError as error:
            player.close()
            self._welcome(evaluator, self._refusal(error))
            return
        self._window.drop_pages()
        study, _ = self._study_in_language()
        # The pages of a session take a moment to import, and the first page needs none of them.
        from listening_app.presenter import SessionPresenter  # noqa: PLC0415

        presenter = SessionPresenter(
            live, player, self._folder, study, self._window, outputs=self._outputs
        )
        presenter.leave_wanted.connect(self._window.close)
        presenter.another_wanted.connect(lambda: self._take_session(evaluator))
        self._presenter = presenter
        presenter.start()

    def _open_player(self) -> Player:
        # Decoding and resampling take a moment to import, and the first page needs neither.
        from listening_app.audio.engine import PlaybackEngine  # noqa: PLC0415
        from listening_app.player import Player  # noqa: PLC0415

        return Player(PlaybackEngine(self._open_device), self)

    def _show_no_sound(self, evaluator: str, reason: str) -> None:
        page = NoticePage(
            self._window.theme,
            title=self.tr("There is no sound output"),
            action=self.tr("Try again"),
            other=self.tr("Close"),
            purpose="fault",
        )
        page.say(
            self.tr("Please plug in the headphones, or tell the organizer. Nothing is lost."),
            self.tr("The computer says: {reason}").format(reason=reason),
        )
        page.acted.connect(lambda: self._take_session(evaluator))
        page.chose_other.connect(self._window.close)
        self._window.show_page(page)

    def _refusal(self, error: UserError) -> str:
        """Say in the evaluator's words why there is no session for them now."""
        if isinstance(error, EveryPlaceTakenError):
            return self.tr(
                "Every place in this study is taken. If you took part before, type the same code "
                "as then; if not, please tell the organizer, who can add a place."
            )
        if isinstance(error, NoSessionLeftError):
            return self.tr(
                "There is no session left for this code; all its answers are saved. If you are "
                "new here, please choose another code."
            )
        if isinstance(error, WithdrewError):
            return self.tr(
                "Whoever used this code withdrew from the study. Please choose another code."
            )
        if isinstance(error, JournalOpenError):
            return self.tr(
                "Your session is open in another window. Please go on there, or close it first."
            )
        reason = str(error).replace(f"{self._folder.path}{os.sep}", "")
        return self.tr("Please show this to the organizer: {reason}").format(reason=reason)

    def _end_session(self) -> None:
        presenter, self._presenter = self._presenter, None
        if presenter is not None:
            presenter.close()
            presenter.deleteLater()
