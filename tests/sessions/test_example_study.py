"""Both evaluations of VoicePrivacy 2020, shipped without audio, from plan to tables."""

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

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_planning_checking_simulating_and_exporting_need_no_audio(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    shutil.copytree(EXAMPLES / "voiceprivacy-2020", folder.path)
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


def test_panels_need_no_audio_either(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    shutil.copytree(EXAMPLES / "voiceprivacy-2020-clustering", folder.path)
    plan = make_plan(folder)
    panels = folder.key().panels.values()
    assert (len(plan.slots), len(panels)) == (74, 222)
    assert Counter(panel.system for panel in panels) == {"B1": 111, "B2": 111}
    assert Counter(panel.kind for panel in panels) == {"control": 74, "anonymized": 148}
    assert all(len(panel.distractors) == 1 for panel in panels)
    findings = check(folder, plan_only=True)
    assert findings.all_well
    worst = {row.guarantee: float(row.worst) for row in findings.audit if row.strength == "soft"}
    assert max(worst.values()) < 10
    assert all(worst[name] < 1 for name in worst if not name.endswith("percent"))
    simulate(folder, 74, seed=1, effects_file=folder.path / "effects.toml")
    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "clusters.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 222 * 16
    assert sum(row["anonymized"] == "true" for row in rows) == 148 * 8
