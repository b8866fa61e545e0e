"""What the words and numbers of a report mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.report.section import Section
from analysis.report.sections.detection import by_task

if TYPE_CHECKING:
    from analysis.report.results import Results


def section(results: Results) -> Section:
    """Return the definitions of what this report holds."""
    return Section("definitions", "Definitions", {"tasks": by_task(results.detections)})
