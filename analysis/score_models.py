"""Distributions of scores: Gaussian, and Student's t whose tails may be heavy."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Protocol, Self

import numpy as np
from scipy.special import digamma, gammaln

from analysis.estimates import NotEstimable
from analysis.likelihood import least_loss

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

FEWEST_FOR_GAUSSIAN = 10
FEWEST_FOR_STUDENT_T = 30
_MOST_POINTS = 4_000
_POINTS_KEPT_AT_EACH_END = 500
_LOG_FREEDOM = (float(np.log(0.5)), float(np.log(1e4)))
_LOG_SCALE = (-12.0, 2.0)
_AT_BOUND = 1e-6


class ScoreModel(Protocol):
    """A distribution that can be fitted to one class of scores."""

    @classmethod
    def fit(cls, values: Array, weights: Array) -> Self:
        """Fit by maximum likelihood.

        Parameters
        ----------
        values : np.ndarray [shape=(k,)]
            Distinct scores, ascending and finite.
        weights : np.ndarray [shape=(k,)]
            How often each was observed.

        Raises
        ------
        NotEstimable
            When the sample does not carry the model.
        """

    def log_density(self, scores: Array) -> Array:
        """Return the natural logarithm of the density at ``scores``."""


@dataclass(frozen=True, slots=True)
class GaussianModel:
    """The normal distribution."""

    mean: float
    scale: float

    @classmethod
    def fit(cls, values: Array, weights: Array) -> Self:
        """Fit mean and standard deviation; see `ScoreModel.fit`."""
        return cls(*_moments(values, weights, FEWEST_FOR_GAUSSIAN))

    def log_density(self, scores: Array) -> Array:
        """Return the natural logarithm of the density at ``scores``."""
        deviation = (scores - self.mean) / self.scale
        density: Array = -0.5 * deviation**2 - np.log(self.scale * np.sqrt(2.0 * np.pi))
        return density


@dataclass(frozen=True, slots=True)
class StudentTModel:
    """Student's t distribution with a location and a scale."""

    freedom: float
    """Degrees of freedom: the fewer, the heavier the tails."""
    location: float
    scale: float

    @classmethod
    def fit(cls, values: Array, weights: Array) -> Self:
        """Fit all three parameters, freedom between 0.5 and 10,000; see `ScoreModel.fit`."""
        mean, spread = _moments(values, weights, FEWEST_FOR_STUDENT_T)
        points, weights = _condensed((values - mean) / spread, weights)
        location, log_scale, log_freedom = least_loss(
            _student_t_loss,
            np.array([0.0, -0.1, np.log(10.0)]),
            [(None, None), _LOG_SCALE, _LOG_FREEDOM],
            points,
            weights / weights.sum(),
        )
        if log_scale < _LOG_SCALE[0] + _AT_BOUND:
            raise NotEstimable("so many are tied that no continuous distribution describes them")
        return cls(
            float(np.exp(log_freedom)),
            float(mean + spread * location),
            float(spread * np.exp(log_scale)),
        )

    def log_density(self, scores: Array) -> Array:
        """Return the natural logarithm of the density at ``scores``."""
        deviation = (scores - self.location) / self.scale
        tails = 0.5 * (self.freedom + 1.0) * np.log1p(deviation**2 / self.freedom)
        density: Array = _log_normalizer(self.freedom) - np.log(self.scale) - tails
        return density


def _moments(values: Array, weights: Array, fewest: int) -> tuple[float, float]:
    count = weights.sum()
    if count < fewest:
        raise NotEstimable(f"{count:g} are too few, the model needs {fewest}")
    with np.errstate(over="ignore", invalid="ignore"):
        mean = float(values @ (weights / count))
        spread = float(np.sqrt((values - mean) ** 2 @ (weights / count)))
    if values.size < 2 or spread == 0.0:
        raise NotEstimable("all are the same, so there is no spread")
    if not isfinite(spread):
        raise NotEstimable("they spread too far for double precision")
    return mean, spread


def _student_t_loss(parameters: Array, values: Array, weights: Array) -> tuple[float, Array]:
    """Return the mean negative log-likelihood and its gradient; weights sum to 1."""
    location, log_scale, log_freedom = parameters
    scale, freedom = np.exp(log_scale), np.exp(log_freedom)
    deviation = (values - location) / scale
    square = deviation**2
    stretch = np.log1p(square / freedom)
    pull = (freedom + 1.0) / (freedom + square)
    loss = 0.5 * (freedom + 1.0) * (weights @ stretch) + log_scale - _log_normalizer(float(freedom))
    normalizer_slope = 0.5 * (
        digamma((freedom + 1.0) / 2.0) - digamma(freedom / 2.0) - 1.0 / freedom
    )
    freedom_slope = weights @ (0.5 * stretch - 0.5 * pull * square / freedom) - normalizer_slope
    gradient = np.array(
        [
            -(weights @ (pull * deviation)) / scale,
            1.0 - weights @ (pull * square),
            freedom * freedom_slope,
        ]
    )
    return float(loss), gradient


def _log_normalizer(freedom: float) -> float:
    return float(
        gammaln((freedom + 1.0) / 2.0) - gammaln(freedom / 2.0) - 0.5 * np.log(np.pi * freedom)
    )


def _condensed(values: Array, weights: Array) -> tuple[Array, Array]:
    """Return fewer points that fit alike: tails as they are, means of neighbours between them."""
    if values.size <= _MOST_POINTS:
        return values, weights
    inner = np.linspace(
        _POINTS_KEPT_AT_EACH_END,
        values.size - _POINTS_KEPT_AT_EACH_END,
        _MOST_POINTS - 2 * _POINTS_KEPT_AT_EACH_END,
        endpoint=False,
    ).astype(np.intp)
    tails = np.arange(_POINTS_KEPT_AT_EACH_END)
    starts = np.concatenate([tails, inner, values.size - tails[::-1] - 1])
    total = np.add.reduceat(weights, starts)
    return np.add.reduceat(values * weights, starts) / total, total
