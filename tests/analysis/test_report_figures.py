"""Figures of panels and of machines' results: what is drawn where, and the same bytes each time."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree

import numpy as np
import pandas as pd
import pytest
from matplotlib.text import Text
from scipy.integrate import trapezoid

from analysis.figures.densities import GRID, bounded_density, cumulative_share, purity_figure
from analysis.figures.linkage import LinkedPoint, confusion_figure, linked_figure
from analysis.figures.means import MeansPanel, Point, means_figure
from analysis.figures.style import settle
from analysis.figures.trade_offs import Spot, TradeOffPanel, trade_off_figure
from analysis.intervals import Interval
from analysis.report.picture import Picture

UNKNOWN = Interval.unknown("for a test")


def means():
    points = [
        Point(label, 0.1 * number, 0.05, series=series, block=block)
        for number, (series, label, block) in enumerate(
            (series, label, block)
            for series in ("B1", "B2")
            for block in ("female", "male")
            for label in ("native", "non-native")
        )
    ]
    brackets = {(0, 1): "*", (0, 4): "**", (2, 3): "***"}
    single = MeansPanel("System", [Point("B1", 0.2, np.nan), Point("B2", -0.1, 0.1)])
    panels = [single, MeansPanel("All factors", points, brackets)]
    return means_figure({"F1": panels, "CC": panels})


def purity():
    random = np.random.default_rng(0)
    samples = {name: random.integers(4, 17, 40) / 16 for name in ("control", "B1", "B2")}
    return purity_figure(samples, {"purity": samples["control"], "F1": samples["B1"]})


def linked():
    points = [
        LinkedPoint("both original", True, 0.8, Interval(0.7, 0.9)),
        LinkedPoint("one anonymized", True, 0.4, UNKNOWN, by_chance=0.3),
        LinkedPoint("one anonymized", False, 0.2, Interval(0.1, 0.3)),
    ]
    return linked_figure({"Control panels": points[:1], "B1 panels": points})


def confusion(speakers=5):
    matrix = np.eye(speakers)
    matrix[0, 1] = np.nan
    names = [f"p{number}" for number in range(speakers)]
    return confusion_figure({"Both original": matrix, "One anonymized": matrix / 2}, names)


def trade_off(spots=4):
    series = [
        Spot(f"S{k}", 0.3 + 0.001 * k, Interval(0.25, 0.35), 0.5, Interval(0.4, 0.6), k == 0)
        for k in range(spots)
    ]
    panel = TradeOffPanel("libri", {"same speaker": series, "different speakers": series[:1]})
    return trade_off_figure([panel, panel], x_label="EER (%)", y_label="Median")


FIGURES = [means, purity, linked, confusion, trade_off]


@pytest.mark.parametrize("draw", FIGURES)
def test_every_form_has_the_same_bytes_each_time(draw):
    one, other = (Picture("figure", draw(), pd.DataFrame({"a": [1]}), "It shows.") for _ in "ab")
    ElementTree.fromstring(one.svg)
    assert one.pdf.startswith(b"%PDF")
    assert one.png.startswith(b"\x89PNG")
    for form in ("svg", "pdf", "png"):
        made = [getattr(picture, form) for picture in (one, other)]
        digests = {
            hashlib.sha256(made_one if isinstance(made_one, bytes) else made_one.encode()).digest()
            for made_one in made
        }
        assert len(digests) == 1, form
    assert b"CreationDate" not in one.pdf
    assert "<image" not in one.svg


def test_a_single_matrix_stands_in_the_middle_beside_its_scale():
    figure = confusion_figure({"Both original": np.eye(4)}, list("abcd"))
    settle(figure)
    matrix, scale = (axes.get_position() for axes in figure.axes)
    assert 0.0 < scale.x0 - matrix.x1 < 0.05
    assert matrix.x0 == pytest.approx(1 - scale.x1, abs=0.1)


def test_brackets_stand_apart_and_above_the_values():
    figure = means()
    axes = figure.axes[1]
    brackets = [line for line in axes.lines if line.get_transform() != axes.transData]
    drawn = [line for line in brackets if len(line.get_xdata()) == 4]
    assert len(drawn) == 3
    heights = {line.get_ydata()[1] for line in drawn}
    highest = axes.transAxes.inverted().transform(axes.transData.transform((0, 0.75)))[1]
    assert min(line.get_ydata()[0] for line in drawn) > highest
    assert len(heights) == 2


def test_blocks_keep_their_points_together():
    panel = MeansPanel(
        "x", [Point("a", 0, 0, block=b) for b in ("f", "m", "f")] + [Point("b", 0, 0, block="f")]
    )
    assert panel.places == [("f", "a"), ("f", "b"), ("m", "a")]


@pytest.mark.parametrize("shift", [0.0, 0.4])
def test_densities_of_shares_integrate_to_one(shift):
    values = np.linspace(0.0, 0.6, 40) + shift
    assert trapezoid(bounded_density(values), GRID) == pytest.approx(1.0, abs=0.01)


def test_few_or_equal_values_have_no_density():
    assert bounded_density(np.linspace(0, 1, 9)) is None
    assert bounded_density(np.full(20, 0.5)) is None


def test_where_panels_are_few_there_are_strokes_and_no_scale_of_density():
    few, many = np.array([0.5, 0.75]), np.linspace(0.2, 0.9, 12)
    strokes = purity_figure({"control": few, "B1": few}, {"purity": few}).axes[0]
    assert [line.get_marker() for line in strokes.lines] == ["|", "|"]
    assert list(strokes.get_yticks()) == []
    mixed = purity_figure({"control": few, "B1": many}, {"purity": few}).axes[0]
    assert len(mixed.get_yticks()) > 1


def test_cumulative_shares_by_hand():
    values, shares = cumulative_share(np.array([0.5, 0.75, 0.5, 1.0]))
    assert values.tolist() == [0.0, 0.5, 0.75, 1.0, 1.0]
    assert shares.tolist() == [0.0, 0.5, 0.75, 1.0, 1.0]


def test_names_of_systems_do_not_cover_each_other():
    figure = trade_off(spots=7)
    figure.draw_without_rendering()
    axes = figure.axes[0]
    # Without the lines that lead to the spots.
    boxes = [Text.get_window_extent(text) for text in axes.texts if text.get_text()[0] == "S"]
    assert len(boxes) == 6
    covered = [
        (one, other)
        for place, one in enumerate(boxes)
        for other in boxes[place + 1 :]
        if one.shrunk(0.9, 0.8).overlaps(other.shrunk(0.9, 0.8))
    ]
    assert covered == []


def test_many_speakers_are_not_named():
    axes = confusion(speakers=46).axes[0]
    assert axes.get_xticklabels() == []
    assert axes.get_xlabel() == "46 speakers"
