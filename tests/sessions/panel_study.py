"""A study folder whose evaluators sort small panels; its corpus is a list without audio."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.folder import StudyFolder
from sessions.planning import make_plan

if TYPE_CHECKING:
    from pathlib import Path

STUDY_FILE = """\
[study]
name = "panels"
title = "Who speaks?"
seed = 5
sample_rate = 16000

[[datasets]]
name = "read"
manifest = "corpus.csv"

[[systems]]
name = "B2"
anonymizer = "B2"

[[systems]]
name = "other"
anonymizer = "B2"
"""
CLUSTERING = """
[clustering]
evaluators = 6
panel_size = 6
references = 2
most = 3
panels_per_session = 2
"""
RATING = """
[rating]
evaluators = 3
trials_per_session = 4
questions = ["naturalness"]
"""


def panel_study(path: Path, *tables: str, speakers: int = 7, utterances: int = 4) -> StudyFolder:
    """Write ``study.toml`` with these tables and its corpus; nothing is planned."""
    path.mkdir(parents=True)
    lines = ["utterance,speaker,gender,path,text"]
    lines += [
        f"{gender}{who}-{number},{gender}{who},{gender},wav/{gender}{who}-{number}.flac,"
        f"{gender}{who} says {number}"
        for gender in "fm"
        for who in range(speakers)
        for number in range(utterances)
    ]
    (path / "corpus.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = STUDY_FILE + "".join(tables or (CLUSTERING,))
    (path / "study.toml").write_text(text, encoding="utf-8")
    return StudyFolder(path)


def planned(path: Path, *tables: str) -> StudyFolder:
    """Write the study and its plan."""
    folder = panel_study(path, *tables)
    make_plan(folder)
    return folder
