"""Draw docs/images/leakage-simulation.svg: estimators of leakage against the truth.

    python scripts/draw_leakage_simulation.py

Scores come from known distributions, so each score's log-likelihood ratio is known.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from analysis.calibration import fit_pav
from analysis.det_curve import ScoreCounts, count_scores, det_curve_of
from analysis.figures.scores import ESTIMATORS, draw_histograms, draw_llr_maps
from analysis.figures.style import new_figure, styled, to_svg
from analysis.leakage import model_llr, rank_llr
from analysis.resampling import seeded_generator
from analysis.score_models import GaussianModel, StudentTModel
from analysis.similarity_rank import beta_binomial_probabilities, rank_probes
from analysis.simulated_scores import HIGHER_TARGETS, WIDER_TARGETS, ProbeScores, ScoreSource
from anonymizers.durable_files import write_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.axes import Axes
    from numpy.typing import ArrayLike, NDArray


FIGURE = Path(__file__).parents[1] / "docs" / "images" / "leakage-simulation.svg"
PROBES, ENROLLED = 1000, 20
SOURCES = {"Same mean, wider targets": WIDER_TARGETS, "Higher targets": HIGHER_TARGETS}


def ranked_llrs(drawn: ProbeScores) -> tuple[np.ndarray, np.ndarray]:
    """Return, for each rank, the mean score that has it in the probes' lists, and its LLR."""
    ranks = rank_probes(*drawn.flat())
    llrs = rank_llr(beta_binomial_probabilities(ranks.counts))
    lists = -np.sort(-np.column_stack([drawn.own, drawn.others]), axis=1)
    return lists.mean(axis=0), llrs


def draw_column(upper: Axes, lower: Axes, title: str, source: ScoreSource) -> None:
    """Draw one simulation: its histograms above, its log-likelihood ratios below."""
    drawn = source.draw(PROBES, ENROLLED, seeded_generator(0, title))
    counts: ScoreCounts = count_scores(drawn.own, drawn.others.ravel())
    upper.set_title(f"{title}: EER {100 * det_curve_of(counts).eer:.1f} %")
    draw_histograms(upper, counts)
    maps: dict[str, Callable[[ArrayLike], NDArray[np.float64]]] = {
        "oracle": source.llr,
        "pav": fit_pav(counts, laplace=True),
        "gaussian": model_llr(counts, GaussianModel),
        "student_t": model_llr(counts, StudentTModel),
    }
    draw_llr_maps(lower, counts, maps)
    label, style = ESTIMATORS["rank"]
    lower.plot(*ranked_llrs(drawn), label=label, **style)
    lower.set_xlabel("Score")


def main() -> None:
    """Draw and save the figure."""
    with styled():
        figure = new_figure(5.2)
        grid = figure.subplots(2, 2, sharex="col", height_ratios=[1, 1.6])
        for column, (title, source) in enumerate(SOURCES.items()):
            draw_column(grid[0, column], grid[1, column], title, source)
        handles = [*grid[0, 0].get_legend_handles_labels()[0]]
        handles += grid[1, 0].get_legend_handles_labels()[0]
        figure.legend(handles=handles, loc="outside lower center", ncols=4)
    write_text(FIGURE, to_svg(figure))
    print(FIGURE)


if __name__ == "__main__":
    main()
