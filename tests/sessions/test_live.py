"""A session while it is taken."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from anonymizers.errors import UserError
from sessions.events import (
    ConsentGiven,
    EvaluatorKnown,
    InstructionsRead,
    Resumed,
    SessionFinished,
    SessionOpened,
)
from sessions.journal import JournalWriteError, read_journal
from sessions.results import rating_rows, read_results
from sessions.session import Phase
from tests.sessions.sitting import HandClock, open_session, take, walk
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from sessions.folder import StudyFolder
    from sessions.plan import PlannedTrial
    from sessions.session import SessionState
    from sessions.study import Question


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return small_study(tmp_path)


def test_what_is_recorded_is_on_the_disk_and_in_the_state(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        live.record(ConsentGiven(text_sha256="c" * 64))
        on_disk = [entry.event for entry in read_journal(folder.journal("s0001")).entries]
        assert live.state.phase == Phase.QUESTIONNAIRE
    assert isinstance(on_disk[0], SessionOpened)
    assert (on_disk[0].evaluator, on_disk[0].slot) == ("ann", "slot-001")
    assert on_disk[1:] == [ConsentGiven(text_sha256="c" * 64)]


def test_an_event_out_of_order_is_a_defect_and_is_not_written(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        before = folder.journal("s0001").read_bytes()
        with pytest.raises(ValueError, match=r"instructions_read.*phase consent"):
            live.record(InstructionsRead())
        assert folder.journal("s0001").read_bytes() == before


@pytest.mark.parametrize("events_before", range(1, 36, 3))
def test_closed_at_any_event_it_goes_on_with_what_was_answered(
    tmp_path: Path, events_before: int
) -> None:
    folder = small_study(tmp_path, trials=3)
    with open_session(folder) as live:
        for _ in itertools.islice(walk(live), events_before):
            pass
        before = live.state
    with open_session(folder) as live:
        assert live.resumed
        assert (live.state.phase, live.state.position) == (before.phase, before.position)
        assert answers(live.state) == answers(before)
        take(live)
        assert len(answers(live.state)) == 4


def answers(state: SessionState) -> dict[str, dict[Question, int]]:
    return {name: trial.answers for name, trial in state.trials.items() if trial.answers}


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_killed_at_random_moments_no_confirmed_answer_is_missing_or_double(tmp_path: Path) -> None:
    folder = small_study(tmp_path, sessions=1, trials=8)
    code = f"""
from pathlib import Path
from sessions.folder import StudyFolder
from tests.sessions.sitting import open_session, walk

with open_session(StudyFolder(Path({str(tmp_path)!r}))) as live:
    for event in walk(live):
        if event.type == "trial_confirmed":
            print(event.trial, sorted(event.answers.items()), flush=True)
"""
    rng = np.random.default_rng(8)
    told: dict[str, str] = {}
    while True:
        process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=Path(__file__).resolve().parents[2],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(rng.uniform(0.0, 0.05))
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
        for trial, answers in (line.split(" ", 1) for line in lines if line.endswith("\n")):
            assert trial not in told
            told[trial] = answers
        if not (rows := list(rating_rows(read_results(folder), folder.key()))):
            continue
        confirmed = [str(row["trial"]) for row in rows]
        assert confirmed == [trial.trial for trial in live_trials(folder)[: len(rows)]]
        assert set(told) - {"s0001-p1"} <= set(confirmed)
        for row in rows:
            questions = ("intelligibility", "naturalness", "similarity")
            answers = str([(question, row[question]) for question in questions])
            assert told.get(str(row["trial"]), answers).strip() == answers
        if len(rows) == 8:
            return


def live_trials(folder: StudyFolder) -> tuple[PlannedTrial, ...]:
    return folder.plan().slots[0].sessions[0].trials


def test_a_failed_write_leaves_the_state_and_the_event_can_be_recorded_again(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_session(folder) as live:
        state = live.state
        with monkeypatch.context() as patched:
            patched.setattr("os.fsync", _no_space)
            with pytest.raises(JournalWriteError, match="No space left"):
                live.record(ConsentGiven(text_sha256="c"))
            assert live.state is state
        live.record(ConsentGiven(text_sha256="c"))
        assert live.state.phase == Phase.QUESTIONNAIRE
    types = [entry.event.type for entry in read_journal(folder.journal("s0001")).entries]
    assert types == ["session_opened", "consent_given"]


def test_two_windows_on_one_session_are_refused(folder: StudyFolder) -> None:
    with open_session(folder), pytest.raises(UserError, match="open in another window"):
        open_session(folder)
    with open_session(folder) as live:
        assert live.resumed


def test_newcomers_at_the_same_moment_get_different_slots(tmp_path: Path) -> None:
    folder = small_study(tmp_path, slots=6, sessions=1)
    context = multiprocessing.get_context("spawn")
    with context.Pool(3) as pool:
        sessions = pool.starmap(_sign_in, [(folder, f"e{i}") for i in range(6)])
    assert sorted(sessions) == [f"s000{number}" for number in range(1, 7)]


def test_consent_and_questionnaire_are_asked_once_in_a_study(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live)
    with open_session(folder) as live:
        assert live.state.phase == Phase.INSTRUCTIONS
        assert live.session_number == 2
        known = EvaluatorKnown(
            earlier_session="s0001", text_sha256="c" * 64, answers={"native_language": "en-GB"}
        )
        assert [entry.event for entry in read_journal(folder.journal("s0002")).entries][1] == known


def test_who_never_consented_is_asked_again(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live, lambda state: state.phase == Phase.QUESTIONNAIRE)
    with open_session(folder) as live:
        assert live.state.phase == Phase.QUESTIONNAIRE


def test_killed_before_the_finishing_line_it_is_finished_at_the_next_opening(
    folder: StudyFolder,
) -> None:
    with open_session(folder) as live:
        take(live, lambda state: state.phase == Phase.FINISHED)
    with open_session(folder) as live:
        assert (live.state.phase, live.state.closed) == (Phase.FINISHED, False)
        live.record(SessionFinished())
    with open_session(folder) as live:
        assert live.planned.session == "s0002"


def test_a_journal_that_does_not_fit_the_plan_is_named(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live, lambda state: state.confirmed == 2)
    small_study(folder.path, practice=0)
    with pytest.raises(UserError, match=r"s0001\.jsonl, line \d+: this does not fit the plan"):
        open_session(folder)
    with pytest.raises(UserError, match="fit"):
        open_session(folder)  # the lock was let go


def test_the_break_and_the_last_page_are_no_time_at_work(folder: StudyFolder) -> None:
    clock = HandClock()
    with open_session(folder, clock=clock) as live:
        events = list(walk(live, clock=clock))
        assert Resumed() in events
        assert live.state.active_ms == 1000 * (len(events) - len([Resumed(), SessionFinished()]))


def _sign_in(folder: StudyFolder, evaluator: str) -> str:
    with open_session(folder, evaluator) as live:
        return live.planned.session


def _no_space(*_arguments: object) -> None:
    raise OSError(28, "No space left on device")
