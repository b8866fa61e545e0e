"""Scales of a study's own in the window: few numbers as buttons, many on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from listening_app.interface_language import PSEUDO_LANGUAGE
from listening_app.theme import TARGET, TEXT_SCALES
from listening_app.widgets.rating_scale import RatingScale
from listening_app.widgets.wide_scale import WideScale
from sessions.events import Rated, TrialConfirmed
from sessions.journal import read_journal
from tests.listening_app.small_study import make_small_study
from tests.listening_app.test_full_session import take_session_as

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder

OWN = """
[rating.scales.naturalness]
highest = 5
lowest_label = "bad"
highest_label = "excellent"
[rating.scales.intelligibility]
lowest = 0
highest = 100
[rating.scales.similarity]
lowest = 20
highest = 80
"""


def study_with_scales(path: Path, **more: object) -> StudyFolder:
    folder = make_small_study(path, **more)
    folder.study_file.write_text(folder.study_file.read_text() + OWN)
    return folder


@pytest.fixture
def app(open_app, tmp_path: Path):
    app = open_app(study_with_scales(tmp_path / "own", trials=4))
    app.go_to_first_interview()
    app.hear("trial")
    app.hear("enrolment")
    return app


def answers(app) -> dict[str, int]:
    return dict(app.state.trial.answers)


def click_number(app, scale: WideScale, number: int) -> None:
    place = scale.track.mapTo(app.window, scale.track.place_of(number))
    app.page.bring_into_view(scale.track)
    QTest.mouseClick(
        app.window.windowHandle(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        place,
    )


def test_few_numbers_are_buttons_and_many_are_a_line_with_nothing_chosen(app):
    scales = app.page.scales
    assert isinstance(scales["naturalness"], RatingScale)
    assert [cell.text() for cell in scales["naturalness"].cells] == list("12345")
    for question in ("intelligibility", "similarity"):
        assert isinstance(scales[question], WideScale)
        assert scales[question].value is None
        assert scales[question].track.accessibleName().endswith("nothing chosen yet")
    labels = {label.text() for label in app.page.findChildren(QLabel)}
    assert {"bad", "excellent", "totally intelligible"} <= labels
    assert "totally natural" not in labels


def test_digits_beside_the_scale_do_nothing(app):
    app.page.scales["naturalness"].cells[0].setFocus()
    app.press(Qt.Key.Key_6, Qt.Key.Key_0)
    assert answers(app) == {}
    app.press(Qt.Key.Key_5)
    assert answers(app) == {"naturalness": 5}


def test_a_number_is_typed_digit_by_digit(app):
    scale = app.page.scales["intelligibility"]
    scale.track.setFocus()
    app.press(Qt.Key.Key_7)
    assert answers(app) == {"intelligibility": 7}
    app.press(Qt.Key.Key_3)
    assert answers(app) == {"intelligibility": 73}
    assert scale.track.hasFocus()
    app.press(Qt.Key.Key_9)
    assert answers(app) == {"intelligibility": 9}
    app.press(Qt.Key.Key_Home, Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_0)
    assert answers(app) == {"intelligibility": 100}


def test_what_is_typed_after_leaving_is_a_new_number(app):
    scale = app.page.scales["intelligibility"]
    scale.track.setFocus()
    app.press(Qt.Key.Key_7)
    app.page.scales["naturalness"].cells[0].setFocus()
    scale.track.setFocus()
    app.press(Qt.Key.Key_3)
    assert answers(app) == {"intelligibility": 3}


def test_half_a_number_that_is_not_on_the_scale_is_no_answer(app):
    app.page.scales["similarity"].track.setFocus()
    app.press(Qt.Key.Key_4)
    assert answers(app) == {}
    app.press(Qt.Key.Key_2)
    assert answers(app) == {"similarity": 42}


def test_arrows_and_page_keys_move_the_number(app):
    app.page.scales["intelligibility"].track.setFocus()
    keys = Qt.Key
    for key, expected in (
        (keys.Key_Right, 0),
        (keys.Key_PageUp, 10),
        (keys.Key_Right, 11),
        (keys.Key_Left, 10),
        (keys.Key_End, 100),
        (keys.Key_Right, 100),
        (keys.Key_Home, 0),
    ):
        app.press(key)
        assert answers(app) == {"intelligibility": expected}


@pytest.mark.parametrize("number", [0, 1, 37, 99, 100])
def test_a_click_on_the_line_takes_the_number_there(app, number):
    scale = app.page.scales["intelligibility"]
    click_number(app, scale, number)
    assert answers(app) == {"intelligibility": number}
    assert scale.track.accessibleName() == f"{scale.accessibleName()} {number}"


def test_enter_leads_on_while_something_is_missing(app):
    app.page.scales["intelligibility"].track.setFocus()
    app.press(Qt.Key.Key_8, Qt.Key.Key_8, Qt.Key.Key_Return)
    assert app.window.focusWidget() is app.page.scales["naturalness"].cells[0]
    assert answers(app) == {"intelligibility": 88}


def test_a_locked_line_takes_neither_clicks_nor_keys(open_app, tmp_path: Path):
    app = open_app(study_with_scales(tmp_path / "own", trials=2))
    app.go_to_first_interview()
    scale = app.page.scales["intelligibility"]
    click_number(app, scale, 50)
    scale.track.setFocus()
    app.press(Qt.Key.Key_5)
    assert answers(app) == {}
    assert scale.value is None


@pytest.mark.parametrize("text_scale", TEXT_SCALES)
def test_lines_are_large_enough_and_stay_in_the_window(app, theme, text_scale):
    theme.set_text_scale(text_scale)
    tracks = [app.page.scales[name].track for name in ("intelligibility", "similarity")]

    def all_large_and_in_the_window() -> bool:
        return all(
            track.height() >= TARGET
            and track.mapTo(app.window, track.rect().topRight()).x() <= app.window.width()
            for track in tracks
        )

    app.wait_for(all_large_and_in_the_window)


@pytest.mark.parametrize("means", ["keyboard", "mouse"])
def test_a_whole_session_on_scales_of_its_own(means, tmp_path: Path, open_app):
    folder = study_with_scales(tmp_path / "study", evaluators=1, trials=6)

    def opinion(interview: str) -> dict[str, int]:
        number = int(interview[-2:])
        return {
            "naturalness": number % 5 + 1,
            "intelligibility": 17 * number % 101,
            "similarity": 20 + 13 * number % 61,
        }

    take_session_as(open_app(folder), opinion, [means])
    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    confirmed = {one.trial: one.answers for one in events if isinstance(one, TrialConfirmed)}
    assert confirmed == {trial: opinion(trial) for trial in confirmed}
    assert len(confirmed) == 7
    if means == "mouse":
        assert sum(isinstance(one, Rated) for one in events) == 3 * 7


@pytest.mark.parametrize(
    ("numbers", "key", "chosen"),
    [
        (range(11), Qt.Key.Key_0, 0),
        (range(11), Qt.Key.Key_End, 10),
        (range(11), Qt.Key.Key_Home, 0),
        (range(1, 11), Qt.Key.Key_0, 10),
        (range(1, 6), Qt.Key.Key_End, 5),
    ],
)
def test_every_number_of_a_row_has_a_key(qtbot, theme, numbers, key, chosen):
    scale = RatingScale("How natural?", ("not", "very"), numbers, theme)
    qtbot.addWidget(scale)
    scale.show_answer(None, locked=False)
    told: list[int] = []
    scale.chosen.connect(lambda number, _means: told.append(number))
    qtbot.keyClick(scale.current_cell(), key)
    assert told == [chosen]


def test_numbers_run_as_reading_does_and_arrows_lead_where_they_point(qtbot, theme, language):
    language.choose(PSEUDO_LANGUAGE)
    scale = RatingScale("How natural?", ("not", "very"), range(1, 11), theme)
    qtbot.addWidget(scale)
    scale.show_answer(4, locked=False)
    scale.show()
    assert scale.cells[0].x() > scale.cells[9].x()
    told: list[int] = []
    scale.chosen.connect(lambda number, _means: told.append(number))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up):
        qtbot.keyClick(scale.current_cell(), key)
    assert told == [5, 3, 5]


def test_a_line_runs_as_reading_does(qtbot, theme, language):
    language.choose(PSEUDO_LANGUAGE)
    scale = WideScale("How natural?", ("not", "very"), range(101), theme)
    qtbot.addWidget(scale)
    scale.show_answer(None, locked=False)
    scale.show()
    told: list[int] = []
    scale.chosen.connect(lambda number, _means: told.append(number))
    qtbot.mouseClick(scale.track, Qt.MouseButton.LeftButton, pos=scale.track.place_of(20))
    assert scale.track.place_of(20).x() > scale.track.place_of(80).x()
    assert told == [20]
