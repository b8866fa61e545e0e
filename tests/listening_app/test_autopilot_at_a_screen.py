"""Synthetic evaluators before a screen of their own."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from sessions.assignments import find_takes
from tests.conftest import PROJECT
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from pathlib import Path

    from tests.virtual_desktop import VirtualScreen


def test_keys_arrive_where_there_is_no_window_manager(
    tmp_path: Path, virtual_screen: VirtualScreen
):
    folder = make_small_study(tmp_path / "study", evaluators=2, trials=2)
    words = [str(folder.path), "--evaluators", "2", "--seed", "1", "--speed", "100"]
    subprocess.run(
        [sys.executable, "-m", "listening_app.autopilot", *words],
        check=True,
        cwd=PROJECT,
        env=virtual_screen.environment,
        timeout=120,
    )
    assert [take.status for take in find_takes(folder)] == ["finished", "finished"]
