"""The command line of the app, and the window it opens without a study."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QFileDialog

from listening_app.__main__ import main
from listening_app.main_window import MainWindow
from listening_app.pages.start import StartPage
from listening_app.pages.welcome import WelcomePage
from listening_app.reception import Reception
from tests.conftest import PROJECT

HEAVY = ("torch", "pandas", "matplotlib", "statsmodels", "scipy", "sounddevice", "soxr")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere"], "there is no study here"),
        (["nowhere", "--organizer"], "there is no study here"),
        (["nowhere", "--audio", "gramophone"], "gramophone"),
        (["--speed", "3"], "real time"),
        (["--audio", "silent", "--speed", "0"], "no speed"),
        (["--latency", "0"], "--latency 0 is none"),
    ],
)
def test_a_mistake_on_the_command_line_is_told_in_a_sentence(arguments, sentence, capsys):
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_a_study_without_a_plan_is_told_before_any_window(study, capsys):
    study.plan_file.unlink()
    assert main([str(study.path)]) == 2
    assert "plan" in capsys.readouterr().err


def test_a_study_whose_recordings_are_not_there_is_told_before_any_window(study, capsys):
    for recording in study.stimuli.iterdir():
        recording.unlink()
    assert main([str(study.path)]) == 2
    error = capsys.readouterr().err
    assert "this recording is missing, and" in error
    assert "python -m sessions prepare" in error


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_where_there_is_no_screen_that_is_told_in_a_sentence(study, capsys, monkeypatch):
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    assert main([str(study.path)]) == 2
    error = capsys.readouterr().err
    assert "there is no screen here" in error
    assert error.count("\n") == 1


def test_a_study_is_chosen_in_the_window(theme, study, qtbot, monkeypatch, tmp_path):
    window = MainWindow(theme, "VoiceJury")
    qtbot.addWidget(window)
    Reception(window, lambda: pytest.fail("no sound is needed yet")).ask_for_study()
    window.show()
    assert isinstance(window.page, StartPage)
    for folder in (tmp_path, study.path):
        monkeypatch.setattr(
            QFileDialog, "getExistingDirectory", lambda *_, chosen=folder: str(chosen)
        )
        if folder is tmp_path:
            window.page.choose.click()
            assert isinstance(window.page, StartPage)
            assert "there is no study here" in window.page.note
        else:
            window.page.choose.click()
    assert isinstance(window.page, WelcomePage)
    assert window.windowTitle() == "How do these voices sound?"


def test_organizers_come_to_their_window_from_the_first_page(study):
    script = (
        "from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication; "
        "from listening_app.__main__ import main; application = QApplication([]); "
        "windows = lambda: [w for w in QApplication.topLevelWidgets() if w.isVisible()]; "
        "QTimer.singleShot(0, lambda: windows()[0].page.organize.click()); "
        "show = lambda: (print(*(type(w).__name__ for w in windows())), application.quit()); "
        "QTimer.singleShot(200, show); raise SystemExit(main([]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=PROJECT, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["OrganizerWindow"]


def test_the_organizers_window_needs_no_heavy_library(study):
    script = (
        "import sys; from PySide6.QtCore import QTimer; "
        "from PySide6.QtWidgets import QApplication; from listening_app.__main__ import main; "
        "application = QApplication([]); QTimer.singleShot(300, application.quit); "
        f"main([{str(study.path)!r}, '--organizer']); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=PROJECT, check=True
    )
    assert [name for name in HEAVY if name in done.stdout.split()] == []


def test_a_defect_ends_the_app_loudly(study):
    script = (
        "from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication; "
        "from listening_app.__main__ import main; application = QApplication([]); "
        "QTimer.singleShot(0, lambda: 1 / 0); "
        f"raise SystemExit(main([{str(study.path)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=PROJECT, check=False
    )
    assert done.returncode == 70
    assert "ZeroDivisionError" in done.stderr


def test_the_first_page_needs_no_heavy_library(study):
    script = (
        "import json, sys; from PySide6.QtCore import QTimer; "
        "from PySide6.QtWidgets import QApplication; from listening_app.__main__ import main; "
        "application = QApplication([]); QTimer.singleShot(0, application.quit); "
        f"code = main([{str(study.path)!r}]); print(json.dumps([code, sorted(sys.modules)]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=PROJECT, check=True
    )
    code, modules = json.loads(done.stdout)
    assert code == 0
    assert "PySide6.QtWidgets" in modules
    assert [name for name in HEAVY if name in modules] == []
