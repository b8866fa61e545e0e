"""Objective error rates against median ranks, one panel a data set or measure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import PercentFormatter

from analysis.figures.point_names import name_points
from analysis.figures.style import (
    LINE,
    ORIGINAL_COLOUR,
    SYSTEM_COLOURS,
    new_figure,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from analysis.intervals import Interval

MARKERS = ("o", "s")
COLOURS = (SYSTEM_COLOURS[0], SYSTEM_COLOURS[1])
MOST_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class Spot:
    """One system on one measure."""

    system: str
    error_rate: float
    error_rate_interval: Interval
    median: float
    median_interval: Interval
    is_original: bool
    """Drawn as a star."""


@dataclass(frozen=True)
class TradeOffPanel:
    """What one panel shows: at most two series of spots."""

    title: str
    series: dict[str, Sequence[Spot]]
    """By name in the legend; an empty name for a single series without legend."""


def trade_off_figure(panels: Sequence[TradeOffPanel], *, x_label: str, y_label: str) -> Figure:
    """Draw panels side by side, at most three in a row, with common axes.

    Parameters
    ----------
    panels : sequence of TradeOffPanel
    x_label, y_label : str
        Of the error rate, which is shown in percent, and of the medians.

    Returns
    -------
    Figure
    """
    columns = min(MOST_COLUMNS, len(panels))
    rows = -(-len(panels) // columns)
    names = list(dict.fromkeys(name for panel in panels for name in panel.series))
    with styled():
        figure = new_figure(0.3 + (3.0 if columns < MOST_COLUMNS else 2.6) * rows)
        grid = figure.subplots(rows, columns, squeeze=False, sharex=True, sharey=True)
        for axes, panel in zip(grid.flat, panels, strict=False):
            _draw_panel(axes, panel, names)
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        grid[0, 0].set_ylim(0.0, 1.0)
        grid[0, 0].xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=""))
        for axes in grid[-1]:
            axes.set_xlabel(x_label)
        for axes in grid[:, 0]:
            axes.set_ylabel(y_label)
        handles = [
            grid[0, 0].plot([], [], label=name, **_style(k))[0]
            for k, name in enumerate(names)
            if name
        ]
        star: dict[str, Any] = {"marker": "*", "color": ORIGINAL_COLOUR, "linestyle": "none"}
        handles += grid[0, 0].plot([], [], label="original speech", markersize=9, **star)
        figure.legend(handles=handles, loc="outside lower center", ncols=len(handles))
        name_points(
            figure,
            {
                axes: [
                    (spot.error_rate, spot.median, "" if spot.is_original else spot.system)
                    for series in panel.series.values()
                    for spot in series
                ]
                for axes, panel in zip(grid.flat, panels, strict=False)
            },
        )
    return figure


def _style(place: int) -> dict[str, Any]:
    return {"marker": MARKERS[place], "color": COLOURS[place], "linestyle": "none"}


def _draw_panel(axes: Axes, panel: TradeOffPanel, names: Sequence[str]) -> None:
    axes.set_title(panel.title)
    axes.grid()
    for name, spots in panel.series.items():
        style = _style(names.index(name))
        for spot in spots:
            _draw_intervals(axes, spot)
            look = {**style, "marker": "*"} if spot.is_original else style
            size = 9.0 if spot.is_original else 4.0
            axes.plot(spot.error_rate, spot.median, **look, markersize=size, zorder=3)


def _draw_intervals(axes: Axes, spot: Spot) -> None:
    if spot.median_interval.known:
        bounds = spot.median_interval
        axes.vlines(spot.error_rate, bounds.low, bounds.high, color=LINE, linewidth=1.0, zorder=2)
    if spot.error_rate_interval.known:
        bounds = spot.error_rate_interval
        axes.hlines(spot.median, bounds.low, bounds.high, color=LINE, linewidth=1.0, zorder=2)
