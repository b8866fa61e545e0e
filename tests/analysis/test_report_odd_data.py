"""Reports of odd data say what cannot be said."""

from __future__ import annotations

import pandas as pd
import pytest

from analysis.report.writing import write_report
from tests.analysis.pages import SECTIONS, Page
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

SYSTEMS = ("B77", "Quokka7", "Wombat3")
DESIGN = Design(
    systems=SYSTEMS, evaluators=6, effects=dict(zip(SYSTEMS, (1.0, 3.0, 2.0), strict=True))
)


@pytest.fixture(scope="module")
def ratings():
    return make_ratings(DESIGN, seed=11)


def only(ratings, **values):
    rows = ratings
    for column, value in values.items():
        rows = rows[rows[column].isin(value)]
    return rows


ODD = {
    "one evaluator": (
        lambda ratings: only(ratings, evaluator=["e00"]),
        {"tests": "there is only one evaluator", "detection": "there is only one evaluator"},
    ),
    "one system": (
        lambda ratings: only(ratings, system=["original", "B77"]),
        {
            "tests": "With these evaluators and trials, a study finds an A",
            "methods": "1 anonymization system (B77)",
        },
    ),
    "two evaluators": (
        lambda ratings: only(ratings, evaluator=["e00", "e05"]),
        {"pairs": "a study finds no difference in 80\xa0% of cases, however large it is"},
    ),
    "only original": (
        lambda ratings: only(ratings, system=["original"]),
        {"tests": "only original speech was rated", "methods": "0 anonymization systems"},
    ),
    "no original": (
        lambda ratings: only(ratings, system=SYSTEMS),
        {"tests": "there are no trials to compare", "detection": "there are no targets"},
    ),
    "all ratings equal": (
        lambda ratings: ratings.assign(naturalness=5, intelligibility=5, similarity=5),
        {"tests": "all values are equal", "detection": "50.0"},
    ),
    "only naturalness": (
        lambda ratings: ratings.assign(intelligibility="", similarity="", pair=""),
        {"tests": "Naturalness", "methods": "rated for naturalness with whole numbers"},
    ),
    "one trial": (
        lambda ratings: ratings.iloc[:1],
        {"tests": "only original speech was rated", "methods": "1 evaluator rated 1 trial"},
    ),
    "only attention checks": (
        lambda ratings: ratings.assign(kind="attention"),
        {
            "collected": "Left out are 432 trials (attention checks)",
            "ranks": "none of the ratings that were collected counts",
            "methods": "none of the ratings that were collected counts",
        },
    ),
    "nothing": (
        lambda ratings: ratings.iloc[:0],
        {
            "collected": "no ratings have come in yet",
            "ranks": "no ratings have come in yet",
            "tests": "no ratings have come in yet",
            "detection": "no ratings have come in yet",
            "methods": "This paragraph will hold the numbers of the study",
        },
    ),
}


@pytest.mark.parametrize(
    ("case", "by"),
    [*((case, None) for case in ODD), ("one evaluator", "gender"), ("nothing", "gender")],
)
def test_odd_data_give_a_report_that_says_what_cannot_be_said(tmp_path, ratings, case, by):
    change, expected = ODD[case]
    folder = write_tables(tmp_path / "tables", change(ratings))
    out = tmp_path / "out"
    page = Page.read(write_report(folder, out, by=by, quick=True).page)
    for section, words in expected.items():
        assert words in page.text[section], (section, page.text[section])
    sections = {*SECTIONS, *(["groups"] if by else [])}
    systems = {*change(ratings)["system"]} - {"original"}
    # What there is to say of one system is said once.
    assert set(page.text) - {""} == sections - ({"pairs"} if len(systems) < 2 else set())
    assert "nan" not in " ".join(page.text.values()).lower().split()
    for path in (out / "tables").iterdir():
        assert len(pd.read_csv(path).columns) >= 4
