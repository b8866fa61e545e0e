"""A paragraph ready to be pasted into a paper, with the numbers of this study."""

from __future__ import annotations

import importlib.metadata
from typing import TYPE_CHECKING

from analysis.report.collected import count_collected
from analysis.report.section import Section
from analysis.report.sections.data import data_digest
from sessions.study import ORIGINAL, QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from analysis.report.results import Results
    from sessions.study import Question

_OF_BOTH = {
    "Hesterberg": "Hesterberg (2015), The American Statistician 69.",
    "Holm": "Holm (1979), Scandinavian Journal of Statistics 6.",
    "Mann": "Mann and Whitney (1947), Annals of Mathematical Statistics 18.",
}
_OF_RATINGS = {
    "Cameron": (
        "Cameron, Gelbach and Miller (2011), Journal of Business and Economic Statistics 29."
    ),
    "Martin": "Martin et al. (1997), Eurospeech.",
    "Obuchowski": "Obuchowski (1997), Biometrics 53.",
    "Rosenberg": "Rosenberg and Ramabhadran (2017), Interspeech.",
    "Satterthwaite": "Satterthwaite (1946), Biometrics Bulletin 2.",
    "Vargha": ("Vargha and Delaney (2000), Journal of Educational and Behavioral Statistics 25."),
}
_OF_CLUSTERING = {
    "Langsrud": "Langsrud (2003), Statistics and Computing 13.",
    "Tomashenko": "Tomashenko et al. (2022), Computer Speech and Language 74.",
    "Welch": "Welch (1947), Biometrika 34.",
    "Wilcoxon": "Wilcoxon (1945), Biometrics Bulletin 1.",
}


def section(results: Results) -> Section:
    """Return the methods."""
    collected = count_collected(results)
    asked = {measure.question for measure in results.measures}
    questions = [question for question in QUESTIONS if question in asked]
    return Section(
        "methods",
        "Methods",
        {
            "collected": collected,
            "original_trials": next(
                row.total for row in collected.systems if row.system == ORIGINAL
            ),
            "questions": questions,
            "scale_groups": _scales(questions, results.tables.scales),
            "rated_systems": [
                row.system for row in collected.systems if row.system != ORIGINAL and row.total
            ],
            "version": importlib.metadata.version("voicejury"),
            "digest": data_digest(results),
            "references": _references(results),
            "metrics": sorted({one.metric for one in results.trade_offs}),
        },
    )


def _references(results: Results) -> list[str]:
    """Return the works that the paragraphs of this study name."""
    used = {**_OF_BOTH, **(_OF_RATINGS if results.has_ratings else {})}
    if results.clustering is not None:
        used |= _OF_CLUSTERING
    return [used[work] for work in sorted(used)]


def _scales(
    questions: Sequence[Question], scales: Mapping[str, range]
) -> list[tuple[range, list[Question]]]:
    """Return each scale with the questions that were answered on it."""
    groups: dict[range, list[Question]] = {}
    for question in questions:
        groups.setdefault(scales[question], []).append(question)
    return list(groups.items())
