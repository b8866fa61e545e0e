"""At which rate a Linux sound server really plays.

PulseAudio and PipeWire accept any rate and convert it themselves, poorly, and PortAudio then
takes 44.1 kHz for the rate of the output. The server's own tool knows better.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess

SERVER_DEVICES = frozenset({"default", "pulse", "pipewire"})
USUAL_RATE = 48_000
PATIENCE_SECONDS = 2.0


def sound_server_rate(device_name: str) -> int | None:
    """Return the rate in Hz of the server's default sink.

    Parameters
    ----------
    device_name : str
        Of an ALSA device, as PortAudio lists it.

    Returns
    -------
    int or None
        None when ALSA itself knows best, the device being none of a sound server. Where the
        server cannot be asked, the rate most of them use.
    """
    if device_name not in SERVER_DEVICES:
        return None
    return default_sink_rate(_ask("info"), _ask("list", "short", "sinks")) or USUAL_RATE


def default_sink_rate(information: str, sinks: str) -> int | None:
    """Find the default sink's rate in what ``pactl info`` and ``pactl list short sinks`` print."""
    default = re.search(r"^Default Sink: (.+)$", information, re.MULTILINE)
    for line in sinks.splitlines():
        columns = line.split("\t")
        rate = re.search(r"(\d+)Hz", line)
        if default and rate and len(columns) > 1 and columns[1] == default[1].strip():
            return int(rate[1])
    return None


def _ask(*question: str) -> str:
    pactl = shutil.which("pactl")
    if pactl is None:
        return ""
    try:
        answer = subprocess.run(  # noqa: S603 - the words are ours
            [pactl, *question],
            env={**os.environ, "LC_ALL": "C"},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return ""
    return answer.stdout
