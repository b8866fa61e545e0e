"""Whatever happens while a tile is held, it lies somewhere on the board afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from listening_app.pages.notice import NoticePage
from sessions.events import TilePlayStarted, TilesMoved
from tests.listening_app.board_hands import CONTROL, check_board, events, moved_by


@pytest.mark.qt_log_ignore("occurs outside target window")
@pytest.mark.parametrize("where", [QPoint(-300, -200), QPoint(5000, 300), QPoint(200, 5000)])
def test_a_tile_dropped_outside_the_window_lies_where_it_lay(hands, panels, where):
    hands.drag(hands.tile(0), where)
    check_board(hands)
    assert not events(panels, TilesMoved)


def test_escape_puts_back_what_is_held(hands, panels):
    target = hands.on_place(2)
    hands.lift(hands.tile(0), target)
    hands.key(Qt.Key.Key_Escape)
    check_board(hands)
    hands.move(target, hands.on_place(3))
    hands.release(hands.on_place(3))
    check_board(hands)
    assert not events(panels, TilesMoved)


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_B, Qt.Key.Key_Return])
def test_keys_do_nothing_while_a_tile_is_held(hands, panels, key):
    hands.sort_all(2)
    hands.lift(hands.tile(0), hands.on_place(3))
    hands.key(key)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.tile(0).is_held
    hands.release(hands.on_place(3))
    assert [event.means for event in events(panels, TilesMoved)] == ["keyboard", "mouse"]
    assert not events(panels, TilePlayStarted)
    check_board(hands)


def test_a_window_that_is_left_or_resized_loses_no_tile(hands, panels):
    hands.lift(hands.tile(0), hands.on_place(2))
    hands.app.window.resize(1300, 900)
    hands.app.qtbot.waitUntil(lambda: hands.app.window.width() == 1300)
    assert hands.tile(0).is_held
    hands.release(hands.on_place(2))
    assert hands.panel.place(hands.tile(0).stimulus) == 2
    check_board(hands)
    hands.lift(hands.tile(1), hands.on_place(2))
    QApplication.sendEvent(hands.app.window, QEvent(QEvent.Type.WindowDeactivate))
    check_board(hands)
    hands.release(hands.on_place(2))
    assert len(events(panels, TilesMoved)) == 1


def test_a_release_that_never_comes_loses_no_tile(hands):
    hands.lift(hands.tile(0), hands.on_place(2))
    hands.drag(hands.tile(5), hands.on_place(1))
    assert moved_by(hands.panel) == [("F", 0, 1, "mouse")]
    check_board(hands)


def test_another_page_lets_go_of_what_is_held(hands):
    hands.lift(hands.tile(0), hands.on_place(2))
    hands.page.pause_asked.emit()
    assert isinstance(hands.app.page, NoticePage)
    hands.app.press(Qt.Key.Key_Return)
    check_board(hands)


def test_a_play_that_ends_while_a_tile_is_held_does_not_let_it_go(slow_hands):
    hands = slow_hands
    hands.letter(hands.tile(0))
    hands.lift(hands.tile(1), hands.on_place(2))
    hands.wait_for_silence()
    assert hands.tile(1).is_held
    hands.release(hands.on_place(2))
    assert moved_by(hands.panel) == [("B", 0, 2, "mouse")]
