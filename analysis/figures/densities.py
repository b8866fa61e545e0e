"""How values between 0 and 1 are distributed: densities and cumulative shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import gaussian_kde

from analysis.figures.style import ORIGINAL_COLOUR, line_styles, new_figure, styled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    Samples = Mapping[str, NDArray[np.float64]]

GRID: NDArray[np.float64] = np.linspace(0.0, 1.0, 201)
CONTROL_STYLE = {"color": ORIGINAL_COLOUR, "linestyle": "solid", "linewidth": 2.0}
FEWEST_FOR_A_SHAPE = 10


def bounded_density(values: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """Return the kernel density of shares on `GRID`; what would lie outside 0 and 1 is reflected.

    Parameters
    ----------
    values : np.ndarray [shape=(n,)]
        Between 0 and 1.

    Returns
    -------
    np.ndarray [shape=(201,)] or None
        Integrates to 1. None for fewer than 10 values, or only one distinct.
    """
    if values.size < FEWEST_FOR_A_SHAPE or np.ptp(values) == 0.0:
        return None
    kernel = gaussian_kde(values)
    density: NDArray[np.float64] = kernel(GRID) + kernel(-GRID) + kernel(2.0 - GRID)
    return density


def purity_figure(purity: Samples, control: Samples) -> Figure:
    """Draw densities of purity for kinds of panels, and cumulative shares on control panels.

    Parameters
    ----------
    purity : mapping of str to np.ndarray
        Purity of each panel by kind, ``control`` first.
    control : mapping of str to np.ndarray
        Measures of the control panels by name.

    Returns
    -------
    Figure
    """
    with styled():
        figure = new_figure(2.7)
        left, right = figure.subplots(1, 2)
        left.set_title("Purity of panels")
        left.set_ylabel("Density")
        left.set_xlabel("Purity")
        styles = dict(zip(list(purity)[1:], line_styles(len(purity) - 1), strict=True))
        for name, values in purity.items():
            _draw_density(left, name, values, styles.get(name, CONTROL_STYLE))
        left.set_ylim(bottom=0.0)
        if not left.collections:
            left.set_yticks([])
        right.set_title("Control panels")
        right.set_ylabel("Share of panels at or below")
        right.set_xlabel("Purity or F1")
        for (name, values), style in zip(control.items(), line_styles(len(control)), strict=True):
            right.plot(*cumulative_share(values), drawstyle="steps-post", label=name, **style)
        right.set_ylim(-0.02, 1.02)
        for axes in (left, right):
            axes.set_xlim(0.0, 1.0)
            axes.grid()
            if axes.get_legend_handles_labels()[0]:
                axes.legend(loc="upper left")
    return figure


def cumulative_share(
    values: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return values from 0 to 1, ascending, and the share of all that is at or below each."""
    places, counts = np.unique(values, return_counts=True)
    shares = np.cumsum(counts) / max(values.size, 1)
    return np.concatenate([[0.0], places, [1.0]]), np.concatenate([[0.0], shares, shares[-1:]])


def _draw_density(
    axes: Axes, name: str, values: NDArray[np.float64], style: Mapping[str, object]
) -> None:
    if values.size == 0:
        return
    density = bounded_density(values)
    label = f"{name}, mean {values.mean():.2f}"
    look = dict(style)
    if density is None:
        strokes = {"marker": "|", "markersize": 12, "linestyle": "none", "clip_on": False}
        axes.plot(values, np.zeros(values.size), color=look["color"], label=label, **strokes)  # type: ignore[arg-type]
    else:
        axes.plot(GRID, density, label=label, **look)  # type: ignore[arg-type]
        axes.fill_between(GRID, density, color=str(look["color"]), alpha=0.08, linewidth=0.0)
