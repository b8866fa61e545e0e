"""What widgets that paint themselves have in common: rounded shapes, focus rings, small signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF

from listening_app.theme import RADIUS, RING, RING_GAP

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

Sign = Literal["play", "stop", "pause", "globe"]

RING_ROOM = RING + RING_GAP
"""Space that a widget keeps free on each side for its focus ring, so that nothing jumps."""

_PATTERNS = (
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.Dense4Pattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.NoBrush,
)
"""Of groups 1 to 9, each another one."""


def draw_ring(painter: QPainter, shape: QRectF, colour: QColor, radius: float = RADIUS) -> None:
    """Draw the focus ring around a control's shape, a small gap away from it."""
    away = RING_GAP + RING / 2
    painter.setPen(QPen(colour, RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(shape.adjusted(-away, -away, away, away), radius + away, radius + away)


def draw_box(
    painter: QPainter,
    shape: QRectF,
    *,
    fill: QColor | None,
    edge: QColor | None,
    radius: float = RADIUS,
) -> None:
    """Draw a rounded box with an outline of one pixel, either of which may be missing."""
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(edge, 1))
        shape = shape.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(shape, radius, radius)


def draw_sign(painter: QPainter, sign: Sign, box: QRectF, colour: QColor) -> None:
    """Draw a sign that fills the box."""
    if sign == "globe":
        _draw_globe(painter, box, colour)
        return
    path = QPainterPath()
    if sign == "play":
        corners = [box.topLeft(), QPointF(box.right(), box.center().y()), box.bottomLeft()]
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    elif sign == "stop":
        path.addRect(box)
    else:
        bar = box.width() * 0.32
        path.addRect(QRectF(box.left(), box.top(), bar, box.height()))
        path.addRect(QRectF(box.right() - bar, box.top(), bar, box.height()))
    painter.fillPath(path, colour)


def _draw_globe(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw a circle with a meridian and the equator."""
    painter.setPen(QPen(colour, max(1.0, box.width() / 10)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)
    meridian = QRectF(box)
    meridian.setWidth(box.width() * 0.45)
    meridian.moveCenter(box.center())
    painter.drawEllipse(meridian)
    middle = box.center().y()
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))


def draw_pattern(painter: QPainter, area: QRectF, group: int, colour: QColor, ink: QColor) -> None:
    """Fill an area with a group's colour, and the pattern that tells it from others without it."""
    painter.fillRect(area, colour)
    drawn = QColor(ink)
    drawn.setAlphaF(0.6)
    painter.fillRect(area, QBrush(drawn, _PATTERNS[group - 1]))
