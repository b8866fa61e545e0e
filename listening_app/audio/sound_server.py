"""The outputs of a Linux sound server, as people know them.

PortAudio shows PulseAudio and PipeWire as one device called “default”, and takes 44.1 kHz for its
rate. The server's own tool knows the outputs behind it: their names, their true rates, and what is
plugged in. Which of them is played on is told to the server's library by the environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass

SERVER_DEVICES = ("pulse", "pipewire", "default")
"""ALSA devices that lead to a sound server, the best first."""
USUAL_RATE = 48_000
PATIENCE_SECONDS = 10.0
"""A busy computer answers late, and an answer that is given up looks like outputs that went."""
TOOL = "pactl"
_TARGETS = ("PULSE_SINK", "PIPEWIRE_NODE")
"""Variables in which the libraries of PulseAudio and PipeWire look for an output's name."""


@dataclass(frozen=True)
class Sink:
    """One output of the server.

    Attributes
    ----------
    name : str
        The server's name for it.
    words : str
        What people know it by: what is plugged in, and the card behind it.
    sample_rate : int
        In Hz.
    channels : int
    is_default : bool
        Whether the server plays here unless told otherwise.
    """

    name: str
    words: str
    sample_rate: int
    channels: int
    is_default: bool


def server_sinks() -> list[Sink]:
    """Return the outputs of the sound server; none where it cannot be asked."""
    return parse_sinks(_ask("info"), _ask("list", "sinks"))


def play_on(sink: str | None) -> None:
    """Let streams that are opened from now on play on this output of the server, by its name."""
    for variable in _TARGETS:
        if sink is None:
            os.environ.pop(variable, None)
        else:
            os.environ[variable] = sink


def parse_sinks(information: str, listing: str) -> list[Sink]:
    """Understand what ``pactl info`` and ``pactl list sinks`` print in English."""
    default = re.search(r"^Default Sink: (.+)$", information, re.MULTILINE)
    sinks = []
    for block in re.split(r"^Sink #\d+$", listing, flags=re.MULTILINE)[1:]:
        name, sample = _field(block, "Name"), _field(block, "Sample Specification")
        form = re.search(r"(\d+)ch (\d+)Hz", sample)
        if name and form:
            is_default = default is not None and default[1].strip() == name
            sinks.append(Sink(name, _words(block) or name, int(form[2]), int(form[1]), is_default))
    return sinks


def _words(block: str) -> str:
    """Return what is plugged in, if that is known, and the card: “Headphones – Built-in Audio”."""
    card, port = _field(block, "Description"), _field(block, "Active Port")
    plug = re.search(rf"^\t\t{re.escape(port)}: (.+?) \(", block, re.MULTILINE) if port else None
    return f"{plug[1]} – {card}" if plug else card


def _field(block: str, name: str) -> str:
    found = re.search(rf"^\t{name}: (.+)$", block, re.MULTILINE)
    return found[1].strip() if found else ""


def _ask(*question: str) -> str:
    pactl = shutil.which(TOOL)
    if pactl is None:
        return ""
    try:
        answer = subprocess.run(  # noqa: S603 - the words are ours
            [pactl, *question],
            env={**os.environ, "LC_ALL": "C"},
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return ""
    return answer.stdout
