"""The same work on many things, in processes of one machine."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final, TypeVar

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Task = TypeVar("Task")
Result = TypeVar("Result")

_TASKS_OF_A_WORKER: Final = 4  # handed out at a time: none is idle, and memory does not grow
_MOST_WORKERS: Final = 61  # of one pool on Windows; nobody gains by more elsewhere


def available_cores() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def parallel_map(
    function: Callable[[Task], Result], workers: int
) -> Iterator[Callable[[Iterable[Task]], Iterator[Result]]]:
    """Yield a `map` over processes that keeps the order; with one worker, over this process.

    Parameters
    ----------
    function : callable
    workers : int
        Of more than 61, 61 are started.

    Raises
    ------
    UserError
        A process was ended from outside.
    """
    if workers == 1:
        yield partial(map, function)
        return
    workers = min(workers, _MOST_WORKERS)
    executor = ProcessPoolExecutor(workers, get_context("spawn"), _follow_the_parent)
    try:
        yield partial(in_order, lambda task: executor.submit(function, task), workers)
    except BrokenProcessPool as error:
        raise UserError(
            "a worker process was ended from outside, perhaps for want of memory; run again with "
            "fewer --workers."
        ) from error
    finally:
        executor.shutdown(cancel_futures=True)


def in_order(
    submit: Callable[[Task], Any], workers: int, tasks: Iterable[Task]
) -> Iterator[Result]:
    """Yield the results of tasks in their order, with only a few tasks for each worker under way.

    Parameters
    ----------
    submit : callable
        Hands a task out and returns its future.
    workers : int
    tasks : iterable
        Taken one by one, as results come back.
    """
    under_way: deque[Any] = deque()
    for task in tasks:
        under_way.append(submit(task))
        if len(under_way) >= _TASKS_OF_A_WORKER * workers:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


def _follow_the_parent() -> None:
    """Leave interrupts to the parent, and end with it even when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
