"""Bars of systems side by side, a panel for each data set or condition."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING

from matplotlib.patches import Patch

from analysis.figures.style import (
    INK,
    ORIGINAL_COLOUR,
    QUIET_INK,
    SYSTEM_COLOURS,
    new_figure,
    percent_formatter,
    styled,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from analysis.intervals import Interval

GRADED = ("#A6CEE8", "#0072B2", "#07385A")
"""From light to dark: each series knows, or was taught, more than the one before."""
APART = (SYSTEM_COLOURS[1], SYSTEM_COLOURS[0], SYSTEM_COLOURS[2])
_GROUP_WIDTH = 0.8
_WIDEST_BAR = 0.5
_MOST_WRITTEN = 30
_MOST_UPRIGHT_LETTERS = 75
_PANEL_HEIGHT = 2.1


@dataclass(frozen=True, slots=True)
class Bar:
    """One system in one series."""

    system: str
    series: str
    value: float
    interval: Interval
    is_original: bool = False


@dataclass(frozen=True)
class BarPanel:
    """What one panel shows; systems in the order in which they come first."""

    title: str
    bars: Sequence[Bar]


def bars_figure(
    panels: Sequence[BarPanel],
    *,
    y_label: str,
    colours: Sequence[str] = GRADED,
    as_percent: bool = True,
    chance: float | None = None,
) -> Figure:
    """Draw panels under each other, with one vertical axis.

    Parameters
    ----------
    panels : sequence of BarPanel
    y_label : str
    colours : sequence of str
        Of the series; original speech has its own.
    as_percent : bool
        Values are shares, shown in percent.
    chance : float, optional
        Where somebody would be who only guesses, drawn as a line.
    """
    series = list(
        dict.fromkeys(bar.series for panel in panels for bar in panel.bars if not bar.is_original)
    )
    colour_of = {name: colours[place % len(colours)] for place, name in enumerate(series)}
    with styled():
        figure = new_figure(0.5 + _PANEL_HEIGHT * len(panels))
        column = figure.subplots(len(panels), 1, squeeze=False, sharey=True)[:, 0]
        for axes, panel in zip(column, panels, strict=True):
            _draw_panel(axes, panel, series, colour_of, scale=100.0 if as_percent else 1.0)
            axes.set_ylabel(y_label)
            if as_percent:
                axes.yaxis.set_major_formatter(percent_formatter())
            if chance is not None:
                _draw_chance(axes, chance)
        column[0].set_ylim(0.0, 1.08 * _highest(panels, chance))
        handles = [Patch(color=colour_of[name], label=name) for name in series if name]
        if handles:
            figure.legend(handles=handles, loc="outside lower center", ncols=len(handles))
    return figure


def _draw_panel(
    axes: Axes,
    panel: BarPanel,
    series: Sequence[str],
    colour_of: Mapping[str, str],
    *,
    scale: float,
) -> None:
    axes.set_title(panel.title)
    axes.grid(axis="y")
    systems = list(dict.fromkeys(bar.system for bar in panel.bars))
    drawn = [name for name in series if any(bar.series == name for bar in panel.bars)]
    written = len(panel.bars) <= _MOST_WRITTEN
    for place, system in enumerate(systems):
        bars = [bar for bar in panel.bars if bar.system == system]
        width = min(_WIDEST_BAR, _GROUP_WIDTH / max(len(drawn), len(bars)))
        for number, bar in enumerate(bars):
            x = place + width * (number - (len(bars) - 1) / 2.0)
            if not isfinite(bar.value):
                continue
            colour = ORIGINAL_COLOUR if bar.is_original else colour_of[bar.series]
            axes.bar(x, bar.value, width=0.92 * width, color=colour)
            top = bar.value
            if bar.interval.known:
                top = max(top, bar.interval.high)
                axes.vlines(x, bar.interval.low, bar.interval.high, color=INK, linewidth=0.9)
            if written:
                axes.annotate(
                    f"{scale * bar.value:.{1 if scale > 1.0 else 2}f}",
                    (x, top),
                    xytext=(0.0, 1.5),
                    textcoords="offset points",
                    ha="center",
                    fontsize=6.0,
                    color=QUIET_INK,
                )
    axes.set_xticks(range(len(systems)), systems)
    axes.tick_params(axis="x", length=0.0)
    axes.set_xlim(-0.6, len(systems) - 0.4)
    if sum(len(system) + 2 for system in systems) > _MOST_UPRIGHT_LETTERS:
        for text in axes.get_xticklabels():
            text.set(rotation=40.0, ha="right", rotation_mode="anchor")


def _draw_chance(axes: Axes, chance: float) -> None:
    axes.axhline(chance, color=QUIET_INK, linewidth=0.8, linestyle=(0.0, (4.0, 2.0)))
    axes.annotate(
        "chance",
        (1.0, chance),
        xycoords=("axes fraction", "data"),
        xytext=(-2.0, 1.5),
        textcoords="offset points",
        ha="right",
        fontsize=6.5,
        color=QUIET_INK,
    )


def _highest(panels: Sequence[BarPanel], chance: float | None) -> float:
    tops = [
        max(bar.value, bar.interval.high) if bar.interval.known else bar.value
        for panel in panels
        for bar in panel.bars
        if isfinite(bar.value)
    ]
    return max(tops + ([] if chance is None else [chance]), default=1.0) or 1.0
