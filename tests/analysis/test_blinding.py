"""Names of systems while a study runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analysis.blinding import hide_systems, must_hide_systems, record_unblinding
from analysis.tables import StudyTables
from tests.analysis.ratings_factory import Design, make_ratings

SYSTEMS = ("B1", "B2", "I1", "K2")


def tables(*, running=True, demo=False, systems=SYSTEMS):
    return StudyTables(
        source=Path("study"),
        title="invented",
        ratings=make_ratings(Design(systems=systems, evaluators=2)),
        sessions=None,
        evaluators=None,
        systems=systems,
        running=running,
        demo=demo,
    )


@pytest.mark.parametrize(
    ("running", "demo", "hidden"),
    [(True, False, True), (False, False, False), (True, True, False), (False, True, False)],
)
def test_only_running_studies_that_are_no_demos_hide_names(running, demo, hidden):
    assert must_hide_systems(tables(running=running, demo=demo)) == hidden


def test_hidden_names_stand_for_the_same_trials():
    open_tables = tables()
    hidden = hide_systems(open_tables)
    assert hidden.systems == ("System A", "System B", "System C", "System D")
    pairs = set(zip(open_tables.ratings["system"], hidden.ratings["system"], strict=True))
    assert len(pairs) == 5
    assert ("original", "original") in pairs
    assert {name for name, _ in pairs} == {"original", *SYSTEMS}


def test_names_stay_the_same_from_report_to_report_but_not_from_study_to_study():
    def mapping(study):
        hidden = hide_systems(study)
        return dict(zip(study.ratings["system"], hidden.ratings["system"], strict=True))

    assert mapping(tables()) == mapping(tables())
    many = tuple(f"X{number}" for number in range(12))
    orders = {tuple(mapping(tables(systems=many[:n])).values()) for n in range(5, 12)}
    assert len(orders) == 7


def test_many_systems_have_names_too():
    many = tuple(f"X{number}" for number in range(30))
    hidden = hide_systems(tables(systems=many)).systems
    assert hidden[25:28] == ("System Z", "System AA", "System AB")


def test_every_unblinding_is_recorded(tmp_path):
    for _ in range(2):
        record_unblinding(tmp_path, tables())
    lines = (tmp_path / "unblinded.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 2
    assert json.loads(lines[0])["trials"] == len(tables().ratings)
    assert json.loads(lines[1])["at"].endswith("Z")
