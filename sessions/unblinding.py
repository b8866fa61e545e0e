"""The record of who saw, before a study ended, which system is which."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from anonymizers.durable_files import read_progress, write_text

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

RECORD = "unblinded.jsonl"


def record_unblinding(
    folder: Path, act: str, *, trials: int, sha256: Mapping[str, str] | None = None
) -> None:
    """Write down in a study folder that names of systems were shown before the study ended.

    Appends one line to ``unblinded.jsonl``, all or nothing.

    Parameters
    ----------
    folder : Path
        Of the study.
    act : str
        What showed them.
    trials : int
        How many there were to see.
    sha256 : mapping of str to str, optional
        Checksums of the tables that it was made from.

    Raises
    ------
    OSError
        When the folder cannot be written; names must then not be shown.
    """
    record: dict[str, object] = {
        "at": datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "act": act,
        "trials": trials,
    }
    if sha256 is not None:
        record["sha256"] = dict(sha256)
    path = folder / RECORD
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    write_text(path, before + json.dumps(record, ensure_ascii=False) + "\n")


def read_unblindings(folder: Path) -> list[str]:
    """Return when names of systems were shown before the study ended; ISO 8601, UTC."""
    path = folder / RECORD
    if not path.is_file():
        return []
    return [str(record.get("at", "")) for record in read_progress(path)]
