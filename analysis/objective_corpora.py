"""Data directories to evaluate: enrolment, trials, and their anonymized twins."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anonymizers.corpora.kaldi import KaldiDirectory, read_data_directory
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from anonymizers.corpora.utterance import Utterance

SEMI_INFORMED: Final = "semi-informed"
"""The condition aa with an attacker who learned from anonymized speech."""
BOTH_GENDERS: Final = "all"
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

    def directories_in(self, condition: str) -> tuple[KaldiDirectory, KaldiDirectory]:
        """Return where enrolment and trials are taken from in a condition."""
        letters = "aa" if condition == SEMI_INFORMED else condition
        enrolled, tried = (
            twin.original if letter == "o" else twin.anonymized
            for twin, letter in zip((self.enrolment, self.trials), letters, strict=True)
        )
        return enrolled, tried

    def name_in(self, condition: str) -> str:
        """Return what the challenges call the folder of scores: both directories' names."""
        return "-".join(one.path.absolute().name for one in self.directories_in(condition))

    @property
    def dataset(self) -> str:
        """What the trials are of."""
        return dataset_of(self.trials.name)

    @property
    def gender(self) -> str:
        """Of all trial speakers, empty where they differ or nothing is known."""
        genders = {utterance.gender or "" for utterance in self.trials.original.utterances}
        return genders.pop() if len(genders) == 1 else ""


@dataclass(frozen=True)
class TrialSet:
    """Lists of trials that count together."""

    dataset: str
    gender: str
    experiments: tuple[Experiment, ...]


def trial_sets(found: Sequence[Experiment]) -> list[TrialSet]:
    """Return each list by itself, and the lists of women and of men of a data set together.

    Trials of the two genders put together are still of speakers of one gender each, but of twice
    as many: that is what carries intervals where a list has few.
    """
    sets = []
    for dataset in dict.fromkeys(one.dataset for one in found):
        own = [one for one in found if one.dataset == dataset]
        sets += [TrialSet(dataset, one.gender, (one,)) for one in own]
        if sorted(one.gender for one in own) == ["f", "m"]:
            sets.append(TrialSet(dataset, BOTH_GENDERS, tuple(own)))
    return sets


def dataset_of(directory: str) -> str:
    """Return what a directory's trials are of: its name without what tells trials and gender."""
    return _TRIALS.sub("", directory)


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
