"""The ten-point scale: large numbers between labelled ends, nothing chosen beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from listening_app.theme import STEP, TARGET
from listening_app.widgets.button import blend
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from listening_app.theme import Theme

LOWEST, HIGHEST = 1, 10
_NOTHING = " "
"""Keeps the line's height, which a label without any text would not."""
Means = Literal["number", "arrow", "pointer"]

_DIGITS = {getattr(Qt.Key, f"Key_{digit}"): digit or HIGHEST for digit in range(10)}
_ARROWS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
}


class RatingScale(QWidget):
    """One question with its ten numbers.

    It shows the value it is given and only tells what the evaluator did: the number is filled
    once whoever listens has kept the answer and calls :meth:`show_answer`.

    Parameters
    ----------
    question : str
    lowest, highest : str
        What 1 and 10 mean.
    theme : Theme
    """

    chosen = Signal(int, str)
    """The number, and the means: ``number`` key, ``arrow`` key or ``pointer``."""

    def __init__(
        self,
        question: str,
        lowest: str,
        highest: str,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._value: int | None = None
        self._locked = False
        self._question = Text(question, size="question")
        self._reason = Text(_NOTHING, size="caption", tone="quiet")
        self._lowest, self._highest = Text(lowest), Text(highest)
        ends = {LOWEST: lowest, HIGHEST: highest}
        self._cells = [
            _Cell(number, _spoken(question, number, ends), theme)
            for number in range(LOWEST, HIGHEST + 1)
        ]
        for cell in self._cells:
            cell.clicked.connect(self._clicked)
        self.setAccessibleName(question)
        self._row = QWidget()
        self._grid = QGridLayout(self._row)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._lay_out()
        self.arrange(labels_beside=False, label_room=0)
        self._rove(self._cells[0])

    @property
    def value(self) -> int | None:
        """The number shown as chosen."""
        return self._value

    @property
    def locked(self) -> bool:
        """Whether it takes no answer now."""
        return self._locked

    @property
    def cells(self) -> list[QRadioButton]:
        """The ten numbers, lowest first."""
        return list(self._cells)

    def show_answer(self, value: int | None, *, locked: bool, reason: str = "") -> None:
        """Show the kept answer, and whether the scale takes one.

        Parameters
        ----------
        value : int or None
            1 to 10.
        locked : bool
        reason : str
            Why it is locked, shown beside the question.
        """
        self._value = value
        self._locked = locked
        self._reason.say(reason if locked else _NOTHING)
        for cell in self._cells:
            cell.show_chosen(chosen=cell.number == value)
            cell.setEnabled(not locked)
        self._question.say(self._question.text(), "quiet" if locked else "plain")
        for end in (self._lowest, self._highest):
            end.say(end.text(), "quiet")
        self._rove(self._cells[(value or LOWEST) - LOWEST])

    def current_cell(self) -> QRadioButton:
        """Return what takes the keyboard's focus: the chosen number, or the first."""
        return self._cells[(self._value or LOWEST) - LOWEST]

    def has_focus(self) -> bool:
        """Whether one of its numbers has the keyboard's focus."""
        return any(cell.hasFocus() for cell in self._cells)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take number keys and arrows; leave every other key to the page."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = Qt.Key(event.key())
        if plain or self._locked or not (key in _DIGITS or key in _ARROWS):
            event.ignore()
        elif key in _ARROWS:
            self._step(_ARROWS[key])
        elif not event.isAutoRepeat():
            self._choose(_DIGITS[key], "number")

    def _step(self, direction: int) -> None:
        if self._value is None:
            number = LOWEST if direction > 0 else HIGHEST
        else:
            number = min(max(self._value + direction, LOWEST), HIGHEST)
        if number != self._value:
            self._choose(number, "arrow")

    def _choose(self, number: int, means: Means) -> None:
        held = self.has_focus()
        self.chosen.emit(number, means)
        if held and self.has_focus():
            self.current_cell().setFocus(Qt.FocusReason.OtherFocusReason)

    def _clicked(self) -> None:
        cell = self.sender()
        assert isinstance(cell, _Cell)
        self._choose(cell.number, "pointer")

    def _rove(self, current: _Cell) -> None:
        """Let Tab stop at one number only, as in any group of radio buttons."""
        for cell in self._cells:
            cell.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if cell is current else Qt.FocusPolicy.ClickFocus
            )

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
        return sum(cell.sizeHint().width() for cell in self._cells) + after

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
        for column, cell in enumerate(self._cells, 1):
            self._grid.addWidget(cell, 0, column)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if labels_beside:
            middle = Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(self._lowest, 0, 0, right | middle)
            self._grid.addWidget(self._highest, 0, len(self._cells) + 1, left | middle)
        else:
            half = len(self._cells) // 2
            self._grid.addWidget(self._lowest, 1, 1, 1, half, left)
            self._grid.addWidget(self._highest, 1, 1 + half, 1, half, right)
        gap = STEP if labels_beside else RING_ROOM
        self._lowest.setContentsMargins(RING_ROOM, 0, gap, 0)
        self._highest.setContentsMargins(gap, 0, RING_ROOM, 0)
        self._grid.setColumnMinimumWidth(0, label_room if labels_beside else 0)
        self._grid.setColumnStretch(len(self._cells) + 2, 1)


class _Cell(QRadioButton):
    """One number; it is filled by the scale, never by the click itself."""

    def __init__(self, number: int, spoken: str, theme: Theme) -> None:
        super().__init__(str(number))
        self.number = number
        self._theme = theme
        self.setAccessibleName(spoken)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_chosen(self, *, chosen: bool) -> None:
        """Fill it or empty it."""
        # Qt lets nobody empty one of several exclusive buttons, and calls others check boxes.
        self.setAutoExclusive(False)
        self.setChecked(chosen)
        self.setAutoExclusive(True)

    def nextCheckState(self) -> None:
        """Do nothing: the answer is kept first and shown then."""

    def hitButton(self, position: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the scale and the page."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the scale and the page."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """Take the room of a full target, more with larger text."""
        side = max(TARGET, self._theme.pixels(26)) + 2 * RING_ROOM
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than a target."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the number in its circle."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        radius = shape.height() / 2
        if self.isChecked():
            fill, edge, ink = theme.colour("accent"), None, theme.colour("on_accent")
        elif self.isEnabled():
            pressure = 2 * self.isDown() + self.underMouse()
            fill = blend(theme.colour("surface"), theme.colour("accent"), 0.1 * pressure)
            edge, ink = theme.colour("edge"), theme.colour("ink")
        else:
            fill, edge, ink = None, theme.colour("line"), theme.colour("quiet")
        draw_box(painter, shape, fill=fill, edge=edge, radius=radius)
        if self.hasFocus():
            draw_ring(painter, shape, theme.colour("accent"), radius)
        painter.setFont(theme.font(bold=self.isChecked()))
        painter.setPen(ink)
        painter.drawText(shape, Qt.AlignmentFlag.AlignCenter, self.text())


def _spoken(question: str, number: int, ends: dict[int, str]) -> str:
    meaning = f", {ends[number]}" if number in ends else ""
    return f"{question} {number}{meaning}"
