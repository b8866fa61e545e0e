"""Linkability of scores (Gomez-Barrero et al., 2018): how sure a score makes that two are one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from analysis.estimates import NotEstimable

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from analysis.det_curve import ScoreCounts

SCORES_PER_BIN = 10
MOST_BINS = 100
FEWEST_BINS = 2
_WIDEST_HALF = float(np.finfo(np.float64).max) / 4.0  # with room for rounding in bin edges


def linkability(counts: ScoreCounts, *, prior_ratio: float = 1.0) -> float:
    """Return the system's linkability D_sys, from 0 (none) to 1 (every pair).

    Both densities are histograms over the same bins, as many as the challenge takes: one for ten
    targets, at most 100, and no more than one for ten non-targets either. The local linkability of
    each bin, weighted with its share of the targets, is summed: the integral over bin edges.

    Parameters
    ----------
    counts : ScoreCounts
    prior_ratio : float
        Prior odds of a same-speaker pair, omega.

    Raises
    ------
    NotEstimable
        When there are fewer than 20 scores in a class: one bin tells nothing apart.
    """
    smaller = min(counts.n_target, counts.n_nontarget)
    bins = min(smaller // SCORES_PER_BIN, MOST_BINS)
    if bins < FEWEST_BINS:
        raise NotEstimable(
            f"needs {FEWEST_BINS * SCORES_PER_BIN} scores in each class, the smaller has {smaller}"
        )
    low, high = counts.values[[0, -1]]
    if not np.isfinite([low, high]).all():
        raise NotEstimable("a score is infinite, which no histogram holds")
    if high / 2.0 - low / 2.0 > _WIDEST_HALF:
        raise NotEstimable("the scores spread too far for double precision")
    edges = np.linspace(low, high, bins + 1)
    place = np.clip(np.searchsorted(edges, counts.values, side="right") - 1, 0, bins - 1)
    target, nontarget = (
        np.bincount(place, weights=count, minlength=bins) / count.sum()
        for count in (counts.target, counts.nontarget)
    )
    return float(_local_linkability(target, nontarget, prior_ratio) @ target)


def _local_linkability(
    target: NDArray[np.float64], nontarget: NDArray[np.float64], prior_ratio: float
) -> NDArray[np.float64]:
    """Return 2 p(same | bin) - 1 where that is positive, else 0."""
    odds = prior_ratio * target
    total = odds + nontarget
    same = np.divide(odds, total, out=np.zeros_like(total), where=total > 0.0)
    return np.maximum(2.0 * same - 1.0, 0.0)
