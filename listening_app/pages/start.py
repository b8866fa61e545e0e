"""The page of a window that was opened without a study."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog

from listening_app.announcements import announce
from listening_app.pages.page import Page
from listening_app.theme import LEAD
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme


class StartPage(Page):
    """Asks which study is to be taken."""

    chosen = Signal(Path)
    """The study's folder."""
    organizer_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.add_display_menu()
        invitation = self.tr("Choose the folder of the study that is to be taken.")
        self._note = Text(tone="fault", wrap=True)
        self.add_text(Text("VoiceJury", size="title"))
        self.add_text(Prose(invitation, theme, size=LEAD))
        self.add_text(self._note)
        self.choose = Button(self.tr("Choose a folder…"), theme, importance="primary")
        self.choose.clicked.connect(self._choose)
        self.organize = Button(self.tr("I organize studies"), theme, importance="quiet")
        self.organize.clicked.connect(self.organizer_wanted)
        self.set_actions(self.choose, aside=self.organize)

    @property
    def note(self) -> str:
        """What is said of the folder that was chosen."""
        return self._note.text()

    def show_fault(self, sentence: str) -> None:
        """Say why the folder that was chosen cannot be taken."""
        self._note.say(sentence)
        announce(self._note, sentence, at_once=True)

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("The study's folder"))
        if folder:
            self.chosen.emit(Path(folder))
