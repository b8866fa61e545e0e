"""Verification metrics: other programs' numbers, ties, odd sets, and what must always hold."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.isotonic import IsotonicRegression
from sklearn.metrics import roc_curve

from analysis.calibration import fit_pav
from analysis.det_curve import count_scores, det_curve
from analysis.verification import convex_hull, min_dcf, score_metrics
from tests.analysis.golden import golden

CASES = golden("verification", "scores")
FIXED_NAMES = {
    "eer", "eer_rocch", "cllr", "min_cllr", "zebra_expected_bits", "zebra_worst_log10",
    "zebra_category", "eps_max_pav", "eps_max_gaussian", "eps_max_student_t", "linkability",
    "n_target", "n_nontarget",
}  # fmt: skip
FEW_VALUES = st.lists(st.integers(-3, 3), min_size=1, max_size=25)
ODD_SCORES = st.lists(
    st.one_of(
        st.floats(allow_nan=True, allow_infinity=True),
        st.floats(-5, 5),
        st.sampled_from([0.0, -0.0, 1.0, 1.0 + 2**-52, 5e-324, 1e308, -1e308, math.inf, -math.inf]),
    ),
    max_size=45,
)


@pytest.mark.parametrize(("name", "case"), CASES.items())
def test_equals_other_programs(name, case):
    metrics = score_metrics(case["target"], case["nontarget"])
    # SpeechBrain computes in single precision.
    assert metrics["eer"] == pytest.approx(case["eer"], abs=1e-7)
    assert metrics["eer_rocch"] == pytest.approx(case["eer_rocch"], abs=1e-9)
    assert metrics["cllr"] == pytest.approx(case["cllr"], abs=1e-9)
    assert metrics["min_cllr"] == pytest.approx(case["min_cllr"], abs=1e-9)
    assert metrics["n_target"] == len(case["target"])
    assert metrics["n_nontarget"] == len(case["nontarget"])
    assert metrics.keys() >= FIXED_NAMES
    if case["min_dcf_unnormalized"] is not None:
        # Theirs is a cost with both costs 1, which deciding blindly makes 0.5.
        assert metrics["min_dcf_0.5"] == pytest.approx(2 * case["min_dcf_unnormalized"], abs=1e-9)


@pytest.mark.parametrize(("name", "case"), CASES.items())
def test_hull_and_bins_equal_pyllrs(name, case):
    calibration = fit_pav(count_scores(case["target"], case["nontarget"]))
    assert calibration.target.tolist() == case["bin_target"]
    assert calibration.nontarget.tolist() == case["bin_nontarget"]
    hull = convex_hull(calibration)
    np.testing.assert_allclose(hull.miss, case["hull_miss"], rtol=0, atol=1e-12)
    np.testing.assert_allclose(hull.false_alarm, case["hull_false_alarm"], rtol=0, atol=1e-12)


def test_ties_are_pooled_before_anything_else():
    # Programs that put tied targets last see separation here: 0 and 0.
    metrics = score_metrics([0.5] * 5, [0.5] * 10)
    assert metrics["min_cllr"] == pytest.approx(1.0, abs=1e-12)
    assert metrics["eer_rocch"] == metrics["eer"] == 0.5


def test_reversed_scores_have_a_crossing_eer_above_a_half_but_no_hull_eer():
    metrics = score_metrics([0, 1, 2], [3, 4, 5])
    assert metrics["eer"] == 1.0
    assert metrics["eer_rocch"] == 0.5


def test_scores_that_single_precision_would_tie_are_told_apart():
    metrics = score_metrics([1.0 + 1e-12], [1.0])
    assert metrics["eer"] == metrics["eer_rocch"] == metrics["min_cllr"] == 0.0


def test_infinite_scores_rank_but_are_no_log_likelihood_ratios():
    metrics = score_metrics([math.inf, 1.0, 0.5], [-math.inf, 0.0, 0.7])
    finite = score_metrics([9.0, 1.0, 0.5], [-9.0, 0.0, 0.7])
    for name in ("eer", "eer_rocch", "min_cllr", "eps_max_pav"):
        assert metrics[name] == finite[name]
    assert metrics["cllr"] is None
    assert metrics["calibration_loss"] is None
    assert metrics["reasons"]["cllr"] == "a score is infinite, and so no log-likelihood ratio"


def test_costs_beyond_double_precision_are_said():
    assert score_metrics([-8e307], [1e308])["cllr"] == pytest.approx(1.8 / math.log(4.0) * 1e308)
    metrics = score_metrics([-1.7e308], [1.7e308])
    assert metrics["cllr"] is None
    assert metrics["reasons"]["cllr"] == "the cost is beyond double precision"


@pytest.mark.parametrize(
    ("target", "nontarget", "message"),
    [
        ([], [1.0], "there is no target score"),
        ([1.0], [], "there is no non-target score"),
        ([1.0], [0.0, math.nan], "non-target score 1 is NaN"),
        ([[1.0]], [0.0], "target scores have 2 dimensions, not one"),
    ],
)
def test_refuses_what_are_no_two_classes(target, nontarget, message):
    with pytest.raises(ValueError, match=message):
        score_metrics(target, nontarget)


@pytest.mark.parametrize(
    "changes", [{"target_prior": 0.0}, {"target_prior": 1.5}, {"miss_cost": 0.0}]
)
def test_min_dcf_refuses_what_is_no_cost(changes):
    with pytest.raises(ValueError, match=next(iter(changes))):
        min_dcf(det_curve([1], [0]), **{"target_prior": 0.5, **changes})


@given(FEW_VALUES, FEW_VALUES)
def test_min_dcf_is_that_of_the_best_threshold(target, nontarget):
    found = min_dcf(det_curve(target, nontarget), target_prior=0.1, miss_cost=3.0)
    thresholds = [*range(-3, 5)]
    costs = [
        0.3 * np.mean(np.array(target) < t) + 0.9 * np.mean(np.array(nontarget) >= t)
        for t in thresholds
    ]
    assert found == pytest.approx(min(costs) / 0.3)


@given(FEW_VALUES, FEW_VALUES)
def test_curve_and_calibration_equal_scikit_learns(target, nontarget):
    scores = np.array(target + nontarget, dtype=float)
    labels = np.array([1] * len(target) + [0] * len(nontarget))
    false_alarm, hit, _ = roc_curve(labels, scores, drop_intermediate=False)
    curve = det_curve(target, nontarget)
    np.testing.assert_allclose(curve.false_alarm[::-1], false_alarm, atol=1e-12)
    np.testing.assert_allclose(1.0 - curve.miss[::-1], hit, atol=1e-12)

    calibration = fit_pav(count_scores(target, nontarget))
    posterior = IsotonicRegression().fit(scores, labels).predict(scores)
    prior_odds = len(target) / len(nontarget)
    with np.errstate(over="ignore"):
        odds = np.exp(calibration(scores)) * prior_odds
    np.testing.assert_allclose(1.0 - 1.0 / (1.0 + odds), posterior, atol=1e-9)


@given(FEW_VALUES, FEW_VALUES)
def test_an_increasing_change_of_scores_changes_no_ranking_metric(target, nontarget):
    metrics = score_metrics(target, nontarget)
    changed = score_metrics([s**3 + 2 * s for s in target], [s**3 + 2 * s for s in nontarget])
    for name in ("eer", "eer_rocch", "min_cllr", "min_dcf_0.05", "zebra_expected_bits",
                 "eps_max_pav"):  # fmt: skip
        assert changed[name] == metrics[name]


def test_blocks_that_cascade_are_pooled_to_the_end():
    # Rates rise, then a heavy last block drags its neighbours along, one after the other.
    ranks = np.arange(1, 400)
    target, nontarget = np.append(ranks, 0), np.append(ranks[::-1], 10**6)
    values = np.arange(400.0)
    counts = count_scores(np.repeat(values, target), np.repeat(values, nontarget))
    calibration = fit_pav(counts)
    blocks: list[list[int]] = []
    for t, n in zip(target.tolist(), nontarget.tolist(), strict=True):
        blocks.append([t, n])
        while len(blocks) > 1 and blocks[-2][0] * blocks[-1][1] >= blocks[-1][0] * blocks[-2][1]:
            t_last, n_last = blocks.pop()
            blocks[-1] = [blocks[-1][0] + t_last, blocks[-1][1] + n_last]
    assert 1 < len(blocks) < 100
    assert np.column_stack([calibration.target, calibration.nontarget]).tolist() == blocks


@settings(max_examples=3000)
@given(ODD_SCORES, ODD_SCORES)
def test_odd_scores_give_numbers_or_one_sentence(target, nontarget):
    check_metrics_or_sentence(target, nontarget)


@pytest.mark.long
@settings(max_examples=100_000)
@given(ODD_SCORES, ODD_SCORES)
def test_very_many_odd_scores_give_numbers_or_one_sentence(target, nontarget):
    check_metrics_or_sentence(target, nontarget)


def check_metrics_or_sentence(target, nontarget):
    if not target or not nontarget or np.isnan(target + nontarget).any():
        with pytest.raises(
            ValueError, match=r"^(there is no|(non-)?target score \d+ is NaN)[^\n]*$"
        ):
            score_metrics(target, nontarget)
        return
    metrics = score_metrics(target, nontarget)
    reasons = metrics.pop("reasons")
    for name, value in metrics.items():
        assert (value is None) == (name in reasons)
        if isinstance(value, float):
            assert math.isfinite(value), name
    assert all(reasons.values())
    assert 0.0 <= metrics["eer"] <= 1.0
    assert 0.0 <= metrics["eer_rocch"] <= 0.5
    assert -1e-12 <= metrics["min_cllr"] <= 1.0 + 1e-12
    assert -1e-12 <= metrics["zebra_expected_bits"] <= 0.5 / math.log(2.0) + 1e-12
    assert 0.0 <= metrics["eps_max_pav"] <= metrics["eps_max_pav_cap"] + 1e-12
    assert metrics["zebra_worst_log10"] == pytest.approx(metrics["eps_max_pav"] / math.log(10.0))
    assert (metrics["zebra_category"] == "0") == (metrics["eps_max_pav"] == 0.0)
    if metrics["cllr"] is not None:
        assert metrics["cllr"] >= metrics["min_cllr"] - 1e-9
    if metrics["linkability"] is not None:
        assert 0.0 <= metrics["linkability"] <= 1.0 + 1e-12
