"""The process is killed at random moments; what was confirmed is there, once, and nothing else."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from sessions.assignments import find_takes
from sessions.events import TrialConfirmed
from sessions.export import export_tables
from sessions.journal import read_journal
from tests.conftest import PROJECT
from tests.listening_app.nursery import opinion
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sessions.folder import StudyFolder

EVALUATOR = "maple-27"
PATIENCE_SECONDS = 120
JOURNAL_BYTES_A_LIFE = 4500
"""A process lives until the journal has grown by a random number of bytes up to this."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


class Nursery:
    """Windows on a study, one after the other."""

    def __init__(self, folder: StudyFolder, log: Path) -> None:
        self.folder = folder
        self.log = log
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.listening_app.nursery", str(folder.path), str(log)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=PROJECT,
        )

    def open_window(self) -> int:
        """Let the evaluator begin or go on, and return the process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{EVALUATOR}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def wait_for_end(self) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ended\n"

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


def journal_bytes(folder: StudyFolder) -> int:
    return sum(path.stat().st_size for path in folder.journal_files())


def confirmed(folder: StudyFolder) -> list[TrialConfirmed]:
    """Every confirmation in the journals, which are verified line by line."""
    return [
        entry.event
        for path in folder.journal_files()
        for entry in read_journal(path).entries
        if isinstance(entry.event, TrialConfirmed)
    ]


def kill_at_random(window: Nursery, rng: random.Random) -> bool:
    """Open a window and kill it after a random amount of work; False if it was done by then."""
    enough = journal_bytes(window.folder) + rng.randrange(JOURNAL_BYTES_A_LIFE)
    pid = window.open_window()
    deadline = time.monotonic() + PATIENCE_SECONDS
    while journal_bytes(window.folder) < enough and ["done"] not in window.lines()[-1:]:
        assert time.monotonic() < deadline
        time.sleep(0.001)
    time.sleep(rng.uniform(0.0, 0.03))
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        was_killed = False
    else:
        was_killed = True
    window.wait_for_end()
    return was_killed


def take_sessions_under_fire(folder: StudyFolder, log: Path, kills: int, seed: int) -> int:
    """Kill so many windows while the sessions are taken; return how many lives it took."""
    rng = random.Random(seed)
    planned = [
        page.trial
        for session in folder.plan().slots[0].sessions
        for page in (*session.practice, *session.trials)
    ]
    killed = 0
    with nursery(folder, log) as window:
        while killed < kills and len(confirmed(folder)) < len(planned):
            seen_before = len(window.lines())
            done_before = len(confirmed(folder))
            killed += kill_at_random(window, rng)
            kept = {event.trial for event in confirmed(folder)}
            assert {line[1] for line in window.lines() if line[0] == "left"} <= kept
            seen = [line for line in window.lines()[seen_before:] if line[0] == "shown"]
            if seen:  # it went on exactly where it was
                assert seen[0] == ["shown", planned[done_before]]
        if any(take.status == "open" for take in find_takes(folder)):
            window.open_window()
            window.wait_for_end()
            assert window.lines()[-1] == ["done"]
        left = [line[1] for line in window.lines() if line[0] == "left"]
    answers = [(event.trial, event.answers) for event in confirmed(folder)]
    assert answers == [(trial, opinion(trial)) for trial in planned]
    assert len(set(left)) == len(left), "an interview that was left came back"
    assert set(left) <= set(planned)
    return killed


def test_thirty_kills_lose_and_double_nothing(tmp_path: Path):
    folder = make_small_study(tmp_path / "study", evaluators=1)
    killed = take_sessions_under_fire(folder, tmp_path / "log", kills=30, seed=2020)
    assert killed == 30
    export_tables(folder, tmp_path / "tables")
    rows = (tmp_path / "tables" / "ratings.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert len(rows) == 36


@pytest.mark.long
def test_a_thousand_kills_lose_and_double_nothing(tmp_path: Path):
    killed = 0
    for seed in range(1000):
        folder = make_small_study(tmp_path / f"study-{seed}", evaluators=1)
        killed += take_sessions_under_fire(
            folder, tmp_path / f"log-{seed}", kills=1000 - killed, seed=seed
        )
        if killed == 1000:
            break
    assert killed == 1000
