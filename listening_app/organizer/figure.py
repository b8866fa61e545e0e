"""A number with its name below it, which opens the rows behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from listening_app.theme import CAPTION, HEADING, STEP, TARGET
from listening_app.widgets.button import blend
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme

_UNDERLINE = 3
_TINT = 0.06


class Figure(QAbstractButton):
    """One number; the one whose rows are shown is underlined.

    Parameters
    ----------
    name : str
        What is counted.
    theme : Theme
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = name
        self._number = 0
        self._alarming = False
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.show_number(0)

    @property
    def number(self) -> int:
        """What is shown."""
        return self._number

    def show_number(self, number: int, *, alarming: bool = False) -> None:
        """Show a number; an alarming one in the colour of faults."""
        self._number, self._alarming = number, alarming
        self.setText(f"{number} {self._name}")
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for number and name, at least a target."""
        number, name = self._metrics()
        width = max(number.horizontalAdvance(str(self._number)), name.horizontalAdvance(self._name))
        height = number.height() + name.height() + STEP
        return QSize(
            max(TARGET, width + 2 * STEP) + 2 * RING_ROOM, max(TARGET, height) + 2 * RING_ROOM
        )

    def minimumSizeHint(self) -> QSize:
        """Never smaller than what it says."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint number, name, underline and focus ring."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        pressure = 2 * self.isDown() or int(self.underMouse())
        if pressure:
            fill = blend(theme.colour("page"), theme.colour("ink"), _TINT * pressure)
            draw_box(painter, shape, fill=fill, edge=None)
        if self.hasFocus():
            draw_ring(painter, shape, theme.colour("accent"))
        number, _ = self._metrics()
        inner = shape.adjusted(STEP, 0, -STEP, 0)
        top = QRectF(inner.left(), inner.top(), inner.width(), number.height())
        left = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(HEADING, bold=True))
        painter.setPen(theme.colour("fault" if self._alarming else "ink"))
        painter.drawText(top, left, str(self._number))
        painter.setFont(theme.font(CAPTION))
        painter.setPen(theme.colour("ink" if self.isChecked() else "quiet"))
        below = inner.adjusted(0, number.height(), 0, -STEP)
        painter.drawText(below, left, self._name)
        if self.isChecked():
            line = QRectF(inner.left(), shape.bottom() - _UNDERLINE, inner.width(), _UNDERLINE)
            painter.fillRect(line, theme.colour("accent"))

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        theme = self._theme
        return QFontMetrics(theme.font(HEADING, bold=True)), QFontMetrics(theme.font(CAPTION))
