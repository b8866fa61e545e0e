"""How far evaluators agree with each other and with themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.agreement import agreement
from analysis.reliability import repeat_agreement
from analysis.report.data_files import frame_of
from analysis.report.section import Section

if TYPE_CHECKING:
    from analysis.report.results import Results

_BETWEEN = {
    "question": "question",
    "recordings": "recordings",
    "judgements": "judgements",
    "evaluators": "evaluators",
    "krippendorff_alpha_ordinal": "alpha",
    "low": "alpha_interval.low",
    "high": "alpha_interval.high",
    "icc_1": "icc",
    "not_known_because": "not_known_because",
}
_WITHIN = {
    "question": "question",
    "trials": "trials",
    "evaluators": "evaluators",
    "identical": "identical",
    "within_sd": "within_sd",
}


def section(results: Results) -> Section | None:
    """Return both kinds of agreement; None in a study without ratings."""
    if not results.has_ratings:
        return None
    between, within = agreement(results.ranked), repeat_agreement(results.tables.ratings)
    return Section(
        "agreement",
        "How far evaluators agree",
        {"between": between, "within": within},
        tables={
            "agreement": frame_of(between, _BETWEEN),
            "repeats": frame_of(within, _WITHIN),
        },
    )
