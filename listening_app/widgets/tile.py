"""A recording that can be heard, picked up and put elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from listening_app.theme import CAPTION, LEAD, RADIUS, STEP
from listening_app.widgets.button import blend
from listening_app.widgets.painting import (
    RING_ROOM,
    draw_box,
    draw_pattern,
    draw_ring,
    draw_sign,
)
from sessions.clustering import TRAY

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from listening_app.panel_view import TileView
    from listening_app.theme import Theme

GLIDE_MS = 120
_SHADOW_ROOM = 2 * STEP
"""Around a tile that is held."""
_SHADOW_DEPTH = 10
_LIFT = 4
"""How far a held tile rises above the place where it is, in pixels."""
_MARK, _WIDEST_MARK = 4, 6
"""Radius of the dot, in pixels, at 100 % text and at most."""
_BAR = 5
_TINT = 0.16
"""How much of the accent a chosen tile takes on."""
STRIP = 7
"""Width of the group's colour at a tile's edge."""


class Tile(QAbstractButton):
    """One recording of a panel, under a letter.

    Mouse and keys are the board's; assistive technology can press it, which plays it.

    Parameters
    ----------
    view : TileView
    theme : Theme
    parent : QWidget
        The board.
    """

    focused = Signal()

    def __init__(self, view: TileView, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = view
        self._place = TRAY
        self._fraction = 0.0
        self._count = 0
        self._shape = QRect()
        self._glide = QPropertyAnimation(self, b"geometry", self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setText(view.letter)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        theme.changed.connect(self.update)

    @property
    def stimulus(self) -> str:
        """The recording's id; it is nowhere to be read."""
        return self._view.stimulus

    @property
    def is_sounding(self) -> bool:
        """Whether it is shown as playing now."""
        return self._view.sounding

    @property
    def is_heard(self) -> bool:
        """Whether it is marked as heard to its end."""
        return self._view.times_heard > 0

    @property
    def is_held(self) -> bool:
        """Whether it is shown as picked up."""
        return self._count > 0

    @property
    def shape(self) -> QRect:
        """Where it lies on the board, or is on its way to, without the room around it."""
        return self._shape

    def show_tile(self, view: TileView, place: int, where: str) -> None:
        """Show what has become of the recording.

        Parameters
        ----------
        view : TileView
        place : int
            0 for the tray, else the group's number.
        where : str
            The same in words.
        """
        if view.sounding and not self._view.sounding:
            self._fraction = 0.0
        if (view, place) != (self._view, self._place):
            self._view, self._place = view, place
            self.update()
        self.setAccessibleName(self.tr("Voice {letter}").format(letter=view.letter))
        self.setAccessibleDescription(f"{self._fate(view)}, {where}")

    def show_progress(self, fraction: float) -> None:
        """Show how far the recording has come, 0 to 1, if it is this one that sounds."""
        if self._view.sounding:
            self._fraction = fraction
            self.update()

    def put(self, shape: QRect, *, milliseconds: int = 0) -> None:
        """Lay it somewhere on the board, gliding there for so long."""
        self._shape = shape
        room = _SHADOW_ROOM if self.is_held else RING_ROOM
        target = shape.adjusted(-room, -room, room, room)
        self._glide.stop()
        if milliseconds and self.isVisible() and target != self.geometry():
            self._glide.setDuration(milliseconds)
            self._glide.setStartValue(self.geometry())
            self._glide.setEndValue(target)
            self._glide.start()
        else:
            self.setGeometry(target)

    def hold(self, count: int) -> None:
        """Show it as picked up, as the first of so many."""
        self._count = count
        self.raise_()
        self.put(self._shape)
        self.update()

    def let_go(self) -> None:
        """Show it as lying again."""
        self._count = 0
        self.put(self._shape)
        self.update()

    def nextCheckState(self) -> None:
        """Do nothing: what is chosen is the board's matter."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the board where the keyboard is."""
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the board."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the board."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the tile, and its shadow while it is held."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = _SHADOW_ROOM if self.is_held else RING_ROOM
        shape = QRectF(self.rect()).adjusted(room, room, -room, -room)
        if self.is_held:
            _draw_shadow(painter, shape)
            shape.translate(0, -_LIFT)
        ground = theme.colour("surface")
        if self.isChecked():
            ground = blend(ground, theme.colour("accent"), _TINT)
        draw_box(painter, shape, fill=ground, edge=None)
        self._paint_strip(painter, shape)
        self._paint_edge(painter, shape)
        if self.hasFocus() and not self.is_held:
            draw_ring(painter, shape, theme.colour("accent"))
        self._paint_face(painter, shape)
        if self._count > 1:
            self._paint_count(painter, shape)

    def _paint_edge(self, painter: QPainter, shape: QRectF) -> None:
        colour, width = "edge", 1
        if self._view.sounding:
            colour, width = "playing", 2
        elif self.isChecked():
            colour, width = "accent", 2
        painter.setPen(QPen(self._theme.colour(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        painter.drawRoundedRect(shape.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)

    def _paint_strip(self, painter: QPainter, shape: QRectF) -> None:
        if self._place == TRAY:
            return
        outline = QPainterPath()
        outline.addRoundedRect(shape, RADIUS, RADIUS)
        strip = QRectF(shape)
        strip.setWidth(STRIP)
        if self._is_mirrored:
            strip.moveRight(shape.right())
        painter.save()
        painter.setClipPath(outline)
        draw_pattern(painter, strip, self._place, *self._theme.group_colours(self._place))
        painter.restore()

    def _paint_face(self, painter: QPainter, shape: QRectF) -> None:
        theme, view = self._theme, self._view
        font = theme.font(LEAD, bold=True)
        painter.setFont(font)
        side = theme.pixels(10)
        metrics = QFontMetrics(font)
        letters = metrics.horizontalAdvance(view.letter)
        needed = side + STEP + metrics.horizontalAdvance("W") + 2 * (self._mark_radius + STRIP)
        room = side + STEP if needed <= shape.width() else 0
        left = shape.center().x() - (room + letters) / 2
        sign = QRectF(left, shape.center().y() - side / 2, side, side)
        words = QRectF(left + room, shape.top(), letters + 1, shape.height())
        if self._is_mirrored:
            sign.moveRight(2 * shape.center().x() - sign.left())
            words.moveRight(2 * shape.center().x() - words.left())
        colour = theme.colour("playing" if view.sounding else "quiet")
        if room:
            draw_sign(painter, "stop" if view.sounding else "play", sign, colour)
        painter.setPen(theme.colour("ink"))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, view.letter)
        self._paint_mark(painter, shape)
        if view.sounding:
            self._paint_bar(painter, shape)

    def _paint_mark(self, painter: QPainter, shape: QRectF) -> None:
        """Paint the dot of what was heard, or the exclamation mark of what was disturbed."""
        view, radius = self._view, self._mark_radius
        inset = radius + STEP - 2
        x = shape.left() + inset if self._is_mirrored else shape.right() - inset
        middle = QPointF(x, shape.top() + inset)
        if view.spoilt:
            painter.setFont(self._theme.font(CAPTION, bold=True))
            painter.setPen(self._theme.colour("fault"))
            side = self._theme.pixels(LEAD)
            box = QRectF(0, 0, side, side)
            box.moveCenter(middle)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!")
        elif view.times_heard:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("done"))
            painter.drawEllipse(middle, radius, radius)

    def _paint_bar(self, painter: QPainter, shape: QRectF) -> None:
        theme = self._theme
        groove = QRectF(
            shape.left() + 2 * STEP, shape.bottom() - STEP, shape.width() - 4 * STEP, _BAR
        )
        draw_box(painter, groove, fill=theme.colour("line"), edge=None, radius=_BAR / 2)
        played = QRectF(groove)
        played.setWidth(max(_BAR, groove.width() * self._fraction))
        if self._is_mirrored:
            played.moveRight(groove.right())
        draw_box(painter, played, fill=theme.colour("playing"), edge=None, radius=_BAR / 2)

    def _paint_count(self, painter: QPainter, shape: QRectF) -> None:
        theme, font = self._theme, self._theme.font(CAPTION, bold=True)
        side = QFontMetrics(font).height() + STEP // 2
        badge = QRectF(0, 0, side, side)
        badge.moveCenter(shape.topLeft() if self._is_mirrored else shape.topRight())
        draw_box(painter, badge, fill=theme.colour("accent"), edge=None, radius=side / 2)
        painter.setFont(font)
        painter.setPen(theme.colour("on_accent"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self._count))

    @property
    def _mark_radius(self) -> int:
        return min(self._theme.pixels(_MARK), _WIDEST_MARK)

    @property
    def _is_mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _fate(self, view: TileView) -> str:
        if view.sounding:
            return self.tr("playing")
        if view.spoilt:
            return self.tr("disturbed, please play it again")
        if view.times_heard:
            return self.tr("heard")
        if view.times_played:
            return self.tr("not heard to the end yet")
        return self.tr("not heard yet")


def _draw_shadow(painter: QPainter, shape: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(_SHADOW_DEPTH, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 9))
        grown = shape.adjusted(-spread, -spread, spread, spread).translated(0, _LIFT)
        painter.drawRoundedRect(grown, RADIUS + spread, RADIUS + spread)
