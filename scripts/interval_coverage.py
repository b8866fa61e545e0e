"""How often the intervals of reports cover the truth, in invented studies without a difference.

Prints the rows of the table in docs/statistics.md; takes minutes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from tqdm import trange

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from analysis.cluster_robust import two_way_estimate
from analysis.comparisons import mann_whitney
from analysis.measures import MEASURES, judged_sample, with_ranks
from analysis.resampling import EvaluatorBootstrap, effect_size_of, seeded_generator
from tests.analysis.ratings_factory import Design, make_ratings


def missed(design: Design, seed: int) -> tuple[bool, bool, bool]:
    """Return whether the two-way interval, the bootstrap and the pooled test find a difference."""
    ranked = with_ranks(make_ratings(design, seed))
    a, b = (judged_sample(ranked, MEASURES[0], system) for system in design.systems)
    bootstrap = EvaluatorBootstrap.draw(
        ranked["evaluator"].unique().tolist(),
        replicates=500,
        generator=seeded_generator(seed, "coverage"),
    )
    return (
        two_way_estimate(a, b).interval.excludes(0.5),
        bootstrap.interval(effect_size_of, a, b).excludes(0.5),
        mann_whitney(a.values, b.values).p < 0.05,
    )


def main() -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--studies", type=int, default=1000)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--evaluators", type=int, nargs="+", default=[6, 12, 24])
    parser.add_argument("--taste", type=float, nargs="+", default=[0.0, 1.0])
    options = parser.parse_args()
    for evaluators in options.evaluators:
        for taste in options.taste:
            design = Design(evaluators=evaluators, speakers=30, evaluator_by_system_spread=taste)
            seeds = trange(options.first_seed, options.first_seed + options.studies, leave=False)
            found = [missed(design, seed) for seed in seeds]
            two_way, bootstrap, pooled = 100 * np.mean(found, axis=0)
            print(
                f"| {evaluators} | {taste:g} | {options.studies:,} | {100 - two_way:.1f} % "
                f"| {100 - bootstrap:.1f} % | {pooled:.1f} % |",
                flush=True,
            )


if __name__ == "__main__":
    main()
