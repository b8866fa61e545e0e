"""Hands on the board of a panel: mouse and keys as the window system would deliver them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from listening_app.pages.clustering import ClusteringPage
from listening_app.pages.notice import NoticePage
from sessions.journal import read_journal

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

    from listening_app.widgets.board import Board
    from listening_app.widgets.tile import Tile
    from sessions.clustering import PanelState
    from tests.listening_app.conftest import App

LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@dataclass
class Hands:
    """What a person does to the board."""

    app: App
    steps: int = 4
    """Of the pointer on its way."""

    @property
    def page(self) -> ClusteringPage:
        page = self.app.page
        assert isinstance(page, ClusteringPage)
        return page

    @property
    def board(self) -> Board:
        return self.page.board

    @property
    def panel(self) -> PanelState:
        panel = self.app.state.panel
        assert panel is not None
        return panel

    @property
    def window(self) -> QWindow:
        return self.app.window.windowHandle()

    def tile(self, index: int) -> Tile:
        """The tile that lay at this place at first."""
        return list(self.board.tiles.values())[index]

    def on_tile(self, tile: Tile) -> QPoint:
        """Its middle, in the window."""
        return self.in_window(tile.shape.center())

    def on_place(self, place: int) -> QPoint:
        """A free corner of the tray or a group, in the window."""
        corner = self.board.area(place).geometry().bottomRight()
        return self.in_window(corner - QPoint(12, 12))

    def in_window(self, point: QPoint) -> QPoint:
        return self.board.mapTo(self.app.window, point)

    def press(self, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
        QTest.mousePress(self.window, LEFT, modifiers, at)

    def move(self, start: QPoint, to: QPoint) -> None:
        for step in range(1, self.steps + 1):
            QTest.mouseMove(self.window, start + (to - start) * step / self.steps)
            QApplication.processEvents()

    def release(self, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
        QTest.mouseRelease(self.window, LEFT, modifiers, at)
        QApplication.processEvents()

    def lift(self, tile: Tile, to: QPoint) -> None:
        """Pick a tile up and carry it somewhere, without letting go."""
        start = self.on_tile(tile)
        self.press(start)
        self.move(start, to)

    def drag(self, tile: Tile, to: QPoint) -> None:
        self.lift(tile, to)
        self.release(to)

    def frame(self, corner: QPoint, opposite: QPoint) -> None:
        """Draw a frame from one point of the board to another."""
        start, end = self.in_window(corner), self.in_window(opposite)
        self.press(start)
        self.move(start, end)
        self.release(end)

    def click(self, tile: Tile, modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
        self.press(self.on_tile(tile), modifiers)
        self.release(self.on_tile(tile), modifiers)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
        QTest.keyClick(self.window, key, modifiers)

    def letter(self, tile: Tile) -> None:
        """Go to a tile by its letter, which plays it too."""
        self.key(Qt.Key(ord(tile.text())))

    def wait_for_silence(self) -> None:
        self.app.wait_for(lambda: not self.app.state.is_playing)

    def hear_all(self) -> None:
        """Play every tile to its end."""
        for tile in self.board.tiles.values():
            self.letter(tile)
            self.wait_for_silence()

    def sort_all(self, group: int = 1) -> None:
        """Put everything into one group by keyboard."""
        self.key(Qt.Key.Key_A, CONTROL)
        self.key(Qt.Key(Qt.Key.Key_0 + group))

    def go_to_panel(self, *, practice: bool = False) -> None:
        """From the welcome page to the first practice panel, or the first real one."""
        self.app.go_to_first_interview()
        if not practice and self.page.view.practice:
            self.hear_all()
            self.sort_all()
            self.key(Qt.Key.Key_Return)

    def take_panel(self) -> None:
        """Hear, sort and finish, and go on after the break."""
        self.hear_all()
        self.sort_all()
        self.key(Qt.Key.Key_Return)
        if isinstance(self.app.page, NoticePage) and self.app.page.purpose == "rest":
            self.key(Qt.Key.Key_Return)


def moved_by(panel: PanelState) -> list[tuple[str, int, int, str]]:
    """Every move so far: letter, from, to, means."""
    return [
        (panel.planned.letter(move.stimulus), move.origin, move.to, move.means)
        for move in panel.moves
    ]


def events(folder, kind):
    entries = [entry for path in folder.journal_files() for entry in read_journal(path).entries]
    return [entry.event for entry in entries if isinstance(entry.event, kind)]


def check_board(hands):
    """Every tile lies in the area where the session has it, whole and by itself."""
    shapes = []
    for stimulus, tile in hands.board.tiles.items():
        area = hands.board.area(hands.panel.place(stimulus)).geometry()
        assert area.contains(tile.shape), tile.text()
        assert tile.isVisible()
        assert not tile.is_held
        assert not any(tile.shape.intersects(shape) for shape in shapes)
        shapes.append(tile.shape)
    assert len(shapes) == len(hands.panel.planned.stimuli)
