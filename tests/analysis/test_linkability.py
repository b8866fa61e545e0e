"""Linkability: whole shares of bins, and no number where bins cannot carry it."""

from __future__ import annotations

import math
import sys

import numpy as np
import pytest

from analysis.det_curve import count_scores
from analysis.linkability import linkability
from tests.analysis.golden import golden


def linkability_of(target, nontarget, **options):
    return linkability(count_scores(target, nontarget), **options)


@pytest.mark.parametrize(("targets", "nontargets"), [(20, 20), (60, 240), (1000, 9000)])
def test_perfect_linkage_is_1(targets, nontargets):
    # The challenge's rule over bin centres gives 0.5 for 60 and 240.
    found = linkability_of(np.linspace(3, 4, targets), np.linspace(0, 1, nontargets))
    assert found == pytest.approx(1.0, abs=1e-12)


def test_equal_scores_are_not_linkable():
    assert linkability_of([0.5] * 30, [0.5] * 70) == 0.0
    same = np.linspace(0, 1, 50)
    assert linkability_of(same, same) == 0.0


def test_equals_the_sum_over_bins_written_out():
    generator = np.random.default_rng(0)
    target, nontarget = generator.normal(1, 1, 205), generator.normal(0, 1, 900)
    everything = np.concatenate([target, nontarget])
    edges = np.linspace(everything.min(), everything.max(), 21)
    t = np.histogram(target, edges)[0] / 205
    n = np.histogram(nontarget, edges)[0] / 900
    by_hand = sum(
        share * (1.0 if other == 0 else max(2 * share / (share + other) - 1, 0.0))
        for share, other in zip(t, n, strict=True)
        if share
    )
    assert linkability_of(target, nontarget) == pytest.approx(by_hand, abs=1e-12)


def test_rarer_same_speaker_pairs_are_less_linkable():
    generator = np.random.default_rng(0)
    target, nontarget = generator.normal(1, 1, 200), generator.normal(0, 1, 900)
    by_prior = [linkability_of(target, nontarget, prior_ratio=p) for p in (10.0, 1.0, 0.1)]
    assert by_prior == sorted(by_prior, reverse=True)


def test_comes_near_the_challenges_where_it_has_many_bins():
    # Theirs integrates over bin centres and so loses half a bin at either edge.
    case = golden("verification", "scores")["well_calibrated"]
    found = linkability_of(case["target"], case["nontarget"])
    assert found == pytest.approx(case["linkability"], abs=0.01)
    assert found > case["linkability"]


@pytest.mark.parametrize(("targets", "nontargets"), [(3, 500), (19, 500), (500, 19)])
def test_says_when_there_are_too_few_scores(targets, nontargets):
    smaller = min(targets, nontargets)
    reason = f"needs 20 scores in each class, the smaller has {smaller}"
    with pytest.raises(ValueError, match=reason):
        linkability_of(np.linspace(3, 4, targets), np.linspace(0, 1, nontargets))


def test_says_when_no_histogram_holds_the_scores():
    with pytest.raises(ValueError, match="infinite"):
        linkability_of([math.inf, *range(20)], range(20))
    with pytest.raises(ValueError, match="too far"):
        linkability_of([1.7e308, *range(20)], [-1.7e308, *range(20)])
    with pytest.raises(ValueError, match="too far"):
        linkability_of([sys.float_info.max, *range(20)], range(20))
