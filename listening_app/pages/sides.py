"""Whether left is left: a sound on one side at a time, and the evaluator says where it is heard."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from listening_app.pages.setup_page import SetupPage
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.margins import reads_from_right

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme

_KEYS = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Down: "both",
}


class SidesPage(SetupPage):
    """A sound, and where it is heard."""

    heard_at = Signal(str)
    """``left``, ``right`` or ``both``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            title=self.tr("Left and right"),
            lead=self.tr("Play each of two sounds, and say on which side you hear it."),
            parent=parent,
        )
        self.column.addWidget(self.play)
        self.answers = {
            "left": Button(self.tr("Left"), theme),
            "both": Button(self.tr("On both sides"), theme),
            "right": Button(self.tr("Right"), theme),
        }
        row = QHBoxLayout()
        row.setSpacing(STEP)
        if reads_from_right():
            # Turned once more, so that left stays on the left.
            row.setDirection(QHBoxLayout.Direction.RightToLeft)
        for side, button in self.answers.items():
            button.clicked.connect(partial(self.heard_at.emit, side))
            row.addWidget(button)
        row.insertStretch(0 if reads_from_right() else -1, 1)
        self.column.addLayout(row)
        self.add_text(self._note)
        self.proceed.reserve(self.tr("Go on anyway"))
        self._lay_out_actions()

    def show_question(self, *, sounding: bool, played: bool, may_answer: bool) -> None:
        """Show a sound that is to be placed.

        Parameters
        ----------
        sounding, played : bool
            It plays now, or did before.
        may_answer : bool
            It was heard to its end.
        """
        self.show_playing(sounding=sounding, played=played, may_go_on=False)
        self.proceed.set_face(self.tr("Continue"), None)
        self.proceed.set_importance("primary")
        moves = may_answer and not self.answers["left"].isEnabled() and self.play.takes_keys()
        self.play.set_importance("secondary" if may_answer else "primary")
        for button in self.answers.values():
            button.setEnabled(may_answer)
        if moves:
            self.answers["left"].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_next(self, number: int) -> None:
        """Go on to the next sound."""
        self.say_number(number)
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_number(self, number: int) -> None:
        """Say which of the two sounds it is."""
        self.say(self.tr("Sound {number} of 2").format(number=number))

    def show_outcome(self, words: str) -> None:
        """Say what is wrong; it can be tried again or left as it is."""
        self.show_question(sounding=False, played=True, may_answer=False)
        self.say(words, "fault")
        self.play.set_importance("primary")
        self.play.setFocus()
        self.proceed.set_face(self.tr("Go on anyway"), None)
        self.proceed.set_importance("secondary")
        self.proceed.setEnabled(True)

    def first_focus(self) -> QWidget | None:
        """Start with the sound."""
        return self.play

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows point to where the sound is."""
        side = _KEYS.get(Qt.Key(event.key()))
        if side is not None and not event.isAutoRepeat():
            self.answers[side].click()
        else:
            super().keyPressEvent(event)
