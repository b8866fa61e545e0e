"""What every scale has: a question, why it waits, and a row of numbers between labelled ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QGroupBox, QStyle, QVBoxLayout, QWidget

from listening_app.theme import STEP, TARGET
from listening_app.widgets.margins import reads_from_right, set_side_margins
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from listening_app.theme import Theme

_NOTHING = " "
"""Keeps the line's height, which a label without any text would not."""
Means = Literal["number", "typing", "arrow", "pointer"]

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
}


def number_side(theme: Theme) -> int:
    """Return the side of a number's square, focus ring included: a full target, or more."""
    return max(TARGET, theme.pixels(26)) + 2 * RING_ROOM


def step_of(event: QKeyEvent) -> int | None:
    """Return where an arrow key leads, -1 or 1; None for other keys.

    Numbers run in the direction of reading, and left and right lead to where they point.
    """
    key = Qt.Key(event.key())
    step = _STEPS.get(key)
    sideways = key in (Qt.Key.Key_Left, Qt.Key.Key_Right)
    return -step if step is not None and sideways and reads_from_right() else step


class Scale(QGroupBox):
    """One question with its numbers; screen readers take it for a group.

    It shows the value it is given and only tells what the evaluator did: the number is filled
    once whoever listens has kept the answer and calls :meth:`show_answer`.

    Parameters
    ----------
    question : str
    ends : tuple of str
        What the lowest and the highest number mean.
    numbers : range
    theme : Theme
    """

    chosen = Signal(int, str)
    """The number, and the means: ``number`` key, ``typing``, ``arrow`` key or ``pointer``."""

    def __init__(
        self,
        question: str,
        ends: tuple[str, str],
        numbers: range,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.numbers = numbers
        self._theme = theme
        self._value: int | None = None
        self._locked = False
        self._question = Text(question, size="question")
        self._reason = Text(_NOTHING, size="caption", tone="quiet")
        self._lowest, self._highest = Text(ends[0]), Text(ends[1])
        self.setAccessibleName(question)
        self._row = QWidget()
        self._grid = QGridLayout(self._row)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._lay_out()

    @property
    def value(self) -> int | None:
        """The number shown as chosen."""
        return self._value

    @property
    def locked(self) -> bool:
        """Whether it takes no answer now."""
        return self._locked

    def show_answer(self, value: int | None, *, locked: bool, reason: str = "") -> None:
        """Show the kept answer, and whether the scale takes one.

        Parameters
        ----------
        value : int or None
            One of its numbers.
        locked : bool
        reason : str
            Why it is locked, shown beside the question.
        """
        self._value = value
        self._locked = locked
        self._reason.say(reason if locked else _NOTHING)
        self._question.say(self._question.text(), "quiet" if locked else "plain")
        for end in (self._lowest, self._highest):
            end.say(end.text(), "quiet")
        self._show_value()

    def current_cell(self) -> QWidget:
        """Return what takes the keyboard's focus."""
        raise NotImplementedError

    def has_focus(self) -> bool:
        """Whether keys go to one of its numbers, once its window is the active one if it is not."""
        return self.window().focusWidget() in self._parts

    @property
    def _parts(self) -> Sequence[QWidget]:
        """What stands in the row, from the left."""
        raise NotImplementedError

    def _show_value(self) -> None:
        """Fill the number of the value, and none other."""
        raise NotImplementedError

    def _step(self, steps: int) -> None:
        """Go on by so many numbers; from nothing, to one of the ends."""
        if self._value is None:
            number = self.numbers[0] if steps > 0 else self.numbers[-1]
        else:
            number = min(max(self._value + steps, self.numbers[0]), self.numbers[-1])
        if number != self._value:
            self._choose(number, "arrow")

    def _choose(self, number: int, means: Means) -> None:
        held = self.has_focus()
        self.chosen.emit(number, means)
        if held and self.has_focus():
            self.current_cell().setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        self._heading = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._heading.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        self._heading.addWidget(self._question)
        self._heading.addWidget(self._reason, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(STEP // 2)
        whole.addLayout(self._heading)
        whole.addWidget(self._row)

    @property
    def label_room(self) -> int:
        """Pixels that the label before the numbers takes beside them."""
        metrics = QFontMetrics(self._theme.font())
        return metrics.horizontalAdvance(self._lowest.text()) + RING_ROOM + STEP

    @property
    def width_after_label(self) -> int:
        """Pixels that the numbers and the label after them take side by side."""
        metrics = QFontMetrics(self._theme.font())
        after = metrics.horizontalAdvance(self._highest.text()) + STEP + RING_ROOM
        return sum(part.sizeHint().width() for part in self._parts) + after

    def arrange(self, *, labels_beside: bool, label_room: int) -> None:
        """Put labels and reason beside what they belong to, or below it.

        Parameters
        ----------
        labels_beside : bool
        label_room : int
            Pixels before the numbers, where labels stand beside; the same for all scales of a
            page, so that their numbers stand below each other.
        """
        down, right_on = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._heading.setDirection(right_on if labels_beside else down)
        self._heading.setSpacing(2 * STEP if labels_beside else 0)
        while self._grid.count():
            self._grid.takeAt(0)
        # Two columns at least, so that both labels find one below the numbers.
        wide = max(1, 2 // len(self._parts))
        columns = wide * len(self._parts)
        for place, part in enumerate(self._parts):
            self._grid.addWidget(part, 0, 1 + wide * place, 1, wide)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if labels_beside:
            middle = Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(self._lowest, 0, 0, right | middle)
            self._grid.addWidget(self._highest, 0, columns + 1, left | middle)
        else:
            half = columns // 2
            self._grid.addWidget(self._lowest, 1, 1, 1, half)
            self._grid.addWidget(self._highest, 1, 1 + half, 1, columns - half)
        gap = STEP if labels_beside else RING_ROOM
        set_side_margins(self._lowest, before=RING_ROOM, after=gap)
        set_side_margins(self._highest, before=gap, after=RING_ROOM)
        for end, side in ((self._lowest, left), (self._highest, right)):
            end.setWordWrap(not labels_beside)
            on_screen = QStyle.visualAlignment(self.layoutDirection(), side)
            end.setAlignment(on_screen | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnMinimumWidth(0, label_room if labels_beside else 0)
        self._grid.setColumnStretch(columns + 2, 1)
