"""Scales of a study's own: from the study file to answers, refusals and tables."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.events import Rated
from sessions.export import export_tables
from sessions.results import rating_rows, read_results
from sessions.session import Rules
from sessions.simulate import simulate
from sessions.study_file import load_study
from tests.sessions.sitting import open_session, play, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder

OWN = """
[rating.scales.naturalness]
lowest = 1
highest = 5
lowest_label = "bad"
highest_label = "excellent"
[rating.scales.similarity]
lowest = 0
highest = 100
"""


def study_with(path: Path, scales: str = OWN, **more: int) -> StudyFolder:
    folder = small_study(path, **more)
    text = folder.study_file.read_text(encoding="utf-8")
    folder.study_file.write_text(text + scales, encoding="utf-8")
    return folder


def test_every_question_has_its_own_scale_or_the_usual_one(tmp_path: Path) -> None:
    rules = Rules.of(study_with(tmp_path).study())
    assert rules.scale("naturalness") == range(1, 6)
    assert rules.scale("intelligibility") == range(1, 11)
    assert rules.scale("similarity") == range(101)


@pytest.mark.parametrize(
    ("scales", "told"),
    [
        ("[rating.scales.naturalness]\nlowest = 5\nhighest = 5\n", "leaves no choice"),
        ("[rating.scales.naturalness]\nhighest = 101\n", "less than or equal to 100"),
        ("[rating.scales.naturalness]\nlowest = -1\n", "greater than or equal to 0"),
        ("[rating.scales.naturalness]\nlowset = 2\n", "did you mean lowest?"),
        ("[rating.scales.naturalnes]\nlowest = 2\n", "did you mean naturalness?"),
        ('[rating.scales.naturalness]\nlowest_label = ""\n', "lowest_label"),
    ],
)
def test_a_scale_that_cannot_be_is_told(tmp_path: Path, scales: str, told: str) -> None:
    folder = study_with(tmp_path, scales)
    with pytest.raises(UserError) as error:
        load_study(folder.study_file)
    assert told in str(error.value)


def test_answers_beside_the_scale_are_refused(tmp_path: Path) -> None:
    folder = study_with(tmp_path)
    with open_session(folder) as live:
        take(live, lambda state: state.trial is not None and state.trial.shown)
        for event in play(live.state):
            live.record(event)
        trial = live.state.trial.planned.trial
        for value in (0, 6):
            with pytest.raises(ValueError, match=f"{value} is not on the scale of 1 to 5"):
                live.record(Rated(trial=trial, question="naturalness", value=value))
        live.record(Rated(trial=trial, question="naturalness", value=5))
        live.record(Rated(trial=trial, question="intelligibility", value=10))


def test_simulated_listeners_use_the_whole_of_each_scale(tmp_path: Path) -> None:
    folder = study_with(tmp_path, slots=6, trials=24)
    simulate(folder, 6, seed=4)
    rows = list(rating_rows(read_results(folder), folder.key()))
    seen = {
        question: {int(row[question] or 0) for row in rows}
        for question in ("naturalness", "intelligibility", "similarity")
    }
    assert seen["naturalness"] == set(range(1, 6))
    assert seen["intelligibility"] <= set(range(1, 11))
    assert seen["similarity"] <= set(range(101))
    assert max(seen["similarity"]) > 80
    assert len(seen["similarity"]) > 40


def test_the_codebook_tells_the_scales(tmp_path: Path) -> None:
    folder = study_with(tmp_path / "study")
    export_tables(folder, tmp_path / "out")
    with (tmp_path / "out" / "codebook.csv").open(encoding="utf-8", newline="") as file:
        columns = {row["column"]: row for row in csv.DictReader(file)}
    assert columns["naturalness"]["values"] == "1 to 5"
    assert columns["naturalness"]["meaning"] == "1 bad, 5 excellent"
    assert columns["intelligibility"]["values"] == "1 to 10"
    assert columns["similarity"]["values"] == "0 to 100"
    text = (tmp_path / "out" / "dataset_description.json").read_text(encoding="utf-8")
    described = {column["name"]: column for column in json.loads(text)["variableMeasured"]}
    assert (described["similarity"]["minValue"], described["similarity"]["maxValue"]) == (0, 100)
