"""The page of a panel, as hands and ears meet it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from listening_app.pages.clustering import ClusteringPage
from listening_app.pages.notice import NoticePage
from sessions.clustering import TRAY
from sessions.events import GroupNamed, PanelFinished, TilePlayEnded, TilePlayStarted, TilesMoved
from tests.listening_app.board_hands import (
    CONTROL,
    NO_KEY,
    SHIFT,
    Hands,
    check_board,
    events,
    moved_by,
)
from tests.listening_app.small_panels import make_small_panels

# --- Playing --------------------------------------------------------------------------------------


def test_a_click_plays_a_tile_and_marks_it_as_heard(slow_hands, panels):
    hands = slow_hands
    tile = hands.tile(2)
    hands.click(tile)
    assert tile.is_sounding
    assert tile.accessibleDescription() == "playing, to sort"
    hands.wait_for_silence()
    assert tile.is_heard
    assert not tile.is_sounding
    assert tile.accessibleDescription() == "heard, to sort"
    assert [event.stimulus for event in events(panels, TilePlayStarted)] == [tile.stimulus]
    assert [event.completed for event in events(panels, TilePlayEnded)] == [True]
    assert not hands.tile(0).is_heard


def test_keys_play_the_tile_in_focus_and_any_tile_by_its_letter(hands, panels):
    hands.key(Qt.Key.Key_Space)
    hands.wait_for_silence()
    hands.key(Qt.Key.Key_F)
    hands.wait_for_silence()
    assert hands.board.current is hands.tile(5)
    assert hands.tile(5).hasFocus()
    played = [event.stimulus for event in events(panels, TilePlayStarted)]
    assert played == [hands.tile(0).stimulus, hands.tile(5).stimulus]


def test_another_tile_takes_over_at_once_and_a_second_click_stops(slow_hands, panels):
    hands = slow_hands
    hands.click(hands.tile(0))
    hands.click(hands.tile(1))
    assert hands.tile(1).is_sounding
    assert not hands.tile(0).is_sounding
    hands.click(hands.tile(1))
    hands.wait_for_silence()
    assert [event.completed for event in events(panels, TilePlayEnded)] == [False, False]
    assert hands.tile(0).accessibleDescription() == "not heard to the end yet, to sort"


def test_the_second_click_of_a_double_click_stops_nothing(slow_hands, panels):
    hands = slow_hands
    at = hands.on_tile(hands.tile(3))
    QTest.mouseDClick(hands.window, Qt.MouseButton.LeftButton, NO_KEY, at)
    assert hands.tile(3).is_sounding
    hands.wait_for_silence()
    assert hands.tile(3).is_heard
    assert hands.panel.listening(hands.tile(3).stimulus).plays == 1


def test_a_tile_that_sounds_shows_how_far_it_has_come(slow_hands):
    hands = slow_hands
    tile = hands.tile(0)
    hands.click(tile)
    before = tile.grab().toImage()
    hands.app.qtbot.waitUntil(lambda: tile.grab().toImage() != before, timeout=5000)
    assert tile.is_sounding


def test_a_group_is_played_through_in_the_order_in_which_it_was_made(hands, panels):
    for index in (4, 1, 6):
        hands.drag(hands.tile(index), hands.on_place(2))
    play = hands.board.area(2).play
    hands.app.click(play)
    assert play.text() == "Stop"
    hands.app.wait_for(lambda: play.text() == "Play")
    assert [event.stimulus for event in events(panels, TilePlayStarted)] == [
        hands.tile(index).stimulus for index in (4, 1, 6)
    ]
    assert all(hands.tile(index).is_heard for index in (4, 1, 6))


def test_stopping_a_group_stops_what_would_have_come_after(slow_hands, panels):
    hands = slow_hands
    hands.key(Qt.Key.Key_A, CONTROL)
    hands.key(Qt.Key.Key_3)
    hands.app.click(hands.board.area(3).play)
    hands.app.click(hands.board.area(3).play)
    hands.wait_for_silence()
    QTest.qWait(50)
    assert len(events(panels, TilePlayStarted)) == 1


def test_what_is_chosen_is_played_one_after_the_other(hands, panels):
    for index in (5, 2):
        hands.click(hands.tile(index), CONTROL)
    hands.key(Qt.Key.Key_Space)
    hands.app.wait_for(lambda: hands.tile(5).is_heard)
    assert [event.stimulus for event in events(panels, TilePlayStarted)] == [
        hands.tile(2).stimulus,
        hands.tile(5).stimulus,
    ]


# --- Moving ---------------------------------------------------------------------------------------


def test_a_tile_is_dragged_to_a_group_and_back(hands, panels):
    tile = hands.tile(3)
    hands.drag(tile, hands.on_place(2))
    assert hands.panel.place(tile.stimulus) == 2
    check_board(hands)
    hands.drag(tile, hands.on_place(TRAY))
    check_board(hands)
    assert moved_by(hands.panel) == [("D", 0, 2, "mouse"), ("D", 2, 0, "mouse")]
    assert len(events(panels, TilesMoved)) == 2
    assert not events(panels, TilePlayStarted)


def test_a_held_tile_is_lifted_and_its_target_brightens(hands):
    tile = hands.tile(0)
    target = hands.on_place(4)
    hands.lift(tile, target)
    assert tile.is_held
    assert [hands.board.area(place).is_target for place in range(5)] == [False] * 4 + [True]
    assert hands.in_window(tile.shape.center()) == target
    hands.release(target)
    assert not tile.is_held
    assert not hands.board.area(4).is_target


def test_a_drop_on_the_own_group_is_no_move(hands, panels):
    tile = hands.tile(0)
    hands.drag(tile, hands.on_place(1))
    hands.drag(tile, hands.on_place(1))
    assert hands.panel.change_count == 1
    assert len(events(panels, TilesMoved)) == 1


def test_a_frame_chooses_tiles_that_then_go_together(hands):
    area = hands.board.area(TRAY).geometry()
    hands.frame(
        QPoint(area.left() + 4, hands.tile(0).shape.top() - 4), hands.tile(2).shape.center()
    )
    assert [tile.text() for tile in hands.board.chosen] == ["A", "B", "C"]
    hands.click(hands.tile(4), CONTROL)
    hands.drag(hands.tile(1), hands.on_place(3))
    assert hands.panel.change_count == 4
    assert len(hands.panel.undoable) == 1
    assert set(hands.panel.members(3)) == {hands.tile(index).stimulus for index in (0, 1, 2, 4)}
    check_board(hands)


def test_keys_choose_move_and_put_back(hands):
    hands.key(Qt.Key.Key_Right, SHIFT)
    hands.key(Qt.Key.Key_2)
    hands.key(Qt.Key.Key_2)
    assert moved_by(hands.panel) == [("A", 0, 2, "keyboard"), ("B", 0, 2, "keyboard")]
    hands.key(Qt.Key.Key_Escape)
    assert not hands.board.chosen
    hands.key(Qt.Key.Key_Backspace)
    hands.key(Qt.Key.Key_0)
    assert moved_by(hands.panel)[2:] == [("B", 2, 0, "keyboard")]
    check_board(hands)


def test_arrows_lead_over_the_whole_board(hands):
    hands.drag(hands.tile(0), hands.on_place(2))
    hands.tile(3).setFocus()
    hands.key(Qt.Key.Key_Right)
    assert hands.board.current is hands.tile(0)
    hands.key(Qt.Key.Key_Left)
    assert hands.board.current is hands.tile(3)
    hands.key(Qt.Key.Key_Down)
    assert hands.board.current is hands.tile(7)


def test_undo_and_redo_by_key_and_by_button(hands):
    hands.drag(hands.tile(0), hands.on_place(1))
    hands.drag(hands.tile(0), hands.on_place(4))
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.panel.place(hands.tile(0).stimulus) == 1
    hands.app.click(hands.board.tray.undo)
    assert hands.panel.places == {}
    assert not hands.board.tray.undo.isEnabled()
    hands.tile(0).setFocus()
    hands.key(Qt.Key.Key_Y, CONTROL)
    hands.app.click(hands.board.tray.redo)
    assert hands.panel.place(hands.tile(0).stimulus) == 4
    assert not hands.board.tray.redo.isEnabled()
    assert hands.panel.change_count == 2
    assert [move[3] for move in moved_by(hands.panel)][2:] == ["undo", "undo", "redo", "redo"]
    check_board(hands)


def test_a_finger_drags_too(hands):
    screen = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    start, end = hands.on_tile(hands.tile(1)), hands.on_place(3)
    QTest.touchEvent(hands.app.window, screen).press(0, start, hands.app.window).commit()
    for share in (0.3, 0.6, 1.0):
        point = start + (end - start) * share
        QTest.touchEvent(hands.app.window, screen).move(0, point, hands.app.window).commit()
        QApplication.processEvents()
    QTest.touchEvent(hands.app.window, screen).release(0, end, hands.app.window).commit()
    hands.app.wait_for(lambda: len(hands.panel.moves) > 0)
    assert moved_by(hands.panel) == [("B", 0, 3, "touch")]
    check_board(hands)


# --- Names, the end, coming back ------------------------------------------------------------------


def test_a_group_gets_a_name_and_keys_in_it_move_nothing(hands, panels):
    field = hands.board.groups[1].name
    hands.app.click(field)
    hands.app.type("no4")
    hands.key(Qt.Key.Key_Return)
    assert hands.panel.names == {2: "no4"}
    assert hands.board.current.hasFocus()
    hands.app.click(field)
    hands.app.type("x")
    hands.key(Qt.Key.Key_Escape)
    assert field.text() == "no4"
    assert events(panels, GroupNamed) == [
        GroupNamed(panel=hands.page.panel, group=2, name="no4"),
    ]
    assert not events(panels, TilesMoved)


def test_a_name_that_is_being_typed_is_kept_when_the_window_closes(hands, panels):
    hands.app.click(hands.board.groups[0].name)
    hands.app.type("low")
    hands.app.close()
    assert [event.name for event in events(panels, GroupNamed)] == ["low"]


def test_the_panel_ends_when_everything_was_heard_and_sorted(hands, panels):
    assert not hands.page.finish.isEnabled()
    hands.sort_all(4)
    assert not hands.page.finish.isEnabled()
    hands.key(Qt.Key.Key_Return)
    hands.hear_all()
    assert hands.page.finish.isEnabled()
    hands.key(Qt.Key.Key_Return)
    assert isinstance(hands.app.page, NoticePage)
    assert "1 of 3 rounds" in hands.app.page.words
    (finished,) = events(panels, PanelFinished)
    assert finished.groups == dict.fromkeys(finished.groups, 4)
    assert len(finished.groups) == 8


def test_practice_comes_first_and_is_told_as_such(open_app, tmp_path, theme):
    theme.set_moves_less(True)
    hands = Hands(open_app(make_small_panels(tmp_path / "study", size=8)))
    hands.go_to_panel(practice=True)
    assert hands.page.view.practice
    assert len(hands.board.tiles) == 6
    hands.take_panel()
    assert not hands.page.view.practice
    assert len(hands.board.tiles) == 8
    assert hands.page.view.places == dict.fromkeys(hands.board.tiles, TRAY)


def test_a_window_closed_in_a_panel_opens_there_again(hands, panels, open_app):
    hands.letter(hands.tile(2))
    hands.wait_for_silence()
    hands.drag(hands.tile(2), hands.on_place(3))
    hands.drag(hands.tile(0), hands.on_place(1))
    hands.app.close()
    again = Hands(open_app(panels, "maple-27"))
    assert isinstance(again.app.page, ClusteringPage)
    assert again.panel.places == {again.tile(2).stimulus: 3, again.tile(0).stimulus: 1}
    assert again.tile(2).is_heard
    check_board(again)
    again.tile(0).setFocus()
    again.key(Qt.Key.Key_Z, CONTROL)
    assert again.panel.places == {again.tile(2).stimulus: 3}


def test_pause_stops_the_sound_and_what_was_to_follow(slow_hands, panels):
    hands = slow_hands
    hands.app.click(hands.board.area(TRAY).play)
    hands.app.click(hands.page.pause)
    assert isinstance(hands.app.page, NoticePage)
    hands.app.wait_for(lambda: len(events(panels, TilePlayEnded)) == 1)
    hands.app.press(Qt.Key.Key_Return)
    assert len(events(panels, TilePlayStarted)) == 1
    assert hands.page.board.area(TRAY).play.text() == "Play"


# --- For every eye and ear ------------------------------------------------------------------------


def test_assistive_technology_hears_what_eyes_see(hands):
    hands.drag(hands.tile(0), hands.on_place(2))
    hands.board.groups[1].name.setText("hoarse")
    hands.board.keep_names()
    tile = QAccessible.queryAccessibleInterface(hands.tile(0))
    assert tile.text(QAccessible.Text.Name) == "Voice A"
    assert tile.text(QAccessible.Text.Description) == "not heard yet, in group 2, hoarse"
    assert tile.role() == QAccessible.Role.CheckBox
    assert hands.board.area(2).accessibleName() == "group 2"
    assert hands.board.area(2).accessibleDescription() == "A"
    assert hands.board.area(2).play.accessibleName() == "Play: group 2"
    tile.actionInterface().doAction(tile.actionInterface().pressAction())
    hands.app.wait_for(lambda: hands.tile(0).is_heard)


def test_tab_stops_at_one_tile_only(hands):
    stops = [
        tile.text()
        for tile in hands.board.tiles.values()
        if tile.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops == ["A"]
    hands.key(Qt.Key.Key_Right)
    assert hands.tile(1).focusPolicy() & Qt.FocusPolicy.TabFocus
    assert not hands.tile(0).focusPolicy() & Qt.FocusPolicy.TabFocus


def test_nothing_tells_which_recording_a_tile_is(hands):
    for tile in hands.board.tiles.values():
        said = (tile.text(), tile.toolTip(), tile.accessibleName(), tile.accessibleDescription())
        assert not any(tile.stimulus in words for words in said)


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_has_its_place_in_every_window(hands, theme, size, scale):
    theme.set_text_scale(scale)
    hands.app.window.resize(*size)
    hands.app.qtbot.waitUntil(lambda: hands.app.window.width() == size[0])
    hands.sort_all(3)
    hands.drag(hands.tile(5), hands.on_place(TRAY))
    check_board(hands)
    for tile in hands.board.tiles.values():
        assert min(tile.shape.width(), tile.shape.height()) >= 44


def test_the_board_is_mirrored_where_text_runs_from_right_to_left(hands, qapp):
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        QApplication.processEvents()
        assert hands.board.area(TRAY).x() > hands.board.area(1).x() > hands.board.area(2).x()
        assert hands.tile(0).shape.x() > hands.tile(1).shape.x()
        check_board(hands)
        hands.drag(hands.tile(0), hands.on_place(2))
        hands.tile(0).setFocus()
        hands.key(Qt.Key.Key_Right)
        assert hands.board.current is not hands.tile(0)
        check_board(hands)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_tile_glides_to_its_place_and_arrives(hands, theme):
    theme.set_moves_less(False)
    tile = hands.tile(0)
    hands.drag(tile, hands.on_place(2))
    hands.app.qtbot.waitUntil(lambda: tile.geometry().center() == tile.shape.center())
    check_board(hands)


def test_a_position_between_two_pixels_takes_hold_all_the_same(hands):
    at = QPointF(hands.tile(0).shape.topLeft()) + QPointF(0.6, 0.6)
    assert hands.board.tile_at(at.toPoint()) is hands.tile(0)
