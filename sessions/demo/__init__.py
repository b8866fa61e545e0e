"""A complete small study from the bundled corpus of synthetic voices."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from sessions.folder import StudyFolder
from sessions.planning import make_plan
from sessions.prepare import prepare

if TYPE_CHECKING:
    from pathlib import Path

STUDY = """\
# A demonstration: synthetic voices, unprocessed and anonymized by the McAdams coefficient (B2).

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

[[systems]]
name = "B2"
anonymizer = "B2"
level = "speaker"

[rating]
evaluators = 6
trials_per_session = 36
practice_trials = 1
"""


def write_demo(path: Path, *, workers: int = 1) -> StudyFolder:
    """Make the demonstration study, prepared and planned.

    Parameters
    ----------
    path : Path
        A folder that does not exist yet, or is empty.
    workers : int
        Processes that anonymize.

    Raises
    ------
    UserError
        When there is something in the folder already.
    OSError
        When the folder cannot be written.
    """
    folder = StudyFolder(path)
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise UserError(f"{path}: there is something here already; name a folder that is new.")
    path.mkdir(parents=True, exist_ok=True)
    with as_file(files("sessions.demo") / "corpus") as corpus:
        shutil.copytree(corpus, path / "corpus")
    write_text(folder.study_file, STUDY)
    prepare(folder, workers=workers)
    make_plan(folder)
    return folder
