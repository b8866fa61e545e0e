"""Equivalence by two one-sided tests, and what could have been found: SciPy's tests and R's."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import expit, logit
from scipy.stats import nct, ttest_1samp, zscore
from scipy.stats import t as student_t

from analysis.cluster_robust import RobustEstimate
from analysis.equivalence import equivalence, minimum_detectable
from analysis.intervals import Interval
from tests.analysis.golden import golden


def estimate(error, freedom=24):
    return RobustEstimate(Interval(0.4, 0.6), error, freedom, 0.5)


@pytest.mark.parametrize("effect_size", [0.42, 0.47, 0.5, 0.515, 0.55])
@pytest.mark.parametrize("error", [0.005, 0.02, 0.05])
def test_significant_exactly_when_the_90_percent_interval_lies_within_the_bounds(
    effect_size, error
):
    found = equivalence(estimate(error), effect_size, 0.06)
    assert (found.p < 0.05) == (found.low > 0.44 and found.high < 0.56)


def test_p_is_that_of_the_nearer_bound():
    found = equivalence(estimate(0.02, freedom=11), 0.53, 0.06)
    errors = (logit(0.56) - logit(0.53)) / (0.02 / (0.53 * 0.47))
    assert found.p == pytest.approx(student_t.sf(errors, 11))
    mirrored = equivalence(estimate(0.02, freedom=11), 0.47, 0.06)
    assert mirrored.p == pytest.approx(found.p)


@pytest.mark.parametrize("effect_size", [0.46, 0.5, 0.55, 0.59])
def test_p_and_interval_are_those_of_scipys_t_tests(effect_size):
    # A sample of log-odds with the mean and the standard error of the estimate.
    error, n = 0.02, 12
    log_odds_error = error / (effect_size * (1 - effect_size))
    log_odds = logit(effect_size) + log_odds_error * np.sqrt(n) * zscore(np.arange(n), ddof=1)
    found = equivalence(estimate(error, freedom=n - 1), effect_size, 0.06)
    above = ttest_1samp(log_odds, logit(0.44), alternative="greater")
    below = ttest_1samp(log_odds, logit(0.56), alternative="less")
    assert found.p == pytest.approx(max(above.pvalue, below.pvalue), rel=1e-8)
    bounds = expit(ttest_1samp(log_odds, 0.0).confidence_interval(0.9))
    assert (found.low, found.high) == pytest.approx(tuple(bounds), rel=1e-8)


@pytest.mark.parametrize("way", ["one_way", "two_way"])
def test_equals_r(way):
    recorded = golden("two_way", "statistics")
    expected, effect_size = recorded[way], recorded["effect_size"]
    of_r = estimate(expected["standard_error"], expected["degrees_of_freedom"])
    found = equivalence(of_r, effect_size, 0.06)
    assert (found.p, found.low, found.high) == pytest.approx(
        (expected["equivalence_p"], *expected["equivalence_interval"]), rel=1e-8
    )
    # By power.t.test.
    distance = minimum_detectable(of_r, effect_size)
    assert distance == pytest.approx(expected["minimum_detectable"], rel=1e-8)


def test_no_equivalence_for_want_of_data():
    assert equivalence(estimate(0.2), 0.5, 0.06).p > 0.3


@pytest.mark.parametrize(("error", "freedom"), [(0.02, 11), (0.05, 23), (0.01, 46)])
def test_the_test_finds_the_detectable_difference_in_80_percent_of_studies(error, freedom):
    distance = minimum_detectable(estimate(error, freedom), 0.5)
    critical = student_t.ppf(0.975, freedom)
    errors = logit(0.5 + distance) / (error / 0.25)
    assert nct.sf(critical, freedom, errors) == pytest.approx(0.8, abs=1e-8)


def test_what_is_not_known_is_nan():
    unknown = RobustEstimate.unknown("there is only one evaluator")
    assert np.isnan(equivalence(unknown, 0.5, 0.06).p)
    assert np.isnan(minimum_detectable(unknown, 0.5))
    assert np.isnan(minimum_detectable(estimate(0.02, freedom=0.9), 0.5))


def test_no_distance_exceeds_complete_separation():
    assert 0.45 < minimum_detectable(estimate(0.4, freedom=2), 0.5) < 0.5
