"""How loud: a voice of the study, made softer or louder until it is right, and then kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from listening_app.pages.setup_page import SetupPage
from listening_app.theme import STEP
from listening_app.widgets.bar import Bar
from listening_app.widgets.button import Button
from listening_app.widgets.margins import reads_from_right
from sessions.setup import LEVELS_DB, LOUDEST_DB, SOFTEST_DB

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Plus: 1,
}


class LoudnessPage(SetupPage):
    """A voice that speaks on and on, and two buttons."""

    step_asked = Signal(int)
    """-1 for softer, 1 for louder."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            title=self.tr("How loud?"),
            lead=self.tr(
                "Play the voice, and set it as if somebody spoke to you across a table: every word "
                "is clear, nothing is too loud. It stays like this until the end."
            ),
            parent=parent,
        )
        self.column.addWidget(self.play)
        self.softer = Button(self.tr("Softer"), theme)
        self.louder = Button(self.tr("Louder"), theme)
        self.softer.clicked.connect(lambda: self.step_asked.emit(-1))
        self.louder.clicked.connect(lambda: self.step_asked.emit(1))
        self.level = Bar(theme, "accent", self.tr("Loudness"))
        row = QHBoxLayout()
        row.setSpacing(STEP)
        row.addWidget(self.softer)
        row.addWidget(self.level, 1)
        row.addWidget(self.louder)
        self.column.addLayout(row)
        self.add_text(self._note)
        self._lay_out_actions()

    def show_level(self, level_db: int) -> None:
        """Show how loud it is now, and whether it can be louder or softer."""
        steps = len(LEVELS_DB)
        number = 1 + LEVELS_DB.index(level_db)
        self.level.set_fraction(number / steps)
        self.softer.setEnabled(level_db > SOFTEST_DB)
        self.louder.setEnabled(level_db < LOUDEST_DB)
        words = self.tr("Loudness {number} of {steps}").format(number=number, steps=steps)
        if level_db == LOUDEST_DB:
            words = self.tr("{loudness}. Still too soft? Turn up the computer's volume.").format(
                loudness=words
            )
        self.say(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows, plus and minus make it louder or softer."""
        key = Qt.Key(event.key())
        step = _STEPS.get(key)
        if step is not None:
            # The buttons are mirrored with everything else; left and right lead where they point.
            if reads_from_right() and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                step = -step
            (self.louder if step > 0 else self.softer).click()
        else:
            super().keyPressEvent(event)
