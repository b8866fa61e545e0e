"""From corpus to stimuli: anonymized, at one loudness, under names that tell nothing.

The work goes over the stimuli twice. First each one is rendered and measured; then the loudness
that all can share is known, and each is written. What is done is kept when a run is interrupted,
and what has not changed is not made again.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from anonymizers.corpora.audio import write_audio
from anonymizers.durable_files import (
    named_errors,
    read_progress,
    remove_parts,
    whole_file,
    write_text,
)
from anonymizers.errors import UserError
from anonymizers.fallbacks import noted_fallbacks
from anonymizers.parallel import parallel_map
from anonymizers.progress import with_progress
from anonymizers.turns import alone_in
from sessions.corpus import catalogue, read_corpus
from sessions.loudness import matched, measure
from sessions.plan import Key
from sessions.stimuli import Recipe, listed, recipes
from sessions.stimulus_records import (
    Record,
    Rendered,
    heard,
    is_rendered_so,
    known_of,
    published_stimuli,
    shared_target,
    stimulus_record,
    was_made_so,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from anonymizers.corpora.audio import Samples
    from sessions.folder import StudyFolder
    from sessions.loudness import Level
    from sessions.plan import StimulusKey
    from sessions.study import Study

FILE_TIME = 946_684_800
"""Seconds of every stimulus file's time stamp, 2000-01-01 UTC: file times tell nothing."""

PROGRESS = "rendered.jsonl"


@dataclass(frozen=True, slots=True)
class Preparation:
    """What a run did."""

    written: int
    unchanged: int
    target: float
    """Loudness of every stimulus, LUFS."""
    lowered: float
    """How far that lies below what the study asked for, dB."""
    fallbacks: tuple[str, ...] = ()
    """What stands for stimuli that a system could not make, and why: a sentence each."""


class _Failure(NamedTuple):
    sentence: str


def prepare(folder: StudyFolder, *, workers: int = 1) -> Preparation:
    """Make every stimulus of a study, its key and its provenance.

    Parameters
    ----------
    folder : StudyFolder
    workers : int
        Processes. The files do not depend on it.

    Raises
    ------
    UserError
        When lists or recordings are faulty (every one is named, and nothing is published), or
        when stimuli that evaluators have already heard would change.
    OSError
        When a file cannot be written; what is done by then is kept.
    """
    study = folder.study()
    with alone_in(folder.path):
        return _prepare(folder, study, workers)


def _prepare(folder: StudyFolder, study: Study, workers: int) -> Preparation:
    corpus = read_corpus(study, folder.path)
    meanings = catalogue(study, corpus)
    made = recipes(study, folder.path, corpus)
    folder.preparing.mkdir(exist_ok=True)
    published = published_stimuli(folder)

    rendered = _render_all(made, folder, published, workers)
    target = shared_target(rendered.values(), study)
    wanted = {
        recipe.stimulus: stimulus_record(rendered[recipe.stimulus], target) for recipe in made
    }
    _refuse_if_heard(folder, published, wanted)
    changing = [
        recipe
        for recipe in made
        if not _stands(recipe.stimulus, published, wanted[recipe.stimulus], folder)
    ]
    digests = _write_all(changing, rendered, folder, target, workers)

    stimuli = {
        name: record | {"sha256": digests.get(name) or published[name]["sha256"]}
        for name, record in wanted.items()
    }
    _publish(folder, study, meanings, stimuli, target)
    for stale in set(published) - set(stimuli):
        folder.stimulus(stale).unlink(missing_ok=True)
    shutil.rmtree(folder.preparing)
    remove_parts(folder.stimuli)
    remove_parts(folder.path)
    return Preparation(
        len(changing),
        len(made) - len(changing),
        target,
        study.loudness.target_lufs - target,
        tuple(
            f"{recipe.system}: {recipe.source.path}: {rendered[recipe.stimulus].fallback}"
            for recipe in made
            if rendered[recipe.stimulus].fallback
        ),
    )


def _render_all(
    made: list[Recipe],
    folder: StudyFolder,
    published: Mapping[str, Record],
    workers: int,
) -> dict[str, Rendered]:
    known = {name: known_of(record) for name, record in published.items()}
    known |= _progress(folder)
    tasks = [(recipe, known.get(recipe.stimulus)) for recipe in made]
    _refuse_what_cannot_run(recipe for recipe, before in tasks if before is None)
    rendered: dict[str, Rendered] = {}
    failures: list[str] = []
    with (
        parallel_map(partial(_render, folder), workers) as run,
        named_errors(folder.preparing / PROGRESS),
        (folder.preparing / PROGRESS).open("a", encoding="utf-8", newline="\n") as progress,
    ):
        results = with_progress(run(tasks), "anonymizing", len(tasks), unit="recording")
        for (recipe, before), result in zip(tasks, results, strict=True):
            if isinstance(result, _Failure):
                failures.append(result.sentence)
                continue
            rendered[recipe.stimulus] = result
            if result != before:
                line = {"stimulus": recipe.stimulus, "recipe": result.recipe, **heard(result)}
                progress.write(json.dumps(line) + "\n")
                progress.flush()
    if failures:
        raise UserError(listed(dict.fromkeys(failures)))
    return rendered


def _refuse_what_cannot_run(made: Iterable[Recipe]) -> None:
    """Say once what anonymizers need and do not find, before any process is started."""
    systems = {one.system: one.anonymizer for one in made if one.anonymizer is not None}
    for system, anonymizer in systems.items():
        if missing := anonymizer.missing():
            raise UserError(f"{system}: {missing}")
        if anonymizer.takes_directories:
            raise UserError(
                f"{system}: a program that takes whole directories makes no single stimuli; run it "
                "by `python -m anonymizers run external`, and name what it makes under audio of "
                "the system."
            )
    for anonymizer in systems.values():
        anonymizer.make_ready()


def _render(folder: StudyFolder, task: tuple[Recipe, Rendered | None]) -> Rendered | _Failure:
    """Make one stimulus, or find that it is known already; runs in a process of its own."""
    recipe, before = task
    try:
        record = recipe.to_record()
        if is_rendered_so(before, record) and _is_there(recipe, folder):
            return before
        with noted_fallbacks() as fallbacks:
            samples = recipe.render()
        level = measure(samples, recipe.sample_rate)
    except UserError as error:
        name = str(recipe.source.path)
        sentence = str(error)
        return _Failure(sentence if name in sentence else f"{name}: {sentence}")
    rendering = io.BytesIO()
    np.save(rendering, samples.astype(np.float32))
    with whole_file(_rendering(folder, recipe)) as temporary:
        temporary.write_bytes(rendering.getbuffer())
    return Rendered(record, level, "; ".join(fallbacks))


def _is_there(recipe: Recipe, folder: StudyFolder) -> bool:
    return _rendering(folder, recipe).is_file() or folder.stimulus(recipe.stimulus).is_file()


def _rendering(folder: StudyFolder, recipe: Recipe) -> Path:
    return folder.preparing / f"{recipe.stimulus}.npy"


def _stands(
    stimulus: str, published: Mapping[str, Record], wanted: Record, folder: StudyFolder
) -> bool:
    """Whether the stimulus on disk is the one that this run would write."""
    file = folder.stimulus(stimulus)
    return (
        was_made_so(published.get(stimulus), wanted)
        and file.is_file()
        and _sha256(file) == published[stimulus]["sha256"]
    )


def _refuse_if_heard(
    folder: StudyFolder, published: Mapping[str, Record], wanted: Mapping[str, Record]
) -> None:
    """Refuse to change what evaluators have heard; what is damaged or lost may be made again."""
    if not any(folder.journals.glob("*.jsonl")):
        return
    changed = [
        name
        for name, record in wanted.items()
        if not was_made_so(published.get(name), record)
        and (name in published or folder.stimulus(name).is_file())
    ]
    gone = set(published) - set(wanted)
    if changed or gone:
        raise UserError(
            f"{folder.path}: evaluators have already listened in this study, and {len(changed)} of "
            f"its stimuli would change and {len(gone)} would go; put study.toml, the corpus and "
            "provenance.json back as they were, or start a new study folder."
        )


def _write_all(
    changing: list[Recipe],
    rendered: Mapping[str, Rendered],
    folder: StudyFolder,
    target: float,
    workers: int,
) -> dict[str, str]:
    """Write stimuli in the order of their ids; return their SHA-256."""
    tasks = [(recipe, rendered[recipe.stimulus].level) for recipe in changing]
    with parallel_map(partial(_write, folder, target), workers) as run:
        digests = with_progress(run(tasks), "writing", len(tasks), unit="recording")
        return {recipe.stimulus: digest for recipe, digest in zip(changing, digests, strict=True)}


def _write(folder: StudyFolder, target: float, task: tuple[Recipe, Level]) -> str:
    recipe, level = task
    rendering = _rendering(folder, recipe)
    samples: Samples = (
        np.load(rendering).astype(np.float64)
        if rendering.is_file()
        else recipe.render().astype(np.float32).astype(np.float64)
    )
    file = folder.stimulus(recipe.stimulus)
    write_audio(file, matched(samples, level, target)[0], recipe.sample_rate)
    os.utime(file, (FILE_TIME, FILE_TIME))
    return _sha256(file)


def _publish(
    folder: StudyFolder,
    study: Study,
    meanings: dict[str, StimulusKey],
    stimuli: dict[str, Record],
    target: float,
) -> None:
    key = Key(study.study.name, meanings)
    if folder.key_file.is_file():
        before = folder.key()
        # What was planned holds as long as everything that it may play is still there.
        if before.stimuli.items() <= meanings.items():
            key = replace(before, study=study.study.name, stimuli=meanings)
    key.save(folder.key_file)
    provenance = {
        "study": study.study.name,
        "software": {
            name: version(name)
            for name in ("voicejury", "numpy", "pyloudnorm", "soundfile", "soxr")
        },
        "target_lufs": target,
        "asked_lufs": study.loudness.target_lufs,
        "stimuli": stimuli,
    }
    write_text(folder.provenance_file, json.dumps(provenance, ensure_ascii=False, indent=1) + "\n")


def _progress(folder: StudyFolder) -> dict[str, Rendered]:
    """Return what an interrupted run has rendered."""
    file = folder.preparing / PROGRESS
    if not file.is_file():
        return {}
    return {record["stimulus"]: known_of(record) for record in read_progress(file)}


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
