"""Time of every score metric on many scores, against the same metrics written plainly.

    python benchmarks/score_metrics.py [SCORES] [--plain SCORES]

Both run in one process, on the same scores where the plain way is not too slow for them. Plain is
as the challenges' tools are written: a loop over trials for pooling adjacent violators, a loop over
thresholds for the equal error rate. Their numbers are compared. Seconds are of the processor, not
of the clock on the wall.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np

from analysis.verification import score_metrics

TARGET_SHARE = 0.2


def drawn(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Return target and non-target scores, ``count`` in all."""
    generator = np.random.default_rng(0)
    targets = int(count * TARGET_SHARE)
    return generator.normal(1.0, 1.0, targets), generator.normal(0.0, 1.0, count - targets)


def plain_metrics(target: np.ndarray, nontarget: np.ndarray) -> dict[str, float]:
    """Return the main metrics, trial by trial."""
    trials = sorted([(s, 1) for s in target.tolist()] + [(s, 0) for s in nontarget.tolist()])
    return {
        "eer": plain_eer(trials, len(target), len(nontarget)),
        "min_cllr": plain_min_cllr(trials, len(target), len(nontarget)),
        "cllr": 0.5
        * (
            sum(math.log2(1.0 + math.exp(-s)) for s in target.tolist()) / len(target)
            + sum(math.log2(1.0 + math.exp(s)) for s in nontarget.tolist()) / len(nontarget)
        ),
    }


def plain_eer(trials: list[tuple[float, int]], targets: int, nontargets: int) -> float:
    """Return the equal error rate, stepping through all thresholds of untied scores."""
    missed, rejected = 0, 0
    best, eer = math.inf, math.nan
    for _, is_target in trials:
        miss, false_alarm = missed / targets, 1.0 - rejected / nontargets
        if abs(miss - false_alarm) < best:
            best, eer = abs(miss - false_alarm), (miss + false_alarm) / 2.0
        missed += is_target
        rejected += 1 - is_target
    return eer


def plain_min_cllr(trials: list[tuple[float, int]], targets: int, nontargets: int) -> float:
    """Return min Cllr by pooling untied trials one after the other."""
    blocks: list[list[int]] = []
    for _, is_target in trials:
        blocks.append([is_target, 1])
        while len(blocks) > 1 and blocks[-2][0] * blocks[-1][1] >= blocks[-1][0] * blocks[-2][1]:
            hits, size = blocks.pop()
            blocks[-1][0] += hits
            blocks[-1][1] += size
    cost = [0.0, 0.0]
    for hits, size in blocks:
        others = size - hits
        if hits and others:
            ratio = hits / others * nontargets / targets
            cost[0] += hits * math.log2(1.0 + 1.0 / ratio)
            cost[1] += others * math.log2(1.0 + ratio)
    return 0.5 * (cost[0] / targets + cost[1] / nontargets)


def seconds(metrics, scores) -> tuple[float, dict[str, float]]:
    """Return processor seconds and the result of one run."""
    started = time.process_time()
    found = metrics(*scores)
    return time.process_time() - started, found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scores", nargs="?", type=int, default=10_000_000)
    parser.add_argument("--plain", type=int, default=1_000_000, help="scores for the plain way")
    options = parser.parse_args()
    score_metrics(*drawn(1000))  # imports and first calls are not what is measured
    print(
        "| scores | all metrics (s) | plain EER, Cllr, min Cllr (s) | factor | largest difference |"
    )
    print("|---|---|---|---|---|")
    fast, ours = seconds(score_metrics, drawn(options.plain))
    slow, theirs = seconds(plain_metrics, drawn(options.plain))
    difference = max(abs(ours[name] - value) for name, value in theirs.items())
    print(f"| {options.plain:,} | {fast:.2f} | {slow:.2f} | {slow / fast:.1f} | {difference:.1e} |")
    fast, _ = seconds(score_metrics, drawn(options.scores))
    print(f"| {options.scores:,} | {fast:.2f} | | | |")


if __name__ == "__main__":
    main()
