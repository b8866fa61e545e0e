"""Studies that ask one thing alone, in the window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from listening_app.pages.instructions import InstructionsPage
from listening_app.pages.rating import RatingPage
from sessions.events import TrialConfirmed
from sessions.journal import read_journal
from sessions.plan import Plan
from tests.listening_app.small_study import make_small_study
from tests.listening_app.test_full_session import opinion, take_session_as

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder


def study_of(path: Path, question: str) -> StudyFolder:
    folder = make_small_study(path, evaluators=1, trials=4)
    text = folder.study_file.read_text()
    folder.study_file.write_text(f'{text}questions = ["{question}"]\n')
    if question == "similarity":
        return folder
    plan = folder.plan()
    (slot,) = plan.slots
    (session,) = slot.sessions
    alone = replace(
        session,
        practice=tuple(replace(page, enrolment=None) for page in session.practice),
        trials=tuple(replace(page, enrolment=None) for page in session.trials),
    )
    Plan(plan.study, (replace(slot, sessions=(alone,)),)).save(folder.plan_file)
    return folder


@pytest.mark.parametrize("question", ["naturalness", "intelligibility", "similarity"])
def test_one_question_alone_is_shown_and_answered(open_app, tmp_path: Path, question):
    folder = study_of(tmp_path / "study", question)
    app = open_app(folder)
    app.go_to_first_interview()
    assert isinstance(app.page, RatingPage)
    assert list(app.page.scales) == [question]
    assert set(app.page.play_rows) == {"trial"} | (
        {"enrolment"} if question == "similarity" else set()
    )
    app.click(app.page.story)
    assert isinstance(app.page, InstructionsPage)
    app.close()
    take_session_as(open_app(folder), opinion, ["keyboard", "mouse"])
    (journal,) = folder.journal_files()
    confirmed = [
        entry.event
        for entry in read_journal(journal).entries
        if isinstance(entry.event, TrialConfirmed)
    ]
    assert len(confirmed) == 5
    for event in confirmed:
        assert event.answers == {question: opinion(event.trial)[question]}
