"""Detection error trade-off curves on normal-deviate axes (Martin et al., 1997)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.colors import to_rgba
from scipy.stats import norm

from analysis.figures.style import (
    LINE,
    ORIGINAL_COLOUR,
    line_styles,
    new_figure,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from analysis.det_band import DetBand
    from analysis.det_curve import DetCurve

LIMITS = (0.005, 0.97)
TICKS = (0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95)
LEGEND_COLUMNS = 8
BAND_OPACITY, FULL_BANDS = 0.14, 3
"""More bands than this over each other are paler, so that curves can be seen on them."""
_FINEST_STEP = 0.02
_BEYOND = 1e-4


@dataclass(frozen=True)
class DetPanel:
    """What one panel shows."""

    title: str
    curves: Mapping[str, DetCurve]
    """By system, ``original`` among them where it is a task."""
    bands: Mapping[str, DetBand] = field(default_factory=dict)
    """By system, those that have one."""


def det_figure(panels: Sequence[DetPanel], systems: Sequence[str]) -> Figure:
    """Draw four panels, two by two, with one legend under them.

    Dots are the operating points that the equal error rates average; bands are pointwise.

    Parameters
    ----------
    panels : sequence of DetPanel
        At most four.
    systems : sequence of str
        All systems of the study in its order: the place decides colour and dashes.

    Returns
    -------
    Figure
    """
    styles = dict(zip(systems, line_styles(len(systems)), strict=True))
    styles["original"] = {"color": ORIGINAL_COLOUR, "linestyle": "solid", "linewidth": 2.0}
    with styled():
        rows = (len(panels) + 1) // 2
        figure = new_figure(3.35 * rows + 0.25 * -(-len(styles) // LEGEND_COLUMNS))
        grid = figure.subplots(rows, 2, squeeze=False)
        for axes, panel in zip(grid.flat, panels, strict=False):
            _draw_panel(axes, panel, styles)
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        shown = [name for name in ("original", *systems) if any(name in p.curves for p in panels)]
        handles = [grid[0, 0].plot([], [], label=name, **styles[name])[0] for name in shown]
        if handles:
            rows = -(-len(handles) // LEGEND_COLUMNS)
            columns = -(-len(handles) // rows)
            # A legend fills column after column; names are to be read row after row.
            by_column = [handle for column in range(columns) for handle in handles[column::columns]]
            figure.legend(handles=by_column, loc="outside lower center", ncols=columns)
    return figure


def _draw_panel(axes: Axes, panel: DetPanel, styles: Mapping[str, Mapping[str, Any]]) -> None:
    axes.set_title(panel.title)
    ticks = norm.ppf(TICKS)
    labels = [f"{100 * tick:g}" for tick in TICKS]
    axes.set_xticks(ticks, labels)
    axes.set_yticks(ticks, labels)
    low, high = (float(norm.ppf(limit)) for limit in LIMITS)
    axes.set_xlim(low, high)
    axes.set_ylim(low, high)
    axes.set_aspect("equal")
    axes.grid()
    axes.set_xlabel("False alarms (%)")
    axes.set_ylabel("Misses (%)")
    axes.axline((0.0, 0.0), slope=1.0, color=LINE, linewidth=0.8, zorder=1)
    opacity = BAND_OPACITY * min(1.0, FULL_BANDS / max(1, len(panel.bands)))
    for name, band in panel.bands.items():
        _draw_band(axes, band, to_rgba(styles[name]["color"], opacity))
    for name, curve in panel.curves.items():
        style = styles[name]
        axes.plot(*normal_deviates(curve), solid_capstyle="round", zorder=3, **style)
        false_alarm, miss = norm.ppf(np.clip(curve.nearest_to_equal, _BEYOND, 1.0 - _BEYOND))
        axes.plot(false_alarm, miss, "o", color=style["color"], markersize=3.0, zorder=4)
    if not panel.curves:
        axes.text(0.5, 0.5, "no data", ha="center", va="center", transform=axes.transAxes)


def _draw_band(axes: Axes, band: DetBand, colour: tuple[float, float, float, float]) -> None:
    """Fill what lies between both bounds, which are functions along the diagonal."""
    low, high = (_deviates(*rates) for rates in (band.low_rates, band.high_rates))
    outline = [np.concatenate([lower, upper[::-1]]) for lower, upper in zip(low, high, strict=True)]
    axes.fill(*outline, facecolor=colour, linewidth=0.0, zorder=2)


def normal_deviates(curve: DetCurve) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the curve as it lies on normal-deviate axes.

    Between two operating points lies what a detector reaches that uses either at random, a
    straight line in rates, which these axes bend: long ones get points in between.

    Parameters
    ----------
    curve : DetCurve

    Returns
    -------
    tuple of np.ndarray [shape=(m,), shape=(m,)]
        False-alarm and miss rates as normal deviates, cut where no axis reaches.
    """
    steps = np.maximum(np.abs(np.diff(curve.false_alarm)), np.abs(np.diff(curve.miss)))
    pieces = np.maximum(1, np.ceil(steps / _FINEST_STEP)).astype(int)
    places = np.repeat(np.arange(pieces.size), pieces)
    first = np.cumsum(pieces) - pieces
    within = (np.arange(pieces.sum()) - first[places]) / pieces[places]
    position = np.append(places + within, pieces.size)
    index = np.arange(curve.miss.size)
    rates = (np.interp(position, index, rate) for rate in (curve.false_alarm, curve.miss))
    return _deviates(*rates)


def _deviates(
    false_alarm: NDArray[np.float64], miss: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return rates as normal deviates, cut where no axis reaches."""
    x, y = (norm.ppf(np.clip(rate, _BEYOND, 1.0 - _BEYOND)) for rate in (false_alarm, miss))
    return x, y
