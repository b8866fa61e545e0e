"""A journal in words."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.__main__ import main
from sessions.events import EVENTS, Paused, Resumed, SessionAbandoned
from sessions.journal import read_journal
from sessions.replay import in_words, replayed
from tests.sessions.sitting import HandClock, open_session, play, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    folder = small_study(tmp_path, slots=1)
    clock = HandClock()
    with open_session(folder, clock=clock) as live:
        take(live, lambda state: state.trial is not None and state.trial.shown, clock=clock)
        clock.seconds = 100.25
        for event in (*play(live.state, underruns=2), Paused(), Resumed()):
            live.record(event)
        take(live, clock=clock)
    return folder


def test_every_entry_is_a_line(folder: StudyFolder) -> None:
    entries = read_journal(folder.journal("s0001")).entries
    heading, *lines = replayed(folder, "s0001")
    assert heading == "s0001.jsonl"
    assert len(lines) == len(entries)
    assert all(line.startswith(entry.at) for line, entry in zip(lines, entries, strict=True))
    told = "\n".join(lines)
    for phrase in (
        "0:00.000  opened by ann at desk, slot slot-001, language en, version 1",
        "said about themselves: native_language en-GB",
        "s0001-p1: on the screen",
        "1:40.250  s0001-p1: plays the trial 0000000000000000",
        "s0001-p1: the trial ended after 2.000 s, to its last sample, with 2 gaps",
        "paused",
        "s0001-01: confirmed, naturalness ",
        "finished",
    ):
        assert phrase in told


def test_nothing_of_the_key_is_told(folder: StudyFolder) -> None:
    folder.key_file.unlink()
    told = "\n".join(replayed(folder, "s0001"))
    assert "original" not in told
    assert "B1" not in told


def test_every_take_is_told(folder: StudyFolder) -> None:
    with open_session(folder) as live:
        live.record(SessionAbandoned(reason="the fire alarm"))
    with open_session(folder, "ben") as live:
        take(live)
    lines = list(replayed(folder, "s0002"))
    assert [line for line in lines if line.endswith(".jsonl")] == ["s0002.jsonl", "s0002.2.jsonl"]
    assert any(line.endswith("abandoned: the fire alarm") for line in lines)


def test_every_kind_of_event_has_words() -> None:
    for kind in EVENTS.values():
        fields = {field.name: _anything(field.name) for field in dataclasses.fields(kind)}
        assert in_words(kind(**fields))


def _anything(name: str) -> object:
    if name == "answers":
        return {"naturalness": 3}
    return 0.5 if name.endswith("seconds") else "7"


def test_the_command_prints_it(folder: StudyFolder, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(folder.path), "s0001"]) == 0
    assert "finished" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("session", "told"),
    [("s0009", "they are called s0001 to s0002"), ("s0002", "nobody has taken the session s0002")],
)
def test_a_session_that_is_not_there_is_told(folder: StudyFolder, session: str, told: str) -> None:
    with pytest.raises(UserError, match=told):
        list(replayed(folder, session))
