"""What scores leak to an attacker: bounds on log-likelihood ratios (perfect secrecy is 0).

Expected and worst-case disclosure follow Nautsch et al., "The Privacy ZEBRA" (2020); the bound
eps_max, the largest absolute log-likelihood ratio of a set, may rest on any estimate of the ratios.
Natural logarithms throughout, but where a name says bits or log10.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, log
from typing import TYPE_CHECKING

import numpy as np

from analysis.estimates import NotEstimable

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from analysis.calibration import PavCalibration
    from analysis.det_curve import ScoreCounts
    from analysis.score_models import ScoreModel

_CATEGORIES = ((0.0, "0"), (1.0, "A"), (2.0, "B"), (4.0, "C"), (5.0, "D"), (6.0, "E"))
_BEYOND_CATEGORIES = "F"
_SERIES_BELOW = 0.02
_SERIES = (-1 / 2, 1 / 3, -1 / 12, 1 / 180, 1 / 720, -1 / 5040, -1 / 30240)
_CERTAIN = 700.0
_SUM_TOLERANCE = 1e-6


@dataclass(frozen=True, slots=True)
class WorstDisclosure:
    """The largest absolute log-likelihood ratio of a set by PAV, and what it rests on."""

    nats: float
    log10: float
    n_target: int
    """Targets in the block of scores that has the largest ratio."""
    n_nontarget: int
    """Non-targets in that block."""
    cap_nats: float
    """The most that a set of this size can show, when all scores of a class lie apart."""

    @property
    def category(self) -> str:
        """Category of ZEBRA, ``"0"`` for perfect secrecy and ``"A"`` (good) to ``"F"`` (bad)."""
        return zebra_category(self.log10)

    @property
    def is_capped(self) -> bool:
        """Whether the block has one class alone: then its size and Laplace's rule set the ratio."""
        return self.nats > 0.0 and 0 in (self.n_target, self.n_nontarget)


def worst_disclosure(calibration: PavCalibration) -> WorstDisclosure:
    """Return the worst case over all scores; where several are as bad, the highest scores.

    Parameters
    ----------
    calibration : PavCalibration
        With Laplace's rule; without, complete separation at an end leaks without bound.
    """
    ratio = calibration.likelihood_ratio
    with np.errstate(divide="ignore"):
        # Always above 1, so that powers of ten stay exact at the categories' bounds.
        extent = np.maximum(ratio, 1.0 / ratio)
    worst = extent.size - 1 - int(np.argmax(extent[::-1]))
    n_target, n_nontarget = (int(n.sum()) for n in (calibration.target, calibration.nontarget))
    cap = max((n_target + 1) * n_nontarget / n_target, (n_nontarget + 1) * n_target / n_nontarget)
    return WorstDisclosure(
        nats=float(np.log(extent[worst])),
        log10=float(np.log10(extent[worst])),
        n_target=int(calibration.target[worst]),
        n_nontarget=int(calibration.nontarget[worst]),
        cap_nats=log(cap),
    )


def zebra_category(worst_log10: float) -> str:
    """Return ZEBRA's category of the largest absolute log-likelihood ratio, base 10.

    Upper bounds belong to their category. Only exactly 0 is category ``"0"``.
    """
    for bound, category in _CATEGORIES:
        if worst_log10 <= bound:
            return category
    return _BEYOND_CATEGORIES


def expected_disclosure_bits(calibration: PavCalibration) -> float:
    """Return what scores tell on average over all priors, in bits.

    The area between the empirical cross-entropy of the priors alone and that with calibrated
    scores, in closed form: from 0 for perfect secrecy to 1/log(4) = 0.7213 for none.

    Parameters
    ----------
    calibration : PavCalibration
        Without Laplace's rule it is the one inside min Cllr, as ZEBRA computes this number.
    """
    known = [
        float(_cost_over_priors(sign * calibration.llr[count > 0]) @ count[count > 0] / count.sum())
        for sign, count in ((1.0, calibration.target), (-1.0, calibration.nontarget))
    ]
    return (0.5 + sum(known) / 2.0) / log(2.0)


def eps_max_by_model(counts: ScoreCounts, model: type[ScoreModel]) -> float:
    """Return the largest absolute log-likelihood ratio of the observed scores, in nats.

    Parameters
    ----------
    counts : ScoreCounts
    model : type
        The distribution fitted to either class.

    Raises
    ------
    NotEstimable
        When the sample does not carry the model.
    """
    llr = model_llr(counts, model)
    with np.errstate(over="ignore", invalid="ignore"):
        eps_max = float(np.max(np.abs(llr(counts.values))))
    if not isfinite(eps_max):
        raise NotEstimable("the classes are too far apart for double precision")
    return eps_max


def model_llr(counts: ScoreCounts, model: type[ScoreModel]) -> ModelLlr:
    """Fit ``model`` to both classes.

    Raises
    ------
    NotEstimable
        When the sample does not carry the model.
    """
    if not np.isfinite(counts.values[[0, -1]]).all():
        raise NotEstimable("a score is infinite, which no density describes")
    fitted = []
    for name, count in (("target", counts.target), ("non-target", counts.nontarget)):
        present = count > 0
        try:
            fitted.append(model.fit(counts.values[present], count[present].astype(np.float64)))
        except NotEstimable as finding:
            raise NotEstimable(f"{name} scores: {finding}") from None
    return ModelLlr(*fitted)


@dataclass(frozen=True, slots=True)
class ModelLlr:
    """Log-likelihood ratios of two fitted distributions."""

    target: ScoreModel
    nontarget: ScoreModel

    def __call__(self, scores: ArrayLike) -> NDArray[np.float64]:
        """Return log-likelihood ratios of ``scores``, in nats, of the same shape."""
        values = np.asarray(scores, dtype=np.float64)
        return self.target.log_density(values) - self.nontarget.log_density(values)


def rank_llr(rank_probabilities: ArrayLike) -> NDArray[np.float64]:
    """Return the log-likelihood ratio of each similarity rank, in nats.

    A speaker at rank k may be the target or one of the N - 1 others, who share the remaining
    ranks evenly: LLR(k) = log(p(k) (N - 1) / (1 - p(k))), Eq. (35) of the work on worst-case
    disclosure as a metric. It is 0 everywhere exactly when all ranks are equally likely.

    Parameters
    ----------
    rank_probabilities : array_like [shape=(N,)]
        The probability that the target has rank 1 (most similar), 2, …, N.

    Returns
    -------
    np.ndarray [shape=(N,)]
        Minus infinity where a rank cannot be, infinity where it is certain.

    Raises
    ------
    ValueError
        When there are fewer than two ranks or these are no probabilities.
    """
    probabilities = np.asarray(rank_probabilities, dtype=np.float64)
    if probabilities.ndim != 1 or probabilities.size < 2:
        raise ValueError(
            f"rank_probabilities has shape {probabilities.shape}, not two or more ranks"
        )
    if not (probabilities >= 0.0).all() or abs(probabilities.sum() - 1.0) > _SUM_TOLERANCE:
        raise ValueError(
            f"rank_probabilities must be 0 or more and sum to 1, not {probabilities.sum():g}"
        )
    with np.errstate(divide="ignore"):
        return (
            np.log(probabilities)
            + log(probabilities.size - 1)
            - np.log1p(-np.minimum(probabilities, 1.0))
        )


def _cost_over_priors(llr: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return (x - e) / e² with e = exp(x) - 1, the integral of one score's cost, less a constant.

    It runs from minus infinity over -1/2 at 0 to 0. Near 0 both terms cancel, so a series stands
    in; far above, it is 0 within double precision, while exp overflows.
    """
    cost = np.zeros_like(llr)
    near = np.abs(llr) < _SERIES_BELOW
    cost[near] = np.polynomial.polynomial.polyval(llr[near], _SERIES)
    between = ~near & (llr < _CERTAIN)
    growth = np.expm1(llr[between])
    cost[between] = (llr[between] / growth - 1.0) / growth
    return cost
