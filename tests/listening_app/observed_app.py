"""``python -m listening_app`` with somebody looking over the evaluator's shoulder.

Whenever the screen changes, a line of JSON on the standard output tells what an evaluator sees:
the page, the interview, where each control is on the screen, and which one comes next. A test
moves the mouse there and presses the keys from outside, through the X server.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from listening_app.__main__ import main
from listening_app.main_window import MainWindow
from listening_app.pages.clustering import ClusteringPage
from listening_app.pages.rating import RatingPage
from listening_app.pages.setup_page import SetupPage
from listening_app.pages.sides import SidesPage

if TYPE_CHECKING:
    from listening_app.pages.page import Page

LOOK_EVERY_MS = 10


class Observer:
    """Looks at the window again and again."""

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_EVERY_MS)

    def _look(self) -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.page is not None:
                seen = describe(window, window.page)
                if seen != self._last:
                    self._last = seen
                    print(json.dumps(seen), flush=True)


def describe(window: MainWindow, page: Page) -> dict[str, Any]:
    """Tell what is on the screen."""
    controls = controls_of(page)
    coming = page.first_focus()
    seen: dict[str, Any] = {
        "window": int(window.winId()),
        "active": window.isActiveWindow(),
        "page": type(page).__name__,
        "places": {name: place(control) for name, control in controls.items()},
        "focus": name_of(window.focusWidget(), controls),
        "next": name_of(coming, controls),
    }
    if isinstance(page, RatingPage):
        seen["interview"] = page.interview
        seen["sounding"] = any(row.is_sounding for row in page.play_rows.values())
    elif isinstance(page, ClusteringPage):
        tiles = page.board.tiles
        seen["places"] |= {f"group {place}": free_corner(page, place) for place in range(5)}
        seen["sounding"] = any(tile.is_sounding for tile in tiles.values())
        seen["held"] = [tile.text() for tile in tiles.values() if tile.is_held]
        seen["sorted"] = {tiles[name].text(): at for name, at in page.view.places.items()}
        seen["through"] = page.view.played_through
    elif isinstance(page, SetupPage):
        seen["sounding"] = page.sounding
    else:
        seen["purpose"] = getattr(page, "purpose", None)
    return seen


def free_corner(page: ClusteringPage, number: int) -> tuple[int, int]:
    """Return a point of a group, or of the tray, where no tile lies."""
    corner = page.board.area(number).geometry().bottomRight() - QPoint(12, 12)
    point = page.board.mapToGlobal(corner)
    return point.x(), point.y()


def controls_of(page: Page) -> dict[str, QWidget]:
    """Name what can be clicked on a page."""
    if isinstance(page, ClusteringPage):
        tiles = {f"tile {tile.text()}": tile for tile in page.board.tiles.values()}
        plays = {f"play {place}": page.board.area(place).play for place in range(5)}
        return {"finish": page.finish, **tiles, **plays}
    if not isinstance(page, RatingPage):
        named = {
            name: control
            for name, control in vars(page).items()
            if is_control(control) and not name.startswith("_")
        }
        if isinstance(page, SidesPage):
            named |= {side: button for side, button in page.answers.items() if button.isEnabled()}
        return named
    controls: dict[str, QWidget] = {"next": page.next}
    for role, row in page.play_rows.items():
        controls[f"play {role}"] = row.button
    for question, scale in page.scales.items():
        for number, cell in enumerate(scale.cells, 1):
            controls[f"{question} {number}"] = cell
    return controls


def is_control(value: object) -> bool:
    return isinstance(value, QWidget) and hasattr(value, "clicked") and value.isVisible()


def place(control: QWidget) -> tuple[int, int]:
    """Return the middle of a control on the screen."""
    middle = control.mapToGlobal(control.rect().center())
    return middle.x(), middle.y()


def name_of(control: QWidget | None, controls: dict[str, QWidget]) -> str | None:
    return next((name for name, known in controls.items() if known is control), None)


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    observer = Observer()
    sys.exit(main(sys.argv[1:]))
