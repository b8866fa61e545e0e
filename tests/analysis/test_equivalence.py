"""Equivalence by two one-sided tests, and what could have been detected."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import logit
from scipy.stats import nct
from scipy.stats import t as student_t

from analysis.cluster_robust import RobustEstimate
from analysis.equivalence import equivalence, minimum_detectable
from analysis.intervals import Interval


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


def test_no_equivalence_for_want_of_data():
    assert equivalence(estimate(0.2), 0.5, 0.06).p > 0.3


@pytest.mark.parametrize(("error", "freedom"), [(0.02, 11), (0.05, 23), (0.01, 46)])
def test_the_test_finds_the_detectable_difference_in_80_percent_of_studies(error, freedom):
    distance = minimum_detectable(estimate(error, freedom), 0.5)
    critical = student_t.ppf(0.975, freedom)
    errors = logit(0.5 + distance) / (error / 0.25)
    assert nct.sf(critical, freedom, errors) == pytest.approx(0.8, abs=0.01)


def test_what_is_not_known_is_nan():
    unknown = RobustEstimate.unknown("there is only one evaluator")
    assert np.isnan(equivalence(unknown, 0.5, 0.06).p)
    assert np.isnan(minimum_detectable(unknown, 0.5))


def test_no_distance_exceeds_complete_separation():
    assert 0.45 < minimum_detectable(estimate(0.4, freedom=2), 0.5) < 0.5
