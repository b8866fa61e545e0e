"""What machines make of anonymized speech: who speaks, what is said, what is kept."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import partial
from math import nan
from typing import TYPE_CHECKING, Final

import numpy as np
from tqdm import tqdm

from analysis.attackers.backends import PldaBackend, as_norm, cosine_scores
from analysis.attackers.encoders import ENCODERS
from analysis.calibration import fit_pav
from analysis.det_curve import count_scores
from analysis.objective_corpora import Experiment, Twin, enrolment, experiments, pair_twins
from analysis.objective_rows import FILE, ObjectiveRow, update_objective
from analysis.preserved import preserved_rows
from analysis.recognition import word_error_rate, word_errors
from analysis.score_evaluation import evaluate_scores
from analysis.scored_trials import read_scored_trials
from analysis.similarity import (
    de_identification,
    gain_of_voice_distinctiveness,
    similarity_matrix,
)
from analysis.utterance_measures import (
    Instruments,
    MeasuringTask,
    UtteranceMeasures,
    measure_utterance,
    read_measures,
)
from anonymizers.cluster import cluster_map
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from anonymizers.parallel import parallel_map
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.intervals import Interval
    from anonymizers.corpora.kaldi import KaldiDirectory
    from anonymizers.corpora.utterance import Utterance

    Array = NDArray[np.float64]
    Scorer = Callable[[Array, Array], Array]

CONDITIONS: Final = ("oo", "oa", "aa")
"""Original or anonymized enrolment, then trials."""
SEMI_INFORMED: Final = "semi-informed"
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")  # as systems of a study are called
VERIFICATION_METRICS: Final = (
    "eer", "eer_rocch", "cllr", "min_cllr", "linkability", "zebra_expected_bits",
    "zebra_worst_log10", "eps_max_pav", "eps_max_gaussian", "eps_max_student_t", "eps_max_rank",
)  # fmt: skip


@dataclass(frozen=True)
class Speech:
    """The directories of one evaluation.

    Parameters
    ----------
    original, anonymized : sequence of Path
        Data directories with enrolment and trials, and their anonymized twins.
    training, anonymized_training : sequence of Path
        Of other speakers, for attackers that learn; may be left out.
    """

    original: Sequence[Path]
    anonymized: Sequence[Path]
    training: Sequence[Path] = ()
    anonymized_training: Sequence[Path] = ()


@dataclass(frozen=True)
class Measured:
    """Everything that was measured of the utterances of directories."""

    by_directory: dict[Path, dict[str, UtteranceMeasures]] = field(default_factory=dict)

    def of(self, directory: KaldiDirectory) -> dict[str, UtteranceMeasures]:
        """Return what was measured of each utterance of a directory, by id."""
        return self.by_directory[directory.path]

    def vectors(self, directory: KaldiDirectory, utterances: Iterable[str], encoder: str) -> Array:
        """Return vectors of utterances [shape=(utterances, dimensions)]."""
        measures = self.of(directory)
        return np.array([measures[utterance].vectors[encoder] for utterance in utterances])


def evaluate(
    speech: Speech,
    system: str,
    out: Path,
    instruments: Instruments,
    *,
    replicates: int = 1000,
    workers: int = 1,
    cluster: str | None = None,
) -> list[ObjectiveRow]:
    """Measure a system, write ``objective.csv`` and the scores behind it.

    Each utterance is measured once, whatever is asked of it later: a second run reads what the
    first has kept in ``out/measured``.

    Parameters
    ----------
    speech : Speech
    system : str
        What the anonymizer is called.
    out : Path
    instruments : Instruments
    replicates : int
        Draws of speakers behind each interval of an attack, 0 for no intervals.
    workers : int
        Processes; numbers do not depend on it.
    cluster : str, optional
        Address of the scheduler of a Dask cluster, instead of processes of this machine.

    Returns
    -------
    list of ObjectiveRow
        Of the system, and of original speech.

    Raises
    ------
    UserError
        Nothing can be called so, directories do not belong together, or an utterance cannot be
        measured.
    """
    _refuse_names(system, instruments)
    twins = pair_twins(speech.original, speech.anonymized)
    training = pair_twins(speech.training, speech.anonymized_training)
    found = experiments(twins)
    with _mapping(instruments, out, workers, cluster) as run:
        measured = _measure(twins + training, instruments, out, run)
    attackers = _Attackers(instruments, training, measured, replicates)
    rows = [
        row
        for experiment in tqdm(found, desc="attacks", unit="list", disable=None)
        for row in (
            *_attack(experiment, system, measured, attackers, out / "asv" / system),
            *_distinctiveness(experiment, system, measured, instruments),
            *_recognition(experiment, system, measured),
            *preserved_rows(
                (system, experiment.dataset, experiment.gender, "", ""),
                measured.of(experiment.trials.original),
                measured.of(experiment.trials.anonymized),
            ),
        )
    ]
    update_objective(out / FILE, system, rows)
    return rows


def _refuse_names(system: str, instruments: Instruments) -> None:
    if system == ORIGINAL:
        raise UserError("--system original: is what original speech is called; choose another.")
    if _NAME.fullmatch(system) is None:
        raise UserError(
            f"--system {system!r}: folders and tables are named by it; use letters, digits and "
            ". _ -, a letter or digit first."
        )
    for name in instruments.encoders:
        if name not in ENCODERS:
            raise UserError(
                f"--attackers {name}: there is none; choose among {', '.join(ENCODERS)}."
            )


def _mapping(
    instruments: Instruments, out: Path, workers: int, cluster: str | None
) -> AbstractContextManager[Callable[[Iterable[MeasuringTask]], Iterator[str | None]]]:
    work = partial(measure_utterance, instruments, (out / "measured").absolute())
    return parallel_map(work, workers) if cluster is None else cluster_map(work, cluster)


def _measure(
    twins: Sequence[Twin],
    instruments: Instruments,
    out: Path,
    run: Callable[[Iterable[MeasuringTask]], Iterator[str | None]],
) -> Measured:
    tasks: dict[Path, dict[str, MeasuringTask]] = {}
    for twin in twins:
        for directory in (twin.original, twin.anonymized):
            tasks[directory.path] = {
                one.id: _task(one, is_transcribed=bool(twin.original.trials))
                for one in directory.utterances
            }
    every = [task for of_directory in tasks.values() for task in of_directory.values()]
    results = tqdm(run(every), desc="utterances", total=len(every), unit="utt", disable=None)
    faults = [fault for fault in results if fault is not None]
    if faults:
        more = f" ({len(faults) - 1} more could not be measured either)" if len(faults) > 1 else ""
        raise UserError(faults[0] + more)
    folder = (out / "measured").absolute()
    return Measured(
        {
            path: {
                name: read_measures(instruments, folder, task)
                for name, task in of_directory.items()
            }
            for path, of_directory in tasks.items()
        }
    )


def _task(utterance: Utterance, *, is_transcribed: bool) -> MeasuringTask:
    # Workers with another current directory find the files, too.
    source = replace(utterance.source, path=utterance.source.path.absolute())
    return MeasuringTask(utterance.id, source, is_transcribed and utterance.text is not None)


class _Attackers:
    """Everything that scores a trial, by name; those that learn where there is speech to."""

    def __init__(
        self,
        instruments: Instruments,
        training: Sequence[Twin],
        measured: Measured,
        replicates: int,
    ) -> None:
        self._training, self._measured = training, measured
        self.replicates = replicates
        self.known: list[tuple[str, str, Scorer]] = []
        """Name, encoder and scorer of those that know no anonymized speech."""
        self.informed: list[tuple[str, str, Scorer]] = []
        for encoder in instruments.encoders:
            self.known.append((f"{encoder}-cosine", encoder, cosine_scores))
            if training:
                self.known.append((f"{encoder}-cosine-asnorm", encoder, self._normalized(encoder)))
                self.known.append((f"{encoder}-plda", encoder, self._plda(encoder, "original")))
                self.informed.append(
                    (f"{encoder}-plda", encoder, self._plda(encoder, "anonymized"))
                )

    def _plda(self, encoder: str, which: str) -> Scorer:
        vectors, speakers = self._speech(encoder, which)
        try:
            return PldaBackend.fit(vectors, speakers).scores
        except ValueError as error:
            raise UserError(f"--training: {error}; give more speech of other speakers.") from error

    def _normalized(self, encoder: str) -> Scorer:
        vectors, speakers = self._speech(encoder, "original")
        names, place = np.unique(speakers, return_inverse=True)
        cohort = np.array([vectors[place == number].mean(axis=0) for number in range(names.size)])

        def scores(enrolled: Array, trials: Array) -> Array:
            return as_norm(
                cosine_scores(enrolled, trials),
                cosine_scores(enrolled, cohort),
                cosine_scores(trials, cohort),
            )

        return scores

    def _speech(self, encoder: str, which: str) -> tuple[Array, list[str]]:
        vectors, speakers = [], []
        for twin in self._training:
            directory: KaldiDirectory = getattr(twin, which)
            ids = [utterance.id for utterance in directory.utterances]
            vectors.append(self._measured.vectors(directory, ids, encoder))
            # Two corpora may call different people the same.
            speakers += [f"{twin.name}\0{one.speaker}" for one in directory.utterances]
        return np.concatenate(vectors), speakers


def _attack(
    experiment: Experiment, system: str, measured: Measured, attackers: _Attackers, out: Path
) -> Iterator[ObjectiveRow]:
    attacks = [
        (condition, attacker) for condition in CONDITIONS for attacker in attackers.known
    ] + [(SEMI_INFORMED, attacker) for attacker in attackers.informed]
    for condition, (name, encoder, scorer) in attacks:
        folder = out / name / condition / experiment.name
        attack = _Attack(experiment, system, condition, name, folder, attackers.replicates)
        yield from attack(measured, encoder, scorer)


@dataclass(frozen=True)
class _Attack:
    """One attacker on one list of trials in one condition."""

    experiment: Experiment
    system: str
    condition: str
    attacker: str
    folder: Path
    replicates: int

    def __call__(self, measured: Measured, encoder: str, scorer: Scorer) -> Iterator[ObjectiveRow]:
        twin, enrolling = self.experiment.trials, self.experiment.enrolment
        letters = "aa" if self.condition == SEMI_INFORMED else self.condition
        enrolled_from, tried_from = (
            pair.original if letter == "o" else pair.anonymized
            for pair, letter in zip((enrolling, twin), letters, strict=True)
        )
        speakers = _by_speaker(enrolment(enrolling.original))
        means = np.array(
            [
                measured.vectors(enrolled_from, own, encoder).mean(axis=0)
                for own in speakers.values()
            ]
        )
        trials = twin.original.trials
        probes = list(dict.fromkeys(trial.utterance for trial in trials))
        scores = scorer(means, measured.vectors(tried_from, probes, encoder))
        row = {speaker: number for number, speaker in enumerate(speakers)}
        column = {probe: number for number, probe in enumerate(probes)}
        lines = [
            f"{one.speaker} {one.utterance} "
            f"{float(scores[row[one.speaker], column[one.utterance]])!r}\n"
            for one in trials
        ]
        file = self.folder / "scores"
        write_text(file, "".join(lines))
        evaluation = evaluate_scores(
            read_scored_trials(file, twin.original.path / "trials"), replicates=self.replicates
        )
        write_text(self.folder / "EER", f"{evaluation.metrics['eer']}\n")
        for metric in VERIFICATION_METRICS:
            value = evaluation.metrics[metric]
            yield ObjectiveRow(
                ORIGINAL if self.condition == "oo" else self.system,
                self.experiment.dataset,
                self.experiment.gender,
                self.condition,
                self.attacker,
                metric,
                nan if value is None else float(value),
                *_bounds(evaluation.intervals[metric]),
                len(trials),
            )


def _distinctiveness(
    experiment: Experiment, system: str, measured: Measured, instruments: Instruments
) -> Iterator[ObjectiveRow]:
    """De-identification and gain of voice distinctiveness among the trial utterances."""
    twin = experiment.trials
    several = [
        utterance
        for own in _utterances_of_speakers(twin.original).values()
        if len(own) > 1
        for utterance in own
    ]
    speakers = [str(one.speaker) for one in several]
    if len(set(speakers)) < 2:
        return
    ids = [one.id for one in several]
    for encoder in instruments.encoders:
        original, anonymized = (
            measured.vectors(directory, ids, encoder)
            for directory in (twin.original, twin.anonymized)
        )
        m_oo = _matrix(original, original, speakers, same_segments=True)
        m_oa = _matrix(original, anonymized, speakers, same_segments=False)
        m_aa = _matrix(anonymized, anonymized, speakers, same_segments=True)
        for metric, value in (
            ("de_identification", de_identification(m_oa, m_oo)),
            ("gain_of_voice_distinctiveness_db", gain_of_voice_distinctiveness(m_aa, m_oo)),
        ):
            yield ObjectiveRow(
                system, experiment.dataset, experiment.gender, "", encoder, metric, value,
                nan, nan, len(ids),
            )  # fmt: skip


def _matrix(rows: Array, columns: Array, speakers: Sequence[str], *, same_segments: bool) -> Array:
    """Calibrate cosines by their own pairs, and average them by speaker."""
    scores = cosine_scores(rows, columns)
    names = np.asarray(speakers)
    is_target = names[:, None] == names[None, :]
    counted = ~np.eye(len(rows), dtype=bool) if same_segments else np.ones_like(is_target)
    counts = count_scores(scores[is_target & counted], scores[~is_target])
    matrix, _ = similarity_matrix(
        fit_pav(counts, laplace=True)(scores), speakers, speakers, same_segments=same_segments
    )
    return matrix


def _recognition(experiment: Experiment, system: str, measured: Measured) -> Iterator[ObjectiveRow]:
    twin = experiment.trials
    for name, directory in ((ORIGINAL, twin.original), (system, twin.anonymized)):
        measures = measured.of(directory)
        errors = {
            one.id: word_errors(one.text, transcript)
            for one in twin.original.utterances
            if one.text is not None and (transcript := measures[one.id].transcript) is not None
        }
        if not errors:
            continue
        found = word_error_rate(errors)
        for metric, value, interval in (
            ("wer", found.rate, found.interval),
            ("wer_substitutions", found.substitutions / found.words, None),
            ("wer_deletions", found.deletions / found.words, None),
            ("wer_insertions", found.insertions / found.words, None),
        ):
            yield ObjectiveRow(
                name, experiment.dataset, experiment.gender, "", "", metric, value,
                *_bounds(interval), found.words,
            )  # fmt: skip


def _bounds(interval: Interval | None) -> tuple[float, float]:
    return (nan, nan) if interval is None else (interval.low, interval.high)


def _by_speaker(utterances: Iterable[Utterance]) -> dict[str, list[str]]:
    speakers: dict[str, list[str]] = {}
    for one in utterances:
        speakers.setdefault(str(one.speaker), []).append(one.id)
    return speakers


def _utterances_of_speakers(directory: KaldiDirectory) -> Mapping[str, list[Utterance]]:
    speakers: dict[str, list[Utterance]] = {}
    for one in directory.utterances:
        speakers.setdefault(str(one.speaker), []).append(one)
    return speakers
