"""Tables for analysis: CSV files, a codebook, copies for spreadsheets, anonymized versions."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from dataclasses import replace
from typing import TYPE_CHECKING

from anonymizers.durable_files import whole_file
from sessions.codebook import MOMENT, Column, tables_of
from sessions.panel_results import cluster_rows, move_rows
from sessions.results import evaluator_rows, rating_rows, read_results, session_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.results import Cell, Row
    from sessions.study import Study

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_NAMES_MACHINES = ("station", "device")


def export_tables(
    folder: StudyFolder, out: Path, *, excel: bool = False, anonymize: bool = False
) -> list[Path]:
    """Write the tables of a study and their codebook.

    ``ratings.csv`` where something is rated, ``clusters.csv`` and ``moves.csv`` where something is
    sorted by speaker, ``sessions.csv`` and ``evaluators.csv`` always.

    Parameters
    ----------
    folder : StudyFolder
        With its plan and key.
    out : Path
        Folder to write to; made if it is not there.
    excel : bool
        Write copies to ``out/excel`` as well: with a byte-order mark, and no cell that a
        spreadsheet takes for a formula.
    anonymize : bool
        Replace pseudonyms, keep of times only the day and of languages only the main one, and
        leave out the names of computers and devices.

    Returns
    -------
    list of Path
        The files written; the same journals give the same bytes.

    Raises
    ------
    UserError
        When a journal is damaged or does not fit the plan, with file and line of each fault;
        then nothing is written.
    """
    study, (plan, key) = folder.study(), folder.plan_and_key()
    results = read_results(folder)
    rows: dict[str, Iterator[Row]] = {
        "ratings": rating_rows(results, key),
        "clusters": cluster_rows(results, key),
        "moves": move_rows(results),
        "sessions": session_rows(results, plan),
        "evaluators": evaluator_rows(results),
    }
    columns = tables_of(study)
    tables = {name: list(rows[name]) for name in columns}
    if anonymize:
        tables = _anonymized(tables, columns)
    files = {f"{name}.csv": _csv(columns[name], table) for name, table in tables.items()}
    files["codebook.csv"] = _codebook(columns)
    files["dataset_description.json"] = _dataset_description(study)
    if excel:
        for name, table in tables.items():
            files[f"excel/{name}.csv"] = b"\xef\xbb\xbf" + _csv(columns[name], map(_inert, table))
    return [_write(out / name, content) for name, content in files.items()]


def _csv(columns: Sequence[Column], rows: Iterable[Row]) -> bytes:
    """Return a table as RFC 4180 has it, in UTF-8."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([column.name for column in columns])
    for row in rows:
        writer.writerow([_text(row.get(column.name)) for column in columns])
    return text.getvalue().encode()


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    return f"{cell:.3f}" if isinstance(cell, float) else str(cell)


def _inert(row: Row) -> Row:
    """Return a row in which no text can be taken for a formula."""
    return {
        name: f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_STARTS) else cell
        for name, cell in row.items()
    }


def _write(path: Path, content: bytes) -> Path:
    with whole_file(path) as temporary:
        temporary.write_bytes(content)
    return path


# --- Anonymizing ------------------------------------------------------------------------------


def _anonymized(
    tables: dict[str, list[Row]], columns: Mapping[str, Sequence[Column]]
) -> dict[str, list[Row]]:
    names = _new_pseudonyms(
        {(str(row["study"]), str(row["evaluator"])) for rows in tables.values() for row in rows}
    )
    changed = {
        table: [_anonymized_row(columns[table], row, names) for row in rows]
        for table, rows in tables.items()
    }
    changed["evaluators"].sort(key=lambda row: str(row["evaluator"]))
    return changed


def _new_pseudonyms(evaluators: set[tuple[str, str]]) -> dict[str, str]:
    """Return numbers for pseudonyms, in an order that tells nothing of them."""

    def digest(evaluator: tuple[str, str]) -> str:
        return hashlib.sha256("\0".join(evaluator).encode()).hexdigest()

    ordered = sorted(evaluators, key=digest)
    return {name: f"E{number:03}" for number, (_, name) in enumerate(ordered, start=1)}


def _anonymized_row(columns: Sequence[Column], row: Row, names: dict[str, str]) -> Row:
    moments = {column.name for column in columns if column.values == MOMENT}
    changed: Row = {}
    for name, cell in row.items():
        if cell is None or name in _NAMES_MACHINES:
            changed[name] = None
        elif name == "evaluator":
            changed[name] = names[str(cell)]
        elif name == "native_language":
            changed[name] = str(cell).partition("-")[0]
        elif name in moments:
            changed[name] = str(cell).partition("T")[0]
        else:
            changed[name] = cell
    return changed


# --- Codebook ---------------------------------------------------------------------------------

_CODEBOOK_COLUMNS = ("table", "column", "meaning", "values", "unit")


def _codebook(tables: Mapping[str, Sequence[Column]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(_CODEBOOK_COLUMNS)
    for table, columns in tables.items():
        for column in columns:
            writer.writerow(
                [f"{table}.csv", column.name, column.meaning, column.values, column.unit]
            )
    return text.getvalue().encode()


def _dataset_description(study: Study) -> bytes:
    """Return the codebook as JSON-LD, the way Psych-DS describes a data set."""
    columns: dict[str, Column] = {}
    for table, of_table in tables_of(study).items():
        for column in of_table:
            columns[column.name] = _with_other_meaning(columns.get(column.name), column, table)
    content = {
        "@context": "https://schema.org/",
        "@type": "Dataset",
        "name": study.study.name,
        "description": f"{study.study.title}: judgements of anonymized speech by listeners",
        "inLanguage": study.study.language,
        "variableMeasured": [_variable(column) for column in columns.values()],
    }
    return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def _with_other_meaning(known: Column | None, column: Column, table: str) -> Column:
    """Describe a column that an earlier table has too: what it says there, and what here."""
    if known is None:
        return column
    if column.meaning in known.meaning:
        return known
    return replace(known, meaning=f"{known.meaning}; in {table}.csv: {column.meaning}")


def _variable(column: Column) -> dict[str, str | int]:
    variable: dict[str, str | int] = {
        "@type": "PropertyValue",
        "name": column.name,
        "description": f"{column.meaning} ({column.values})",
    }
    if column.unit:
        variable["unitText"] = column.unit
    if column.lowest is not None:
        variable["minValue"] = column.lowest
    if column.highest is not None:
        variable["maxValue"] = column.highest
    return variable
