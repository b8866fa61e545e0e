"""Objective error rates against median ranks, one panel a data set or measure."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from matplotlib.ticker import PercentFormatter

from analysis.figures.style import (
    LINE,
    ORIGINAL_COLOUR,
    QUIET_INK,
    SYSTEM_COLOURS,
    new_figure,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from analysis.intervals import Interval

_Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""
_ANGLES = tuple(pi * k / 4 for k in (0, 2, 6, 1, 7, 4, 3, 5))
"""To the right first, then above, below, aslant and to the left."""
_LINE_POINTS = 7.6
_NAME_POINTS, _LETTER_POINTS, _NEAR_POINTS = 6.5, 4.4, 20.0
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
        # Panels have their place only once the figure is laid out.
        figure.draw_without_rendering()
        for axes, panel in zip(grid.flat, panels, strict=False):
            box = axes.get_position()
            inches = figure.get_size_inches() * (box.width, box.height)
            _name_systems(axes, panel, (72.0 * inches[0], 72.0 * inches[1]))
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


def _name_systems(axes: Axes, panel: TradeOffPanel, size_points: tuple[float, float]) -> None:
    """Write names beside the spots, where nothing is yet, with a line to those farther away."""
    spots = [spot for series in panel.series.values() for spot in series]
    to_axes = axes.transData + axes.transAxes.inverted()
    at = to_axes.transform([(spot.error_rate, spot.median) for spot in spots]) * size_points
    boxes = [(x - 3.0, y - 3.0, x + 3.0, y + 3.0) for x, y in at]
    for spot, (x, y) in zip(spots, at, strict=True):
        if spot.is_original:
            continue
        width = _LETTER_POINTS * len(spot.system)
        shift_x, shift_y, box = _free_place(x, y, width, boxes, size_points)
        boxes.append(box)
        is_far = max(abs(shift_x), abs(shift_y)) > _NEAR_POINTS
        name = axes.annotate(
            spot.system,
            (spot.error_rate, spot.median),
            xytext=(shift_x, shift_y),
            textcoords="offset points",
            ha="center",
            va="center",
            fontsize=_NAME_POINTS,
            color=QUIET_INK,
            arrowprops={"arrowstyle": "-", "color": QUIET_INK, "linewidth": 0.4, "shrinkB": 2.5}
            if is_far
            else None,
            zorder=4,
        )
        name.set_in_layout(False)  # panels keep the places that names were put for


def _free_place(
    x: float, y: float, width: float, boxes: Sequence[_Box], size_points: tuple[float, float]
) -> tuple[float, float, _Box]:
    """Return the nearest shift of a name from its spot at which it covers nothing."""
    best: tuple[float, tuple[float, float, _Box]] | None = None
    for distance in (0.0, 6.0, 13.0, 21.0, 30.0, 40.0):
        for angle in _ANGLES:
            shift_x = cos(angle) * (width / 2 + 5.0 + distance)
            shift_y = sin(angle) * (_NAME_POINTS / 2 + 4.0 + distance)
            left, bottom = x + shift_x - width / 2, y + shift_y - _LINE_POINTS / 2
            box = (left, bottom, left + width, bottom + _LINE_POINTS)
            covered = sum(_overlap(box, other) for other in boxes)
            covered += max(0.0, -left) + max(0.0, box[2] - size_points[0])
            if covered == 0.0:
                return shift_x, shift_y, box
            if best is None or covered < best[0]:
                best = (covered, (shift_x, shift_y, box))
    assert best is not None
    return best[1]


def _overlap(one: _Box, other: _Box) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)
