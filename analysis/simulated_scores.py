"""Scores of known distributions, so of known log-likelihood ratios, to judge estimators by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from analysis.leakage import ModelLlr
from analysis.score_models import GaussianModel

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class ProbeScores:
    """Scores of probes, each against its own speaker and against others."""

    own: NDArray[np.float64]
    """[shape=(probes,)]"""
    others: NDArray[np.float64]
    """[shape=(probes, enrolled - 1)]"""

    def flat(self) -> tuple[NDArray[np.float64], NDArray[np.bool_], NDArray[np.intp]]:
        """Return scores, whether each is a target's, and its probe [shape=(trials,)]."""
        table = np.column_stack([self.own, self.others])
        is_target = np.zeros(table.shape, dtype=bool)
        is_target[:, 0] = True
        probe = np.broadcast_to(np.arange(len(table))[:, np.newaxis], table.shape)
        return table.ravel(), is_target.ravel(), probe.ravel()


@dataclass(frozen=True, slots=True)
class ScoreSource:
    """Normal distributions of target and non-target scores."""

    target: GaussianModel
    nontarget: GaussianModel

    @property
    def llr(self) -> ModelLlr:
        """The true log-likelihood ratio of a score."""
        return ModelLlr(self.target, self.nontarget)

    def draw(self, probes: int, enrolled: int, generator: np.random.Generator) -> ProbeScores:
        """Draw the scores of ``probes`` probes against ``enrolled`` speakers, one their own."""
        return ProbeScores(
            generator.normal(self.target.mean, self.target.scale, probes),
            generator.normal(self.nontarget.mean, self.nontarget.scale, (probes, enrolled - 1)),
        )


WIDER_TARGETS = ScoreSource(GaussianModel(0.0, 2.0), GaussianModel(0.0, 1.0))
"""Both classes have one mean, so the equal error rate is 0.5; yet scores far from it leak."""
HIGHER_TARGETS = ScoreSource(GaussianModel(1.0, 1.0), GaussianModel(0.0, 1.0))
"""Targets score higher, evenly: what verification assumes."""
