"""The organizer's window: open or begin a study, and everything that is done with it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMainWindow,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from anonymizers.errors import UserError
from listening_app.interface_language import InterfaceLanguage, offered
from listening_app.organizer.job import interpreter
from listening_app.organizer.journal_watch import GATHERING_MS
from listening_app.organizer.look import style_sheet
from listening_app.organizer.study_pages import StudyPages, begin_study
from listening_app.organizer.work import Work
from listening_app.theme import HANG, LEAD, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.display_menu import DisplayMenu
from listening_app.widgets.language_menu import LanguageMenu
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Prose, Text
from sessions.folder import StudyFolder
from sessions.study_document import StudyDocument

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent

    from listening_app.theme import Theme

_WIDTH, _HEIGHT = 1024, 768
_MAY_BREAK = "\u200b"
"""Lets a long path go on in the next line."""


class OrganizerWindow(QMainWindow):
    """One study at a time, with its pages; without one, the ways to come to one.

    Parameters
    ----------
    theme : Theme
    language : InterfaceLanguage, optional
    gathering_ms : int
        How long changes of journals are gathered before they are read.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        language: InterfaceLanguage | None = None,
        *,
        gathering_ms: int = GATHERING_MS,
    ) -> None:
        super().__init__()
        self.theme = theme
        self.language = language or InterfaceLanguage(self)
        self._gathering_ms = gathering_ms
        self.pages: StudyPages | None = None
        self._fault = ""
        self.resize(_WIDTH, _HEIGHT)
        self._add_shortcuts()
        theme.changed.connect(self._dress)
        self.language.changed.connect(self._say_anew)
        self._dress()
        self._build(None)

    @property
    def note(self) -> str:
        """What is said of a folder that could not be opened."""
        return self._note.text()

    def open_study(self, folder: StudyFolder) -> None:
        """Show a study.

        Raises
        ------
        UserError
            When there is none, or its file is not TOML.
        """
        self._build((folder, StudyDocument.open(folder.study_file)))

    def begin_study(self, folder: StudyFolder) -> None:
        """Show the form of a study that is not on the disk yet.

        Raises
        ------
        UserError
            When there is one in the folder.
        """
        self._build((folder, begin_study(folder)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before changes are lost; stop what is running."""
        if not self._may_leave():
            event.ignore()
            return
        self.work.stop()
        self.closed.emit()
        super().closeEvent(event)

    # --- Building -----------------------------------------------------------------------------

    def _build(self, study: tuple[StudyFolder, StudyDocument] | None) -> None:
        """Show a study, or the ways to come to one."""
        self.work = Work(self.theme)
        self._note = Text(tone="fault", wrap=True)
        content = QWidget()
        content.setObjectName("page")
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._header(study))
        if study is None:
            self.pages = None
            self.setWindowTitle(self.tr("VoiceJury: organizer"))
            column.addWidget(self._invitation(), 1)
        else:
            folder, document = study
            self.pages = StudyPages(
                folder, document, self.work, self.theme, gathering_ms=self._gathering_ms
            )
            self.pages.take_wanted.connect(lambda: self._take(folder))
            self.setWindowTitle(self._title(study))
            column.addWidget(self.pages, 1)
        column.addWidget(self.work)
        before = self.centralWidget()
        self.setCentralWidget(content)
        if before is not None:
            before.deleteLater()
        if self.pages is None:
            self.choose.setFocus()
        else:
            self.pages.tabBar().setFocus()

    def _header(self, study: tuple[StudyFolder, StudyDocument] | None) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(HANG, STEP, STEP, 0)
        row.setSpacing(0)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.setContentsMargins(RING_ROOM, 0, 0, 0)
        if study is not None:
            names.addWidget(Text(self._title(study), size="section", wrap=True))
            path = str(study[0].path).replace(os.sep, f"{os.sep}{_MAY_BREAK}")
            names.addWidget(Text(path, size="caption", tone="quiet", wrap=True))
        row.addLayout(names, 1)
        self.open = Button(self.tr("Open…"), self.theme, importance="quiet")
        self.open.setAccessibleName(self.tr("Open a study"))
        self.new = Button(self.tr("New…"), self.theme, importance="quiet")
        self.new.setAccessibleName(self.tr("Begin a new study"))
        self.open.clicked.connect(self._choose)
        self.new.clicked.connect(self._choose_new)
        languages = LanguageMenu(self.language, offered(pseudo=True), self.theme)
        for button in (self.open, self.new):
            button.setVisible(study is not None)
        for button in (self.open, self.new, languages, DisplayMenu(self.theme)):
            row.addWidget(button)
        return row

    def _invitation(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(HANG, STEP, HANG, HANG)
        column.setSpacing(2 * STEP)
        column.addStretch(2)
        words = self.tr(
            "Open the folder of a study to see how far it is, or begin a new one. The "
            "demonstration is a small study with synthetic voices, ready to be taken."
        )
        said = (
            Text(self.tr("Your studies"), size="title"),
            Prose(words, self.theme, size=LEAD),
            self._note,
        )
        for text in said:
            line = QHBoxLayout()
            line.setContentsMargins(RING_ROOM, 0, 0, 0)
            line.addWidget(text, 1000)
            line.addStretch(1)
            column.addLayout(line)
        acts = QVBoxLayout()
        acts.setSpacing(0)
        self.choose = Button(self.tr("Open a study…"), self.theme, importance="primary")
        self.choose_new = Button(self.tr("Begin a new study…"), self.theme)
        self.demo = Button(self.tr("Make the demonstration…"), self.theme)
        self.choose.clicked.connect(self._choose)
        self.choose_new.clicked.connect(self._choose_new)
        self.demo.clicked.connect(self._choose_demo)
        self.work.busy_changed.connect(self.demo.setDisabled)
        for button in (self.choose, self.choose_new, self.demo):
            acts.addWidget(button)
        column.addLayout(acts)
        column.addStretch(3)
        return holder

    def _title(self, study: tuple[StudyFolder, StudyDocument]) -> str:
        folder, document = study
        title = document.value(("study", "title"))
        return str(title) if title else folder.path.absolute().name

    def _add_shortcuts(self) -> None:
        for keys, steps in (
            (QKeySequence.StandardKey.ZoomIn, 1),
            (QKeySequence.StandardKey.ZoomOut, -1),
        ):
            for sequence in QKeySequence.keyBindings(keys):
                shortcut = QShortcut(sequence, self)
                shortcut.activated.connect(lambda steps=steps: self.theme.step_text_scale(steps))

    def _dress(self) -> None:
        self.setStyleSheet(style_sheet(self.theme))

    def _say_anew(self) -> None:
        """Say everything in the language that was chosen; what was filled in is kept."""
        if self.pages is None:
            self._build(None)
        elif not self.work.is_busy:
            self._build((self.pages.folder, self.pages.design.document))

    # --- Studies ------------------------------------------------------------------------------

    def _choose(self) -> None:
        path = QFileDialog.getExistingDirectory(self, self.tr("The study's folder"))
        if path and self._may_leave():
            self._try(lambda: self.open_study(StudyFolder(Path(path))))

    def _choose_new(self) -> None:
        path = QFileDialog.getExistingDirectory(self, self.tr("A folder for the new study"))
        if path and self._may_leave():
            self._try(lambda: self.begin_study(StudyFolder(Path(path))))

    def _choose_demo(self) -> None:
        path = QFileDialog.getExistingDirectory(self, self.tr("An empty folder"))
        if path:
            self._note.say("")
            folder = StudyFolder(Path(path))
            words = self.tr("Making the demonstration")
            self.work.begin(words, "sessions", ["demo", path], lambda _: self._show_demo(folder))

    def _show_demo(self, folder: StudyFolder) -> str:
        words = self.tr("The demonstration is ready.")
        self._try(lambda: self.open_study(folder))
        self.work.say(words)
        return words

    def _try(self, act: Callable[[], None]) -> None:
        self.work.stop()
        try:
            act()
        except UserError as error:
            self._build(None)
            self._note.say(str(error))

    def _take(self, folder: StudyFolder) -> None:
        """Open the evaluators' window beside this one."""
        arguments = ["-P", "-m", "listening_app", str(folder.path)]
        QProcess.startDetached(interpreter(), arguments)

    def _may_leave(self) -> bool:
        """Ask before changes of the study file are lost."""
        if self.pages is None or not self.pages.design.document.is_changed:
            return True
        answer = QMessageBox.question(
            self,
            self.tr("The study file is not saved"),
            self.tr("What you changed in the study file is not saved. Leave it so?"),
            QMessageBox.StandardButton.Discard | QMessageBox.StandardButton.Cancel,
            QMessageBox.StandardButton.Cancel,
        )
        return answer == QMessageBox.StandardButton.Discard
