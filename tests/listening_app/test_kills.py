"""The process or the power dies at random moments: what was confirmed is there, once, only that."""

from __future__ import annotations

import os
import random
import signal
import statistics
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from sessions.assignments import find_takes
from sessions.events import PanelFinished, TilesMoved, TrialConfirmed
from sessions.export import export_tables
from sessions.journal import read_journal
from tests.conftest import PROJECT
from tests.listening_app.nursery import grouping, opinion
from tests.listening_app.small_panels import make_small_panels
from tests.listening_app.small_study import make_small_study
from tests.power import NEVER, DiskContent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sessions.folder import StudyFolder

EVALUATOR = "maple-27"
PATIENCE_SECONDS = 120
JOURNAL_BYTES_A_LIFE = 4500
"""A process lives until the journal has grown by a random number of bytes up to this."""
SYNCS_A_LIFE = 18
"""Or until a random fsync up to this, which is about as long."""
TRIALS, PANELS = "ratings", "clusters"
"""What is done in a study, by the table that it makes."""
STUDIES: dict[str, Callable[[Path], StudyFolder]] = {
    TRIALS: lambda path: make_small_study(path, evaluators=1),
    PANELS: lambda path: make_small_panels(path, evaluators=1),
}

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


class Nursery:
    """Windows on a study, one after the other."""

    def __init__(self, folder: StudyFolder, log: Path) -> None:
        self.folder = folder
        self.log = log
        self.ledger = log.with_suffix(".ledger")
        self.errors = log.with_suffix(".errors")
        with self.errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.listening_app.nursery", str(folder.path), str(log)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=PROJECT,
            )

    def open_window(self, dies_at_sync: int | None = None) -> int:
        """Let the evaluator begin or go on, and return the process id.

        Where the power may fail, ``dies_at_sync`` is the fsync before which it does, or `NEVER`.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        power = "" if dies_at_sync is None else f"\t{self.ledger}\t{dies_at_sync}"
        self._process.stdin.write(f"{EVALUATOR}{power}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def wait_for_end(self) -> bool:
        """Wait until the window is gone, and return whether it was killed."""
        assert self._process.stdout is not None
        ended, by_signal = self._process.stdout.readline().split()
        assert ended == "ended"
        assert int(by_signal) in (0, signal.SIGKILL)
        return int(by_signal) == signal.SIGKILL

    def lines(self) -> list[list[str]]:
        """What the evaluator saw so far."""
        return (
            [line.split() for line in self.log.read_text().splitlines()]
            if self.log.exists()
            else []
        )

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def nursery(folder: StudyFolder, log: Path) -> Iterator[Nursery]:
    kept = Nursery(folder, log)
    try:
        yield kept
    finally:
        kept.close()


def kill_the_process(window: Nursery, rng: random.Random) -> bool:
    """Let a window live for a random amount of work; False if it was done by then."""
    return kill_at_random(window, window.open_window(), rng)


def pull_the_plug(window: Nursery, rng: random.Random) -> bool:
    """Let the power fail at a random moment; False if the window was done by then."""
    disk = DiskContent.of(window.folder.path)
    was_killed = kill_at_random(window, window.open_window(NEVER), rng)
    cut_power(window, disk, rng)
    return was_killed


def pull_the_plug_before_a_sync(window: Nursery, rng: random.Random) -> bool:
    """Let the power fail when something was written and is yet to be synced."""
    disk = DiskContent.of(window.folder.path)
    window.open_window(1 + rng.randrange(SYNCS_A_LIFE))
    was_killed = window.wait_for_end()
    cut_power(window, disk, rng)
    return was_killed


DEATHS = (kill_the_process, pull_the_plug, pull_the_plug_before_a_sync)


def cut_power(window: Nursery, disk: DiskContent, rng: random.Random) -> None:
    disk.add(window.ledger)
    disk.cut_power(window.folder.path, rng)


def kill_at_random(window: Nursery, pid: int, rng: random.Random) -> bool:
    enough = journal_bytes(window.folder) + rng.randrange(JOURNAL_BYTES_A_LIFE)
    deadline = time.monotonic() + PATIENCE_SECONDS
    while journal_bytes(window.folder) < enough and is_alive(pid):
        assert time.monotonic() < deadline
        time.sleep(0.001)
    time.sleep(rng.uniform(0.0, 0.03))
    with suppress(ProcessLookupError):  # it was done by then
        os.kill(pid, signal.SIGKILL)
    return window.wait_for_end()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def journal_bytes(folder: StudyFolder) -> int:
    return sum(path.stat().st_size for path in folder.journal_files())


def confirmed(folder: StudyFolder) -> list[tuple[str, dict[Any, int]]]:
    """Every page that is final in the journals, which are verified line by line, and its answer."""
    pages: list[tuple[str, dict[Any, int]]] = []
    for path in folder.journal_files():
        for entry in read_journal(path).entries:
            if isinstance(entry.event, TrialConfirmed):
                pages.append((entry.event.trial, entry.event.answers))
            elif isinstance(entry.event, PanelFinished):
                pages.append((entry.event.panel, entry.event.groups))
    return pages


def layouts(folder: StudyFolder) -> set[tuple[str, str]]:
    """Every panel with the places that its tiles ever had, as the journals tell."""
    planned = {
        panel.panel: panel
        for session in folder.plan().sessions
        for panel in (*session.practice_panels, *session.panels)
    }
    places = {name: dict.fromkeys(panel.stimuli, 0) for name, panel in planned.items()}
    known = {(name, ",".join(map(str, tiles.values()))) for name, tiles in places.items()}
    for path in folder.journal_files():
        for entry in read_journal(path).entries:
            if isinstance(entry.event, TilesMoved):
                tiles = places[entry.event.panel]
                tiles.update(entry.event.to)
                known.add((entry.event.panel, ",".join(map(str, tiles.values()))))
    return known


def expected(folder: StudyFolder) -> list[tuple[str, dict[Any, int]]]:
    """Every page of the slot, and how the autopilot answers it."""
    plan = folder.plan()
    answers: list[tuple[str, dict[Any, int]]] = []
    for session in plan.slots[0].sessions:
        answers += [(p.trial, opinion(p.trial)) for p in (*session.practice, *session.trials)]
        panels = (*session.practice_panels, *session.panels)
        answers += [(panel.panel, grouping(panel.panel, plan)) for panel in panels]
    return answers


class Fire(NamedTuple):
    """What sessions went through."""

    kills: int
    seconds_to_resume: list[float]
    """Of each window that lived so long, from its opening until the page was there."""


def take_sessions_under_fire(folder: StudyFolder, log: Path, kills: int, seed: int) -> Fire:
    """Kill so many windows while the sessions are taken, unless they are done before."""
    rng = random.Random(seed)
    pages = [page for page, _ in expected(folder)]
    killed = 0
    with nursery(folder, log) as window:
        while killed < kills and len(confirmed(folder)) < len(pages):
            seen_before = len(window.lines())
            done_before = len(confirmed(folder))
            if rng.choice(DEATHS)(window, rng):
                killed += 1
            else:
                assert window.lines()[-1:] == [["done"]], window.errors.read_text()
            kept = {page for page, _ in confirmed(folder)}
            assert {line[1] for line in window.lines() if line[0] == "left"} <= kept
            lay = {(line[1], line[2]) for line in window.lines() if line[0] == "lies"}
            assert lay <= layouts(folder), "a move that was on the screen is lost"
            seen = [line for line in window.lines()[seen_before:] if line[0] == "shown"]
            if seen:  # it went on exactly where it was
                assert seen[0] == ["shown", pages[done_before]]
        if not find_takes(folder) or any(take.status == "open" for take in find_takes(folder)):
            window.open_window()
            window.wait_for_end()
            assert window.lines()[-1] == ["done"]
        left = [line[1] for line in window.lines() if line[0] == "left"]
        has_panels = any(session.panels for session in folder.plan().sessions)
        assert has_panels == any(line[0] == "lies" for line in window.lines())
        ready = [float(line[1]) for line in window.lines() if line[0] == "ready"]
    assert confirmed(folder) == expected(folder)
    assert len(set(left)) == len(left), "a page that was left came back"
    assert set(left) <= set(pages)
    return Fire(killed, ready[1:])


def rows(folder: StudyFolder, table: str, tables: Path) -> int:
    export_tables(folder, tables)
    return len((tables / f"{table}.csv").read_text(encoding="utf-8").splitlines()) - 1


@pytest.mark.parametrize(("table", "kills", "expected_rows"), [(TRIALS, 20, 36), (PANELS, 10, 48)])
def test_thirty_kills_lose_and_double_nothing(
    tmp_path: Path, table: str, kills: int, expected_rows: int
):
    folder = STUDIES[table](tmp_path / "study")
    assert take_sessions_under_fire(folder, tmp_path / "log", kills, seed=2020).kills == kills
    assert rows(folder, table, tmp_path / "tables") == expected_rows


@pytest.mark.long
def test_a_thousand_kills_lose_and_double_nothing(tmp_path: Path):
    killed, sessions = 0, 0
    seconds: list[float] = []
    while killed < 1000:
        folder = STUDIES[(TRIALS, PANELS)[sessions % 2]](tmp_path / f"study-{sessions}")
        log = tmp_path / f"log-{sessions}"
        fire = take_sessions_under_fire(folder, log, kills=1000 - killed, seed=sessions)
        killed += fire.kills
        seconds += fire.seconds_to_resume
        sessions += 1
    *_, ninety_five = statistics.quantiles(seconds, n=20)
    print(
        f"{killed} kills over {sessions} sessions; back at the page after "
        f"{statistics.median(seconds):.2f} s (median), {ninety_five:.2f} s (95 %), "
        f"{max(seconds):.2f} s (longest)"
    )
