"""Repeats, attention checks and hidden references: planned, audited, answered, exported."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
import soundfile

from anonymizers.errors import UserError
from sessions import quality
from sessions.corpus import Corpus
from sessions.extra_trials import add_extra_trials, without_extra_trials
from sessions.plan import Expected, Key, Plan
from sessions.plan_audit import audit
from sessions.planning import add_slots, make_plan
from sessions.practice import tell_after_practice
from sessions.preflight import check
from sessions.prepare import prepare
from sessions.rating_plan import plan_ratings
from sessions.results import rating_rows, read_results
from sessions.simulate import simulate
from sessions.study import Study
from sessions.study_file import load_study
from tests.sessions.designs import dataset, random_design, study
from tests.sessions.small_corpus import vowel, write_study

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sessions.folder import StudyFolder

SEVEN = {"audio": "checks/seven.wav", "question": "naturalness", "answer": 7, "tolerance": 1}
TWO = {"audio": "checks/two.wav", "question": "similarity", "answer": 2}
REFERENCES = {"each_session": 2, "at_least": 6}


def designed(**rating: Any) -> tuple[Study, Plan, Key]:
    corpus = Corpus((dataset("set", women=[30, 30, 30], men=[30, 30, 30]),))
    asked = {
        "evaluators": 3,
        "sessions": 6,
        "trials_per_session": 12,
        "repeats": 3,
        "attention_checks": [SEVEN, TWO],
        "hidden_references": REFERENCES,
        **rating,
    }
    planned = study(corpus.datasets, 2, **asked)
    return planned, *add_extra_trials(planned, *plan_ratings(planned, corpus))


def broken(study: Study, plan: Plan, key: Key) -> set[str]:
    return {row.guarantee for row in audit(plan, key, study) if not row.ok}


def test_each_session_has_what_the_study_asks_for() -> None:
    _, plan, key = designed()
    for session in plan.sessions:
        kinds = Counter(key.kind(trial.trial) for trial in session.trials)
        assert kinds == {"rating": 12, "repeat": 3, "attention": 4}


def test_what_is_added_looks_like_everything_else() -> None:
    _, plan, _ = designed()
    for session in plan.sessions:
        names = [trial.trial for trial in session.trials]
        assert names == [f"{session.session}-{number:02}" for number in range(1, 20)]
        assert {trial.kind for trial in session.trials} == {"rating"}
        assert all(trial.enrolment for trial in session.trials)


def test_a_repeat_is_the_same_trial_with_others_in_between() -> None:
    _, plan, key = designed()
    for session in plan.sessions:
        pages = {trial.trial: trial for trial in session.trials}
        order = list(pages)
        for again, first in key.repeats.items():
            if again not in pages:
                continue
            assert pages[again].stimulus == pages[first].stimulus
            assert pages[again].enrolment == pages[first].enrolment
            assert key.trials[again] == key.trials[first]
            assert order.index(again) - order.index(first) > 4


def test_systems_take_turns_in_being_repeated() -> None:
    _, plan, key = designed()
    stimulus = {trial.trial: trial.stimulus for s in plan.sessions for trial in s.trials}
    systems = Counter(key.stimuli[stimulus[first]].system for first in key.repeats.values())
    assert set(systems.values()) == {6}


def test_references_are_originals_that_the_slot_hears_nowhere_else() -> None:
    _, plan, key = designed()
    for slot in plan.slots:
        heard = Counter(
            key.stimuli[trial.stimulus].utterance
            for session in slot.sessions
            for trial in session.trials
            if trial.trial not in key.repeats and key.stimuli[trial.stimulus].role == "trial"
        )
        assert set(heard.values()) == {1}
    for trial, expected in key.checks.items():
        assert expected in (
            Expected("naturalness", 6, 8),
            Expected("similarity", 2, 2),
            Expected("naturalness", 6, 10),
        ), trial


def test_the_same_study_gives_the_same_plan() -> None:
    first, second = designed(), designed()
    assert first[1:] == second[1:]


def test_a_study_without_extras_is_left_alone() -> None:
    corpus = Corpus((dataset("set", women=[9, 9], men=[9, 9]),))
    planned = study(corpus.datasets, 1, trials_per_session=12)
    plan, key = plan_ratings(planned, corpus)
    assert add_extra_trials(planned, plan, key) == (plan, key)


def test_the_auditor_confirms_it_and_the_rated_trials_are_the_planner_s() -> None:
    planned, plan, key = designed()
    assert broken(planned, plan, key) == set()
    rows = {row.guarantee: row for row in audit(plan, key, planned)}
    assert rows["repeats a session"].got == "3"
    assert rows["attention checks a session"].got == "2"
    assert rows["hidden references a session"].got == "2"
    alone = without_extra_trials(plan, key)
    assert {len(session.trials) for session in alone.sessions} == {12}


def test_only_naturalness_may_be_asked() -> None:
    planned, plan, key = designed(questions=["naturalness"], attention_checks=[SEVEN])
    assert broken(planned, plan, key) == set()
    assert not key.trials
    assert all(trial.enrolment is None for session in plan.sessions for trial in session.trials)


def changed_page(plan: Plan, place: int, **change: Any) -> Plan:
    slot = plan.slots[0]
    session = slot.sessions[0]
    trials = list(session.trials)
    trials[place] = replace(trials[place], **change)
    session = replace(session, trials=tuple(trials))
    slot = replace(slot, sessions=(session, *slot.sessions[1:]))
    return replace(plan, slots=(slot, *plan.slots[1:]))


def place_of(plan: Plan, key: Key, wanted: Callable[[str, str], bool]) -> int:
    session = plan.slots[0].sessions[0]
    return next(
        place
        for place, trial in enumerate(session.trials)
        if wanted(trial.trial, key.stimuli[trial.stimulus].role)
    )


def is_reference(key: Key) -> Callable[[str, str], bool]:
    return lambda trial, role: trial in key.checks and role == "trial"


def test_each_broken_guarantee_is_found() -> None:
    planned, plan, key = designed()
    session = plan.slots[0].sessions[0]
    again = next(trial.trial for trial in session.trials if trial.trial in key.repeats)
    place = place_of(plan, key, lambda trial, _: trial == again)
    other = next(t.stimulus for t in session.trials if t.stimulus != session.trials[place].stimulus)
    assert "repeats a session" in broken(planned, changed_page(plan, place, stimulus=other), key)

    fewer = replace(key, repeats={name: of for name, of in key.repeats.items() if name != again})
    assert "repeats a session" in broken(planned, plan, fewer)

    backwards = replace(session, trials=session.trials[::-1])
    turned = replace(plan.slots[0], sessions=(backwards, *plan.slots[0].sessions[1:]))
    turned_plan = replace(plan, slots=(turned, *plan.slots[1:]))
    assert "pages before a repeat" in broken(planned, turned_plan, key)

    place = place_of(plan, key, lambda _, role: role == "attention")
    name = session.trials[place].trial
    wrong = replace(key, checks={**key.checks, name: Expected("naturalness", 1, 1)})
    assert "attention checks a session" in broken(planned, plan, wrong)

    place = place_of(plan, key, is_reference(key))
    what = key.stimuli[session.trials[place].stimulus]
    processed = next(
        stimulus
        for stimulus, other in key.stimuli.items()
        if other.utterance == what.utterance and other.system == "S1"
    )
    told = broken(planned, changed_page(plan, place, stimulus=processed), key)
    assert "hidden references a session" in told
    rated = next(t for t in session.trials if key.kind(t.trial) == "rating")
    told = broken(planned, changed_page(plan, place, stimulus=rated.stimulus), key)
    assert "hidden references a session" in told


def test_a_lack_of_references_is_told() -> None:
    corpus = Corpus((dataset("set", women=[8], men=[8]),))
    rating: dict[str, Any] = {"trials_per_session": 16, "questions": ["naturalness"]}
    planned = study(corpus.datasets, 1, **rating, hidden_references=REFERENCES)
    with pytest.raises(UserError, match=r"slot-001: no trial utterance is left"):
        add_extra_trials(planned, *plan_ratings(planned, corpus))
    planned = study(corpus.datasets, 1, **rating, hidden_references=REFERENCES, allow_repeats=True)
    plan, key = add_extra_trials(planned, *plan_ratings(planned, corpus))
    assert broken(planned, plan, key) == set()


@pytest.mark.parametrize("seed", range(40))
def test_random_designs_are_planned_soundly_or_a_lack_is_told(seed: int) -> None:
    chance = random.Random(seed)
    plain, corpus = random_design(seed)
    question = plain.rating.questions[0]
    rating = {
        **plain.rating.model_dump(),
        "repeats": chance.randint(0, plain.rating.trials_per_session // 2),
        "attention_checks": [{**SEVEN, "question": question}] * chance.randint(0, 2),
        "practice_feedback": chance.random() < 0.5,
    }
    if question == "naturalness":
        rating["hidden_references"] = {"each_session": chance.randint(1, 3), "at_least": 6}
    content = plain.model_dump(by_alias=True)
    planned = Study.model_validate({**content, "rating": rating})
    try:
        plan, key = plan_ratings(planned, corpus)
    except UserError:
        return
    told = ""
    try:
        plan, key = add_extra_trials(planned, plan, key)
    except UserError as error:
        told = str(error)
    if told:
        assert "no trial utterance is left for its hidden references" in told
        return
    plan = tell_after_practice(planned, plan, key)
    assert broken(planned, plan, key) == broken_before(planned, plan, key)


def broken_before(planned: Study, plan: Plan, key: Key) -> set[str]:
    """Hard guarantees never; soft ones as the planner left them."""
    alone = without_extra_trials(plan, key)
    rows = audit(alone, replace(key, repeats={}, checks={}), bare(planned))
    assert all(row.ok for row in rows if row.strength == "hard")
    return {row.guarantee for row in rows if not row.ok}


def bare(planned: Study) -> Study:
    rating = planned.rating.model_copy(
        update={"repeats": 0, "attention_checks": (), "hidden_references": None}
    )
    return planned.model_copy(update={"rating_section": rating})


# --- From the study file to the rows ----------------------------------------------------------

ASKED = """\
repeats = 2
hidden_references = { each_session = 1, at_least = 6 }

[[rating.attention_checks]]
audio = "checks/seven.wav"
question = "intelligibility"
answer = 7
"""


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    folder = write_study(tmp_path / "study")
    folder.study_file.write_text(folder.study_file.read_text() + ASKED, encoding="utf-8")
    (folder.path / "checks").mkdir()
    soundfile.write(folder.path / "checks" / "seven.wav", vowel(140, 650, seconds=1.5), 16_000)
    return folder


def test_the_whole_walk(folder: StudyFolder) -> None:
    prepare(folder)
    make_plan(folder)
    prepare(folder)
    key = folder.key()
    assert len(key.checks) == 2
    (recording,) = [name for name, what in key.stimuli.items() if what.role == "attention"]
    samples, _ = soundfile.read(folder.stimulus(recording))
    assert len(samples) == 24_000
    simulate(folder, 1, seed=5)
    assert check(folder).all_well
    rows = list(rating_rows(read_results(folder), key))
    assert Counter(row["kind"] for row in rows) == {"rating": 8, "repeat": 2, "attention": 2}
    told = next(row for row in rows if row["stimulus"] == recording)
    assert (told["intelligibility"], told["system"], told["gender"]) == (7, "original", "")
    assert "attention_failed" not in str(told["flags"])


def test_slots_can_be_added_and_the_others_stay(folder: StudyFolder) -> None:
    text = folder.study_file.read_text().replace(
        '["corpus/data/enrolls"]', '["corpus/data/enrolls"]'
    )
    folder.study_file.write_text(text)
    prepare(folder)
    before, before_key = make_plan(folder), folder.key()
    after, key = add_slots(folder, 2), folder.key()
    assert after.slots[: len(before.slots)] == before.slots
    assert before_key.checks.items() <= key.checks.items()
    assert before_key.trials.items() <= key.trials.items()
    for session in after.sessions:
        kinds = Counter(key.kind(trial.trial) for trial in session.trials)
        assert kinds == {"rating": 8, "repeat": 2, "attention": 2}
    assert check(folder, plan_only=True).all_well


def test_those_who_do_not_listen_fail(folder: StudyFolder, tmp_path: Path) -> None:
    prepare(folder)
    make_plan(folder)
    effects = tmp_path / "effects.toml"
    effects.write_text("[kinds]\nstraight_liner = 1\n", encoding="utf-8")
    simulate(folder, 1, 8, effects)
    results, key = read_results(folder), folder.key()
    flagged = [row for row in rating_rows(results, key) if "attention_failed" in str(row["flags"])]
    assert flagged
    assert {row["kind"] for row in flagged} == {"attention"}
    states = [session.state for session in results.sessions]
    rules = {flag.rule: flag.reason for flag in quality.session_flags(states[0], key.checks)}
    assert f"{len(flagged)} of 2 attention checks were failed" in rules["attention"]
    assert "attention" in {flag.rule for flag in quality.evaluator_flags(states, key.checks)}
    assert "attention" not in {flag.rule for flag in quality.evaluator_flags(states)}


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("repeats = 2", "repeats = 5", "set repeats to at most 4"),
        ("answer = 7", "answer = 11", "11 is not on the scale of intelligibility, 1 to 10"),
        ("at_least = 6", "at_least = 0", "0 is not on the scale of naturalness"),
        (
            "repeats = 2",
            'questions = ["naturalness"]',
            "intelligibility is not among the questions",
        ),
        ("answer = 7", "answer = 7\ntolerence = 1", "did you mean tolerance?"),
    ],
)
def test_what_cannot_be_is_told(folder: StudyFolder, before: str, after: str, told: str) -> None:
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace(before, after))
    with pytest.raises(UserError) as error:
        load_study(folder.study_file)
    assert told in str(error.value)


def test_a_recording_that_is_missing_is_named(folder: StudyFolder) -> None:
    prepare(folder)
    make_plan(folder)
    (folder.path / "checks" / "seven.wav").unlink()
    assert any("seven.wav" in fault for fault in check(folder).faults)
    with pytest.raises(UserError, match=r"seven\.wav"):
        prepare(folder)
