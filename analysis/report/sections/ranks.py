"""Where each system stands: violins and a table of normalized ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from analysis.figures.violins import ViolinPanel, violin_figure
from analysis.measures import judged_sample
from analysis.report.data_files import frame_of
from analysis.report.picture import Picture
from analysis.report.section import Section
from analysis.report.wording import significance_mark
from sessions.study import ORIGINAL, QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from analysis.comparisons import Comparison
    from analysis.measures import Measure
    from analysis.report.results import Results

AXIS_LABEL = "Normalized rank"
COLUMNS = {
    "measure": "measure.name",
    "system": "system",
    "n": "n",
    "evaluators": "n_evaluators",
    "mean": "mean",
    "mean_low": "mean_interval.low",
    "mean_high": "mean_interval.high",
    "lower_quartile": "lower_quartile",
    "median": "median",
    "upper_quartile": "upper_quartile",
}


def section(results: Results) -> Section | None:
    """Return the ranks; None in a study without ratings."""
    if not results.has_ratings:
        return None
    picture = violin_picture(
        "violins", results.ranked, results.measures, results.systems, results.comparisons
    )
    return Section(
        "ranks",
        "Normalized ranks",
        {"violins": picture},
        pictures=(picture,) if picture else (),
        tables={"ranks": frame_of(results.summaries, COLUMNS)},
    )


def violin_picture(
    name: str,
    ranked: pd.DataFrame,
    measures: Sequence[Measure],
    systems: Sequence[str],
    comparisons: Sequence[Comparison],
) -> Picture | None:
    """Draw violins of ``measures``; None where there is none."""
    if not measures:
        return None
    panels = [_panel(ranked, measure, systems, comparisons) for measure in measures]
    description = "Violin plots of normalized ranks: " + "; ".join(
        f"{panel.title}, mean "
        + ", ".join(
            f"{system} {values.mean():.2f}"
            for system, values in panel.samples.items()
            if values.size
        )
        for panel in panels
    )
    # Without columns that would tell a hidden system.
    columns = ["evaluator", "system", "dataset", "gender", "pair"]
    data = ranked[[*columns, *(f"{question}_rank" for question in QUESTIONS)]]
    return Picture(name, violin_figure(panels), data, description)


def _panel(
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
