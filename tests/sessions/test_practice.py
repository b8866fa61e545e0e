"""Practice that teaches: planned on unprocessed voices, told the truth, audited."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from sessions.corpus import Corpus
from sessions.plan import Plan
from sessions.plan_audit import audit
from sessions.planning import add_slots, make_plan
from sessions.practice import tell_after_practice
from sessions.rating_plan import plan_ratings
from sessions.simulate import simulate
from tests.sessions.designs import dataset, study
from tests.sessions.small_corpus import write_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.plan import Key
    from sessions.study import Study

BOTH = ("naturalness", "similarity")


def taught(questions: tuple[str, ...] = BOTH) -> tuple[Study, Plan, Key]:
    with_pairs = "similarity" in questions
    corpus = Corpus((dataset("set", women=[20] * 3, men=[20] * 3, with_enrolments=with_pairs),))
    planned = study(
        corpus.datasets,
        2,
        evaluators=4,
        trials_per_session=8,
        practice_trials=3,
        practice_feedback=True,
        questions=list(questions),
    )
    plan, key = plan_ratings(planned, corpus)
    return planned, tell_after_practice(planned, plan, key), key


@pytest.mark.parametrize("questions", [BOTH, ("naturalness",)])
def test_practice_is_unprocessed_and_the_truth_is_told(questions: tuple[str, ...]) -> None:
    planned, plan, key = taught(questions)
    told = set()
    for session in plan.sessions:
        for trial in session.practice:
            assert key.stimuli[trial.stimulus].system == "original"
            pair = key.trials.get(trial.trial)
            assert trial.feedback == (pair.pair if pair else "unprocessed")
            told.add(trial.feedback)
        assert all(trial.feedback is None for trial in session.trials)
    assert told == ({"same", "different"} if "similarity" in questions else {"unprocessed"})
    assert all(row.ok for row in audit(plan, key, planned))


def test_the_plan_keeps_what_is_told_and_says_nothing_elsewhere(tmp_path: Path) -> None:
    _, plan, _ = taught()
    plan.save(tmp_path / "plan.json")
    assert Plan.load(tmp_path / "plan.json") == plan
    content = json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))
    session = content["slots"][0]["sessions"][0]
    assert all("feedback" in trial for trial in session["practice"])
    assert not any("feedback" in trial for trial in session["trials"])


def test_a_lie_is_found() -> None:
    planned, plan, key = taught()
    session = plan.slots[0].sessions[0]
    wrong = {"same": "different", "different": "same"}
    first = session.practice[0]
    lie = replace(first, feedback=wrong[str(first.feedback)])
    for practice in (
        (lie, *session.practice[1:]),
        (replace(first, feedback=None), *session.practice[1:]),
    ):
        changed = replace(session, practice=practice)
        slot = replace(plan.slots[0], sessions=(changed, *plan.slots[0].sessions[1:]))
        rows = audit(replace(plan, slots=(slot, *plan.slots[1:])), key, planned)
        assert [row.guarantee for row in rows if not row.ok] == ["practice trials told about"]


def test_from_the_study_file_to_added_slots(tmp_path: Path) -> None:
    folder = write_study(tmp_path / "study")
    text = folder.study_file.read_text(encoding="utf-8")
    folder.study_file.write_text(f"{text}practice_feedback = true\n", encoding="utf-8")
    before = make_plan(folder)
    after = add_slots(folder, 1)
    assert after.slots[0] == before.slots[0]
    assert all(trial.feedback for session in after.sessions for trial in session.practice)
    assert simulate(folder, 2, seed=1) == 2
