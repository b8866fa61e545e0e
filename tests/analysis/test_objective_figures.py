"""Figures of objective results: what is drawn where, and only when numbers have changed."""

from __future__ import annotations

import pandas as pd
import pytest
from matplotlib.colors import to_hex

from analysis.figures import drawing
from analysis.figures.bars import GRADED, Bar, BarPanel, bars_figure
from analysis.figures.measured_points import Measure, MeasuredPoint, points_figure
from analysis.figures.style import ORIGINAL_COLOUR
from analysis.intervals import Interval
from analysis.objective_figures import write_figures
from tests.analysis.objective_factory import make_objective, write_objective

UNKNOWN = Interval.unknown("for a test")
EER = {"original": 0.03, "B1": 0.4, "B2": 0.2}
WER = {"original": 0.04, "B1": 0.08, "B2": 0.15}


def bars(values):
    panel = [Bar("original", "", 0.03, UNKNOWN, is_original=True)]
    panel += [
        Bar(system, series, value, Interval(value - 0.02, value + 0.05))
        for (system, series), value in values.items()
    ]
    return panel


def test_bars_are_as_high_as_numbers_and_told_by_colour():
    values = {("B1", "ignorant"): 0.4, ("B1", "lazy"): 0.3, ("B2", "ignorant"): float("nan")}
    figure = bars_figure([BarPanel("libri", bars(values))], y_label="EER (%)", chance=0.5)
    (axes,) = figure.axes
    drawn = [(round(bar.get_height(), 9), to_hex(bar.get_facecolor())) for bar in axes.patches]
    expected = [(0.03, ORIGINAL_COLOUR), (0.4, GRADED[0]), (0.3, GRADED[1])]
    assert drawn == [(height, colour.lower()) for height, colour in expected]
    assert [text.get_text() for text in axes.get_xticklabels()] == ["original", "B1", "B2"]
    (legend,) = figure.legends
    assert [text.get_text() for text in legend.get_texts()] == ["ignorant", "lazy"]
    assert {text.get_text() for text in axes.texts} == {"3.0", "40.0", "30.0", "chance"}
    assert axes.get_ylim()[1] > 0.5


def test_points_lie_where_they_belong_and_are_named():
    points = [
        MeasuredPoint("", "", 0.04, 0.03, is_original=True),
        MeasuredPoint("B1", "women", 0.1, 0.4, Interval(0.08, 0.12), UNKNOWN),
        MeasuredPoint("B2", "men", 0.2, 0.3),
    ]
    across = Measure("WER (%)", as_percent=True, from_zero=True)
    figure = points_figure({"libri": points, "vctk": points[:2]}, across, Measure("EER"))
    left, right = figure.axes
    at = [
        (line.get_xdata()[0], line.get_ydata()[0]) for line in left.lines if len(line.get_xdata())
    ]
    assert at == [(0.04, 0.03), (0.1, 0.4), (0.2, 0.3)]
    assert [text.get_text() for text in left.texts] == ["B1", "B2"]
    assert right.get_title(loc="left") == "vctk"
    (legend,) = figure.legends
    assert [text.get_text() for text in legend.get_texts()] == ["women", "men", "original speech"]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Results of two systems, drawn as SVG alone to save time."""
    for name in ("to_pdf", "to_png"):
        monkeypatch.setattr(drawing, name, lambda _: b"")
    table = make_objective(EER, WER, conditions=("oa", "aa", "semi-informed"), attackers=("a", "b"))
    extra = [
        (system, dataset, gender, "", "campplus", metric, value, None, None, 10)
        for system in ("B1", "B2")
        for dataset in ("libri", "vctk")
        for gender in ("f", "m")
        for metric, value in (
            ("de_identification", 0.9),
            ("gain_of_voice_distinctiveness_db", -3.0),
        )
    ]
    extra += [
        ("B1", dataset, "f", "retrained", "", "wer", 0.06, None, None, 10)
        for dataset in ("libri", "vctk")
    ]
    whole = pd.concat([table, pd.DataFrame(extra, columns=table.columns)], ignore_index=True)
    write_objective(tmp_path, whole)
    matrices = tmp_path / "similarity" / "B1" / "campplus" / "libri_trials_f.csv"
    matrices.parent.mkdir(parents=True)
    matrices.write_text(
        "row,column,m_oo,m_oa,m_aa\n01,01,0.9,0.5,0.8\n01,02,0.1,0.4,0.3\n"
        "02,01,0.2,0.6,0.3\n02,02,0.8,0.5,0.7\n",
        encoding="utf-8",
    )
    return tmp_path


def test_every_figure_of_what_was_measured_is_written_with_its_numbers(folder):
    written = write_figures(folder)
    assert sorted(path.stem for path in written) == [
        "distinctiveness_campplus", "eer", "eer_by_gender", "eer_semi_informed",
        "similarity_campplus_libri_trials_f", "wer", "wer_eer", "wer_retrained",
    ]  # fmt: skip
    for path in written:
        assert path.is_file()
        assert all(path.with_suffix(f".{ending}").is_file() for ending in ("pdf", "png", "csv"))
    shown = pd.read_csv(folder / "figures" / "eer.csv", keep_default_na=False)
    of_b1 = shown[shown["system"] == "B1"].set_index("series")
    # The mean over two genders and two data sets of the attacker who errs least.
    assert float(of_b1.loc["ignorant attacker", "value"]) == pytest.approx(0.4 + 0.005 + 0.001)
    assert of_b1.loc["lazy-informed attacker", "attacker"] == "a"
    matrix = pd.read_csv(folder / "figures" / "similarity_campplus_libri_trials_f.csv", dtype=str)
    assert list(matrix["row"]) == ["01", "01", "02", "02"]


def test_a_figure_is_drawn_again_when_its_numbers_change(folder, monkeypatch):
    drawn = []
    monkeypatch.setattr(drawing, "settle", drawn.append)
    monkeypatch.setattr(drawing, "to_svg", lambda _: "")
    written = write_figures(folder)
    assert len(drawn) == len(written)
    drawn.clear()
    assert write_figures(folder) == written
    assert drawn == []
    table = pd.read_csv(folder / "objective.csv", dtype=str, keep_default_na=False)
    table.loc[(table["metric"] == "wer") & (table["system"] == "B2"), "value"] = "0.5"
    table.to_csv(folder / "objective.csv", index=False)
    before = {path: path.read_bytes() for path in (folder / "figures").glob("*.csv")}
    write_figures(folder)
    changed = {path.stem for path, numbers in before.items() if path.read_bytes() != numbers}
    assert changed == {"wer", "wer_eer", "wer_retrained"}
    assert len(drawn) == 3


def test_without_transcripts_there_are_no_figures_of_words(tmp_path, monkeypatch):
    for name in ("to_pdf", "to_png"):
        monkeypatch.setattr(drawing, name, lambda _: b"")
    write_objective(tmp_path, make_objective(EER, {}, datasets=("libri",), genders=("f",)))
    assert sorted(path.stem for path in write_figures(tmp_path)) == ["eer", "eer_by_gender"]
