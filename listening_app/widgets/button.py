"""Push buttons: one primary action a page, the others quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from listening_app.theme import STEP, TARGET
from listening_app.widgets.painting import RING_ROOM, Sign, draw_box, draw_ring, draw_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from listening_app.theme import Theme

Importance = Literal["primary", "secondary", "quiet"]

_PADDING, _PADDING_WITHOUT_BOX = 3 * STEP, STEP
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_TINT = 0.06
"""How much of the ink a button takes on under the pointer; twice as much when pressed."""


class Button(QPushButton):
    """A button with words, and at most one sign before them.

    Parameters
    ----------
    text : str
        What happens when it is pressed.
    theme : Theme
    importance : {"primary", "secondary", "quiet"}
        Filled with the accent, outlined, or text alone.
    sign : {"play", "stop", "pause", "globe"}, optional
    """

    def __init__(
        self,
        text: str,
        theme: Theme,
        *,
        importance: Importance = "secondary",
        sign: Sign | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._importance = importance
        self._sign = sign
        self._possible: tuple[str, ...] = ()
        self._leaves_arrows = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self._restyle)

    def takes_keys(self) -> bool:
        """Whether keys go here, once its window is the active one if it is not."""
        return self.window().focusWidget() is self

    def leave_arrows(self) -> None:
        """Leave the arrow keys to the page, where they mean more than to move the focus."""
        self._leaves_arrows = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Space; let the page have other keys."""
        if self._leaves_arrows and event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def reserve(self, *texts: str) -> None:
        """Keep room for the longest of these texts, so that the button does not change size."""
        self._possible = texts
        self.updateGeometry()

    def set_face(self, text: str, sign: Sign | None) -> None:
        """Show other words and another sign."""
        if (text, sign) != (self.text(), self._sign):
            self._sign = sign
            self.setText(text)
            self._restyle()

    def set_importance(self, importance: Importance) -> None:
        """Make it the next thing to do, or one of several."""
        if importance != self._importance:
            self._importance = importance
            self._restyle()

    def sizeHint(self) -> QSize:
        """Size for the longest text, at least the size of a target."""
        # In bold, so that it keeps its size when its importance changes.
        metrics = QFontMetrics(self._theme.font(bold=self._importance != "quiet"))
        words = max(map(metrics.horizontalAdvance, (*self._possible, self.text())))
        padding = _PADDING_WITHOUT_BOX if self._importance == "quiet" else _PADDING
        width = max(words + self._sign_room() + 2 * padding, TARGET)
        height = max(metrics.height() + 2 * STEP, TARGET)
        return QSize(width + 2 * RING_ROOM, height + 2 * RING_ROOM)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its words."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint box, sign, words and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        fill, edge, ink = self._colours()
        draw_box(painter, shape, fill=fill, edge=edge)
        if self.hasFocus():
            draw_ring(painter, shape, self._theme.colour("accent"))
        self._paint_face(painter, shape, ink)

    def _paint_face(self, painter: QPainter, shape: QRectF, ink: QColor) -> None:
        font = self._theme.font(bold=self._importance == "primary")
        painter.setFont(font)
        room = self._sign_room()
        words = QFontMetrics(font).horizontalAdvance(self.text())
        left = shape.center().x() - (words + room) / 2
        sign_first = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        if self._sign is not None:
            side = self._sign_side()
            sign_left = left if sign_first else left + words + room - side
            box = QRectF(sign_left, shape.center().y() - side / 2, side, side)
            draw_sign(painter, self._sign, box, ink)
        painter.setPen(ink)
        area = QRectF(left + room * sign_first, shape.top(), words + 1, shape.height())
        painter.drawText(
            area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, self.text()
        )

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        theme = self._theme
        if not self.isEnabled():
            edge = None if self._importance == "quiet" else theme.colour("line")
            return None, edge, theme.colour("quiet")
        pressure = 2 * self.isDown() or int(self.underMouse())
        if self._importance == "primary":
            fill = blend(theme.colour("accent"), theme.colour("on_accent"), _TINT * 2 * pressure)
            return fill, None, theme.colour("on_accent")
        if self._importance == "quiet":
            touched = blend(theme.colour("page"), theme.colour("ink"), _TINT * pressure)
            return touched if pressure else None, None, theme.colour("accent")
        fill = blend(theme.colour("surface"), theme.colour("ink"), _TINT * pressure)
        return fill, theme.colour("edge"), theme.colour("ink")

    def _sign_side(self) -> int:
        return round(self._theme.pixels(12))

    def _sign_room(self) -> int:
        return 0 if self._sign is None else self._sign_side() + STEP + 2

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def blend(ground: QColor, over: QColor, share: float) -> QColor:
    """Return the ground colour with a share of another one laid over it."""
    keep = 1 - share
    return QColor.fromRgbF(
        keep * ground.redF() + share * over.redF(),
        keep * ground.greenF() + share * over.greenF(),
        keep * ground.blueF() + share * over.blueF(),
    )
