"""What was left out and why, and how far evaluators can be relied on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.reliability import attention
from analysis.report.collected import count_flags
from analysis.report.data_files import frame_of
from analysis.report.section import Section
from analysis.report.sections import tests

if TYPE_CHECKING:
    import pandas as pd

    from analysis.comparisons import Comparison
    from analysis.report.results import Results

_COLUMNS = {
    "reason": "reason",
    "sessions": "sessions",
    "evaluators": "evaluators",
    "trials": "trials",
}
_LEFT_OUT = {"evaluator": "evaluator", "rule": "rule", "reason": "reason"}


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
            "attention": attention(ratings),
            "with_everyone": _with_everyone(results),
        },
        tables={
            "exclusions": frame_of(results.exclusions, _COLUMNS),
            **(_tables_of_everyone(results) if results.left_out else {}),
        },
    )


def _tables_of_everyone(results: Results) -> dict[str, pd.DataFrame]:
    return {
        "left_out": frame_of(results.left_out, _LEFT_OUT),
        "comparisons_of_everyone": frame_of(results.of_everyone, tests.COLUMNS),
    }


def _with_everyone(results: Results) -> list[tuple[Comparison, Comparison]]:
    """Return the comparisons that count, each beside the same one with everyone."""
    everyone = {(one.measure.name, one.system, one.reference): one for one in results.of_everyone}
    return [
        (one, everyone[one.measure.name, one.system, one.reference])
        for one in results.comparisons
        if everyone
    ]
