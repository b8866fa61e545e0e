"""Speaker verification metrics of target and non-target scores.

All of them follow from how often each distinct score stands in each class, so ties are pooled
everywhere. Everything is computed in double precision: single precision makes new ties.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from analysis.calibration import fit_pav
from analysis.det_curve import DetCurve, count_scores, det_curve_of, error_rates
from analysis.estimates import NotEstimable
from analysis.leakage import eps_max_by_model, expected_disclosure_bits, worst_disclosure
from analysis.linkability import linkability
from analysis.score_models import GaussianModel, StudentTModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

    from analysis.calibration import PavCalibration
    from analysis.det_curve import ScoreCounts

RANK_METRICS = ("eps_max_rank", "eps_max_rank_histogram")
MIN_DCF_PRIORS = (0.5, 0.05, 0.01)
_TWICE_LOG_2 = 2.0 * float(np.log(2.0))

Metrics = dict[str, Any]


def score_metrics(target_scores: ArrayLike, nontarget_scores: ArrayLike) -> Metrics:
    """Return every metric of a set of verification scores.

    Parameters
    ----------
    target_scores : array_like [shape=(n_target,)]
        Scores of same-speaker trials; higher means more alike.
    nontarget_scores : array_like [shape=(n_nontarget,)]
        Scores of different-speaker trials.

    Returns
    -------
    dict
        By name; `analysis.metric_definitions.DEFINITIONS` says what each is. What the sample does
        not carry is None, and ``reasons`` says why by the same name.

    Raises
    ------
    ValueError
        When a class is empty or a score is NaN.
    """
    return metrics_of(count_scores(target_scores, nontarget_scores))


def metrics_of(counts: ScoreCounts) -> Metrics:
    """Return every metric of counted scores, as `score_metrics` does."""
    plain, smoothed = fit_pav(counts), fit_pav(counts, laplace=True)
    hull = convex_hull(plain)
    worst = worst_disclosure(smoothed)
    metrics: Metrics = {
        "n_target": counts.n_target,
        "n_nontarget": counts.n_nontarget,
        "eer": det_curve_of(counts).eer,
        "eer_rocch": rocch_eer(hull),
        "min_cllr": min_cllr(plain),
        **{f"min_dcf_{prior:g}": min_dcf(hull, target_prior=prior) for prior in MIN_DCF_PRIORS},
        "zebra_expected_bits": expected_disclosure_bits(plain),
        "zebra_expected_laplace_bits": expected_disclosure_bits(smoothed),
        "zebra_worst_log10": worst.log10,
        "zebra_category": worst.category,
        "eps_max_pav": worst.nats,
        "eps_max_pav_cap": worst.cap_nats,
        "eps_max_pav_is_capped": worst.is_capped,
        "eps_max_pav_bin": {"n_target": worst.n_target, "n_nontarget": worst.n_nontarget},
        **dict.fromkeys(RANK_METRICS),
        "reasons": dict.fromkeys(RANK_METRICS, "needs to know which trials share a probe"),
    }
    estimators: dict[str, Callable[[], float]] = {
        "cllr": lambda: cllr(counts),
        "eps_max_gaussian": lambda: eps_max_by_model(counts, GaussianModel),
        "eps_max_student_t": lambda: eps_max_by_model(counts, StudentTModel),
        "linkability": lambda: linkability(counts),
    }
    for name, estimate in estimators.items():
        try:
            metrics[name] = estimate()
        except NotEstimable as finding:
            metrics[name] = None
            metrics["reasons"][name] = str(finding)
    _add_calibration_loss(metrics)
    return metrics


def _add_calibration_loss(metrics: Metrics) -> None:
    known = metrics["cllr"] is not None
    metrics["calibration_loss"] = metrics["cllr"] - metrics["min_cllr"] if known else None
    if not known:
        metrics["reasons"]["calibration_loss"] = metrics["reasons"]["cllr"]


def convex_hull(calibration: PavCalibration) -> DetCurve:
    """Return the operating points that are best for some costs (the ROC convex hull).

    Parameters
    ----------
    calibration : PavCalibration
        Without Laplace's rule: its blocks are the edges of the hull.
    """
    false_alarm, miss = error_rates(
        calibration.target[np.newaxis].astype(np.float64),
        calibration.nontarget[np.newaxis].astype(np.float64),
    )
    return DetCurve(np.append(calibration.first_score, np.inf), false_alarm[0], miss[0])


def rocch_eer(hull: DetCurve) -> float:
    """Return where the `convex_hull`, drawn with straight edges, has equal rates; at most 0.5."""
    false_alarm, miss = hull.false_alarm, hull.miss
    after = int(np.argmax(miss >= false_alarm))
    gap_before = false_alarm[after - 1] - miss[after - 1]
    gap_after = miss[after] - false_alarm[after]
    share = gap_before / (gap_before + gap_after)
    return float(miss[after - 1] + share * (miss[after] - miss[after - 1]))


def cllr(counts: ScoreCounts) -> float:
    """Return the cost of scores taken as natural log-likelihood ratios, in bits.

    Brümmer and du Preez (2006): 0 is perfect, 1 is what knowing nothing costs.

    Raises
    ------
    NotEstimable
        When a score is infinite, or the cost.
    """
    if not np.isfinite(counts.values[[0, -1]]).all():
        raise NotEstimable("a score is infinite, and so no log-likelihood ratio")
    with np.errstate(over="ignore"):
        cost = _mean_cost(counts.values, counts.target, counts.nontarget)
    if not np.isfinite(cost):
        raise NotEstimable("the cost is beyond double precision")
    return cost


def min_cllr(calibration: PavCalibration) -> float:
    """Return what `cllr` falls to under the best monotonic calibration.

    Parameters
    ----------
    calibration : PavCalibration
        Without Laplace's rule.
    """
    return _mean_cost(calibration.llr, calibration.target, calibration.nontarget)


def min_dcf(
    curve: DetCurve,
    *,
    target_prior: float,
    miss_cost: float = 1.0,
    false_alarm_cost: float = 1.0,
) -> float:
    """Return the least detection cost over all thresholds, as a share of deciding blindly.

    Parameters
    ----------
    curve : DetCurve
        All operating points, or those of their `convex_hull`.
    target_prior : float
        Between 0 and 1.
    miss_cost, false_alarm_cost : float
        Positive.

    Returns
    -------
    float
        Between 0 and 1, where 1 is the cost of always accepting or always rejecting.

    Raises
    ------
    ValueError
        When the prior or a cost is out of range.
    """
    if not 0.0 < target_prior < 1.0:
        raise ValueError(f"target_prior is {target_prior}, not between 0 and 1")
    for name, cost in (("miss_cost", miss_cost), ("false_alarm_cost", false_alarm_cost)):
        if not cost > 0.0:
            raise ValueError(f"{name} is {cost}, not positive")
    missing = target_prior * miss_cost
    accepting = (1.0 - target_prior) * false_alarm_cost
    least = float(np.min(missing * curve.miss + accepting * curve.false_alarm))
    return least / min(missing, accepting)


def _mean_cost(
    llr: NDArray[np.float64], target: NDArray[np.int64], nontarget: NDArray[np.int64]
) -> float:
    """Return the logarithmic cost in bits, either class counting half."""
    costs = []
    for sign, count in ((-1.0, target), (1.0, nontarget)):
        present = count > 0
        softplus = np.logaddexp(0.0, sign * llr[present])
        costs.append(float((softplus / _TWICE_LOG_2) @ (count[present] / count.sum())))
    return sum(costs)
