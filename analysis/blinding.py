"""Reports of studies that still run do not tell which system is which.

Who sees names while data come in may stop, or go on, because of what they show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.resampling import seeded_generator
from sessions import unblinding

if TYPE_CHECKING:
    from pathlib import Path

    from analysis.tables import StudyTables


def must_hide_systems(tables: StudyTables) -> bool:
    """Whether the names of systems are to be hidden: sessions are to come, and it is no demo."""
    return tables.running and not tables.demo


def hide_systems(tables: StudyTables) -> StudyTables:
    """Return the tables with systems called System A, System B, ... in an order that tells nothing.

    The order follows from the study's title and its systems: it stays the same from one report to
    the next. The first system, the second reference, is then System A, whichever that is.
    """
    generator = seeded_generator(0, "blinding", tables.title, *sorted(tables.systems))
    order = [tables.systems[place] for place in generator.permutation(len(tables.systems))]
    names = {system: f"System {_letters(place)}" for place, system in enumerate(order)}
    return tables.with_systems_named(names, names.values())


def record_unblinding(folder: Path, tables: StudyTables) -> None:
    """Write down in ``folder`` that names were shown before the study ended.

    Appends one line to ``unblinded.jsonl``, all or nothing.

    Raises
    ------
    OSError
        When the folder cannot be written; names must then not be shown.
    """
    unblinding.record_unblinding(
        folder, "report with system names", trials=len(tables.ratings), sha256=tables.sha256
    )


def _letters(place: int) -> str:
    """Return A to Z, then AA, AB, ...: the names of columns in a spreadsheet."""
    letters = ""
    place += 1
    while place:
        place, letter = divmod(place - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters
