"""Results for each value of a column that ``--by`` names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.report.data_files import file_name, frame_of, stacked
from analysis.report.section import Section
from analysis.report.sections import clustering, detection, objective, ranks, tests
from analysis.report.sections.detection import det_picture
from analysis.report.sections.objective import caption, trade_off_pictures
from analysis.report.sections.ranks import violin_picture

if TYPE_CHECKING:
    import pandas as pd

    from analysis.report.picture import Picture
    from analysis.report.results import Group, Results


def section(results: Results) -> Section | None:
    """Return the results of each group; None where none were asked for."""
    if results.by is None:
        return None
    of_column = file_name(results.by)
    shown = [(group, _pictures(results, group)) for group in results.groups]
    return Section(
        "groups",
        f"By {results.by.replace('_', ' ')}",
        {
            "column": results.by.replace("_", " "),
            "of_column": of_column,
            "panel_measures": clustering.shown_measures(results.clustering),
            "panel_titles": clustering.TITLES,
            "groups": [
                (group, [(picture, _caption(picture)) for picture in pictures])
                for group, pictures in shown
            ],
        },
        pictures=tuple(picture for _, pictures in shown for picture in pictures),
        tables=_tables(results, of_column) if results.groups else {},
    )


def _pictures(results: Results, group: Group) -> list[Picture]:
    suffix = f"_by_{file_name(results.by)}_{file_name(group.level)}"
    measures = tuple(dict.fromkeys(summary.measure for summary in group.summaries))
    drawn = (
        violin_picture(
            f"violins{suffix}", group.ranked, measures, results.systems, group.comparisons
        ),
        det_picture(f"det{suffix}", group.detections, results.systems),
    )
    pictures = [picture for picture in drawn if picture is not None]
    return [*pictures, *trade_off_pictures(group.trade_offs, suffix)]


def _caption(picture: Picture) -> str:
    """Return what the figure shows; empty for violins, which the template explains."""
    if picture.name.startswith("violins"):
        return ""
    if picture.name.startswith("det"):
        return "Detection error trade-off on normal-deviate axes."
    return caption(picture.name)


def _tables(results: Results, of_column: str) -> dict[str, pd.DataFrame]:
    column = str(results.by)
    kinds = {
        "ranks": {g.level: frame_of(g.summaries, ranks.COLUMNS) for g in results.groups},
        "comparisons": {g.level: frame_of(g.comparisons, tests.COLUMNS) for g in results.groups},
        "detection": {g.level: frame_of(g.detections, detection.COLUMNS) for g in results.groups},
    }
    if any(group.trade_offs for group in results.groups):
        kinds["objective_correlations"] = {
            g.level: frame_of(g.trade_offs, objective.CORRELATIONS) for g in results.groups
        }
    if any(group.panels for group in results.groups):
        kinds["panel_summaries"] = {
            g.level: clustering.summary_table(g.panels) for g in results.groups
        }
    return {f"{kind}_by_{of_column}": stacked(frames, column) for kind, frames in kinds.items()}
