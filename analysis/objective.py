"""What machines make of anonymized speech: who speaks, what is said, what is kept."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from analysis.objective_attacks import attack_rows, attackers_of
from analysis.objective_corpora import experiments, pair_twins, trial_sets
from analysis.objective_distinctiveness import distinctiveness_rows
from analysis.objective_measuring import measure
from analysis.objective_provenance import refuse_other_systems
from analysis.objective_rows import FILE, update_objective
from analysis.objective_words import word_rows
from analysis.preserved import preserved_rows, quality_row
from analysis.transcripts import read_transcripts
from anonymizers.errors import UserError
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from analysis.objective_corpora import TrialSet
    from analysis.objective_measuring import Instruments, Measured
    from analysis.objective_rows import ObjectiveRow
    from analysis.utterance_measures import SignalMeasures

KEPT: Final = "measured"
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")  # as systems of a study are called


@dataclass(frozen=True)
class Speech:
    """The directories of one evaluation.

    Parameters
    ----------
    original, anonymized : sequence of Path
        Data directories with enrolment and trials, and their anonymized twins.
    training, anonymized_training : sequence of Path
        Of other speakers, for attackers that learn; may be left out.
    retrained_transcripts : sequence of Path
        Lists ``text``: what a recognizer trained on anonymized speech understood of all
        anonymized trials; may be left out.
    """

    original: Sequence[Path]
    anonymized: Sequence[Path]
    training: Sequence[Path] = ()
    anonymized_training: Sequence[Path] = ()
    retrained_transcripts: Sequence[Path] = ()


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
        Nothing can be called so, directories do not belong together or are another system's, or
        an utterance cannot be measured.
    """
    _refuse_names(system, instruments)
    twins = pair_twins(speech.original, speech.anonymized)
    training = pair_twins(speech.training, speech.anonymized_training)
    refuse_other_systems(system, [*speech.anonymized, *speech.anonymized_training])
    sets = trial_sets(experiments(twins))
    retrained = read_transcripts(
        speech.retrained_transcripts,
        [one.trials.original for chosen in sets for one in chosen.experiments],
    )
    measured = measure(twins, training, instruments, out / KEPT, workers=workers, cluster=cluster)
    attackers = attackers_of(instruments, training, measured)
    rows = attack_rows(sets, system, measured, attackers, out, replicates=replicates)
    rows += distinctiveness_rows(
        sets, system, measured, instruments.encoders, out, replicates=replicates
    )
    for chosen in sets:
        rows += word_rows(chosen, system, measured, retrained)
        rows += _preserved(chosen, system, measured)
        rows += _qualities(chosen, system, measured)
    update_objective(out / FILE, system, rows)
    return rows


def _preserved(chosen: TrialSet, system: str, measured: Measured) -> list[ObjectiveRow]:
    original: dict[str, SignalMeasures] = {}
    anonymized: dict[str, SignalMeasures] = {}
    for experiment in chosen.experiments:
        original |= measured.signals(experiment.trials.original)
        anonymized |= measured.signals(experiment.trials.anonymized)
    about = (system, chosen.dataset, chosen.gender, "", "")
    return preserved_rows(about, original, anonymized)


def _qualities(chosen: TrialSet, system: str, measured: Measured) -> Iterator[ObjectiveRow]:
    for name, is_original in ((ORIGINAL, True), (system, False)):
        scores: dict[str, float] = {}
        for experiment in chosen.experiments:
            twin = experiment.trials
            scores |= measured.qualities(twin.original if is_original else twin.anonymized)
        if scores:
            yield quality_row((name, chosen.dataset, chosen.gender, "", ""), scores)


def _refuse_names(system: str, instruments: Instruments) -> None:
    if system == ORIGINAL:
        raise UserError("--system original: is what original speech is called; choose another.")
    encoders = [encoder.name for encoder in (*instruments.encoders, *instruments.informed)]
    for option, name in (("--system", system), *(("--attackers", one) for one in encoders)):
        if _NAME.fullmatch(name) is None:
            raise UserError(
                f"{option} {name!r}: folders and tables are named by it; use letters, digits and "
                ". _ -, a letter or digit first."
            )
    for name in encoders:
        if encoders.count(name) > 1:
            raise UserError(f"--attackers {name}: two have this name; give each its own.")
