"""An interval of the effect size A that respects who judged what.

Ratings of one evaluator, and of one speaker's voice, hang together. The variance of A is taken
from the placement values of DeLong et al. (1988), summed within clusters as Obuchowski (1997) does
for one way of clustering, and combined over two crossed ways as Cameron, Gelbach & Miller (2011)
do for regression.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import nan, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import t as student_t

from analysis.intervals import Interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from analysis.measures import JudgedSample


@dataclass(frozen=True, slots=True)
class TwoWayEstimate:
    """Effect size A with its two-way cluster-robust interval and test of A = 1/2."""

    interval: Interval
    standard_error: float
    degrees_of_freedom: int
    p: float

    @classmethod
    def unknown(cls, reason: str) -> TwoWayEstimate:
        """Return the estimate that the data cannot give."""
        return cls(Interval.unknown(reason), nan, 0, nan)


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
) -> TwoWayEstimate:
    """Return the interval of A, clustered by evaluators and by trial speakers.

    V = V_evaluator + V_trial-speaker - V_both, each the sum over clusters of the squared sum of
    influences, times G/(G - 1) for G clusters; Student's t with the smaller number of evaluators
    and speakers, less 1, as degrees of freedom. Where V is not positive, which two crossed ways of
    few clusters can give, the larger one-way variance stands in.

    Parameters
    ----------
    a, b : JudgedSample
        A is the probability that a value of ``a`` exceeds one of ``b``, ties counting one half.
    confidence : float
        Between 0 and 1.

    Returns
    -------
    TwoWayEstimate
        With a reason in its interval where the data cannot carry it.
    """
    if len(a) == 0 or len(b) == 0:
        return TwoWayEstimate.unknown("there are no trials to compare")
    evaluators = np.concatenate([a.evaluators, b.evaluators])
    speakers = np.concatenate([a.speakers, b.speakers])
    clusters = min(np.unique(evaluators).size, np.unique(speakers).size)
    if clusters < 2:
        lone = "evaluator" if np.unique(evaluators).size < 2 else "trial speaker"
        return TwoWayEstimate.unknown(f"there is only one {lone}, so no spread between them")
    of_a, of_b = placement_values(a.values, b.values)
    effect_size = float(of_a.mean())
    if effect_size in (0.0, 1.0):
        return TwoWayEstimate.unknown("the two are completely separated, which leaves no spread")
    influences = np.concatenate(
        [(of_a - effect_size) / len(a), (of_b - effect_size) / len(b)],
    )
    variance = _two_way_variance(influences, evaluators, speakers)
    if variance <= 0.0:
        return TwoWayEstimate.unknown("evaluators and speakers show no spread")
    standard_error = sqrt(variance)
    freedom = clusters - 1
    reach = float(student_t.ppf(0.5 + confidence / 2, freedom)) * standard_error
    return TwoWayEstimate(
        interval=Interval(max(0.0, effect_size - reach), min(1.0, effect_size + reach)),
        standard_error=standard_error,
        degrees_of_freedom=freedom,
        p=float(2.0 * student_t.sf(abs(effect_size - 0.5) / standard_error, freedom)),
    )


def _share_below(values: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    ordered = np.sort(others)
    below = np.searchsorted(ordered, values, side="left")
    not_above = np.searchsorted(ordered, values, side="right")
    share: NDArray[np.float64] = (below + not_above) / (2.0 * others.size)
    return share


def _two_way_variance(
    influences: NDArray[np.float64], evaluators: NDArray[np.str_], speakers: NDArray[np.str_]
) -> float:
    _, evaluator = np.unique(evaluators, return_inverse=True)
    names, speaker = np.unique(speakers, return_inverse=True)
    _, both = np.unique(evaluator * names.size + speaker, return_inverse=True)
    by_evaluator = _one_way_variance(influences, evaluator)
    by_speaker = _one_way_variance(influences, speaker)
    variance = by_evaluator + by_speaker - _one_way_variance(influences, both)
    return variance if variance > 0.0 else max(by_evaluator, by_speaker)


def _one_way_variance(influences: NDArray[np.float64], cluster: NDArray[np.intp]) -> float:
    sums = np.bincount(cluster, weights=influences)
    return float(np.sum(sums**2)) * sums.size / (sums.size - 1)
