"""Whether two systems are as good as equal, and what difference the data could have shown.

That a test finds no difference does not make two systems equal: there may have been too few
evaluators to find one. Both questions are answered from the two-way cluster-robust standard error
of the effect size A (`analysis.cluster_robust`), on the scale of its log-odds as the test itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING, Final

from scipy.optimize import brentq
from scipy.special import expit, logit
from scipy.stats import nct
from scipy.stats import t as student_t

from analysis.intervals import log_odds_error, log_odds_interval

if TYPE_CHECKING:
    from analysis.cluster_robust import RobustEstimate

NEGLIGIBLE: Final = 0.06
"""A up to 0.56, or down to 0.44, is a negligible difference (Vargha & Delaney, 2000, table 1)."""


@dataclass(frozen=True, slots=True)
class Equivalence:
    """Two one-sided tests of A against the bounds of what is negligible; NaN where not known."""

    margin: float
    p: float
    """The larger p of the two one-sided tests: below 0.05, A lies within 1/2 +- margin."""
    low: float
    """With `high`, the 90 % interval of A, which lies within the bounds exactly when p < 0.05."""
    high: float


def equivalence(estimate: RobustEstimate, effect_size: float, margin: float) -> Equivalence:
    """Test whether A differs from 1/2 by less than a margin.

    Parameters
    ----------
    estimate : RobustEstimate
    effect_size : float
        The A that the estimate is of.
    margin : float
        Above 0 and at most 1/2.

    Returns
    -------
    Equivalence

    References
    ----------
    Schuirmann (1987), J. Pharmacokinetics and Biopharmaceutics 15(6): two one-sided tests.
    """
    if estimate.interval.reason is not None:
        return Equivalence(margin, nan, nan, nan)
    freedom = estimate.degrees_of_freedom
    error = log_odds_error(effect_size, estimate.standard_error)
    found, lower, upper = logit([effect_size, 0.5 - margin, 0.5 + margin])
    nearer = min(found - lower, upper - found)
    reach = float(student_t.ppf(0.95, freedom))
    within = log_odds_interval(effect_size, estimate.standard_error, reach)
    return Equivalence(
        margin=margin,
        p=float(student_t.sf(nearer / error, freedom)),
        low=within.low,
        high=within.high,
    )


def minimum_detectable(
    estimate: RobustEstimate, effect_size: float, *, power: float = 0.8, level: float = 0.05
) -> float:
    """Return the distance of A from 1/2 that the two-sided test finds with the given power.

    Parameters
    ----------
    estimate : RobustEstimate
    effect_size : float
        The A that the estimate is of. The standard error of its log-odds is taken as that of the
        study, whatever A is to be found.
    power, level : float
        Between 0 and 1.

    Returns
    -------
    float
        Below 1/2; NaN where no standard error is known, or with less than one degree of freedom,
        which two evaluators leave who judged unequally much. The test statistic of a difference
        has Student's noncentral t distribution.
    """
    freedom = estimate.degrees_of_freedom
    if estimate.interval.reason is not None or freedom < 1.0:
        return nan
    critical = float(student_t.ppf(1.0 - level / 2, freedom))
    # Were the distribution only shifted, its shift would be the sum of both quantiles.
    beyond = 2.0 * (critical + float(student_t.ppf(power, freedom)))
    shift = brentq(lambda errors: nct.sf(critical, freedom, errors) - power, 0.0, beyond)
    error = log_odds_error(effect_size, estimate.standard_error)
    return float(expit(shift * error)) - 0.5
