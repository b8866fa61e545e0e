"""Breaks and pauses before the real window: going on, leaving, and coming back another day."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from listening_app.pages.notice import NoticePage
from listening_app.pages.rating import RatingPage
from sessions.journal import SystemClock
from sessions.session import Phase
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def tomorrow(monkeypatch):
    """Return a function that lets a day go by."""
    gone = datetime.timedelta()
    now = SystemClock.now
    monkeypatch.setattr(SystemClock, "now", lambda clock: now(clock) + gone)

    def let_a_day_go_by() -> None:
        nonlocal gone
        gone += datetime.timedelta(days=1)

    return let_a_day_go_by


def at_a_break(open_app, tmp_path: Path, rules: str = "break_after = 1"):
    study = make_small_study(tmp_path / "study", trials=4, practice=0, rules=rules)
    app = open_app(study)
    app.go_to_first_interview()
    app.complete_interview()
    assert isinstance(app.page, NoticePage)
    assert app.state.phase == Phase.BREAK
    return study, app


def test_a_break_ends_when_the_evaluator_goes_on(open_app, tmp_path: Path):
    _, app = at_a_break(open_app, tmp_path)
    assert "1 of 4 interviews are done" in app.page.words
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    assert app.state.position == 2


@pytest.mark.parametrize("rests_at", ["break", "pause"])
def test_who_leaves_comes_back_another_day_and_goes_on_there(
    open_app, tmp_path: Path, tomorrow, rests_at
):
    study, app = at_a_break(open_app, tmp_path)
    if rests_at == "pause":
        app.press(Qt.Key.Key_Return)
        app.hear("trial")
        app.click(app.page.scales["naturalness"].cells[6])
        app.click(app.page._header.pause)
    assert "maple-27" in app.page.words
    app.click(app.page.other)
    assert not app.window.isVisible()

    tomorrow()
    again = open_app(study, "maple-27")
    if rests_at == "break":
        again.press(Qt.Key.Key_Return)
    assert isinstance(again.page, RatingPage)
    assert again.state.position == 2
    assert again.state.resumes == 1
    if rests_at == "pause":
        assert again.page.scales["naturalness"].value == 7
    again.complete_interview()
    assert again.state.confirmed == 2


def test_breaks_come_by_minutes_too(open_app, tmp_path: Path):
    rules = "break_after_minutes = 0.0001"  # less than any interview takes
    _, app = at_a_break(open_app, tmp_path, rules)
    app.press(Qt.Key.Key_Return)
    app.complete_interview()
    assert app.state.phase == Phase.BREAK


def test_after_the_last_interview_a_further_session_can_be_taken(open_app, tmp_path: Path):
    study = make_small_study(
        tmp_path / "study", evaluators=1, sessions_each=2, trials=1, practice=0
    )
    app = open_app(study)
    app.go_to_first_interview()
    app.complete_interview()
    app.wait_for(lambda: app.state.closed)
    first = app.state.planned.session
    app.click(app.page.other)
    assert app.state.planned.session != first
    assert app.state.phase == Phase.INSTRUCTIONS  # consent and questions hold
    app.press(Qt.Key.Key_Return)
    app.complete_interview()
    app.wait_for(lambda: app.state.closed)
    assert app.page.other is None


def test_the_time_left_follows_the_evaluator(open_app, tmp_path: Path):
    study = make_small_study(tmp_path / "study", trials=5, practice=0, rules="break_after = 5")
    app = open_app(study)
    app.go_to_first_interview()
    told = []
    for _ in range(4):
        told.append(app.page._header._time.text())
        app.complete_interview()
    assert told == ["", "", "", "about 1 min left"]
