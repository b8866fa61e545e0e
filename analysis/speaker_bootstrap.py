"""The bootstrap over speakers: how far metrics would move with other speakers.

Trials of one speaker hang together, as enrolled speaker and as speaker of probes. Speakers are
drawn with replacement, and a trial counts as often as its two speakers allow: the product of both
for different speakers, once for each draw where they are the same.
"""

from __future__ import annotations

from math import nan
from typing import TYPE_CHECKING

import numpy as np
from tqdm import tqdm

from analysis.det_curve import ScoreCounts
from analysis.intervals import Interval
from analysis.metric_definitions import DEFINITIONS
from analysis.resampling import expanded_percentiles, fewest_clusters
from analysis.similarity_rank import rank_metrics
from analysis.verification import metrics_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from analysis.scored_trials import ScoredTrials
    from analysis.similarity_rank import ProbeRanks


def speaker_intervals(
    trials: ScoredTrials,
    ranks: ProbeRanks | None,
    *,
    replicates: int,
    generator: np.random.Generator,
    confidence: float = 0.95,
) -> dict[str, Interval]:
    """Return an interval for each metric, from drawing speakers.

    Parameters
    ----------
    trials : ScoredTrials
    ranks : ProbeRanks, optional
        Of the same trials; a drawn speaker brings probes with the ranks that they have.
    replicates : int
        How often speakers are drawn; 0 for no interval.
    generator : np.random.Generator
    confidence : float
        Between 0 and 1.

    Returns
    -------
    dict of str to Interval
        By name of the metric, with the reason where there is none.
    """
    speakers = np.unique(np.append(trials.enrolled, trials.speaker)).size
    needed = fewest_clusters(confidence)
    if replicates == 0:
        return dict.fromkeys(DEFINITIONS, Interval.unknown("no interval was asked for"))
    if speakers < needed:
        reason = f"{speakers} speakers are too few for a bootstrap interval, which needs {needed}"
        return dict.fromkeys(DEFINITIONS, Interval.unknown(reason))
    draws = list(_draws(trials, ranks, replicates, generator))
    return {
        name: _interval(np.array([draw.get(name, nan) for draw in draws]), speakers, confidence)
        for name in DEFINITIONS
    }


def _draws(
    trials: ScoredTrials,
    ranks: ProbeRanks | None,
    replicates: int,
    generator: np.random.Generator,
) -> Iterator[Mapping[str, float]]:
    values, place = np.unique(trials.scores, return_inverse=True)
    speakers = trials.speakers.size
    even = np.full(speakers, 1.0 / speakers)
    for _ in tqdm(range(replicates), desc="drawing speakers", unit="", disable=None, leave=False):
        drawn = generator.multinomial(speakers, even)
        counts = _weighted_counts(trials, drawn, values, place)
        if counts.n_target == 0 or counts.n_nontarget == 0:
            continue
        metrics = metrics_of(counts)
        known = {name: value for name in DEFINITIONS if (value := metrics[name]) is not None}
        if ranks is not None:
            of_ranks, _ = rank_metrics(drawn[trials.probe_speaker[ranks.probes]] @ ranks.shares)
            known |= {name: value for name, value in of_ranks.items() if value is not None}
        yield known


def _weighted_counts(
    trials: ScoredTrials,
    drawn: NDArray[np.int64],
    values: NDArray[np.float64],
    place: NDArray[np.intp],
) -> ScoreCounts:
    weights = drawn[trials.enrolled] * np.where(trials.is_target, 1, drawn[trials.speaker])
    target, nontarget = (
        np.bincount(place[kind], weights=weights[kind], minlength=values.size).astype(np.int64)
        for kind in (trials.is_target, ~trials.is_target)
    )
    present = target + nontarget > 0
    return ScoreCounts(values[present], target[present], nontarget[present])


def _interval(estimates: NDArray[np.float64], speakers: int, confidence: float) -> Interval:
    finite = estimates[np.isfinite(estimates)]
    if finite.size <= estimates.size // 2:
        return Interval.unknown("most draws of speakers do not carry it")
    if np.ptp(finite) == 0.0:
        return Interval.unknown("every draw of speakers gives the same, so no spread is seen")
    return expanded_percentiles(finite, speakers, confidence)
