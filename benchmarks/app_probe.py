"""One measurement in a process of its own, for `app_benchmark`.

    python -m benchmarks.app_probe WHAT [ARGUMENTS...]     prints a line of JSON

Times are of the clock that all processes of a machine share. Each probe imports what it needs and
nothing else, since that is a part of what is measured.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import json
import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.peak_memory import peak_mebibytes

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

    from listening_app.autopilot import Autopilot

CLICKS = 60
TONE_SECONDS = 0.15
PAUSES_SECONDS = (0.30, 0.43)
"""Between the end of a play and the next click, in turn: clicks fall anywhere between blocks."""
EVALUATOR = "maple-27"


def report(**found: Any) -> None:
    """Hand the result to the parent."""
    print(json.dumps(found), flush=True)


def app_takes_input(*arguments: str) -> None:
    """Start the app as its command does, and tell when its first page has taken a key."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLineEdit

    from listening_app.__main__ import main

    application = QApplication(sys.argv[:1])

    def look() -> None:
        for window in application.topLevelWidgets():
            control = window.focusWidget()
            if window.isVisible() and isinstance(control, QLineEdit) and control.isVisible():
                QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
                if control.text():
                    report(at=time.monotonic())
                    timer.stop()
                    application.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(1)
    main(arguments)


def app_resumes(*arguments: str) -> None:
    """Start the app on a session that was left, and tell when its interview is on the screen."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from listening_app.__main__ import main
    from listening_app.main_window import MainWindow
    from listening_app.pages.rating import RatingPage

    application = QApplication(sys.argv[:1])

    def look() -> None:
        for window in application.topLevelWidgets():
            if isinstance(window, MainWindow) and isinstance(window.page, RatingPage):
                window.grab()  # everything is painted
                report(at=time.monotonic())
                timer.stop()
                window.close()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(1)
    main(arguments)


def bare_window_takes_input() -> None:
    """Show a window with one line to type in, and tell when it has taken a key."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow

    application = QApplication(sys.argv[:1])
    window, line = QMainWindow(), QLineEdit()
    window.setCentralWidget(line)
    window.show()
    line.setFocus()
    while not line.text():
        application.processEvents()
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    report(at=time.monotonic(), megabytes=megabytes())


def app_plays_at_clicks(study: str) -> None:
    """Click Play on an interview again and again, and tell when."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from listening_app.audio.choice import AudioChoice

    times: list[float] = []
    application, window, autopilot = _before_the_window(study, AudioChoice.parse().open)

    def take_over(page: QWidget) -> None:
        from listening_app.pages.rating import RatingPage

        if isinstance(page, RatingPage):
            autopilot.stop()
            button = page.play_rows["trial"].button
            for number in range(CLICKS):
                _wait(application, PAUSES_SECONDS[number % 2])
                middle = button.mapTo(window, button.rect().center())
                times.append(time.monotonic())
                QTest.mouseClick(
                    window.windowHandle(),
                    Qt.MouseButton.LeftButton,
                    Qt.KeyboardModifier.NoModifier,
                    middle,
                )
                while page.play_rows["trial"].is_sounding:
                    _wait(application, 0.005)
            _wait(application, 0.5)
            report(clicks=times)
            window.close()
            application.quit()

    autopilot.looked.connect(take_over)
    application.exec()


def bare_stream_plays_at_calls() -> None:
    """Ask a bare stream of the same latency for a sound again and again, and tell when."""
    import numpy as np
    import sounddevice

    from listening_app.audio.portaudio import LATENCY_SECONDS

    rate = 48_000
    left = 0

    def fill(block: Any, frames: int, _times: Any, _status: Any) -> None:
        nonlocal left
        sounding = min(left, frames)
        block[:sounding] = 0.25
        block[sounding:] = 0.0
        left -= sounding

    times = []
    with sounddevice.OutputStream(
        samplerate=rate, channels=2, dtype=np.float32, latency=LATENCY_SECONDS, callback=fill
    ):
        for number in range(CLICKS):
            time.sleep(PAUSES_SECONDS[number % 2] + 0.15)
            times.append(time.monotonic())
            left = round(TONE_SECONDS * rate)
            time.sleep(TONE_SECONDS)
        time.sleep(0.5)
    report(clicks=times)


def app_takes_a_session(study: str) -> None:
    """Take a whole session fast, and tell the memory at its first interview and at its end."""
    from listening_app.audio.choice import AudioChoice
    from listening_app.pages.rating import RatingPage

    silent = AudioChoice.parse("silent", speed=200.0).open
    application, _window, autopilot = _before_the_window(study, silent)
    at_first: list[float] = []

    def look(page: QWidget) -> None:
        if isinstance(page, RatingPage) and not at_first:
            at_first.append(megabytes())

    autopilot.looked.connect(look)
    autopilot.done.connect(application.quit)
    application.exec()
    report(at_first=at_first[0], after=megabytes())


def _before_the_window(
    study: str, open_device: Callable[[], Any]
) -> tuple[QApplication, QWidget, Autopilot]:
    from PySide6.QtWidgets import QApplication

    from listening_app.autopilot import Autopilot
    from listening_app.main_window import MainWindow
    from listening_app.reception import Reception
    from listening_app.theme import Theme
    from sessions.folder import StudyFolder
    from tests.listening_app.nursery import opinion

    application = QApplication(sys.argv[:1])
    folder = StudyFolder(Path(study))
    window = MainWindow(Theme(application), "VoiceJury")
    Reception(window, open_device).enter_study(folder, folder.study())
    window.show()
    return application, window, Autopilot(window, EVALUATOR, opinion)


def _wait(application: QApplication, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        application.processEvents()
        time.sleep(0.001)


def megabytes() -> float:
    """Return the memory of this process: now, or where that is not told, its largest so far."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    return peak_mebibytes()


PROBES = {
    probe.__name__: probe
    for probe in (
        app_takes_input,
        app_resumes,
        bare_window_takes_input,
        app_plays_at_clicks,
        bare_stream_plays_at_calls,
        app_takes_a_session,
    )
}

if __name__ == "__main__":
    name, *arguments = sys.argv[1:]
    partial(PROBES[name], *arguments)()
