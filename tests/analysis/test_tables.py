"""Tables in: what is taken as it is, and what is refused with file, line, value and remedy."""

from __future__ import annotations

import hashlib

import numpy as np
import pandas as pd
import pytest

from analysis.tables import read_tables, system_order
from anonymizers.errors import UserError
from sessions.simulate import simulate
from tests.analysis.ratings_factory import (
    Design,
    make_evaluators,
    make_ratings,
    make_sessions,
    write_tables,
)
from tests.sessions.small_study import small_study

DESIGN = Design(evaluators=3, sessions_each=1)


@pytest.fixture
def folder(tmp_path):
    return write_tables(tmp_path / "tables", make_ratings(DESIGN))


def change_line(path, number, change):
    lines = path.read_text("utf-8").split("\n")
    lines[number - 1] = change(lines[number - 1])
    path.write_text("\n".join(lines), "utf-8")


def set_cell(path, number, column, value):
    header = path.read_text("utf-8").split("\n")[0].split(",")

    def change(line):
        cells = line.split(",")
        cells[header.index(column)] = value
        return ",".join(cells)

    change_line(path, number, change)


def test_reads_what_was_written(folder):
    tables = read_tables(folder)
    ratings = make_ratings(DESIGN)
    for column in ("evaluator", "system", "pair", "gender"):
        assert tables.ratings[column].tolist() == ratings[column].tolist()
    for column in ("naturalness", "similarity", "response_seconds"):
        assert tables.ratings[column].dtype == np.float64
        assert tables.ratings[column].tolist() == ratings[column].tolist()
    assert tables.title == "invented"
    assert tables.systems == ("B1", "B2")
    assert not tables.running


def test_ratings_alone_are_enough_and_count_as_finished(tmp_path):
    ratings = make_ratings(DESIGN)
    columns = ["session", "evaluator", "kind", "trial", "system", "speaker", "pair"]
    columns += ["naturalness", "intelligibility", "similarity"]
    tables = read_tables(write_tables(tmp_path, ratings[columns], state=None))
    assert tables.sessions is None
    assert tables.evaluators is None
    assert not tables.running
    assert (tables.ratings["dataset"] == "").all()


def test_checksums_are_those_of_the_files(folder):
    for name, digest in read_tables(folder).sha256.items():
        assert digest == hashlib.sha256((folder / name).read_bytes()).hexdigest()


def test_questions_not_asked_are_empty_cells(tmp_path):
    ratings = make_ratings(Design(evaluators=2, questions=("naturalness",)))
    tables = read_tables(write_tables(tmp_path, ratings))
    assert tables.ratings["similarity"].isna().all()
    assert tables.ratings["naturalness"].notna().all()


def test_a_byte_order_mark_and_blank_lines_do_no_harm(folder):
    path = folder / "ratings.csv"
    lines = path.read_text("utf-8").split("\n")
    path.write_text("\ufeff" + "\n".join([lines[0], "", *lines[1:]]), "utf-8")
    assert len(read_tables(folder).ratings) == len(make_ratings(DESIGN))


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("naturalness", "9" * 400, "a rating is a whole number from 1 to 10"),
        ("naturalness", "11", "naturalness is '11': a rating is a whole number from 1 to 10"),
        ("naturalness", "0", "naturalness is '0'"),
        ("intelligibility", "7.5", "intelligibility is '7.5'"),
        ("similarity", "nan", "similarity is 'nan'"),
        ("similarity", "ten", "similarity is 'ten'"),
        ("kind", "practice", "kind is 'practice': write one of attention, rating, repeat"),
        ("pair", "samw", "pair is 'samw': write one of different, same"),
        ("pair", "", "pair is '': similarity was rated, so write same or different"),
        ("evaluator", "", "evaluator is '': the cell must not be empty"),
        ("system", " ", "system is ' ': the cell must not be empty"),
        ("speaker", "", "speaker is ''"),
        ("trial_plays", "-1", "trial_plays is '-1': write a number of at least 0"),
        ("response_seconds", "inf", "response_seconds is 'inf'"),
        ("response_seconds", "nan", "response_seconds is 'nan'"),
    ],
)
def test_a_wrong_cell_is_named_with_its_line(folder, column, value, message):
    path = folder / "ratings.csv"
    set_cell(path, 5, column, value)
    with pytest.raises(UserError) as refusal:
        read_tables(folder)
    assert str(refusal.value).startswith(f"{path}:5: ")
    assert message in str(refusal.value)


def test_lines_are_counted_as_an_editor_does(folder):
    path = folder / "ratings.csv"
    set_cell(path, 2, "flags", '"two\nlines"')
    set_cell(path, 6, "naturalness", "99")
    with pytest.raises(UserError, match=r"ratings\.csv:6: naturalness"):
        read_tables(folder)


def test_more_faults_of_a_kind_are_counted(folder):
    for line in (3, 4, 9):
        set_cell(folder / "ratings.csv", line, "naturalness", "12")
    with pytest.raises(UserError, match=r":3: naturalness is '12'.*\(2 more such lines\)"):
        read_tables(folder)


def test_a_trial_rated_twice_is_refused(folder):
    path = folder / "ratings.csv"
    trial = make_ratings(DESIGN)["trial"][0]
    set_cell(path, 4, "trial", trial)
    with pytest.raises(UserError, match=f":4: trial is '{trial}': the same evaluator rated it"):
        read_tables(folder)


def test_a_session_known_to_be_taken_twice_is_not_refused(folder):
    path = folder / "ratings.csv"
    set_cell(path, 4, "trial", make_ratings(DESIGN)["trial"][0])
    for line in (2, 4):
        set_cell(path, line, "flags", "fast taken_twice")
    assert len(read_tables(folder).ratings) == len(make_ratings(DESIGN))


def test_a_rating_without_any_answer_is_refused(folder):
    for question in ("naturalness", "intelligibility", "similarity"):
        set_cell(folder / "ratings.csv", 7, question, "")
    with pytest.raises(UserError, match=r":7: trial is .*none of its questions is answered"):
        read_tables(folder)


def test_missing_columns_are_all_named(tmp_path):
    ratings = make_ratings(DESIGN).drop(columns=["pair", "speaker"])
    with pytest.raises(UserError, match="columns speaker, pair are missing"):
        read_tables(write_tables(tmp_path, ratings, state=None))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "the file is empty"),
        (lambda text: text.replace(",", ";"), ":1: semicolons stand between the cells"),
        (lambda text: text + "x" * 200_000, r":110: this is no line of a CSV table \(field larger"),
        (lambda text: text.replace("pair", "kind", 1), "column 'kind' is there twice"),
        (lambda text: text + "one,two\n", ":110: the line has 2 cells, the header 27"),
        (lambda text: text.rstrip("\n") + ",more\n", ":109: the line has 28 cells"),
        (lambda text: text.rstrip("\n").rpartition(",")[0] + ',"never closed', "not a CSV table"),
    ],
)
def test_a_file_that_is_no_table_is_refused(folder, change, message):
    path = folder / "ratings.csv"
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    with pytest.raises(UserError, match=message):
        read_tables(folder)


def test_line_ends_of_other_systems_make_no_difference(folder):
    expected = read_tables(folder).ratings
    path = folder / "ratings.csv"
    text = path.read_text("utf-8")
    for end in ("\r\n", "\r"):
        path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", end).encode())
        pd.testing.assert_frame_equal(read_tables(folder).ratings, expected)


def test_other_encodings_are_refused(folder):
    (folder / "ratings.csv").write_bytes("evaluator\nJosé\n".encode("latin-1"))
    with pytest.raises(UserError, match="byte 13 is not UTF-8"):
        read_tables(folder)


def test_two_studies_are_not_mixed(folder):
    set_cell(folder / "ratings.csv", 3, "study", "other")
    with pytest.raises(UserError, match=r"2 studies \(invented, other\)"):
        read_tables(folder)


def test_sessions_must_know_the_sessions_of_the_ratings(folder):
    sessions = make_sessions(make_ratings(DESIGN))
    sessions.iloc[1:].to_csv(folder / "sessions.csv", index=False)
    with pytest.raises(UserError, match=r"session 's000' of evaluator 'e00'.* is missing"):
        read_tables(folder)


def test_a_state_that_does_not_exist_is_refused(folder):
    set_cell(folder / "sessions.csv", 3, "state", "done")
    with pytest.raises(UserError, match=r"sessions\.csv:3: state is 'done': write one of"):
        read_tables(folder)


def test_an_evaluator_listed_twice_is_refused(folder):
    evaluators = make_evaluators(make_ratings(DESIGN))
    evaluators.iloc[[0, 1, 0]].to_csv(folder / "evaluators.csv", index=False)
    with pytest.raises(UserError, match=r"evaluators\.csv:4: evaluator is 'e00'"):
        read_tables(folder)


def test_an_open_session_means_that_the_study_runs(folder):
    set_cell(folder / "sessions.csv", 3, "state", "open")
    assert read_tables(folder).running


def test_a_folder_without_tables_is_refused(tmp_path):
    with pytest.raises(UserError, match=r"neither a study\.toml nor a ratings\.csv"):
        read_tables(tmp_path)


def test_baselines_come_first_and_numbers_count():
    names = ["S10", "S2", "original", "B2", "A1", "B10", "Bx", "B1", "A1"]
    assert system_order(names) == ("B1", "B2", "B10", "A1", "Bx", "S2", "S10")


def test_a_study_folder_is_exported_on_the_way(tmp_path):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    simulate(folder, evaluators=1, seed=5)
    tables = read_tables(folder.path)
    assert tables.source == folder.path
    assert tables.title == "A small study"
    assert tables.language == "en"
    assert tables.systems == ("B1", "B2")
    assert len(tables.ratings) == 12
    assert tables.running
    assert tables.planned_sessions == 2
    assert set(tables.sha256) == {"ratings.csv", "sessions.csv", "evaluators.csv"}


def test_a_study_is_over_when_every_planned_session_is(tmp_path):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    simulate(folder, evaluators=2, seed=5)
    assert not read_tables(folder.path).running


def write_codebook(folder, values):
    (folder / "codebook.csv").write_text(
        f"table,column,meaning,values,unit\nratings.csv,naturalness,,{values},\n", "utf-8"
    )


def test_the_codebook_says_on_which_scale_was_answered(folder):
    write_codebook(folder, "0 to 100")
    set_cell(folder / "ratings.csv", 5, "naturalness", "87")
    tables = read_tables(folder)
    assert tables.scales["naturalness"] == range(101)
    assert tables.scales["similarity"] == range(1, 11)
    set_cell(folder / "ratings.csv", 5, "naturalness", "101")
    with pytest.raises(UserError, match=r":5: naturalness is '101'.*from 0 to 100"):
        read_tables(folder)


@pytest.mark.parametrize("values", ["five", "5 to 1", "1 to 1"])
def test_a_codebook_without_a_scale_is_refused(folder, values):
    write_codebook(folder, values)
    with pytest.raises(UserError, match=rf"codebook\.csv:2: values is '{values}'"):
        read_tables(folder)
