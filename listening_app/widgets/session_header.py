"""The line above every interview: how far, how long still, and the way to a pause."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from listening_app.theme import HANG, STEP
from listening_app.widgets.bar import Bar
from listening_app.widgets.button import Button
from listening_app.widgets.margins import set_side_margins
from listening_app.widgets.text import SteadyText, Text

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from listening_app.theme import Theme

_SECONDS_A_MINUTE = 60
_LONGEST_MINUTES = 888


class SessionHeader(QWidget):
    """Position, progress, time left, Pause."""

    pause_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = Text(size="question")
        self._bar = Bar(theme, "accent", self.tr("Progress of the session"))
        longest = self._in_minutes(_LONGEST_MINUTES * _SECONDS_A_MINUTE)
        self._time = SteadyText([longest], size="caption", tone="quiet")
        self._time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.pause = Button(self.tr("Pause"), theme, importance="quiet", sign="pause")
        self.pause.clicked.connect(self.pause_asked)
        row = QHBoxLayout(self)
        set_side_margins(row, before=HANG, after=0)
        row.setSpacing(2 * STEP)
        row.addWidget(self._position)
        row.addWidget(self._bar, 1)
        row.addWidget(self._time)
        row.addWidget(self.pause)
        theme.changed.connect(self._show_or_hide_bar)

    def minimumSizeHint(self) -> QSize:
        """Do without the bar, whose news the words bring as well."""
        hint = super().minimumSizeHint()
        bar = self._bar.minimumSizeHint().width() + 2 * STEP
        return QSize(hint.width() - bar * self._bar.isVisibleTo(self), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the bar where there is room for it."""
        super().resizeEvent(event)
        self._show_or_hide_bar()

    def _show_or_hide_bar(self) -> None:
        shown = self._bar.isVisibleTo(self)
        bar = self._bar.minimumSizeHint().width() + 2 * STEP
        needed = self.minimumSizeHint().width() + bar
        if shown != (needed <= self.width()):
            self._bar.setVisible(not shown)

    def show_position(
        self, position: int, total: int, *, practice: bool, seconds_left: float | None
    ) -> None:
        """Show where in the session the evaluator is.

        Parameters
        ----------
        position, total : int
            The interview shown, from 1, and how many there are.
        practice : bool
            They are practice ones.
        seconds_left : float or None
            Estimate at the evaluator's own pace; None while there is none yet.
        """
        pattern = (
            self.tr("Practice {position} of {total}")
            if practice
            else self.tr("Interview {position} of {total}")
        )
        self._position.say(pattern.format(position=position, total=total))
        self._bar.set_fraction((position - 1) / total)
        self._time.say(self._in_minutes(seconds_left))

    def show_round(
        self,
        position: int,
        total: int,
        *,
        practice: bool,
        done: float,
        seconds_left: float | None,
    ) -> None:
        """Show at which panel the evaluator is.

        Parameters
        ----------
        position, total : int
            The panel shown, from 1, and how many there are.
        practice : bool
            They are practice ones.
        done : float
            How much of this panel is sorted, 0 to 1.
        seconds_left : float or None
            Estimate at the evaluator's own pace; None while there is none yet.
        """
        pattern = (
            self.tr("Practice round {position} of {total}")
            if practice
            else self.tr("Round {position} of {total}")
        )
        self._position.say(pattern.format(position=position, total=total))
        self._bar.set_fraction((position - 1 + done) / total)
        self._time.say(self._in_minutes(seconds_left))

    @property
    def words(self) -> str:
        """Where in the session the evaluator is, and how long it will take."""
        return " ".join(part for part in (self._position.text(), self._time.text()) if part)

    def _in_minutes(self, seconds: float | None) -> str:
        if seconds is None:
            return ""
        minutes = math.ceil(seconds / _SECONDS_A_MINUTE)
        return self.tr("about {minutes} min left").format(minutes=max(minutes, 1))
