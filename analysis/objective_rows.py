"""``objective.csv``: one line a number that a machine measured."""

from __future__ import annotations

import csv
import io
from dataclasses import astuple, dataclass, fields
from math import isnan, nan
from typing import TYPE_CHECKING

from anonymizers.durable_files import write_text
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from analysis.intervals import Interval

FILE = "objective.csv"


@dataclass(frozen=True, slots=True)
class ObjectiveRow:
    """One number and its 95 % interval."""

    system: str
    dataset: str
    gender: str
    condition: str
    """oo, oa, aa, semi-informed, retrained; empty where nobody attacks and nothing is retrained."""
    attacker: str
    metric: str
    value: float
    low: float
    high: float
    n: int
    """What the number is of: trials, utterances or words."""


COLUMNS = tuple(field.name for field in fields(ObjectiveRow))


def bounds(interval: Interval | None) -> tuple[float, float]:
    """Return the bounds of an interval, NaN where there is none."""
    return (nan, nan) if interval is None else (interval.low, interval.high)


def update_objective(path: Path, system: str, rows: Sequence[ObjectiveRow]) -> None:
    """Write the rows of a system and of original speech beside those of other systems.

    Raises
    ------
    UserError
        When the file is there and is no such table.
    """
    new: list[list[str]] = [[_written(value) for value in astuple(row)] for row in rows]
    replaced = {(row[0], row[1], row[2]) for row in new}
    before: list[list[str]] = _read(path) if path.is_file() else []
    kept = [row for row in before if row[0] != system and (row[0], row[1], row[2]) not in replaced]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    lines = sorted(kept + new, key=lambda row: row[:6])
    writer.writerows(lines)
    write_text(path, text.getvalue())


def _read(path: Path) -> list[list[str]]:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            lines = list(csv.reader(file))
    except (UnicodeDecodeError, csv.Error):
        lines = []
    if not lines or tuple(lines[0]) != COLUMNS or any(len(row) != len(COLUMNS) for row in lines):
        raise UserError(
            f"{path}: is no table of this command; it needs the columns {', '.join(COLUMNS)}. "
            "Choose another --out."
        )
    return lines[1:]


def _written(value: object) -> str:
    if isinstance(value, float):
        return "" if isnan(value) else repr(float(value))
    return str(value)
