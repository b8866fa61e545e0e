"""Work spread over processes."""

from __future__ import annotations

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
