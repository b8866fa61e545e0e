"""What taking part means, and whether the evaluator wants to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from listening_app.pages.page import Page
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme


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
    """

    agreed = Signal()
    declined = Signal()

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.add_text(Text(self.tr("Before you begin"), size="title", wrap=True))
        self.add_text(Prose(text, theme))
        self.decline = Button(self.tr("I do not want to"), theme, importance="quiet")
        self.decline.clicked.connect(self.declined)
        self.agree = Button(self.tr("I agree and take part"), theme, importance="primary")
        self.agree.clicked.connect(self.agreed)
        self.set_actions(self.agree, aside=self.decline)
