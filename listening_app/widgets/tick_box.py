"""A box to tick, as large as a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from listening_app.theme import STEP, TARGET
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme

_SIDE, _BOX_RADIUS = 22, 4
_TICK = ((0.22, 0.52), (0.42, 0.72), (0.78, 0.30))
"""Corners of the tick, in sides of the box."""
_PEN = 0.12


class TickBox(QCheckBox):
    """Words with a box before them.

    Parameters
    ----------
    words : str
    theme : Theme
    """

    def __init__(self, words: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def hitButton(self, position: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        """Room for box and words, at least a target high."""
        words = QFontMetrics(self._theme.font()).size(0, self.text())
        width = self._side + STEP + words.width() + STEP
        height = max(TARGET, words.height() + STEP)
        return QSize(width + 2 * RING_ROOM, height + 2 * RING_ROOM)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its words."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint box, tick, words and focus ring."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        if self.hasFocus():
            draw_ring(painter, shape.adjusted(0, RING_ROOM, 0, -RING_ROOM), theme.colour("accent"))
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = shape.right() - self._side if mirrored else shape.left()
        box = QRectF(left, shape.center().y() - self._side / 2, self._side, self._side)
        ticked = self.isChecked()
        fill, edge = ("accent", None) if ticked else ("surface", theme.colour("edge"))
        draw_box(painter, box, fill=theme.colour(fill), edge=edge, radius=_BOX_RADIUS)
        if ticked:
            painter.setPen(QPen(theme.colour("on_accent"), _PEN * self._side))
            corners = [
                QPointF(box.left() + x * self._side, box.top() + y * self._side) for x, y in _TICK
            ]
            painter.drawPolyline(QPolygonF(corners))
        room = self._side + STEP
        words = shape.adjusted(0, 0, -room, 0) if mirrored else shape.adjusted(room, 0, 0, 0)
        painter.setFont(theme.font())
        painter.setPen(theme.colour("ink" if self.isEnabled() else "quiet"))
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        alignment = side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        painter.drawText(words, alignment, self.text())

    @property
    def _side(self) -> int:
        return self._theme.pixels(_SIDE)
