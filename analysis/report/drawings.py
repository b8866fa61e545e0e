"""The figures of a report, from its results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from analysis.detection import TASKS
from analysis.figures.det import DetPanel, det_figure
from analysis.figures.style import to_inline_svg, to_svg
from analysis.figures.violins import ViolinPanel, violin_figure
from analysis.measures import judged_sample
from analysis.report.data_files import file_name
from analysis.report.wording import significance_mark
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from analysis.comparisons import Comparison
    from analysis.measures import Measure
    from analysis.report.results import Group, Results

AXIS_LABEL = "Normalized rank"


@dataclass(frozen=True)
class Drawing:
    """A figure as it is saved and shown."""

    name: str
    """Of the file, without its ending."""
    svg: str
    description: str
    """For those who cannot see it."""

    @property
    def inline_svg(self) -> str:
        """The figure as an element of an HTML page."""
        return to_inline_svg(self.svg, self.name, self.description)


@dataclass(frozen=True)
class Drawings:
    """All figures of a report; None where there is nothing to draw."""

    violins: Drawing | None
    det: Drawing | None
    groups: list[Drawing | None]
    """In the order of the results' groups."""

    @property
    def all(self) -> list[Drawing]:
        """Every figure there is."""
        return [drawing for drawing in (self.violins, self.det, *self.groups) if drawing]


def draw(results: Results) -> Drawings:
    """Draw every figure of a report."""
    whole = _violins(
        "violins", results.ranked, results.measures, results.systems, results.comparisons
    )
    groups = [_of_group(results, group) for group in results.groups]
    return Drawings(violins=whole, det=_det(results), groups=groups)


def _of_group(results: Results, group: Group) -> Drawing | None:
    measures = tuple(dict.fromkeys(summary.measure for summary in group.summaries))
    name = f"violins_by_{file_name(results.by)}_{file_name(group.level)}"
    return _violins(name, group.ranked, measures, results.systems, group.comparisons)


def _violins(
    name: str,
    ranked: pd.DataFrame,
    measures: Sequence[Measure],
    systems: Sequence[str],
    comparisons: Sequence[Comparison],
) -> Drawing | None:
    if not measures:
        return None
    panels = [_violin_panel(ranked, measure, systems, comparisons) for measure in measures]
    description = "Violin plots of normalized ranks: " + "; ".join(
        f"{panel.title}, mean "
        + ", ".join(
            f"{system} {values.mean():.2f}"
            for system, values in panel.samples.items()
            if values.size
        )
        for panel in panels
    )
    return Drawing(name, to_svg(violin_figure(panels)), description)


def _violin_panel(
    ranked: pd.DataFrame,
    measure: Measure,
    systems: Sequence[str],
    comparisons: Sequence[Comparison],
) -> ViolinPanel:
    samples = {
        system: judged_sample(ranked, measure, system).values for system in (ORIGINAL, *systems)
    }
    first = samples[systems[0]] if systems else np.empty(0)
    return ViolinPanel(
        title=measure.title,
        axis_label=AXIS_LABEL,
        samples=samples,
        reference_median=float(np.median(first)) if first.size else None,
        marks={
            comparison.system: significance_mark(comparison)
            for comparison in comparisons
            if comparison.measure is measure and comparison.reference == ORIGINAL
        },
    )


def _det(results: Results) -> Drawing | None:
    panels = []
    for task in TASKS:
        done = [detection for detection in results.detections if detection.task is task]
        curves = {detection.system: detection.curve for detection in done if detection.curve}
        if curves:
            panels.append(DetPanel(task.title, curves))
    if not panels:
        return None
    description = "Detection error trade-off curves; equal error rates: " + "; ".join(
        f"{panel.title}, "
        + ", ".join(f"{system} {100 * curve.eer:.1f} %" for system, curve in panel.curves.items())
        for panel in panels
    )
    return Drawing("det", to_svg(det_figure(panels, results.systems)), description)
