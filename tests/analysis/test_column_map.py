"""Ratings under other names: the same report, and faults told in the words of both."""

from __future__ import annotations

import pandas as pd
import pytest

from analysis.column_map import read_column_map
from analysis.tables import read_tables
from anonymizers.errors import UserError
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

DESIGN = Design(evaluators=3, sessions_each=1)
MAPPING = """
[ratings]
file = "answers.csv"

[ratings.columns]
evaluator = "participant"
system = "condition"
speaker = "voice"
pair = "target"
naturalness = "mos"
similarity = "same?"

[ratings.constants]
dataset = "crowd"

[ratings.values.system]
original = ["clean", "ref"]

[ratings.values.pair]
same = ["yes"]
different = ["no"]

[study]
title = "A crowd-sourced test"
language = "en"
"""


@pytest.fixture
def folder(tmp_path):
    ratings = make_ratings(DESIGN)
    theirs = pd.DataFrame(
        {
            "participant": ratings["evaluator"],
            "condition": ratings["system"].replace({"original": "clean"}),
            "voice": ratings["speaker"],
            "target": ratings["pair"].replace({"same": "yes", "different": "no"}),
            "mos": ratings["naturalness"],
            "same?": ratings["similarity"],
        }
    )
    theirs.loc[0, "condition"] = "ref"
    theirs.to_csv(tmp_path / "answers.csv", index=False)
    (tmp_path / "map.toml").write_text(MAPPING, encoding="utf-8")
    return tmp_path


def read(folder):
    return read_tables(folder, read_column_map(folder / "map.toml"))


def rewrite(folder, old, new):
    path = folder / "map.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_ratings_mean_what_the_mapping_says(folder):
    tables, ratings = read(folder), make_ratings(DESIGN)
    for column in ("evaluator", "system", "speaker", "pair", "naturalness", "similarity"):
        assert tables.ratings[column].tolist() == ratings[column].tolist()
    assert tables.ratings["session"].tolist() == ratings["evaluator"].tolist()
    assert set(tables.ratings["kind"]) == {"rating"}
    assert tables.ratings["trial"].is_unique
    assert tables.ratings["intelligibility"].isna().all()
    assert set(tables.ratings["dataset"]) == {"crowd"}
    assert (tables.title, tables.language) == ("A crowd-sourced test", "en")
    assert set(tables.sha256) == {"answers.csv"}


def test_a_study_that_needs_no_mapping_reads_the_same_with_an_empty_one(tmp_path):
    write_tables(tmp_path, make_ratings(DESIGN))
    (tmp_path / "map.toml").write_text("", encoding="utf-8")
    pd.testing.assert_frame_equal(
        read(tmp_path).ratings[sorted(make_ratings(DESIGN).columns)],
        read_tables(tmp_path).ratings[sorted(make_ratings(DESIGN).columns)],
    )


def test_scales_are_those_of_the_mapping(folder):
    rewrite(folder, "[study]", "[scales]\nnaturalness = [0, 100]\n\n[study]")
    path = folder / "answers.csv"
    frame = pd.read_csv(path)
    frame.loc[0, "mos"] = 100
    frame.to_csv(path, index=False)
    assert read(folder).ratings["naturalness"].max() == 100
    frame.loc[0, "mos"] = 101
    frame.to_csv(path, index=False)
    with pytest.raises(UserError, match=r":2: mos \(naturalness\) is '101': .* from 0 to 100"):
        read(folder)


def test_a_word_that_is_not_mapped_is_told_with_both_names(folder):
    rewrite(folder, 'different = ["no"]', 'different = ["nope"]')
    message = r"answers\.csv:\d+: target \(pair\) is 'no': write one of different, same"
    with pytest.raises(UserError, match=message):
        read(folder)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('evaluator = "participant"', 'evaluator = "person"', "the column person is missing"),
        ('evaluator = "participant"', 'judge = "participant"', "ratings.columns.judge: ratings"),
        ('dataset = "crowd"', 'speaker = "x"', "constants.speaker: the column is mapped, too"),
        ('file = "answers.csv"', 'files = "answers.csv"', "ratings.files: Extra inputs"),
        ('file = "answers.csv"', "file = 3", "ratings.file: "),
        ('file = "answers.csv"', "file = ", "this is no TOML"),
        ('file = "answers.csv"', f"file = {'9' * 5_000}", "this is no TOML"),
        ('file = "answers.csv"', f"file = {'[' * 5_000}", "this is no TOML"),
        ("[study]", "[scales]\nnaturalness = [5, 1]\n[study]", r"scales.naturalness is \[5, 1\]"),
        ('file = "answers.csv"', 'file = "other.csv"', "other.csv: there is no such file"),
        ('file = "answers.csv"', 'file = "."', "there is no such file"),
        ('evaluator = "participant"', 'evaluator = ""', "ratings.columns.evaluator is empty"),
    ],
)
def test_what_a_mapping_must_not_say(folder, old, new, message):
    rewrite(folder, old, new)
    with pytest.raises(UserError, match=message):
        read(folder)


def test_a_mapping_that_is_not_there(tmp_path):
    with pytest.raises(UserError, match=r"map\.toml: there is no such file"):
        read(tmp_path)
    (tmp_path / "map.toml").mkdir()
    with pytest.raises(UserError, match=r"map\.toml: there is no such file"):
        read(tmp_path)
