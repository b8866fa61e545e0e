"""What the window tells after practice, where the study wants it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from listening_app.pages.notice import NoticePage
from listening_app.pages.rating import RatingPage
from sessions.plan import Plan
from sessions.session import Phase
from tests.listening_app.small_study import make_small_study
from tests.listening_app.test_full_session import opinion, take_session_as

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.plan import Feedback


def taught(path: Path, feedback: Feedback) -> StudyFolder:
    """A study with two practice interviews, about the first of which something is told."""
    folder = make_small_study(path, evaluators=1, trials=2, practice=2)
    plan = folder.plan()
    (slot,) = plan.slots
    (session,) = slot.sessions
    first = replace(session.practice[0], feedback=feedback)
    session = replace(session, practice=(first, *session.practice[1:]))
    Plan(plan.study, (replace(slot, sessions=(session,)),)).save(folder.plan_file)
    return folder


def answer_practice(app) -> None:
    app.hear("trial")
    app.hear("enrolment")
    for question, key in (
        ("naturalness", Qt.Key.Key_7),
        ("intelligibility", Qt.Key.Key_9),
        ("similarity", Qt.Key.Key_2),
    ):
        app.page.scales[question].current_cell().setFocus()
        app.press(key)
    app.press(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("feedback", "told"),
    [
        ("same", "is of the same person"),
        ("different", "is of a different person"),
    ],
)
def test_the_truth_stands_beside_the_answers(open_app, tmp_path: Path, feedback, told):
    app = open_app(taught(tmp_path / "study", feedback))
    app.go_to_first_interview()
    answer_practice(app)
    assert isinstance(app.page, NoticePage)
    assert "Nobody had changed this voice" in app.page.words
    assert told in app.page.words
    said = "You chose: natural 7 of 10, understood 9 of 10, the same person 2 of 10."
    assert said in app.page.words
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    assert app.state.position == 2
    answer_practice(app)
    assert isinstance(app.page, RatingPage)
    assert app.state.phase == Phase.RATING


def test_nothing_is_said_of_a_recording_that_is_not_there(open_app, tmp_path: Path):
    app = open_app(taught(tmp_path / "study", "unprocessed"))
    app.go_to_first_interview()
    answer_practice(app)
    assert "person's own" in app.page.words
    assert "other recording" not in app.page.words


def test_a_session_with_feedback_is_taken_to_its_end(open_app, tmp_path: Path):
    folder = taught(tmp_path / "study", "same")
    take_session_as(open_app(folder), opinion, ["keyboard", "mouse"])
    assert len(folder.journal_files()) == 1
