"""A process that brings forth windows with an autopilot in them, to be killed by a test.

``python -m tests.listening_app.nursery STUDY LOG`` loads the app once. Each line on its standard
input makes it fork a child that opens the window and takes an evaluator's sessions, whatever is
done in them: a pseudonym, and where the power shall fail, a file that says after each fsync what
the disk has, and before which fsync the child dies. The child's process id is printed, and once it
is gone the signal that ended it, or 0. What a child sees goes to LOG, a line at a time:
``ready SECONDS`` when there is something to do, ``shown ID``, ``left ID`` and at the end ``done``.
"""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from listening_app.audio.choice import AudioChoice
from listening_app.audio.clocked import FileDevice
from listening_app.audio.engine import PlaybackEngine
from listening_app.autopilot import Autopilot
from listening_app.main_window import MainWindow
from listening_app.pages.clustering import ClusteringPage
from listening_app.player import Player
from listening_app.presenter import SessionPresenter
from listening_app.reception import Reception
from listening_app.theme import Theme
from sessions.folder import StudyFolder
from tests.power import fail_before_sync

if TYPE_CHECKING:
    from listening_app.sorting_hands import Placement
    from sessions.plan import Plan
    from sessions.study import Question

SPEED = 200.0
GROUPS = 4
# Imported here, so that no child needs to.
LOADED = (FileDevice, PlaybackEngine, Player, SessionPresenter)


def opinion(interview: str) -> dict[Question, int]:
    """Answers that belong to an interview."""
    number = int(interview[-2:])
    return {
        "naturalness": number % 10 + 1,
        "intelligibility": (3 * number) % 10 + 1,
        "similarity": (7 * number + 2) % 10 + 1,
    }


def grouping(panel: str, plan: Plan) -> dict[str, int]:
    """Return the group of each tile of a panel, in their order."""
    (tiles,) = [
        planned.stimuli
        for session in plan.sessions
        for planned in (*session.practice_panels, *session.panels)
        if planned.panel == panel
    ]
    return {tile: 1 + (5 * number + len(panel)) % GROUPS for number, tile in enumerate(tiles)}


class Witness:
    """Answers as `opinion` and `grouping` do and notes what is seen."""

    def __init__(self, log: Path, plan: Plan) -> None:
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._plan = plan
        self._born = time.monotonic()
        self._shown: str | None = None
        self._layout = ""

    def note(self, line: str) -> None:
        """Hand a line to the system: it outlives this process."""
        os.write(self._log, f"{line}\n".encode())

    def judge(self, interview: str) -> dict[Question, int]:
        """Note that the screen moved on, and answer."""
        self._see(interview)
        return opinion(interview)

    def sort(self, panel: str) -> list[Placement]:
        """Note that the screen moved on, and say where each tile belongs."""
        self._see(panel)
        return list(enumerate(grouping(panel, self._plan).values()))

    def look(self, page: object) -> None:
        """Note where the tiles of a panel lie on the screen, whenever that changes."""
        if isinstance(page, ClusteringPage):
            places = page.view.places
            tiles = ",".join(str(places[stimulus]) for stimulus in page.board.tiles)
            layout = f"lies {page.panel} {tiles}"
            if layout != self._layout:
                self._layout = layout
                self.note(layout)

    def _see(self, page: str) -> None:
        if self._shown is None:
            self.note(f"ready {time.monotonic() - self._born:.3f}")
        else:
            self.note(f"left {self._shown}")
        self._shown = page
        self.note(f"shown {page}")


def take_sessions(folder: StudyFolder, log: Path, evaluator: str) -> None:
    """Open the window and let the autopilot work until nothing is left."""
    witness = Witness(log, folder.plan())
    application = QApplication([])
    window = MainWindow(Theme(application), "VoiceJury")
    reception = Reception(window, AudioChoice.parse("silent", speed=SPEED).open)
    reception.enter_study(folder, folder.study(), evaluator)
    window.show()
    autopilot = Autopilot(window, evaluator, witness.judge, sort=witness.sort)
    autopilot.looked.connect(witness.look)
    autopilot.met_fault.connect(witness.note)
    autopilot.met_fault.connect(application.quit)
    autopilot.done.connect(application.quit)
    autopilot.done.connect(partial(witness.note, "done"))
    application.exec()
    window.close()


def live(study: Path, log: Path, evaluator: str, power: list[str]) -> None:
    """Be the child."""
    if power:
        ledger, dies_at = power
        fail_before_sync(Path(ledger), int(dies_at))
    take_sessions(StudyFolder(study), log, evaluator)


def main(study: Path, log: Path) -> None:
    """Bring forth a child for each line of the standard input."""
    for line in sys.stdin:
        evaluator, *power = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            live(study, log, evaluator, power)
            os._exit(0)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(f"ended {os.WTERMSIG(status)}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
