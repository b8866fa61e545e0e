"""Columns of CSV tables: read as text, checked, and turned into numbers.

A fault is told with the file, the line as an editor counts it, the value and the remedy.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pandas as pd

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from pathlib import Path


@dataclass(frozen=True)
class TextTable:
    """A CSV file as text, whose columns are then taken out one by one."""

    path: Path
    text: str
    frame: pd.DataFrame
    """Every cell a string; an empty cell is an empty string."""
    called: Mapping[str, str] = field(default_factory=dict)
    """Columns that the file has under another name, and that name."""

    @classmethod
    def read(cls, path: Path, required: Sequence[str]) -> TextTable:
        """Read a CSV file.

        Parameters
        ----------
        path : Path
            UTF-8, with or without byte-order mark, comma-separated, with a header line.
        required : sequence of str
            Columns that it must have.

        Raises
        ------
        UserError
            When the file is not such a table or lacks a column.
        """
        if not path.is_file():
            raise UserError(f"{path}: there is no such file; export the study again.")
        try:
            text = path.read_bytes().decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise UserError(
                f"{path}: byte {error.start} is not UTF-8; save the file as UTF-8."
            ) from None
        _check_cells(path, text, required)
        try:
            frame = pd.read_csv(io.StringIO(text), dtype=str, keep_default_na=False)
        except pd.errors.ParserError as error:
            raise UserError(
                f"{path}: this is not a CSV table ({error}); close quotes that were opened."
            ) from None
        return cls(path, text, frame)

    def refuse(self, wrong: pd.Series, column: str, remedy: str) -> None:
        """Raise UserError for the first row that is marked ``wrong``, naming value and remedy."""
        rows = wrong.to_numpy(dtype=bool).nonzero()[0]
        if rows.size == 0:
            return
        row = int(rows[0])
        value = self.frame[column].iloc[row]
        more = f" ({rows.size - 1} more such lines)" if rows.size > 1 else ""
        name = f"{self.called[column]} ({column})" if column in self.called else column
        raise UserError(f"{self.path}:{self._line(row)}: {name} is {value!r}: {remedy}{more}.")

    def require(self, columns: Sequence[str]) -> None:
        """Raise UserError when a column is missing."""
        _check_header(self.path, list(self.frame.columns), columns)

    def names(self, column: str) -> pd.Series:
        """Return a column that may not be empty."""
        values = self.frame[column]
        self.refuse(values.str.strip() == "", column, "the cell must not be empty; fill it in")
        return values

    def one_of(self, column: str, allowed: Collection[str], *, optional: bool = False) -> pd.Series:
        """Return a column of fixed words; with ``optional``, or an empty cell."""
        values = self.frame[column]
        wrong = ~values.isin(list(allowed))
        if optional:
            wrong &= values != ""
        self.refuse(wrong, column, f"write one of {', '.join(sorted(allowed))}")
        return values

    def ratings(self, column: str, scale: range) -> pd.Series:
        """Return a column of whole numbers on ``scale``, NaN where empty."""
        lowest, highest = scale[0], scale[-1]
        values = self.frame[column]
        remedy = (
            f"a rating is a whole number from {lowest} to {highest}, or empty if not asked; for "
            "another scale, a codebook.csv beside it must say so"
        )
        self.refuse((values != "") & ~values.str.fullmatch(r"[+-]?[0-9]{1,9}"), column, remedy)
        numbers = pd.to_numeric(values.where(values != "")).astype("float64")
        self.refuse((numbers < lowest) | (numbers > highest), column, remedy)
        return numbers

    def amounts(self, column: str) -> pd.Series:
        """Return a column of numbers that are at least 0, NaN where empty."""
        values = self.frame[column]
        numbers = pd.to_numeric(values.where(values != ""), errors="coerce").astype("float64")
        wrong = (values != "") & ~((numbers >= 0) & (numbers < float("inf")))
        self.refuse(wrong, column, "write a number of at least 0, or leave the cell empty")
        return numbers

    def refuse_twice(self, columns: Sequence[str], among: pd.Series, remedy: str) -> None:
        """Raise UserError where rows marked ``among`` agree in all ``columns``."""
        rows = self.frame.loc[among, list(columns)]
        twice = rows.duplicated().reindex(self.frame.index, fill_value=False)
        self.refuse(twice, columns[-1], remedy)

    def _line(self, row: int) -> int:
        """Return the line on which a data row ends: cells may hold line breaks, lines be blank."""
        reader = csv.reader(io.StringIO(self.text, newline=""))
        filled = (reader.line_num for cells in reader if cells)
        return next(line for index, line in enumerate(filled) if index == row + 1)


def _check_cells(path: Path, text: str, required: Sequence[str]) -> None:
    reader = csv.reader(io.StringIO(text, newline=""))
    try:
        header = next(reader, [])
        _check_header(path, header, required)
        for cells in reader:
            if cells and len(cells) != len(header):
                raise UserError(
                    f"{path}:{reader.line_num}: the line has {len(cells)} cells, the header "
                    f"{len(header)}; add the missing cells, or quote those that hold commas."
                )
    except csv.Error as error:
        raise UserError(
            f"{path}:{reader.line_num}: this is no line of a CSV table ({error}); close quotes "
            "that were opened."
        ) from None


def _check_header(path: Path, header: Sequence[str], required: Sequence[str]) -> None:
    if not header:
        raise UserError(f"{path}: the file is empty; the first line names the columns.")
    twice = sorted({name for name in header if header.count(name) > 1})
    if twice:
        raise UserError(f"{path}:1: the column {twice[0]!r} is there twice; remove one.")
    for separator, name in ((";", "semicolons"), ("\t", "tabs")):
        if len(header) == 1 and separator in header[0]:
            raise UserError(
                f"{path}:1: {name} stand between the cells; save it with commas instead."
            )
    missing = [name for name in required if name not in header]
    if missing:
        raise UserError(
            f"{path}:1: the column{'s' if len(missing) > 1 else ''} {', '.join(missing)} "
            f"{'are' if len(missing) > 1 else 'is'} missing (there are: {', '.join(header)}); "
            "add or rename columns as docs/formats.md lists them."
        )
