"""Figures of an evaluation's results, for all systems that one folder holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pandas as pd

from analysis.figures.drawing import Drawing, write_drawing
from analysis.figures.similarity import SimilarityPanel, similarity_figure
from analysis.objective_bars import attack_bars, word_bars
from analysis.objective_distinctiveness import FOLDER as SIMILARITIES
from analysis.objective_points import (
    distinctiveness_points,
    metric_points,
    privacy_and_utility_points,
)
from analysis.objective_tables import read_objective

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import numpy as np
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

FOLDER: Final = "figures"


def write_figures(out: Path) -> list[Path]:
    """Draw everything in a folder of objective results: SVG, PDF, PNG, and CSV of what is shown.

    A figure whose numbers are as they were is left as it is.

    Parameters
    ----------
    out : Path
        With ``objective.csv`` and ``similarity/``; gets ``figures/``.

    Returns
    -------
    list of Path
        The SVG of each figure, drawn anew or not.

    Raises
    ------
    UserError
        ``objective.csv`` is no such table.
    """
    results = read_objective(out)
    drawings = [
        *attack_bars(results),
        *metric_points(results),
        *word_bars(results),
        *_similarities(out / SIMILARITIES),
        *distinctiveness_points(results),
        *privacy_and_utility_points(results),
    ]
    return [write_drawing(drawing, out / FOLDER) for drawing in drawings]


def _similarities(folder: Path) -> Iterator[Drawing]:
    """Yield matrices of all systems, a figure for each encoder and list of trials."""
    files = sorted(folder.glob("*/*/*.csv"))
    for encoder, trials in sorted({(file.parent.name, file.stem) for file in files}):
        own = [file for file in files if (file.parent.name, file.stem) == (encoder, trials)]
        tables = {file.parent.parent.name: pd.read_csv(file, dtype={"row": str, "column": str})
                  for file in own}  # fmt: skip
        data = pd.concat(
            [table.assign(system=system) for system, table in tables.items()], ignore_index=True
        )

        def draw(tables: dict[str, pd.DataFrame] = tables) -> Figure:
            return similarity_figure(
                [SimilarityPanel(system, *_matrices(table)) for system, table in tables.items()]
            )

        yield Drawing(f"similarity_{encoder}_{trials}", data, draw)


def _matrices(table: pd.DataFrame) -> list[NDArray[np.float64]]:
    return [
        table.pivot_table(index="row", columns="column", values=name, sort=True).to_numpy(
            dtype="float64"
        )
        for name in ("m_oo", "m_oa", "m_aa")
    ]
