"""An interval of the effect size A that respects who judged what.

Ratings of one evaluator, and of one speaker's voice, hang together. The variance of A is taken
from the placement values of DeLong et al. (1988), summed within clusters as Obuchowski (1997) does
for one way of clustering, and combined over two crossed ways as Cameron, Gelbach & Miller (2011)
do for regression. Clusters are few, so biases of the order of their number are taken out, and the
degrees of freedom are Satterthwaite's (1946).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import nan, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import logit
from scipy.stats import t as student_t

from analysis.clusters import concentration, trial_weights
from analysis.intervals import Interval, log_odds_error, log_odds_interval

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from analysis.measures import JudgedSample


@dataclass(frozen=True, slots=True)
class RobustEstimate:
    """The cluster-robust interval of effect size A, and the test of A = 1/2."""

    interval: Interval
    standard_error: float
    """Of A."""
    degrees_of_freedom: float
    p: float

    @classmethod
    def unknown(cls, reason: str) -> RobustEstimate:
        """Return the estimate that the data cannot give."""
        return cls(Interval.unknown(reason), nan, nan, nan)


def placement_values(
    a: NDArray[np.float64], b: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return where each value stands among those of the other sample.

    Parameters
    ----------
    a : np.ndarray [shape=(n_a,)]
    b : np.ndarray [shape=(n_b,)]

    Returns
    -------
    tuple of np.ndarray [shape=(n_a,), shape=(n_b,)]
        For each ``a`` the share of ``b`` below it, for each ``b`` the share of ``a`` above it,
        ties counting one half. The mean of either is A.
    """
    return _share_below(a, b), 1.0 - _share_below(b, a)


def two_way_estimate(
    a: JudgedSample, b: JudgedSample, *, confidence: float = 0.95
) -> RobustEstimate:
    """Return the interval of A, clustered by evaluators and by trial speakers.

    V = V_evaluator + V_trial-speaker - V_both, each the sum over clusters of the squared sum of
    influences, all together over 1 - f, where f is the share of pairs of trials that have the
    evaluator or the speaker in common: influences add up to nothing, so those of every pair of
    trials are a little too small or too far apart. With one way of G equal clusters this is the
    usual factor G/(G - 1).

    What speakers add to V_evaluator is no variance where it comes out below zero; it counts as
    zero then, as in analyses of the same design for diagnostic readers (Hillis, 2007). Student's t
    has the degrees of freedom by which Satterthwaite (1946) adds two variances up, each known from
    the effective number of its clusters, less 1. Test and interval are on the scale of the
    log-odds of A.

    Parameters
    ----------
    a, b : JudgedSample
        A is the probability that a value of ``a`` exceeds one of ``b``, ties counting one half.
    confidence : float
        Between 0 and 1.

    Returns
    -------
    RobustEstimate
        With a reason in its interval where the data cannot carry it.

    References
    ----------
    Hillis (2007), Statistics in Medicine 26(3), 596-619.
    """
    return _estimate(
        a.values,
        b.values,
        {
            "evaluator": np.concatenate([a.evaluators, b.evaluators]),
            "trial speaker": np.concatenate([a.speakers, b.speakers]),
        },
        confidence,
    )


def one_way_estimate(
    a: ArrayLike,
    b: ArrayLike,
    *,
    evaluators_a: ArrayLike,
    evaluators_b: ArrayLike,
    confidence: float = 0.95,
) -> RobustEstimate:
    """Return the interval of A, clustered by evaluators alone (Obuchowski, 1997).

    V is V_evaluator of `two_way_estimate`, on the effective number of evaluators less 1.

    Parameters
    ----------
    a, b : array_like [shape=(n,)]
    evaluators_a, evaluators_b : array_like [shape=(n,)]
        Who each value comes from.
    confidence : float
        Between 0 and 1.

    Returns
    -------
    RobustEstimate
        With a reason in its interval where the data cannot carry it.
    """
    evaluators = np.concatenate([np.asarray(evaluators_a), np.asarray(evaluators_b)])
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    return _estimate(first, second, {"evaluator": evaluators}, confidence)


def _estimate(
    a: NDArray[np.float64],
    b: NDArray[np.float64],
    ways: dict[str, NDArray[np.str_]],
    confidence: float,
) -> RobustEstimate:
    if a.size == 0 or b.size == 0:
        return RobustEstimate.unknown("there are no trials to compare")
    clusters = [np.unique(labels, return_inverse=True)[1] for labels in ways.values()]
    for kind, cluster in zip(ways, clusters, strict=True):
        if cluster.max() == 0:
            return RobustEstimate.unknown(f"there is only one {kind}, so no spread between them")
    of_a, of_b = placement_values(a, b)
    effect_size = float(of_a.mean())
    if effect_size in (0.0, 1.0):
        return RobustEstimate.unknown("the two are completely separated, which leaves no spread")
    influences = np.concatenate([(of_a - effect_size) / a.size, (of_b - effect_size) / b.size])
    variance, freedom = _variance(influences, trial_weights(a.size, b.size), *clusters)
    if variance <= 0.0:
        return RobustEstimate.unknown(f"{'s and '.join(ways)}s show no spread")
    error = sqrt(variance)
    reach = float(student_t.ppf(0.5 + confidence / 2, freedom))
    errors_away = abs(float(logit(effect_size))) / log_odds_error(effect_size, error)
    return RobustEstimate(
        interval=log_odds_interval(effect_size, error, reach),
        standard_error=error,
        degrees_of_freedom=freedom,
        p=float(2.0 * student_t.sf(errors_away, freedom)),
    )


def _share_below(values: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    ordered = np.sort(others)
    below = np.searchsorted(ordered, values, side="left")
    not_above = np.searchsorted(ordered, values, side="right")
    share: NDArray[np.float64] = (below + not_above) / (2.0 * others.size)
    return share


def _variance(
    influences: NDArray[np.float64],
    weights: NDArray[np.float64],
    evaluator: NDArray[np.intp],
    speaker: NDArray[np.intp] | None = None,
) -> tuple[float, float]:
    """Return the variance of A, and its degrees of freedom."""
    square, shared = _sums(evaluator, influences, weights)
    of_evaluators, degrees = square / (1.0 - shared), 1.0 / shared - 1.0
    if speaker is None:
        return of_evaluators, degrees
    _, both = np.unique(evaluator * (speaker.max() + 1) + speaker, return_inverse=True)
    speaker_square, speaker_shared = _sums(speaker, influences, weights)
    both_square, both_shared = _sums(both, influences, weights)
    either_shared = shared + speaker_shared - both_shared
    two_way = (square + speaker_square - both_square) / (1.0 - either_shared)
    added = max(0.0, two_way - of_evaluators)
    variance = of_evaluators + added
    if variance == 0.0:
        return 0.0, degrees
    uncertainty = of_evaluators**2 / degrees + added**2 / (1.0 / speaker_shared - 1.0)
    return variance, variance**2 / uncertainty


def _sums(
    cluster: NDArray[np.intp], influences: NDArray[np.float64], weights: NDArray[np.float64]
) -> tuple[float, float]:
    """Return the sum of squared sums of influences, and the chance to share a cluster."""
    sums = np.bincount(cluster, weights=influences)
    return float(np.sum(sums**2)), concentration(cluster, weights)
