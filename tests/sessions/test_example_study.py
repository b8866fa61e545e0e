"""The evaluation of VoicePrivacy 2020, which is shipped without audio, from plan to tables."""

from __future__ import annotations

import csv
import shutil
from collections import Counter
from pathlib import Path

from sessions.export import export_tables
from sessions.folder import StudyFolder
from sessions.planning import make_plan
from sessions.preflight import check
from sessions.simulate import simulate

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "voiceprivacy-2020"


def test_planning_checking_simulating_and_exporting_need_no_audio(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    shutil.copytree(EXAMPLE, folder.path)
    plan = make_plan(folder)
    assert len(plan.slots) == 47
    findings = check(folder, plan_only=True)
    assert findings.all_well
    assert len([row for row in findings.audit if row.strength == "hard"]) > 40
    simulate(folder, evaluators=1, seed=1)
    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "ratings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 360
    assert Counter(row["pair"] for row in rows) == {"same": 180, "different": 180}
    systems = Counter(row["system"] for row in rows)
    assert systems.pop("original") == 180
    assert set(systems.values()) == {20}
    assert len(systems) == 9
