"""Reads a study under way again and again, and only what has changed since."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anonymizers.errors import UserError
from sessions.journal import read_journal
from sessions.progress import progress_of
from sessions.results import replay_journal, results_of
from sessions.session import Rules

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.plan import Key, Plan
    from sessions.progress import Progress
    from sessions.results import ReplayedJournal
    from sessions.study import Study


class _Mark(NamedTuple):
    """By which a file that was not written to since is known again."""

    modified_ns: int
    size: int


class _Reading(NamedTuple):
    mark: _Mark | None
    replayed: ReplayedJournal | None
    damage: str | None


class _Documents(NamedTuple):
    marks: tuple[_Mark | None, ...]
    study: Study
    plan: Plan
    key: Key | None


class ProgressReader:
    """What is known of a study, kept up to date journal by journal.

    Journals are opened for reading alone and never locked, so that whoever writes them notices
    nothing.

    Parameters
    ----------
    folder : StudyFolder
    """

    def __init__(self, folder: StudyFolder) -> None:
        self._folder = folder
        self._documents: _Documents | None = None
        self._readings: dict[Path, _Reading] = {}

    def changed_journals(self) -> list[Path]:
        """Return the journals to be read: new ones, and those that were written to.

        Raises
        ------
        UserError
            When there is no design or no plan, or they are damaged.
        """
        self._load_documents()
        present = self._folder.journal_files()
        for gone in self._readings.keys() - set(present):
            del self._readings[gone]
        return [
            path
            for path in present
            if path not in self._readings or self._readings[path].mark != _mark(path)
        ]

    def read(self, path: Path) -> None:
        """Read one journal; what is wrong with it becomes part of the progress."""
        documents = self._load_documents()
        mark = _mark(path)
        try:
            entries = read_journal(path).entries
            replayed = replay_journal(path, entries, documents.plan, Rules.of(documents.study))
        except FileNotFoundError:
            self._readings.pop(path, None)
        except UserError as error:
            self._readings[path] = _Reading(mark, None, str(error))
        else:
            self._readings[path] = _Reading(mark, replayed, None)

    def progress(self) -> Progress:
        """Return how far the study is, by what has been read so far."""
        documents = self._load_documents()
        readings = [self._readings[path] for path in sorted(self._readings)]
        replayed = [one.replayed for one in readings if one.replayed is not None]
        return progress_of(
            documents.study,
            documents.plan,
            documents.key,
            results_of(self._folder, documents.plan, replayed),
            [one.damage for one in readings if one.damage is not None],
        )

    @property
    def journals_under_way(self) -> list[Path]:
        """Journals that more may be written to."""
        return [
            path
            for path, reading in self._readings.items()
            if reading.replayed is None or not reading.replayed.state.closed
        ]

    def _load_documents(self) -> _Documents:
        """Read design, plan and key again where one was changed; journals then, too."""
        folder = self._folder
        files = (folder.study_file, folder.plan_file, folder.key_file)
        marks = tuple(_mark(path) for path in files)
        if self._documents is None or self._documents.marks != marks:
            study = folder.study()
            if folder.key_file.is_file():
                plan, key = folder.plan_and_key()
            else:
                plan, key = folder.plan(), None
            self._documents = _Documents(marks, study, plan, key)
            self._readings.clear()
        return self._documents


def read_progress(folder: StudyFolder) -> Progress:
    """Return how far a study is, reading everything once.

    Raises
    ------
    UserError
        When there is no design or no plan, or they are damaged.
    """
    reader = ProgressReader(folder)
    for path in reader.changed_journals():
        reader.read(path)
    return reader.progress()


def _mark(path: Path) -> _Mark | None:
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return _Mark(status.st_mtime_ns, status.st_size)
