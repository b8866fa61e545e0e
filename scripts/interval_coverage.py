"""How often the intervals of reports cover the truth, in invented studies of two systems.

Prints the rows of the tables in docs/statistics.md; takes about seven minutes of an idle core.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.stats import t as student_t
from tqdm import trange

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from analysis.cluster_robust import placement_values, two_way_estimate
from analysis.comparisons import SIGNIFICANT, mann_whitney
from analysis.intervals import Interval
from analysis.resampling import EvaluatorBootstrap, seeded_generator
from tests.analysis.small_studies import SmallStudy

if TYPE_CHECKING:
    from analysis.measures import JudgedSample

DRAWS = 500
"""Of evaluators; a quarter of those in reports, which makes intervals wider or narrower by 3 %."""
EVALUATORS = (6, 12, 24)
UNEQUAL = (1, 1, 1, 2, 4, 10)
"""Sessions of evaluators who have come as far as they have."""


class Outcome(NamedTuple):
    """What one study says."""

    effect_size: float
    two_way_covers: bool
    usual_covers: bool
    bootstrap_covers: bool
    pooled_rejects: bool


def studies() -> list[SmallStudy]:
    """Return the studies of the tables, in their order."""
    even = [
        SmallStudy(sessions=[2] * evaluators, taste=taste, difference=difference)
        for evaluators in EVALUATORS
        for taste in (0.0, 1.0)
        for difference in (0.0, 2.0)
    ]
    voices = [
        SmallStudy(sessions=[2] * evaluators, taste=taste, voice_taste=1.0)
        for evaluators in EVALUATORS
        for taste in (0.0, 1.0)
    ]
    uneven = [
        SmallStudy(sessions=UNEQUAL * (evaluators // len(UNEQUAL)), taste=taste)
        for evaluators in EVALUATORS[1:]
        for taste in (0.0, 1.0)
    ]
    return even + voices + uneven


def outcome(study: SmallStudy, seed: int, truth: float) -> Outcome:
    """Analyse one study as reports do."""
    a, b = study.samples(seeded_generator(seed, "coverage"))
    bootstrap = EvaluatorBootstrap.draw(
        [*a.evaluators, *b.evaluators],
        replicates=DRAWS,
        generator=seeded_generator(seed, "draws"),
    )
    test = mann_whitney(a.values, b.values)
    return Outcome(
        test.effect_size,
        not two_way_estimate(a, b).interval.excludes(truth),
        not usual_interval(a, b).excludes(truth),
        not bootstrap.effect_size_interval(a, b).excludes(truth),
        test.p < SIGNIFICANT,
    )


def usual_interval(a: JudgedSample, b: JudgedSample) -> Interval:
    """Return the interval that the usual rule gives, beside which that of reports is judged.

    A ± t √V with V = V_evaluator + V_trial-speaker - V_both, each times G/(G - 1) for its G
    clusters, and one degree of freedom less than there are clusters of the kind that has fewer.
    """
    of_a, of_b = placement_values(a.values, b.values)
    effect_size = float(of_a.mean())
    influences = np.concatenate([(of_a - effect_size) / len(a), (of_b - effect_size) / len(b)])
    _, evaluator = np.unique(np.concatenate([a.evaluators, b.evaluators]), return_inverse=True)
    _, speaker = np.unique(np.concatenate([a.speakers, b.speakers]), return_inverse=True)
    both = np.unique(evaluator * (speaker.max() + 1) + speaker, return_inverse=True)[1]
    sums = [np.bincount(cluster, weights=influences) for cluster in (evaluator, speaker, both)]
    parts = [float(np.sum(one**2)) * one.size / (one.size - 1) for one in sums]
    variance = parts[0] + parts[1] - parts[2]
    # Two crossed ways may leave nothing or less.
    variance = variance if variance > 0.0 else max(parts[:2])
    freedom = min(sums[0].size, sums[1].size) - 1
    reach = float(student_t.ppf(0.975, freedom)) * variance**0.5
    return Interval(effect_size - reach, effect_size + reach)


def true_effect_size(study: SmallStudy) -> float:
    """Return A of very many evaluators and speakers."""
    if study.difference == 0.0:
        return 0.5
    a, b = study.of_very_many().samples(seeded_generator(0, "truth"))
    return mann_whitney(a.values, b.values).effect_size


def main() -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--studies", type=int, default=4000)
    parser.add_argument("--first-seed", type=int, default=0)
    options = parser.parse_args()
    for study in studies():
        truth = true_effect_size(study)
        seeds = trange(options.first_seed, options.first_seed + options.studies, leave=False)
        effect_size, two_way, usual, bootstrap, pooled = np.mean(
            [outcome(study, seed, truth) for seed in seeds], axis=0
        )
        sessions = "2" if set(study.sessions) == {2} else "1 to 10"
        rejects = f"{100 * pooled:.1f} %" if study.difference == 0.0 else ""
        print(
            f"| {len(study.sessions)} | {sessions} | {study.taste:g} | {study.voice_taste:g} "
            f"| {truth:.3f} | {effect_size:.3f} | {100 * two_way:.1f} % | {100 * usual:.1f} % "
            f"| {100 * bootstrap:.1f} % | {rejects} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
