"""A process that brings forth windows with an autopilot in them, to be killed by a test.

``python -m tests.listening_app.nursery STUDY LOG`` loads the app once. Each line on its standard
input is an evaluator's pseudonym and makes it fork a child that opens the window and takes that
evaluator's sessions; the child's process id is printed. What a child sees goes to LOG, a line at
a time: ``shown ID``, ``left ID`` and at the end ``done``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from listening_app.audio.choice import AudioChoice
from listening_app.autopilot import Autopilot
from listening_app.main_window import MainWindow
from listening_app.player import Player
from listening_app.reception import Reception
from listening_app.theme import Theme
from sessions.folder import StudyFolder

if TYPE_CHECKING:
    from sessions.study import Question

SPEED = 200.0
assert Player  # imported here, so that no child needs to


def opinion(interview: str) -> dict[Question, int]:
    """Answers that belong to an interview."""
    number = int(interview[-2:])
    return {
        "naturalness": number % 10 + 1,
        "intelligibility": (3 * number) % 10 + 1,
        "similarity": (7 * number + 2) % 10 + 1,
    }


class Witness:
    """Answers as `opinion` does and notes what is seen."""

    def __init__(self, log: Path) -> None:
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._shown: str | None = None

    def note(self, line: str) -> None:
        """Hand a line to the system: it outlives this process."""
        os.write(self._log, f"{line}\n".encode())

    def judge(self, interview: str) -> dict[Question, int]:
        """Note that the screen moved on, and answer."""
        if self._shown is not None:
            self.note(f"left {self._shown}")
        self._shown = interview
        self.note(f"shown {interview}")
        return opinion(interview)


def take_sessions(study: Path, log: Path, evaluator: str) -> None:
    """Open the window and let the autopilot work until nothing is left."""
    application = QApplication([])
    folder = StudyFolder(study)
    window = MainWindow(Theme(application), "VoiceJury")
    reception = Reception(window, AudioChoice.parse("silent", speed=SPEED).open)
    reception.enter_study(folder, folder.study(), evaluator)
    window.show()
    witness = Witness(log)
    autopilot = Autopilot(window, evaluator, witness.judge)
    autopilot.met_fault.connect(witness.note)
    autopilot.met_fault.connect(application.quit)
    autopilot.done.connect(application.quit)
    autopilot.done.connect(lambda: witness.note("done"))
    application.exec()
    window.close()


def main(study: Path, log: Path) -> None:
    """Bring forth a child for each line of the standard input."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            take_sessions(study, log, line.strip())
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
