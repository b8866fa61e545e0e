"""Every system beside every other: which differ, which are as good as equal, which nobody knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from analysis.cluster_robust import RobustEstimate, two_way_estimate
from analysis.comparisons import SIGNIFICANT, MannWhitney, holm, mann_whitney
from analysis.equivalence import NEGLIGIBLE, Equivalence, equivalence, minimum_detectable
from analysis.measures import Measure, judged_sample
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    import pandas as pd

Verdict = Literal["higher", "lower", "equivalent", "not decided", "not known"]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two systems on one measure."""

    measure: Measure
    system: str
    other: str
    test: MannWhitney
    """With A of the first over the second."""
    two_way: RobustEstimate
    equivalence: Equivalence
    minimum_detectable: float
    """Distance of A from 1/2 that would be found in 80 % of such studies; NaN where not known."""
    p_holm: float = float("nan")
    """Of the pooled test, within all pairs of the measure."""
    two_way_p_holm: float = float("nan")
    """Of the two-way test, within all pairs of the measure."""

    @property
    def verdict(self) -> Verdict:
        """What can be said of the first system at the 5 % level, respecting who judged what.

        A difference may be both significant and negligible; then it is told as a difference.
        """
        if self.two_way.interval.reason is not None:
            return "not known"
        if self.two_way_p_holm < SIGNIFICANT:
            return "higher" if self.test.effect_size > 0.5 else "lower"
        return "equivalent" if self.equivalence.p < SIGNIFICANT else "not decided"


def compare_pairs(
    ranked: pd.DataFrame,
    measures: tuple[Measure, ...],
    systems: tuple[str, ...],
    *,
    margin: float = NEGLIGIBLE,
) -> list[Pair]:
    """Compare all systems, ``original`` among them, with each other.

    Parameters
    ----------
    ranked : DataFrame
        As `analysis.measures.with_ranks` returns it.
    measures : tuple of Measure
        Of each, all pairs form one family for Holm's adjustment.
    systems : tuple of str
        Without ``original``.
    margin : float
        Distance of A from 1/2 below which a difference is negligible.

    Returns
    -------
    list of Pair
        Measure after measure; in each, pairs in the order of the systems.
    """
    return [pair for measure in measures for pair in _family(ranked, measure, systems, margin)]


def _family(
    ranked: pd.DataFrame, measure: Measure, systems: tuple[str, ...], margin: float
) -> list[Pair]:
    samples = {name: judged_sample(ranked, measure, name) for name in (ORIGINAL, *systems)}
    pairs = []
    for system, other in combinations(samples, 2):
        a, b = samples[system], samples[other]
        test, estimate = mann_whitney(a.values, b.values), two_way_estimate(a, b)
        pairs.append(
            Pair(
                measure=measure,
                system=system,
                other=other,
                test=test,
                two_way=estimate,
                equivalence=equivalence(estimate, test.effect_size, margin),
                minimum_detectable=minimum_detectable(estimate, test.effect_size),
            )
        )
    pooled = holm([pair.test.p for pair in pairs])
    clustered = holm([pair.two_way.p for pair in pairs])
    return [
        replace(pair, p_holm=float(p), two_way_p_holm=float(two_way_p))
        for pair, p, two_way_p in zip(pairs, pooled, clustered, strict=True)
    ]
