"""Small invented studies of two systems, quick to make in thousands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from analysis.measures import JudgedSample
from analysis.power import ranked_within

if TYPE_CHECKING:
    from collections.abc import Sequence

TRIALS = 36
SCALE = (1, 10)


@dataclass(frozen=True)
class SmallStudy:
    """What differs in a study; spreads and the difference are in steps of the ten-point scale.

    Half of the trials of a session are original speech, a quarter is of each system; speakers are
    drawn at random. Evaluators' levels spread by 1, voices by 0.5, answers by 1.5.
    """

    sessions: Sequence[int]
    """Of each evaluator."""
    taste: float = 0.0
    """Spread over evaluators of how they take each system."""
    voice_taste: float = 0.0
    """Spread over speakers of how well each system becomes their voices."""
    difference: float = 0.0
    """By how much the second system is rated lower."""
    speakers: int = 30

    def samples(self, random: np.random.Generator) -> tuple[JudgedSample, JudgedSample]:
        """Invent normalized ranks of both systems."""
        evaluators = len(self.sessions)
        evaluator = np.repeat(np.arange(evaluators), np.multiply(self.sessions, TRIALS))
        n = evaluator.size
        position, session = np.arange(n) % TRIALS, np.arange(n) // TRIALS
        # Originals alternate with systems, which begin with one or the other in turn.
        system = np.where(position % 2 == 0, 0, 1 + (position // 2 + session) % 2)
        speaker = random.integers(self.speakers, size=n)
        latent = (
            np.array([7.5, 5.5, 5.5 - self.difference])[system]
            + random.normal(0.0, 1.0, evaluators)[evaluator]
            + random.normal(0.0, self.taste, (evaluators, 3))[evaluator, system]
            + random.normal(0.0, 0.5, self.speakers)[speaker]
            + random.normal(0.0, self.voice_taste, (self.speakers, 3))[speaker, system]
            + random.normal(0.0, 1.5, n)
        )
        ranks = ranked_within(evaluator, np.clip(np.rint(latent), *SCALE), SCALE)
        names = np.array([f"e{number:05}" for number in range(evaluators)])
        voices = np.array([f"s{number:05}" for number in range(self.speakers)])
        first, second = (
            JudgedSample(ranks[chosen], names[evaluator[chosen]], voices[speaker[chosen]])
            for chosen in (system == 1, system == 2)
        )
        return first, second

    def of_very_many(self) -> SmallStudy:
        """Return the study that tells what such studies estimate, with spreads of the same size."""
        return replace(self, sessions=[2] * 5000, speakers=5000)
