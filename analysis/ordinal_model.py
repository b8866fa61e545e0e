"""A cumulative link mixed model: ratings as the ordered categories that they are.

P(rating <= k) = logistic(threshold_k - eta), with eta the effect of the system plus a normal effect
of the evaluator and one of the recording. The likelihood is Laplace's approximation, as in R's
`ordinal::clmm` (Christensen, 2019).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from scipy.linalg import cho_factor, cho_solve
from scipy.optimize import minimize
from scipy.special import expit
from scipy.stats import norm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

FEWEST_IN_FACTOR: Final = 3
"""Evaluators or recordings, below which nothing can be said of how they differ."""
_SEPARATED: Final = 10.0
"""Standard error of log-odds above which ratings of a system do not overlap with others."""
_FLAT: Final = 1e-3
"""Largest slope of the log-likelihood, per unit of a parameter, at what is called its maximum."""
_STEP: Final = 1e-4
_MOST_STEPS: Final = 100


@dataclass(frozen=True, slots=True)
class SystemEffect:
    """What a system adds, in log-odds of a higher rating, beside the reference."""

    system: str
    log_odds: float
    standard_error: float
    z: float
    p: float


@dataclass(frozen=True)
class OrdinalModel:
    """A fitted model; with a reason, and nothing else to be relied on, where it could not be."""

    effects: tuple[SystemEffect, ...]
    thresholds: tuple[float, ...]
    evaluator_deviation: float
    recording_deviation: float
    log_likelihood: float
    n: int
    reason: str | None = None


def fit_ordinal_model(
    ratings: ArrayLike,
    systems: Sequence[str],
    evaluators: ArrayLike,
    recordings: ArrayLike,
    *,
    reference: str,
) -> OrdinalModel:
    """Fit the model by maximum likelihood.

    Parameters
    ----------
    ratings : array_like [shape=(n,)]
        Of any ordered scale.
    systems : sequence of str [length=n]
    evaluators, recordings : array_like [shape=(n,)]
        Who judged, and what: the voice at its origin, whichever system changed it.
    reference : str
        The system whose effect is 0.

    Returns
    -------
    OrdinalModel
        Effects of the other systems in the order of names; tests are Wald's.

    References
    ----------
    Agresti (2010), Analysis of Ordinal Categorical Data, chapter 10.
    """
    values, category = np.unique(np.asarray(ratings), return_inverse=True)
    _, evaluator = np.unique(np.asarray(evaluators), return_inverse=True)
    _, recording = np.unique(np.asarray(recordings), return_inverse=True)
    names = [name for name in sorted(set(systems)) if name != reference]
    reason = _why_not(values.size, set(systems), reference, (evaluator, recording))
    if reason is not None:
        return OrdinalModel((), (), np.nan, np.nan, np.nan, category.size, reason)
    design = np.array([[system == name for name in names] for system in systems], dtype=np.float64)
    likelihood = _Likelihood(category, design, evaluator, recording)
    best = likelihood.maximum()
    errors = likelihood.standard_errors_of_effects(best)
    if errors is None or errors.max() > _SEPARATED:
        reason = "the likelihood has no clear maximum"
        return OrdinalModel((), (), np.nan, np.nan, np.nan, category.size, reason)
    parts = likelihood.parts(best)
    effects = [
        SystemEffect(name, float(effect), float(error), float(effect / error), _p(effect / error))
        for name, effect, error in zip(names, parts.effects, errors, strict=True)
    ]
    return OrdinalModel(
        effects=tuple(effects),
        thresholds=tuple(map(float, parts.thresholds)),
        evaluator_deviation=float(abs(parts.deviations[0])),
        recording_deviation=float(abs(parts.deviations[1])),
        log_likelihood=-likelihood(best),
        n=category.size,
    )


def _p(z: float) -> float:
    return float(2.0 * norm.sf(abs(z)))


def _why_not(
    categories: int,
    systems: set[str],
    reference: str,
    factors: tuple[NDArray[np.intp], NDArray[np.intp]],
) -> str | None:
    if reference not in systems or len(systems) < 2:
        return "there are no two systems to compare"
    if categories < 2:
        return "all ratings are equal"
    for what, factor in zip(("evaluators", "recordings"), factors, strict=True):
        if factor.max() + 1 < FEWEST_IN_FACTOR:
            return f"there are fewer than {FEWEST_IN_FACTOR} {what}"
    return None


@dataclass(frozen=True, slots=True)
class _Parts:
    """Parameters by what they are."""

    thresholds: NDArray[np.float64]
    effects: NDArray[np.float64]
    deviations: NDArray[np.float64]
    """Of evaluators and of recordings; their signs mean nothing."""


class _Likelihood:
    """Minus the log-likelihood.

    Its parameters are the first threshold, the logarithms of the steps from one to the next, the
    effects of systems, and both standard deviations. With these it is even: where one vanishes,
    the maximum lies at 0 and is flat there.
    """

    def __init__(
        self,
        category: NDArray[np.intp],
        design: NDArray[np.float64],
        evaluator: NDArray[np.intp],
        recording: NDArray[np.intp],
    ) -> None:
        self._category, self._design = category, design
        self._factors = (evaluator, recording)
        self._sizes = (int(evaluator.max()) + 1, int(recording.max()) + 1)
        self._cell = evaluator * self._sizes[1] + recording
        self._steps = int(category.max())
        # Where the last search ended: the next begins there.
        self._modes = [np.zeros(size) for size in self._sizes]

    def parts(self, parameters: NDArray[np.float64]) -> _Parts:
        steps = np.exp(parameters[1 : self._steps])
        return _Parts(
            thresholds=parameters[0] + np.concatenate([[0.0], np.cumsum(steps)]),
            effects=parameters[self._steps : -2],
            deviations=parameters[-2:],
        )

    def start(self) -> NDArray[np.float64]:
        shares = np.cumsum(np.bincount(self._category))[:-1] / self._category.size
        thresholds = np.log(shares / (1.0 - shares))
        return np.concatenate(
            [
                thresholds[:1],
                np.log(np.diff(thresholds)),
                np.zeros(self._design.shape[1]),
                [0.5, 0.5],
            ]
        )

    def maximum(self) -> NDArray[np.float64]:
        n = self._category.size

        def of_one(parameters: NDArray[np.float64]) -> float:
            return self(parameters) / n

        def slope_of_one(parameters: NDArray[np.float64]) -> NDArray[np.float64]:
            return self._slope(parameters) / n

        found = minimize(
            of_one, self.start(), jac=slope_of_one, method="BFGS", options={"gtol": _FLAT / 10 / n}
        )
        parameters: NDArray[np.float64] = found.x
        return parameters

    def standard_errors_of_effects(self, best: NDArray[np.float64]) -> NDArray[np.float64] | None:
        """Return them from the inverse of the curvature; None where `best` is no maximum."""
        curvature = self._curvature(best)
        if np.abs(self._slope(best)).max() > _FLAT or np.linalg.eigvalsh(curvature)[0] <= 0.0:
            return None
        errors: NDArray[np.float64] = np.sqrt(np.diag(np.linalg.inv(curvature)))
        return errors[self._steps : -2]

    def __call__(self, parameters: NDArray[np.float64]) -> float:
        parts = self.parts(parameters)
        lower, upper = self._bounds(parts)
        evaluators, recordings = self._factors
        modes = [mode.copy() for mode in self._modes]
        for _ in range(_MOST_STEPS):
            shift = (
                parts.deviations[0] * modes[0][evaluators]
                + parts.deviations[1] * modes[1][recordings]
            )
            probability, slope, curvature = _of_interval(lower - shift, upper - shift)
            steps, log_determinant = self._newton(modes, parts.deviations, slope, curvature)
            modes = [mode - step for mode, step in zip(modes, steps, strict=True)]
            if max(np.abs(step).max() for step in steps) < 1e-9:
                break
        self._modes = modes
        penalty = sum(float(mode @ mode) for mode in modes) / 2.0
        with np.errstate(divide="ignore"):
            return float(-np.log(probability).sum() + penalty + log_determinant / 2.0)

    def _bounds(self, parts: _Parts) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        edges = np.concatenate([[-np.inf], parts.thresholds, [np.inf]])
        fixed = self._design @ parts.effects
        return edges[self._category] - fixed, edges[self._category + 1] - fixed

    def _newton(
        self,
        modes: list[NDArray[np.float64]],
        deviations: NDArray[np.float64],
        slope: NDArray[np.float64],
        curvature: NDArray[np.float64],
    ) -> tuple[list[NDArray[np.float64]], float]:
        """Return the step towards the modes and the log-determinant of the curvature there.

        Within a factor no two effects meet in a rating, so that its block is diagonal; that of
        the recordings, the larger, is eliminated.
        """
        (first, second), (evaluators, recordings) = deviations, self._factors
        gradient = [
            deviation * np.bincount(factor, weights=slope, minlength=size) + mode
            for deviation, factor, size, mode in zip(
                deviations, self._factors, self._sizes, modes, strict=True
            )
        ]
        own = first**2 * np.bincount(evaluators, weights=curvature, minlength=self._sizes[0]) + 1.0
        other = second**2 * np.bincount(recordings, weights=curvature, minlength=self._sizes[1])
        other += 1.0
        cells = np.bincount(
            self._cell, weights=curvature, minlength=self._sizes[0] * self._sizes[1]
        )
        crossed = first * second * cells.reshape(self._sizes)
        reduced = cho_factor(np.diag(own) - (crossed / other) @ crossed.T)
        step = cho_solve(reduced, gradient[0] - crossed @ (gradient[1] / other))
        steps = [step, (gradient[1] - crossed.T @ step) / other]
        log_determinant = 2.0 * np.log(np.diag(reduced[0])).sum() + np.log(other).sum()
        return steps, float(log_determinant)

    def _slope(self, parameters: NDArray[np.float64]) -> NDArray[np.float64]:
        shifts = _STEP * np.eye(parameters.size)
        return np.array(
            [
                (self(parameters + shift) - self(parameters - shift)) / (2 * _STEP)
                for shift in shifts
            ]
        )

    def _curvature(self, parameters: NDArray[np.float64]) -> NDArray[np.float64]:
        step = 10 * _STEP
        shifts = step * np.eye(parameters.size)
        rows = [
            (self._slope(parameters + shift) - self._slope(parameters - shift)) / (2 * step)
            for shift in shifts
        ]
        curvature = np.array(rows)
        symmetric: NDArray[np.float64] = (curvature + curvature.T) / 2.0
        return symmetric


def _of_interval(
    lower: NDArray[np.float64], upper: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Return the logistic probability between two bounds.

    Beside it stand slope and curvature of minus its logarithm as both bounds are lowered.
    """
    # Above 0, the upper tail keeps the digits.
    mirrored = np.where(lower > 0.0, -1.0, 1.0)
    low, high = (
        expit(np.where(lower > 0.0, -upper, lower)),
        expit(np.where(lower > 0.0, -lower, upper)),
    )
    probability = np.maximum(high - low, np.finfo(float).tiny)
    low_density, high_density = low * (1.0 - low), high * (1.0 - high)
    slope = (high_density - low_density) / probability
    bend = (high_density * (1.0 - 2.0 * high) - low_density * (1.0 - 2.0 * low)) / probability
    return probability, mirrored * slope, slope**2 - bend
