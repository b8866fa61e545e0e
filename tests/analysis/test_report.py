"""Reports: numbers computed anew, the same bytes, nothing from outside, odd data, hidden names."""

from __future__ import annotations

import re

import numpy as np
import pandas as pd
import pytest
from scipy.stats import mannwhitneyu, rankdata

from analysis.report.writing import write_report
from anonymizers.errors import UserError
from sessions.simulate import STATION
from tests.analysis.pages import SECTIONS, Page
from tests.analysis.ratings_factory import Design, make_ratings, make_sessions, write_tables

SYSTEMS = ("B77", "Quokka7", "Wombat3")
EFFECTS = {"B77": 1.0, "Quokka7": 3.0, "Wombat3": 2.0}
DESIGN = Design(systems=SYSTEMS, evaluators=6, effects=EFFECTS)
QUESTIONS = ("naturalness", "intelligibility", "similarity")


@pytest.fixture(scope="module")
def ratings():
    return make_ratings(DESIGN, seed=11)


@pytest.fixture(scope="module")
def report(tmp_path_factory, ratings):
    """The folder of a report of a finished study."""
    folder = tmp_path_factory.mktemp("report")
    return report_of(write_tables(folder / "tables", ratings), folder / "out", quick=False)


def report_of(source, out, *, quick=True, **options):
    """Write a report and return its folder."""
    written = write_report(source, out, quick=quick, **options)
    assert written.page == out / "report.html"
    return out


def page_of(source, out, **options):
    return Page.read(report_of(source, out, **options) / "report.html")


def table(folder, name):
    return pd.read_csv(folder / "tables" / f"{name}.csv")


def ranked_anew(ratings):
    """Return ratings with ranks computed without the code under test."""
    ranked = ratings.copy()
    for question in QUESTIONS:
        for evaluator in set(ratings["evaluator"]):
            rows = ratings["evaluator"] == evaluator
            ranks = rankdata(ratings.loc[rows, question])
            ranked.loc[rows, f"{question}_rank"] = (ranks - 1) / len(ranks)
    return ranked


def values_of(ranked, measure, system):
    question, _, pair = measure.partition("_")
    rows = ranked[ranked["system"] == system]
    return (rows[rows["pair"] == pair] if pair else rows)[f"{question}_rank"].to_numpy()


def files_of(folder):
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


# --- Numbers ----------------------------------------------------------------------------------


def test_rank_table_is_right(report, ratings):
    ranked, ranks = ranked_anew(ratings), table(report, "ranks")
    assert len(ranks) == 4 * 4
    for row in ranks.itertuples():
        values = values_of(ranked, row.measure, row.system)
        low, median, high = np.quantile(values, [0.25, 0.5, 0.75])
        assert (row.n, row.evaluators) == (len(values), 6)
        assert row.mean == pytest.approx(values.mean())
        assert (row.lower_quartile, row.median, row.upper_quartile) == (low, median, high)
        assert row.mean_low < row.mean < row.mean_high


def test_comparison_table_is_right(report, ratings):
    ranked, comparisons = ranked_anew(ratings), table(report, "comparisons")
    assert len(comparisons) == 4 * (3 + 2)
    for row in comparisons.itertuples():
        a = values_of(ranked, row.measure, row.system)
        b = values_of(ranked, row.measure, row.reference)
        expected = mannwhitneyu(a, b, method="asymptotic")
        assert (row.n, row.n_reference, row.u) == (len(a), len(b), expected.statistic)
        assert row.p == pytest.approx(expected.pvalue, rel=1e-9)
        assert row.effect_size == pytest.approx(expected.statistic / (len(a) * len(b)), rel=1e-12)
        assert row.median == np.median(a)
        assert row.two_way_low < row.effect_size < row.two_way_high
        assert row.bootstrap_low < row.effect_size < row.bootstrap_high


def test_detection_table_is_right(report, ratings):
    ranked, detection = ranked_anew(ratings), table(report, "detection")
    sides = {
        "naturalness": (("naturalness", "original"), ("naturalness", None)),
        "intelligibility": (("intelligibility", "original"), ("intelligibility", None)),
        "similarity_same": (("similarity_same", None), ("similarity_different", "original")),
        "similarity_different": (("similarity_same", None), ("similarity_different", None)),
    }
    assert len(detection) == 3 + 3 + 4 + 4
    for row in detection.itertuples():
        target, nontarget = (
            values_of(ranked, measure, system or row.system) for measure, system in sides[row.task]
        )
        assert (row.n_target, row.n_nontarget) == (len(target), len(nontarget))
        points = [
            (np.mean(nontarget >= threshold), np.mean(target < threshold))
            for threshold in [*np.unique([*target, *nontarget]), np.inf]
        ]
        distance = min(abs(false_alarm - miss) for false_alarm, miss in points)
        closest = [point for point in points if abs(abs(point[0] - point[1]) - distance) < 1e-9]
        assert row.eer == pytest.approx(np.mean(closest[0]))


def test_the_page_shows_the_numbers_of_the_tables(report):
    page = Page.read(report / "report.html")
    shown = {tuple(cells[-8:]) for cells in page.rows["ranks"]}
    for row in table(report, "ranks").itertuples():
        interval = f"[{row.mean_low:.3f}, {row.mean_high:.3f}]"
        figures = (row.mean, row.lower_quartile, row.median, row.upper_quartile)
        mean, *quartiles = (f"{figure:.3f}" for figure in figures)
        cells = (row.system, f"{row.n}", f"{row.evaluators}", mean, interval, *quartiles)
        assert cells in shown
    eers = [cells[4] for cells in page.rows["detection"][1:]]
    assert eers == [f"{100 * row.eer:.1f}" for row in table(report, "detection").itertuples()]


def test_the_data_behind_each_figure_is_there(report, ratings):
    violins = pd.read_csv(report / "figures" / "violins.csv")
    assert len(violins) == len(ratings)
    points = pd.read_csv(report / "figures" / "det.csv")
    assert set(points["line"]) == {"curve", "band low", "band high"}
    for (_, _), rows in points[points["line"] == "curve"].groupby(["task", "system"]):
        assert rows["false_alarm"].is_monotonic_decreasing
        assert rows["miss"].is_monotonic_increasing
    forms = ("svg", "pdf", "png", "csv")
    assert {path.name for path in (report / "figures").iterdir()} == {
        f"{name}.{form}" for name in ("violins", "det") for form in forms
    }


# --- Form -------------------------------------------------------------------------------------


def test_the_same_data_gives_the_same_bytes_wherever_they_lie(tmp_path, report, ratings):
    again = report_of(write_tables(tmp_path / "elsewhere", ratings), tmp_path / "o", quick=False)
    assert files_of(again) == files_of(report)


def test_the_page_needs_nothing_beside_it(report):
    page = Page.read(report / "report.html")
    assert {reference[0] for reference in page.references} == {"#"}
    assert not {"link", "iframe", "img", "object"} & set(page.tags)
    assert page.tags.count("script") == 1
    text = (report / "report.html").read_text("utf-8")
    assert not re.findall(r"<script[^>]|fetch|XMLHttpRequest|https?://(?!www\.w3\.org/)", text)
    assert not re.findall(r"url\((?!#)|@import", text)
    assert page.tags.count("svg") == 2


def test_links_lead_to_the_sections(report):
    page = Page.read(report / "report.html")
    assert len(set(page.ids)) == len(page.ids)
    assert {reference[1:] for reference in page.references} <= set(page.ids)
    assert [name for name in page.text if name] == SECTIONS


def test_checksums_of_the_data_are_shown(report):
    rows = dict(Page.read(report / "report.html").rows["data"])
    for name in ("ratings.csv", "sessions.csv", "evaluators.csv"):
        assert re.fullmatch("[0-9a-f]{64}", rows[name])


def test_the_methods_paragraph_has_this_studys_numbers(report, ratings):
    text = Page.read(report / "report.html").text["methods"]
    assert f"6 evaluators rated {len(ratings)} trials in 12 sessions" in text
    assert "3 anonymization systems (B77, Quokka7 and Wombat3)" in text
    assert "4 families" in text


def test_no_session_finished_and_none_rated(tmp_path, ratings):
    folder = write_tables(tmp_path / "tables", ratings.iloc[:0])
    make_sessions(ratings, "open").to_csv(folder / "sessions.csv", index=False)
    page = page_of(folder, tmp_path / "out")
    assert "Sessions, open" in page.text["collected"]
    assert "Nothing can be said about the systems" in page.text["collected"]


def test_sessions_of_synthetic_evaluators_are_told_from_those_of_people(tmp_path, report, ratings):
    folder = write_tables(tmp_path / "tables", ratings)
    sessions = make_sessions(ratings)
    sessions.loc[:4, "station"] = STATION
    sessions.to_csv(folder / "sessions.csv", index=False)
    words = "Synthetic evaluators took 5 sessions of this study"
    page = report_of(folder, tmp_path / "out") / "report.html"
    assert words in page.read_text(encoding="utf-8")
    assert "Synthetic" not in (report / "report.html").read_text(encoding="utf-8")


def test_as_many_trials_of_each_evaluator_are_one_number(report):
    text = Page.read(report / "report.html").text["collected"]
    assert "Trials of one evaluator72\n" in text


def test_languages_that_evaluators_read_in_are_named_with_a_caution(tmp_path, ratings, report):
    folder = write_tables(tmp_path / "tables", ratings)
    evaluators = pd.read_csv(folder / "evaluators.csv", keep_default_na=False)
    caution = "A scale whose labels were translated is not the scale that was validated"
    for tags, cautioned in ((["en"], False), (["en", "fr", "fr en"], True)):
        evaluators["language"] = [tags[row % len(tags)] for row in range(len(evaluators))]
        evaluators.to_csv(folder / "evaluators.csv", index=False)
        text = page_of(folder, tmp_path / "out").text["collected"]
        assert (caution in text) == cautioned
        for tag in tags:
            assert f"Evaluators who read in {tag.replace(' ', ' and ')}" in text
    assert "Evaluators who read" not in Page.read(report / "report.html").text["collected"]


def test_names_from_outside_cannot_break_the_page(tmp_path, ratings):
    nasty = '<script>alert("1")</script> & $x$ _y_'
    changed = ratings.replace({"system": {"B77": nasty}, "dataset": {"vctk": nasty}})
    folder = write_tables(tmp_path / "tables", changed)
    page = page_of(folder, tmp_path / "out", by="dataset")
    assert page.tags.count("script") == 1
    assert nasty in page.text["tests"]


# --- What counts ------------------------------------------------------------------------------


def test_what_does_not_count_is_left_out_and_listed(tmp_path, ratings):
    changed = ratings.copy()
    changed.loc[changed["session"] == "s000", "flags"] = "abandoned"
    changed.loc[changed.index[-3:], "kind"] = "repeat"
    changed.loc[changed.index[-5:-3], "kind"] = "attention"
    again = changed[changed["session"] == "s010"].assign(flags="taken_twice")
    changed = pd.concat([changed, again])
    changed.loc[changed["session"] == "s010", "flags"] = "taken_twice"
    folder = write_tables(tmp_path / "tables", changed)
    sessions = make_sessions(changed)
    sessions.loc[sessions["session"] == "s003", "state"] = "withdrawn"
    sessions.to_csv(folder / "sessions.csv", index=False)
    out = report_of(folder, tmp_path / "out")
    exclusions = table(out, "exclusions").set_index("reason")["trials"]
    assert exclusions.to_dict() == {
        "the evaluator withdrew": 36,
        "the session was given up and its place given to somebody else": 36,
        "repeated to see how consistent evaluators are": 3,
        "attention checks": 2,
        "the evaluator took the same session before": 36,
    }
    counted = table(out, "ranks").query("measure == 'naturalness'")["n"].sum()
    assert counted == len(ratings) - 36 - 36 - 5
    page = Page.read(out / "report.html")
    assert f"Of {len(changed)} trials collected, {counted} count" in page.text["exclusions"]
    assert "taken_twice" in page.text["exclusions"]


def test_ranks_are_among_counted_trials_alone(tmp_path, ratings):
    changed = ratings.copy()
    first = changed["session"] == "s000"
    changed.loc[first, "flags"] = "abandoned"
    out = report_of(write_tables(tmp_path / "t", changed), tmp_path / "out")
    rest = ranked_anew(ratings[~first])
    expected = values_of(rest, "naturalness", "B77").mean()
    row = table(out, "ranks").query("measure == 'naturalness' and system == 'B77'").iloc[0]
    assert row["mean"] == pytest.approx(expected)


# --- Groups -----------------------------------------------------------------------------------


def test_groups_keep_the_ranks_of_the_whole(tmp_path, ratings):
    folder = write_tables(tmp_path / "tables", ratings)
    out = report_of(folder, tmp_path / "out", by="gender")
    ranked = ranked_anew(ratings)
    for row in table(out, "ranks_by_gender").itertuples():
        subset = ranked[ranked["gender"] == row.gender]
        expected = values_of(subset, row.measure, row.system)
        assert row.n == len(expected)
        assert row.mean == pytest.approx(expected.mean())
    assert len(table(out, "comparisons_by_gender")) == 2 * 20
    assert (out / "figures" / "violins_by_gender_f.svg").is_file()


def test_evaluators_answers_split_trials_too(tmp_path, ratings):
    folder = write_tables(tmp_path / "tables", ratings)
    out = report_of(folder, tmp_path / "out", by="headphones_at_home")
    ranks = table(out, "ranks_by_headphones_at_home")
    assert set(ranks["headphones_at_home"]) == {"often", "never"}


def test_columns_of_any_name_give_files_inside_the_report(tmp_path, ratings):
    folder = write_tables(tmp_path / "tables", ratings)
    path = folder / "evaluators.csv"
    path.write_text(path.read_text("utf-8").replace("headphones_at_home", "../ear/phones"), "utf-8")
    out = tmp_path / "out"
    page = (report_of(folder, out, by="../ear/phones") / "report.html").read_text("utf-8")
    (ranks,) = (out / "tables").glob("ranks_by_*.csv")
    (comparisons,) = (out / "tables").glob("comparisons_by_*.csv")
    assert f"tables/*{comparisons.name.removeprefix('comparisons')}" in page
    assert all(file.is_file() for file in (out / "tables").iterdir())
    report_of(folder, out)
    assert not ranks.exists()


@pytest.mark.parametrize(
    ("by", "message"),
    [
        ("colour", "--by colour: .* choose dataset, gender, native_language, headphones_at_home"),
        ("evaluator", "cannot be split by this column"),
        ("speaker", "cannot be split by this column"),
    ],
)
def test_other_columns_are_refused(tmp_path, ratings, by, message):
    with pytest.raises(UserError, match=message):
        report_of(write_tables(tmp_path / "tables", ratings), tmp_path / "out", by=by)


def test_too_many_values_are_refused(tmp_path, ratings):
    changed = ratings.assign(dataset=[f"d{number}" for number in range(len(ratings))])
    with pytest.raises(UserError, match="432 different values, at most 12"):
        report_of(write_tables(tmp_path / "tables", changed), tmp_path / "out", by="dataset")


# --- Hidden names -----------------------------------------------------------------------------


def test_a_running_study_hides_names_everywhere(tmp_path, ratings):
    folder = write_tables(tmp_path / "tables", ratings, state="open")
    out = tmp_path / "out"
    report_of(folder, out, by="gender", unblind=True)
    report_of(folder, out)
    for name, content in files_of(out).items():
        for system in SYSTEMS:
            assert system.encode() not in content, name
    page = Page.read(out / "report.html")
    assert "System A" in page.text["tests"]
    assert "still running" in page.text[""]
    assert not list(out.rglob("*_by_*"))


def test_unblinding_shows_names_and_is_recorded(tmp_path, ratings):
    folder = write_tables(tmp_path / "tables", ratings, state="open")
    page = page_of(folder, tmp_path / "out", unblind=True)
    assert "Quokka7" in page.text["tests"]
    assert "recorded" in page.text[""]
    assert len((folder / "unblinded.jsonl").read_text("utf-8").splitlines()) == 1


def test_a_finished_study_has_nothing_to_unblind(tmp_path, ratings, report):
    folder = write_tables(tmp_path / "tables", ratings)
    out = report_of(folder, tmp_path / "out", unblind=True)
    del (quick := files_of(out))["files.txt"]
    assert quick.items() <= files_of(report).items()
    assert not (folder / "unblinded.jsonl").exists()
