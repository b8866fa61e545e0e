"""A scale of many numbers: a line to click on, or a number to type, nothing chosen beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from listening_app.theme import STEP
from listening_app.widgets.button import blend
from listening_app.widgets.margins import reads_from_right
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring
from listening_app.widgets.scale import Scale, number_side, step_of

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from listening_app.theme import Theme

_DIGITS = {getattr(Qt.Key, f"Key_{digit}"): digit for digit in range(10)}
_LEAPS = {Qt.Key.Key_PageDown: -1, Qt.Key.Key_PageUp: 1}
_WIDTH_IN_NUMBERS = 10
_THICKNESS = 6


class WideScale(Scale):
    """One question with its numbers on a line.

    Parameters
    ----------
    question : str
    ends : tuple of str
        What the lowest and the highest number mean.
    numbers : range
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
        self._typed = ""
        self.track = Track(question, numbers, theme)
        self.track.picked.connect(self._picked)
        self.track.left.connect(self._forget_typed)
        self.arrange(labels_beside=False, label_room=0)

    def current_cell(self) -> Track:
        """Return what takes the keyboard's focus: the line."""
        return self.track

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits, arrows, page keys, Home and End; leave every other key to the page."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, step = Qt.Key(event.key()), step_of(event)
        if key in _LEAPS:
            step = _LEAPS[key] * max(1, len(self.numbers) // _WIDTH_IN_NUMBERS)
        ends = {Qt.Key.Key_Home: self.numbers[0], Qt.Key.Key_End: self.numbers[-1]}
        if plain or self._locked:
            event.ignore()
        elif step is not None:
            self._forget_typed()
            self._step(step)
        elif key in ends:
            self._forget_typed()
            self._choose(ends[key], "arrow")
        elif key in _DIGITS and not event.isAutoRepeat():
            self._type(_DIGITS[key])
        else:
            event.ignore()

    def _type(self, digit: int) -> None:
        """Add a digit to the number that is being typed, or begin a new one."""
        typed = f"{self._typed}{digit}"
        self._typed = typed if int(typed) <= self.numbers[-1] else str(digit)
        number = int(self._typed)
        if number in self.numbers:
            self._choose(number, "typing")

    def _picked(self, number: int) -> None:
        self._forget_typed()
        self._choose(number, "pointer")

    def _forget_typed(self) -> None:
        self._typed = ""

    @property
    def _parts(self) -> list[Track]:
        return [self.track]

    def _show_value(self) -> None:
        if self._locked or self._value is None:
            self._forget_typed()
        self.track.setEnabled(not self._locked)
        self.track.show_number(self._value)


class Track(QSlider):
    """The line; its handle is there once a number is chosen.

    Parameters
    ----------
    question : str
        Named to screen readers.
    numbers : range
    theme : Theme
    """

    picked = Signal(int)
    """A number was clicked, or set by a screen reader."""
    left = Signal()
    """The keyboard's focus went elsewhere."""

    def __init__(self, question: str, numbers: range, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._question = question
        self._numbers = numbers
        self._theme = theme
        self._chosen: int | None = None
        self._pointed: int | None = None
        self.setRange(numbers[0], numbers[-1])
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self.valueChanged.connect(self._moved)
        self.show_number(None)

    def show_number(self, number: int | None) -> None:
        """Put the handle on a number, or take it away."""
        self._chosen = number
        with QSignalBlocker(self):
            self.setValue(self._numbers[0] if number is None else number)
        said = self.tr("nothing chosen yet") if number is None else str(number)
        self.setAccessibleName(f"{self._question} {said}")
        self.update()

    def _moved(self, number: int) -> None:
        """Tell what a screen reader set, and go back: the answer is kept first and shown then."""
        self.show_number(self._chosen)
        if self.isEnabled():
            self.picked.emit(number)

    def place_of(self, number: int) -> QPoint:
        """Return where a number lies on the line, in the widget's coordinates."""
        share = (number - self._numbers[0]) / (len(self._numbers) - 1)
        if reads_from_right():
            share = 1 - share
        width = self._number_width() + 2 * RING_ROOM
        return QPoint(round(width / 2 + share * (self.width() - width)), round(self.height() / 2))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the number under the pointer."""
        self._point(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the number under the pointer."""
        self._point(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the number under the pointer, unless the pointer has gone away."""
        self._point(event)
        if self._pointed is not None and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(self._pointed)

    def leaveEvent(self, event: QEvent) -> None:
        """Show the chosen number alone."""
        super().leaveEvent(event)
        self._pointed = None
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that what is typed next is meant for something else."""
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the scale and the page."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """Be as long as ten numbers side by side."""
        side = number_side(self._theme)
        return QSize(_WIDTH_IN_NUMBERS * side, side)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than that."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the line, its ends, and the number that is chosen or pointed at."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first, last = (self.place_of(self._numbers[end]) for end in (0, -1))
        left, length = min(first.x(), last.x()), abs(last.x() - first.x())
        line = QRectF(left, first.y() - _THICKNESS / 2, length, _THICKNESS)
        edge = theme.colour("edge" if self.isEnabled() else "line")
        draw_box(painter, line, fill=theme.colour("line"), edge=edge, radius=_THICKNESS / 2)
        if self.hasFocus() and self._chosen is None:
            whole = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
            draw_ring(painter, whole, theme.colour("accent"), whole.height() / 2)
        for number in (self._numbers[0], self._numbers[-1]):
            self._paint_number(painter, number, theme.colour("quiet"), is_end=True)
        if self._pointed is not None and self.isEnabled() and self._pointed != self._chosen:
            self._paint_number(painter, self._pointed, theme.colour("ink"))
        if self._chosen is not None:
            self._paint_number(painter, self._chosen, theme.colour("on_accent"))

    def _number_width(self) -> int:
        """Return the width of a number's shape: round, or longer for large text."""
        metrics = QFontMetrics(self._theme.font(bold=True))
        longest = metrics.horizontalAdvance(str(self._numbers[-1]))
        return max(self.height() - 2 * RING_ROOM, longest + 2 * STEP)

    def _paint_number(
        self, painter: QPainter, number: int, ink: QColor, *, is_end: bool = False
    ) -> None:
        theme, middle = self._theme, self.place_of(number)
        is_chosen = number == self._chosen and not is_end
        width, height = self._number_width(), self.height() - 2 * RING_ROOM
        shape = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        if is_chosen:
            fill, edge = theme.colour("accent"), None
        else:
            pressure = 0.0 if is_end else 0.1
            fill = blend(theme.colour("surface"), theme.colour("accent"), pressure)
            edge = theme.colour("edge" if self.isEnabled() else "line")
        draw_box(painter, shape, fill=fill, edge=edge, radius=height / 2)
        if is_chosen and self.hasFocus():
            draw_ring(painter, shape, theme.colour("accent"), height / 2)
        painter.setFont(theme.font(bold=is_chosen))
        painter.setPen(ink)
        painter.drawText(shape, Qt.AlignmentFlag.AlignCenter, str(number))

    def _point(self, event: QMouseEvent) -> None:
        """Find the number under the pointer."""
        position = event.position().toPoint()
        self._pointed = None
        if self.isEnabled() and self.rect().contains(position):
            first, last = (self.place_of(self._numbers[end]).x() for end in (0, -1))
            share = (position.x() - first) / (last - first)
            steps = round(min(max(share, 0.0), 1.0) * (len(self._numbers) - 1))
            self._pointed = self._numbers[steps]
        self.update()
