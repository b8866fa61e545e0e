"""Rows of the tables: what was done, and what it was done to."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.codebook import TABLES
from sessions.events import DeviceOpened, SessionAbandoned, TrialShown
from sessions.results import evaluator_rows, rating_rows, read_results, session_rows
from sessions.session import Phase
from tests.sessions.sitting import HandClock, open_session, play, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.results import Row


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return small_study(tmp_path / "study")


def ratings(folder: StudyFolder) -> list[Row]:
    return list(rating_rows(read_results(folder), folder.key()))


def sessions(folder: StudyFolder) -> list[Row]:
    return list(session_rows(read_results(folder), folder.plan()))


def test_a_row_for_each_confirmed_rating_trial_and_none_for_practice(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live, lambda state: state.confirmed == 3)
    rows = ratings(folder)
    assert [row["trial"] for row in rows] == ["s0001-01", "s0001-02", "s0001-03"]
    assert [row["position"] for row in rows] == [1, 2, 3]


def test_a_row_says_what_was_heard_and_what_was_answered(folder: StudyFolder) -> None:
    clock = HandClock()
    with open_session(folder, clock=clock) as live:
        live.record(DeviceOpened(device="desk", sample_rate=44_100, latency_seconds=0.1))
        take(live, lambda state: state.phase == Phase.RATING, clock=clock)
        trial = live.planned.trials[0]
        clock.seconds += 1.0
        live.record(TrialShown(trial=trial.trial))
        for event in (*play(live.state, underruns=2), *play(live.state, completed=False)):
            clock.seconds += 1.0
            live.record(event)
        take(live, clock=clock)
        answers = live.state.trials[trial.trial].answers
    row, what = ratings(folder)[0], folder.key().stimuli[trial.stimulus]
    pair = folder.key().trials[trial.trial]
    assert row == {
        "study": "small",
        "session": "s0001",
        "evaluator": "ann",
        "native_language": "en-GB",
        "position": 1,
        "kind": "rating",
        "trial": trial.trial,
        "stimulus": trial.stimulus,
        "system": what.system,
        "dataset": "read",
        "speaker": what.speaker,
        "gender": what.gender,
        "utterance": what.utterance,
        "enrolment_speaker": pair.enrolment_speaker,
        "enrolment_utterance": pair.enrolment_utterance,
        "pair": pair.pair,
        **answers,
        "trial_plays": 3,
        "trial_seconds_heard": 4.5,
        "enrolment_plays": 1,
        "enrolment_seconds_heard": 2.0,
        "response_seconds": 12.0,
        "underruns": 2,
        "flags": "underruns",
        "confirmed_at": "2026-03-01T09:00:25.000Z",
    }


def test_columns_are_those_of_the_codebook(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live)
    (row, *_) = ratings(folder)
    assert list(row) == [column.name for column in TABLES["ratings"]]
    (row,) = sessions(folder)
    assert list(row) == [column.name for column in TABLES["sessions"]]


def test_what_is_not_asked_is_empty(tmp_path: Path) -> None:
    folder = small_study(tmp_path, questions=("naturalness",))
    with open_session(folder) as live:
        take(live)
    for row in ratings(folder):
        assert isinstance(row["naturalness"], int)
        for column in ("intelligibility", "similarity", "pair", "enrolment_speaker"):
            assert row[column] is None
        assert row["enrolment_plays"] is None


def test_a_session_row_sums_up(folder: StudyFolder) -> None:
    clock = HandClock()
    with open_session(folder, clock=clock) as live:
        live.record(DeviceOpened(device="desk", sample_rate=44_100, latency_seconds=0.1))
        take(live, lambda state: state.confirmed == 1, clock=clock)
    clock.seconds += 3600
    with open_session(folder, clock=clock) as live:
        take(live, clock=clock)
        active = live.state.active_ms / 1000
    (row,) = sessions(folder)
    assert row["state"] == "finished"
    assert (row["device"], row["sample_rate"]) == ("desk", 44_100)
    assert row["resumes"] == 1
    assert row["active_seconds"] == active
    assert 40 < active < 60
    assert row["started_at"] == "2026-03-01T09:00:00.000Z"
    assert str(row["finished_at"]) > "2026-03-01T10:00:00.000Z"


def test_states_of_sessions(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live, lambda state: state.phase == Phase.FINISHED)
    with open_session(folder, "ben") as live:
        take(live, lambda state: state.confirmed == 1)
        live.record(SessionAbandoned(reason="went home"))
    with open_session(folder, "eve") as live:
        take(live, lambda state: state.confirmed == 2)
    found = {(row["evaluator"], row["session"]): row["state"] for row in sessions(folder)}
    assert found == {
        ("ann", "s0001"): "finished",
        ("ben", "s0003"): "abandoned",
        ("eve", "s0003"): "open",
    }
    flags = {(row["evaluator"], row["flags"]) for row in ratings(folder)}
    assert flags == {("ann", "fast"), ("ben", "abandoned fast"), ("eve", "fast")}


def test_a_session_taken_twice_is_kept_twice_and_flagged(tmp_path: Path) -> None:
    folder = small_study(tmp_path / "a")
    other = small_study(tmp_path / "b")
    for place, evaluator in ((folder, "ann"), (other, "ben")):
        with open_session(place, evaluator) as live:
            take(live)
    shutil.copy(other.journal("s0001"), folder.journal("s0001", 2))
    rows = ratings(folder)
    assert len(rows) == 2 * len(folder.plan().slots[0].sessions[0].trials)
    assert all("taken_twice" in str(row["flags"]) for row in rows)


def test_evaluators_are_listed_once_with_what_they_said(folder: StudyFolder) -> None:
    for _ in range(2):
        with open_session(folder) as live:
            take(live)
    open_session(folder, "ben").close()
    assert list(evaluator_rows(read_results(folder))) == [
        {"study": "small", "evaluator": "ann", "native_language": "en-GB", "language": "en"},
        {"study": "small", "evaluator": "ben", "language": "en"},
    ]


def test_every_damaged_journal_is_named_with_its_line(folder: StudyFolder) -> None:
    for evaluator in ("ann", "ben"):
        with open_session(folder, evaluator) as live:
            take(live)
        path = folder.journal(live.planned.session)
        path.write_bytes(path.read_bytes().replace(b'"rated"', b'"dated"', 1))
    with pytest.raises(UserError) as caught:
        read_results(folder)
    first, second = str(caught.value).splitlines()
    assert "s0001.jsonl, line " in first
    assert "s0003.jsonl, line " in second


def test_a_journal_of_another_plan_is_named(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live)
    small_study(folder.path, practice=2)
    with pytest.raises(UserError, match=r"s0001\.jsonl, line \d+: .*does not fit the plan"):
        read_results(folder)
    folder.journal("s0001").rename(folder.journals / "x.jsonl")
    text = folder.plan_file.read_text("utf-8").replace('"s0001"', '"s9001"')
    folder.plan_file.write_text(text, "utf-8")
    with pytest.raises(UserError, match=r"x\.jsonl: the plan has no session 's0001'"):
        read_results(folder)


def test_a_torn_last_line_does_not_keep_the_rest_from_being_read(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live, lambda state: state.confirmed == 2)
    with folder.journal("s0001").open("ab") as file:
        file.write(b'{"seq":99,"at":')
    assert len(ratings(folder)) == 2
    folder.journal("s0003").write_bytes(b"")
    assert len(ratings(folder)) == 2


def test_a_recording_that_the_key_does_not_know_is_named(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        take(live)
    key = folder.key()
    stimulus = live.planned.trials[0].stimulus
    del key.stimuli[stimulus]
    with pytest.raises(UserError, match=f"does not know the recording {stimulus}"):
        list(rating_rows(read_results(folder), key))
