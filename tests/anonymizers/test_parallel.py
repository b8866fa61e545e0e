"""Work spread over processes."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from anonymizers.parallel import in_order, parallel_map


class _Future:
    def __init__(self, task, log):
        self.task, self.log = task, log

    def result(self):
        self.log.append(("fetched", self.task))
        return self.task * 10


def test_results_come_in_the_order_of_the_tasks():
    with parallel_map(abs, 2) as run:
        assert list(run(range(-20, 5))) == [abs(number) for number in range(-20, 5)]


def test_only_a_few_tasks_are_taken_ahead_of_the_results():
    taken = []

    def endless():
        number = 0
        while True:
            taken.append(number)
            yield number
            number += 1

    log = []
    results = in_order(lambda task: _Future(task, log), 3, endless())
    assert [next(results) for _ in range(5)] == [0, 10, 20, 30, 40]
    assert len(taken) <= 5 + 4 * 3
    assert len(taken) >= 5 + 3


def test_as_many_results_as_tasks_when_there_are_fewer_tasks_than_workers():
    log = []
    assert list(in_order(lambda task: _Future(task, log), 8, [1, 2])) == [10, 20]
    assert list(in_order(lambda task: _Future(task, log), 8, [])) == []


PARENT = """
import os, time
from anonymizers.parallel import parallel_map

def identify(_):
    return os.getpid()

if __name__ == "__main__":
    with parallel_map(identify, 2) as run:
        print(*set(run(range(20))), flush=True)
        time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks for processes by signal 0")
def test_no_worker_outlives_a_parent_that_is_killed(tmp_path):
    (tmp_path / "parent.py").write_text(PARENT)
    with subprocess.Popen(
        [sys.executable, "parent.py"], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as parent:
        workers = {int(word) for word in parent.stdout.readline().split()}
        assert workers
        parent.kill()
    patience = time.monotonic() + 60
    while workers and time.monotonic() < patience:
        workers = {worker for worker in workers if _is_alive(worker)}
        time.sleep(0.05)
    assert not workers


def _is_alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
