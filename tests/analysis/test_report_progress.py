"""How far a study is, as its report tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.report.writing import write_report
from sessions.simulate import simulate
from tests.analysis.pages import Page
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path


def test_a_running_study_says_how_many_of_its_sessions_are_finished(tmp_path: Path) -> None:
    folder = small_study(tmp_path / "study", slots=3, sessions=1, trials=12)
    simulate(folder, evaluators=2, seed=5)
    write_report(folder.path, tmp_path / "out")
    page = Page.read(tmp_path / "out" / "report.html")
    assert "2 of 3 planned sessions are finished. This study is still running" in page.text[""]
    assert "Sessions planned3" in page.text["collected"]
