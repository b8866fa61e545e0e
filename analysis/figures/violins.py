"""Violin plots of normalized ranks, one panel a measure, one violin a system."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.colors import to_rgba
from scipy.stats import gaussian_kde

from analysis.figures.style import (
    INK,
    ORIGINAL_COLOUR,
    QUIET_INK,
    SYSTEM_COLOURS,
    new_figure,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

FEWEST_FOR_A_SHAPE = 10
"""With fewer values, or only one distinct, the values themselves are drawn."""
MOST_SIDE_BY_SIDE = 4
"""With more violins than this, panels stand one under the other over the whole width."""
NAMES_ROOM = 80
"""Letters that stand side by side over the text width; longer names are written aslant."""
_MARK_HEIGHT, _MEAN_HEIGHT, _COUNT_HEIGHT = 1.09, -0.15, -0.31


@dataclass(frozen=True)
class ViolinPanel:
    """What one panel shows."""

    title: str
    axis_label: str
    samples: Mapping[str, NDArray[np.float64]]
    """Normalized ranks by system, ``original`` first, each [shape=(n,)]."""
    reference_median: float | None = None
    """Median of the first system, drawn as a dotted line across."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Significance marks by system."""


def violin_figure(panels: Sequence[ViolinPanel]) -> Figure:
    """Draw a panel for each measure with its systems side by side.

    White line: median; bar: quartiles; diamond: mean; dotted: the first system's median.

    Parameters
    ----------
    panels : sequence of ViolinPanel
        All with the same systems.

    Returns
    -------
    Figure
    """
    names = list(panels[0].samples)
    columns = min(len(panels), 2) if len(names) <= MOST_SIDE_BY_SIDE else 1
    rows = -(-len(panels) // columns)
    with styled():
        aslant = max(map(len, names)) > NAMES_ROOM // columns // len(names)
        slope_inches = 0.045 * max(map(len, names)) if aslant else 0.0
        figure = new_figure(0.3 + (1.75 + slope_inches) * rows)
        grid = figure.subplots(rows, columns, squeeze=False)
        for place, (axes, panel) in enumerate(zip(grid.flat, panels, strict=False)):
            _draw_panel(axes, panel, labelled=place % columns == 0)
            _name_systems(axes, names, aslant=aslant)
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        figure.align_ylabels()
    return figure


def _draw_panel(axes: Axes, panel: ViolinPanel, *, labelled: bool) -> None:
    count = len(panel.samples)
    axes.set_title(panel.title)
    axes.set_ylabel(panel.axis_label if labelled else "")
    axes.set_ylim(_COUNT_HEIGHT - 0.07, 1.15)
    axes.set_yticks([0.0, 0.25, 0.5, 0.75, 1.0])
    axes.spines["left"].set_bounds(0.0, 1.0)
    axes.spines["bottom"].set_visible(False)
    axes.grid(axis="y")
    axes.set_xlim(-0.6, count - 0.4)
    for height, what in ((_MEAN_HEIGHT, "mean"), (_COUNT_HEIGHT, "n")):
        axes.annotate(
            what,
            (-0.6, height),
            xytext=(-4, 0),
            textcoords="offset points",
            ha="right",
            va="center",
            fontsize=7,
            color=QUIET_INK,
            annotation_clip=False,
        )
    if panel.reference_median is not None:
        axes.axhline(panel.reference_median, color=INK, linewidth=0.9, linestyle=":", zorder=3)
    for place, (system, values) in enumerate(panel.samples.items()):
        colour = ORIGINAL_COLOUR if place == 0 else SYSTEM_COLOURS[0]
        _draw_sample(axes, place, values, colour, half_width=min(0.4, 0.1 * count))
        mark = panel.marks.get(system, "")
        axes.text(place, _MARK_HEIGHT, mark, ha="center", va="center", fontsize=8)


def _name_systems(axes: Axes, names: Sequence[str], *, aslant: bool) -> None:
    axes.set_xticks(range(len(names)), names)
    axes.tick_params(axis="x", length=0)
    if aslant:
        for label in axes.get_xticklabels():
            label.set(rotation=40, ha="right", rotation_mode="anchor")


def _draw_sample(
    axes: Axes, place: int, values: NDArray[np.float64], colour: str, *, half_width: float
) -> None:
    small: dict[str, Any] = {"ha": "center", "va": "center", "fontsize": 7}
    axes.text(place, _COUNT_HEIGHT, f"{values.size:,}", color=QUIET_INK, **small)
    if values.size == 0:
        axes.text(place, 0.5, "no data", color=QUIET_INK, **small)
        return
    if values.size < FEWEST_FOR_A_SHAPE or np.ptp(values) == 0.0:
        axes.plot(np.full(values.size, place), values, "o", color=colour, alpha=0.5, markersize=3)
    else:
        _draw_density(axes, place, values, colour, half_width)
    low, median, high = np.quantile(values, [0.25, 0.5, 0.75])
    mean = float(values.mean())
    bar = half_width / 3
    axes.vlines(place, low, high, color=INK, linewidth=3.0, zorder=4)
    axes.hlines(median, place - bar, place + bar, color=INK, linewidth=2.8, zorder=5)
    axes.hlines(
        median, place - 0.9 * bar, place + 0.9 * bar, color="white", linewidth=1.2, zorder=6
    )
    axes.plot(
        place,
        mean,
        marker="D",
        color="white",
        markeredgecolor=INK,
        markeredgewidth=0.7,
        markersize=3.4,
        zorder=7,
    )
    axes.text(place, _MEAN_HEIGHT, f"{mean:.2f}", ha="center", va="center", fontsize=7.5)


def _draw_density(
    axes: Axes, place: int, values: NDArray[np.float64], colour: str, half_width: float
) -> None:
    """Draw the kernel density between the smallest and the largest value, not beyond."""
    heights = np.linspace(values.min(), values.max(), 96)
    density = gaussian_kde(values)(heights)
    reach = half_width * density / density.max()
    axes.fill_betweenx(
        heights,
        place - reach,
        place + reach,
        facecolor=to_rgba(colour, 0.28),
        edgecolor=colour,
        linewidth=0.8,
        zorder=2,
    )
