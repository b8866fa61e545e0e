"""Attackers on lists of trials: scores as the challenges lay them out, and what these tell."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING, Final

import numpy as np
from tqdm import tqdm

from analysis.attackers.backends import PldaBackend, as_norm, cosine_scores
from analysis.det_curve import count_scores, det_curve_of
from analysis.objective_corpora import SEMI_INFORMED, enrolment
from analysis.objective_rows import ObjectiveRow, bounds
from analysis.score_evaluation import evaluate_scores
from analysis.scored_trials import pooled, read_scored_trials
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.attackers.encoders import SpeakerEncoder
    from analysis.objective_corpora import Experiment, TrialSet, Twin
    from analysis.objective_measuring import Instruments, Measured
    from analysis.scored_trials import ScoredTrials
    from anonymizers.corpora.kaldi import KaldiDirectory

    Array = NDArray[np.float64]
    Scorer = Callable[[Array, Array], Array]

CONDITIONS: Final = ("oo", "oa", "aa")
"""Original or anonymized enrolment, then trials."""
FOLDER: Final = "asv"
SCORES, EER_FILE = "scores", "EER"
VERIFICATION_METRICS: Final = (
    "eer", "eer_rocch", "cllr", "min_cllr", "linkability", "zebra_expected_bits",
    "zebra_worst_log10", "eps_max_pav", "eps_max_gaussian", "eps_max_student_t", "eps_max_rank",
)  # fmt: skip


@dataclass(frozen=True)
class Attacker:
    """Something that scores a trial."""

    name: str
    encoder: SpeakerEncoder
    scorer: Scorer
    conditions: tuple[str, ...] = CONDITIONS


def attackers_of(
    instruments: Instruments, training: Sequence[Twin], measured: Measured
) -> list[Attacker]:
    """Return everybody who attacks: those who learn from speech only where there is some.

    Raises
    ------
    UserError
        There is too little of it.
    """
    found = []
    for encoder in instruments.encoders:
        found.append(Attacker(f"{encoder.name}-cosine", encoder, cosine_scores))
        if not training:
            continue
        original = _speech(training, measured, encoder, "original")
        anonymized = _speech(training, measured, encoder, "anonymized")
        found += [
            Attacker(f"{encoder.name}-cosine-asnorm", encoder, _normalized(*original)),
            Attacker(f"{encoder.name}-plda", encoder, _plda(*original)),
            Attacker(f"{encoder.name}-plda", encoder, _plda(*anonymized), (SEMI_INFORMED,)),
        ]
    for encoder in instruments.informed:
        found.append(Attacker(f"{encoder.name}-cosine", encoder, cosine_scores, (SEMI_INFORMED,)))
        if training:
            learnt = _plda(*_speech(training, measured, encoder, "anonymized"))
            found.append(Attacker(f"{encoder.name}-plda", encoder, learnt, (SEMI_INFORMED,)))
    return found


def attack_rows(
    sets: Sequence[TrialSet],
    system: str,
    measured: Measured,
    attackers: Sequence[Attacker],
    out: Path,
    *,
    replicates: int,
) -> list[ObjectiveRow]:
    """Attack sets of trials and write the scores of each list.

    Parameters
    ----------
    sets : sequence of TrialSet
    system : str
    measured : Measured
    attackers : sequence of Attacker
    out : Path
        Gets ``asv/SYSTEM/ATTACKER/CONDITION/ENROLS-TRIALS/``.
    replicates : int
        Draws of speakers behind each interval.
    """
    experiments = list(dict.fromkeys(one for chosen in sets for one in chosen.experiments))
    attacks = [(attacker, condition) for attacker in attackers for condition in attacker.conditions]
    rows: list[ObjectiveRow] = []
    for attacker, condition in tqdm(attacks, desc="attacks", unit="attack", disable=None):
        folder = out / FOLDER / system / attacker.name / condition
        scored = {one: _score(one, condition, attacker, measured, folder) for one in experiments}
        for chosen in sets:
            trials = pooled([scored[one] for one in chosen.experiments])
            about = (
                ORIGINAL if condition == "oo" else system,
                *(chosen.dataset, chosen.gender, condition, attacker.name),
            )
            rows += _rows(trials, about, replicates)
    return rows


def _rows(
    trials: ScoredTrials, about: tuple[str, str, str, str, str], replicates: int
) -> Iterator[ObjectiveRow]:
    evaluation = evaluate_scores(trials, replicates=replicates)
    for metric in VERIFICATION_METRICS:
        value = evaluation.metrics[metric]
        yield ObjectiveRow(
            *about,
            metric,
            nan if value is None else float(value),
            *bounds(evaluation.intervals[metric]),
            trials.scores.size,
        )


def _score(
    experiment: Experiment, condition: str, attacker: Attacker, measured: Measured, out: Path
) -> ScoredTrials:
    """Score one list, and write scores and EER as the challenges do."""
    enrolled_from, tried_from = experiment.directories_in(condition)
    speakers: dict[str, list[str]] = {}
    for one in enrolment(experiment.enrolment.original):
        speakers.setdefault(str(one.speaker), []).append(one.id)
    means = np.array(
        [
            measured.vectors(enrolled_from, own, attacker.encoder).mean(axis=0)
            for own in speakers.values()
        ]
    )
    listed = experiment.trials.original
    probes = list(dict.fromkeys(trial.utterance for trial in listed.trials))
    scores = attacker.scorer(means, measured.vectors(tried_from, probes, attacker.encoder))
    row = {speaker: number for number, speaker in enumerate(speakers)}
    column = {probe: number for number, probe in enumerate(probes)}
    lines = [
        f"{one.speaker} {one.utterance} "
        f"{float(scores[row[one.speaker], column[one.utterance]])!r}\n"
        for one in listed.trials
    ]
    folder = out / experiment.name_in(condition)
    write_text(folder / SCORES, "".join(lines))
    trials = read_scored_trials(folder / SCORES, listed.path / "trials")
    counts = count_scores(trials.scores[trials.is_target], trials.scores[~trials.is_target])
    write_text(folder / EER_FILE, f"{det_curve_of(counts).eer!r}\n")
    return trials


def _plda(vectors: Array, speakers: Sequence[str]) -> Scorer:
    try:
        return PldaBackend.fit(vectors, speakers).scores
    except ValueError as error:
        raise UserError(f"--training: {error}; give more speech of other speakers.") from error


def _normalized(vectors: Array, speakers: Sequence[str]) -> Scorer:
    names, place = np.unique(speakers, return_inverse=True)
    cohort = np.array([vectors[place == number].mean(axis=0) for number in range(names.size)])

    def scores(enrolled: Array, trials: Array) -> Array:
        return as_norm(
            cosine_scores(enrolled, trials),
            cosine_scores(enrolled, cohort),
            cosine_scores(trials, cohort),
        )

    return scores


def _speech(
    training: Sequence[Twin], measured: Measured, encoder: SpeakerEncoder, which: str
) -> tuple[Array, list[str]]:
    vectors, speakers = [], []
    for twin in training:
        directory: KaldiDirectory = getattr(twin, which)
        ids = [utterance.id for utterance in directory.utterances]
        vectors.append(measured.vectors(directory, ids, encoder))
        # Two corpora may call different people the same.
        speakers += [f"{twin.name}\0{one.speaker}" for one in directory.utterances]
    return np.concatenate(vectors), speakers
