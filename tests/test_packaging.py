"""What an installation brings along: start-menu entry, icon, programs."""

from __future__ import annotations

import configparser
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import PurePosixPath

import pytest

from tests.conftest import PROJECT

ENTRY = PROJECT / "listening_app" / "desktop_entry" / "voicejury.desktop"
ICON = ENTRY.with_suffix(".svg")


def pyproject() -> dict:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))


def test_the_start_menu_entry_starts_the_program_that_is_installed():
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(ENTRY, encoding="utf-8")
    main = entry["Desktop Entry"]
    assert main["Type"] == "Application"
    assert main["Exec"] in pyproject()["project"]["gui-scripts"]
    assert main["Icon"] == ICON.stem
    (action,) = main["Actions"].rstrip(";").split(";")
    assert entry[f"Desktop Action {action}"]["Exec"] == "voicejury --organizer"
    for language in ("fr", "ja"):
        assert main[f"Comment[{language}]"]


def test_the_icon_is_a_picture():
    assert ET.parse(ICON).getroot().tag.endswith("svg")


@pytest.mark.long
def test_a_wheel_puts_entry_and_icon_where_desktops_look(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", tmp_path, PROJECT],
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = {PurePosixPath(name) for name in zipfile.ZipFile(wheel).namelist()}
    shared = {PurePosixPath(*name.parts[2:]) for name in names if "data" in name.parts}
    assert shared >= {
        PurePosixPath("share/applications/voicejury.desktop"),
        PurePosixPath("share/icons/hicolor/scalable/apps/voicejury.svg"),
    }
    assert PurePosixPath("listening_app/desktop_entry/voicejury.svg") in names
