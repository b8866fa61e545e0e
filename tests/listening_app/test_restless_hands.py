"""Whatever hands do on the board, in whatever order: no tile is lost and every change counts."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from sessions.clustering import TRAY
from sessions.journal import read_journal
from sessions.refusals import replay
from tests.listening_app.board_hands import CONTROL, SHIFT, Hands
from tests.listening_app.small_panels import make_small_panels

if TYPE_CHECKING:
    from collections.abc import Callable

    from listening_app.widgets.tile import Tile

TILES, GROUPS = 16, 4
ACTIONS = 8
"""Of a sequence."""
SEQUENCES_A_WINDOW = 50
PLACES = range(GROUPS + 1)
WINDOWS = ((1024, 768), (1180, 820))


class Bookkeeper:
    """Says what must come of each act, from what hands see and without the app's own rules."""

    def __init__(self, tiles: list[str]) -> None:
        self.places = dict.fromkeys(tiles, TRAY)
        self.changes = 0
        self._done: list[dict[str, tuple[int, int]]] = []
        self._undone: list[dict[str, tuple[int, int]]] = []

    def put(self, tiles: list[str], place: int) -> None:
        step = {tile: (self.places[tile], place) for tile in tiles if self.places[tile] != place}
        if step:
            self.places.update(dict.fromkeys(step, place))
            self.changes += len(step) if place != TRAY else 0
            self._done.append(step)
            self._undone.clear()

    def undo(self) -> None:
        if self._done:
            self._undone.append(self._done.pop())
            self.places.update({tile: was for tile, (was, _) in self._undone[-1].items()})

    def redo(self) -> None:
        if self._undone:
            self._done.append(self._undone.pop())
            self.places.update({tile: to for tile, (_, to) in self._done[-1].items()})


class RestlessHands:
    """Does one thing after the other at random."""

    def __init__(self, hands: Hands, rng: random.Random) -> None:
        self.hands = hands
        self.rng = rng
        self.books = Bookkeeper(list(hands.board.tiles))
        self._acts: list[Callable[[], None]] = [
            self.drag,
            self.drag,
            self.drag,
            self.drop_outside,
            self.escape,
            self.meddle,
            self.resize,
            self.leave_window,
            self.forget_to_let_go,
            self.move_by_key,
            self.move_by_key,
            self.undo,
            self.undo,
            self.redo,
            self.choose,
            self.choose_by_frame,
            self.play,
            self.wander,
        ]

    def act(self) -> None:
        self.rng.choice(self._acts)()

    def drag(self, tile: Tile | None = None) -> None:
        tile, place = tile or self._tile(), self.rng.choice(PLACES)
        held = self._together(tile)
        self.hands.drag(tile, self.hands.on_place(place))
        self.books.put(held, place)

    def drop_outside(self) -> None:
        nowhere = QPoint(self.rng.choice((-400, 400, 3000)), self.rng.choice((-300, 3, 4000)))
        self.hands.drag(self._tile(), nowhere)

    def escape(self) -> None:
        place = self.rng.choice(PLACES)
        self.hands.lift(self._tile(), self.hands.on_place(place))
        self.hands.key(Qt.Key.Key_Escape)
        self.hands.release(self.hands.on_place(place))

    def meddle(self) -> None:
        """Press keys, some twice, while something is held."""
        tile, place = self._tile(), self.rng.choice(PLACES)
        held = self._together(tile)
        self.hands.lift(tile, self.hands.on_place(place))
        for _ in range(2):
            self.hands.key(self.rng.choice((Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_Space)))
            self.hands.key(self.rng.choice((Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_A)), CONTROL)
        self.hands.release(self.hands.on_place(place))
        self.books.put(held, place)

    def resize(self) -> None:
        """Make the window another one while something is held."""
        tile, place = self._tile(), self.rng.choice(PLACES)
        held = self._together(tile)
        self.hands.lift(tile, self.hands.on_place(place))
        self.hands.app.window.resize(*self.rng.choice(WINDOWS))
        QApplication.processEvents()
        self.hands.release(self.hands.on_place(place))
        self.books.put(held, place)

    def leave_window(self) -> None:
        self.hands.lift(self._tile(), self.hands.on_place(self.rng.choice(PLACES)))
        QApplication.sendEvent(self.hands.app.window, QEvent(QEvent.Type.WindowDeactivate))
        self.hands.release(self.hands.on_place(self.rng.choice(PLACES)))

    def forget_to_let_go(self) -> None:
        self.hands.lift(self._tile(), self.hands.on_place(self.rng.choice(PLACES)))
        self.drag(self._lying_tile())

    def move_by_key(self) -> None:
        place = self.rng.choice(PLACES)
        key = Qt.Key(Qt.Key.Key_0 + place)
        if place == TRAY:
            key = self.rng.choice((Qt.Key.Key_0, Qt.Key.Key_Backspace, Qt.Key.Key_Delete))
        current = self.hands.board.current
        assert current is not None
        current.setFocus()
        held = self._together(current)
        for _ in range(self.rng.choice((1, 2))):
            self.hands.key(key)
            self.books.put(held, place)

    def undo(self) -> None:
        self._history(Qt.Key.Key_Z, self.hands.board.tray.undo)
        self.books.undo()

    def redo(self) -> None:
        self._history(Qt.Key.Key_Y, self.hands.board.tray.redo)
        self.books.redo()

    def choose(self) -> None:
        self.hands.click(self._tile(), CONTROL)

    def choose_by_frame(self) -> None:
        board = self.hands.board
        start = board.area(self.rng.choice(PLACES)).geometry().bottomLeft() + QPoint(14, -14)
        self.hands.frame(start, self._tile().shape.center())

    def play(self) -> None:
        self.rng.choice(
            (
                partial(self.hands.click, self._tile()),
                partial(self.hands.letter, self._tile()),
                partial(self.hands.app.click, self.hands.board.area(self.rng.choice(PLACES)).play),
            )
        )()

    def wander(self) -> None:
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        self.hands.board.focus_tile()
        for _ in range(3):
            modifiers = self.rng.choice((SHIFT, Qt.KeyboardModifier.NoModifier))
            self.hands.key(self.rng.choice(arrows), modifiers)

    def _tile(self) -> Tile:
        return self.rng.choice(list(self.hands.board.tiles.values()))

    def _lying_tile(self) -> Tile:
        """A tile that is not being held."""
        tiles = self.hands.board.tiles.values()
        return self.rng.choice([tile for tile in tiles if not tile.is_held])

    def _together(self, tile: Tile) -> list[str]:
        """What moves with a tile; a press on one that is not chosen ends the choice of others."""
        chosen = [one.stimulus for one in self.hands.board.chosen]
        return chosen if tile.isChecked() else [tile.stimulus]

    def _history(self, key: Qt.Key, button) -> None:
        if self.rng.random() < 0.5:
            self.hands.board.focus_tile()
            self.hands.key(key, CONTROL)
        else:
            self.hands.app.click(button)


def check(restless: RestlessHands) -> None:
    """All tiles are there, where the books have them, and the board shows it."""
    hands, books = restless.hands, restless.books
    assert len(hands.board.tiles) == TILES
    assert {name: hands.panel.place(name) for name in books.places} == books.places
    assert hands.panel.change_count == books.changes
    for name, tile in hands.board.tiles.items():
        assert tile.isVisible()
        assert not tile.is_held
        assert hands.board.area(books.places[name]).geometry().contains(tile.shape)
    assert len({tile.shape.topLeft().toTuple() for tile in hands.board.tiles.values()}) == TILES


def work_through(open_app, folder, sequences: int, seed: int) -> None:
    """Let hands be restless on a fresh board, and hold the journal against what it shows."""
    hands = Hands(open_app(folder), steps=2)
    hands.go_to_panel()
    hands.app.window.setUpdatesEnabled(False)  # nobody looks on, and painting takes most time
    restless = RestlessHands(hands, random.Random(seed))
    for _ in range(sequences):
        for _ in range(ACTIONS):
            restless.act()
        check(restless)
    hands.wait_for_silence()
    state = hands.app.state
    hands.app.close()
    (path,) = folder.journal_files()
    replayed = replay(state.planned, state.rules, read_journal(path).entries)
    assert replayed.panels == state.panels
    assert replayed.panels[hands.page.panel].places == {
        name: place for name, place in restless.books.places.items() if place != TRAY
    }
    hands.app.delete()


@pytest.mark.qt_log_ignore("occurs outside target window")
def test_two_hundred_sequences_lose_no_tile_and_no_change(open_app, tmp_path, theme):
    theme.set_moves_less(True)
    for window in range(4):
        folder = make_small_panels(tmp_path / f"study-{window}", practice=0, panels=2)
        work_through(open_app, folder, SEQUENCES_A_WINDOW, seed=window)


@pytest.mark.long
@pytest.mark.qt_log_ignore("occurs outside target window")
def test_ten_thousand_sequences_lose_no_tile_and_no_change(open_app, tmp_path, theme):
    theme.set_moves_less(True)
    for window in range(200):
        folder = make_small_panels(tmp_path / f"study-{window}", practice=0, panels=2)
        work_through(open_app, folder, SEQUENCES_A_WINDOW, seed=1000 + window)
