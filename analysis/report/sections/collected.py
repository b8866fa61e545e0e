"""What was collected: sessions, evaluators, trials."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.report.collected import count_collected, count_sorted
from analysis.report.section import Section

if TYPE_CHECKING:
    from analysis.report.results import Results


def section(results: Results) -> Section:
    """Return the counts of what was collected."""
    sorted_by_ear = None if results.clustering is None else count_sorted(results.clustering)
    return Section(
        "collected",
        "What was collected",
        {"collected": count_collected(results), "sorted": sorted_by_ear},
    )
