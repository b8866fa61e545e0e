"""A Dask cluster on this machine, of processes that end with the test."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Start = Callable[..., Path]


@contextmanager
def started_parts(folder: Path) -> Iterator[Start]:
    """Yield what starts a part of a cluster in a folder of its own, and returns that folder."""
    started = []

    def start(*arguments: str) -> Path:
        process = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        started.append(process)
        return folder

    yield start
    for process in reversed(started):
        process.terminate()
        process.wait()


def scheduler_of(start: Start, name: str) -> Path:
    """Start a scheduler and return the file that says where it is."""
    file = start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
                 "--scheduler-file", name) / name  # fmt: skip
    deadline = time.monotonic() + 120
    while not file.exists():
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return file


def address_of_two_workers(start: Start) -> str:
    """Start a scheduler with two workers and return its address."""
    file = scheduler_of(start, "two workers.json")
    for name in ("a", "b"):
        start("worker", "--scheduler-file", str(file), "--nthreads", "1", "--no-nanny",
              "--no-dashboard", "--name", name)  # fmt: skip
    return file.read_text().split('"address": "')[1].split('"')[0]
