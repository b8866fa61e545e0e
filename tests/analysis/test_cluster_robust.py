"""The two-way interval: equal to its definition, and right about as often as it says."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from scipy.stats import t as student_t

from analysis.cluster_robust import placement_values, two_way_estimate
from analysis.comparisons import mann_whitney
from analysis.measures import MEASURES, JudgedSample, judged_sample, with_ranks
from tests.analysis.ratings_factory import Design, make_ratings

NATURALNESS = MEASURES[0]


def sample(values, evaluators, speakers):
    return JudgedSample(np.asarray(values, float), np.asarray(evaluators), np.asarray(speakers))


def two_samples(seed, design=None):
    ranked = with_ranks(make_ratings(design or Design(evaluators=5), seed))
    return tuple(judged_sample(ranked, NATURALNESS, system) for system in ("B1", "B2"))


def variance_from_its_definition(a, b):
    """Sum products of influences over all pairs of trials that share a cluster."""
    n_a, n_b = len(a), len(b)
    kernel = np.array([[(x > y) + 0.5 * (x == y) for y in b.values] for x in a.values])
    size = kernel.mean()
    influences = [(row.mean() - size) / n_a for row in kernel]
    influences += [(column.mean() - size) / n_b for column in kernel.T]
    evaluators = [*a.evaluators, *b.evaluators]
    speakers = [*a.speakers, *b.speakers]
    total = 0.0
    for labels, sign in (
        (evaluators, 1),
        (speakers, 1),
        (list(zip(evaluators, speakers, strict=True)), -1),
    ):
        shared = sum(
            influences[i] * influences[j]
            for i in range(n_a + n_b)
            for j in range(n_a + n_b)
            if labels[i] == labels[j]
        )
        groups = len(set(labels))
        total += sign * shared * groups / (groups - 1)
    return size, total


def test_equals_its_definition():
    a, b = two_samples(3, Design(evaluators=4, sessions_each=1, speakers=6))
    size, variance = variance_from_its_definition(a, b)
    assert variance > 0
    estimate = two_way_estimate(a, b)
    assert estimate.degrees_of_freedom == 3
    assert estimate.standard_error == pytest.approx(sqrt(variance))
    reach = student_t.ppf(0.975, 3) * sqrt(variance)
    assert estimate.interval.low == pytest.approx(max(0, size - reach))
    assert estimate.interval.high == pytest.approx(min(1, size + reach))


def test_p_and_interval_say_the_same():
    for seed in range(6):
        estimate = two_way_estimate(*two_samples(seed))
        assert estimate.interval.excludes(0.5) == (estimate.p < 0.05)


def test_placement_values_average_to_the_effect_size():
    a, b = two_samples(1)
    of_a, of_b = placement_values(a.values, b.values)
    expected = mann_whitney(a.values, b.values).effect_size
    assert of_a.mean() == pytest.approx(expected)
    assert of_b.mean() == pytest.approx(expected)


def test_swapping_the_samples_mirrors_the_interval():
    a, b = two_samples(2)
    one, other = two_way_estimate(a, b), two_way_estimate(b, a)
    assert one.interval.low == pytest.approx(1 - other.interval.high)
    assert one.p == pytest.approx(other.p)


def test_interval_holds_when_evaluators_differ_in_how_they_take_a_system():
    design = Design(evaluators=12, speakers=30, evaluator_by_system_spread=1.0)
    runs = 120
    covered = pooled_rejections = 0
    for seed in range(runs):
        a, b = two_samples(seed, design)
        covered += not two_way_estimate(a, b).interval.excludes(0.5)
        pooled_rejections += mann_whitney(a.values, b.values).p < 0.05
    # 95 % within 3 standard errors of 120 runs; the pooled test is far beyond its 5 %.
    assert covered / runs == pytest.approx(0.95, abs=0.06)
    assert pooled_rejections / runs > 0.2


@pytest.mark.parametrize(
    ("a", "b", "reason"),
    [
        (([], [], []), ([1], ["e"], ["s"]), "no trials"),
        (([1, 2], ["e", "e"], ["s", "t"]), ([1], ["e"], ["s"]), "only one evaluator"),
        (([1, 2], ["e", "f"], ["s", "s"]), ([1], ["e"], ["s"]), "only one trial speaker"),
        (([1, 1], ["e", "f"], ["s", "t"]), ([1], ["e"], ["s"]), "no spread"),
        (([2, 3], ["e", "f"], ["s", "t"]), ([1], ["e"], ["s"]), "completely separated"),
    ],
)
def test_what_cannot_be_said_has_its_reason(a, b, reason):
    estimate = two_way_estimate(sample(*a), sample(*b))
    assert not estimate.interval.known
    assert np.isnan(estimate.p)
    assert reason in estimate.interval.reason


def test_where_the_two_way_variance_is_not_positive_the_larger_one_way_stands_in():
    # Influences cancel within evaluators and within speakers, but not within both.
    a = sample([1, 3, 3, 1], ["e", "e", "f", "f"], ["s", "t", "s", "t"])
    b = sample([2, 2, 1, 3], ["e", "f", "e", "f"], ["s", "t", "t", "s"])
    _, variance = variance_from_its_definition(a, b)
    assert variance <= 0
    estimate = two_way_estimate(a, b)
    assert estimate.interval.known == (estimate.standard_error > 0)
