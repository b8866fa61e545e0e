"""Leakage by similarity rank: how high a probe's own speaker ranks among all enrolled speakers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betaln, digamma, gammaln

from analysis.estimates import NotEstimable
from analysis.leakage import rank_llr
from analysis.likelihood import least_loss

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Array = NDArray[np.float64]

FEWEST_PROBES = 10
FEWEST_PROBES_PER_RANK = 5
_LOG_SHAPE = (-7.0, 12.0)


@dataclass(frozen=True, slots=True)
class ProbeRanks:
    """The rank of the own speaker for each probe that can have one."""

    shares: Array
    """[shape=(probes, ranks)]: how much of each probe has rank 1, 2, …; rows sum to 1. Where the
    own speaker ties with m others, each of the m + 1 ranks gets an equal share."""
    probes: NDArray[np.intp]
    """[shape=(probes,)]: which probes these are."""
    n_left_out: int
    """Probes without the own speaker among the enrolled, or against other numbers of them."""

    @property
    def counts(self) -> Array:
        """How many probes have each rank [shape=(ranks,)]."""
        counts: Array = self.shares.sum(axis=0)
        return counts


def rank_probes(scores: ArrayLike, is_target: ArrayLike, probe: ArrayLike) -> ProbeRanks:
    """Rank each probe's own speaker among all whom the probe was compared with.

    Parameters
    ----------
    scores : array_like [shape=(trials,)]
        Higher means more alike; rank 1 is the highest.
    is_target : array_like of bool [shape=(trials,)]
    probe : array_like of int [shape=(trials,)]
        The probe utterance of each trial, numbered from 0.

    Raises
    ------
    NotEstimable
        When no probe was compared with its own speaker and another one.
    """
    values, target = np.asarray(scores, dtype=np.float64), np.asarray(is_target, dtype=bool)
    place = np.asarray(probe, dtype=np.intp)
    size = np.bincount(place)
    usable = (np.bincount(place, weights=target) == 1) & (size > 1)
    if not usable.any():
        raise NotEstimable("no probe was compared with its own speaker and with another one")
    ranks = int(np.argmax(np.bincount(size[usable])))
    usable &= size == ranks
    own = np.empty(size.size)
    own[place[target]] = values[target]
    better = np.bincount(place, weights=values > own[place])[usable].astype(np.intp)
    tied = np.bincount(place, weights=values == own[place])[usable].astype(np.intp)
    position = np.arange(ranks)
    within = (position >= better[:, np.newaxis]) & (position < (better + tied)[:, np.newaxis])
    n_left_out = int((size > 0).sum() - usable.sum())
    return ProbeRanks(within / tied[:, np.newaxis], np.flatnonzero(usable), n_left_out)


def histogram_probabilities(counts: ArrayLike) -> Array:
    """Return rank probabilities as shares of the probes, one added to each rank.

    Without the one, a rank that no probe has would leak without bound.

    Raises
    ------
    NotEstimable
        When there are fewer than five probes for a rank on average.
    """
    observed = np.asarray(counts, dtype=np.float64)
    needed = FEWEST_PROBES_PER_RANK * observed.size
    if observed.sum() < needed:
        raise NotEstimable(f"{observed.sum():g} ranked probes are too few, it needs {needed}")
    probabilities: Array = (observed + 1.0) / (observed.sum() + observed.size)
    return probabilities


def beta_binomial_probabilities(counts: ArrayLike) -> Array:
    """Return rank probabilities of the beta-binomial distribution that fits best.

    Parameters
    ----------
    counts : array_like [shape=(ranks,)]
        How many probes have rank 1, 2, …; fractions are fine.

    Raises
    ------
    NotEstimable
        When there are fewer than ten probes.
    """
    observed = np.asarray(counts, dtype=np.float64)
    if observed.sum() < FEWEST_PROBES:
        raise NotEstimable(
            f"{observed.sum():g} ranked probes are too few, it needs {FEWEST_PROBES}"
        )
    log_shapes = least_loss(
        _beta_binomial_loss, np.zeros(2), [_LOG_SHAPE, _LOG_SHAPE], observed / observed.sum()
    )
    probabilities = np.exp(_log_beta_binomial(observed.size, *np.exp(log_shapes)))
    normalized: Array = probabilities / probabilities.sum()
    return normalized


def eps_max_of_ranks(probabilities: ArrayLike) -> float:
    """Return the largest absolute log-likelihood ratio over all ranks, in nats."""
    return float(np.max(np.abs(rank_llr(probabilities))))


def rank_metrics(counts: ArrayLike) -> tuple[dict[str, float | None], dict[str, str]]:
    """Return eps_max by both estimates of rank probabilities, in nats, and reasons for what is not.

    Parameters
    ----------
    counts : array_like [shape=(ranks,)]
        How many probes have rank 1, 2, …; fractions are fine.

    Returns
    -------
    metrics : dict of str to float or None
    reasons : dict of str to str
        For each metric that is None.
    """
    metrics: dict[str, float | None] = {}
    reasons = {}
    for name, fit in (
        ("eps_max_rank", beta_binomial_probabilities),
        ("eps_max_rank_histogram", histogram_probabilities),
    ):
        try:
            metrics[name] = eps_max_of_ranks(fit(counts))
        except NotEstimable as finding:
            metrics[name], reasons[name] = None, str(finding)
    return metrics, reasons


def _log_beta_binomial(ranks: int, better: float, worse: float) -> Array:
    behind = np.arange(ranks)
    ahead = ranks - 1 - behind
    ways = gammaln(ranks) - gammaln(behind + 1.0) - gammaln(ahead + 1.0)
    logarithms: Array = ways + betaln(behind + better, ahead + worse) - betaln(better, worse)
    return logarithms


def _beta_binomial_loss(log_shapes: Array, shares: Array) -> tuple[float, Array]:
    better, worse = np.exp(log_shapes)
    behind = np.arange(shares.size)
    ahead = shares.size - 1 - behind
    loss = -float(shares @ _log_beta_binomial(shares.size, better, worse))
    both = digamma(better + worse) - digamma(shares.size - 1 + better + worse)
    slope = np.array(
        [
            better * (shares @ digamma(behind + better) - digamma(better) + both),
            worse * (shares @ digamma(ahead + worse) - digamma(worse) + both),
        ]
    )
    return loss, -slope
