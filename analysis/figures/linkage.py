"""Which utterances are put together: shares of linked pairs, and who is taken for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import PercentFormatter

from analysis.figures.style import (
    INK,
    LINE,
    QUIET_INK,
    SYSTEM_COLOURS,
    TEXT_WIDTH_INCHES,
    new_figure,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from analysis.intervals import Interval

SAME_COLOUR, OTHER_COLOUR = SYSTEM_COLOURS[0], SYSTEM_COLOURS[1]
MOST_NAMED, MOST_DRAWN = 45, 100
"""Speakers whose names can be read beside a matrix of text width, and who can be told apart."""


@dataclass(frozen=True, slots=True)
class LinkedPoint:
    """How often pairs of one kind are put together."""

    row: str
    same_speaker: bool
    share: float
    interval: Interval
    by_chance: float | None = None
    """Drawn as a stroke."""


def linked_figure(panels: Mapping[str, Sequence[LinkedPoint]]) -> Figure:
    """Draw shares of linked pairs, one panel for each kind of panels.

    Parameters
    ----------
    panels : mapping of str to sequence of LinkedPoint
        By title.

    Returns
    -------
    Figure
    """
    rows = list(dict.fromkeys(point.row for points in panels.values() for point in points))
    with styled():
        figure = new_figure(0.9 + 0.36 * len(rows))
        grid = figure.subplots(1, len(panels), squeeze=False, sharey=True)
        for axes, (title, points) in zip(grid.flat, panels.items(), strict=True):
            axes.set_title(title)
            axes.grid(axis="x")
            axes.set_xlim(-0.02, 1.02)
            axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=""))
            axes.set_xlabel("Pairs put together (%)")
            for point in points:
                _draw_point(axes, rows.index(point.row), point)
        grid[0, 0].set_yticks(range(len(rows)), rows)
        grid[0, 0].set_ylim(len(rows) - 0.5, -0.5)
        handles = [
            grid[0, 0].plot([], [], label=label, **style)[0]
            for label, style in (
                ("one speaker", {"marker": "o", "color": SAME_COLOUR, "linestyle": "none"}),
                ("two speakers", {"marker": "s", "color": OTHER_COLOUR, "linestyle": "none"}),
                (
                    "one speaker, by chance",
                    {"marker": "|", "color": INK, "linestyle": "none", "markersize": 9},
                ),
            )
        ]
        figure.legend(handles=handles, loc="outside lower center", ncols=3)
    return figure


def confusion_figure(matrices: Mapping[str, NDArray[np.float64]], names: Sequence[str]) -> Figure:
    """Draw who is put together with whom, a matrix for each kind of pairs.

    Parameters
    ----------
    matrices : mapping of str to np.ndarray [shape=(speakers, speakers)]
        Shares of linked pairs by title; NaN where two never were in one panel, which is grey.
    names : sequence of str
        Of the speakers, in their order.

    Returns
    -------
    Figure
    """
    side = TEXT_WIDTH_INCHES / max(2, len(matrices))
    with styled():
        figure = new_figure(side - 0.1)
        figure.set_layout_engine("compressed")
        grid = figure.subplots(1, len(matrices), squeeze=False)
        for axes, (title, matrix) in zip(grid.flat, matrices.items(), strict=True):
            axes.set_title(title)
            axes.set_facecolor(LINE)
            # Squares, not an image: they stay sharp at any size.
            image = axes.pcolormesh(matrix, cmap="Blues", vmin=0.0, vmax=1.0)
            axes.set_aspect("equal")
            axes.invert_yaxis()
            axes.spines[:].set(visible=True, color=LINE)
            _name_speakers(axes, names)
        bar = figure.colorbar(image, ax=grid, shrink=0.7, format=PercentFormatter(1.0, symbol=""))
        assert bar.solids is not None
        bar.solids.set_rasterized(False)
        # Else the paper shines through between its thin stripes.
        bar.solids.set_edgecolor("face")
        bar.set_label("Pairs put together (%)")
    return figure


def _draw_point(axes: Axes, row: int, point: LinkedPoint) -> None:
    colour = SAME_COLOUR if point.same_speaker else OTHER_COLOUR
    height = row - 0.14 if point.same_speaker else row + 0.14
    if point.interval.known:
        axes.hlines(height, point.interval.low, point.interval.high, color=colour, linewidth=1.2)
    marker = "o" if point.same_speaker else "s"
    axes.plot(point.share, height, marker, color=colour, markersize=4.5)
    if point.by_chance is not None:
        axes.plot(point.by_chance, height, "|", color=INK, markersize=9)


def _name_speakers(axes: Axes, names: Sequence[str]) -> None:
    axes.tick_params(length=0.0)
    if len(names) > MOST_NAMED:
        axes.set_xticks([])
        axes.set_yticks([])
        axes.set_xlabel(f"{len(names)} speakers", color=QUIET_INK)
        return
    size = min(7.0, 200.0 / len(names))
    middles = np.arange(len(names)) + 0.5
    axes.set_xticks(middles, names, rotation=90, fontsize=size)
    axes.set_yticks(middles, names, fontsize=size)
