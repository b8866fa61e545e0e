"""Intervals that say when they cannot be said."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, nan

from scipy.special import expit, logit


@dataclass(frozen=True, slots=True)
class Interval:
    """A confidence interval; NaN bounds come with the reason why there is none."""

    low: float
    high: float
    reason: str | None = None

    @classmethod
    def unknown(cls, reason: str) -> Interval:
        """Return the interval of a quantity that the data cannot bound."""
        return cls(nan, nan, reason)

    @property
    def known(self) -> bool:
        """Whether the data carry this interval."""
        return isfinite(self.low) and isfinite(self.high)

    def excludes(self, value: float) -> bool:
        """Whether the interval is known and ``value`` lies outside."""
        return self.known and not self.low <= value <= self.high


def log_odds_interval(share: float, standard_error: float, reach: float) -> Interval:
    """Return the interval of a share that reaches as far both ways on the scale of its log-odds.

    The spread of an estimated share hangs on the share itself; that of its log-odds far less, and
    the interval stays between 0 and 1.

    Parameters
    ----------
    share : float
        Above 0 and below 1.
    standard_error : float
        Of the share; carried over to the log-odds by the delta method.
    reach : float
        In standard errors.

    References
    ----------
    Pepe (2003), The Statistical Evaluation of Medical Tests, section 5.2: the area below a
    receiver operating characteristic, which A is.
    """
    middle, distance = logit(share), reach * log_odds_error(share, standard_error)
    return Interval(float(expit(middle - distance)), float(expit(middle + distance)))


def log_odds_error(share: float, standard_error: float) -> float:
    """Return the standard error of the log-odds of a share, by the delta method."""
    return standard_error / (share * (1.0 - share))
