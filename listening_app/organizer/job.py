"""One of the project's commands, run beside the window, so that the window stays at hand."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from anonymizers.command_line import DONE, FOUND_FAULTS
from anonymizers.progress import WATCHED, read_told

if TYPE_CHECKING:
    from collections.abc import Sequence

_PATIENCE_MS = 5_000
"""How long a command that was cancelled may take to tidy up."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a command ended."""

    code: int
    """Exit code; see `anonymizers.command_line`."""
    cancelled: bool
    output: tuple[str, ...]
    """Lines of the standard output."""
    complaints: tuple[str, ...]
    """Lines of the standard error, progress left out."""

    @property
    def done(self) -> bool:
        """Whether it did what was asked, faults found by a check being no failure."""
        return not self.cancelled and self.code in (DONE, FOUND_FAULTS)

    @property
    def sentence(self) -> str:
        """What the command said of its failure."""
        told = [line.removeprefix("error: ") for line in self.complaints if line.strip()]
        if any(line.startswith("Traceback") for line in told):
            return told[-1]
        return "\n".join(told)


class Job(QObject):
    """Runs a command and tells how far it is.

    Parameters
    ----------
    module : str
        ``sessions`` or ``analysis``.
    arguments : sequence of str
    """

    progressed = Signal(str, int, int)
    """What is done, how much of it, of how much."""
    ended = Signal(Outcome)

    def __init__(
        self, module: str, arguments: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._cancelled = False
        self._complaints: list[str] = []
        self._rest = ""
        self._process = QProcess(self)
        self._process.setProgram(interpreter())
        self._process.setArguments(["-P", "-m", module, *arguments])
        environment = QProcessEnvironment.systemEnvironment()
        for name, value in ((WATCHED, "1"), ("PYTHONIOENCODING", "utf-8")):
            environment.insert(name, value)
        self._process.setProcessEnvironment(environment)
        self._process.readyReadStandardError.connect(self._read_complaints)
        self._process.finished.connect(self._end)
        self._process.errorOccurred.connect(self._fail)

    def start(self) -> None:
        """Begin."""
        self._process.start()

    def cancel(self) -> None:
        """Interrupt it, as Ctrl+C would; what it has done so far stays done."""
        if self._process.state() == QProcess.ProcessState.NotRunning:
            return
        self._cancelled = True
        if os.name == "nt":
            self._process.kill()
            return
        os.kill(self._process.processId(), signal.SIGINT)
        QTimer.singleShot(_PATIENCE_MS, self._kill)

    def wait(self) -> None:
        """Wait until it has ended, but not for ever."""
        if not self._process.waitForFinished(_PATIENCE_MS):
            self._process.kill()
            self._process.waitForFinished()

    def _kill(self) -> None:
        self._process.kill()

    def _read_complaints(self) -> None:
        text = self._rest + _text(self._process.readAllStandardError().data())
        *lines, self._rest = text.split("\n")
        for line in lines:
            told = read_told(line)
            if told is None:
                self._complaints.append(line.rstrip("\r"))
            else:
                self.progressed.emit(*told)

    def _end(self, code: int) -> None:
        self._read_complaints()
        if self._rest:
            self._complaints.append(self._rest)
        output = _text(self._process.readAllStandardOutput().data()).splitlines()
        outcome = Outcome(code, self._cancelled, tuple(output), tuple(self._complaints))
        self.ended.emit(outcome)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            reason = self._process.errorString()
            self.ended.emit(Outcome(-1, self._cancelled, (), (reason,)))


def interpreter() -> str:
    """Return the Python that runs this, in the variety that has a standard output."""
    python = Path(sys.executable)
    with_output = python.with_name("python.exe")
    is_without = os.name == "nt" and python.stem.lower() == "pythonw"
    return str(with_output if is_without and with_output.exists() else python)


def _text(content: bytes | bytearray | memoryview) -> str:
    return bytes(content).decode("utf-8", errors="replace")
