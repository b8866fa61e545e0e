"""How fast the app starts, resumes and answers a click with sound, and how much memory it takes.

    python benchmarks/app_benchmark.py [--starts N]

Each figure stands beside that of a bare window or a bare stream, measured in turn in the same run.
Sound goes to a virtual sound card (PulseAudio and its tools, as the tests use), whose output is
recorded: the onset is where the recording leaves silence. The recording reaches us a few
milliseconds late; the least that any part of it was late is taken for its beginning, so onsets are
told late rather than early. Windows are on Qt's screenless platform unless QT_QPA_PLATFORM says
otherwise. Times are of the clock on the wall: run it on an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from benchmarks.app_probe import EVALUATOR  # noqa: E402
from tests.listening_app.small_study import make_small_study  # noqa: E402
from tests.virtual_desktop import CHANNELS, SINK, VirtualSoundCard  # noqa: E402

if TYPE_CHECKING:
    from sessions.folder import StudyFolder

SILENCE_SECONDS = 0.1
"""Between two plays there is more silence than this, within one there is less."""


def probe(what: str, *arguments: str, environment: dict[str, str] | None = None) -> dict[str, Any]:
    """Measure once, in a process of its own."""
    variables = {
        "QT_QPA_PLATFORM": "offscreen",
        # That platform warns at every window that it has no use for size hints.
        "QT_LOGGING_RULES": "default.warning=false",
        **(environment or os.environ),
    }
    command = [sys.executable, "-m", "benchmarks.app_probe", what, *arguments]
    started = time.monotonic()
    told = subprocess.run(  # noqa: S603
        command, cwd=PROJECT, env=variables, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    found: dict[str, Any] = json.loads(told)
    if "at" in found:
        found["seconds"] = found["at"] - started
    return found


class TimedRecording:
    """What a virtual sound card puts out, and when."""

    def __init__(self, card: VirtualSoundCard) -> None:
        self._rate = card.sample_rate
        self._bytes = bytearray()
        self._begin = np.inf
        self._recorder = subprocess.Popen(  # noqa: S603
            [  # noqa: S607
                "parec",
                "--raw",
                f"--device={SINK}.monitor",
                "--format=float32le",
                f"--rate={self._rate}",
                f"--channels={CHANNELS}",
                "--latency-msec=5",
            ],
            stdout=subprocess.PIPE,
            env=card.environment,
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._recorder.stdout is not None
        with self._recorder.stdout as stream:
            while chunk := os.read(stream.fileno(), 1 << 16):
                self._bytes += chunk
                recorded = len(self._bytes) / (4 * CHANNELS * self._rate)
                self._begin = min(self._begin, time.monotonic() - recorded)

    def onsets(self) -> list[float]:
        """End the recording and return when sounds began."""
        self._recorder.terminate()
        self._reader.join()
        self._recorder.wait()
        whole = len(self._bytes) // (4 * CHANNELS) * CHANNELS
        heard = np.frombuffer(self._bytes, np.float32, whole)[::CHANNELS]
        sounding = np.flatnonzero(heard)
        begins = np.diff(sounding, prepend=-self._rate) > SILENCE_SECONDS * self._rate
        return [self._begin + float(frame) / self._rate for frame in sounding[begins]]


def delays(card: VirtualSoundCard, what: str, *arguments: str) -> list[float]:
    """Return the seconds from each click to its sound."""
    recording = TimedRecording(card)
    try:
        clicks = probe(what, *arguments, environment=card.environment)["clicks"]
    finally:
        onsets = recording.onsets()
    if len(onsets) != len(clicks):
        raise RuntimeError(f"{len(clicks)} clicks made {len(onsets)} sounds")
    return [onset - click for onset, click in zip(onsets, clicks, strict=True)]


def leave_open(folder: StudyFolder) -> None:
    """Let the evaluator leave a session after some interviews."""
    from tests.sessions.sitting import open_session, take  # noqa: PLC0415

    with open_session(folder, EVALUATOR) as live:
        take(live, lambda state: state.confirmed == 12)


def in_numbers(name: str, values: list[float], bare: list[float], unit: float, digits: int) -> str:
    """Return a row: median and 95th percentile, those of the bare thing, and the ratio."""
    cells = [np.quantile(part, share) * unit for part in (values, bare) for share in (0.5, 0.95)]
    ratio = cells[0] / cells[2]
    return f"{name:38}" + "".join(f"{cell:10.{digits}f}" for cell in cells) + f"{ratio:8.2f}"


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--starts", type=int, default=15, metavar="N")
    starts = parser.parse_args().starts
    with tempfile.TemporaryDirectory() as directory:
        root = Path(directory)
        # None of the settings of whoever runs this.
        os.environ["VOICEJURY_SETTINGS"] = str(root / "voicejury.ini")
        fresh = make_small_study(root / "fresh", evaluators=1)
        left = make_small_study(root / "left", evaluators=1, practice=0)
        leave_open(left)
        played = make_small_study(root / "played", practice=0, clip_seconds=0.15)
        taken = make_small_study(root / "taken", evaluators=1, clip_seconds=4.0)
        print(f"{'':38}{'p50':>10}{'p95':>10}{'bare p50':>10}{'bare p95':>10}{'ratio':>8}")
        input_seconds, resumed_seconds, bare_seconds = [], [], []
        bare_megabytes = 0.0
        for _ in range(starts):
            silent = ("--audio", "silent")
            input_seconds.append(probe("app_takes_input", str(fresh.path), *silent)["seconds"])
            resumed = probe("app_resumes", str(left.path), "--evaluator", EVALUATOR, *silent)
            resumed_seconds.append(resumed["seconds"])
            bare = probe("bare_window_takes_input")
            bare_seconds.append(bare["seconds"])
            bare_megabytes = bare["megabytes"]
        print(in_numbers("start to first input, s", input_seconds, bare_seconds, 1.0, 2))
        print(in_numbers("start to the interview left, s", resumed_seconds, bare_seconds, 1.0, 2))
        card_folder = root / "card"
        card_folder.mkdir()
        card = VirtualSoundCard(card_folder)
        card.start()
        try:
            at_clicks = delays(card, "app_plays_at_clicks", str(played.path))
            at_calls = delays(card, "bare_stream_plays_at_calls")
        finally:
            card.kill()
        print(in_numbers("click to onset, ms", at_clicks, at_calls, 1e3, 0))
        memory = probe("app_takes_a_session", str(taken.path))
        print(
            f"memory: {memory['at_first']:.0f} MiB at the first interview, {memory['after']:.0f} "
            f"MiB after 36 of them; a bare window takes {bare_megabytes:.0f} MiB"
        )


if __name__ == "__main__":
    main()
