"""Bands around detection error trade-off curves: where other evaluators' curves would run.

A curve falls from accepting everything to rejecting everything, so it crosses every line on which
the false-alarm rate exceeds the miss rate by a given amount exactly once. The band is the interval,
on each such line, of the mean of both rates. On the diagonal, where the rates are equal, this is
the interval of the equal error rate. Unlike a band of misses at given false alarms it treats both
errors alike, and it has no gap where the curve is steep.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from analysis.clusters import effective_evaluators
from analysis.det_curve import error_rates
from analysis.resampling import expanded_levels

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from analysis.measures import JudgedSample
    from analysis.resampling import EvaluatorBootstrap

# False alarms less misses, closer together near the ends, which normal-deviate axes stretch.
DIFFERENCES: NDArray[np.float64] = np.cos(np.linspace(0.0, np.pi, 121))


@dataclass(frozen=True, slots=True)
class DetBand:
    """Pointwise bounds of a curve, along lines of constant difference of both rates.

    All arrays [shape=(m,)], in the order of `DIFFERENCES`.
    """

    low: NDArray[np.float64]
    """Mean of false-alarm and miss rate."""
    high: NDArray[np.float64]

    @property
    def low_rates(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """False-alarm and miss rates of the lower bound, from accepting to rejecting all."""
        return self.low + DIFFERENCES / 2.0, self.low - DIFFERENCES / 2.0

    @property
    def high_rates(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """False-alarm and miss rates of the upper bound, from accepting to rejecting all."""
        return self.high + DIFFERENCES / 2.0, self.high - DIFFERENCES / 2.0


def det_band(
    target: JudgedSample,
    nontarget: JudgedSample,
    bootstrap: EvaluatorBootstrap,
    confidence: float = 0.95,
) -> DetBand | None:
    """Return the bootstrap band of a curve over evaluators.

    Parameters
    ----------
    target, nontarget : JudgedSample
    bootstrap : EvaluatorBootstrap
    confidence : float
        Between 0 and 1, of each point by itself.

    Returns
    -------
    DetBand or None
        None where the data carry no interval of the equal error rate either.
    """
    samples = target, nontarget
    if bootstrap.why_no_interval(*samples, confidence=confidence) is not None:
        return None
    means = bootstrap.estimates(_means_of_rates, *samples)
    known = means[np.isfinite(means).all(axis=1)]
    if known.shape[0] < means.shape[0] // 2:
        return None
    levels = expanded_levels(effective_evaluators(*samples), confidence)
    low, high = np.quantile(known, levels, axis=0)
    return DetBand(low, high)


def _means_of_rates(
    values: NDArray[np.float64],  # noqa: ARG001 - only their order matters, which the counts have
    *counts: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the mean of both rates on each line of `DIFFERENCES`, a bootstrap `Statistic`."""
    false_alarm, miss = error_rates(*counts)
    difference, mean = false_alarm - miss, (false_alarm + miss) / 2.0
    # Both fall and rise with the threshold; interpolation wants them ascending.
    return np.array(
        [
            np.interp(DIFFERENCES, line[::-1], means[::-1])
            for line, means in zip(difference, mean, strict=True)
        ]
    )
