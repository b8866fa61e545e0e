"""Designs beside the usual one, from the study file to the report."""

from __future__ import annotations

import csv
from collections import Counter
from typing import TYPE_CHECKING

import pytest
import soundfile

from analysis.__main__ import main as analyse
from sessions.export import export_tables
from sessions.planning import make_plan
from sessions.preflight import check
from sessions.prepare import prepare
from sessions.simulate import simulate
from tests.sessions.small_corpus import vowel, write_study

if TYPE_CHECKING:
    from pathlib import Path

NATURALNESS_ALONE = """\
questions = ["naturalness"]
repeats = 2
hidden_references = { each_session = 1, at_least = 4 }

[rating.scales.naturalness]
highest = 5
"""
VERIFIABILITY_ALONE = """\
questions = ["similarity"]
practice_feedback = true

[[rating.attention_checks]]
audio = "seventy.wav"
question = "similarity"
answer = 70

[rating.scales.similarity]
lowest = 0
highest = 100
"""


@pytest.mark.parametrize(
    ("design", "question", "scale", "kinds"),
    [
        (
            NATURALNESS_ALONE,
            "naturalness",
            range(1, 6),
            {"rating": 32, "repeat": 8, "attention": 4},
        ),
        (VERIFIABILITY_ALONE, "similarity", range(101), {"rating": 32, "attention": 4}),
    ],
)
def test_one_question_on_a_scale_of_its_own(
    tmp_path: Path, design: str, question: str, scale: range, kinds: dict[str, int]
) -> None:
    folder = write_study(tmp_path / "study")
    text = folder.study_file.read_text(encoding="utf-8").replace("evaluators = 1", "evaluators = 4")
    folder.study_file.write_text(text + design, encoding="utf-8")
    soundfile.write(folder.path / "seventy.wav", vowel(140, 650, seconds=1.0), 16_000)
    prepare(folder, workers=2)
    make_plan(folder)
    assert check(folder, workers=2).all_well
    simulate(folder, 4, seed=3)

    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "ratings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert Counter(row["kind"] for row in rows) == kinds
    for row in rows:
        for other in ("naturalness", "intelligibility", "similarity"):
            assert (row[other] != "") == (other == question)
        assert int(row[question]) in scale
        assert (row["pair"] != "") == (question == "similarity")

    # A report starts from the tables as well as from the study.
    source = folder.path if question == "naturalness" else tmp_path / "tables"
    assert analyse(["report", str(source), "--out", str(tmp_path / "report")]) == 0
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert f"for {question} with whole numbers from {scale[0]} to {scale[-1]}" in page
    assert "rated 32 trials" in page
    assert "of 4 attention checks failed" in page
    assert ("Within-subject SD" in page) == (question == "naturalness")
