"""Clustering sessions in the plan of a study: alone, beside ratings, extended, audited."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.assignments import NoSessionLeftError, assign
from sessions.panel_audit import audit_clustering
from sessions.plan import Key, Plan
from sessions.plan_audit import render
from sessions.planning import add_slots, make_plan
from sessions.preflight import check
from sessions.simulate import simulate
from tests.sessions.panel_study import CLUSTERING, RATING, panel_study, planned

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.plan import PlannedSession, Slot


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return planned(tmp_path / "study")


def documents(folder: StudyFolder) -> tuple[bytes, bytes]:
    return folder.plan_file.read_bytes(), folder.key_file.read_bytes()


def broken(folder: StudyFolder, plan: Plan, key: Key) -> set[str]:
    rows = audit_clustering(plan, key, folder.study())
    return {row.guarantee for row in rows if not row.ok}


def with_first_session(plan: Plan, change: Callable[[PlannedSession], PlannedSession]) -> Plan:
    slot, *others = plan.slots
    (session,) = slot.sessions
    return Plan(plan.study, (replace(slot, sessions=(change(session),)), *others))


def test_each_slot_is_one_session_of_panels_and_practice(folder: StudyFolder) -> None:
    plan = Plan.load(folder.plan_file)
    assert [slot.slot for slot in plan.slots] == [f"slot-c{number:03}" for number in range(1, 7)]
    for slot in plan.slots:
        (session,) = slot.sessions
        assert (slot.task, session.task, session.trials) == ("clustering", "clustering", ())
        assert [len(panel.stimuli) for panel in session.panels] == [6, 6]
        assert [len(panel.stimuli) for panel in session.practice_panels] == [6]


def test_plan_and_key_say_the_same_when_read_again(folder: StudyFolder) -> None:
    before = documents(folder)
    folder.plan().save(folder.plan_file)
    folder.key().save(folder.key_file)
    assert documents(folder) == before


def test_the_same_seed_gives_the_same_bytes_and_another_one_others(
    folder: StudyFolder, tmp_path: Path
) -> None:
    again = planned(tmp_path / "again")
    assert documents(again) == documents(folder)
    text = again.study_file.read_text().replace("seed = 5", "seed = 6")
    again.study_file.write_text(text)
    make_plan(again)
    assert documents(again) != documents(folder)


def test_the_plan_tells_nothing_of_its_stimuli(folder: StudyFolder) -> None:
    text = folder.plan_file.read_text()
    for word in ("B2", "other", "original", "f1", "m1", "read", "control", "distractor"):
        assert f'"{word}' not in text


def test_the_check_audits_panels(folder: StudyFolder) -> None:
    findings = check(folder, plan_only=True)
    assert findings.all_well, render(findings.audit)
    guarantees = {row.guarantee for row in findings.audit}
    assert {"panels of a session", "sentences different in a panel"} <= guarantees


def test_both_tasks_take_turns_and_are_both_audited(tmp_path: Path) -> None:
    folder = planned(tmp_path / "study", RATING, CLUSTERING)
    plan = folder.plan()
    assert [slot.task[0] for slot in plan.slots] == list("crccrccrc")
    assert check(folder, plan_only=True).all_well
    alone = planned(tmp_path / "alone", RATING)
    assert plan.only("rating") == alone.plan()
    guarantees = {row.guarantee for row in check(folder, plan_only=True).audit}
    assert {row.guarantee for row in check(alone, plan_only=True).audit} < guarantees


def test_an_excerpt_in_panels_is_another_stimulus_than_the_recording(tmp_path: Path) -> None:
    key = planned(tmp_path / "study", RATING, CLUSTERING).key()
    roles = Counter(what.role for what in key.stimuli.values())
    assert roles == {"trial": 2 * 7 * 4 * 3, "panel": 2 * 7 * 4 * 3}


def test_only_the_systems_of_the_panels_are_prepared_for_them(tmp_path: Path) -> None:
    folder = planned(tmp_path / "study", CLUSTERING + 'systems = ["other"]\n')
    assert {what.system for what in folder.key().stimuli.values()} == {"original", "other"}
    assert {panel.system for panel in folder.key().panels.values()} == {"other"}


# --- Extending --------------------------------------------------------------------------------


def test_slots_are_added_and_the_others_stay(folder: StudyFolder) -> None:
    before, key = folder.plan(), folder.key()
    plan = add_slots(folder, 4)
    assert plan.slots[:6] == before.slots
    assert len(plan.slots) == 10
    assert key.panels.items() <= folder.key().panels.items()
    findings = check(folder, plan_only=True)
    assert findings.all_well, render(findings.audit)
    assert Counter(panel.system for panel in folder.key().panels.values()) == {
        "B2": 10,
        "other": 10,
    }


def test_each_task_is_extended_for_itself(tmp_path: Path) -> None:
    folder = planned(tmp_path / "study", RATING, CLUSTERING)
    before = folder.plan()
    with pytest.raises(UserError, match="add `--task` with rating or clustering"):
        add_slots(folder, 2)
    add_slots(folder, 2, "clustering")
    plan = add_slots(folder, 1, "rating")
    assert plan.slots[:9] == before.slots
    assert [slot.slot for slot in plan.slots[9:]] == ["slot-c007", "slot-c008", "slot-004"]
    assert check(folder, plan_only=True).all_well


def test_a_task_that_the_study_lacks_is_refused(folder: StudyFolder) -> None:
    with pytest.raises(UserError, match="its task is clustering"):
        add_slots(folder, 1, "rating")


def test_a_corpus_that_changed_is_not_planned_on_with(folder: StudyFolder) -> None:
    lines = (folder.path / "corpus.csv").read_text().splitlines(keepends=True)
    (folder.path / "corpus.csv").write_text("".join(lines[:-4]))
    before = documents(folder)
    with pytest.raises(UserError, match="put both back"):
        add_slots(folder, 1)
    assert documents(folder) == before


# --- Shortages --------------------------------------------------------------------------------


def test_too_few_speakers_are_named(tmp_path: Path) -> None:
    folder = panel_study(tmp_path / "study", speakers=5)
    with pytest.raises(UserError, match="read has 5 female ones, 5 of them with 3"):
        make_plan(folder)


def test_practice_without_utterances_left_is_named(tmp_path: Path) -> None:
    text = CLUSTERING.replace("most = 3", "fewest = 2\nmost = 3").replace("= 6\nref", "= 5\nref")
    folder = panel_study(tmp_path / "study", text, speakers=6, utterances=2)
    with pytest.raises(UserError, match=r"set clustering\.practice_panels = 0"):
        make_plan(folder)
    folder.study_file.write_text(folder.study_file.read_text() + "practice_panels = 0\n")
    make_plan(folder)
    assert check(folder, plan_only=True).all_well


# --- What the audit finds ---------------------------------------------------------------------


def test_a_panel_that_the_key_lacks_is_found(folder: StudyFolder) -> None:
    key = folder.key()
    panels = {name: what for name, what in key.panels.items() if name != "c0001-2"}
    found = broken(folder, folder.plan(), replace(key, panels=panels))
    assert {"plan and key agree on panels", "panels of a session"} <= found
    assert key.unexplained(folder.plan()) == []
    assert replace(key, panels=panels).unexplained(folder.plan()) == ["c0001-2"]


def test_a_recording_of_another_system_is_found(folder: StudyFolder) -> None:
    plan, key = folder.plan(), folder.key()
    session = next(plan.sessions)
    system = key.panels[session.panels[0].panel].system
    other = "B2" if system == "other" else "other"
    (panel,) = (p for p in session.panels if key.panels[p.panel].kind == "anonymized")
    name = next(one for one in panel.stimuli if key.stimuli[one].system == system)
    stimuli = {**key.stimuli, name: replace(key.stimuli[name], system=other)}
    rows = audit_clustering(plan, replace(key, stimuli=stimuli), folder.study())
    assert not rows[0].ok
    assert f"is of system {other}, not of {system}" in rows[0].worst


def test_an_id_that_is_used_twice_is_found(folder: StudyFolder) -> None:
    plan = with_first_session(
        folder.plan(), lambda session: replace(session, panels=(session.panels[0],) * 2)
    )
    assert "plan and key agree on panels" in broken(folder, plan, folder.key())


def test_a_slot_of_two_sessions_is_found(folder: StudyFolder) -> None:
    def doubled(slot: Slot) -> Slot:
        return replace(slot, sessions=slot.sessions * 2)

    plan = folder.plan()
    plan = Plan(plan.study, (doubled(plan.slots[0]), *plan.slots[1:]))
    assert "plan and key agree on panels" in broken(folder, plan, folder.key())


def test_missing_practice_is_found(folder: StudyFolder) -> None:
    plan = with_first_session(folder.plan(), lambda session: replace(session, practice_panels=()))
    assert broken(folder, plan, folder.key()) == {"practice panels of a session"}


def test_practice_with_an_utterance_of_the_session_is_found(folder: StudyFolder) -> None:
    def spoilt(session: PlannedSession) -> PlannedSession:
        (practice,) = session.practice_panels
        stimuli = (session.panels[0].stimuli[0], *practice.stimuli[1:])
        return replace(session, practice_panels=(replace(practice, stimuli=stimuli),))

    plan = with_first_session(folder.plan(), spoilt)
    assert broken(folder, plan, folder.key()) == {
        "practice utterances are in no panel of the session"
    }


def test_sessions_that_lack_are_found_and_more_are_welcome(folder: StudyFolder) -> None:
    plan = folder.plan()
    fewer = Plan(plan.study, plan.slots[:5])
    assert broken(folder, fewer, folder.key()) == {"a session for each evaluator"}


# --- Who gets which slot ----------------------------------------------------------------------


def test_whoever_comes_gets_the_next_slot_whatever_its_task(tmp_path: Path) -> None:
    folder = planned(tmp_path / "study", RATING, CLUSTERING)
    plan = folder.plan()
    tasks = []
    for number in range(1, 5):
        assignment = assign(folder, plan, f"sim-{number:03}")
        tasks.append(assignment.slot.task)
        simulate(folder, number, seed=1)
        with pytest.raises(NoSessionLeftError):
            assign(folder, plan, f"sim-{number:03}")
    assert tasks == ["clustering", "rating", "clustering", "clustering"]
