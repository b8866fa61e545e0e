"""Figures of scores and voice similarity: the same bytes, nothing left out, odd sets drawn."""

from __future__ import annotations

import math
import sys
from xml.etree import ElementTree

import numpy as np
import pytest

from analysis.calibration import fit_pav
from analysis.det_curve import count_scores
from analysis.figures.scores import (
    ESTIMATORS,
    eps_max_figure,
    histogram_figure,
    llr_figure,
)
from analysis.figures.similarity import SimilarityPanel, similarity_figure
from analysis.figures.style import settle, to_svg
from analysis.intervals import Interval
from analysis.resampling import seeded_generator
from analysis.simulated_scores import HIGHER_TARGETS
from analysis.verification import score_metrics


def drawn_counts():
    drawn = HIGHER_TARGETS.draw(60, 10, seeded_generator(0, "figure"))
    return count_scores(drawn.own, drawn.others.ravel())


def histograms():
    return histogram_figure(drawn_counts())


def llrs():
    counts = drawn_counts()
    return llr_figure(counts, {"oracle": HIGHER_TARGETS.llr, "pav": fit_pav(counts, laplace=True)})


def worst_cases():
    metrics = score_metrics(np.linspace(0, 2, 50), np.linspace(-1, 1, 70))
    names = [f"eps_max_{name}" for name in ESTIMATORS]
    return eps_max_figure(metrics, dict.fromkeys(names, Interval(0.5, 2.0)))


def panel(title="B2", speakers=4):
    generator = seeded_generator(0, title)
    return SimilarityPanel(title, *generator.uniform(size=(3, speakers, speakers)))


def similarities():
    return similarity_figure([panel(f"B{number}") for number in range(1, 7)])


@pytest.mark.parametrize("draw", [histograms, llrs, worst_cases, similarities])
def test_the_same_figure_has_the_same_bytes(draw):
    svg = to_svg(draw())
    assert svg == to_svg(draw())
    ElementTree.fromstring(svg)


def test_histograms_are_densities():
    counts = drawn_counts()
    patches = histogram_figure(counts).axes[0].patches
    steps = [patch for patch in patches if patch.get_label()]
    assert [patch.get_label() for patch in steps] == ["targets", "non-targets"]
    for patch in steps:
        density, edges, _ = patch.get_data()
        assert (density * np.diff(edges)).sum() == pytest.approx(1.0)


def test_llr_curves_are_the_maps():
    (_, oracle, _) = llrs().axes[0].lines
    np.testing.assert_allclose(oracle.get_ydata(), oracle.get_xdata() - 0.5, atol=1e-9)


def test_unknown_worst_cases_are_said():
    texts = [text.get_text() for text in worst_cases().axes[0].texts]
    assert sum("not known" in text for text in texts) == 2  # both by rank
    assert sum("cap" in text for text in texts) == 1


@pytest.mark.parametrize(
    ("target", "nontarget"),
    [
        ([1.0], [1.0]),
        ([math.inf], [-math.inf]),
        ([1.7e308], [-1.7e308]),
        ([sys.float_info.max], [0.0]),
        ([math.inf, 1.0], [0.0]),
    ],
)
def test_odd_sets_are_drawn_too(target, nontarget):
    counts = count_scores(target, nontarget)
    to_svg(histogram_figure(counts))
    to_svg(llr_figure(counts, {"pav": fit_pav(counts, laplace=True)}))


def test_the_whole_matrix_has_originals_first():
    whole = panel().whole
    assert whole.shape == (8, 8)
    np.testing.assert_array_equal(whole[:4, 4:], whole[4:, :4].T)


@pytest.mark.parametrize("count", [1, 4, 5])
def test_one_matrix_a_system(count):
    figure = similarity_figure([panel(f"S{number}") for number in range(count)])
    titles = [axes.get_title(loc="left") for axes in figure.axes if axes.get_images()]
    assert titles == [f"S{number}" for number in range(count)]


def test_the_matrix_of_a_single_system_stands_beside_its_scale():
    figure = similarity_figure([panel("S0")])
    settle(figure)
    matrix, scale = (axes.get_position() for axes in figure.axes)
    assert 0.0 < scale.x0 - matrix.x1 < 0.05
    assert matrix.x0 == pytest.approx(1 - scale.x1, abs=0.1)
