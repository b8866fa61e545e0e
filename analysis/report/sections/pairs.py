"""Every system beside every other: differences, equivalence, what could have been found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.all_pairs import Pair, compare_pairs
from analysis.equivalence import NEGLIGIBLE
from analysis.report.data_files import frame_of
from analysis.report.section import Section
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    import pandas as pd

    from analysis.measures import Measure
    from analysis.report.results import Results

    Matrix = list[tuple[str, list[Pair | None]]]

FEWEST_SYSTEMS = 2
"""Beside original speech, of which every other can be shown beside every other."""
_COLUMNS = {
    "measure": "measure.name",
    "system": "system",
    "other": "other",
    "n": "test.n_a",
    "n_other": "test.n_b",
    "effect_size": "test.effect_size",
    "u": "test.u",
    "p": "test.p",
    "p_holm": "p_holm",
    "two_way_low": "two_way.interval.low",
    "two_way_high": "two_way.interval.high",
    "two_way_p": "two_way.p",
    "two_way_p_holm": "two_way_p_holm",
    "equivalence_margin": "equivalence.margin",
    "equivalence_low": "equivalence.low",
    "equivalence_high": "equivalence.high",
    "equivalence_p": "equivalence.p",
    "minimum_detectable": "minimum_detectable",
    "verdict": "verdict",
}


def section(results: Results) -> Section | None:
    """Return the matrices; None where fewer than two systems stand beside original speech.

    All there is to say of one system is said where it is compared with original speech.
    """
    if not results.has_ratings or len(results.systems) < FEWEST_SYSTEMS:
        return None
    pairs = compare_pairs(results.ranked, results.measures, results.systems)
    names = (ORIGINAL, *results.systems)
    return Section(
        "pairs",
        "Every system beside every other",
        {
            "names": names,
            "matrices": [(measure, _matrix(measure, names, pairs)) for measure in results.measures],
            "margin": NEGLIGIBLE,
        },
        tables={"all_pairs": table_of(pairs)},
    )


def table_of(pairs: list[Pair]) -> pd.DataFrame:
    """Return the table of pairs, at full precision."""
    return frame_of(pairs, _COLUMNS)


def _matrix(measure: Measure, names: tuple[str, ...], pairs: list[Pair]) -> Matrix:
    """Return a row for each system but the last, with its comparisons to those after it."""
    found = {(pair.system, pair.other): pair for pair in pairs if pair.measure is measure}
    return [(system, [found.get((system, other)) for other in names[1:]]) for system in names[:-1]]
