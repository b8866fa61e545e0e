"""What each enrolled speaker risks: worst cases, and being singled out of the others."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from analysis.det_curve import det_curve
from analysis.estimates import NotEstimable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from analysis.scored_trials import ScoredTrials
    from analysis.similarity_rank import ProbeRanks

    Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class SpeakerRisk:
    """Risks of one speaker, whose probes were compared with all enrolled speakers."""

    speaker: str
    n_target: int
    """Trials of the speaker's probes against the speaker's own enrolment."""
    n_nontarget: int
    """Trials of the speaker's probes against others."""
    eer: float | None
    """Crossing equal error rate of these trials."""
    eps_max: Mapping[str, float | None]
    """By estimator: the largest absolute log-likelihood ratio of these trials, in nats, on the map
    that was fitted to all speakers."""
    identified: float | None
    """Share of the speaker's probes whose own enrolment ranks first; ties are shared out."""
    identified_by_chance: float | None
    singled_out: float | None
    """Chance that, of one probe from each speaker, the best threshold on scores against this
    enrolment accepts this speaker's probe and no other."""
    singled_out_by_chance: float | None
    """The same for a decision that ignores scores, at the best rate of accepting."""

    def to_record(self) -> dict[str, Any]:
        """Return the fields by name, None where the trials do not carry one."""
        return asdict(self)


def speaker_risks(
    trials: ScoredTrials,
    llrs: Mapping[str, Array],
    ranks: ProbeRanks | None,
    rank_llrs: Array | None,
) -> list[SpeakerRisk]:
    """Return the risks of each enrolled speaker who has probes, by name.

    Parameters
    ----------
    trials : ScoredTrials
    llrs : mapping of str to np.ndarray [shape=(trials,)]
        Log-likelihood ratios of the trials in nats, by estimator.
    ranks : ProbeRanks, optional
        Of the same trials.
    rank_llrs : np.ndarray [shape=(ranks,)], optional
        Log-likelihood ratio of each rank, in nats.
    """
    at_risk = np.unique(trials.enrolled[trials.is_target])
    return [_risk(trials, int(speaker), llrs, ranks, rank_llrs) for speaker in at_risk]


def singling_out(own: Array, others: list[Array]) -> tuple[float, float]:
    """Return the chance of singling a speaker out, by scores and without them.

    One probe is drawn from each speaker; an attacker accepts those at or above a threshold, which
    may be the best for these very scores, and succeeds when only the right one is accepted.

    Parameters
    ----------
    own : np.ndarray [shape=(probes,)]
        Scores of the speaker's own probes against the speaker's enrolment.
    others : list of np.ndarray
        Scores of each other speaker's probes against the same enrolment.

    Returns
    -------
    tuple of float
        By scores; and by accepting at random with chance 1/m, for m speakers.

    Raises
    ------
    NotEstimable
        When there is no other speaker.
    """
    if not others:
        raise NotEstimable("no other speaker was compared with this one")
    thresholds = np.unique(own)
    chance = 1.0 - np.searchsorted(np.sort(own), thresholds, side="left") / own.size
    for scores in others:
        chance *= np.searchsorted(np.sort(scores), thresholds, side="left") / scores.size
    speakers = len(others) + 1
    return float(chance.max()), (1.0 - 1.0 / speakers) ** (speakers - 1) / speakers


def _risk(
    trials: ScoredTrials,
    speaker: int,
    llrs: Mapping[str, Array],
    ranks: ProbeRanks | None,
    rank_llrs: Array | None,
) -> SpeakerRisk:
    mine = trials.speaker == speaker
    target, nontarget = mine & trials.is_target, mine & ~trials.is_target
    eps_max: dict[str, float | None] = {
        name: float(np.max(np.abs(llr[mine]))) for name, llr in llrs.items()
    }
    identified = by_chance = eps_max["rank"] = None
    if ranks is not None and (own := trials.probe_speaker[ranks.probes] == speaker).any():
        identified = float(ranks.shares[own, 0].mean())
        by_chance = 1.0 / ranks.shares.shape[1]
        if rank_llrs is not None:
            had = ranks.shares[own].max(axis=0) > 0.0
            eps_max["rank"] = float(np.max(np.abs(rank_llrs[had])))
    return SpeakerRisk(
        speaker=str(trials.speakers[speaker]),
        n_target=int(target.sum()),
        n_nontarget=int(nontarget.sum()),
        eer=_eer(trials.scores[target], trials.scores[nontarget]),
        eps_max=eps_max,
        identified=identified,
        identified_by_chance=by_chance,
        **_singled_out(trials, speaker),
    )


def _eer(target: Array, nontarget: Array) -> float | None:
    return det_curve(target, nontarget).eer if target.size and nontarget.size else None


def _singled_out(trials: ScoredTrials, speaker: int) -> dict[str, float | None]:
    against = trials.enrolled == speaker
    who = trials.speaker
    others = [
        trials.scores[against & (who == other)]
        for other in np.unique(who[against & ~trials.is_target])
        if other != speaker
    ]
    try:
        by_scores, by_chance = singling_out(trials.scores[against & trials.is_target], others)
    except NotEstimable:
        return {"singled_out": None, "singled_out_by_chance": None}
    return {"singled_out": by_scores, "singled_out_by_chance": by_chance}
