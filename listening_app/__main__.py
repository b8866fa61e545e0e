"""``python -m listening_app``: the window for evaluators, and the one for organizers."""

from __future__ import annotations

import argparse
import signal
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from anonymizers.command_line import run
from listening_app.audio.choice import AudioChoice
from listening_app.audio.portaudio import LATENCY_SECONDS
from listening_app.interface_language import InterfaceLanguage
from listening_app.main_window import MainWindow
from listening_app.outputs import ComputerOutputs
from listening_app.preferences import Preferences, settings_of_this_computer
from listening_app.reception import Reception
from listening_app.screen import require_screen
from listening_app.theme import Theme
from sessions.folder import StudyFolder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from PySide6.QtWidgets import QMainWindow

    from listening_app.organizer.window import OrganizerWindow

_ICON = Path(__file__).resolve().parent / "desktop_entry" / "voicejury.svg"
_DEFECT = 70
"""Exit code of ``EX_SOFTWARE`` in sysexits.h."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and return when it is closed; the entry of ``voicejury`` too."""
    return run(_take_sessions, arguments)


def _take_sessions(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    audio = AudioChoice.parse(options.audio, speed=options.speed, latency_seconds=options.latency)
    folder = None if options.study is None else StudyFolder(options.study)
    if folder is not None and not options.organizer:
        folder.study()
        folder.require_recordings(folder.plan())
    require_screen()
    # Qt's event loop does not let Python see Ctrl+C; every answer is on the disk, so just end.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("VoiceJury")
    application.setDesktopFileName("voicejury")
    application.setWindowIcon(QIcon(str(_ICON)))
    sys.excepthook = partial(_crash, application)
    theme, language = Theme(application), InterfaceLanguage(application)
    Preferences(settings_of_this_computer(), theme, language)
    windows: list[QMainWindow] = []
    if options.organizer:
        windows.append(_organizers_window(theme, language, folder))
    else:
        window = MainWindow(theme, "VoiceJury", language)
        windows.append(window)
        reception = _reception(window, audio)
        reception.organizer_wanted.connect(lambda: _change_to_organizer(window, windows))
        if folder is None:
            reception.ask_for_study()
        else:
            reception.enter_study(folder, folder.study(), options.evaluator)
    windows[0].show()
    return application.exec()


def _organizers_window(
    theme: Theme, language: InterfaceLanguage, folder: StudyFolder | None
) -> OrganizerWindow:
    from listening_app.organizer.window import OrganizerWindow

    window = OrganizerWindow(theme, language)
    if folder is not None:
        window.open_study(folder)
    return window


def _change_to_organizer(window: MainWindow, windows: list[QMainWindow]) -> None:
    """Open the organizer's window in place of the evaluators', and keep it."""
    organizers = _organizers_window(window.theme, window.language, None)
    windows.append(organizers)
    organizers.show()
    window.close()


def _reception(window: MainWindow, audio: AudioChoice) -> Reception:
    """Receive evaluators; who listens to the computer's own outputs is asked to set them up."""
    if audio.kind != "portaudio":
        return Reception(window, audio.open)
    outputs = ComputerOutputs(lambda name: replace(audio, output_name=name).open(), window)
    window.closing.connect(outputs.close)
    return Reception(window, outputs.open, outputs=outputs)


def _crash(
    application: QApplication,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """End the app at a defect: better no window than one that only seems to work.

    Every answer that the evaluator saw taken is on the disk, and the next start goes on there.
    """
    sys.__excepthook__(kind, error, trace)
    application.exit(_DEFECT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m listening_app", description="Take the sessions of a listening test."
    )
    parser.add_argument("study", nargs="?", type=Path, help="folder of the study")
    parser.add_argument("--evaluator", metavar="ID", help="pseudonym of who takes the session")
    parser.add_argument(
        "--organizer",
        action="store_true",
        help="design, prepare, follow and report studies instead",
    )
    parser.add_argument(
        "--audio",
        default="portaudio",
        metavar="portaudio|file:PATH|silent",
        help="where the sound goes (default: the computer's own output)",
    )
    parser.add_argument(
        "--speed",
        type=float,
        default=1.0,
        metavar="X",
        help="with file: and silent, how many times faster than real time",
    )
    parser.add_argument(
        "--latency",
        type=float,
        default=LATENCY_SECONDS,
        metavar="SECONDS",
        help="how much sound is handed to the computer's own output ahead: more where playback has "
        f"gaps (default: {LATENCY_SECONDS:g})",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
