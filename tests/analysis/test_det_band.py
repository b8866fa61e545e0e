"""Bands beside scikit-learn's curves; they hold the curve and the EER's interval, and widen."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import norm
from scipy.stats import t as student_t
from sklearn.metrics import roc_curve

from analysis.det_band import DIFFERENCES, det_band
from analysis.det_curve import det_curve
from analysis.detection import eer_of
from analysis.measures import JudgedSample
from analysis.resampling import EvaluatorBootstrap, seeded_generator


def samples(evaluators, each, shift, spread=1.0):
    random = np.random.default_rng(7)
    names = np.repeat([f"e{number:02d}" for number in range(evaluators)], each)
    taste = np.repeat(random.normal(0.0, spread, evaluators), each)
    made = (
        np.round(random.normal(0, 1, names.size) + level, 1) for level in (shift + taste, 0 * taste)
    )
    return [JudgedSample(values, names, names) for values in made]


def bootstrap_of(sample):
    return EvaluatorBootstrap.draw(
        sample.evaluators.tolist(), replicates=400, generator=seeded_generator(0, "band")
    )


def test_on_the_diagonal_it_is_the_interval_of_the_equal_error_rate():
    target, nontarget = samples(20, 40, 1.0)
    bootstrap = bootstrap_of(target)
    band = det_band(target, nontarget, bootstrap)
    interval = bootstrap.interval(eer_of, target, nontarget)
    middle = DIFFERENCES.size // 2
    assert DIFFERENCES[middle] == pytest.approx(0.0, abs=1e-12)
    assert band.low[middle] == pytest.approx(interval.low, abs=0.005)
    assert band.high[middle] == pytest.approx(interval.high, abs=0.005)


def test_it_is_that_of_scikit_learns_curves():
    target, nontarget = samples(20, 10, 1.0)
    bootstrap = EvaluatorBootstrap.draw(
        target.evaluators.tolist(), replicates=80, generator=seeded_generator(0, "band")
    )
    labels = [1] * len(target) + [0] * len(nontarget)
    scores = np.concatenate([target.values, nontarget.values])
    judges = np.searchsorted(
        bootstrap.evaluators, np.concatenate([target.evaluators, nontarget.evaluators])
    )
    means = []
    for drawn in bootstrap.draws:
        false_alarm, hit, _ = roc_curve(
            labels, scores, sample_weight=drawn[judges], drop_intermediate=False
        )
        miss = 1 - hit
        means.append(np.interp(DIFFERENCES, false_alarm - miss, (false_alarm + miss) / 2))
    reach = norm.cdf(student_t.ppf(0.975, 19) * np.sqrt(20 / 19))
    band = det_band(target, nontarget, bootstrap)
    expected = np.quantile(means, [1 - reach, reach], axis=0)
    np.testing.assert_allclose([band.low, band.high], expected, atol=1e-10)


def test_it_holds_the_curve_and_stays_within_rates():
    target, nontarget = samples(20, 40, 1.0)
    band = det_band(target, nontarget, bootstrap_of(target))
    curve = det_curve(target.values, nontarget.values)
    along = (curve.false_alarm - curve.miss)[::-1]
    mean = np.interp(DIFFERENCES, along, ((curve.false_alarm + curve.miss) / 2)[::-1])
    assert ((band.low <= mean + 1e-12) & (mean <= band.high + 1e-12)).all()
    for rates in (band.low_rates, band.high_rates):
        for rate in rates:
            assert (rate > -1e-12).all()
            assert (rate < 1 + 1e-12).all()


def test_evaluators_who_agree_give_a_narrower_band():
    widths = [
        np.max(band.high - band.low)
        for spread in (0.1, 1.5)
        for target, nontarget in [samples(20, 40, 1.0, spread)]
        for band in [det_band(target, nontarget, bootstrap_of(target))]
    ]
    assert widths[0] < 0.6 * widths[1]


@pytest.mark.parametrize("evaluators", [1, 5])
def test_too_few_evaluators_have_none(evaluators):
    target, nontarget = samples(evaluators, 40, 1.0)
    assert det_band(target, nontarget, bootstrap_of(target)) is None


def test_evaluators_who_never_judged_both_have_none():
    target, nontarget = samples(8, 5, 1.0)
    lone = target.evaluators == "e00"
    few = JudgedSample(target.values[lone], target.evaluators[lone], target.speakers[lone])
    others = JudgedSample(
        nontarget.values[~lone], nontarget.evaluators[~lone], nontarget.speakers[~lone]
    )
    bootstrap = EvaluatorBootstrap(bootstrap_of(target).evaluators, np.eye(8))
    assert det_band(few, others, bootstrap) is None
