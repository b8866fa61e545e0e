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

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "journal_format_1"
FORMATS = Path(__file__).resolve().parents[2] / "docs" / "formats.md"


def test_every_kind_of_event_is_kept() -> None:
    events = [
        entry.event
        for path in StudyFolder(GOLDEN).journal_files()
        for entry in read_journal(path).entries
    ]
    assert {event.type for event in events} == set(EVENTS)


@pytest.mark.parametrize("table", ["ratings", "sessions", "evaluators"])
def test_old_journals_still_mean_what_they_meant(tmp_path: Path, table: str) -> None:
    folder = StudyFolder(shutil.copytree(GOLDEN, tmp_path / "study"))
    export_tables(folder, tmp_path)
    written = (tmp_path / f"{table}.csv").read_text("utf-8")
    assert written == (GOLDEN / "exports" / f"{table}.csv").read_text("utf-8")


def test_the_documentation_lists_every_event_with_its_keys() -> None:
    shown = re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)*) \| ", FORMATS.read_text("utf-8"), re.M)
    documented = {name: re.findall(r"\w+", keys) for name, keys in shown}
    for name, kind in EVENTS.items():
        assert documented[name] == [field.name for field in fields(kind)]
