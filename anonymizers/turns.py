"""One command at a time in a folder."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other processes from changing what lies in a folder meanwhile.

    Raises
    ------
    UserError
        When another command is at work in it.
    OSError
        When the folder is not there or cannot be written.
    """
    lock = FileLock(folder / ".at-work.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise UserError(
            f"{folder}: another command is at work in this folder; run this one when it has ended."
        ) from None
    try:
        yield
    finally:
        lock.release()
