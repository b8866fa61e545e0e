"""Which systems differ: tests, effect sizes and intervals between pairs of systems."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import nan, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import norm, rankdata

from analysis.cluster_robust import RobustEstimate, two_way_estimate
from analysis.measures import MEASURES, JudgedSample, Measure, judged_sample
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import ArrayLike, NDArray

    from analysis.intervals import Interval
    from analysis.resampling import EvaluatorBootstrap


SIGNIFICANT = 0.05
"""A difference counts when its p-value lies below."""


@dataclass(frozen=True, slots=True)
class MannWhitney:
    """A Mann-Whitney test; NaN where it cannot be made, with the reason."""

    u: float
    """U of the first sample: pairs in which it is the larger, ties counting one half."""
    p: float
    effect_size: float
    """A of Vargha & Delaney (2000): U over the number of pairs. 1/2 is no difference."""
    n_a: int
    n_b: int
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A system beside a reference on one measure."""

    measure: Measure
    system: str
    reference: str
    median: float
    reference_median: float
    n_evaluators: int
    n_speakers: int
    test: MannWhitney
    two_way: RobustEstimate
    bootstrap: Interval
    p_holm: float = nan
    two_way_p_holm: float = nan

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        reasons = (self.test.reason, self.two_way.interval.reason, self.bootstrap.reason)
        return "; ".join(dict.fromkeys(reason for reason in reasons if reason))


def mann_whitney(a: ArrayLike, b: ArrayLike) -> MannWhitney:
    """Test whether values of ``a`` tend to be larger or smaller than those of ``b``.

    Two-sided, by the normal approximation with correction for ties and for continuity, whatever
    the sample sizes.

    Parameters
    ----------
    a : array_like [shape=(n_a,)]
    b : array_like [shape=(n_b,)]

    Returns
    -------
    MannWhitney
        ``p`` is NaN, with a reason, when a sample is empty or all values are equal.

    Raises
    ------
    ValueError
        When a value is NaN.

    References
    ----------
    Mann & Whitney (1947); Vargha & Delaney (2000) for the effect size.
    """
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    n_a, n_b = first.size, second.size
    pooled = np.concatenate([first, second])
    if np.isnan(pooled).any():
        raise ValueError("a value is NaN; leave out what was not answered")
    if n_a == 0 or n_b == 0:
        return MannWhitney(nan, nan, nan, n_a, n_b, "there are no trials to compare")
    u = float(rankdata(pooled)[:n_a].sum() - n_a * (n_a + 1) / 2)
    effect_size = u / (n_a * n_b)
    _, tied = np.unique(pooled, return_counts=True)
    n = n_a + n_b
    tie_term = float(np.sum(tied.astype(np.float64) ** 3 - tied)) / (n * (n - 1))
    spread = sqrt(max(0.0, n_a * n_b / 12.0 * (n + 1 - tie_term)))
    if tied.size == 1 or spread == 0.0:
        return MannWhitney(u, nan, effect_size, n_a, n_b, "all values are equal")
    z = max(0.0, abs(u - n_a * n_b / 2.0) - 0.5) / spread
    return MannWhitney(u, min(1.0, 2.0 * float(norm.sf(z))), effect_size, n_a, n_b)


def holm(p_values: ArrayLike) -> NDArray[np.float64]:
    """Adjust the p-values of one family (Holm, 1979).

    Parameters
    ----------
    p_values : array_like [shape=(m,)]
        NaN stands for a test that could not be made; it does not count in the family.

    Returns
    -------
    np.ndarray [shape=(m,)]
        Adjusted p-values, at most 1, in the order given; NaN stays NaN.
    """
    p = np.asarray(p_values, dtype=np.float64)
    adjusted = np.full(p.shape, np.nan)
    made = np.flatnonzero(~np.isnan(p))
    order = made[np.argsort(p[made], kind="stable")]
    factors = np.arange(order.size, 0, -1)
    adjusted[order] = np.minimum(1.0, np.maximum.accumulate(p[order] * factors))
    return adjusted


def compare(
    ranked: pd.DataFrame,
    measure: Measure,
    systems: tuple[str, ...],
    bootstrap: EvaluatorBootstrap,
) -> list[Comparison]:
    """Compare every system with ``original``, then every other system with the first.

    The comparisons of one measure form one family for Holm's adjustment.

    Parameters
    ----------
    ranked : DataFrame
        As `analysis.measures.with_ranks` returns it.
    measure : Measure
    systems : tuple of str
        Without ``original``; the first is the second reference.
    bootstrap : EvaluatorBootstrap

    Returns
    -------
    list of Comparison
    """
    samples = {name: judged_sample(ranked, measure, name) for name in (ORIGINAL, *systems)}
    pairs = [(system, ORIGINAL) for system in systems]
    pairs += [(system, systems[0]) for system in systems[1:]]
    family = [
        _comparison(measure, (system, samples[system]), (reference, samples[reference]), bootstrap)
        for system, reference in pairs
    ]
    return _adjusted(family)


def compare_all(
    ranked: pd.DataFrame, systems: tuple[str, ...], bootstrap: EvaluatorBootstrap
) -> list[Comparison]:
    """Return the comparisons of every measure, family after family."""
    return [
        comparison
        for measure in MEASURES
        for comparison in compare(ranked, measure, systems, bootstrap)
    ]


def _comparison(
    measure: Measure,
    system: tuple[str, JudgedSample],
    reference: tuple[str, JudgedSample],
    bootstrap: EvaluatorBootstrap,
) -> Comparison:
    a, b = system[1], reference[1]
    return Comparison(
        measure=measure,
        system=system[0],
        reference=reference[0],
        median=_median(a),
        reference_median=_median(b),
        n_evaluators=np.unique(np.concatenate([a.evaluators, b.evaluators])).size,
        n_speakers=np.unique(np.concatenate([a.speakers, b.speakers])).size,
        test=mann_whitney(a.values, b.values),
        two_way=two_way_estimate(a, b),
        bootstrap=bootstrap.effect_size_interval(a, b),
    )


def _median(sample: JudgedSample) -> float:
    return float(np.median(sample.values)) if len(sample) else nan


def _adjusted(family: Sequence[Comparison]) -> list[Comparison]:
    pooled = holm([comparison.test.p for comparison in family])
    clustered = holm([comparison.two_way.p for comparison in family])
    return [
        replace(comparison, p_holm=float(p), two_way_p_holm=float(two_way_p))
        for comparison, p, two_way_p in zip(family, pooled, clustered, strict=True)
    ]
