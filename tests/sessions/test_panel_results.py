"""Panels from simulated sessions to tables, and over several computers and back."""

from __future__ import annotations

import csv
import hashlib
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import pytest

from analysis.clustering_panels import control_differences, measure_panels
from analysis.clustering_tables import read_clusters, read_moves
from sessions.codebook import CLUSTERS, MOVES
from sessions.erasure import erase
from sessions.export import export_tables
from sessions.folder import StudyFolder
from sessions.merging import merge
from sessions.packs import pack
from sessions.results import read_results
from sessions.simulate import simulate
from tests.sessions.panel_study import CLUSTERING, RATING, planned

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    folder = planned(tmp_path / "study")
    simulate(folder, 6, seed=2)
    return folder


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def exported(folder: StudyFolder, out: Path) -> dict[str, list[dict[str, str]]]:
    return {path.stem: rows(path) for path in export_tables(folder, out) if path.suffix == ".csv"}


def test_columns_stand_as_documented(folder: StudyFolder, tmp_path: Path) -> None:
    export_tables(folder, tmp_path / "tables")
    for name, columns in (("clusters", CLUSTERS), ("moves", MOVES)):
        first = (tmp_path / "tables" / f"{name}.csv").read_text().splitlines()[0]
        assert first.split(",") == [column.name for column in columns]


def test_rows_are_what_plan_key_and_journals_say(folder: StudyFolder, tmp_path: Path) -> None:
    tables = exported(folder, tmp_path / "tables")
    plan, key = folder.plan(), folder.key()
    assert set(tables) == {"clusters", "moves", "sessions", "evaluators", "codebook"}
    assert len(tables["clusters"]) == 6 * 2 * 6
    assert {row["task"] for row in tables["sessions"]} == {"clustering"}
    panels = {panel.panel: panel for session in plan.sessions for panel in session.panels}
    for name, panel in panels.items():
        of_panel = [row for row in tables["clusters"] if row["panel"] == name]
        assert [row["stimulus"] for row in of_panel] == list(panel.stimuli)
        for row in of_panel:
            what = key.stimuli[row["stimulus"]]
            assert (row["speaker"], row["utterance"]) == (what.speaker, what.utterance)
            assert row["anonymized"] == str(what.system != "original").lower()
            assert row["panel_kind"] == key.panels[name].kind
            assert row["panel_position"] == name.rpartition("-")[2]
            is_distractor = row["stimulus"] in key.panels[name].distractors
            assert row["role"] == ("distractor" if is_distractor else "reference")
            assert int(row["plays"]) >= 1


def test_moves_lead_to_the_clusters_and_count_as_told(folder: StudyFolder, tmp_path: Path) -> None:
    tables = exported(folder, tmp_path / "tables")
    clusters = read_clusters(tmp_path / "tables" / "clusters.csv")
    moves = read_moves(tmp_path / "tables" / "moves.csv", clusters)  # refuses what does not lead
    measured = measure_panels(clusters, moves).set_index("panel")
    states = {
        name: panel
        for session in read_results(folder).sessions
        for name, panel in session.state.panels.items()
    }
    for name, row in measured.iterrows():
        assert row["cc"] == states[name].change_count
    counted = Counter(row["stimulus"] + row["panel"] for row in tables["moves"])
    for row in tables["clusters"]:
        assert int(row["moves"]) == counted[row["stimulus"] + row["panel"]]
    assert control_differences(measured.reset_index()).left_out == ()


def test_moves_are_numbered_and_timed_panel_by_panel(folder: StudyFolder, tmp_path: Path) -> None:
    of_panel = defaultdict(list)
    for row in exported(folder, tmp_path / "tables")["moves"]:
        of_panel[row["panel"]].append(row)
    assert len(of_panel) == 12  # none of practice
    for made in of_panel.values():
        assert [int(row["seq"]) for row in made] == list(range(1, len(made) + 1))
        times = [float(row["at_seconds"]) for row in made]
        assert times == sorted(times)
        assert made[0]["from"] == "tray"


def test_the_same_seed_makes_the_same_journals(folder: StudyFolder, tmp_path: Path) -> None:
    other = planned(tmp_path / "other")
    simulate(other, 6, seed=2)
    assert digest(folder) == digest(other)
    third = planned(tmp_path / "third")
    simulate(third, 6, seed=3)
    assert digest(third) != digest(folder)


def digest(folder: StudyFolder) -> str:
    content = b"".join(path.read_bytes() for path in folder.journal_files())
    return hashlib.sha256(content).hexdigest()


def test_a_study_of_both_tasks_has_all_tables(tmp_path: Path) -> None:
    folder = planned(tmp_path / "study", RATING, CLUSTERING)
    assert simulate(folder, 9, seed=1) == 9
    tables = exported(folder, tmp_path / "tables")
    assert len(tables["ratings"]) == 3 * 4
    assert len(tables["clusters"]) == 6 * 2 * 6
    assert Counter(row["task"] for row in tables["sessions"]) == {"rating": 3, "clustering": 6}
    listed = {row["table"] for row in tables["codebook"]}
    assert listed == {f"{name}.csv" for name in tables if name != "codebook"}


def test_panels_go_to_packs_and_come_back(folder: StudyFolder, tmp_path: Path) -> None:
    for session in folder.plan().sessions:
        for stimulus in session.stimuli:
            folder.stimuli.mkdir(exist_ok=True)
            folder.stimulus(stimulus).write_bytes(stimulus.encode())
    packs = pack(folder, 2, tmp_path / "packs")
    before = exported(folder, tmp_path / "before")
    for path in packs:
        part = StudyFolder(path)
        assert len(part.plan().slots) == 3
        assert {path.stem for path in part.stimuli.iterdir()} == set().union(
            *(session.stimuli for session in part.plan().sessions)
        )
    for path in folder.journal_files():
        path.unlink()
    report = merge(folder, packs)
    assert (len(report.added), report.conflicts, report.refused) == (6, [], [])
    assert exported(folder, tmp_path / "after") == before


def test_who_withdraws_is_in_no_table_of_panels(folder: StudyFolder, tmp_path: Path) -> None:
    assert erase(folder, "sim-002") == 1
    tables = exported(folder, tmp_path / "tables")
    assert "sim-002" not in {
        row["evaluator"] for rows in tables.values() for row in rows if "evaluator" in row
    }
    (withdrawn,) = (row for row in tables["sessions"] if row["state"] == "withdrawn")
    assert (withdrawn["session"], withdrawn["task"]) == ("c0002", "clustering")
    assert len(tables["clusters"]) == 5 * 2 * 6


def test_anonymized_tables_name_nobody(folder: StudyFolder, tmp_path: Path) -> None:
    export_tables(folder, tmp_path, anonymize=True)
    names = {
        name
        for table in ("clusters", "moves")
        for name in {row["evaluator"] for row in rows(tmp_path / f"{table}.csv")}
    }
    assert names == {f"E{number:03}" for number in range(1, 7)}
