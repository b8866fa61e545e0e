"""How far a study folder is on its way, and the record of who asked for names too early."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sessions.folder import StudyFolder
from sessions.planning import make_plan
from sessions.prepare import prepare
from sessions.readiness import readiness
from sessions.unblinding import read_unblindings, record_unblinding
from tests.sessions.sitting import open_session
from tests.sessions.small_corpus import write_study

if TYPE_CHECKING:
    from pathlib import Path


def test_each_step_shows_in_what_there_is(tmp_path: Path) -> None:
    assert readiness(StudyFolder(tmp_path)).design_fault is not None
    folder = write_study(tmp_path / "study")
    ready = readiness(folder)
    assert (ready.design_fault, ready.prepared, ready.planned) == (None, False, False)
    make_plan(folder)
    ready = readiness(folder)
    assert (ready.prepared, ready.planned, ready.can_be_taken) == (False, True, False)
    prepare(folder)
    ready = readiness(folder)
    assert ready.can_be_taken
    assert (ready.places, ready.sessions, ready.missing, ready.begun) == (1, 1, 0, False)
    open_session(folder).close()
    assert readiness(folder).begun
    next(folder.stimuli.iterdir()).unlink()
    assert not readiness(folder).can_be_taken


def test_what_the_design_says_wrongly_is_told_without_its_path(tmp_path: Path) -> None:
    folder = write_study(tmp_path / "study")
    text = folder.study_file.read_text("utf-8").replace("seed = 3", "seed = -3")
    folder.study_file.write_text(text, encoding="utf-8")
    fault = readiness(folder).design_fault
    assert fault is not None
    assert fault.startswith("study.seed: ")


def test_every_time_that_names_were_shown_is_kept(tmp_path: Path) -> None:
    assert read_unblindings(tmp_path) == []
    record_unblinding(tmp_path, "tables with system names", trials=4)
    record_unblinding(tmp_path, "report with system names", trials=8, sha256={"ratings.csv": "0"})
    lines = (tmp_path / "unblinded.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["trials"] for line in lines] == [4, 8]
    assert len(read_unblindings(tmp_path)) == 2
    assert all(at.endswith("Z") for at in read_unblindings(tmp_path))
