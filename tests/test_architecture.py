"""The rules of the house that no single module can hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from anonymizers import registry
from anonymizers.base import Anonymizer
from tests.listening_app.small_study import make_small_study

PROJECT = Path(__file__).resolve().parent.parent
PACKAGES = ("anonymizers", "sessions", "listening_app", "analysis")
SOURCES = sorted(
    path
    for folder in (*PACKAGES, "benchmarks", "scripts", "tests")
    for path in (PROJECT / folder).rglob("*.py")
)
LONGEST_FILE = 450
NAMES_THAT_SAY_NOTHING = {"common", "helper", "helpers", "manager", "misc", "util", "utils"}
HEAVY = {"matplotlib", "pandas", "statsmodels", "torch"}
# Imports every module of the packages named, functions' own imports aside, and prints what is
# loaded then. What runs networks is left out: it needs an extra, and is imported when it runs.
IMPORT_ALL = """
import importlib, pkgutil, sys
networks = (
    "analysis.attackers.",
    "anonymizers.conversion.",
    "anonymizers.speaker_vectors.pool_training",
    "anonymizers.speaker_vectors.target_training",
)
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        if not module.name.startswith(networks):
            importlib.import_module(module.name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""
# Runs the app as a person would, up to the moment at which it waits for input.
START_APP = """
import runpy, sys
from PySide6.QtWidgets import QApplication

def first_page(*_):
    QApplication.processEvents()
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    print(*(window.windowTitle() for window in windows))
    print(*sorted({name.partition(".")[0] for name in sys.modules}))
    return 0

QApplication.exec = first_page
runpy.run_module("listening_app", run_name="__main__", alter_sys=True)
"""


def test_imports_keep_their_contracts():
    outcome = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
        cwd=PROJECT,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_the_app_shows_its_first_page_without_heavy_libraries(tmp_path):
    study = make_small_study(tmp_path)
    outcome = subprocess.run(
        [sys.executable, "-c", START_APP, str(study.path), "--audio", "silent"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    windows, loaded = outcome.stdout.splitlines()
    assert windows == study.study().study.title
    assert not HEAVY.intersection(loaded.split())


@pytest.mark.parametrize(
    ("packages", "kept_out"),
    [
        (["sessions", "listening_app"], HEAVY),
        (["anonymizers", "sessions", "analysis"], {"PySide6", "sounddevice"}),
    ],
)
def test_nothing_loads_what_it_should_not_even_through_others(packages, kept_out):
    outcome = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *packages],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    loaded = set(outcome.stdout.split())
    assert loaded >= set(packages)
    assert not loaded & kept_out


def test_every_file_can_be_read_in_one_go():
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert [path for path, length in lengths.items() if length > LONGEST_FILE] == []


def test_every_name_says_something():
    named = {path: {*path.stem.split("_"), *path.parent.name.split("_")} for path in SOURCES}
    assert [path for path, words in named.items() if words & NAMES_THAT_SAY_NOTHING] == []


@pytest.mark.parametrize("name", registry.names())
def test_every_registered_system_can_be_loaded(name):
    assert isinstance(registry.load(name), Anonymizer)
