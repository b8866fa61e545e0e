"""The sound outputs of this computer as the pages see them: what there is, what is chosen."""

from __future__ import annotations

import json
import shutil
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from listening_app.audio.portaudio import list_outputs
from listening_app.audio.sound_server import TOOL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from listening_app.audio.devices import OutputDevice

LOOK_EVERY_MS = 2_000
"""While somebody is choosing, and until the sound server has said its first word."""
SETTLING_MS = 300
"""After the sound server's word that something has changed: more words follow."""


class Outputs(QObject):
    """Outputs that stay as they are.

    Parameters
    ----------
    open_output : callable
        Opens an output by its name, or the system's default for None; `UserError` when it is not
        there.
    names : sequence of str
        What there is, the default first.
    """

    changed = Signal()
    """Something was plugged in or out: `names` are others now."""

    def __init__(
        self,
        open_output: Callable[[str | None], OutputDevice],
        names: Sequence[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_output = open_output
        self._names = tuple(names)
        self._chosen: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What can be chosen, the system's default first."""
        return self._names

    @property
    def chosen(self) -> str | None:
        """What was chosen; None for the system's default."""
        return self._chosen

    def choose(self, name: str | None) -> None:
        """Let the next `open` open this one."""
        self._chosen = name

    def open(self) -> OutputDevice:
        """Open what is chosen; `UserError` when it is not there."""
        return self._open_output(self._chosen)

    def is_gone(self, name: str) -> bool:
        """Whether an output that was there is not there any more."""
        return bool(self._names) and name not in self._names

    def look_often(self, *, often: bool) -> None:
        """Notice at once what is plugged in or out, or only as well as it costs nothing."""

    def close(self) -> None:
        """Look no more."""


class ComputerOutputs(Outputs):
    """The outputs of this computer, which come and go.

    Where a sound server tells of changes it is listened to all the time: it moves a stream to
    another output without a word to the stream. Elsewhere a stream ends with its output.
    """

    def __init__(
        self, open_output: Callable[[str | None], OutputDevice], parent: QObject | None = None
    ) -> None:
        super().__init__(open_output, (), parent)
        self._looking = QProcess(self)
        self._looking.finished.connect(self._read_names)
        self._is_outdated = False
        self._server = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("LC_ALL", "C")  # the words are read
        self._server.setProcessEnvironment(environment)
        self._server.readyReadStandardOutput.connect(self._hear_server)
        self._often = QTimer(self, interval=LOOK_EVERY_MS)
        self._often.timeout.connect(self._look)
        self._until_told = QTimer(self, interval=LOOK_EVERY_MS)
        self._until_told.timeout.connect(self._look)
        self._server.stateChanged.connect(self._end_waiting)
        self._settling = QTimer(self, interval=SETTLING_MS, singleShot=True)
        self._settling.timeout.connect(self._look_after_change)

    def open(self) -> OutputDevice:
        """Open what is chosen, and know what else there is."""
        device = super().open()
        self._take([output.name for output in list_outputs()])
        self._listen_to_server()
        return device

    def look_often(self, *, often: bool) -> None:
        """Ask again and again while it is on."""
        if often:
            self._often.start()
            self._look()
        else:
            self._often.stop()

    def close(self) -> None:
        """End what listens and asks."""
        for timer in (self._often, self._until_told, self._settling):
            timer.stop()
        self._is_outdated = False
        for process in (self._looking, self._server):
            process.kill()
            process.waitForFinished()

    def _look(self) -> None:
        if self._looking.state() == QProcess.ProcessState.NotRunning:
            self._looking.start(sys.executable, ["-m", "listening_app.audio.outputs"])

    def _look_after_change(self) -> None:
        # A look that has begun may have seen what there was before.
        self._is_outdated = self._looking.state() != QProcess.ProcessState.NotRunning
        self._look()

    def _read_names(self, code: int) -> None:
        printed = bytes(self._looking.readAllStandardOutput().data())
        if code == 0 and printed:
            self._take(json.loads(printed))
        if self._is_outdated:
            self._look_after_change()

    def _take(self, names: Sequence[str]) -> None:
        if tuple(names) != self._names:
            self._names = tuple(names)
            self.changed.emit()

    def _listen_to_server(self) -> None:
        tool = shutil.which(TOOL)
        if tool is not None and self._server.state() == QProcess.ProcessState.NotRunning:
            # When it begins to tell is not told. A look is itself among what it tells of, so the
            # first word comes soon; what changed before it is found by one more look.
            self._until_told.start()
            self._server.start(tool, ["subscribe"])

    def _end_waiting(self, state: QProcess.ProcessState) -> None:
        # It has ended, or there was nothing to start: no word will come.
        if state == QProcess.ProcessState.NotRunning:
            self._until_told.stop()

    def _hear_server(self) -> None:
        told = bytes(self._server.readAllStandardOutput().data())
        is_first_word = self._until_told.isActive()
        self._until_told.stop()
        # Streams come and go too, as sink inputs; a plug is told as a change of its card.
        if is_first_word or b" sink #" in told or b" card #" in told or b" server" in told:
            self._settling.start()
