"""Somebody sets the computer's clock, or its battery is empty: nothing hangs on the time of day."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from sessions.assignments import assign
from sessions.events import SessionAbandoned
from sessions.journal import read_journal
from sessions.replay import replayed
from sessions.results import rating_rows, read_results, session_rows
from sessions.session import Phase
from tests.sessions.sitting import HandClock, open_session, take, walk
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

JUMPS = (timedelta(days=-4000), timedelta(hours=-1), timedelta(days=400))


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_set_in_the_middle_of_a_session_changes_nothing_but_times_of_day(
    tmp_path: Path, jump: timedelta
) -> None:
    tables = []
    for name, jump_after in (("steady", None), ("set", 20)):
        folder = small_study(tmp_path / name)
        clock = HandClock()
        with open_session(folder, clock=clock) as live:
            for number, _ in enumerate(walk(live, clock=clock)):
                if number == jump_after:
                    clock.start += jump
        results, plan = read_results(folder), folder.plan()
        rows = [*rating_rows(results, folder.key()), *session_rows(results, plan)]
        for row in rows:
            for told in ("confirmed_at", "started_at", "finished_at"):
                row.pop(told, None)
        tables.append(rows)
        assert len(list(replayed(folder, "s0001"))) > 40
    assert tables[0] == tables[1]
    entries = read_journal(folder.journal("s0001")).entries
    assert [entry.mono_ms for entry in entries] == sorted(entry.mono_ms for entry in entries)
    assert (entries[-1].at < entries[0].at) == (jump < timedelta(0))


def test_a_session_left_open_is_found_again_by_a_clock_that_went_back(tmp_path: Path) -> None:
    folder, clock = small_study(tmp_path), HandClock()
    with open_session(folder, clock=clock) as live:
        take(live, lambda state: state.confirmed == 2, clock=clock)
    clock.start -= timedelta(days=4000)
    with open_session(folder, clock=clock) as live:
        assert live.resumed
        assert live.planned.session == "s0001"
        assert (live.state.phase, live.state.position) == (Phase.BREAK, 3)
        take(live, clock=clock)
    assert {row["state"] for row in session_rows(read_results(folder), folder.plan())} == {
        "finished"
    }


@pytest.mark.parametrize("jump", JUMPS)
def test_a_slot_keeps_its_holder_whatever_the_clock_says(tmp_path: Path, jump: timedelta) -> None:
    folder, clock = small_study(tmp_path, slots=2, sessions=3, trials=2), HandClock()
    with open_session(folder, "ann", clock) as live:
        take(live, clock=clock)
    with open_session(folder, "ann", clock) as live:
        live.record(SessionAbandoned(reason="went home"))
    clock.start += jump
    with open_session(folder, "ben", clock) as live:
        assert live.planned.session == "s0002"
        take(live, clock=clock)
    plan = folder.plan()
    assert assign(folder, plan, "ben").planned.session == "s0003"
    assert assign(folder, plan, "eve").planned.session == "s0004"
