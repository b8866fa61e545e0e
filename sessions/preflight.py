"""Everything that can be wrong with a study, found before anybody is invited."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import soundfile

from anonymizers.corpora.kaldi import data_directory_faults
from anonymizers.corpora.manifest import manifest_faults
from anonymizers.errors import UserError
from anonymizers.parallel import parallel_map
from anonymizers.progress import with_progress
from sessions.corpus import read_corpus
from sessions.journal import read_journal
from sessions.panel_audit import audit_clustering
from sessions.plan_audit import AuditRow, audit
from sessions.stimuli import recipes
from sessions.stimulus_records import outdated_stimuli, published_stimuli
from sessions.translated_study import own_texts, study_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from anonymizers.corpora.audio import AudioSource
    from sessions.corpus import Corpus, CorpusUtterance
    from sessions.folder import StudyFolder
    from sessions.plan import Key, Plan
    from sessions.stimuli import Recipe
    from sessions.study import Study


@dataclass(frozen=True, slots=True)
class Findings:
    """What a check found: every fault a sentence, and the audit of the plan."""

    faults: tuple[str, ...]
    audit: tuple[AuditRow, ...]

    @property
    def all_well(self) -> bool:
        """Whether nothing is wrong and every hard guarantee of the plan holds."""
        return not self.faults and all(row.ok for row in self.audit if row.strength == "hard")

    def to_json(self) -> str:
        """Return the findings as JSON: ``faults``, and ``audit`` with an object for each row."""
        content = {"faults": self.faults, "audit": [asdict(row) for row in self.audit]}
        return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def check(folder: StudyFolder, *, plan_only: bool = False, workers: int = 1) -> Findings:
    """Check the recordings, the stimuli, the plan and the journals of a study.

    Parameters
    ----------
    folder : StudyFolder
    plan_only : bool
        Audit the plan and touch no audio.
    workers : int
        Processes that decode audio.

    Raises
    ------
    UserError
        When there is no study, plan or key to check.
    """
    study, plan, key = folder.study(), folder.plan(), folder.key()
    faults = list(_key_faults(folder, study, plan, key))
    if not plan_only:
        faults += _list_faults(folder, study)
        faults += _source_faults(folder, study, key, workers)
        faults += _stimulus_faults(folder, study, key, plan, workers)
        faults += _journal_faults(folder)
    return Findings(tuple(faults), () if faults and plan_only else _audit(plan, key, study))


def _audit(plan: Plan, key: Key, study: Study) -> tuple[AuditRow, ...]:
    """Check every guarantee of each task of the study."""
    rows: tuple[AuditRow, ...] = ()
    if "rating" in study.tasks:
        rows += audit(plan.only("rating"), key, study)
    if "clustering" in study.tasks:
        rows += audit_clustering(plan, key, study)
    return (*rows, *_texts(study))


def _texts(study: Study) -> Iterator[AuditRow]:
    """Say which of the study's own texts are read in its own language by whoever chose another."""
    own = own_texts(study)
    for language in study.study.languages if own else ():
        left = study_in(study, language).left
        yield AuditRow(
            guarantee="own texts are in the evaluators' language",
            scope=language,
            asked=str(len(own)),
            got=str(len(own) - len(left)),
            worst=", ".join(left),
            strength="soft",
            ok=not left,
        )


def _key_faults(folder: StudyFolder, study: Study, plan: Plan, key: Key) -> Iterator[str]:
    for path, name in ((folder.plan_file, plan.study), (folder.key_file, key.study)):
        if name != study.study.name:
            yield f"{path}: belongs to the study {name!r}, not to {study.study.name!r}; plan again."
    unexplained = key.unexplained(plan)
    if unexplained:
        yield (
            f"{folder.plan_file}: {len(unexplained)} recordings or pairs are not in the key, "
            f"{unexplained[0]} for one; plan again."
        )


def _list_faults(folder: StudyFolder, study: Study) -> list[str]:
    faults: list[str] = []
    for dataset in study.datasets:
        root = None if dataset.audio_root is None else folder.path / dataset.audio_root
        if dataset.manifest is not None:
            faults += manifest_faults(folder.path / dataset.manifest)
        for path in dict.fromkeys((*dataset.enrolments, *dataset.trials)):
            faults += data_directory_faults(folder.path / path, root=root)
    return faults


def _source_faults(folder: StudyFolder, study: Study, key: Key, workers: int) -> list[str]:
    try:
        corpus = read_corpus(study, folder.path)
    except UserError as error:
        return [str(error)]
    faults = list(_enrolment_faults(corpus))
    utterances = _by_source(corpus)
    made: list[Recipe] = []
    try:
        made = recipes(study, folder.path, corpus)
    except UserError as error:
        faults.append(str(error))
    else:
        faults += _outdated_faults(folder, study, key, made, workers)
    sources = list(dict.fromkeys((*utterances, *(recipe.source for recipe in made))))
    same: dict[str, list[CorpusUtterance]] = {}
    with parallel_map(_decoded, workers) as run:
        decoded = with_progress(run(sources), "decoding", len(sources), unit="recording")
        for source, recording in zip(sources, decoded, strict=True):
            if recording.fault is not None:
                faults.append(recording.fault)
            elif source in utterances:
                same.setdefault(recording.sha256, []).extend(utterances[source])
    return faults + list(_duplicates(same.values()))


def _outdated_faults(
    folder: StudyFolder, study: Study, key: Key, made: list[Recipe], workers: int
) -> Iterator[str]:
    """Yield a sentence for each system whose stimuli are not those that the study asks for now."""
    try:
        published = published_stimuli(folder)
    except UserError:
        return  # told with the stimuli
    if not published:
        return
    outdated = outdated_stimuli(folder, study, made, workers)
    gone = set(published) - {recipe.stimulus for recipe in made}
    remedy = _remedy(folder, changing=gone | outdated & set(published), gone=gone)
    asked = Counter(recipe.system for recipe in made)
    stale = Counter(recipe.system for recipe in made if recipe.stimulus in outdated)
    for system, count in stale.items():
        yield (
            f"{system}: {count} of its {asked[system]} stimuli are not those that study.toml and "
            f"the recordings ask for now; {remedy}"
        )
    left = Counter(key.stimuli[name].system for name in gone if name in key.stimuli)
    for system in sorted(set(left) - set(stale)):
        yield f"{system}: study.toml no longer asks for {left[system]} of its stimuli; {remedy}"


def _remedy(folder: StudyFolder, *, changing: set[str], gone: set[str]) -> str:
    """Say what is to be done, as far as `prepare` would do it now."""
    if folder.journal_files():
        return (
            "evaluators have already listened, and what they heard stays: put study.toml and the "
            "recordings back as they were, or start a new study folder."
            if changing
            else "run `python -m sessions prepare` again, which changes nothing that was heard."
        )
    then = ", and then plan again," if gone else ""
    return f"run `python -m sessions prepare` again{then or ','} before anybody listens."


def _enrolment_faults(corpus: Corpus) -> Iterator[str]:
    for dataset in corpus.datasets:
        if dataset.not_enrolled:
            yield (
                f"data set {dataset.name}: nobody enrolled {_some(dataset.not_enrolled)}, so their "
                "trial utterances are left out; enrol them, or take them off the trials."
            )
        if dataset.unknown_partners:
            yield (
                f"data set {dataset.name}: the trials lists compare with "
                f"{_some(dataset.unknown_partners)}, whom nobody enrolled; correct the lists, or "
                "enrol them."
            )


def _some(speakers: tuple[str, ...], shown: int = 5) -> str:
    more = len(speakers) - shown
    return ", ".join(speakers[:shown]) + (f" and {more} more" if more > 0 else "")


def _by_source(corpus: Corpus) -> dict[AudioSource, list[CorpusUtterance]]:
    """Return the utterances of the corpus by what they are read from."""
    utterances: dict[AudioSource, list[CorpusUtterance]] = {}
    for dataset in corpus.datasets:
        for utterance in (*dataset.enrolments, *dataset.trials):
            utterances.setdefault(utterance.source, []).append(utterance)
    return utterances


class _Decoded(NamedTuple):
    fault: str | None
    sha256: str = ""
    """Of the samples and their rate."""


def _decoded(source: AudioSource) -> _Decoded:
    try:
        samples, sample_rate = source.read()
    except UserError as error:
        return _Decoded(str(error))
    if not samples.any():
        return _Decoded(f"{source.path}: the recording is silent; replace it.")
    content = hashlib.sha256(str(sample_rate).encode() + np.ascontiguousarray(samples).data)
    return _Decoded(None, content.hexdigest())


def _duplicates(groups: Iterable[list[CorpusUtterance]]) -> Iterator[str]:
    """Yield a sentence for utterances of different names that hold the same samples."""
    for group in groups:
        # Data sets may share enrolments: one name is one utterance.
        names = {one.id: f"{one.id} of data set {one.dataset}" for one in reversed(group)}
        first, *others = sorted(names.values())
        if others:
            yield (
                f"{first} has the same samples as {', '.join(others)}: an evaluator may hear one "
                "recording twice; keep one and take the others off the lists."
            )


def _stimulus_faults(
    folder: StudyFolder, study: Study, key: Key, plan: Plan, workers: int
) -> list[str]:
    if not folder.provenance_file.is_file():
        return [f"{folder.path}: nothing is prepared; run `python -m sessions prepare` first."]
    try:
        records = published_stimuli(folder)
    except UserError as error:
        return [str(error)]
    wanted = sorted({name for session in plan.sessions for name in session.stimuli})
    tasks = [
        (name, records[name]["sha256"] if name in records else None)
        for name in wanted
        if name in key.stimuli
    ]
    with parallel_map(partial(_stimulus_fault, folder, study.study.sample_rate), workers) as run:
        found = with_progress(run(tasks), "stimuli", len(tasks), unit="recording")
        return [fault for fault in found if fault is not None]


def _stimulus_fault(
    folder: StudyFolder, sample_rate: int, task: tuple[str, str | None]
) -> str | None:
    name, digest = task
    path = folder.stimulus(name)
    remedy = "run `python -m sessions prepare` again."
    if not path.is_file():
        return f"{path}: is missing; {remedy}"
    if digest is None or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
        return f"{path}: is not the file that was prepared; {remedy}"
    form = soundfile.info(path)
    if (form.samplerate, form.channels, form.subtype) != (sample_rate, 1, "PCM_16"):
        return f"{path}: is not mono, 16 bit, {sample_rate} Hz; {remedy}"
    return None


def _journal_faults(folder: StudyFolder) -> list[str]:
    faults = []
    for path in sorted(folder.journals.glob("*.jsonl")):
        try:
            read_journal(path)
        except UserError as error:
            faults.append(str(error))
    return faults
