"""How synthetic evaluators sort panels: by the mouse and the keys of the window system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from anonymizers.base import derived_generator
from sessions.sorting import placements

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from listening_app.main_window import MainWindow
    from listening_app.pages.clustering import ClusteringPage
    from listening_app.widgets.tile import Tile
    from sessions.listeners import Listener
    from sessions.plan import Key, Plan
    from sessions.sorting import Placement

_STEPS = 3
"""Of the pointer on its way to a group."""
_INSIDE = QPoint(12, 12)
"""From the corner of a group to where a tile is let go of."""


def sortings(
    listener: Listener, plan: Plan, key: Key, groups: int
) -> Callable[[str], list[Placement]]:
    """Return how a listener sorts a panel, by its id."""
    panels = {
        panel.panel: panel
        for session in plan.sessions
        for panel in (*session.practice_panels, *session.panels)
    }

    def sort(panel: str) -> list[Placement]:
        rng = derived_generator(listener.seed, "autopilot", listener.evaluator, panel)
        tiles = [key.stimuli[name] for name in panels[panel].stimuli]
        return placements(listener, tiles, groups, rng)

    return sort


class SortingHands:
    """Two hands on the board.

    Parameters
    ----------
    window : MainWindow
    sort : callable
        Returns what is to be put where in a panel, by its id, one after the other.
    """

    def __init__(self, window: MainWindow, sort: Callable[[str], Sequence[Placement]]) -> None:
        self._window = window
        self._sort = sort
        self._panel = ""
        self._left: list[Placement] = []
        self._has_listened = False
        """Whether the tile that is due was played on purpose."""

    def act(self, page: ClusteringPage, *, types: bool) -> None:
        """Do the next thing: play the tile that is due, put it into its group, or finish.

        Parameters
        ----------
        page : ClusteringPage
        types : bool
            Whether to use the keyboard.
        """
        if page.panel != self._panel:
            self._panel = page.panel
            self._left = list(self._sort(page.panel))
            self._has_listened = False
        tiles = list(page.board.tiles.values())
        if any(tile.is_sounding for tile in tiles):
            return
        if not self._left:
            self._finish(page, types=types)
            return
        place, group = self._left[0]
        tile = tiles[place]
        lies_there = page.view.places[tile.stimulus] == group
        if lies_there and tile.is_heard and not self._has_listened:
            self._left.pop(0)  # it was sorted before the evaluator went away and came back
            return
        if not (self._has_listened and tile.is_heard):
            self._has_listened = True
            self._play(page, tile, types=types)
            return
        self._left.pop(0)
        self._has_listened = False
        if not lies_there:
            self._put(page, tile, group, types=types)

    def _play(self, page: ClusteringPage, tile: Tile, *, types: bool) -> None:
        if types:
            self._key(Qt.Key(ord(tile.text())))
        else:
            self._press_and_release(self._middle(page, tile))

    def _put(self, page: ClusteringPage, tile: Tile, group: int, *, types: bool) -> None:
        """Put a tile into a group; by keyboard it is the current one, as it was just played."""
        if types:
            self._key(Qt.Key(Qt.Key.Key_0 + group))
            return
        start = self._middle(page, tile)
        corner = page.board.area(group).geometry().bottomRight() - _INSIDE
        end = page.board.mapTo(self._window, corner)
        self._mouse_press(start)
        for step in range(1, _STEPS + 1):
            QTest.mouseMove(self._window.windowHandle(), start + (end - start) * step / _STEPS)
        self._mouse_release(end)

    def _finish(self, page: ClusteringPage, *, types: bool) -> None:
        if types:
            self._key(Qt.Key.Key_Return)
        else:
            page.bring_into_view(page.finish)
            middle = page.finish.rect().center()
            self._press_and_release(page.finish.mapTo(self._window, middle))

    def _middle(self, page: ClusteringPage, tile: Tile) -> QPoint:
        page.bring_into_view(tile)
        return page.board.mapTo(self._window, tile.shape.center())

    def _press_and_release(self, at: QPoint) -> None:
        self._mouse_press(at)
        self._mouse_release(at)

    def _mouse_press(self, at: QPoint) -> None:
        QTest.mousePress(
            self._window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            at,
        )

    def _mouse_release(self, at: QPoint) -> None:
        QTest.mouseRelease(
            self._window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            at,
        )

    def _key(self, key: Qt.Key) -> None:
        QTest.keyClick(self._window.windowHandle(), key)
