"""Calibration by pooling adjacent violators (PAV): scores to log-likelihood ratios.

The steps of the calibrated map are blocks of neighbouring scores. Counts are pooled as integers,
so equal rates are equal, and scores that tie are one score before anything is pooled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from analysis.det_curve import ScoreCounts

    Counts = NDArray[np.int64]

_WORTH_ANOTHER_PASS = 0.95


@dataclass(frozen=True)
class PavCalibration:
    """The monotonic map from scores to log-likelihood ratios that fits the counts best.

    Counts are of what was observed. With Laplace's rule the likelihood ratios come from these
    counts and, in the outermost blocks, the made-up ones that joined them.
    """

    first_score: NDArray[np.float64]
    """[shape=(b,)]: the lowest score of each block, ascending."""
    last_score: NDArray[np.float64]
    """[shape=(b,)]: the highest score of each block."""
    target: Counts
    """[shape=(b,)]: targets in each block."""
    nontarget: Counts
    """[shape=(b,)]: non-targets in each block."""
    likelihood_ratio: NDArray[np.float64]
    """[shape=(b,)]: strictly ascending, from 0 to infinity."""

    @property
    def llr(self) -> NDArray[np.float64]:
        """Log-likelihood ratio of each block, in nats [shape=(b,)]."""
        with np.errstate(divide="ignore"):
            ratios: NDArray[np.float64] = np.log(self.likelihood_ratio)
        return ratios

    def __call__(self, scores: ArrayLike) -> NDArray[np.float64]:
        """Return log-likelihood ratios of ``scores``, in nats, of the same shape.

        A score between two blocks belongs to the lower one.
        """
        block = np.searchsorted(self.first_score, np.asarray(scores), side="right") - 1
        calibrated: NDArray[np.float64] = self.llr[np.maximum(block, 0)]
        return calibrated


def fit_pav(counts: ScoreCounts, *, laplace: bool = False) -> PavCalibration:
    """Fit log-likelihood ratios to counted scores.

    Parameters
    ----------
    counts : ScoreCounts
    laplace : bool
        Add one target and one non-target below all scores, and one of each above: the rule of
        succession that keeps the outermost ratios finite (Nautsch et al., 2020).

    Returns
    -------
    PavCalibration
    """
    target, nontarget, first = pool_adjacent_violators(counts.target, counts.nontarget)
    pooled: Sequence[Counts] = (target, nontarget)
    if laplace:
        target, nontarget, joined, *pooled = _with_one_of_each_at_both_ends(target, nontarget)
        first = first[joined]
    last = np.append(first[1:], counts.values.size) - 1
    with np.errstate(divide="ignore"):
        # Integer products keep a ratio of one exactly one.
        ratio = (pooled[0] * counts.n_nontarget) / (pooled[1] * counts.n_target)
    return PavCalibration(counts.values[first], counts.values[last], target, nontarget, ratio)


def pool_adjacent_violators(target: Counts, nontarget: Counts) -> tuple[Counts, Counts, Counts]:
    """Pool neighbours until the share of targets strictly increases.

    Parameters
    ----------
    target, nontarget : np.ndarray of int [shape=(k,)]
        Counts in the order of scores; nowhere both zero.

    Returns
    -------
    tuple of np.ndarray of int [shape=(b,)], three times
        Targets and non-targets of each block, and the place of its first element.
    """
    first = np.arange(target.size)
    while True:
        rises = target[:-1] * nontarget[1:] < target[1:] * nontarget[:-1]
        start = np.append(0, np.flatnonzero(rises) + 1)
        pooled = start.size
        if pooled == target.size:
            return target, nontarget, first
        if pooled > _WORTH_ANOTHER_PASS * target.size:
            return _pool_one_by_one(target, nontarget, first)
        target, nontarget = np.add.reduceat(target, start), np.add.reduceat(nontarget, start)
        first = first[start]


def _pool_one_by_one(
    target: Counts, nontarget: Counts, first: Counts
) -> tuple[Counts, Counts, Counts]:
    """Pool with a stack, whose time is linear whatever the counts are."""
    blocks: list[tuple[int, int, int]] = []
    for block in zip(target.tolist(), nontarget.tolist(), first.tolist(), strict=True):
        t, n, place = block
        while blocks and blocks[-1][0] * n >= t * blocks[-1][1]:
            t_before, n_before, place = blocks.pop()
            t, n = t + t_before, n + n_before
        blocks.append((t, n, place))
    pooled = np.array(blocks, dtype=np.int64).T
    return pooled[0], pooled[1], pooled[2]


def _with_one_of_each_at_both_ends(
    target: Counts, nontarget: Counts
) -> tuple[Counts, Counts, Counts, Counts, Counts]:
    """Pool blocks again between two made-up ones.

    Returns
    -------
    tuple of np.ndarray of int [shape=(b,)], five times
        Observed targets and non-targets of each block, the place of its first element, and its
        counts with what was made up.
    """
    ends = np.array([1])
    t, n, first = pool_adjacent_violators(
        np.concatenate([ends, target, ends]), np.concatenate([ends, nontarget, ends])
    )
    made_up = np.zeros_like(t)
    made_up[0] += 1
    made_up[-1] += 1
    observed = t + n > 2 * made_up
    place = np.maximum(first[observed] - 1, 0)
    t, n, made_up = t[observed], n[observed], made_up[observed]
    return t - made_up, n - made_up, place, t, n
