"""Progress of long work: a bar on a terminal, lines for a program that watches, else nothing."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING, TypeVar

from tqdm import tqdm

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

WATCHED = "VOICEJURY_PROGRESS"
"""Environment variable that a program sets for the commands whose progress it shows."""
_INTERVAL_SECONDS = 0.1

Item = TypeVar("Item")


def with_progress(
    items: Iterable[Item], description: str, total: int, *, unit: str
) -> Iterable[Item]:
    """Return the items, and show how many of them have been taken.

    Parameters
    ----------
    items : iterable
    description : str
        What is done with them, in a word.
    total : int
        How many there are.
    unit : str
        What one of them is.
    """
    if WATCHED in os.environ:
        return _told(items, description, total)
    bar: Iterable[Item] = tqdm(items, description, total, unit=unit, disable=None)
    return bar


def tell_progress(description: str, done: int, total: int) -> None:
    """Tell a program that watches how far this work is; on a terminal nothing is shown."""
    if WATCHED in os.environ:
        line = json.dumps({"progress": description, "done": done, "total": total})
        print(line, file=sys.stderr, flush=True)  # noqa: T201


def read_told(line: str) -> tuple[str, int, int] | None:
    """Return description, done and total of a line that `tell_progress` wrote; None for others."""
    if not line.startswith('{"progress"'):
        return None
    try:
        told = json.loads(line)
        return str(told["progress"]), int(told["done"]), int(told["total"])
    except (ValueError, KeyError, TypeError):
        return None


def _told(items: Iterable[Item], description: str, total: int) -> Iterator[Item]:
    tell_progress(description, 0, total)
    told_at = time.monotonic()
    for done, item in enumerate(items, start=1):
        yield item
        if done == total or time.monotonic() - told_at >= _INTERVAL_SECONDS:
            tell_progress(description, done, total)
            told_at = time.monotonic()
