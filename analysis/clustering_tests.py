"""Does anonymization make speakers harder to tell apart? Tests on panels and their evaluators."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import nan, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import norm, rankdata

from analysis.anova import Anova, CellDifference, anova, post_hoc
from analysis.cluster_robust import RobustEstimate, one_way_estimate
from analysis.comparisons import MannWhitney, holm, mann_whitney

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike

    from analysis.clustering_panels import ControlDifferences

FACTORS = ("system", "language", "gender")
NATIVE, NON_NATIVE = "native", "non-native"


@dataclass(frozen=True, slots=True)
class SignedRank:
    """A Wilcoxon signed-rank test; NaN where it cannot be made, with the reason."""

    w: float
    """The smaller sum of the ranks of differences of one sign."""
    p: float
    effect_size: float
    """Matched-pairs rank-biserial correlation (Kerby, 2014): 1 if all first values are larger."""
    n: int
    """Pairs, those without a difference included."""
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class PurityChange:
    """Purity of control panels beside that of anonymized panels, for one gender."""

    gender: str
    control_mean: float
    anonymized_mean: float
    pooled: MannWhitney
    """On panels as if they were independent, as published."""
    clustered: RobustEstimate
    """Of the same effect size, respecting that panels of one evaluator hang together."""
    paired: SignedRank
    """Each evaluator's control panel beside the mean of the evaluator's anonymized panels."""
    pooled_p_holm: float = nan
    """Adjusted over genders, as are the next two."""
    clustered_p_holm: float = nan
    paired_p_holm: float = nan

    @property
    def system(self) -> str:
        """What a note under a table calls it."""
        return self.gender or "gender not told"

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        reasons = (self.pooled.reason, self.clustered.interval.reason, self.paired.reason)
        return "; ".join(dict.fromkeys(reason for reason in reasons if reason))


@dataclass(frozen=True, slots=True)
class DifferenceAnalysis:
    """Which evaluators and systems change a measure most from the control panel."""

    measure: str
    factors: tuple[str, ...]
    """Of `FACTORS`, those that have several levels."""
    values: tuple[float, ...]
    """One of each session."""
    levels: dict[str, tuple[str, ...]]
    """By factor, of each session."""
    table: Anova
    main_effects: dict[str, list[CellDifference]]
    """Post-hoc tests between the levels of each factor, adjusted within the factor."""
    all_factors: list[CellDifference]
    """Between cells of all factors that differ in one of them, adjusted together."""
    left_out: int
    """Sessions whose native language or gender is not known."""

    @property
    def not_known_because(self) -> str:
        """Why an effect could not be tested; empty when all were."""
        reasons = dict.fromkeys(effect.reason for effect in self.table.effects if effect.reason)
        return "; ".join(reasons)


def signed_rank(a: ArrayLike, b: ArrayLike) -> SignedRank:
    """Test whether values of ``a`` tend to be larger or smaller than their partners in ``b``.

    Two-sided, by the normal approximation with correction for ties and for continuity; pairs
    without a difference are left out of the ranks (Wilcoxon, 1945).

    Parameters
    ----------
    a, b : array_like [shape=(n,)]

    Returns
    -------
    SignedRank
        ``p`` is NaN, with a reason, when no pair differs.

    Raises
    ------
    ValueError
        When a value is NaN or the samples differ in length.
    """
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    if first.shape != second.shape:
        raise ValueError(f"{first.size} values have {second.size} partners; give each one")
    if np.isnan(first).any() or np.isnan(second).any():
        raise ValueError("a value is NaN; leave out what is not known, and its partner")
    # Means of the same purities, summed in another order, are not to differ.
    change = np.round(first - second, 12)
    if not change.any():
        reason = "no pair differs" if change.size else "no evaluator sorted both kinds of panels"
        return SignedRank(nan, nan, nan, change.size, reason)
    ranks = rankdata(np.abs(change[change != 0.0]))
    rising = float(np.sum(ranks[change[change != 0.0] > 0.0]))
    falling = float(np.sum(ranks)) - rising
    spread = sqrt(float(np.sum(ranks**2)))
    z = max(0.0, abs(rising - falling) - 1.0) / spread
    return SignedRank(
        w=min(rising, falling),
        p=min(1.0, 2.0 * float(norm.sf(z))),
        effect_size=(rising - falling) / (rising + falling),
        n=change.size,
    )


def purity_changes(panels: pd.DataFrame) -> list[PurityChange]:
    """Compare the purity of control and anonymized panels, for each gender of speakers.

    Parameters
    ----------
    panels : DataFrame
        As `analysis.clustering_panels.measure_panels` returns it.

    Returns
    -------
    list of PurityChange
        Evaluators who lack a control or an anonymized panel are in the tests of all panels alone.
    """
    found = [_purity_change(str(gender), rows) for gender, rows in panels.groupby("gender")]
    adjusted = (
        holm([change.pooled.p for change in found]),
        holm([change.clustered.p for change in found]),
        holm([change.paired.p for change in found]),
    )
    return [
        replace(
            change,
            pooled_p_holm=float(pooled),
            clustered_p_holm=float(clustered),
            paired_p_holm=float(paired),
        )
        for change, pooled, clustered, paired in zip(found, *adjusted, strict=True)
    ]


def analyse_differences(
    differences: ControlDifferences, measure: str, language: str | None
) -> DifferenceAnalysis | None:
    """Analyse control less anonymized panels by system, native language and speakers' gender.

    Parameters
    ----------
    differences : ControlDifferences
    measure : str
        One of `analysis.clustering_panels.DIFFERENCES`.
    language : str or None
        Of the study, BCP 47; evaluators whose native language equals it are native. None where it
        is not known, and native language is no factor then.

    Returns
    -------
    DifferenceAnalysis or None
        None where no factor has several levels, or there are no values.
    """
    table = differences.table
    table = table[table[measure].notna()]
    is_known = table["gender"] != ""
    if language is not None:
        is_known &= table["native_language"] != ""
    known = table[is_known]
    if known.empty:
        return None
    levels = {"system": known["system"], "gender": known["gender"]}
    if language is not None:
        spoken = known["native_language"].str.partition("-")[0].str.lower()
        is_native = spoken == language.partition("-")[0].lower()
        levels["language"] = is_native.map({True: NATIVE, False: NON_NATIVE})
    factors = {
        name: levels[name] for name in FACTORS if name in levels and levels[name].nunique() > 1
    }
    if not factors:
        return None
    values = known[measure]
    return DifferenceAnalysis(
        measure,
        tuple(factors),
        tuple(values),
        {name: tuple(given) for name, given in factors.items()},
        anova(values, factors),
        {name: post_hoc(values, {name: given}) for name, given in factors.items()},
        post_hoc(values, factors),
        len(table) - len(known),
    )


def _purity_change(gender: str, panels: pd.DataFrame) -> PurityChange:
    is_control = panels["panel_kind"] == "control"
    control, anonymized = panels[is_control], panels[~is_control]
    pairs = [
        rows.groupby(["session", "evaluator"])["purity"].mean() for rows in (control, anonymized)
    ]
    both = pairs[0].index.intersection(pairs[1].index)
    return PurityChange(
        gender,
        float(control["purity"].mean()),
        float(anonymized["purity"].mean()),
        mann_whitney(control["purity"], anonymized["purity"]),
        one_way_estimate(
            control["purity"],
            anonymized["purity"],
            evaluators_a=control["evaluator"],
            evaluators_b=anonymized["evaluator"],
        ),
        signed_rank(pairs[0].loc[both], pairs[1].loc[both]),
    )
