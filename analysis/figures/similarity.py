"""Voice similarity matrices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from analysis.figures.style import LINE, TEXT_WIDTH_INCHES, new_figure, styled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

_COLUMNS = 4


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


def similarity_figure(panels: Sequence[SimilarityPanel]) -> Figure:
    """Draw one matrix a system: original against original top left, anonymized bottom right."""
    columns = min(_COLUMNS, len(panels))
    rows = -(-len(panels) // columns)
    with styled():
        figure = new_figure(TEXT_WIDTH_INCHES / _COLUMNS * rows + 0.5)
        # Squares leave room, which is to lie around them, not between them and their scale.
        figure.set_layout_engine("compressed")
        grid = figure.subplots(rows, columns, squeeze=False)
        for place, (axes, panel) in enumerate(zip(grid.flat, panels, strict=False)):
            image = axes.imshow(panel.whole, cmap="viridis", vmin=0.0, vmax=1.0)
            _label_quarters(axes, panel)
            axes.tick_params(
                labelbottom=place + columns >= len(panels), labelleft=place % columns == 0
            )
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        figure.colorbar(image, ax=grid, shrink=min(0.8, 1.2 / rows), label="Similarity")
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
