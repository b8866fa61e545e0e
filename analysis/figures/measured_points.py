"""Points of systems between two measures: the one across, the other upwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from analysis.figures.point_names import name_points
from analysis.figures.style import (
    LINE,
    ORIGINAL_COLOUR,
    QUIET_INK,
    SYSTEM_COLOURS,
    new_figure,
    percent_formatter,
    styled,
)
from analysis.intervals import Interval

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_NONE = Interval.unknown("it is not drawn")
_MARKERS = "osD^vPXphd"
_MOST_COLUMNS = 3
_MOST_IN_A_LINE = 8


@dataclass(frozen=True, slots=True)
class MeasuredPoint:
    """One point."""

    name: str
    """Written beside it; may be empty."""
    group: str
    """Told by colour and marker, and explained in the legend; may be empty."""
    x: float
    y: float
    x_interval: Interval = _NONE
    y_interval: Interval = _NONE
    is_original: bool = False
    """Drawn as a star."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What an axis shows."""

    label: str
    as_percent: bool = False
    """Values are shares."""
    from_zero: bool = False
    at_zero: bool = False
    """A line marks 0, above and below which values differ in kind."""


def points_figure(
    panels: Mapping[str, Sequence[MeasuredPoint]], across: Measure, upwards: Measure
) -> Figure:
    """Draw panels side by side, at most three in a row, with common axes.

    Parameters
    ----------
    panels : mapping of str to sequence of MeasuredPoint
        By title.
    across, upwards : Measure
    """
    columns = min(_MOST_COLUMNS, len(panels))
    rows = -(-len(panels) // columns)
    every = [point for points in panels.values() for point in points]
    groups = list(dict.fromkeys(point.group for point in every if not point.is_original))
    style_of = {group: _style(place) for place, group in enumerate(groups)}
    with styled():
        figure = new_figure(0.45 + (3.0 if columns < _MOST_COLUMNS else 2.4) * rows)
        grid = figure.subplots(rows, columns, squeeze=False, sharex=True, sharey=True)
        used = dict(zip(grid.flat, panels.items(), strict=False))
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        for axes, (title, points) in used.items():
            axes.set_title(title)
            _draw_points(axes, points, style_of)
            if upwards.at_zero:
                axes.axhline(0.0, color=QUIET_INK, linewidth=0.8)
        _set_axes(grid, across, upwards)
        handles = [
            grid[0, 0].plot([], [], label=group, **style_of[group])[0] for group in groups if group
        ]
        if any(point.is_original for point in every):
            handles += grid[0, 0].plot([], [], label="original speech", **_STAR)
        if handles:
            lines = -(-len(handles) // _MOST_IN_A_LINE)
            figure.legend(
                handles=handles, loc="outside lower center", ncols=-(-len(handles) // lines)
            )
        name_points(
            figure,
            {
                axes: [(point.x, point.y, point.name) for point in points]
                for axes, (_, points) in used.items()
            },
        )
    return figure


_STAR: dict[str, Any] = {
    "marker": "*", "color": ORIGINAL_COLOUR, "linestyle": "none", "markersize": 9.0,
}  # fmt: skip


def _style(place: int) -> dict[str, Any]:
    return {
        "marker": _MARKERS[place % len(_MARKERS)],
        "color": SYSTEM_COLOURS[place % len(SYSTEM_COLOURS)],
        "linestyle": "none",
        "markersize": 4.5,
    }


def _draw_points(
    axes: Axes, points: Sequence[MeasuredPoint], style_of: Mapping[str, Mapping[str, Any]]
) -> None:
    axes.grid()
    for point in points:
        if point.y_interval.known:
            low, high = point.y_interval.low, point.y_interval.high
            axes.vlines(point.x, low, high, color=LINE, linewidth=1.0, zorder=2)
        if point.x_interval.known:
            low, high = point.x_interval.low, point.x_interval.high
            axes.hlines(point.y, low, high, color=LINE, linewidth=1.0, zorder=2)
        style = _STAR if point.is_original else style_of[point.group]
        axes.plot(point.x, point.y, **style, zorder=3)


def _set_axes(grid: Any, across: Measure, upwards: Measure) -> None:
    first: Axes = grid[0, 0]
    if across.as_percent:
        first.xaxis.set_major_formatter(percent_formatter())
    if upwards.as_percent:
        first.yaxis.set_major_formatter(percent_formatter())
    if across.from_zero:
        first.set_xlim(left=0.0)
    if upwards.from_zero:
        first.set_ylim(bottom=0.0)
    for axes in grid[-1]:
        axes.set_xlabel(across.label)
    for axes in grid[:, 0]:
        axes.set_ylabel(upwards.label)
