"""Debian and Ubuntu packages that the project needs beside its Python packages.

Only what is missing is installed, nothing is ever removed, and on other systems nothing happens:
Qt and PortAudio come inside the Python packages there, or with the desktop.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Need:
    """Packages with one purpose; ``a|b`` is one package that releases name differently."""

    purpose: str
    packages: tuple[str, ...]


TO_LISTEN = (
    Need(
        "Qt's windows",
        (
            "libdbus-1-3",
            "libegl1",
            "libfontconfig1",
            "libgl1",
            "libglib2.0-0t64|libglib2.0-0",
            "libx11-xcb1",
            "libxcb-cursor0",
            "libxcb-icccm4",
            "libxcb-image0",
            "libxcb-keysyms1",
            "libxcb-randr0",
            "libxcb-render-util0",
            "libxcb-shape0",
            "libxcb-sync1",
            "libxcb-xfixes0",
            "libxcb-xkb1",
            "libxkbcommon-x11-0",
            "libxkbcommon0",
        ),
    ),
    Need("sound", ("libportaudio2",)),
    Need("reports as PDF", ("libharfbuzz-subset0", "libpango-1.0-0", "libpangoft2-1.0-0")),
    Need(
        "letters of every language shipped",
        ("fonts-dejavu-core", "fonts-noto-cjk", "fonts-noto-core"),
    ),
)
VIRTUAL_SOUND_CARD = Need(
    "a virtual sound card for tests", ("libasound2-plugins", "pulseaudio", "pulseaudio-utils")
)
TO_TEST = (
    Need("a virtual screen and mouse for tests", ("xdotool", "xvfb")),
    VIRTUAL_SOUND_CARD,
    Need("piped audio in Kaldi lists, to compare with", ("sox",)),
)
TO_MAKE_ENVIRONMENTS = Need(
    "Python's virtual environments",
    (f"python{sys.version_info.major}.{sys.version_info.minor}-venv",),
)
# PulseAudio would take a desktop's sound away from PipeWire.
PIPEWIRE = ("pipewire-alsa", "pipewire-audio", "pipewire-pulse")


def install_missing(needs: Sequence[Need]) -> str | None:
    """Install what is missing of ``needs``, saying what and why.

    Returns
    -------
    str or None
        What a person should do about packages that are still missing; None if none is.
    """
    if sys.platform != "linux":
        return None
    if not shutil.which("dpkg-query") or not shutil.which("apt-get"):
        return "docs/installing.md tells which system packages it takes"
    installed = _installed()
    if installed.intersection(PIPEWIRE):
        needs = [need for need in needs if need is not VIRTUAL_SOUND_CARD]
    missing = [
        Need(need.purpose, packages)
        for need in needs
        if (packages := tuple(p for p in need.packages if installed.isdisjoint(p.split("|"))))
    ]
    if not missing:
        return None
    print("System packages are missing; apt-get installs, once:", flush=True)
    _apt_get("update")
    names = []
    for need in missing:
        known = [_known_name(package) for package in need.packages]
        print(f"  for {need.purpose}: {' '.join(known)}", flush=True)
        names += known
    install = ("install", "--yes", "--no-install-recommends", "--no-remove", *names)
    if _apt_get(*install):
        return None
    print(
        "They could not be installed. The set-up goes on without them; to have them, run\n"
        f"  sudo apt-get {shlex.join(install)}",
        flush=True,
    )
    return "install the system packages with the command above"


def _installed() -> set[str]:
    listing = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${db:Status-Abbrev} ${Package}\n"],
        capture_output=True,
        text=True,
        check=True,
    )
    states = (line.split() for line in listing.stdout.splitlines())
    return {name for state, name in states if state.endswith("i")}


def _known_name(package: str) -> str:
    """Return the first of a package's names that this release knows, else the last."""
    *newer, oldest = package.split("|")
    for name in newer:
        shown = subprocess.run(["apt-cache", "show", name], capture_output=True, check=False)
        if shown.returncode == 0:
            return name
    return oldest


def _apt_get(*arguments: str) -> bool:
    command = [
        *("env", "DEBIAN_FRONTEND=noninteractive"),
        *("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0", *arguments),
    ]
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return False
        somebody_can_type_a_password = sys.stdin is not None and sys.stdin.isatty()
        options = [] if somebody_can_type_a_password else ["--non-interactive"]
        command = ["sudo", *options, *command]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0
