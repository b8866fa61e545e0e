"""Compiled functions do what they say, wherever their machine code can or cannot be kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "anonymizers"

CODE = """
import hashlib
import numpy as np
from anonymizers import load
noise = np.random.default_rng(0).uniform(-0.5, 0.5, 8_000)
print(hashlib.sha256(load("B2")(noise).tobytes()).hexdigest())
"""


@pytest.fixture
def copy(tmp_path):
    """A copy of the package with nothing compiled yet."""
    shutil.copytree(PACKAGE, tmp_path / "anonymizers", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(folder, **environment):
    return subprocess.run(
        [sys.executable, "-B", "-c", CODE],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_machine_code_is_kept_for_the_next_process_and_gives_the_same_bits(copy):
    fresh, kept = run(copy), run(copy)
    assert (fresh.stderr, kept.stderr) == ("", "")
    assert len(fresh.stdout.strip()) == 64
    assert fresh.stdout == kept.stdout
    assert list((copy / "anonymizers" / "__pycache__").glob("lpc._roots-*.nbc"))


@pytest.mark.long
def test_without_a_place_for_machine_code_everything_still_works(copy):
    kept = run(copy)
    shutil.rmtree(copy / "anonymizers" / "__pycache__")
    (copy / "anonymizers" / "__pycache__").write_text("a file, so that no folder can be made")
    (copy / "home").write_text("a file, too")
    homes = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"), str(copy / "home"))
    unkept = run(copy, **homes)
    assert (unkept.stdout, unkept.stderr) == (kept.stdout, "")
