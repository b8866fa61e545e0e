"""How numbers and findings are put into words."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from analysis.comparisons import SIGNIFICANT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from analysis.comparisons import Comparison
    from analysis.detection import Detection
    from analysis.intervals import Interval
    from analysis.summaries import RankSummary

    Row = Comparison | Detection | RankSummary

_MARKS = ((0.001, "***"), (0.01, "**"), (SIGNIFICANT, "*"))
_LIMITS = tuple(limit for limit, _ in _MARKS)
NOT_KNOWN = "–"


def number(value: float, digits: int = 3) -> str:
    """Return a number with fixed digits, a dash where there is none."""
    return NOT_KNOWN if isnan(value) else f"{value:.{digits}f}".replace("-", "−")


def count(value: float) -> str:
    """Return a whole number with thousands set apart."""
    return f"{value:,.0f}"


def percent(value: float) -> str:
    """Return a share as a percentage."""
    return NOT_KNOWN if isnan(value) else f"{100 * value:.1f}"


def p_value(value: float) -> str:
    """Return a p-value with three digits, or that it is below a limit it would be rounded to."""
    if isnan(value):
        return NOT_KNOWN
    rounded = max(round(value, 3), _LIMITS[0])
    below = next((limit for limit in _LIMITS if value < limit <= rounded), None)
    return f"{value:.3f}" if below is None else f"< {below:.3f}"


def interval(bounds: Interval) -> str:
    """Return an interval in brackets, a dash where there is none."""
    return f"[{number(bounds.low)}, {number(bounds.high)}]" if bounds.known else NOT_KNOWN


def percent_interval(bounds: Interval) -> str:
    """Return an interval of a share, as percentages."""
    return f"[{percent(bounds.low)}, {percent(bounds.high)}]" if bounds.known else NOT_KNOWN


def words(name: str) -> str:
    """Return the name of a column or effect as it is read."""
    return name.replace("_", " ").replace(":", " × ")


def plural(amount: int, noun: str) -> str:
    """Return an amount with its noun."""
    return f"{count(amount)} {noun}{'' if amount == 1 else 's'}"


def listing(names: Sequence[str]) -> str:
    """Return names as they are read: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def mark_of(p: float) -> str:
    """Return the stars of a p-value; none where it is not significant or not known."""
    return next((mark for limit, mark in _MARKS if p < limit), "")


def significance_mark(comparison: Comparison) -> str:
    """Return stars for the pooled test, in brackets where the two-way estimate does not agree."""
    mark = mark_of(comparison.p_holm)
    agreed = comparison.two_way_p_holm < SIGNIFICANT
    return mark if agreed or not mark else f"({mark})"


def finding(comparison: Comparison) -> str:
    """Say what the comparison shows."""
    direction = "lower" if comparison.test.effect_size < 0.5 else "higher"
    if comparison.two_way_p_holm < SIGNIFICANT:
        return direction
    if comparison.p_holm < SIGNIFICANT:
        return f"{direction} only in the pooled test"
    if isnan(comparison.test.p):
        return "cannot be said"
    return "no difference shown"


def summary_of_findings(comparisons: Sequence[Comparison]) -> str:
    """Say in one sentence what comparisons with one reference show."""
    by_finding: dict[str, list[str]] = {}
    for comparison in comparisons:
        by_finding.setdefault(finding(comparison), []).append(comparison.system)
    parts = [f"{what}: {listing(systems)}" for what, systems in sorted(by_finding.items())]
    summary = "; ".join(parts)
    return f"{summary[0].upper()}{summary[1:]}."


def reasons(rows: Sequence[Row]) -> list[str]:
    """Return why numbers of a table are missing, each reason once with its systems."""
    by_reason: dict[str, list[str]] = {}
    for row in rows:
        if row.not_known_because:
            by_reason.setdefault(row.not_known_because, []).append(row.system)
    everyone = {row.system for row in rows}
    return [
        reason if set(systems) == everyone else f"{listing(list(dict.fromkeys(systems)))}: {reason}"
        for reason, systems in by_reason.items()
    ]
