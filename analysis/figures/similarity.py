"""Voice similarity matrices, and de-identification against voice distinctiveness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import PercentFormatter

from analysis.figures.style import LINE, QUIET_INK, TEXT_WIDTH_INCHES, new_figure, styled

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

_COLUMNS = 4
_MARKERS = "osD^vPX*<>ph"


@dataclass(frozen=True)
class SimilarityPanel:
    """The matrices of one system [shape=(speakers, speakers)], speakers in the same order."""

    title: str
    m_oo: NDArray[np.float64]
    m_oa: NDArray[np.float64]
    m_aa: NDArray[np.float64]

    @property
    def whole(self) -> NDArray[np.float64]:
        """All four quarters; the lower left is the upper right with rows and columns swapped."""
        return np.block([[self.m_oo, self.m_oa], [self.m_oa.T, self.m_aa]])


@dataclass(frozen=True, slots=True)
class Distinctiveness:
    """One system's point."""

    system: str
    group: str
    """What the marker tells: a gender, or a data set."""
    de_identification: float
    """Share, 1 is perfect."""
    gain_db: float


def similarity_figure(panels: Sequence[SimilarityPanel]) -> Figure:
    """Draw one matrix a system: original against original top left, anonymized bottom right."""
    columns = min(_COLUMNS, len(panels))
    rows = -(-len(panels) // columns)
    with styled():
        figure = new_figure(TEXT_WIDTH_INCHES / _COLUMNS * rows + 0.5)
        grid = figure.subplots(rows, columns, squeeze=False)
        for axes, panel in zip(grid.flat, panels, strict=False):
            image = axes.imshow(panel.whole, cmap="viridis", vmin=0.0, vmax=1.0)
            _label_quarters(axes, panel)
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        figure.colorbar(image, ax=grid, shrink=0.7, label="Similarity")
    return figure


def distinctiveness_figure(points: Mapping[str, Sequence[Distinctiveness]]) -> Figure:
    """Draw de-identification against gain of voice distinctiveness, one panel a data set.

    Parameters
    ----------
    points : mapping of str to sequence of Distinctiveness
        By data set.
    """
    everything = [point for found in points.values() for point in found]
    groups = list(dict.fromkeys(point.group for point in everything))
    markers = {group: _MARKERS[place % len(_MARKERS)] for place, group in enumerate(groups)}
    with styled():
        figure = new_figure(3.2)
        grid = figure.subplots(1, len(points), squeeze=False, sharex=True, sharey=True)
        for axes, (title, found) in zip(grid.flat, points.items(), strict=True):
            axes.set_title(title)
            axes.grid()
            axes.axhline(0.0, color=QUIET_INK, linewidth=0.8)
            for point in found:
                place = (point.de_identification, point.gain_db)
                axes.plot(*place, markers[point.group], color=QUIET_INK, markersize=5.0)
                axes.annotate(point.system, place, xytext=(4, 3), textcoords="offset points")
            axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
            axes.set_xlabel("De-identification")
        grid[0, 0].set_ylabel("Gain of voice distinctiveness (dB)")
        handles = [
            grid[0, 0].plot([], [], markers[group], color=QUIET_INK, label=group)[0]
            for group in groups
        ]
        figure.legend(handles=handles, loc="outside lower center", ncols=max(1, len(groups)))
    return figure


def _label_quarters(axes: Axes, panel: SimilarityPanel) -> None:
    speakers = panel.m_oo.shape[0]
    axes.set_title(panel.title)
    axes.axhline(speakers - 0.5, color=LINE, linewidth=0.8)
    axes.axvline(speakers - 0.5, color=LINE, linewidth=0.8)
    middles = [(speakers - 1) / 2.0, speakers + (speakers - 1) / 2.0]
    axes.set_xticks(middles, ["original", "anonymized"])
    axes.set_yticks(middles, ["original", "anonymized"], rotation=90, va="center")
    axes.tick_params(length=0.0)
