"""Journals of format 1, as people's computers hold them, are read for good."""

from __future__ import annotations

import re
import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from sessions.events import EVENTS
from sessions.export import export_tables
from sessions.folder import StudyFolder
from sessions.journal import read_journal

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RATED, SORTED = GOLDEN / "journal_format_1", GOLDEN / "panel_journal_format_1"
FORMATS = Path(__file__).resolve().parents[2] / "docs" / "formats.md"


def test_every_kind_of_event_is_kept() -> None:
    events = [
        entry.event
        for kept in (RATED, SORTED)
        for path in StudyFolder(kept).journal_files()
        for entry in read_journal(path).entries
    ]
    assert {event.type for event in events} == set(EVENTS)


@pytest.mark.parametrize(
    ("kept", "table"),
    [(path.parents[1], path.stem) for path in sorted(GOLDEN.glob("*journal*/exports/*.csv"))],
    ids=lambda part: part if isinstance(part, str) else part.name,
)
def test_old_journals_still_mean_what_they_meant(tmp_path: Path, kept: Path, table: str) -> None:
    folder = StudyFolder(shutil.copytree(kept, tmp_path / "study"))
    export_tables(folder, tmp_path)
    written = (tmp_path / f"{table}.csv").read_text("utf-8")
    assert written == (kept / "exports" / f"{table}.csv").read_text("utf-8")


def test_the_documentation_lists_every_event_with_its_keys() -> None:
    shown = re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)*) \| ", FORMATS.read_text("utf-8"), re.M)
    documented = {name: re.findall(r"\w+", keys) for name, keys in shown}
    for name, kind in EVENTS.items():
        assert documented[name] == [field.name for field in fields(kind)]
