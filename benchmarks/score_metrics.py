"""Time of every score metric on many scores, against the same metrics written plainly.

    python benchmarks/score_metrics.py [SCORES] [--plain SCORES]

All run in one process, on the same scores where the plain way is not too slow for them. Plain is
as the challenges' tools are written: a loop over trials for pooling adjacent violators, a loop over
thresholds for the equal error rate. Beside it scikit-learn's ROC curve and isotonic regression,
which are compiled. Their numbers are compared. Seconds are of the processor, not of the clock on
the wall.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
from sklearn.isotonic import IsotonicRegression
from sklearn.metrics import roc_curve

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


def library_metrics(target: np.ndarray, nontarget: np.ndarray) -> dict[str, float]:
    """Return the same two metrics by scikit-learn."""
    scores = np.concatenate([target, nontarget])
    labels = np.repeat([1, 0], [target.size, nontarget.size])
    false_alarm, hit, _ = roc_curve(labels, scores, drop_intermediate=False)
    gap = np.abs(false_alarm - (1.0 - hit))
    closest = int(np.argmin(gap))
    posterior = IsotonicRegression().fit(scores, labels).predict(scores)
    with np.errstate(divide="ignore"):
        ratio = posterior / (1.0 - posterior) * nontarget.size / target.size
        costs = [np.log2(1.0 + 1.0 / ratio[labels == 1]), np.log2(1.0 + ratio[labels == 0])]
    return {
        "eer": float(false_alarm[closest] + 1.0 - hit[closest]) / 2.0,
        "min_cllr": float(costs[0].mean() + costs[1].mean()) / 2.0,
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
    print("| scores | all metrics (s) | another way | its metrics (s) | factor | difference |")
    print("|---|---|---|---|---|---|")
    for count, name, other in (
        (options.plain, "plain: EER, Cllr, min Cllr", plain_metrics),
        (options.plain, "scikit-learn: EER, min Cllr", library_metrics),
        (options.scores, "scikit-learn: EER, min Cllr", library_metrics),
    ):
        fast, ours = seconds(score_metrics, drawn(count))
        slow, theirs = seconds(other, drawn(count))
        difference = max(abs(ours[metric] - value) for metric, value in theirs.items())
        factor = f"{slow / fast:.1f}"
        print(f"| {count:,} | {fast:.2f} | {name} | {slow:.2f} | {factor} | {difference:.1e} |")


if __name__ == "__main__":
    main()
