"""A complete small study from the bundled corpus of synthetic voices."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

import anonymizers
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from sessions.folder import StudyFolder
from sessions.planning import make_plan
from sessions.prepare import prepare

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SYSTEMS: Final = ("B2", "B1")
"""Anonymizers of the demonstration; B1 only where the networks that it needs are installed."""

_STUDY = """\
# A demonstration: synthetic voices, unprocessed and anonymized.

[study]
name = "demo"
title = "Voices on air"
language = "en"
seed = 2020
demo = true

[[datasets]]
name = "demo"
enrolments = ["corpus/data/demo_enrolls"]
trials = ["corpus/data/demo_trials_f", "corpus/data/demo_trials_m"]
{systems}
[rating]
evaluators = 6
trials_per_session = 36
practice_trials = 1

# Each speaker says four sentences that nobody else says, so panels divide in two ways.
[clustering]
evaluators = 4
size_patterns = [[4, 5, 6], [5, 5, 5]]
"""
_SYSTEM = """
[[systems]]
name = "{name}"
anonymizer = "{name}"
level = "speaker"
"""


def systems_that_can_run() -> tuple[str, ...]:
    """Return the anonymizers of the demonstration that have all they need."""
    return tuple(name for name in SYSTEMS if not anonymizers.load(name).missing())


def study_text(systems: Sequence[str]) -> str:
    """Return the study file with these anonymizers."""
    return _STUDY.format(systems="".join(_SYSTEM.format(name=name) for name in systems))


def write_demo(
    path: Path, *, workers: int = 1, systems: Sequence[str] | None = None
) -> StudyFolder:
    """Make the demonstration study, prepared and planned.

    Parameters
    ----------
    path : Path
        A folder that does not exist yet, is empty, or holds a demonstration that was interrupted.
    workers : int
        Processes that anonymize.
    systems : sequence of str, optional
        Anonymizers; by default those of `systems_that_can_run`.

    Raises
    ------
    UserError
        When there is something in the folder already.
    OSError
        When the folder cannot be written.
    """
    folder = StudyFolder(path)
    study = study_text(systems_that_can_run() if systems is None else systems)
    if path.exists() and not _may_be_filled(folder, study):
        raise UserError(f"{path}: there is something here already; name a folder that is new.")
    path.mkdir(parents=True, exist_ok=True)
    write_text(folder.study_file, study)
    with as_file(files("sessions.demo") / "corpus") as corpus:
        shutil.copytree(corpus, path / "corpus", dirs_exist_ok=True)
    prepare(folder, workers=workers)
    make_plan(folder)
    return folder


def _may_be_filled(folder: StudyFolder, study: str) -> bool:
    """Whether a folder is empty, or an earlier run began to fill it and did not come to its end."""
    if not folder.path.is_dir():
        return False
    if folder.study_file.is_file() and not folder.plan_file.exists():
        return folder.study_file.read_bytes() == study.encode()
    return not any(folder.path.iterdir())
