"""Figures: the same bytes each time, nothing outside them, curves where they belong."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import matplotlib as mpl
import numpy as np
import pytest
from scipy.stats import norm

from analysis.det_curve import det_curve
from analysis.figures.det import DetPanel, det_figure, normal_deviates
from analysis.figures.style import line_styles, to_inline_svg, to_svg
from analysis.figures.violins import ViolinPanel, violin_figure

SYSTEMS = ("B1", "B2", "a system with quite a long name")


def violins(n=60):
    random = np.random.default_rng(0)
    samples = {name: random.uniform(0, 1, n) for name in ("original", *SYSTEMS)}
    panel = ViolinPanel("Naturalness", "Normalized rank", samples, 0.5, {"B1": "***"})
    return violin_figure([panel, panel])


def det():
    random = np.random.default_rng(0)
    curves = {name: det_curve(random.normal(1, 1, 80), random.normal(0, 1, 90)) for name in SYSTEMS}
    return det_figure([DetPanel("Naturalness", curves)] * 4, SYSTEMS)


@pytest.mark.parametrize("draw", [violins, det])
def test_the_same_figure_has_the_same_bytes_and_no_date(draw):
    svg = to_svg(draw())
    assert svg == to_svg(draw())
    assert "<dc:date>" not in svg
    ElementTree.fromstring(svg)


def test_the_users_own_settings_change_nothing():
    ours = to_svg(violins())
    with mpl.rc_context({"axes.facecolor": "red", "font.size": 20, "svg.hashsalt": None}):
        assert to_svg(violins()) == ours
        assert mpl.rcParams["font.size"] == 20


@pytest.mark.parametrize("n", [0, 1, 5, 60])
def test_few_values_are_drawn_too(n):
    ElementTree.fromstring(to_svg(violins(n)))


def test_equal_values_are_drawn_as_they_are():
    samples = {"original": np.full(50, 0.4), "B1": np.full(50, 0.4)}
    ElementTree.fromstring(to_svg(violin_figure([ViolinPanel("Naturalness", "", samples)])))


def test_no_two_systems_look_alike():
    styles = [str(style) for style in line_styles(28)]
    assert len(set(styles)) == 28


def test_inline_figures_share_no_ids_and_point_at_their_own():
    one, other = (to_inline_svg(to_svg(violins()), name, 'a "b" < c') for name in ("v", "w"))
    ids = [set(re.findall(r'\bid="([^"]+)"', svg)) for svg in (one, other)]
    assert not ids[0] & ids[1]
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', one)) <= ids[0]
    root = ElementTree.fromstring(one)
    assert root.attrib["aria-label"] == 'a "b" < c'
    assert "<metadata" not in one


def test_scores_of_equal_normal_spread_lie_on_a_straight_line():
    scores = norm.ppf((np.arange(4000) + 0.5) / 4000)
    false_alarm, miss = normal_deviates(det_curve(scores + 1.5, scores))
    inside = (np.abs(false_alarm) < 2) & (np.abs(miss) < 2)
    np.testing.assert_allclose(false_alarm[inside] + miss[inside], -1.5, atol=0.01)


def test_between_points_lies_what_a_coin_between_them_reaches():
    false_alarm, miss = (norm.cdf(rates) for rates in normal_deviates(det_curve([1, 1], [1, 1])))
    np.testing.assert_allclose(false_alarm + miss, 1.0, atol=1e-12)
    assert len(miss) > 40
