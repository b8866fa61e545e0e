"""What there is to plan with: the utterances of a study's data sets, and which may be paired.

Reading the lists opens no audio, so that a study can be planned before its audio is at hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.corpora.manifest import read_manifest
from anonymizers.errors import UserError
from sessions.plan import StimulusKey, stimulus_id
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Set
    from pathlib import Path

    from anonymizers.corpora.audio import AudioSource
    from anonymizers.corpora.kaldi import KaldiDirectory
    from anonymizers.corpora.utterance import Gender, Utterance
    from sessions.plan import Role
    from sessions.study import AttentionCheckSection, DatasetSection, Study

ATTENTION = "attention check"
"""In place of data set and speaker of a recording that tells which number to choose."""


@dataclass(frozen=True, slots=True)
class CorpusUtterance:
    """An utterance of a data set, with all that planning must know of it."""

    id: str
    dataset: str
    speaker: str
    gender: Gender
    text: str | None
    source: AudioSource


@dataclass(frozen=True)
class DatasetCorpus:
    """One data set as far as it can be planned.

    Parameters
    ----------
    name : str
    genders : tuple of {'f', 'm'}
        Of all trial speakers, enrolled or not; women first.
    trials : tuple of CorpusUtterance
        What may be rated. Where similarity is asked, only enrolled speakers.
    enrolments : tuple of CorpusUtterance
        What trials may be compared with; empty where similarity is not asked.
    same : frozenset of str
        Trial utterances that may be compared with an enrolment of their own speaker.
    different : dict of str to tuple of str
        Trial utterances, and for each the enrolled speakers of its gender, its own left out, that
        it may be compared with.
    not_enrolled : tuple of str
        Speakers of trial utterances that were left out because nobody enrolled them.
    unknown_partners : tuple of str
        Speakers that `trials` lists compare with, but whom nobody enrolled.
    """

    name: str
    genders: tuple[Gender, ...]
    trials: tuple[CorpusUtterance, ...]
    enrolments: tuple[CorpusUtterance, ...] = ()
    same: frozenset[str] = frozenset()
    different: dict[str, tuple[str, ...]] = field(default_factory=dict)
    not_enrolled: tuple[str, ...] = ()
    unknown_partners: tuple[str, ...] = ()


@dataclass(frozen=True)
class Corpus:
    """The data sets of a study, in the order of its file."""

    datasets: tuple[DatasetCorpus, ...]

    def find(self, dataset: str, utterance: str) -> CorpusUtterance:
        """Return an utterance by data set and id; KeyError when there is none."""
        return self._by_name[dataset, utterance]

    def __post_init__(self) -> None:
        by_name = {
            (dataset.name, utterance.id): utterance
            for dataset in self.datasets
            for utterance in (*dataset.enrolments, *dataset.trials)
        }
        object.__setattr__(self, "_by_name", by_name)

    _by_name: dict[tuple[str, str], CorpusUtterance] = field(init=False, repr=False, compare=False)


def read_corpus(study: Study, folder: Path) -> Corpus:
    """Read the lists of every data set of a study.

    Parameters
    ----------
    study : Study
    folder : Path
        The study folder, from which the paths in ``study.toml`` start.

    Raises
    ------
    UserError
        The first list that cannot be read or does not say who speaks.
    """
    return Corpus(
        tuple(
            _read_dataset(section, folder, with_enrolments=study.compares_speakers)
            for section in study.datasets
        )
    )


def dataset_corpus(
    name: str,
    trials: Iterable[CorpusUtterance],
    enrolments: Iterable[CorpusUtterance] = (),
    targets: Mapping[str, Set[str]] | None = None,
    nontargets: Mapping[str, Set[str]] | None = None,
    *,
    with_enrolments: bool = True,
) -> DatasetCorpus:
    """Work out which trial utterances may be paired with which enrolled speakers.

    Parameters
    ----------
    name : str
    trials, enrolments : iterable of CorpusUtterance
    targets, nontargets : mapping of str to set of str, optional
        Trial utterances, and the enrolled speakers that each is listed with. Utterances that are
        not in a mapping may be paired with whoever is enrolled.
    with_enrolments : bool
        Whether there are pairs at all.
    """
    trials = tuple(trials)
    genders = tuple(sorted({utterance.gender for utterance in trials}))
    if not with_enrolments:
        return DatasetCorpus(name, genders, trials)
    enrolments = tuple(enrolments)
    enrolled: dict[str, list[CorpusUtterance]] = {}
    for utterance in enrolments:
        enrolled.setdefault(utterance.speaker, []).append(utterance)
    targets, nontargets = targets or {}, nontargets or {}
    usable = tuple(utterance for utterance in trials if utterance.speaker in enrolled)
    left_out = sorted({utterance.speaker for utterance in trials} - set(enrolled))
    listed = set().union(*targets.values(), *nontargets.values())
    return DatasetCorpus(
        name,
        genders,
        usable,
        enrolments,
        frozenset(
            utterance.id
            for utterance in usable
            if utterance.speaker in targets.get(utterance.id, {utterance.speaker})
            and any(enrolment.id != utterance.id for enrolment in enrolled[utterance.speaker])
        ),
        dict(_different_pairs(usable, enrolled, nontargets)),
        tuple(left_out),
        tuple(sorted(listed - set(enrolled) - set(left_out))),
    )


def catalogue(study: Study, corpus: Corpus) -> dict[str, StimulusKey]:
    """Every stimulus of a study by its opaque id, in the order of the ids.

    Trial utterances come in original and as every system renders them, enrolments in original;
    recordings of attention checks are there as they are. For panels, trial utterances come once
    more as excerpts.
    """
    entries: dict[str, StimulusKey] = {}
    if "rating" in study.tasks:
        entries |= {**dict(_rated(study, corpus)), **dict(_attention_checks(study))}
    if "clustering" in study.tasks:
        entries |= dict(_sorted_by_speaker(study, corpus))
    return {name: entries[name] for name in sorted(entries)}


def panel_stimulus(study: Study, system: str, dataset: str, utterance: str) -> str:
    """Return the id of the excerpt of an utterance in panels."""
    return stimulus_id(
        study.study.name,
        study.study.seed,
        system=system,
        dataset=dataset,
        utterance=utterance,
        role="panel",
    )


def _rated(study: Study, corpus: Corpus) -> Iterator[tuple[str, StimulusKey]]:
    def stimulus(system: str, utterance: CorpusUtterance, role: Role) -> tuple[str, StimulusKey]:
        name = stimulus_id(
            study.study.name,
            study.study.seed,
            system=system,
            dataset=utterance.dataset,
            utterance=utterance.id,
        )
        return name, _meaning(system, utterance, role)

    for dataset in corpus.datasets:
        for utterance in dataset.enrolments:
            yield stimulus(ORIGINAL, utterance, "enrolment")
        # An utterance that serves as both is one stimulus, and is called a trial.
        for utterance in dataset.trials:
            for system in (ORIGINAL, *study.system_names):
                yield stimulus(system, utterance, "trial")


def _sorted_by_speaker(study: Study, corpus: Corpus) -> Iterator[tuple[str, StimulusKey]]:
    systems = study.clustering.systems or study.system_names
    for dataset in corpus.datasets:
        for utterance in dataset.trials:
            for system in (ORIGINAL, *systems):
                name = panel_stimulus(study, system, dataset.name, utterance.id)
                yield name, _meaning(system, utterance, "panel")


def _meaning(
    system: str, utterance: CorpusUtterance, role: Literal["trial", "enrolment", "panel"]
) -> StimulusKey:
    return StimulusKey(
        system,
        utterance.dataset,
        utterance.speaker,
        utterance.gender,
        utterance.id,
        role,
        utterance.text,
    )


def attention_stimulus(study: Study, check: AttentionCheckSection) -> str:
    """Return the id of the recording of an attention check."""
    return stimulus_id(
        study.study.name,
        study.study.seed,
        system=ORIGINAL,
        dataset=ATTENTION,
        utterance=check.audio.as_posix(),
    )


def _attention_checks(study: Study) -> Iterator[tuple[str, StimulusKey]]:
    for check in study.rating.attention_checks:
        yield (
            attention_stimulus(study, check),
            StimulusKey(ORIGINAL, ATTENTION, ATTENTION, "", check.audio.as_posix(), "attention"),
        )


def _different_pairs(
    trials: Iterable[CorpusUtterance],
    enrolled: dict[str, list[CorpusUtterance]],
    nontargets: Mapping[str, Set[str]],
) -> Iterator[tuple[str, tuple[str, ...]]]:
    by_gender: dict[Gender, list[str]] = {}
    for speaker in sorted(enrolled):
        by_gender.setdefault(enrolled[speaker][0].gender, []).append(speaker)
    seen: dict[tuple[str, ...], tuple[str, ...]] = {}
    for utterance in trials:
        listed = nontargets.get(utterance.id)
        partners = tuple(
            speaker
            for speaker in by_gender.get(utterance.gender, ())
            if speaker != utterance.speaker and (listed is None or speaker in listed)
        )
        # Thousands of utterances share a handful of tuples.
        yield utterance.id, seen.setdefault(partners, partners)


def _read_dataset(section: DatasetSection, folder: Path, *, with_enrolments: bool) -> DatasetCorpus:
    if section.manifest is not None:
        return _read_manifest(section, folder / section.manifest, with_enrolments=with_enrolments)
    root = None if section.audio_root is None else folder / section.audio_root
    trials: dict[str, CorpusUtterance] = {}
    targets: dict[str, set[str]] = {}
    nontargets: dict[str, set[str]] = {}
    for path in section.trials:
        directory = read_data_directory(folder / path, root=root)
        _add(trials, _known(section.name, directory.utterances, folder / path), folder / path)
        targets |= _listed(directory, is_target=True)
        nontargets |= _listed(directory, is_target=False)
    enrolments: dict[str, CorpusUtterance] = {}
    for path in section.enrolments if with_enrolments else ():
        directory = read_data_directory(folder / path, root=root)
        _add(enrolments, _known(section.name, _enrolments(directory), folder / path), folder / path)
    if with_enrolments and not enrolments:
        raise UserError(
            f"datasets '{section.name}': similarity is asked but nobody is enrolled; name the "
            "enrolments directories or leave similarity out of rating.questions."
        )
    return dataset_corpus(
        section.name,
        trials.values(),
        enrolments.values(),
        targets,
        nontargets,
        with_enrolments=with_enrolments,
    )


def _listed(directory: KaldiDirectory, *, is_target: bool) -> dict[str, set[str]]:
    """Speakers that the utterances of a directory are listed with; empty if it lists none."""
    lines = [line for line in directory.trials if line.is_target == is_target]
    if not lines:
        return {}
    listed: dict[str, set[str]] = {utterance.id: set() for utterance in directory.utterances}
    for line in lines:
        listed[line.utterance].add(line.speaker)
    return listed


def _enrolments(directory: KaldiDirectory) -> Iterator[Utterance]:
    listed = set(directory.enrolments)
    for utterance in directory.utterances:
        if not listed or utterance.id in listed:
            yield utterance


def _read_manifest(section: DatasetSection, path: Path, *, with_enrolments: bool) -> DatasetCorpus:
    entries = [
        entry
        for entry in read_manifest(path)
        if entry.dataset is None or entry.dataset == section.name
    ]
    if not entries:
        raise UserError(
            f"{path}: no row belongs to the data set '{section.name}'; correct the column dataset."
        )
    return dataset_corpus(
        section.name,
        _known(section.name, (e.utterance for e in entries if e.role != "enrolment"), path),
        _known(section.name, (e.utterance for e in entries if e.role != "trial"), path),
        with_enrolments=with_enrolments,
    )


def _known(dataset: str, utterances: Iterable[Utterance], path: Path) -> Iterator[CorpusUtterance]:
    for utterance in utterances:
        if utterance.speaker is None:
            raise UserError(f"{path}: nothing says who speaks '{utterance.id}'; add its speaker.")
        if utterance.gender is None:
            raise UserError(
                f"{path}: nothing says the gender of speaker '{utterance.speaker}'; add a "
                "spk2gender with f or m."
            )
        yield CorpusUtterance(
            utterance.id,
            dataset,
            utterance.speaker,
            utterance.gender,
            utterance.text,
            utterance.source,
        )


def _add(
    utterances: dict[str, CorpusUtterance], more: Iterable[CorpusUtterance], path: Path
) -> None:
    for utterance in more:
        if utterance.id in utterances:
            raise UserError(
                f"{path}: '{utterance.id}' is also in another directory of the data set "
                f"'{utterance.dataset}'; list it once."
            )
        utterances[utterance.id] = utterance
