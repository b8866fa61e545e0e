"""The first page: what this is, and under which code the evaluator takes part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from listening_app.announcements import announce
from listening_app.pages.page import Page
from listening_app.theme import LEAD, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from listening_app.theme import Theme

_CODE_LENGTH = 32


class WelcomePage(Page):
    """Title, a few words, the evaluator's code.

    Parameters
    ----------
    theme : Theme
    title : str
        Of the study, as its organizer wrote it.
    interviews : int, optional
        How many there are in a session, where voices are rated and nothing else is done.
    rounds : int, optional
        How many panels there are in a session, where voices are sorted and nothing else is done.
    evaluator : str, optional
        Code that is known already.
    text_language : str, optional
        Name of the language of those texts that the study has not in the window's.
    """

    signed_in = Signal(str)
    """The code as it was typed, without spaces around it."""

    def __init__(
        self,
        theme: Theme,
        *,
        title: str,
        interviews: int | None = None,
        rounds: int | None = None,
        evaluator: str = "",
        text_language: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent=parent)
        self.add_display_menu()
        reassurance = self.tr(
            "Please put on your headphones. There is a break halfway, you can pause whenever you "
            "like, and every answer is saved the moment you give it."
        )
        if rounds is not None:
            reassurance = self.tr(
                "Please put on your headphones. There is a break after each round, you can pause "
                "whenever you like, and everything you do is saved at once."
            )
        self.add_text(Text(title, size="title", wrap=True))
        self.add_text(Prose(self._lead(interviews, rounds), theme, size=LEAD))
        self.add_text(Prose(reassurance, theme))
        if text_language:
            sentence = self.tr("Some texts of this study are in {language} only.")
            self.add_text(Text(sentence.format(language=text_language), tone="quiet", wrap=True))
        self.column.addSpacing(2 * STEP)
        self._add_code_field(evaluator)
        self.begin = Button(self.tr("Begin"), theme, importance="primary")
        self.begin.clicked.connect(self._begin)
        self.set_actions(self.begin)

    def first_focus(self) -> QWidget | None:
        """Start where the code is typed."""
        return self.code

    @property
    def note(self) -> str:
        """What is said below the field."""
        return self._note.text()

    def show_fault(self, sentence: str) -> None:
        """Say why this code cannot begin, and let it be typed again."""
        self._note.say(sentence, "fault")
        announce(self._note, sentence, at_once=True)
        self.code.setAccessibleDescription(sentence)
        self.code.setFocus()
        self.code.selectAll()

    def _lead(self, interviews: int | None, rounds: int | None) -> str:
        if interviews is not None:
            return self.tr(
                "You will hear %n short recording(s) of people being interviewed, and say how "
                "they sound to you.",
                "",
                interviews,
            )
        if rounds is not None:
            return self.tr(
                "You will hear short recordings and put those of one person together, in %n "
                "round(s).",
                "",
                rounds,
            )
        return self.tr("You will hear short recordings of people, and say how they sound to you.")

    def _add_code_field(self, evaluator: str) -> None:
        label = Text(self.tr("Your participant code"), size="question")
        self.code = QLineEdit(evaluator)
        self.code.setMaxLength(_CODE_LENGTH)
        self.code.setAccessibleName(label.text())
        label.setBuddy(self.code)
        self._advice = self.tr(
            "Use the code that you were given, or make one up, such as maple-27. "
            "Please do not use your name. If you took part before, use the same code again."
        )
        self._note = Text(self._advice, size="caption", tone="quiet", wrap=True)
        self.code.setAccessibleDescription(self._advice)
        self.code.textEdited.connect(lambda: self._note.say(self._advice, "quiet"))
        field = QVBoxLayout()
        field.setSpacing(STEP // 2)
        self.add_text(label, to=field)
        field.addWidget(self.code)
        self.add_text(self._note, to=field)
        self.column.addLayout(field)

    def _begin(self) -> None:
        code = self.code.text().strip()
        if code:
            self.signed_in.emit(code)
        else:
            self.show_fault(self.tr("Please type your code first."))
