"""Tables of a report as CSV, at full precision."""

from __future__ import annotations

import hashlib
import re
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def file_name(value: str | None) -> str:
    """Return a name that every file system takes, different for different columns and values."""
    given = str(value)
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", given)
    if plain == given and plain.lower() == given:
        return plain
    return f"{plain}-{hashlib.sha256(given.encode('utf-8')).hexdigest()[:6]}"


def to_csv(frame: pd.DataFrame) -> str:
    """Return a table as CSV text: UTF-8 once written, LF, empty cells for what is not known."""
    text: str = frame.to_csv(index=False, lineterminator="\n")
    return text


def frame_of(items: Iterable[Any], columns: Mapping[str, str]) -> pd.DataFrame:
    """Return one row an item; the columns are there even when there is no item."""
    rows = list(items)
    return pd.DataFrame(
        {name: [attrgetter(path)(row) for row in rows] for name, path in columns.items()}
    )


def stacked(frames: Mapping[str, pd.DataFrame], column: str) -> pd.DataFrame:
    """Put tables under each other, with their keys in a first column."""
    parts = [frame.assign(**{column: level}) for level, frame in frames.items()]
    whole = pd.concat(parts, ignore_index=True)
    return whole[[column, *(name for name in whole.columns if name != column)]]
