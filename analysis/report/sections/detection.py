"""How well ranks detect original speech and same speakers: curves and equal error rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analysis.detection import TASKS
from analysis.figures.det import DetPanel, det_figure
from analysis.report.data_files import frame_of
from analysis.report.picture import Picture
from analysis.report.section import Section

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from analysis.detection import Detection, DetectionTask
    from analysis.report.results import Results

COLUMNS = {
    "task": "task.name",
    "system": "system",
    "n_target": "n_target",
    "n_nontarget": "n_nontarget",
    "eer": "eer",
    "eer_low": "eer_interval.low",
    "eer_high": "eer_interval.high",
    "not_known_because": "not_known_because",
}


def section(results: Results) -> Section | None:
    """Return the detection tasks; None in a study without ratings."""
    if not results.has_ratings:
        return None
    picture = det_picture("det", results.detections, results.systems)
    return Section(
        "detection",
        "Detection tasks",
        {"det": picture, "tasks": by_task(results.detections)},
        pictures=(picture,) if picture else (),
        tables={"detection": frame_of(results.detections, COLUMNS)},
    )


def by_task(detections: Sequence[Detection]) -> list[tuple[DetectionTask, list[Detection]]]:
    """Return the tasks that were done, with what was found."""
    done = [(task, [found for found in detections if found.task is task]) for task in TASKS]
    return [(task, found) for task, found in done if found]


def det_picture(
    name: str, detections: Sequence[Detection], systems: Sequence[str]
) -> Picture | None:
    """Draw detection error trade-offs with their bands; None where there is no curve."""
    panels = [
        DetPanel(
            task.title,
            {one.system: one.curve for one in found if one.curve},
            {one.system: one.band for one in found if one.band},
        )
        for task, found in by_task(detections)
        if any(one.curve for one in found)
    ]
    if not panels:
        return None
    description = "Detection error trade-off curves; equal error rates: " + "; ".join(
        f"{panel.title}, "
        + ", ".join(f"{system} {100 * curve.eer:.1f} %" for system, curve in panel.curves.items())
        for panel in panels
    )
    return Picture(name, det_figure(panels, systems), _points(detections), description)


def _points(detections: Sequence[Detection]) -> pd.DataFrame:
    """Return the operating points of every curve, and the points of its band."""
    columns = ["threshold", "false_alarm", "miss"]
    parts = [
        pd.DataFrame(dict(zip(columns, values, strict=True))).assign(
            task=found.task.name, system=found.system, line=line
        )
        for found in detections
        for line, values in _lines(found)
    ]
    return pd.concat(parts, ignore_index=True)[["task", "system", "line", *columns]]


def _lines(found: Detection) -> Iterator[tuple[str, tuple[object, ...]]]:
    if found.curve is not None:
        yield "curve", (found.curve.thresholds, found.curve.false_alarm, found.curve.miss)
    if found.band is not None:
        yield "band low", (None, *found.band.low_rates)
        yield "band high", (None, *found.band.high_rates)
