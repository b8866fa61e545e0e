"""Which systems differ: tests against original speech and the first system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.all_pairs import compare_pairs
from analysis.equivalence import NEGLIGIBLE
from analysis.report.data_files import frame_of
from analysis.report.section import Section
from analysis.report.sections import pairs

if TYPE_CHECKING:
    from analysis.all_pairs import Pair
    from analysis.comparisons import Comparison
    from analysis.measures import Measure
    from analysis.report.results import Results

    Families = list[tuple[Measure, list[tuple[str, list[Comparison]]]]]

COLUMNS = {
    "measure": "measure.name",
    "system": "system",
    "reference": "reference",
    "n": "test.n_a",
    "n_reference": "test.n_b",
    "evaluators": "n_evaluators",
    "trial_speakers": "n_speakers",
    "median": "median",
    "median_reference": "reference_median",
    "effect_size": "test.effect_size",
    "u": "test.u",
    "p": "test.p",
    "p_holm": "p_holm",
    "two_way_low": "two_way.interval.low",
    "two_way_high": "two_way.interval.high",
    "two_way_standard_error": "two_way.standard_error",
    "two_way_degrees_of_freedom": "two_way.degrees_of_freedom",
    "two_way_p": "two_way.p",
    "two_way_p_holm": "two_way_p_holm",
    "bootstrap_low": "bootstrap.low",
    "bootstrap_high": "bootstrap.high",
    "not_known_because": "not_known_because",
}


def section(results: Results) -> Section | None:
    """Return the comparisons; None in a study without ratings."""
    if not results.has_ratings:
        return None
    comparisons = {"comparisons": frame_of(results.comparisons, COLUMNS)}
    alone = _alone(results)
    return Section(
        "tests",
        "Differences between systems",
        {
            "families": _families(results),
            "alone": {
                measure.name: next((pair for pair in alone if pair.measure is measure), None)
                for measure in results.measures
            },
            "margin": NEGLIGIBLE,
        },
        tables=comparisons | ({"all_pairs": pairs.table_of(alone)} if alone else {}),
    )


def _alone(results: Results) -> list[Pair]:
    """Return the only system beside original speech, which needs no matrix of pairs."""
    if len(results.systems) >= pairs.FEWEST_SYSTEMS:
        return []
    return compare_pairs(results.ranked, results.measures, results.systems)


def _families(results: Results) -> Families:
    """Return measures with their comparisons, grouped by what systems are compared with."""
    families = []
    for measure in results.measures:
        of_measure = [row for row in results.comparisons if row.measure is measure]
        references = list(dict.fromkeys(row.reference for row in of_measure))
        families.append(
            (
                measure,
                [
                    (reference, [row for row in of_measure if row.reference == reference])
                    for reference in references
                ],
            )
        )
    return families
