"""The board of a panel: tiles in the tray and in groups, moved by mouse, touch or keyboard.

Mouse events are taken by the board itself, never by the system's drag and drop: what is held is
always one of the board's own tiles, and lies somewhere on it whatever happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from listening_app.theme import STEP
from listening_app.widgets.board_keys import Key, nearest, read
from listening_app.widgets.board_surface import BoardSurface
from listening_app.widgets.drag import Drag, Frame, means_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent

    from listening_app.theme import Theme
    from listening_app.widgets.tile import Tile
    from sessions.events import Means

_SCROLL_MARGIN = 4 * STEP


class Board(BoardSurface):
    """Shows a panel and tells what the evaluator wants done with it.

    Parameters
    ----------
    groups : int
        How many there are to sort into.
    theme : Theme
    """

    moved = Signal(dict, str)
    """The new place of each recording, and the means."""

    def __init__(self, groups: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(groups, theme, parent)
        self._frame = Frame(theme, self)
        """Drawn around what is being chosen."""
        self._drag: Drag | None = None
        self.setMouseTracking(True)

    @property
    def held(self) -> Collection[Tile]:
        """Tiles that are being carried."""
        return () if self._drag is None else self._drag.tiles

    # --- Mouse and touch ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a tile, or begin to choose several."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.drop()
        position = event.position().toPoint()
        adds = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        tile = self.tile_at(position)
        if tile is not None:
            tile.setFocus(Qt.FocusReason.MouseFocusReason)
            if adds:
                tile.setChecked(not tile.isChecked())
            elif not tile.isChecked():
                self.choose(())
        elif not adds:
            self.choose(())
        self._drag = Drag(self, self._frame, tile, position, adds=adds)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press for the first one over again, so that nothing stops by it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            if self._drag is not None:
                self._drag.is_second = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is held, or widen the frame around what is chosen."""
        position = event.position().toPoint()
        if self._drag is None:
            over = self.tile_at(position) is not None
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
        elif event.buttons() & Qt.MouseButton.LeftButton:
            self._drag.move(position)
            self._scroll_to(position)
        else:
            self.drop()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put what is held where it is, or play what was clicked."""
        drag = self._drag
        if drag is None or event.button() != Qt.MouseButton.LeftButton:
            return
        position = event.position().toPoint()
        drag.move(position)
        if drag.is_under_way:
            held = list(drag.tiles)
            self.drop()
            place = self.place_at(position)
            if held and place is not None:
                self._move(held, place, means_of(event))
        else:
            self.drop()
            if drag.tile is not None and not (drag.adds or drag.is_second):
                self.toggle_play(drag.tile)

    def drop(self) -> None:
        """Let go of everything: what was held lies again where it lay."""
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.end()
            self.unsetCursor()
            self.lay_out(glides=True)

    def event(self, event: QEvent) -> bool:
        """Let go when the window is left, since the release may never come."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.drop()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go when another page comes up."""
        self.drop()
        super().hideEvent(event)

    def _scroll_to(self, position: QPoint) -> None:
        """Scroll a window that is too low to show the place where the pointer leads."""
        window = self.parentWidget()
        while window is not None and not isinstance(window, QScrollArea):
            window = window.parentWidget()
        content = None if window is None else window.widget()
        if window is not None and content is not None and self.rect().contains(position):
            inside = self.mapTo(content, position)
            window.ensureVisible(inside.x(), inside.y(), 0, _SCROLL_MARGIN)

    # --- Keyboard -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key stands for; while something is held, only Escape does anything."""
        if self._drag is not None:
            if event.key() == Qt.Key.Key_Escape:
                self.drop()
            return
        letters = {tile.text(): name for name, tile in self.tiles.items()}
        key = read(event, letters, len(self.groups))
        if key is None or self.current is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() or key.step is not None:
            self._act(key, self.current)

    def _act(self, key: Key, current: Tile) -> None:
        if key.step is not None:
            self._go(key.step, current, extends=key.extends)
        elif key.place is not None:
            together = self.chosen if current.isChecked() else [current]
            self._move(together, key.place, "keyboard")
        elif key.tile is not None:
            self.tiles[key.tile].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.play_asked.emit([key.tile], None)
        elif key.action == "play":
            self.toggle_play(current)
        elif key.action == "choose":
            current.setChecked(not current.isChecked())
        elif key.action == "choose all":
            self.choose(self._beside(current))
        elif key.action == "choose none":
            self.choose(())
        elif key.action == "undo":
            self.undo_asked.emit()
        else:
            self.redo_asked.emit()

    def _go(self, step: QPoint, current: Tile, *, extends: bool) -> None:
        others = {tile.shape.center(): tile for tile in self.tiles.values() if tile is not current}
        target = nearest(current.shape.center(), step, others)
        if target is not None:
            if extends:
                current.setChecked(True)
                others[target].setChecked(True)
            others[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def _beside(self, current: Tile) -> list[Tile]:
        """Return the tiles at the place of the current one."""
        assert self._view is not None
        places = self._view.places
        at = places[current.stimulus]
        return [tile for name, tile in self.tiles.items() if places[name] == at]

    def _move(self, tiles: Iterable[Tile], place: int, means: Means) -> None:
        """Ask for tiles to be put somewhere; those that are there already stay out of it."""
        assert self._view is not None
        places = self._view.places
        to = {tile.stimulus: place for tile in tiles if places[tile.stimulus] != place}
        if to:
            self.moved.emit(to, means)
