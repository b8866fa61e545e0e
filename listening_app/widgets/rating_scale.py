"""A scale of few numbers: large and side by side, nothing chosen beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from listening_app.widgets.button import blend
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring
from listening_app.widgets.scale import Scale, number_side, step_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from listening_app.theme import Theme

HIGHEST = 10
"""Higher numbers have no key of their own; such scales are `WideScale`."""

_DIGITS = {getattr(Qt.Key, f"Key_{digit}"): digit for digit in range(10)}


class RatingScale(Scale):
    """One question with its numbers as buttons.

    Parameters
    ----------
    question : str
    ends : tuple of str
        What the lowest and the highest number mean.
    numbers : range
        Up to 10.
    theme : Theme
    """

    def __init__(
        self,
        question: str,
        ends: tuple[str, str],
        numbers: range,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(question, ends, numbers, theme, parent)
        meanings = dict(zip((numbers[0], numbers[-1]), ends, strict=True))
        self._cells = [
            _Cell(number, _spoken(question, number, meanings), theme) for number in numbers
        ]
        for cell in self._cells:
            cell.pressed_by_somebody.connect(self._pressed)
        self.arrange(labels_beside=False, label_room=0)
        self._rove(self._cells[0])

    @property
    def cells(self) -> list[QRadioButton]:
        """The numbers, lowest first."""
        return list(self._cells)

    @property
    def zero_is_ten(self) -> bool:
        """Whether the key 0 stands for 10."""
        return 10 in self.numbers and 0 not in self.numbers

    def current_cell(self) -> QRadioButton:
        """Return what takes the keyboard's focus: the chosen number, or the first."""
        return self._current()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take number keys, arrows, Home and End; leave every other key to the page."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        step, number = step_of(event), self._number_of(event)
        if plain or self._locked or (step is None and number is None):
            event.ignore()
        elif step is not None:
            self._step(step)
        elif number is not None and not event.isAutoRepeat():
            self._choose(number, "number")

    @property
    def end_is_ten(self) -> bool:
        """Whether 10 has no digit of its own, since 0 is a number as well."""
        return 10 in self.numbers and 0 in self.numbers

    def _number_of(self, event: QKeyEvent) -> int | None:
        """Return the number of a digit's key, or of Home and End; None where there is none."""
        ends = {Qt.Key.Key_Home: self.numbers[0], Qt.Key.Key_End: self.numbers[-1]}
        if Qt.Key(event.key()) in ends:
            return ends[Qt.Key(event.key())]
        digit = _DIGITS.get(Qt.Key(event.key()))
        if digit == 0 and self.zero_is_ten:
            return 10
        return digit if digit in self.numbers else None

    @property
    def _parts(self) -> list[_Cell]:
        return self._cells

    def _show_value(self) -> None:
        for cell in self._cells:
            cell.show_chosen(chosen=cell.number == self._value)
            cell.setEnabled(not self._locked)
        self._rove(self._current())

    def _current(self) -> _Cell:
        return self._cells[0 if self._value is None else self._value - self.numbers[0]]

    def _pressed(self, number: int) -> None:
        if not self._locked:
            self._choose(number, "pointer")

    def _rove(self, current: _Cell) -> None:
        """Let Tab stop at one number only, as in any group of radio buttons."""
        for cell in self._cells:
            cell.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if cell is current else Qt.FocusPolicy.ClickFocus
            )


class _Cell(QRadioButton):
    """One number; it is filled by the scale, never by the click itself."""

    pressed_by_somebody = Signal(int)
    """By mouse or touch, or by a screen reader, which fills it without a click."""

    def __init__(self, number: int, spoken: str, theme: Theme) -> None:
        super().__init__(str(number))
        self.number = number
        self._theme = theme
        self.setAccessibleName(spoken)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self._chosen = False
        self.clicked.connect(lambda: self.pressed_by_somebody.emit(number))
        self.toggled.connect(self._toggled)

    def show_chosen(self, *, chosen: bool) -> None:
        """Fill it or empty it."""
        self._chosen = chosen
        # Qt lets nobody empty one of several exclusive buttons, and calls others check boxes.
        self.setAutoExclusive(False)
        self.setChecked(chosen)
        self.setAutoExclusive(True)

    def _toggled(self, checked: bool) -> None:
        if checked and not self._chosen:
            self.show_chosen(chosen=False)
            self.pressed_by_somebody.emit(self.number)

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
        side = number_side(self._theme)
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
