"""One press of the mouse button or of a finger on the board, until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QInputDevice, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from listening_app.theme import STEP
from listening_app.widgets.painting import draw_box

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from listening_app.theme import Theme
    from listening_app.widgets.board_surface import BoardSurface
    from listening_app.widgets.tile import Tile
    from sessions.events import Means

_TINT = 0.1
_FAN = STEP
"""How far tiles that are carried together stick out from under each other, in pixels."""


class Frame(QWidget):
    """The frame that is drawn around tiles to choose them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a tint that leaves everything legible."""
        accent = self._theme.colour("accent")
        tint = QColor(accent)
        tint.setAlphaF(_TINT)
        draw_box(QPainter(self), QRectF(self.rect()), fill=tint, edge=accent, radius=0)


class Drag:
    """Carries tiles, or draws the frame that chooses some.

    Parameters
    ----------
    board : BoardSurface
    frame : Frame
    tile : Tile or None
        What was pressed on.
    start : QPoint
        Where, on the board.
    adds : bool
        Whether what is chosen stays so.
    """

    def __init__(
        self,
        board: BoardSurface,
        frame: Frame,
        tile: Tile | None,
        start: QPoint,
        *,
        adds: bool,
    ) -> None:
        self._board = board
        self._frame_shown = frame
        self._start = start
        self._chosen_before = board.chosen if adds else []
        self.tile = tile
        self.adds = adds
        self.is_second = False
        """Whether it is the second press of a double click."""
        self.is_under_way = False
        """Whether the pointer has gone far enough not to be a click."""
        self.tiles: list[Tile] = []
        """What is carried, what was pressed on first."""

    def move(self, position: QPoint) -> None:
        """Follow the pointer."""
        way = position - self._start
        if not self.is_under_way and way.manhattanLength() >= QApplication.startDragDistance():
            self.is_under_way = True
            if self.tile is not None:
                self._lift(self.tile)
        if not self.is_under_way:
            return
        if self.tile is None:
            self._frame(QRect(self._start, position).normalized())
        else:
            self._carry(position)

    def end(self) -> None:
        """Let go of what is carried, and take the frame away."""
        self._frame_shown.hide()
        for tile in self.tiles:
            tile.let_go()
        self.tiles = []
        self._brighten(None)

    def _lift(self, tile: Tile) -> None:
        self._board.setCursor(Qt.CursorShape.ClosedHandCursor)
        others = self._board.chosen if tile.isChecked() else []
        self.tiles = [tile, *(other for other in others if other is not tile)]
        self._grip = self._start - tile.shape.center()
        for under in reversed(self.tiles[1:]):
            under.hold(1)
        tile.hold(len(self.tiles))

    def _carry(self, position: QPoint) -> None:
        for index, tile in enumerate(self.tiles):
            shape = QRect(tile.shape)
            shape.moveCenter(position - self._grip + QPoint(_FAN, _FAN) * index)
            tile.put(shape)
        self._brighten(self._board.place_at(position))

    def _frame(self, frame: QRect) -> None:
        board = self._board
        self._frame_shown.setGeometry(frame)
        self._frame_shown.show()
        self._frame_shown.raise_()
        inside = [tile for tile in board.tiles.values() if tile.shape.intersects(frame)]
        board.choose([*self._chosen_before, *inside])

    def _brighten(self, target: int | None) -> None:
        for place in range(len(self._board.groups) + 1):
            self._board.area(place).show_target(is_target=place == target)


def means_of(event: QMouseEvent) -> Means:
    """Return whether a mouse event is of a mouse, or made from that of a finger."""
    is_touch = event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen
    return "touch" if is_touch else "mouse"
