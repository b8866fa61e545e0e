"""The same work on many things, in processes of one machine."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Task = TypeVar("Task")
Result = TypeVar("Result")


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

    Raises
    ------
    UserError
        A process was ended from outside.
    """
    if workers == 1:
        yield partial(map, function)
        return
    executor = ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        yield partial(executor.map, function)
    except BrokenProcessPool as error:
        raise UserError(
            "a worker process was ended from outside, perhaps for want of memory; run again with "
            "fewer --workers."
        ) from error
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
