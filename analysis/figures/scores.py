"""Figures of verification scores: histograms, log-likelihood ratios, and worst cases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from analysis.figures.style import (
    INK,
    LINE,
    ORIGINAL_COLOUR,
    SYSTEM_COLOURS,
    new_figure,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from analysis.det_curve import ScoreCounts
    from analysis.intervals import Interval

    LlrMap = Callable[[Any], NDArray[np.float64]]

TARGET_COLOUR, NONTARGET_COLOUR = SYSTEM_COLOURS[1], SYSTEM_COLOURS[0]
ESTIMATORS: dict[str, tuple[str, dict[str, Any]]] = {
    "oracle": ("known distributions", {"color": INK, "linewidth": 2.2}),
    "pav": ("PAV, Laplace", {"color": SYSTEM_COLOURS[1]}),
    "gaussian": ("Gaussian", {"color": SYSTEM_COLOURS[0], "linestyle": (0.0, (4.0, 1.5))}),
    "student_t": ("Student t", {"color": SYSTEM_COLOURS[2], "linestyle": (0.0, (1.2, 1.2))}),
    "rank": ("rank, beta-binomial", {"color": SYSTEM_COLOURS[3], "marker": "o", "markersize": 3.0}),
    "rank_histogram": ("rank, histogram", {"color": SYSTEM_COLOURS[5]}),
}
_MOST_BINS, _FEWEST_BINS = 60, 10
_GRID_POINTS = 801
_WIDEST_HALF = float(np.finfo(np.float64).max) / 4.0  # with room for rounding in bin edges


def histogram_figure(counts: ScoreCounts) -> Figure:
    """Draw how target and non-target scores are distributed; infinite scores are left out."""
    with styled():
        figure = new_figure(2.6)
        axes = figure.subplots()
        draw_histograms(axes, counts)
        axes.set_xlabel("Score")
        _draw_legend(figure, axes)
    return figure


def llr_figure(counts: ScoreCounts, maps: Mapping[str, LlrMap]) -> Figure:
    """Draw what log-likelihood ratio each score has, by estimator.

    Parameters
    ----------
    counts : ScoreCounts
    maps : mapping of str to callable
        From scores to nats, by names of `ESTIMATORS`.
    """
    with styled():
        figure = new_figure(3.0)
        axes = figure.subplots()
        draw_llr_maps(axes, counts, maps)
        axes.set_xlabel("Score")
        _draw_legend(figure, axes)
    return figure


def eps_max_figure(metrics: Mapping[str, Any], intervals: Mapping[str, Interval]) -> Figure:
    """Draw the largest absolute log-likelihood ratio by estimator, and the cap of PAV.

    Parameters
    ----------
    metrics : mapping
        As `analysis.verification.score_metrics` returns it.
    intervals : mapping of str to Interval
        By name of the metric.
    """
    names = [name for name in ESTIMATORS if name != "oracle"]
    with styled():
        figure = new_figure(0.7 + 0.28 * len(names))
        axes = figure.subplots()
        axes.set_yticks(range(len(names)), [ESTIMATORS[name][0] for name in names])
        axes.invert_yaxis()
        axes.grid(axis="x")
        for row, name in enumerate(names):
            _draw_estimate(axes, row, name, metrics, intervals)
        cap = metrics["eps_max_pav_cap"]
        axes.plot([cap, cap], [-0.4, 0.4], color=ORIGINAL_COLOUR, linewidth=1.5)
        axes.annotate(
            " cap of this set's size", (cap, 0.0), va="center", color=ORIGINAL_COLOUR, fontsize=7.0
        )
        axes.set_xlim(left=0.0)
        axes.set_xlabel("Largest |LLR| (nats)")
    return figure


def draw_histograms(axes: Axes, counts: ScoreCounts) -> None:
    """Draw the densities of both classes over the same bins."""
    finite = np.isfinite(counts.values)
    values = counts.values[finite]
    axes.set_ylabel("Density")
    if not _has_extent(values):
        axes.text(0.5, 0.5, "no range of scores", ha="center", transform=axes.transAxes)
        return
    classes = (
        ("targets", counts.target[finite], TARGET_COLOUR),
        ("non-targets", counts.nontarget[finite], NONTARGET_COLOUR),
    )
    smaller = min(count.sum() for _, count, _ in classes)
    bins = int(np.clip(np.sqrt(smaller) * 2, _FEWEST_BINS, _MOST_BINS))
    edges = np.linspace(values[0], values[-1], bins + 1)
    for label, count, colour in classes:
        density = np.histogram(values, edges, weights=count)[0] / np.diff(edges)
        density /= max(int(count.sum()), 1)
        axes.stairs(density, edges, fill=True, alpha=0.25, color=colour)
        axes.stairs(density, edges, color=colour, label=label, linewidth=1.3)


def draw_llr_maps(axes: Axes, counts: ScoreCounts, maps: Mapping[str, LlrMap]) -> None:
    """Draw log-likelihood ratios over the range of the finite scores."""
    values = counts.values[np.isfinite(counts.values)]
    axes.set_ylabel("LLR (nats)")
    axes.axhline(0.0, color=LINE, linewidth=0.8, zorder=1)
    if not _has_extent(values):
        return
    grid = np.linspace(values[0], values[-1], _GRID_POINTS)
    for name, llr_map in maps.items():
        label, style = ESTIMATORS[name]
        axes.plot(grid, llr_map(grid), label=label, **style)


def _draw_legend(figure: Figure, axes: Axes) -> None:
    handles, _ = axes.get_legend_handles_labels()
    if handles:
        figure.legend(handles=handles, loc="outside lower center", ncols=len(handles))


def _has_extent(values: NDArray[np.float64]) -> bool:
    """Whether ascending scores have a range that double precision can divide."""
    return values.size > 1 and values[-1] / 2.0 - values[0] / 2.0 < _WIDEST_HALF


def _draw_estimate(
    axes: Axes,
    row: int,
    name: str,
    metrics: Mapping[str, Any],
    intervals: Mapping[str, Interval],
) -> None:
    value = metrics[f"eps_max_{name}"]
    if value is None:
        axes.annotate(
            "  not known: the sample is too small or does not fit", (0.0, row), va="center"
        )
        return
    colour = ESTIMATORS[name][1]["color"]
    interval = intervals[f"eps_max_{name}"]
    if interval.known:
        axes.plot([interval.low, interval.high], [row, row], color=colour, linewidth=2.0)
    axes.plot([value], [row], "o", color=colour, markersize=4.5)
