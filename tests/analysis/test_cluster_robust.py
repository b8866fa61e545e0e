"""The two-way interval: R with sandwich, SciPy, its definition, right as often as it says."""

from __future__ import annotations

from itertools import product
from math import exp, sqrt

import numpy as np
import pytest
from scipy.stats import t as student_t
from scipy.stats import ttest_ind, zscore

from analysis.cluster_robust import one_way_estimate, placement_values, two_way_estimate
from analysis.comparisons import SIGNIFICANT, mann_whitney
from analysis.measures import MEASURES, JudgedSample, judged_sample, with_ranks
from tests.analysis.golden import golden
from tests.analysis.ratings_factory import Design, make_ratings
from tests.analysis.small_studies import SmallStudy

NATURALNESS = MEASURES[0]


def sample(values, evaluators, speakers):
    return JudgedSample(np.asarray(values, float), np.asarray(evaluators), np.asarray(speakers))


def two_samples(seed, design=None):
    ranked = with_ranks(make_ratings(design or Design(evaluators=5), seed))
    return tuple(judged_sample(ranked, NATURALNESS, system) for system in ("B1", "B2"))


def by_definition(a, b):
    """Return A, the variance from evaluators, the two-way variance and both degrees of freedom.

    Sums over all pairs of trials, each sample weighing one half.
    """
    n_a, n_b = len(a), len(b)
    kernel = np.array([[(x > y) + 0.5 * (x == y) for y in b.values] for x in a.values])
    size = kernel.mean()
    influences = [(row.mean() - size) / n_a for row in kernel]
    influences += [(column.mean() - size) / n_b for column in kernel.T]
    weights = [0.5 / n_a] * n_a + [0.5 / n_b] * n_b
    evaluators = [*a.evaluators, *b.evaluators]
    speakers = [*a.speakers, *b.speakers]
    pairs = list(product(range(n_a + n_b), repeat=2))

    def of_pairs(is_shared):
        shared = [(i, j) for i, j in pairs if is_shared(i, j)]
        share = sum(weights[i] * weights[j] for i, j in shared)
        return sum(influences[i] * influences[j] for i, j in shared) / (1 - share), share

    one_way, evaluator_share = of_pairs(lambda i, j: evaluators[i] == evaluators[j])
    _, speaker_share = of_pairs(lambda i, j: speakers[i] == speakers[j])
    two_way, _ = of_pairs(lambda i, j: evaluators[i] == evaluators[j] or speakers[i] == speakers[j])
    return size, one_way, two_way, (1 / evaluator_share - 1, 1 / speaker_share - 1)


def check_by_definition(a, b):
    size, one_way, two_way, freedoms = by_definition(a, b)
    variance, added = max(one_way, two_way), max(0, two_way - one_way)
    estimate = two_way_estimate(a, b)
    assert estimate.standard_error == pytest.approx(sqrt(variance))
    freedom = variance**2 / (one_way**2 / freedoms[0] + added**2 / freedoms[1])
    assert estimate.degrees_of_freedom == pytest.approx(freedom)
    odds = size / (1 - size)
    factor = exp(student_t.ppf(0.975, freedom) * sqrt(variance) / (size * (1 - size)))
    assert estimate.interval.low / (1 - estimate.interval.low) == pytest.approx(odds / factor)
    assert estimate.interval.high / (1 - estimate.interval.high) == pytest.approx(odds * factor)
    return two_way > one_way


def test_equals_its_definition():
    design = Design(evaluators=4, sessions_each=1, trials_per_session=24, speakers=6)
    outcomes = {check_by_definition(*two_samples(seed, design)) for seed in range(6)}
    assert outcomes == {True, False}, "speakers add variance in some studies, none in others"


def check_by_r(estimate, expected):
    found = (
        estimate.standard_error,
        estimate.degrees_of_freedom,
        estimate.p,
        estimate.interval.low,
        estimate.interval.high,
    )
    names = ("standard_error", "degrees_of_freedom", "p")
    assert found == pytest.approx(
        (*(expected[name] for name in names), *expected["interval"]), rel=1e-8
    )


def test_the_estimate_is_that_of_r_with_sandwich():
    recorded = golden("two_way", "statistics")
    a, b = (sample(**recorded[name]) for name in ("a", "b"))
    assert mann_whitney(a.values, b.values).effect_size == pytest.approx(
        recorded["effect_size"], rel=1e-12
    )
    assert recorded["one_way"]["standard_error"] < recorded["two_way"]["standard_error"]
    check_by_r(two_way_estimate(a, b), recorded["two_way"])


def test_evaluators_alone_give_the_estimate_of_r_with_sandwich():
    recorded = golden("two_way", "statistics")
    a, b = (sample(**recorded[name]) for name in ("a", "b"))
    estimate = one_way_estimate(
        a.values, b.values, evaluators_a=a.evaluators, evaluators_b=b.evaluators
    )
    check_by_r(estimate, recorded["one_way"])


def test_degrees_of_freedom_are_those_of_scipys_welch_test():
    # Each of 6 evaluators hears each of 9 voices once in both systems: no cluster is the larger.
    random = np.random.default_rng(1)
    evaluators, speakers = np.repeat(list("abcdef"), 9), np.tile(list("123456789"), 6)
    voices = 2 * random.normal(size=(2, 9))
    a, b = (
        sample(np.tile(own, 6) + random.normal(size=54), evaluators, speakers) for own in voices
    )
    of_evaluators = one_way_estimate(
        a.values, b.values, evaluators_a=evaluators, evaluators_b=evaluators
    ).standard_error
    estimate = two_way_estimate(a, b)
    added = sqrt(estimate.standard_error**2 - of_evaluators**2)
    assert added > 0.1 * of_evaluators
    # Two samples as large as there are clusters, whose means have these standard errors.
    welch = ttest_ind(
        *(
            error * sqrt(n) * zscore(np.arange(n), ddof=1)
            for error, n in ((of_evaluators, 6), (added, 9))
        ),
        equal_var=False,
    )
    assert estimate.degrees_of_freedom == pytest.approx(welch.df, rel=1e-8)


@pytest.mark.parametrize(
    ("trials", "effective"), [(8 * [6], 8.0), ([40] + 7 * [2], 54**2 / (40**2 + 7 * 2**2))]
)
def test_an_evaluator_who_judged_most_is_nearly_the_only_one(trials, effective):
    random = np.random.default_rng(3)
    voices = np.array([f"s{number}" for number in range(2 * sum(trials))])
    evaluators = np.repeat([f"e{number}" for number in range(8)], trials)
    a, b = (
        sample(random.normal(size=evaluators.size), evaluators, speakers)
        for speakers in np.split(voices, 2)
    )
    # No voice comes twice: nothing is added to what evaluators vary.
    assert two_way_estimate(a, b).degrees_of_freedom == pytest.approx(effective - 1)


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
    study = SmallStudy(sessions=[2] * 12, taste=1.0)
    runs = 400
    covered = pooled_rejections = 0
    for seed in range(runs):
        a, b = study.samples(np.random.default_rng(seed))
        covered += not two_way_estimate(a, b).interval.excludes(0.5)
        pooled_rejections += mann_whitney(a.values, b.values).p < SIGNIFICANT
    # 95 % within 3 standard errors of 400 runs; the pooled test is far beyond its 5 %.
    assert covered / runs == pytest.approx(0.95, abs=0.033)
    assert pooled_rejections / runs > 0.3


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


def test_speakers_never_take_from_what_evaluators_vary():
    # Influences cancel within speakers, not within evaluators.
    a = sample([3, 3, 1, 1], ["e", "e", "f", "f"], ["s", "t", "s", "t"])
    b = sample([2, 1, 2, 3], ["e", "e", "f", "f"], ["s", "t", "s", "t"])
    _, one_way, two_way, freedoms = by_definition(a, b)
    assert two_way < one_way
    estimate = two_way_estimate(a, b)
    assert estimate.standard_error == pytest.approx(sqrt(one_way))
    assert estimate.degrees_of_freedom == pytest.approx(freedoms[0])
