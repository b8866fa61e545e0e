"""The report as one HTML page that needs nothing beside it."""

from __future__ import annotations

import importlib.metadata
import platform
from typing import TYPE_CHECKING, Any

import jinja2
from markupsafe import Markup

from analysis.detection import TASKS
from analysis.reliability import attention, repeat_agreement
from analysis.report import wording
from analysis.report.collected import count_collected
from analysis.report.data_files import file_name
from analysis.report.results import BOOTSTRAP_SEED, REPLICATES
from sessions.study import ORIGINAL, QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from analysis.report.drawings import Drawing, Drawings
    from analysis.report.results import Results
    from sessions.study import Question

_PACKAGES = ("voicejury", "numpy", "scipy", "pandas", "matplotlib")


def render_page(results: Results, drawings: Drawings, *, hidden: bool, unblinded: bool) -> str:
    """Return the report as HTML.

    Parameters
    ----------
    results : Results
    drawings : Drawings
    hidden : bool
        Systems go by other names, since the study still runs.
    unblinded : bool
        The study still runs and names are shown all the same.

    Returns
    -------
    str
        The same input gives the same text: it tells no time and no place.
    """
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("analysis.report", package_path=""),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters.update(
        {
            name: getattr(wording, name)
            for name in (
                *("number", "count", "percent", "p_value", "interval", "percent_interval"),
                *("plural", "listing", "finding", "reasons", "summary_of_findings"),
            )
        }
    )
    template = environment.get_template("report.html")
    return template.render(_context(results, drawings), hidden=hidden, unblinded=unblinded)


def _context(results: Results, drawings: Drawings) -> dict[str, Any]:
    collected = count_collected(results)
    asked = {measure.question for measure in results.measures}
    return {
        "results": results,
        "tables": results.tables,
        "by_file_name": file_name(results.by),
        "collected": collected,
        "questions": [question for question in QUESTIONS if question in asked],
        "families": _families(results),
        "tasks": _tasks(results),
        "violins": _markup(drawings.violins),
        "det": _markup(drawings.det),
        "groups": [
            (group, _markup(drawing))
            for group, drawing in zip(results.groups, drawings.groups, strict=True)
        ],
        "original_trials": next(row.total for row in collected.systems if row.system == ORIGINAL),
        "first_system": results.systems[0] if results.systems else None,
        "replicates": REPLICATES,
        "seed": BOOTSTRAP_SEED,
        "scale_groups": _scales([q for q in QUESTIONS if q in asked], results.tables.scales),
        "repeats": repeat_agreement(results.tables.ratings),
        "attention": attention(results.tables.ratings),
        "significance": wording.SIGNIFICANCE,
        "versions": {name: importlib.metadata.version(name) for name in _PACKAGES}
        | {"Python": platform.python_version()},
    }


def _families(results: Results) -> list[tuple[Any, list[tuple[str, list[Any]]]]]:
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


def _scales(
    questions: Sequence[Question], scales: Mapping[str, range]
) -> list[tuple[range, list[Question]]]:
    """Return each scale with the questions that were answered on it."""
    groups: dict[range, list[Question]] = {}
    for question in questions:
        groups.setdefault(scales[question], []).append(question)
    return list(groups.items())


def _tasks(results: Results) -> list[tuple[Any, list[Any]]]:
    done = [
        (task, [detection for detection in results.detections if detection.task is task])
        for task in TASKS
    ]
    return [(task, detections) for task, detections in done if detections]


def _markup(drawing: Drawing | None) -> Markup | None:
    return Markup(drawing.inline_svg) if drawing else None  # noqa: S704 - our own, texts escaped
