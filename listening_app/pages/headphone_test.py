"""Whether headphones are worn: three sounds, and the evaluator says which one it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from listening_app.pages.setup_page import SetupPage
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from sessions.screening import CHOICES, TESTS, TRIALS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme
    from sessions.screening import ScreeningTrial, Test


class HeadphoneTestPage(SetupPage):
    """A question of the screening: what is right is nowhere on the page."""

    answered = Signal(int)
    """Number of the sound."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, title="", lead="", parent=parent)
        self.test: Test | None = None
        """Of the question that is shown."""
        self.column.addWidget(self.play)
        self.answers = [
            Button(self.tr("Sound {number}").format(number=number), theme)
            for number in range(1, CHOICES + 1)
        ]
        row = QHBoxLayout()
        row.setSpacing(STEP)
        for number, button in enumerate(self.answers, 1):
            button.clicked.connect(lambda _=False, number=number: self.answered.emit(number))
            row.addWidget(button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.add_text(self._note)
        self._lay_out_actions(other_output=False)
        self.proceed.hide()

    def show_question(
        self, trial: ScreeningTrial, *, sounding: bool, played: bool, may_answer: bool
    ) -> None:
        """Show a question.

        Parameters
        ----------
        trial : ScreeningTrial
        sounding, played : bool
            Its sounds play now, or did before.
        may_answer : bool
            They were heard to their end.
        """
        self.test = trial.test
        title, lead = self._words(trial.test)
        self._title.say(title)
        self._lead.say(lead)
        number = TESTS.index(trial.test) * TRIALS + trial.number
        self._place.say(
            self.tr("Headphones: question {number} of {count}").format(
                number=number, count=TRIALS * len(TESTS)
            )
        )
        moves = may_answer and not self.answers[0].isEnabled() and self.play.takes_keys()
        self.show_playing(sounding=sounding, played=played, may_go_on=False)
        self.play.set_importance("secondary" if may_answer else "primary")
        for button in self.answers:
            button.setEnabled(may_answer)
        if moves:
            self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget | None:
        """Start with the sounds."""
        return self.play

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let number keys answer."""
        number = event.key() - Qt.Key.Key_0.value
        if 1 <= number <= CHOICES and not event.isAutoRepeat():
            self.answers[number - 1].click()
        else:
            super().keyPressEvent(event)

    def _words(self, test: Test) -> tuple[str, str]:
        return {
            "huggins": (
                self.tr("Find the faint tone"),
                self.tr("You hear three noises. In one of them a faint tone is hidden. Which one?"),
            ),
            "antiphase": (
                self.tr("Find the softest tone"),
                self.tr("You hear three tones, one after the other. Which one is the softest?"),
            ),
        }[test]
