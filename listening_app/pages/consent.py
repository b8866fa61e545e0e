"""What taking part means, and whether the evaluator wants to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout

from anonymizers.durable_files import write_text
from listening_app.announcements import announce
from listening_app.pages.page import Page
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme
    from listening_app.widgets.text import Tone


def default_consent() -> str:
    """Return our own consent text, for studies that bring none."""
    return QCoreApplication.translate(
        "ConsentPage",
        "This study asks how recorded voices sound to people. If you take part, you will listen "
        "to short recordings and answer a few questions about each.\n\n"
        "We keep your answers and when you gave them, how often and how long you listened, and "
        "what you tell us about yourself on the next page. All of it is kept under your code, "
        "never under your name, and is used for research only.\n\n"
        "Taking part is your own choice. You may pause or stop at any time without saying why, "
        "and you may ask the organizer to delete everything kept under your code.",
    )


class ConsentPage(Page):
    """The consent text with its two answers.

    Parameters
    ----------
    theme : Theme
    text : str
        What the evaluator agrees to.
    study, code : str
        The study's title and the evaluator's code, for the copy.
    """

    agreed = Signal()
    declined = Signal()

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        study: str,
        code: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent=parent)
        self._copy = "\n\n".join(
            (study, text, self.tr("Your participant code: {code}").format(code=code))
        )
        self.add_text(Text(self.tr("Before you begin"), size="title", wrap=True))
        self.add_text(Prose(text, theme))
        self.keep = Button(self.tr("Keep a copy…"), theme)
        self.keep.clicked.connect(self._ask_where_to_keep)
        self._note = Text(size="caption", tone="quiet", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(STEP)
        row.addWidget(self.keep)
        row.addWidget(self._note, 1)
        self.column.addLayout(row)
        self.decline = Button(self.tr("I do not want to"), theme, importance="quiet")
        self.decline.clicked.connect(self.declined)
        self.agree = Button(self.tr("I agree and take part"), theme, importance="primary")
        self.agree.clicked.connect(self.agreed)
        self.set_actions(self.agree, aside=self.decline)

    @property
    def note(self) -> str:
        """What is said of the copy."""
        return self._note.text()

    def _ask_where_to_keep(self) -> None:
        suggested = self.tr("consent") + ".txt"
        path, _ = QFileDialog.getSaveFileName(self, self.keep.text(), suggested)
        if path:
            self._keep_in(Path(path))

    def _keep_in(self, path: Path) -> None:
        try:
            write_text(path, f"{self._copy}\n")
        except OSError as error:
            self._say(
                self.tr(
                    "The copy could not be saved ({reason}). Please choose another place."
                ).format(reason=error.strerror or error),
                "fault",
            )
        else:
            self._say(self.tr("Saved as {name}.").format(name=path.name), "done")

    def _say(self, words: str, tone: Tone) -> None:
        self._note.say(words, tone)
        announce(self._note, words, at_once=tone == "fault")
