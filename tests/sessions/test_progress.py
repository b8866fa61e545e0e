"""How far a study is: by session, by evaluator, by part of the design, and what is odd."""

from __future__ import annotations

import hashlib
import shutil
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.erasure import erase
from sessions.events import SessionAbandoned
from sessions.plan import Expected
from sessions.progress import STANDINGS, Cell, Coverage
from sessions.progress_reader import ProgressReader, read_progress
from sessions.results import read_results
from sessions.session import Phase
from sessions.simulate import simulate
from tests.sessions.panel_study import planned
from tests.sessions.sitting import HandClock, open_session, take
from tests.sessions.small_study import SYSTEMS, small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """Two slots of two sessions of four trials each."""
    return small_study(tmp_path / "study")


def take_whole(folder: StudyFolder, evaluator: str = "ann") -> None:
    with open_session(folder, evaluator, HandClock()) as live:
        take(live)


def confirmed(number: int):
    return lambda state: state.confirmed == number


def test_a_study_that_nobody_has_begun_waits(folder: StudyFolder):
    progress = read_progress(folder)
    assert progress.standings == {
        "finished": 0,
        "open": 0,
        "abandoned": 0,
        "withdrawn": 0,
        "waiting": 4,
    }
    assert [session.session for session in progress.sessions] == [
        "s0001",
        "s0002",
        "s0003",
        "s0004",
    ]
    assert {session.total for session in progress.sessions} == {4}
    assert progress.running
    assert progress.evaluators == ()
    assert progress.remarks == ()


def test_every_session_stands_where_its_journal_leaves_it(folder: StudyFolder):
    take_whole(folder, "ann")
    with open_session(folder, "ben") as live:
        take(live, confirmed(3))
    with open_session(folder, "ann") as live:
        take(live, confirmed(1))
        live.record(SessionAbandoned(reason="ill"))
    progress = read_progress(folder)
    assert [(one.session, one.standing, one.evaluator, one.done) for one in progress.sessions] == [
        ("s0001", "finished", "ann", 4),
        ("s0002", "abandoned", "ann", 1),
        ("s0002", "waiting", "", 0),
        ("s0003", "open", "ben", 3),
        ("s0004", "waiting", "", 0),
    ]
    assert sum(progress.standings.values()) == len(progress.sessions)


def test_evaluators_are_told_with_all_that_they_did(folder: StudyFolder):
    for _ in range(2):
        take_whole(folder, "ann")
    with open_session(folder, "ben") as live:
        take(live, confirmed(3))
    ann, ben = read_progress(folder).evaluators
    assert (ann.evaluator, ann.finished, ann.begun, ann.planned, ann.judged) == ("ann", 2, 2, 2, 8)
    assert ann.native_language == "en-GB"
    assert (ben.evaluator, ben.finished, ben.begun, ben.planned, ben.judged) == ("ben", 0, 1, 2, 3)


def test_the_design_is_covered_by_what_was_judged(folder: StudyFolder):
    take_whole(folder, "ann")
    key, plan = folder.key(), folder.plan()
    progress = read_progress(folder)
    assert set(progress.systems) == set(SYSTEMS)
    trials = [trial for session in plan.sessions for trial in session.trials]
    for cell, coverage in progress.coverage.items():
        there = [
            trial
            for trial in trials
            if (what := key.stimuli[trial.stimulus])
            and cell == Cell("rating", what.dataset, what.gender, what.system)
        ]
        assert coverage.planned == len(there)
        assert coverage.judged == sum(trial.trial.startswith("s0001") for trial in there)
    assert sum(one.planned for one in progress.coverage.values()) == 16


def test_what_was_given_up_covers_nothing_but_is_shown(folder: StudyFolder):
    with open_session(folder) as live:
        take(live, confirmed(2))
        live.record(SessionAbandoned(reason="ill"))
    progress = read_progress(folder)
    assert len(progress.judgements) == 2
    assert not any(one.judged for one in progress.coverage.values())


def test_a_session_that_was_taken_twice_covers_its_trials_once(folder: StudyFolder):
    take_whole(folder)
    shutil.copy(folder.journal("s0001"), folder.journal("s0001", 2))
    progress = read_progress(folder)
    assert sum(one.judged for one in progress.coverage.values()) == 4
    assert [remark.rule for remark in progress.remarks].count("taken_twice") == 2


def test_attention_checks_and_repetitions_cover_nothing(folder: StudyFolder):
    key = folder.key()
    replace(
        key,
        repeats={"s0001-02": "s0001-01"},
        checks={"s0001-03": Expected("naturalness", 1, 10)},
    ).save(folder.key_file)
    take_whole(folder)
    progress = read_progress(folder)
    assert {one.page for one in progress.judgements} == {"s0001-01", "s0001-04"}
    assert sum(one.planned for one in progress.coverage.values()) == 14


def test_no_answer_is_in_it(folder: StudyFolder):
    take_whole(folder)
    (result,) = read_results(folder).sessions
    progress = read_progress(folder)
    assert all(trial.answers for trial in result.state.trials.values() if trial.confirmed_at)
    fields = {name for one in progress.judgements for name in one.__slots__}
    assert fields == {"cell", "page", "session", "evaluator", "position", "counts"}


def test_a_finished_study_runs_no_longer(tmp_path: Path):
    folder = small_study(tmp_path / "study", slots=1, sessions=1)
    take_whole(folder)
    assert not read_progress(folder).running
    erase(folder, "ann")
    progress = read_progress(folder)
    assert [one.standing for one in progress.sessions] == ["withdrawn"]
    assert not progress.running


def test_who_failed_a_check_is_remarked_once_with_the_reason(folder: StudyFolder):
    replace(folder.key(), checks={"s0001-03": Expected("naturalness", 0, 0)}).save(folder.key_file)
    take_whole(folder)
    progress = read_progress(folder)
    attention = [remark for remark in progress.remarks if remark.rule == "attention"]
    assert [(one.evaluator, one.session) for one in attention] == [("ann", "s0001")]
    assert "instead of 0" in attention[0].reason
    assert "attention" in {flag.rule for flag in progress.evaluators[0].flags}


def test_few_trials_are_remarked_only_once_the_evaluator_is_not_at_work(folder: StudyFolder):
    with open_session(folder) as live:
        take(live, confirmed(3))
        assert "few" not in {remark.rule for remark in read_progress(folder).remarks}
        take(live)
    assert live.state.phase == Phase.FINISHED
    assert "few" in {remark.rule for remark in read_progress(folder).remarks}


def test_a_damaged_journal_is_remarked_and_the_others_are_read(folder: StudyFolder):
    take_whole(folder, "ann")
    take_whole(folder, "ben")
    path = folder.journal("s0001")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"{}\n", *lines[4:]]))
    progress = read_progress(folder)
    assert [one.evaluator for one in progress.evaluators] == ["ben"]
    assert progress.remarks[0].rule == "damaged"
    assert f"{path}, line 4" in progress.remarks[0].reason
    assert progress.running


def test_without_the_key_sessions_are_told_but_nothing_by_system(folder: StudyFolder):
    take_whole(folder)
    folder.key_file.unlink()
    progress = read_progress(folder)
    assert progress.standings["finished"] == 1
    assert progress.coverage == {}
    assert progress.judgements == ()


def test_what_has_not_changed_is_not_read_again(folder: StudyFolder):
    take_whole(folder, "ann")
    reader = ProgressReader(folder)
    with open_session(folder, "ben") as live:
        take(live, confirmed(1))
        for path in reader.changed_journals():
            reader.read(path)
        assert reader.changed_journals() == []
        assert reader.journals_under_way == [folder.journal("s0003")]
        take(live, confirmed(2))
        assert reader.changed_journals() == [folder.journal("s0003")]
        reader.read(folder.journal("s0003"))
        assert reader.progress() == read_progress(folder)
    folder.journal("s0001").unlink()
    assert reader.changed_journals() == []
    assert reader.progress() == read_progress(folder)


def test_another_key_makes_everything_be_read_again(folder: StudyFolder):
    take_whole(folder)
    reader = ProgressReader(folder)
    for path in reader.changed_journals():
        reader.read(path)
    replace(folder.key(), repeats={"s0001-02": "s0001-01"}).save(folder.key_file)
    assert reader.changed_journals() == [folder.journal("s0001")]


def test_reading_leaves_the_journals_as_they_are_and_open_to_others(folder: StudyFolder):
    with open_session(folder) as live:
        take(live, confirmed(2))
        (path,) = folder.journal_files()
        path.write_bytes(path.read_bytes() + b'{"torn')
        before = {each: digest(each) for each in folder.path.rglob("*") if each.is_file()}
        assert read_progress(folder).standings["open"] == 1
        assert {each: digest(each) for each in folder.path.rglob("*") if each.is_file()} == before


def test_a_study_without_a_plan_is_told_in_a_sentence(folder: StudyFolder):
    folder.plan_file.unlink()
    with pytest.raises(UserError, match="there is no plan yet"):
        ProgressReader(folder).changed_journals()


def test_shares_of_nothing_are_nothing():
    assert Coverage(0, 0).share == 0
    assert Coverage(8, 2).share == 0.25
    assert len(STANDINGS) == 5


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_sorted_panels_cover_their_part_of_the_design(tmp_path: Path):
    folder = planned(tmp_path / "study")
    simulate(folder, 2, seed=2)
    progress = read_progress(folder)
    panels = {cell: one for cell, one in progress.coverage.items() if cell.task == "clustering"}
    assert {cell.system for cell in panels} > {"original"}
    assert sum(one.planned for one in panels.values()) == sum(
        len(session.panels) for session in folder.plan().sessions
    )
    judged = sum(one.judged for one in panels.values())
    assert judged == len([one for one in progress.judgements if one.cell.task == "clustering"]) > 0
    assert [one for one in progress.evaluators if one.judged == 0] == []
    assert "few" not in {remark.rule for remark in progress.remarks}
