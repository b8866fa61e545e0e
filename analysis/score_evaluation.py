"""Everything that is computed of one list of scored trials."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING, Any

from analysis.calibration import fit_pav
from analysis.det_curve import ScoreCounts, count_scores
from analysis.estimates import NotEstimable
from analysis.leakage import model_llr, rank_llr
from analysis.metric_definitions import DEFINITIONS
from analysis.resampling import seeded_generator
from analysis.score_models import GaussianModel, StudentTModel
from analysis.similarity_rank import beta_binomial_probabilities, rank_metrics, rank_probes
from analysis.speaker_bootstrap import speaker_intervals
from analysis.speaker_risks import speaker_risks
from analysis.verification import RANK_METRICS, metrics_of

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from analysis.intervals import Interval
    from analysis.scored_trials import ScoredTrials
    from analysis.similarity_rank import ProbeRanks
    from analysis.speaker_risks import SpeakerRisk
    from analysis.verification import Metrics

    LlrMap = Callable[[ArrayLike], NDArray[np.float64]]

REPLICATES = 1000
CONFIDENCE = 0.95
_MODELS = {"gaussian": GaussianModel, "student_t": StudentTModel}


@dataclass(frozen=True)
class ScoreEvaluation:
    """Metrics, intervals and risks of one list of scored trials."""

    trials: ScoredTrials
    metrics: Metrics
    """As `analysis.verification.score_metrics` returns them, rank metrics filled in."""
    intervals: dict[str, Interval]
    risks: list[SpeakerRisk]
    ranks: ProbeRanks | None
    replicates: int
    seed: int

    @cached_property
    def counts(self) -> ScoreCounts:
        """The scores, counted by value and class."""
        return _counts(self.trials)

    @cached_property
    def llr_maps(self) -> dict[str, LlrMap]:
        """From scores to log-likelihood ratios in nats, by estimator."""
        return _llr_maps(self.counts, self.metrics)

    def to_json(self) -> str:
        """Return metrics, intervals, ranks and risks as JSON, the same for the same input."""
        record = {
            **self.metrics,
            "intervals": {
                "method": "bootstrap over speakers, expanded percentiles",
                "confidence": CONFIDENCE,
                "replicates": self.replicates,
                "seed": self.seed,
                **{name: _interval_record(found) for name, found in self.intervals.items()},
            },
            "ranks": _rank_record(self.ranks),
            "speakers": [risk.to_record() for risk in self.risks],
            "definitions": {name: asdict(found) for name, found in DEFINITIONS.items()},
        }
        return json.dumps(record, indent=2, allow_nan=False) + "\n"


def evaluate_scores(
    trials: ScoredTrials, *, replicates: int = REPLICATES, seed: int = 0
) -> ScoreEvaluation:
    """Compute every metric, interval and risk of scored trials.

    Parameters
    ----------
    trials : ScoredTrials
    replicates : int
        How often speakers are drawn for intervals; 0 for none.
    seed : int
        Decides the draws.
    """
    counts = _counts(trials)
    metrics = metrics_of(counts)
    ranks, rank_llrs = _rank(trials, metrics)
    intervals = speaker_intervals(
        trials,
        ranks,
        replicates=replicates,
        generator=seeded_generator(seed, "speakers"),
        confidence=CONFIDENCE,
    )
    maps = _llr_maps(counts, metrics)
    llrs = {name: llr_map(trials.scores) for name, llr_map in maps.items()}
    risks = speaker_risks(trials, llrs, ranks, rank_llrs)
    return ScoreEvaluation(trials, metrics, intervals, risks, ranks, replicates, seed)


def _counts(trials: ScoredTrials) -> ScoreCounts:
    return count_scores(trials.scores[trials.is_target], trials.scores[~trials.is_target])


def _llr_maps(counts: ScoreCounts, metrics: Metrics) -> dict[str, LlrMap]:
    maps: dict[str, LlrMap] = {"pav": fit_pav(counts, laplace=True)}
    for name, model in _MODELS.items():
        if metrics[f"eps_max_{name}"] is not None:
            maps[name] = model_llr(counts, model)
    return maps


def _rank(
    trials: ScoredTrials, metrics: Metrics
) -> tuple[ProbeRanks | None, NDArray[np.float64] | None]:
    """Fill in rank metrics; return ranks and the log-likelihood ratio of each, where there are."""
    for name in RANK_METRICS:
        metrics["reasons"].pop(name)
    try:
        ranks = rank_probes(trials.scores, trials.is_target, trials.probe)
    except NotEstimable as finding:
        metrics["reasons"] |= dict.fromkeys(RANK_METRICS, str(finding))
        return None, None
    known, reasons = rank_metrics(ranks.counts)
    metrics |= known
    metrics["reasons"] |= reasons
    if metrics["eps_max_rank"] is None:
        return ranks, None
    return ranks, rank_llr(beta_binomial_probabilities(ranks.counts))


def _interval_record(found: Interval) -> dict[str, Any]:
    low, high = (bound if isfinite(bound) else None for bound in (found.low, found.high))
    return {"low": low, "high": high, "reason": found.reason}


def _rank_record(ranks: ProbeRanks | None) -> dict[str, Any] | None:
    if ranks is None:
        return None
    return {"counts": ranks.counts.tolist(), "n_left_out": ranks.n_left_out}
