"""Taking the last confirmation back, and plays that are numbered, before the real window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from listening_app.pages.instructions import InstructionsPage
from listening_app.pages.rating import RatingPage
from listening_app.widgets.text import Prose
from sessions.events import TrialConfirmed, TrialReopened
from sessions.journal import read_journal
from sessions.results import rating_rows, read_results
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.listening_app.conftest import App


@pytest.fixture
def rated_app(open_app, tmp_path: Path) -> Callable[..., App]:
    """Return a function that opens the first rating interview of a study with rules of its own."""

    def open_with(rules: str) -> App:
        app = open_app(make_small_study(tmp_path / "study", trials=4, practice=0, rules=rules))
        app.go_to_first_interview()
        assert isinstance(app.page, RatingPage)
        return app

    return open_with


def test_by_default_there_is_no_way_back(rated_app):
    assert rated_app("").page.back is None


@pytest.mark.parametrize("means", ["mouse", "keyboard"])
def test_the_last_confirmation_can_be_taken_back_and_changed(rated_app, means):
    app = rated_app("allow_undo = true")
    page, first = app.page, app.page.interview
    assert not page.back.isEnabled()
    app.answer_interview(3)
    app.press(Qt.Key.Key_Return)
    assert page.interview != first
    if means == "mouse":
        app.click(page.back)
    else:
        app.press_with_control(Qt.Key.Key_Z)
    assert page.interview == first
    assert [scale.value for scale in page.scales.values()] == [3, 3, 3]
    assert not page.back.isEnabled()
    app.click(page.scales["similarity"].cells[8])
    app.press(Qt.Key.Key_Return)
    app.answer_interview(5)
    app.press(Qt.Key.Key_Return)
    folder = app.presenter._folder
    rows = [row["similarity"] for row in rating_rows(read_results(folder), folder.key())]
    assert rows == [9, 5]
    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    assert sum(isinstance(event, TrialReopened) for event in events) == 1
    assert sum(isinstance(event, TrialConfirmed) for event in events) == 3


def test_once_the_next_voice_was_played_there_is_no_way_back(rated_app):
    app = rated_app("allow_undo = true")
    app.answer_interview(3)
    app.press(Qt.Key.Key_Return)
    second = app.page.interview
    app.press(Qt.Key.Key_Space)
    assert not app.page.back.isEnabled()
    app.press_with_control(Qt.Key.Key_Z)
    app.wait_for(lambda: not app.state.is_playing)
    assert app.page.interview == second


def test_the_button_says_how_many_plays_are_left(rated_app):
    app = rated_app("most_plays = 2")
    button = app.page.play_rows["trial"].button
    assert button.text() == "Play (2 left)"
    app.hear("trial")
    assert button.text() == "Play again (1 left)"
    assert app.page.play_rows["enrolment"].button.text() == "Play (2 left)"
    app.hear("trial")
    assert button.text() == "Play again (0 left)"
    assert not button.isEnabled()
    app.page.scales["naturalness"].cells[0].setFocus()
    app.press(Qt.Key.Key_Space)
    assert not app.state.is_playing
    assert app.state.trial.plays("trial") == 2


def test_the_keyboard_goes_on_where_no_play_is_left(rated_app):
    app = rated_app("most_plays = 1")
    first = app.page.interview
    for answers in ((Qt.Key.Key_4, Qt.Key.Key_5), (Qt.Key.Key_6,)):
        app.press(Qt.Key.Key_Space)
        app.wait_for(lambda: not app.state.is_playing)
        app.press(*answers)
    app.press(Qt.Key.Key_Return)
    assert app.page.interview != first


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("", "as often as you like"),
        ("most_plays = 1", "hear each recording once"),
        ("most_plays = 3", "up to 3 times"),
    ],
)
def test_the_instructions_tell_how_often_one_may_listen(rated_app, rules, told):
    app = rated_app(rules)
    app.click(app.page.story)
    assert isinstance(app.page, InstructionsPage)
    assert any(told in prose.plain for prose in app.page.findChildren(Prose))
