"""What an estimator raises when the data cannot carry its number."""

from __future__ import annotations


class NotEstimable(ValueError):  # noqa: N818 - a finding about the data, not a defect
    """The sample does not carry this estimate; the message, a clause, says why."""
