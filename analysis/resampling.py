"""The bootstrap over evaluators.

Whole evaluators are drawn with replacement, so everything that one person's judgements share is
kept. Only evaluators are drawn: drawing evaluators and stimuli at once and multiplying the weights
would count the residual variance three times.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import TYPE_CHECKING, Protocol

import numpy as np
from scipy.sparse import csr_array
from scipy.stats import norm
from scipy.stats import t as student_t

from analysis.clusters import effective_evaluators
from analysis.intervals import Interval, log_odds_interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from analysis.measures import JudgedSample

_COUNTS_AT_ONCE = 4_000_000


class Statistic(Protocol):
    """A number taken from weighted counts of distinct values, for many weightings at once."""

    def __call__(
        self, values: NDArray[np.float64], *counts: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Return one number, or m of them, for each weighting.

        Parameters
        ----------
        values : np.ndarray [shape=(k,)]
            Distinct values, ascending.
        *counts : np.ndarray [shape=(replicates, k)]
            For each sample, how often each value stands in it.

        Returns
        -------
        np.ndarray [shape=(replicates,) or (replicates, m)]
            NaN where the weighting leaves the statistic undefined.
        """


def seeded_generator(seed: int, *names: str) -> np.random.Generator:
    """Return a generator that follows from ``seed`` and ``names`` alone, on every platform."""
    digest = hashlib.sha256("\0".join([str(seed), *names]).encode("utf-8")).digest()
    return np.random.default_rng(int.from_bytes(digest[:16], "big"))


@dataclass(frozen=True)
class EvaluatorBootstrap:
    """Draws of evaluators, shared by every statistic of a report."""

    evaluators: NDArray[np.str_]
    """[shape=(e,)], ascending."""
    draws: NDArray[np.float64]
    """[shape=(replicates, e)], how often each evaluator is in each draw."""

    @classmethod
    def draw(
        cls, evaluators: Sequence[str], *, replicates: int, generator: np.random.Generator
    ) -> EvaluatorBootstrap:
        """Draw as many evaluators as there are, ``replicates`` times, with replacement."""
        names = np.unique(np.asarray(evaluators, dtype=np.str_))
        draws = np.zeros((replicates, names.size))
        if names.size:
            chosen = generator.integers(names.size, size=draws.shape)
            np.add.at(draws, (np.arange(replicates)[:, np.newaxis], chosen), 1.0)
        return cls(names, draws)

    def interval(
        self, statistic: Statistic, *samples: JudgedSample, confidence: float = 0.95
    ) -> Interval:
        """Return the expanded percentile interval of ``statistic`` over evaluators.

        The percentiles are those of Student's t, widened by sqrt(e / (e - 1)) for e evaluators
        in effect (Hesterberg, 2015): plain percentiles are too narrow for few evaluators.

        Parameters
        ----------
        statistic : Statistic
        *samples : JudgedSample
            What the statistic is of, in its order.
        confidence : float
            Between 0 and 1.

        Returns
        -------
        Interval
            With the reason where the data cannot carry one.
        """
        reason = self.why_no_interval(*samples, confidence=confidence)
        if reason is not None:
            return Interval.unknown(reason)
        estimates = self.estimates(statistic, *samples)
        return interval_of(estimates, effective_evaluators(*samples), confidence)

    def effect_size_interval(
        self, a: JudgedSample, b: JudgedSample, *, confidence: float = 0.95
    ) -> Interval:
        """Return the interval of A, the chance that a value of ``a`` exceeds one of ``b``.

        The spread of draws is carried over to the log-odds of A, where as many of it as Student's
        t asks for with e evaluators in effect are taken both ways, widened by sqrt(e / (e - 1)).
        Unlike percentiles it does not bend to the skewness of what happens to be drawn, which few
        evaluators tell little about (Efron & Tibshirani, 1993, chapter 12).

        Parameters
        ----------
        a, b : JudgedSample
        confidence : float
            Between 0 and 1.

        Returns
        -------
        Interval
            With the reason where the data cannot carry one.
        """
        reason = self.why_no_interval(a, b, confidence=confidence)
        if reason is not None:
            return Interval.unknown(reason)
        estimates = self.estimates(effect_size_of, a, b)
        known = estimates[np.isfinite(estimates)]
        reason = _why_no_spread(known, estimates.size)
        if reason is not None:
            return Interval.unknown(reason)
        everybody = EvaluatorBootstrap(self.evaluators, np.ones((1, self.evaluators.size)))
        found = float(everybody.estimates(effect_size_of, a, b)[0])
        reach = _widened_reach(effective_evaluators(a, b), confidence)
        return log_odds_interval(found, float(known.std()), reach)

    def why_no_interval(self, *samples: JudgedSample, confidence: float = 0.95) -> str | None:
        """Return why these samples carry no interval at this confidence; None where they do."""
        if any(len(sample) == 0 for sample in samples):
            return "there are no trials"
        judges, needed = count_judges(*samples), fewest_clusters(confidence)
        if judges < 2:
            return "there is only one evaluator, so no spread between them"
        if judges < needed:
            return f"{judges} evaluators are too few for a bootstrap interval, which needs {needed}"
        return None

    def estimates(self, statistic: Statistic, *samples: JudgedSample) -> NDArray[np.float64]:
        """Return ``statistic`` of every draw of evaluators [shape=(replicates, ...)].

        Parameters
        ----------
        statistic : Statistic
        *samples : JudgedSample
            What the statistic is of, in its order; none of them empty.
        """
        values = np.unique(np.concatenate([sample.values for sample in samples]))
        by_evaluator = [self._counts(sample, values) for sample in samples]
        at_once = max(1, _COUNTS_AT_ONCE // values.size)
        return np.concatenate(
            [
                statistic(values, *(_weighted(counts, draws) for counts in by_evaluator))
                for draws in np.split(
                    self.draws, range(at_once, self.draws.shape[0], at_once), axis=0
                )
            ]
        )

    def _counts(self, sample: JudgedSample, values: NDArray[np.float64]) -> csr_array:
        """Count each value of each evaluator: [shape=(k, e)]."""
        place = np.searchsorted(values, sample.values)
        evaluator = np.searchsorted(self.evaluators, sample.evaluators)
        ones = np.ones(len(sample))
        return csr_array((ones, (place, evaluator)), shape=(values.size, self.evaluators.size))


def fewest_clusters(confidence: float) -> int:
    """Return how many clusters a bootstrap interval needs.

    With fewer, all lie on one side of the truth, out of every draw's reach, too often.
    """
    return 1 + ceil(-log2(1.0 - confidence))


def expanded_percentiles(
    estimates: NDArray[np.float64], clusters: float, confidence: float
) -> Interval:
    """Return the expanded percentile interval of bootstrap estimates (Hesterberg, 2015).

    Parameters
    ----------
    estimates : np.ndarray [shape=(replicates,)]
        Finite.
    clusters : float
        How many were drawn from, in effect; more than one.
    confidence : float
        Between 0 and 1.
    """
    low, high = np.quantile(estimates, expanded_levels(clusters, confidence))
    return Interval(float(low), float(high))


def expanded_levels(clusters: float, confidence: float) -> tuple[float, float]:
    """Return the levels of the expanded percentiles: those of Student's t, widened."""
    reach = _widened_reach(clusters, confidence)
    return float(norm.cdf(-reach)), float(norm.cdf(reach))


def interval_of(estimates: NDArray[np.float64], clusters: float, confidence: float) -> Interval:
    """Return the interval of bootstrap estimates, NaN where a draw left them undefined."""
    known = estimates[np.isfinite(estimates)]
    reason = _why_no_spread(known, estimates.size)
    if reason is not None:
        return Interval.unknown(reason)
    return expanded_percentiles(known, clusters, confidence)


def _widened_reach(clusters: float, confidence: float) -> float:
    """Return how far an interval reaches, in standard deviations of draws.

    Draws spread too little by sqrt((e - 1) / e), as they do about the mean of e values.
    """
    quantile = float(student_t.ppf(0.5 + confidence / 2, clusters - 1.0))
    return quantile * sqrt(clusters / (clusters - 1.0))


def _why_no_spread(known: NDArray[np.float64], drawn: int) -> str | None:
    if known.size < drawn // 2:
        return "too few evaluators judged both"
    if np.ptp(known) == 0.0:
        return "every draw of evaluators gives the same, so no spread is seen"
    return None


def count_judges(*samples: JudgedSample) -> int:
    """Count the evaluators who judged in any of the samples."""
    return int(np.unique(np.concatenate([sample.evaluators for sample in samples])).size)


def _weighted(counts: csr_array, draws: NDArray[np.float64]) -> NDArray[np.float64]:
    weighted: NDArray[np.float64] = (counts @ draws.T).T
    return weighted


def mean_of(values: NDArray[np.float64], *counts: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the mean of one sample, a `Statistic`."""
    (count,) = counts
    with np.errstate(invalid="ignore"):
        means: NDArray[np.float64] = count @ values / count.sum(axis=1)
    return means


def median_of(values: NDArray[np.float64], *counts: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the median of one sample, a `Statistic`; between two middle values their mean."""
    (count,) = counts
    up_to = np.cumsum(count, axis=1)
    size = up_to[:, -1]
    # The middle two of n values, which are one where n is odd, at places from 1.
    lower, upper = (
        values[np.argmax(up_to >= place[:, np.newaxis], axis=1)]
        for place in (np.floor((size + 1) / 2), np.ceil((size + 1) / 2))
    )
    medians: NDArray[np.float64] = np.where(size > 0, (lower + upper) / 2.0, np.nan)
    return medians


def effect_size_of(
    values: NDArray[np.float64],  # noqa: ARG001 - only their order matters, which the counts have
    *counts: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return A of two samples, the chance that the first exceeds the second, a `Statistic`."""
    a, b = counts
    below = np.cumsum(b, axis=1) - b / 2.0
    with np.errstate(invalid="ignore"):
        sizes: NDArray[np.float64] = (a * below).sum(axis=1) / (a.sum(axis=1) * b.sum(axis=1))
    return sizes
