"""A journal in words."""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.__main__ import main
from sessions.clustering import TRAY
from sessions.events import EVENTS, GroupNamed, Paused, Resumed, SessionAbandoned
from sessions.journal import read_journal
from sessions.plan import Plan, Slot
from sessions.replay import in_words, replayed
from sessions.session import Phase, begin
from tests.sessions.panels import PANEL_RULES, clustering_session, moved
from tests.sessions.sitting import HandClock, open_session, play, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.clustering import PanelState
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
    state = replace(begin(clustering_session(), PANEL_RULES), phase=Phase.CLUSTERING)
    assert state.panel is not None
    for kind in EVENTS.values():
        fields = {
            field.name: _anything(field.name, state.panel) for field in dataclasses.fields(kind)
        }
        assert in_words(kind(**fields), state)


def test_a_panel_is_told_move_by_move(tmp_path: Path) -> None:
    folder = small_study(tmp_path, slots=1)
    session = clustering_session("s0001", practice=0, panels=1, size=3)
    Plan("small", (Slot("slot-001", (session,)),)).save(folder.plan_file)
    clock = HandClock()
    name = session.panels[0].panel
    with open_session(folder, clock=clock) as live:
        take(live, lambda state: state.panel is not None and state.panel.shown, clock=clock)
        a, b, c = session.panels[0].stimuli
        live.record(moved(name, {a: 2, c: 2}))
        live.record(moved(name, {a: TRAY}, "keyboard"))
        live.record(moved(name, {a: 2}, "undo"))
        live.record(GroupNamed(panel=name, group=2, name="the deep one"))
        take(live, clock=clock)
    _, *lines = replayed(folder, "s0001")
    told = [line.split(maxsplit=2)[2] for line in lines]
    of_panel = [line.removeprefix(f"{name}: ") for line in told if line.startswith(name)]
    assert of_panel == [
        "on the screen",
        f"A {a} from the tray to group 2; C {c} from the tray to group 2, by mouse",
        f"A {a} from group 2 to the tray, by keyboard",
        f"A {a} from the tray to group 2, by undo",
        "group 2 is called 'the deep one'",
        f"plays A {a}",
        f"A {a} ended after 3.000 s, to its last sample",
        f"plays B {b}",
        f"B {b} ended after 3.000 s, to its last sample",
        f"plays C {c}",
        f"C {c} ended after 3.000 s, to its last sample",
        f"B {b} from the tray to group 2, by mouse",
        "finished, group 2: A B C",
    ]


def _anything(name: str, panel: PanelState) -> object:
    if name == "answers":
        return {"naturalness": 3}
    if name == "stimulus":
        return panel.planned.stimuli[0]
    if name in ("to", "groups"):
        return dict.fromkeys(panel.planned.stimuli, 1)
    if name == "screening":
        return {"huggins": 6}
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
