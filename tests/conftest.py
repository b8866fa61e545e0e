"""What all tests share: no screen, no clock, and where real speech and oracles lie."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.virtual_desktop import virtual_screen, virtual_sound_card

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["virtual_screen", "virtual_sound_card"]  # fixtures for every test

PROJECT = Path(__file__).resolve().parent.parent

# Set before anything imports Qt or matplotlib, and inherited by every process a test starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("MPLBACKEND", "agg")
# Tests run beside each other; threads of one would only be in the way of the others.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# How long an example takes says more about the machine than about the code.
hypothesis.settings.register_profile("steady", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for real speech, so that ``-m speech`` selects them."""
    for item in items:
        if "speech_corpus" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.speech)


@pytest.fixture(autouse=True, scope="session")
def settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the app's settings apart from those of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("settings")
        patch.setenv("VOICEJURY_SETTINGS", str(folder / "voicejury.ini"))
        yield


@pytest.fixture(scope="session")
def speech_corpus() -> Path:
    """Return the folder of real speech: Kaldi data directories under ``data``."""
    return _folder_from_outside("VOICEJURY_SPEECH", "../shared/speech", "real speech")


@pytest.fixture(scope="session")
def oracles() -> Path:
    """Return the folder of other programs' results that are too large to keep in the project."""
    return _folder_from_outside("VOICEJURY_ORACLES", "../shared/oracles", "results to compare with")


def _folder_from_outside(variable: str, usual_place: str, content: str) -> Path:
    folder = PROJECT / os.environ.get(variable, usual_place)
    if not folder.is_dir():
        pytest.skip(f"no {content} in {folder}; {variable} names the folder")
    return folder.resolve()
