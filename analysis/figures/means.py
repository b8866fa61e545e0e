"""Means with standard errors, and brackets between those that differ significantly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from analysis.figures.style import INK, LINE, QUIET_INK, SYSTEM_COLOURS, new_figure, styled

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_MARKERS = "DosPX^v"
_DODGE = 0.26
_BLOCK_GAP = 0.6
_APART = 0.1
_LEVEL, _MOST_FOR_BRACKETS = 0.085, 0.5
"""Shares of the axis: what a level of brackets takes, and what all may."""
_SHORTEST = 5
_CAPACITY = 130
"""Letters that stand side by side under the panels of one row."""


@dataclass(frozen=True, slots=True)
class Point:
    """A mean of one cell."""

    label: str
    """Under the axis."""
    mean: float
    standard_error: float
    """NaN for a single value, which is then drawn without a line."""
    series: str = ""
    """Told by colour and marker, and explained in the legend."""
    block: str = ""
    """Points of one block stand together, with this title under them."""


@dataclass(frozen=True)
class MeansPanel:
    """What one panel shows."""

    title: str
    points: Sequence[Point]
    brackets: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Pairs of points, by their places, to the mark of their difference."""

    @property
    def places(self) -> list[tuple[str, str]]:
        """Blocks and labels along the axis: block by block, each in the order of the points."""
        blocks = list(dict.fromkeys(point.block for point in self.points))
        return [
            (block, label)
            for block in blocks
            for label in dict.fromkeys(p.label for p in self.points if p.block == block)
        ]

    @property
    def width(self) -> int:
        """Room that its labels take side by side, or its title, in letters."""
        longest = max(len(label) for _, label in self.places)
        bold = round(1.4 * len(self.title)) + 3
        return max(len(self.places) * (max(longest, _SHORTEST) + 3), bold)


def means_figure(rows: Mapping[str, Sequence[MeansPanel]]) -> Figure:
    """Draw a row of panels for each measure, with one legend under all.

    Diamonds are means, vertical lines reach one standard error up and down; a line across marks 0.

    Parameters
    ----------
    rows : mapping of str to sequence of MeansPanel
        By label of the vertical axis, which the panels of a row share; as many panels in each.

    Returns
    -------
    Figure
    """
    series = _series(rows)
    widths = [
        max(panels[column].width for panels in rows.values())
        for column in range(max(map(len, rows.values())))
    ]
    aslant = sum(widths) > _CAPACITY
    with styled():
        figure = new_figure(0.35 + 2.35 * len(rows))
        grid = figure.subplots(
            len(rows),
            len(widths),
            squeeze=False,
            sharey="row",
            gridspec_kw={"width_ratios": widths},
        )
        for line, (axis_label, panels) in zip(grid, rows.items(), strict=True):
            room, levels = _bracket_room(panels)
            for axes, panel in zip(line, panels, strict=False):
                _draw_panel(axes, panel, series, aslant=aslant)
                _draw_brackets(axes, panel, room)
            for axes in line[len(panels) :]:
                axes.set_visible(False)
            line[0].set_ylabel(axis_label)
            _set_range(line[0], panels, room, levels)
        names = [name for name in series if name]
        handles = [grid[0, 0].plot([], [], label=name, **series[name])[0] for name in names]
        if handles:
            figure.legend(handles=handles, loc="outside lower center", ncols=len(handles))
        figure.align_ylabels()
    return figure


def _series(rows: Mapping[str, Sequence[MeansPanel]]) -> dict[str, dict[str, Any]]:
    names = dict.fromkeys(
        point.series for panels in rows.values() for panel in panels for point in panel.points
    )
    styles: dict[str, dict[str, Any]] = {"": {"color": INK, "marker": "D", "linestyle": "none"}}
    for place, name in enumerate(name for name in names if name):
        styles[name] = {
            "color": SYSTEM_COLOURS[place % len(SYSTEM_COLOURS)],
            "marker": _MARKERS[place % len(_MARKERS)],
            "linestyle": "none",
        }
    return styles


def _positions(panel: MeansPanel) -> tuple[list[float], dict[tuple[str, str], float]]:
    """Return where points and places stand: blocks apart, series side by side."""
    middles: dict[tuple[str, str], float] = {}
    at = 0.0
    for place, (block, label) in enumerate(panel.places):
        if place and block != panel.places[place - 1][0]:
            at += _BLOCK_GAP
        middles[block, label] = at
        at += 1.0
    names = list(dict.fromkeys(point.series for point in panel.points))
    shift = {name: _DODGE * (k - (len(names) - 1) / 2) for k, name in enumerate(names)}
    return [middles[p.block, p.label] + shift[p.series] for p in panel.points], middles


def _draw_panel(
    axes: Axes, panel: MeansPanel, series: Mapping[str, Mapping[str, Any]], *, aslant: bool
) -> None:
    axes.set_title(panel.title)
    axes.grid(axis="y")
    axes.axhline(0.0, color=QUIET_INK, linewidth=0.7, zorder=1)
    places, middles = _positions(panel)
    for x, point in zip(places, panel.points, strict=True):
        style = series[point.series]
        if np.isfinite(point.standard_error):
            reach = point.standard_error
            axes.vlines(x, point.mean - reach, point.mean + reach, color=style["color"], zorder=3)
        axes.plot(x, point.mean, **style, markersize=4.5, zorder=4)
    axes.set_xticks(list(middles.values()), [label for _, label in middles])
    axes.tick_params(axis="x", length=0)
    axes.set_xlim(min(middles.values()) - 0.6, max(middles.values()) + 0.6)
    if aslant:
        for text in axes.get_xticklabels():
            text.set(rotation=30, ha="right", rotation_mode="anchor")
    _draw_blocks(axes, middles)


def _draw_blocks(axes: Axes, middles: Mapping[tuple[str, str], float]) -> None:
    blocks = list(dict.fromkeys(block for block, _ in middles))
    if blocks == [""]:
        return
    lows, highs = [], []
    for block in blocks:
        own = [x for (name, _), x in middles.items() if name == block]
        lows.append(min(own))
        highs.append(max(own))
        axes.annotate(
            block,
            ((min(own) + max(own)) / 2, 0.0),
            xycoords=("data", "axes fraction"),
            xytext=(0, -18),
            textcoords="offset points",
            ha="center",
            va="top",
            color=QUIET_INK,
            annotation_clip=False,
        )
    for high, low in zip(highs[:-1], lows[1:], strict=True):
        axes.axvline((high + low) / 2, color=LINE, linewidth=0.8)


def _bracket_levels(panel: MeansPanel) -> dict[tuple[int, int], int]:
    """Give each bracket the lowest level that is free over its whole width, short ones first."""
    places, _ = _positions(panel)
    taken: list[list[tuple[float, float]]] = []
    levels = {}
    for a, b in sorted(panel.brackets, key=lambda pair: abs(places[pair[0]] - places[pair[1]])):
        left, right = sorted((places[a], places[b]))
        is_free = (all(right < x or left > y for x, y in spans) for spans in taken)
        level = next((number for number, free in enumerate(is_free) if free), len(taken))
        if level == len(taken):
            taken.append([])
        taken[level].append((left - _APART, right + _APART))
        levels[a, b] = level
    return levels


def _bracket_room(panels: Sequence[MeansPanel]) -> tuple[float, int]:
    """Return the share of the axis that a level of brackets takes, and how many there are."""
    levels = max(1 + max(_bracket_levels(panel).values(), default=-1) for panel in panels)
    return min(_LEVEL, _MOST_FOR_BRACKETS / max(levels, 1)), levels


def _draw_brackets(axes: Axes, panel: MeansPanel, room: float) -> None:
    places, _ = _positions(panel)
    frame: Any = axes.get_xaxis_transform()
    for (a, b), level in _bracket_levels(panel).items():
        left, right = sorted((places[a], places[b]))
        height = 1.0 - room * (level + 0.8)
        foot = height - 0.2 * room
        axes.plot(
            [left, left, right, right],
            [foot, height, height, foot],
            color=INK,
            linewidth=0.7,
            transform=frame,
        )
        mark = panel.brackets[a, b]
        middle = (left + right) / 2
        axes.text(middle, height - 0.1 * room, mark, ha="center", fontsize=7, transform=frame)


def _set_range(axes: Axes, panels: Sequence[MeansPanel], room: float, levels: int) -> None:
    """Let all values, and 0, lie below the lowest bracket."""
    points = [point for panel in panels for point in panel.points]
    errors = np.nan_to_num([point.standard_error for point in points])
    means = np.array([point.mean for point in points])
    low = min(0.0, float(np.min(means - errors)))
    high = max(0.0, float(np.max(means + errors)))
    margin = 0.08 * (high - low) or 0.1
    share = 1.0 - room * (levels + 0.4) if levels else 1.0
    axes.set_ylim(low - margin, low - margin + (high - low + 2 * margin) / share)
