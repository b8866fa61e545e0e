"""Reports of clustering panels, alone and beside ratings: numbers, pictures, odd data."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from analysis.anova import anova
from analysis.clustering_panels import control_differences, measure_panels
from analysis.comparisons import mann_whitney
from analysis.report.writing import write_report
from analysis.speaker_linkage import count_linked, pairs_of_utterances
from tests.analysis.pages import Page
from tests.analysis.panels_factory import make_sessions
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

FIGURES = {
    *("control_differences", "purity", "linked_pairs"),
    *("speaker_confusion_f", "speaker_confusion_m"),
}
RATING_SECTIONS = {"ranks", "tests", "detection", "exclusions"}


def with_real_speakers(clusters):
    """Let 15 speakers of each gender recur over sessions, 12 different ones in each."""
    random, names = np.random.default_rng(5), {}
    for _, rows in clusters.groupby("session", sort=False):
        gender, drawn = rows["gender"].iloc[0], random.permutation(15)
        for number, speaker in enumerate(rows["speaker"].unique()):
            names[speaker] = f"{gender}{drawn[number]:02d}"
    return clusters.assign(speaker=clusters["speaker"].map(names))


def write_panels(folder, count=24, *, language="en", change=None, moves=True):
    clusters, moved = make_sessions(count)
    clusters = with_real_speakers(clusters)
    if change is not None:
        clusters = change(clusters)
    folder.mkdir(parents=True, exist_ok=True)
    clusters.to_csv(folder / "clusters.csv", index=False)
    if moves:
        of_kept = moved["panel"].isin(clusters["panel"])
        moved[of_kept].to_csv(folder / "moves.csv", index=False)
    if language:
        text = f'{{"inLanguage": "{language}"}}'
        (folder / "dataset_description.json").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    return write_panels(tmp_path_factory.mktemp("panels"))


@pytest.fixture(scope="module")
def report(tmp_path_factory, tables):
    out = tmp_path_factory.mktemp("report")
    write_report(tables, out, quick=True)
    return out


@pytest.fixture(scope="module")
def measured(tables):
    clusters = pd.read_csv(tables / "clusters.csv", dtype=str, keep_default_na=False)
    clusters["cluster"] = clusters["cluster"].astype(int)
    clusters["anonymized"] = clusters["anonymized"] == "true"
    moves = pd.read_csv(tables / "moves.csv", dtype=str)
    return clusters, measure_panels(clusters, moves)


def table(folder, name):
    return pd.read_csv(folder / "tables" / f"{name}.csv")


def page_of(source, out, **options):
    return Page.read(write_report(source, out, quick=True, **options).page)


def test_panels_alone_give_a_report_without_a_word_of_ratings(report):
    page = Page.read(report / "report.html")
    sections = set(page.text) - {""}
    assert sections == {"collected", "clustering", "methods", "definitions", "data"}
    assert "panels sorted72" in page.text[""].replace("\n", "")
    assert "rank" not in page.text["definitions"].replace("signed-rank", "")
    assert "rating" not in page.text["collected"]
    assert ["control", "vctk", "f", "12"] in page.rows["collected"]
    assert ["Native speakers among them", "12"] in page.rows["collected"]
    assert "24 evaluators sorted 72 panels" in page.text["methods"]
    assert {path.stem for path in (report / "figures").iterdir()} == FIGURES


def test_the_tables_are_those_of_the_functions(report, measured):
    clusters, panels = measured
    pd.testing.assert_frame_equal(
        table(report, "panels")[["macro_f1", "purity", "cc"]],
        panels[["macro_f1", "purity", "cc"]],
        check_dtype=False,
    )
    differences = control_differences(panels).table
    native = differences["native_language"].map({"en": "native", "de": "non-native"})
    factors = {
        "system": differences["system"],
        "language": native,
        "gender": differences["gender"],
    }
    effects = table(report, "anova").set_index(["measure", "effect"])
    for measure in ("macro_f1", "cc_per_utterance"):
        for effect in anova(differences[measure], factors).effects:
            row = effects.loc[measure, ":".join(effect.factors)]
            assert (row["f"], row["p"], row["partial_eta_squared"]) == pytest.approx(
                (effect.f, effect.p, effect.partial_eta_squared)
            )
    linked = table(report, "linked_pairs").groupby(["versions", "same_speaker"])
    expected = count_linked(pairs_of_utterances(clusters), ["versions", "same_speaker"])
    assert linked["pairs"].sum().to_dict() == expected["pairs"].to_dict()
    assert linked["linked"].sum().to_dict() == expected["linked"].to_dict()


def test_purity_is_compared_for_each_gender_and_adjusted_over_both(report, measured):
    _, panels = measured
    rows = table(report, "purity_tests")
    assert rows["gender"].tolist() == ["f", "m"]
    for row in rows.itertuples():
        own = panels[panels["gender"] == row.gender]
        control = own["panel_kind"] == "control"
        test = mann_whitney(own.loc[control, "purity"], own.loc[~control, "purity"])
        assert (row.u, row.p) == pytest.approx((test.u, test.p))
    assert rows["p_holm"].tolist() == pytest.approx(
        [min(1.0, 2 * rows["p"].min()), max(2 * rows["p"].min(), rows["p"].max())][
            :: 1 if rows["p"].iloc[0] < rows["p"].iloc[1] else -1
        ]
    )


def test_the_page_shows_the_numbers_of_the_tables(report):
    rows = Page.read(report / "report.html").rows["clustering"]
    effects = table(report, "anova")
    effects = effects[(effects["measure"] == "macro_f1") & (effects["effect"] == "language")]
    shown = next(cells for cells in rows if cells[0] == "native language" and len(cells) == 6)
    assert shown[3] == f"{effects['f'].iloc[0]:.2f}"
    linkage = table(report, "speaker_linkage").set_index("system")
    shown = next(cells for cells in rows if cells[0] == "B1" and len(cells) == 11)
    assert shown[2] == f"{100 * linkage.loc['B1', 'linked']:.1f}"
    landed = linkage.loc["B1", [name for name in linkage if name.startswith("landed_with")]]
    assert landed.sum() == int(shown[6])


def test_the_data_behind_each_figure_is_there(report, measured):
    _, panels = measured
    drawn = pd.read_csv(report / "figures" / "purity.csv")
    assert drawn["purity"].tolist() == pytest.approx(panels["purity"].tolist())
    means = pd.read_csv(report / "figures" / "control_differences.csv")
    cells = means[means["factors"] == "system:language:gender"]
    assert cells.groupby("measure")["n"].sum().to_dict() == {"macro_f1": 24, "cc_per_utterance": 24}
    assert len(cells) == 2 * 8


def test_ratings_and_panels_are_both_reported(tmp_path):
    folder = write_panels(tmp_path / "tables", 8)
    ratings = make_ratings(Design(evaluators=2, sessions_each=1))
    write_tables(folder, ratings, state=None)
    page = page_of(folder, tmp_path / "out")
    assert {*RATING_SECTIONS, "clustering"} <= set(page.text)
    assert "evaluators who rated2" in page.text[""].replace("\n", "")
    assert "evaluators who sorted8" in page.text[""].replace("\n", "")
    assert "2 evaluators" in page.text["methods"]
    assert "8 evaluators sorted 24 panels" in page.text["methods"]


def only(**values):
    def change(clusters):
        for column, wanted in values.items():
            clusters = clusters[clusters[column].isin(wanted)]
        return clusters

    return change


ODD = {
    "nothing": (only(session=[]), "nothing can be said about how speakers are told apart"),
    "one evaluator": (only(session=["s0000"]), "no factor has several levels"),
    "one system": (only(system=["B2"]), "by one system (B2)"),
    "control only": (
        only(panel_kind=["control"]),
        "no difference to a control panel can be said",
    ),
    "anonymized only": (
        only(panel_kind=["anonymized"]),
        "no difference to a control panel can be said",
    ),
    "all in one cluster": (
        lambda clusters: clusters.assign(cluster=1),
        "CC per utterance\nNothing can be analysed",
    ),
    "two evaluators": (only(session=["s0000", "s0001"]), "no cell holds two values"),
}


@pytest.mark.parametrize("case", ODD)
def test_odd_data_give_a_report_that_says_what_cannot_be_said(tmp_path, case):
    change, words = ODD[case]
    folder = write_panels(tmp_path / "tables", 8, change=change, moves=case != "all in one cluster")
    page = page_of(folder, tmp_path / "out", by="gender")
    assert words in page.text["clustering"], page.text["clustering"]
    assert "nan" not in " ".join(page.text.values()).lower().split()


def test_without_moves_changes_cannot_be_said(tmp_path):
    page = page_of(write_panels(tmp_path / "tables", 8, moves=False), tmp_path / "out")
    assert "clustering changes (CC) cannot be said" in page.text["clustering"]
    assert "or moves are not known" in page.text["clustering"]
    assert not [cells for cells in page.rows["clustering"] if cells[0] == "CC"]


def test_without_the_studys_language_nobody_is_native(tmp_path):
    page = page_of(write_panels(tmp_path / "tables", 8, language=None), tmp_path / "out")
    assert "native language is no factor" in page.text["clustering"]
    assert "non-native" not in page.text["clustering"]


def sessions_of(clusters, state):
    taken = clusters[["study", "session", "evaluator"]].drop_duplicates()
    return taken.assign(task="clustering", state=state)


def test_given_up_sessions_are_left_out_and_told(tmp_path):
    folder = write_panels(tmp_path / "tables", 8)
    sessions = sessions_of(pd.read_csv(folder / "clusters.csv"), "finished")
    sessions.loc[sessions["session"] == "s0003", "state"] = "abandoned"
    sessions.to_csv(folder / "sessions.csv", index=False)
    page = page_of(folder, tmp_path / "out")
    assert "7 evaluators sorted 21 panels" in page.text["clustering"]
    assert "3 panels of 1 session, since the session was given up" in page.text["clustering"]


def test_a_running_study_hides_names_everywhere(tmp_path):
    folder = write_panels(
        tmp_path / "tables",
        8,
        change=lambda clusters: clusters.replace({"system": {"B1": "Quokka7", "B2": "Wombat3"}}),
    )
    sessions_of(pd.read_csv(folder / "clusters.csv"), "open").to_csv(
        folder / "sessions.csv", index=False
    )
    page_of(folder, tmp_path / "out", unblind=True)
    page = page_of(folder, tmp_path / "out")
    assert "System A" in page.text["clustering"]
    for path in (tmp_path / "out").rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            assert b"Quokka7" not in content, path
            assert b"Wombat3" not in content, path


def test_panels_are_summarized_by_group(tmp_path):
    folder = write_panels(tmp_path / "tables", 8)
    out = tmp_path / "out"
    write_report(folder, out, by="native_language", quick=True)
    rows = table(out, "panel_summaries_by_native_language")
    assert rows.groupby("native_language")["n"].sum().to_dict() == {"de": 12, "en": 12}


@pytest.mark.parametrize("missing", ["sessions.csv"])
def test_sessions_must_know_who_sorted(tmp_path, missing):
    folder = write_panels(tmp_path / "tables", 4)
    sessions = sessions_of(pd.read_csv(folder / "clusters.csv"), "finished").iloc[1:]
    sessions.to_csv(folder / missing, index=False)
    with pytest.raises(Exception, match=r"which clusters\.csv has answers of, is missing"):
        write_report(folder, tmp_path / "out", quick=True)
