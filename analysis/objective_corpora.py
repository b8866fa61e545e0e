"""Data directories to evaluate: enrolment, trials, and their anonymized twins."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from anonymizers.corpora.kaldi import KaldiDirectory, read_data_directory
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from anonymizers.corpora.utterance import Utterance

_TRIALS = re.compile(r"_trials(?:_[fm])?(?=_|$)")


@dataclass(frozen=True)
class Twin:
    """A directory and what an anonymizer made of it."""

    original: KaldiDirectory
    anonymized: KaldiDirectory
    """With the same utterances."""

    @property
    def name(self) -> str:
        """Of the original directory."""
        return self.original.path.absolute().name


@dataclass(frozen=True)
class Experiment:
    """Trials against the speakers that one directory enrols."""

    enrolment: Twin
    trials: Twin

    @property
    def name(self) -> str:
        """As the challenges call the folder of its scores."""
        return f"{self.enrolment.name}-{self.trials.name}"

    @property
    def dataset(self) -> str:
        """Name of the trials' directory without what tells trials and gender."""
        return _TRIALS.sub("", self.trials.name)

    @property
    def gender(self) -> str:
        """Of all trial speakers, empty where they differ or nothing is known."""
        genders = {utterance.gender or "" for utterance in self.trials.original.utterances}
        return genders.pop() if len(genders) == 1 else ""


def pair_twins(original: Sequence[Path], anonymized: Sequence[Path]) -> list[Twin]:
    """Read directories and find the anonymized twin of each: its name and a suffix.

    Raises
    ------
    UserError
        A twin is missing, stands for nothing, or lacks utterances.
    """
    read = {path.absolute().name: read_data_directory(path) for path in original}
    found: dict[str, KaldiDirectory] = {}
    for path in anonymized:
        name = path.absolute().name
        fitting = [own for own in read if name == own or name.startswith(f"{own}_")]
        if not fitting:
            raise UserError(
                f"{path}: no --original directory has a name that this one begins with; add it, or "
                "rename one of them."
            )
        of = max(fitting, key=len)
        if of in found:
            raise UserError(
                f"{path}: {found[of].path} is anonymized speech of {of} already; give one of them."
            )
        found[of] = read_data_directory(path)
    missing = [name for name in read if name not in found]
    if missing:
        raise UserError(
            f"{missing[0]}: no --anonymized directory has a name that begins with this one; "
            "anonymize it too, or leave it out."
        )
    twins = [Twin(own, found[name]) for name, own in read.items()]
    for twin in twins:
        _refuse_missing_utterances(twin)
    return twins


def experiments(twins: Iterable[Twin]) -> list[Experiment]:
    """Find which directory enrols the speakers of each directory with trials.

    Raises
    ------
    UserError
        There are no trials, or not exactly one directory enrols all their speakers.
    """
    known = list(twins)
    enrolling = [twin for twin in known if not twin.original.trials]
    found = []
    for twin in known:
        if not twin.original.trials:
            continue
        wanted = {trial.speaker for trial in twin.original.trials}
        fitting = [one for one in enrolling if wanted <= enrolled_speakers(one.original)]
        if len(fitting) != 1:
            what = "none of them enrols" if not fitting else f"{len(fitting)} of them enrol"
            raise UserError(
                f"{twin.original.path / 'trials'}: {what} all its speakers; give the one "
                "--original directory that does."
            )
        _refuse_unknown_probes(twin)
        found.append(Experiment(fitting[0], twin))
    if not found:
        raise UserError("no --original directory has a list of trials; give one that has.")
    return found


def enrolment(directory: KaldiDirectory) -> list[Utterance]:
    """Return the utterances that enrol speakers: those of `enrolls`, or all."""
    chosen = set(directory.enrolments)
    return [one for one in directory.utterances if not chosen or one.id in chosen]


def enrolled_speakers(directory: KaldiDirectory) -> set[str]:
    """Return the speakers that a directory enrols."""
    return {one.speaker for one in enrolment(directory) if one.speaker is not None}


def _refuse_missing_utterances(twin: Twin) -> None:
    there = {utterance.id for utterance in twin.anonymized.utterances}
    for utterance in twin.original.utterances:
        if utterance.id not in there:
            raise UserError(
                f"{twin.anonymized.path / 'wav.scp'}: lacks utterance '{utterance.id}' of "
                f"{twin.original.path}; anonymize it too."
            )


def _refuse_unknown_probes(twin: Twin) -> None:
    there = {utterance.id for utterance in twin.original.utterances}
    for number, trial in enumerate(twin.original.trials, start=1):
        if trial.utterance not in there:
            raise UserError(
                f"{twin.original.path / 'trials'}, line {number}: utterance '{trial.utterance}' is "
                "not in wav.scp; correct the list."
            )
