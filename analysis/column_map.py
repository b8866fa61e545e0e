"""Ratings that other tools collected: which of their columns is which of ours.

A TOML file tells it::

    [ratings]
    file = "answers.csv"            # ratings.csv if left out

    [ratings.columns]               # our name = their name
    evaluator = "participant"
    system = "condition"
    naturalness = "mos"

    [ratings.constants]             # where every row has the same
    kind = "rating"

    [ratings.values.system]         # our word = their words
    original = ["clean", "ref"]

    [scales]                        # lowest and highest answer
    naturalness = [1, 5]

    [study]
    title = "A crowd-sourced test"
    language = "en"
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Annotated

import pandas as pd
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from analysis.csv_columns import TextTable
from anonymizers.errors import UserError
from sessions.codebook import TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

OURS = tuple(column.name for column in TABLES["ratings"])
_FILLED_IN = {"kind": "rating", "pair": ""}
"""What a column holds that the file neither has nor maps."""

Words = Annotated[list[str], Field(min_length=1)]


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class MappedTable(_Section):
    """Where ratings lie and what their columns are called."""

    file: str = "ratings.csv"
    columns: dict[str, str] = {}
    """Our names to theirs."""
    constants: dict[str, str] = {}
    """Our columns that hold one word in every row."""
    values: dict[str, dict[str, Words]] = {}
    """Our columns; in each, our words to theirs."""


class MappedStudy(_Section):
    """What no table tells."""

    title: str | None = None
    language: str | None = None


class ColumnMap(_Section):
    """A mapping as its file tells it."""

    ratings: MappedTable = MappedTable()
    scales: dict[str, tuple[int, int]] = {}
    study: MappedStudy = MappedStudy()

    def scale_ranges(self) -> dict[str, range]:
        """Return the scales as ranges of answers."""
        return {name: range(low, high + 1) for name, (low, high) in self.scales.items()}

    def read(self, folder: Path) -> TextTable:
        """Read the ratings in ``folder`` under our names.

        Columns that are neither mapped nor there are filled in: ``session`` with the evaluator,
        ``trial`` with the number of the row, ``kind`` with ``rating``, and questions, which then
        were not asked, with nothing.

        Raises
        ------
        UserError
            When the file is not there, is no table, or lacks a mapped column.
        """
        path, table = folder / self.ratings.file, self.ratings
        theirs = TextTable.read(path, tuple(table.columns.values()))
        frame = theirs.frame
        columns: dict[str, pd.Series] = {name: frame[name] for name in frame if name in OURS}
        columns |= {ours: frame[name] for ours, name in table.columns.items()}
        columns |= {
            name: pd.Series(word, index=frame.index, dtype=str)
            for name, word in table.constants.items()
        }
        for name, words in table.values.items():
            if name in columns:
                known = {their: ours for ours, given in words.items() for their in given}
                columns[name] = columns[name].replace(known)
        called = {ours: name for ours, name in table.columns.items() if ours != name}
        return TextTable(path, theirs.text, pd.DataFrame(_filled_in(columns, frame.index)), called)


def read_column_map(path: Path) -> ColumnMap:
    """Read a mapping.

    Raises
    ------
    UserError
        When the file is not there, is no TOML or says what it must not: key and remedy.
    """
    if not path.is_file():
        raise UserError(f"{path}: there is no such file; name the mapping with --map.")
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (ValueError, RecursionError) as error:  # also of numbers and nesting without end
        raise UserError(f"{path}: this is no TOML ({error}); correct it.") from None
    try:
        mapping = ColumnMap.model_validate(content)
    except ValidationError as error:
        fault = error.errors()[0]
        key = ".".join(str(part) for part in fault["loc"])
        raise UserError(
            f"{path}: {key}: {fault['msg']}; docs/formats.md shows what a mapping holds."
        ) from None
    _refuse_unknown(path, mapping)
    return mapping


def _refuse_unknown(path: Path, mapping: ColumnMap) -> None:
    table = mapping.ratings
    for section, names in (
        ("ratings.columns", table.columns),
        ("ratings.constants", table.constants),
        ("ratings.values", table.values),
        ("scales", mapping.scales),
    ):
        for name in names:
            if name not in OURS:
                raise UserError(
                    f"{path}: {section}.{name}: ratings have no such column; write one of "
                    f"{', '.join(OURS)}."
                )
    unnamed = [ours for ours, theirs in table.columns.items() if not theirs]
    if unnamed:
        raise UserError(
            f"{path}: ratings.columns.{unnamed[0]} is empty; write what the column is called in "
            f"{table.file}, or leave the line out."
        )
    both = sorted(set(table.columns) & set(table.constants))
    if both:
        raise UserError(
            f"{path}: ratings.constants.{both[0]}: the column is mapped, too; remove one of them."
        )
    for name, (lowest, highest) in mapping.scales.items():
        if lowest >= highest:
            raise UserError(
                f"{path}: scales.{name} is [{lowest}, {highest}]; write the lowest answer, then "
                "the highest."
            )


def _filled_in(columns: Mapping[str, pd.Series], index: pd.Index) -> dict[str, pd.Series]:
    filled = dict(columns)
    for name, word in _FILLED_IN.items():
        filled.setdefault(name, pd.Series(word, index=index, dtype=str))
    if "evaluator" in filled:
        filled.setdefault("session", filled["evaluator"])
    filled.setdefault("trial", pd.Series([f"row-{row + 1}" for row in range(len(index))], index))
    for name in ("naturalness", "intelligibility", "similarity"):
        filled.setdefault(name, pd.Series("", index=index, dtype=str))
    return filled
