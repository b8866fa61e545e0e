"""The bootstrap over evaluators: what is drawn, what is computed, how often it is right."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats
from scipy.special import expit, logit
from scipy.stats import norm
from scipy.stats import t as student_t

from analysis.det_curve import det_curve
from analysis.detection import eer_of
from analysis.measures import MEASURES, JudgedSample, judged_sample, with_ranks
from analysis.resampling import (
    EvaluatorBootstrap,
    effect_size_of,
    expanded_levels,
    mean_of,
    median_of,
    seeded_generator,
)
from tests.analysis.golden import golden
from tests.analysis.ratings_factory import Design, make_ratings
from tests.analysis.small_studies import SmallStudy

NATURALNESS = MEASURES[0]
NAMES = [f"e{number:02d}" for number in range(8)]


def draw(replicates=300, seed=0, names=NAMES):
    return EvaluatorBootstrap.draw(
        names, replicates=replicates, generator=seeded_generator(seed, "test")
    )


def two_samples(design=None, seed=0):
    ranked = with_ranks(make_ratings(design or Design(), seed))
    return tuple(judged_sample(ranked, NATURALNESS, system) for system in ("B1", "B2"))


def repeated(sample, weights):
    """Return the values of a draw, written out one by one."""
    times = [int(weights[NAMES.index(evaluator)]) for evaluator in sample.evaluators]
    return np.repeat(sample.values, times)


def of_scipy(statistic, *samples):
    """Return what SciPy's bootstrap says, which draws as `draw` does."""

    def of_drawn(evaluators):
        weights = np.bincount(evaluators, minlength=len(NAMES))
        return statistic(*(repeated(sample, weights) for sample in samples))

    tail = norm.cdf(student_t.ppf(0.025, 7) * np.sqrt(8 / 7))
    return stats.bootstrap(
        (np.arange(len(NAMES)),),
        of_drawn,
        vectorized=False,
        n_resamples=300,
        confidence_level=1 - 2 * tail,
        method="percentile",
        random_state=seeded_generator(0, "test"),
    )


def effect_size(a, b):
    return np.mean((a[:, None] > b) + 0.5 * (a[:, None] == b))


def eer(a, b):
    return det_curve(a, b).eer


@pytest.mark.parametrize(
    ("statistic", "plain"), [(effect_size_of, effect_size), (eer_of, eer)], ids=["A", "EER"]
)
def test_interval_is_that_of_scipys_bootstrap(statistic, plain):
    samples = two_samples()
    interval = draw().interval(statistic, *samples)
    expected = of_scipy(plain, *samples).confidence_interval
    assert (interval.low, interval.high) == pytest.approx(tuple(expected), rel=1e-10)


@pytest.mark.parametrize(("statistic", "plain"), [(mean_of, np.mean), (median_of, np.median)])
def test_interval_of_one_sample_is_that_of_scipys_bootstrap(statistic, plain):
    a, _ = two_samples()
    interval = draw().interval(statistic, a)
    expected = of_scipy(plain, a).confidence_interval
    assert (interval.low, interval.high) == pytest.approx(tuple(expected), rel=1e-10)


def test_levels_are_those_of_r():
    recorded = golden("by_r", "statistics")["expanded_levels"]
    for clusters, low in zip(recorded["clusters"], recorded["low"], strict=True):
        assert expanded_levels(clusters, 0.95) == pytest.approx((low, 1 - low), rel=1e-10)


def test_medians_of_few_values():
    counts = np.array([[1.0, 0, 0], [1, 1, 0], [1, 1, 1], [2, 0, 2], [0, 1, 3], [0, 0, 0]])
    expected = [1.0, 1.5, 2.0, 2.5, 4.0, np.nan]
    assert median_of(np.array([1.0, 2.0, 4.0]), counts) == pytest.approx(expected, nan_ok=True)


def test_every_draw_has_as_many_evaluators_as_there_are():
    bootstrap = draw()
    assert (bootstrap.draws.sum(axis=1) == len(NAMES)).all()
    assert bootstrap.draws.mean(axis=0) == pytest.approx(np.ones(8), abs=0.25)


def test_the_same_seed_draws_the_same():
    np.testing.assert_array_equal(draw(seed=3).draws, draw(seed=3).draws)
    assert not np.array_equal(draw(seed=3).draws, draw(seed=4).draws)


def test_seeds_follow_from_names_not_from_their_joining():
    first, second = seeded_generator(1, "ab", "c"), seeded_generator(1, "a", "bc")
    assert first.integers(2**60) != second.integers(2**60)


def test_many_draws_at_once_or_few_give_the_same(monkeypatch):
    bootstrap, samples = draw(), two_samples()
    whole = bootstrap.interval(effect_size_of, *samples)
    monkeypatch.setattr("analysis.resampling._COUNTS_AT_ONCE", 500)
    assert bootstrap.interval(effect_size_of, *samples) == whole


def test_draws_without_one_of_the_systems_are_passed_over():
    a, b = two_samples()
    lone = b.evaluators == "e00"
    rare = JudgedSample(b.values[lone], b.evaluators[lone], b.speakers[lone])
    assert draw().interval(effect_size_of, a, rare).known


def test_the_interval_of_an_effect_size_is_that_of_scipys_standard_error():
    a, b = two_samples()
    interval = draw().effect_size_interval(a, b)
    # SciPy divides by one less than there are draws.
    error = of_scipy(effect_size, a, b).standard_error * np.sqrt(299 / 300)
    middle = effect_size(a.values, b.values)
    reach = student_t.ppf(0.975, 7) * np.sqrt(8 / 7) * error / (middle * (1 - middle))
    bounds = expit(logit(middle) + np.array([-reach, reach]))
    assert (interval.low, interval.high) == pytest.approx(tuple(bounds), rel=1e-8)


def test_intervals_cover_what_was_planted():
    study = SmallStudy(sessions=[2] * 12, taste=1.0)
    runs = 200
    names = [f"e{number:05}" for number in range(12)]
    covered = sum(
        not draw(300, seed, names)
        .effect_size_interval(*study.samples(np.random.default_rng(seed)))
        .excludes(0.5)
        for seed in range(runs)
    )
    assert covered / runs == pytest.approx(0.95, abs=0.046)


@pytest.mark.parametrize(
    ("b_values", "reason"), [([2.0, 3.0], "gives the same"), ([], "no trials")]
)
def test_an_effect_size_that_cannot_be_bounded_has_its_reason(b_values, reason):
    ones = JudgedSample(np.ones(8), np.array(NAMES), np.array(NAMES))
    b = np.repeat(np.array(b_values), 4)
    others = JudgedSample(b, np.array(NAMES[: b.size]), np.array(NAMES[: b.size]))
    interval = draw().effect_size_interval(ones, others)
    assert not interval.known
    assert reason in interval.reason


@pytest.mark.parametrize(
    ("values", "evaluators", "reason"),
    [
        ([], [], "no trials"),
        ([0.1, 0.2], ["e00", "e00"], "only one evaluator"),
        ([0.5] * 5, NAMES[:5], "5 evaluators are too few for a bootstrap interval, which needs 6"),
        ([0.5] * 6, NAMES[:6], "no spread"),
    ],
)
def test_what_cannot_be_said_has_its_reason(values, evaluators, reason):
    sample = JudgedSample(
        np.array(values, float), np.array(evaluators, str), np.array(evaluators, str)
    )
    interval = draw().interval(mean_of, sample)
    assert not interval.known
    assert reason in interval.reason


def test_nobody_can_be_drawn_from_nobody():
    assert draw(names=[]).draws.shape == (300, 0)
