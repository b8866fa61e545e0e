"""How many evaluators a study needs, by simulating it with its own design.

Evaluators differ in how high they rate and in how they take each system; speakers differ; the rest
is noise, and the sum is rounded onto the scale. Every simulated study is ranked and tested as a
report does, with the two-way cluster-robust test.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from scipy.stats import binomtest

from analysis.cluster_robust import two_way_estimate
from analysis.comparisons import SIGNIFICANT, mann_whitney
from analysis.intervals import Interval
from analysis.measures import MEASURES, JudgedSample, Measure
from analysis.resampling import seeded_generator
from anonymizers.errors import UserError
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sessions.plan import Key, Plan
    from sessions.study import Study

MOST_EVALUATORS: Final = 1000
_MIDDLE_OF_TEN: Final = {"naturalness": 6.0, "intelligibility": 7.0}
_SIMILAR, _UNLIKE = 6.5, 3.5  # of same- and of different-speaker pairs


@dataclass(frozen=True, slots=True)
class Spreads:
    """Standard deviations, in points of a scale of ten."""

    evaluator: float = 1.0
    """Of how high evaluators rate."""
    taste: float = 0.5
    """Of how an evaluator takes a system, beside all others."""
    speaker: float = 0.5
    noise: float = 1.5


@dataclass(frozen=True, slots=True)
class Power:
    """How often studies with so many evaluators find a difference."""

    evaluators: int
    difference: float
    """In points of a scale of ten, before rounding onto the study's scale."""
    effect_size: float
    """Mean A of the better over the worse system."""
    power: float
    """Share of studies whose two-way test is significant at the 5 % level."""
    interval: Interval
    """95 % interval of the share, from the number of simulated studies (Wilson)."""
    studies: int


@dataclass(frozen=True)
class RatingDesign:
    """The rated trials of a plan; each array has the shape (trials,), slot after slot."""

    slot: NDArray[np.intp]
    system: NDArray[np.intp]
    speaker: NDArray[np.intp]
    is_same: NDArray[np.bool_]
    systems: tuple[str, ...]
    scale: tuple[int, int]
    """Lowest and highest number of the question's scale."""

    @classmethod
    def of_study(cls, study: Study, plan: Plan, key: Key, measure: Measure) -> RatingDesign:
        """Read who would hear what.

        Raises
        ------
        UserError
            When nothing is rated in this study, or the question of the measure is not asked.
        """
        rating = study.rating_section
        if rating is None:
            raise UserError(
                f"the study '{study.study.title}' has panels alone, and only ratings can be "
                "simulated: how many evaluators panels need cannot be told; give a study with a "
                "section [rating]."
            )
        if measure.question not in rating.questions:
            asked = [one.name for one in MEASURES if one.question in rating.questions]
            raise UserError(
                f"{measure.question} is not asked in the study; choose another --measure: "
                f"{', '.join(asked)}."
            )
        rated = [
            (number, key.stimuli[trial.stimulus], key.trials.get(trial.trial))
            for number, slot in enumerate(plan.only("rating").slots)
            for session in slot.sessions
            for trial in session.trials
            if key.kind(trial.trial) == "rating"
        ]
        names = (ORIGINAL, *(system.name for system in study.systems))
        _, speaker = np.unique(
            [f"{heard.dataset}\0{heard.speaker}" for _, heard, _ in rated], return_inverse=True
        )
        values = rating.scales.of(measure.question).values
        return cls(
            slot=np.array([number for number, _, _ in rated]),
            system=np.array([names.index(heard.system) for _, heard, _ in rated]),
            speaker=speaker,
            is_same=np.array([pair is None or pair.pair == "same" for _, _, pair in rated]),
            systems=names,
            scale=(values[0], values[-1]),
        )

    def taken_by(self, evaluators: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Return the trials of so many evaluators, and the evaluator of each.

        Each takes a slot of the plan; when all are taken, they are given out once more.
        """
        slots = int(self.slot.max()) + 1
        trials, judges = [], []
        for first in range(0, evaluators, slots):
            rows = np.flatnonzero(self.slot < evaluators - first)
            trials.append(rows)
            judges.append(self.slot[rows] + first)
        return np.concatenate(trials), np.concatenate(judges)


@dataclass(frozen=True)
class Question:
    """What is to be found: a difference between two systems on one measure."""

    design: RatingDesign
    measure: Measure
    better: str
    worse: str
    spreads: Spreads = Spreads()

    def power(self, evaluators: int, difference: float, *, studies: int, seed: int) -> Power:
        """Simulate studies and count those that find the difference.

        Parameters
        ----------
        evaluators : int
            At least 2.
        difference : float
            In points of a scale of ten.
        studies : int
        seed : int
            The same seed draws the same numbers for every difference.
        """
        generator = seeded_generator(seed, "power", self.measure.name, str(evaluators))
        trials, judges = self.design.taken_by(evaluators)
        found, sizes = 0, []
        for _ in range(studies):
            better, worse = self._simulated(trials, judges, difference, generator)
            sizes.append(mann_whitney(better.values, worse.values).effect_size)
            # Complete separation leaves no standard error, and no doubt either.
            found += two_way_estimate(better, worse).p < SIGNIFICANT or sizes[-1] in (0.0, 1.0)
        share = binomtest(found, studies).proportion_ci(method="wilson")
        return Power(
            evaluators=evaluators,
            difference=difference,
            effect_size=float(np.mean(sizes)),
            power=found / studies,
            interval=Interval(float(share.low), float(share.high)),
            studies=studies,
        )

    def enough(self, difference: float, power: float, *, studies: int, seed: int) -> int | None:
        """Return the fewest evaluators with this power, None where even 1,000 are too few.

        Twice as many are tried until they suffice, then the number is halved in on.
        """
        too_few, enough = 2, 4
        while self.power(enough, difference, studies=studies, seed=seed).power < power:
            too_few, enough = enough, 2 * enough
            if too_few >= MOST_EVALUATORS:
                return None
        while enough - too_few > max(1, enough // 20):
            middle = (too_few + enough) // 2
            if self.power(middle, difference, studies=studies, seed=seed).power < power:
                too_few = middle
            else:
                enough = middle
        return enough

    def _simulated(
        self,
        trials: NDArray[np.intp],
        judges: NDArray[np.intp],
        difference: float,
        generator: np.random.Generator,
    ) -> tuple[JudgedSample, JudgedSample]:
        design = self.design
        system, speaker, is_same = (
            design.system[trials],
            design.speaker[trials],
            design.is_same[trials],
        )
        is_judged = _is_judged(self.measure, is_same)
        worse, better = design.systems.index(self.worse), design.systems.index(self.better)
        latent = _levels(self.measure, is_same) - difference * ((system == worse) & is_judged)
        latent += self._spread(judges, system, speaker, generator)
        ranks = ranked_within(judges, _on_scale(latent, design.scale), design.scale)
        first, second = (
            JudgedSample(ranks[chosen], judges[chosen].astype(str), speaker[chosen].astype(str))
            for chosen in ((system == number) & is_judged for number in (better, worse))
        )
        return first, second

    def _spread(
        self,
        judges: NDArray[np.intp],
        system: NDArray[np.intp],
        speaker: NDArray[np.intp],
        generator: np.random.Generator,
    ) -> NDArray[np.float64]:
        spreads, evaluators = self.spreads, int(judges.max()) + 1
        level = generator.normal(0.0, spreads.evaluator, evaluators)
        taste = generator.normal(0.0, spreads.taste, (evaluators, len(self.design.systems)))
        voice = generator.normal(0.0, spreads.speaker, int(self.design.speaker.max()) + 1)
        noise = generator.normal(0.0, spreads.noise, judges.size)
        summed: NDArray[np.float64] = level[judges] + taste[judges, system] + voice[speaker] + noise
        return summed


def _is_judged(measure: Measure, is_same: NDArray[np.bool_]) -> NDArray[np.bool_]:
    if measure.pair is None:
        return np.ones(is_same.size, dtype=bool)
    return is_same if measure.pair == "same" else ~is_same


def _levels(measure: Measure, is_same: NDArray[np.bool_]) -> NDArray[np.float64]:
    if measure.pair is None:
        return np.full(is_same.size, _MIDDLE_OF_TEN[measure.question])
    return np.where(is_same, _SIMILAR, _UNLIKE)


def _on_scale(latent: NDArray[np.float64], scale: tuple[int, int]) -> NDArray[np.float64]:
    """Round points of a scale from 1 to 10 onto another scale."""
    lowest, highest = scale
    points = lowest + (latent - 1.0) / 9.0 * (highest - lowest)
    rounded: NDArray[np.float64] = np.clip(np.rint(points), lowest, highest)
    return rounded


def ranked_within(
    judges: NDArray[np.intp], ratings: NDArray[np.float64], scale: tuple[int, int]
) -> NDArray[np.float64]:
    """Return normalized ranks, as `analysis.normalized_rank` has them, of whole numbers at once.

    Parameters
    ----------
    judges : np.ndarray [shape=(n,)]
        From 0.
    ratings : np.ndarray [shape=(n,)]
    scale : tuple of int
        Lowest and highest rating.
    """
    steps = scale[1] - scale[0] + 1
    place = judges * steps + ratings.astype(np.intp) - scale[0]
    counts = np.bincount(place, minlength=(int(judges.max()) + 1) * steps).reshape(-1, steps)
    below = np.cumsum(counts, axis=1) - counts
    with np.errstate(invalid="ignore"):
        ranks = (below + (counts - 1) / 2.0) / counts.sum(axis=1, keepdims=True)
    ranked: NDArray[np.float64] = ranks.ravel()[place]
    return ranked


def default_systems(systems: Sequence[str]) -> tuple[str, str]:
    """Return which two systems to compare: the first two, or original and the only one."""
    return (systems[1], systems[2]) if len(systems) > 2 else (systems[0], systems[1])
