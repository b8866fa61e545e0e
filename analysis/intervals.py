"""Intervals that say when they cannot be said."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, nan


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
