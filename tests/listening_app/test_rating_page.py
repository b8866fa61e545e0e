"""What the page of an interview lets an evaluator do, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from listening_app.pages.instructions import InstructionsPage
from listening_app.pages.rating import RatingPage
from listening_app.theme import TARGET, TEXT_SCALES
from listening_app.trial_view import RecordingView, ScaleView, TrialView
from listening_app.widgets.bar import Bar
from listening_app.widgets.button import Button
from sessions.study import QUESTIONS, ScalesSection

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def app(open_app, study):
    app = open_app(study)
    app.go_to_first_interview()
    assert isinstance(app.page, RatingPage)
    return app


def answers(app) -> dict[str, int]:
    return dict(app.state.trial.answers)


def focused(app):
    return app.window.focusWidget()


def test_nothing_is_chosen_beforehand_and_every_scale_is_locked(app):
    for scale in app.page.scales.values():
        assert scale.value is None
        assert scale.locked
        assert not any(cell.isChecked() or cell.isEnabled() for cell in scale.cells)
    assert not app.page.next.isEnabled()


def test_locked_scales_take_neither_clicks_nor_keys(app):
    for scale in app.page.scales.values():
        app.click(scale.cells[6])
        scale.cells[6].setFocus()
        app.press(Qt.Key.Key_7)
    app.press(Qt.Key.Key_Return)
    assert answers(app) == {}


def test_keys_pressed_while_the_voice_plays_do_not_become_ratings(app):
    app.press(Qt.Key.Key_Space)
    assert app.state.is_playing
    app.press(Qt.Key.Key_3, Qt.Key.Key_7, Qt.Key.Key_0, Qt.Key.Key_Return)
    app.wait_for(lambda: not app.state.is_playing)
    assert answers(app) == {}


def test_the_voice_opens_two_scales_and_the_other_recording_the_third(app):
    scales = app.page.scales
    app.hear("trial")
    assert [scales[name].locked for name in ("naturalness", "intelligibility")] == [False, False]
    assert scales["similarity"].locked
    app.hear("enrolment")
    assert not scales["similarity"].locked


def test_the_other_recording_alone_opens_nothing(app):
    app.hear("enrolment")
    assert all(scale.locked for scale in app.page.scales.values())


def test_a_play_that_was_stopped_opens_nothing(app, monkeypatch):
    app.press(Qt.Key.Key_Space)
    app.page.stop_asked.emit()
    app.wait_for(lambda: not app.state.is_playing)
    listening = app.state.trial.listening("trial")
    assert listening.plays == 1
    if listening.completed == 0:  # the last sample may have been on its way already
        assert app.page.scales["naturalness"].locked


def test_the_focus_goes_on_by_itself_from_top_to_bottom(app):
    page = app.page
    assert focused(app) is page.play_rows["trial"].button
    app.press(Qt.Key.Key_Space)
    app.wait_for(lambda: not app.state.is_playing)
    assert focused(app) is page.scales["naturalness"].cells[0]
    app.press(Qt.Key.Key_4)
    assert focused(app) is page.scales["intelligibility"].cells[0]
    app.press(Qt.Key.Key_9)
    assert focused(app) is page.play_rows["enrolment"].button
    app.press(Qt.Key.Key_Space)
    app.wait_for(lambda: not app.state.is_playing)
    app.press(Qt.Key.Key_0)
    assert focused(app) is page.next
    assert answers(app) == {"naturalness": 4, "intelligibility": 9, "similarity": 10}


def test_the_focus_goes_on_while_another_window_is_in_front(app, qtbot):
    app.press(Qt.Key.Key_Space)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not app.window.isActiveWindow())
    app.wait_for(lambda: not app.state.is_playing)
    assert app.window.focusWidget() is app.page.scales["naturalness"].cells[0]


def test_arrows_change_a_number_and_stay_on_the_scale(app):
    app.hear("trial")
    scale = app.page.scales["naturalness"]
    app.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert answers(app) == {"naturalness": 2}
    assert focused(app) is scale.cells[1]
    app.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert answers(app) == {"naturalness": 1}


def test_an_answer_can_be_changed_until_it_is_confirmed(app):
    app.hear("trial")
    app.click(app.page.scales["naturalness"].cells[2])
    app.click(app.page.scales["naturalness"].cells[7])
    assert answers(app) == {"naturalness": 8}
    assert [cell.isChecked() for cell in app.page.scales["naturalness"].cells].count(True) == 1


def test_space_on_a_scale_plays_the_recording_of_its_part(app):
    app.hear("trial")
    app.page.scales["intelligibility"].cells[0].setFocus()
    app.press(Qt.Key.Key_Space)
    app.wait_for(lambda: not app.state.is_playing)
    assert app.state.trial.plays("trial") == 2
    assert app.state.trial.plays("enrolment") == 0


def test_tab_stops_at_each_scale_once(app):
    app.hear("trial")
    app.hear("enrolment")
    app.page.play_rows["trial"].button.setFocus()
    stops = []
    for _ in range(6):
        app.press(Qt.Key.Key_Tab)
        stops.append(focused(app))
    scales = app.page.scales
    assert stops[:4] == [
        scales["naturalness"].cells[0],
        scales["intelligibility"].cells[0],
        app.page.play_rows["enrolment"].button,
        scales["similarity"].cells[0],
    ]


def test_the_story_is_at_hand_and_leads_back(app):
    rating = app.page
    app.click(rating.story)
    assert isinstance(app.page, InstructionsPage)
    app.press(Qt.Key.Key_Return)
    assert app.page is rating


def test_the_layout_never_jumps(app):
    page = app.page

    def places():
        controls = [row.button for row in page.play_rows.values()]
        controls += [cell for scale in page.scales.values() for cell in scale.cells]
        controls += [page.next, page.story]
        return [control.mapTo(app.window, control.rect().topLeft()) for control in controls]

    at_first = places()
    app.press(Qt.Key.Key_Space)
    assert places() == at_first
    app.wait_for(lambda: not app.state.is_playing)
    app.press(Qt.Key.Key_4, Qt.Key.Key_9)
    assert places() == at_first
    app.hear("enrolment")
    app.press(Qt.Key.Key_0)
    app.qtbot.wait(20)
    assert places() == at_first


def every_state(questions, roles) -> Iterator[TrialView]:
    """All that the page of an interview may show, each thing at least once."""
    fates = [
        {"times_played": 0, "times_heard": 0, "sounding": False, "spoilt": False},
        {"times_played": 1, "times_heard": 0, "sounding": True, "spoilt": False},
        {"times_played": 1, "times_heard": 0, "sounding": False, "spoilt": True},
        {"times_played": 1, "times_heard": 0, "sounding": False, "spoilt": False},
        {"times_played": 9, "times_heard": 1, "sounding": False, "spoilt": False},
        {"times_played": 99, "times_heard": 99, "sounding": False, "spoilt": False},
    ]
    answers = [(None, "trial"), (None, None), (None, "enrolment"), (7, None), (10, None), (1, None)]
    for number, (fate, (answer, waits_for)) in enumerate(zip(fates, answers, strict=True)):
        yield TrialView(
            trial="t",
            practice=False,
            position=36,
            total=36,
            seconds_left=(None, 5.0, 6000.0)[number % 3],
            can_go_back=number % 2 == 0,
            recordings=tuple(
                RecordingView(role=role, plays_left=99 - fate["times_played"], **fate)
                for role in roles
            ),
            scales=tuple(ScaleView(question, answer, waits_for) for question in questions),
        )


@pytest.mark.parametrize("width", [1024, 1920])
@pytest.mark.parametrize("text_scale", [TEXT_SCALES[0], TEXT_SCALES[-1]])
def test_nothing_that_is_shown_makes_the_layout_jump(theme, qtbot, text_scale, width):
    page = RatingPage(theme, QUESTIONS, ScalesSection(), most_plays=99, allow_undo=True)
    qtbot.addWidget(page)
    theme.set_text_scale(text_scale)
    page.resize(width, 768)
    page.show()
    places = []
    for view in every_state(QUESTIONS, ("trial", "enrolment")):
        page.show_trial(view)
        for _ in range(3):  # a layout that changes asks for another look
            QApplication.processEvents()
        controls = page.findChildren(Button) + page.findChildren(Bar)
        controls += [cell for scale in page.scales.values() for cell in scale.cells]
        places.append([(each.mapTo(page, QPoint(0, 0)), each.size()) for each in controls])
    assert len(places[0]) > 30
    for later in places[1:]:
        assert later == places[0]


@pytest.mark.parametrize("width", [800, 1024, 1920])
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
def test_every_target_is_large_enough_at_every_text_size(app, theme, text_scale, width):
    theme.set_text_scale(text_scale)
    app.window.resize(width, 768)
    page = app.page
    controls = [row.button for row in page.play_rows.values()]
    controls += [cell for scale in page.scales.values() for cell in scale.cells]
    controls += [page.next, page.story]

    def all_large_and_in_the_window() -> bool:
        return all(
            min(control.width(), control.height()) >= TARGET
            and control.mapTo(app.window, control.rect().topRight()).x() <= app.window.width()
            for control in controls
        )

    app.wait_for(all_large_and_in_the_window)


def described(widget) -> tuple[QAccessible.Role, str, QAccessible.State]:
    """What a screen reader is told of a widget."""
    told = QAccessible.queryAccessibleInterface(widget)
    return told.role(), told.text(QAccessible.Text.Name), told.state()


def test_screen_readers_are_told_names_roles_and_states(app):
    app.hear("trial")
    app.press(Qt.Key.Key_7)
    for role, row in app.page.play_rows.items():
        kind, name, _ = described(row.button)
        assert kind == QAccessible.Role.Button
        verb = "Play again" if role == "trial" else "Play"
        assert name.startswith(f"{verb}: ")
    for question, scale in app.page.scales.items():
        for number, cell in enumerate(scale.cells, 1):
            kind, name, state = described(cell)
            assert kind == QAccessible.Role.RadioButton
            assert name.startswith(f"{scale.accessibleName()} {number}")
            assert bool(state.checked) == (question == "naturalness" and number == 7)
            assert bool(state.disabled) == (question == "similarity")
    assert described(app.page.next)[:2] == (QAccessible.Role.Button, "Next")
