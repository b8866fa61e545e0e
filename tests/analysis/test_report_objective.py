"""Reports beside objective results and of ratings from other tools, by the command."""

from __future__ import annotations

import pandas as pd
import pytest

from analysis.__main__ import main
from analysis.objective_tables import read_objective
from analysis.report.page import render_page
from analysis.report.results import compute_results
from analysis.report.sections.objective import section
from analysis.report.writing import write_report
from analysis.tables import read_tables
from tests.analysis.objective_factory import make_objective, write_objective
from tests.analysis.pages import Page
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

SYSTEMS = ("B77", "Quokka7", "Wombat3", "Dingo1")
LOSS = dict(zip(SYSTEMS, (1.0, 3.0, 2.0, 0.5), strict=True))
EER = {"original": 0.03} | {name: 0.4 - 0.05 * loss for name, loss in LOSS.items()}
WER = {"original": 0.04} | {name: 0.05 + 0.05 * loss for name, loss in LOSS.items()}


@pytest.fixture(scope="module")
def ratings():
    return make_ratings(Design(systems=SYSTEMS, evaluators=6, effects=LOSS), seed=2)


def report_of(folder, ratings, table, **options):
    state = options.pop("state", "finished")
    tables = write_tables(folder / "tables", ratings, state)
    objective = write_objective(folder / "objective", table)
    out = folder / "out"
    write_report(tables, out, objective=objective, quick=True, **options)
    return out


def said_of(folder, ratings, table):
    """Return what a report says of objective results, without the rest of it."""
    tables = read_tables(write_tables(folder / "tables", ratings))
    measured = read_objective(write_objective(folder / "objective", table))
    results = compute_results(tables, objective=measured)
    return render_page(results, [section(results)])


def test_figures_and_correlations_are_there_by_condition_and_group(tmp_path, ratings):
    table = make_objective(EER, WER, conditions=("oa", "semi-informed"), attackers=("X", "Y"))
    out = report_of(tmp_path, ratings, table, by="gender")
    names = {path.stem for path in (out / "figures").glob("*.svg")}
    for stem in ("eer_similarity_oa", "eer_similarity_semi-informed", "wer"):
        assert {stem, f"{stem}_by_gender_f", f"{stem}_by_gender_m"} <= names
    rows = pd.read_csv(out / "tables" / "objective_correlations.csv")
    assert len(rows) == (2 * 2 + 2) * 3
    by_gender = pd.read_csv(out / "tables" / "objective_correlations_by_gender.csv")
    assert len(by_gender) == 2 * len(rows)
    drawn = pd.read_csv(out / "figures" / "wer_by_gender_m.csv")
    one = drawn.query("system == 'Quokka7' and measure == 'naturalness' and dataset == 'libri'")
    assert one["objective"].tolist() == pytest.approx([0.202])
    page = Page.read(out / "report.html")
    assert "here: X" in page.text["objective"]
    assert "word error rates" in page.text["methods"]
    assert "objective.csv" in dict(row[:2] for row in page.rows["data"] if len(row) > 1)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            lambda table: table[table["dataset"] == "libri"].assign(dataset="mls"),
            "results are of mls, ratings of libri and vctk",
        ),
        (lambda table: table[table["system"] == "original"], "no system was both measured"),
        (lambda table: table.iloc[:0], "no system was both measured and judged"),
        (lambda table: table[table["system"] != "Dingo1"], "3 systems are too few"),
        (
            lambda table: table[table["system"].isin(["original", "B77"])],
            "There are too few systems for a rank correlation, which needs 4.",
        ),
    ],
)
def test_what_cannot_be_set_against_each_other_is_said(tmp_path, ratings, change, words):
    assert words in said_of(tmp_path, ratings, change(make_objective(EER, WER)))


def test_no_ratings_at_all(tmp_path, ratings):
    said = said_of(tmp_path, ratings.iloc[:0], make_objective(EER, WER))
    assert "There are no ratings" in said


def test_while_names_are_hidden_objective_results_are_too(tmp_path, ratings):
    table = make_objective(EER, WER)
    out = report_of(tmp_path, ratings, table, state="open", unblind=True)
    assert "Quokka7" in (out / "report.html").read_text("utf-8")
    out = report_of(tmp_path, ratings, table, state="open")
    assert "would tell which system is which" in Page.read(out / "report.html").text["objective"]
    for path in out.rglob("*"):
        if path.is_file():
            assert b"Quokka7" not in path.read_bytes(), path


def test_a_report_removes_what_an_earlier_one_left_and_nothing_else(tmp_path, ratings):
    out = report_of(tmp_path, ratings, make_objective(EER, WER))
    assert (out / "figures" / "wer.svg").is_file()
    mine = [out / "notes.txt", out / "tables" / "my.csv", tmp_path / "secret.txt"]
    for path in mine:
        path.write_text("mine", encoding="utf-8")
    with (out / "files.txt").open("a", encoding="utf-8") as listed:
        listed.write("../secret.txt\ntables/../../secret.txt\n")
    write_report(tmp_path / "tables", out, quick=True)
    assert not (out / "figures" / "wer.svg").exists()
    assert [path.read_text("utf-8") for path in mine] == ["mine"] * 3


def test_the_command_takes_a_mapping_and_objective_results(tmp_path, ratings, capsys, monkeypatch):
    monkeypatch.setattr("analysis.report.writing.can_make_pdf", lambda: False)
    tables = write_tables(tmp_path / "tables", ratings.rename(columns={"system": "cond"}), None)
    (tmp_path / "map.toml").write_text('[ratings.columns]\nsystem = "cond"\n', encoding="utf-8")
    objective = write_objective(tmp_path / "objective", make_objective(EER, WER))
    arguments = ["report", str(tables), "--out", str(tmp_path / "out")]
    options = ["--map", str(tmp_path / "map.toml"), "--objective", str(objective)]
    assert main([*arguments, *options]) == 0
    page = tmp_path / "out" / "report.html"
    assert capsys.readouterr().out.strip() == str(page)
    assert {"tests", "objective"} <= set(Page.read(page).text)


@pytest.mark.parametrize(("dataset", "is_said"), [("mls", True), ("libri", False)])
def test_the_command_says_at_once_that_nothing_matches(
    tmp_path, ratings, capsys, monkeypatch, dataset, is_said
):
    monkeypatch.setattr("analysis.report.writing.can_make_pdf", lambda: False)
    tables = write_tables(tmp_path / "tables", ratings, "finished")
    measured = make_objective(EER, WER, datasets=(dataset,))
    objective = write_objective(tmp_path / "objective", measured)
    arguments = ["report", str(tables), "--out", str(tmp_path / "out")]
    assert main([*arguments, "--objective", str(objective)]) == 0
    sentence = (
        "Nothing can be set against each other: objective results are of mls, ratings of libri "
        "and vctk, and no system was measured and judged on the same."
    )
    assert (sentence in capsys.readouterr().err.splitlines()) == is_said
    page = Page.read(tmp_path / "out" / "report.html")
    assert (sentence in page.text["objective"]) == is_said
