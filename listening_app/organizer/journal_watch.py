"""Notices when journals grow, without asking the disk again and again and without locking them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from anonymizers.errors import UserError
from sessions.progress_reader import ProgressReader

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder

GATHERING_MS = 1_000
"""Events of a session come in flocks; they are read together."""
_ROUNDS_MS = 30_000
"""Folders on other computers tell nothing of themselves; they are looked at this seldom."""


class JournalWatch(QObject):
    """Reads a study's journals when they change, one at a turn, so that the window stays alive.

    Parameters
    ----------
    folder : StudyFolder
    gathering_ms : int
        How long changes are gathered before they are read.
    """

    progressed = Signal(object)
    """`Progress`, new."""
    failed = Signal(str)
    """There is nothing to show, and why."""

    def __init__(
        self,
        folder: StudyFolder,
        parent: QObject | None = None,
        *,
        gathering_ms: int = GATHERING_MS,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._reader = ProgressReader(folder)
        self._unread: list[Path] = []
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _: self._gather())
        self._watcher.fileChanged.connect(lambda _: self._gather())
        self._gathering = _timer(self, gathering_ms, self.look)
        self._turns = _timer(self, 0, self._read_one)
        self._rounds = QTimer(self)
        self._rounds.setInterval(_ROUNDS_MS)
        self._rounds.timeout.connect(self.look)
        self._rounds.start()

    def look(self) -> None:
        """Read whatever has changed; `progressed` tells when that is done."""
        self._watch()
        try:
            self._unread = self._reader.changed_journals()
        except (UserError, OSError) as error:
            self.failed.emit(str(error))
            return
        self._turns.start()

    def _gather(self) -> None:
        if not self._gathering.isActive():
            self._gathering.start()

    def _read_one(self) -> None:
        try:
            if self._unread:
                self._reader.read(self._unread.pop())
                self._turns.start()
                return
            progress = self._reader.progress()
        except (UserError, OSError) as error:
            self.failed.emit(str(error))
            return
        self._watch()
        self.progressed.emit(progress)

    def _watch(self) -> None:
        """Watch the folders, and of the journals those that may still grow."""
        folders = [self._folder.path, self._folder.journals]
        paths = [*folders, *self._reader.journals_under_way]
        wanted = {str(path) for path in paths if path.exists()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))


def _timer(parent: QObject, milliseconds: int, call: object) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(call)
    return timer
