"""Anonymizing whole corpora: in parallel, all or nothing for each file, and resumable.

Every output directory holds `provenance.json`: which samples were made from what, and how. While
a run is under way, `.progress.jsonl` holds the same of what is done so far.
"""

from __future__ import annotations

import json
import shutil
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import numpy as np
from tqdm import tqdm

from anonymizers.cluster import cluster_map
from anonymizers.corpora.audio import write_audio
from anonymizers.corpora.decoding import INT16_STEPS
from anonymizers.corpora.kaldi import LIST_FILES, is_data_directory
from anonymizers.corpus_layout import lay_out, refuse_overwriting
from anonymizers.durable_files import named_errors, read_progress, remove_parts, write_text
from anonymizers.errors import UserError
from anonymizers.fallbacks import noted_fallbacks
from anonymizers.parallel import parallel_map
from anonymizers.turns import alone_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from anonymizers.base import Anonymizer
    from anonymizers.corpora.audio import AudioSource, Samples
    from anonymizers.corpora.utterance import Utterance
    from anonymizers.corpus_layout import CorpusLayout

Level = Literal["speaker", "utterance"]
Record = dict[str, Any]

PROVENANCE: Final = "provenance.json"
PROGRESS: Final = ".progress.jsonl"
WORK: Final = ".work"
"""Of a program that takes whole directories; there while it runs, and after it failed."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What is done to every utterance of a run.

    Parameters
    ----------
    system : str
        The anonymizer's name in the registry.
    anonymizer : Anonymizer
    seed : int
    level : 'speaker' or 'utterance'
        Whether what is drawn is drawn once for a speaker or for each utterance.
    """

    system: str
    anonymizer: Anonymizer
    seed: int = 0
    level: Level = "speaker"


@dataclass(slots=True)
class Outcome:
    """What became of one directory."""

    directory: Path
    anonymized: int = 0
    unchanged: int = 0
    failures: list[str] = field(default_factory=list)
    fallbacks: list[str] = field(default_factory=list)
    """Utterances for which something else stands."""


def anonymize_utterance(
    anonymizer: Anonymizer,
    utterance: Utterance,
    seed: int,
    level: Level,
    recordings: tuple[AudioSource, ...] = (),
) -> tuple[Samples, int, Record]:
    """Read and anonymize one utterance.

    Parameters
    ----------
    anonymizer : Anonymizer
    utterance : Utterance
    seed : int
    level : 'speaker' or 'utterance'
    recordings : tuple of AudioSource
        All there are of the speaker; none where each utterance stands for itself.

    Returns
    -------
    samples : ndarray, shape (n,)
        At the level of the original; peaks may exceed 1.0. Of another length only where the
        anonymizer does not keep it.
    sample_rate : int
        That of the original, in Hz.
    record : dict
        `utterance`, `source` (what was read) and `anonymizer` (with the parameters drawn): the
        samples depend on nothing else.

    Raises
    ------
    UserError
        The audio cannot be used, or the speaker to draw for is not known.
    """
    drawn = _drawn(anonymizer, utterance, seed, level).knowing(recordings)
    samples, sample_rate = utterance.source.read()
    return drawn(samples, sample_rate), sample_rate, _record(drawn, utterance)


def run(
    data: Sequence[Path],
    out: Path,
    recipe: Recipe,
    *,
    suffix: str | None = None,
    workers: int = 1,
    cluster: str | None = None,
) -> list[Outcome]:
    """Anonymize Kaldi data directories and plain folders, each into a directory of its own form.

    Directory `X` becomes `out/X<suffix>`. Of a data directory it holds `wav/<utterance>.wav`, a
    `wav.scp`, and copies of the other lists, `utt2dur` with new durations where they have changed;
    of a folder, the files under their own names. What an earlier run has done is kept where
    neither source nor parameters have changed. A `wav.scp` is only there when every utterance is.

    Parameters
    ----------
    data : sequence of Path
    out : Path
    recipe : Recipe
    suffix : str, optional
        By default an underscore and the system's name in lower case.
    workers : int
        Processes. The files do not depend on it.
    cluster : str, optional
        Address of the scheduler of a Dask cluster, whose workers see the same files; instead of
        processes of this machine.

    Returns
    -------
    list of Outcome
        One for each of `data`. An utterance that cannot be read is a failure there, and the rest
        goes on.

    Raises
    ------
    UserError
        Something the anonymizer needs is not installed, a list is faulty, a directory would be
        written over a source, parameters are to be drawn for speakers that are not known, or the
        cluster does not answer. Nothing has been written then.
    OSError
        A file cannot be written; what is done by then is kept.
    """
    if missing := recipe.anonymizer.missing():
        raise UserError(f"{recipe.system}: {missing}")
    recipe.anonymizer.make_ready()
    if recipe.anonymizer.takes_directories:
        drawn = recipe.anonymizer.for_source(recipe.seed, "directory")
        recipe = replace(recipe, anonymizer=drawn)
    suffix = f"_{recipe.system.lower()}" if suffix is None else suffix
    corpora = [lay_out(path, out, suffix) for path in data]
    refuse_overwriting(corpora)
    for corpus in corpora:
        for utterance in corpus.utterances:
            _drawn(recipe.anonymizer, utterance, recipe.seed, recipe.level)
    work = partial(_anonymize_file, recipe)
    mapping = parallel_map(work, workers) if cluster is None else cluster_map(work, cluster)
    with mapping as anonymize:
        return [_run_corpus(corpus, recipe, anonymize) for corpus in corpora]


class _Task(NamedTuple):
    anonymizer: Anonymizer
    utterance: Utterance
    recordings: tuple[AudioSource, ...]
    """All of the speaker, where the anonymizer measures them."""
    file: Path
    previous: Record | None


class _Result(NamedTuple):
    record: Record | None
    """None when the utterance failed."""
    failure: str
    is_new: bool


def _run_corpus(
    corpus: CorpusLayout,
    recipe: Recipe,
    anonymize: Callable[[Iterable[_Task]], Iterator[_Result]],
) -> Outcome:
    with ExitStack() as held:
        try:
            corpus.target.mkdir(parents=True, exist_ok=True)
            held.enter_context(alone_in(corpus.target))
            (corpus.target / "wav.scp").unlink(missing_ok=True)
        except OSError as error:
            raise UserError(
                f"{corpus.target}: cannot be written ({error.strerror}); choose another --out."
            ) from error
        return _run_alone(corpus, recipe, anonymize)


def _run_alone(
    corpus: CorpusLayout,
    recipe: Recipe,
    anonymize: Callable[[Iterable[_Task]], Iterator[_Result]],
) -> Outcome:
    outcome = Outcome(corpus.target)
    previous = _earlier_records(corpus.target)
    utterances = [_anywhere(utterance) for utterance in corpus.utterances]
    recordings = _recordings(utterances, recipe)
    tasks = [
        _Task(
            recipe.anonymizer,
            utterance,
            recordings.get(utterance.speaker, ()),
            file.absolute(),
            previous.get(utterance.id),
        )
        for utterance, file in zip(utterances, corpus.files, strict=True)
    ]
    records: list[Record] = []
    with (
        _made_together(corpus.target, recipe, tasks) as ready,
        named_errors(corpus.target / PROGRESS),
        (corpus.target / PROGRESS).open("a", encoding="utf-8", newline="\n") as progress,
    ):
        for result in tqdm(
            anonymize(ready), desc=corpus.target.name, total=len(tasks), unit="utt", disable=None
        ):
            if result.record is None:
                outcome.failures.append(result.failure)
                continue
            records.append(result.record)
            if fallback := result.record.get("fallback"):
                outcome.fallbacks.append(f"{result.record['utterance']}: {fallback}")
            outcome.anonymized += result.is_new
            outcome.unchanged += not result.is_new
            progress.write(_json_line(result.record))
            progress.flush()
    _finish(corpus, recipe, records, is_whole=not outcome.failures)
    return outcome


@contextmanager
def _made_together(target: Path, recipe: Recipe, tasks: list[_Task]) -> Iterator[list[_Task]]:
    """Let what takes whole directories do its work, unless all of it is done already."""
    takes_directories = recipe.anonymizer.takes_directories
    if not takes_directories or all(_is_done(recipe, task) for task in tasks):
        yield tasks
        return
    utterances = [task.utterance for task in tasks]
    with recipe.anonymizer.of_directory(utterances, target.absolute() / WORK) as of_utterance:
        yield [
            task._replace(anonymizer=of_utterance(task.utterance), previous=None) for task in tasks
        ]


def _anywhere(utterance: Utterance) -> Utterance:
    """Make paths absolute, so that workers with another current directory find the files."""
    source = replace(utterance.source, path=utterance.source.path.absolute())
    return replace(utterance, source=source)


def _recordings(
    utterances: Sequence[Utterance], recipe: Recipe
) -> dict[str | None, tuple[AudioSource, ...]]:
    """List what there is of each speaker, if speakers are to be measured."""
    found: dict[str | None, tuple[AudioSource, ...]] = {}
    if recipe.level == "speaker" and recipe.anonymizer.measures_speakers:
        for utterance in utterances:
            if utterance.speaker is not None:
                known = found.get(utterance.speaker, ())
                found[utterance.speaker] = (*known, utterance.source)
    return found


def _finish(corpus: CorpusLayout, recipe: Recipe, records: list[Record], *, is_whole: bool) -> None:
    provenance = {
        "system": recipe.system,
        "anonymizer": recipe.anonymizer.to_record(),
        "seed": recipe.seed,
        "level": recipe.level,
        "source": str(corpus.source),
        "software": {"voicejury": version("voicejury"), "numpy": np.__version__},
        "utterances": records,
    }
    write_text(
        corpus.target / PROVENANCE, json.dumps(provenance, ensure_ascii=False, indent=1) + "\n"
    )
    (corpus.target / PROGRESS).unlink()
    for directory in {corpus.target, *(file.parent for file in corpus.files)}:
        remove_parts(directory)
    if is_whole and is_data_directory(corpus.source):
        _write_lists(corpus, [] if recipe.anonymizer.keeps_length else records)


def _write_lists(corpus: CorpusLayout, of_new_length: list[Record]) -> None:
    for name in LIST_FILES:
        if name not in ("wav.scp", "segments") and (corpus.source / name).is_file():
            shutil.copyfile(corpus.source / name, corpus.target / name)
    if of_new_length and (corpus.source / "utt2dur").is_file():
        durations = [f"{record['utterance']} {record['seconds']:.6f}\n" for record in of_new_length]
        write_text(corpus.target / "utt2dur", "".join(durations))
    lines = [
        f"{utterance.id} {file.as_posix()}\n"
        for utterance, file in zip(corpus.utterances, corpus.files, strict=True)
    ]
    write_text(corpus.target / "wav.scp", "".join(lines))


def _earlier_records(target: Path) -> dict[str, Record]:
    """Return what earlier runs say they have done, by utterance; each claim is checked later."""
    records: dict[str, Record] = {}
    provenance = target / PROVENANCE
    if provenance.is_file():
        try:
            listed = json.loads(provenance.read_text(encoding="utf-8"))["utterances"]
            records.update((record["utterance"], record) for record in listed)
        except (ValueError, KeyError, TypeError) as error:
            raise UserError(
                f"{provenance}: is damaged; remove it, and everything is anonymized anew."
            ) from error
    if (target / PROGRESS).is_file():
        records.update((record["utterance"], record) for record in read_progress(target / PROGRESS))
    return records


def _anonymize_file(recipe: Recipe, task: _Task) -> _Result:
    """Make one file, or find that it is there already; runs in a process of its own."""
    try:
        if _is_done(recipe, task):
            return _Result(task.previous, "", is_new=False)
        with noted_fallbacks() as fallbacks:
            samples, sample_rate, record = anonymize_utterance(
                task.anonymizer, task.utterance, recipe.seed, recipe.level, task.recordings
            )
    except UserError as error:
        return _Result(None, f"{task.utterance.id}: {error}", is_new=False)
    gain = _gain_to_full_scale(samples)
    write_audio(task.file, samples * gain, sample_rate)
    written: Record = {
        "seconds": len(samples) / sample_rate,
        "gain": gain,
        "output_sha256": _sha256(task.file),
    }
    if fallbacks:
        written["fallback"] = "; ".join(fallbacks)
    return _Result({**record, **written}, "", is_new=True)


def _is_done(recipe: Recipe, task: _Task) -> bool:
    """Whether an earlier run has made the file from the same source in the same way."""
    if task.previous is None or not task.utterance.source.path.is_file():
        return False
    drawn = _drawn(task.anonymizer, task.utterance, recipe.seed, recipe.level)
    wanted = _record(drawn.knowing(task.recordings), task.utterance)
    return _is_unchanged(task.previous, wanted, task.file)


def _is_unchanged(previous: Record, wanted: Record, file: Path) -> bool:
    return (
        all(previous.get(key) == value for key, value in wanted.items())
        and "seconds" in previous
        and file.is_file()
        and _sha256(file) == previous.get("output_sha256")
    )


def _drawn(anonymizer: Anonymizer, utterance: Utterance, seed: int, level: Level) -> Anonymizer:
    if anonymizer.is_drawn:
        return anonymizer
    source = utterance.speaker if level == "speaker" else utterance.id
    if source is None:
        raise UserError(
            f"{utterance.source.path}: the speaker is not known, so nothing can be drawn for "
            "each speaker; draw for each utterance (--level utterance), or list the speakers."
        )
    return anonymizer.for_source(seed, source)


def _record(drawn: Anonymizer, utterance: Utterance) -> Record:
    return {
        "utterance": utterance.id,
        "source": utterance.source.to_record(),
        "anonymizer": drawn.to_record(),
    }


def _gain_to_full_scale(samples: Samples) -> float:
    """Return the factor, at most 1, that keeps the highest peak within 16 bits."""
    peak = float(np.max(np.abs(samples)))
    highest = (INT16_STEPS - 1) / INT16_STEPS
    return 1.0 if peak <= highest else highest / peak


def _json_line(record: Record) -> str:
    return json.dumps(record, ensure_ascii=False) + "\n"


def _sha256(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()
