"""What was left out and why, and how far evaluators can be relied on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.reliability import attention, repeat_agreement
from analysis.report.collected import count_flags
from analysis.report.data_files import frame_of
from analysis.report.section import Section

if TYPE_CHECKING:
    from analysis.report.results import Results

_COLUMNS = {
    "reason": "reason",
    "sessions": "sessions",
    "evaluators": "evaluators",
    "trials": "trials",
}


def section(results: Results) -> Section | None:
    """Return the exclusions of trials; None in a study without ratings."""
    if not results.has_ratings:
        return None
    ratings = results.tables.ratings
    return Section(
        "exclusions",
        "Exclusions",
        {
            "flags": count_flags(results.ranked),
            "repeats": repeat_agreement(ratings),
            "attention": attention(ratings),
        },
        tables={"exclusions": frame_of(results.exclusions, _COLUMNS)},
    )
