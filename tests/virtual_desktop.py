"""A sound card and a screen that exist only while a test runs.

Every test can ask for them::

    @pytest.mark.sound_card
    def test_something(virtual_sound_card):
        with virtual_sound_card.record() as recording:
            ...
        heard = recording.samples

Each fixture starts a server of its own, with its own folder and socket, so that tests can run
beside each other. ``environment`` is what a subprocess needs to find it.
"""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

PATIENCE_SECONDS = 30.0
SINK = "test_out"
CHANNELS = 2

DAEMON_CONFIGURATION = """\
default-sample-format = float32le
default-sample-rate = {sample_rate}
avoid-resampling = yes
flat-volumes = no
"""
# Without this, a desktop whose default ALSA device is real hardware would play the tests aloud.
# A silent sink whose server was late asks for more than any card would, and so underruns in the
# server; handle_underrun has that told to the program, as a card's own underrun is.
ALSA_CONFIGURATION = """\
pcm.!default { type pulse handle_underrun 1 }
ctl.!default { type pulse }
"""


class Recording:
    """What went through the sink, whole once the recording has been stopped."""

    def __init__(self, sample_rate: int, environment: dict[str, str], *, keep: bool = True) -> None:
        self.sample_rate = sample_rate
        self._keep = keep
        self._chunks: list[bytes] = []
        self._begun = threading.Event()
        self._recorder = subprocess.Popen(
            [
                "parec",
                "--raw",
                f"--device={SINK}.monitor",
                "--format=float32le",
                f"--rate={sample_rate}",
                f"--channels={CHANNELS}",
                "--latency-msec=10",
            ],
            stdout=subprocess.PIPE,
            env=environment,
        )
        self._reader = threading.Thread(target=self._read, name="sink recorder")
        self._reader.start()
        if not self._begun.wait(PATIENCE_SECONDS):
            self.stop()
            raise RuntimeError("the sink's monitor sends nothing")

    def _read(self) -> None:
        assert self._recorder.stdout is not None
        with self._recorder.stdout as stream:
            while chunk := os.read(stream.fileno(), 1 << 16):
                if self._keep:
                    self._chunks.append(chunk)
                self._begun.set()

    @property
    def seconds(self) -> float:
        """How much has been recorded until now."""
        return sum(map(len, self._chunks)) / (4 * CHANNELS * self.sample_rate)

    @property
    def samples(self) -> NDArray[np.float32]:
        """What has been recorded until now, shape (frames, 2)."""
        recorded = b"".join(self._chunks)
        frame = 4 * CHANNELS
        whole = recorded[: len(recorded) // frame * frame]
        return np.frombuffer(whole, np.float32).reshape(-1, CHANNELS)

    def wait_for(self, seconds: float) -> None:
        """Return when so much more has been recorded, by the sink's own clock."""
        wanted = self.seconds + seconds
        deadline = time.monotonic() + PATIENCE_SECONDS + seconds
        while self.seconds < wanted:
            if time.monotonic() > deadline or self._recorder.poll() is not None:
                raise RuntimeError("the sink's monitor stopped sending")
            time.sleep(0.01)

    def stop(self) -> NDArray[np.float32]:
        """End the recording and return all of it."""
        self._recorder.terminate()
        self._reader.join()
        self._recorder.wait()
        return self.samples


class VirtualSoundCard:
    """A PulseAudio server of its own with one silent sink that can be recorded."""

    def __init__(self, folder: Path, sample_rate: int = 48_000) -> None:
        self.sample_rate = sample_rate
        self._folder = folder
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        self._socket = runtime / "native"
        (folder / "daemon.conf").write_text(DAEMON_CONFIGURATION.format(sample_rate=sample_rate))
        (folder / "asound.conf").write_text(ALSA_CONFIGURATION)
        self.variables = {
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "PULSE_SERVER": f"unix:{self._socket}",
            "PULSE_COOKIE": str(folder / "cookie"),
            "ALSA_CONFIG_PATH": str(folder / "asound.conf"),
        }
        self._server: subprocess.Popen[bytes] | None = None
        self._listener: Recording | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The whole environment of a subprocess that shall play here."""
        return {**os.environ, **self.variables}

    def start(self) -> None:
        """Start the server and return when it answers."""
        with (self._folder / "server.log").open("ab") as log:
            self._server = subprocess.Popen(
                [
                    "pulseaudio",
                    "-n",
                    "--daemonize=no",
                    "--exit-idle-time=-1",
                    "--disallow-exit",
                    "--use-pid-file=no",
                    "--resample-method=soxr-vhq",
                    f"--load=module-native-protocol-unix auth-anonymous=1 socket={self._socket}",
                    f"--load=module-null-sink sink_name={SINK} rate={self.sample_rate} "
                    f"channels={CHANNELS} format=float32le",
                ],
                env={**self.environment, "PULSE_CONFIG": str(self._folder / "daemon.conf")},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self._ask("info") != 0:
            if time.monotonic() > deadline or self._server.poll() is not None:
                log_text = (self._folder / "server.log").read_text(errors="replace")
                self.kill()
                raise RuntimeError(f"pulseaudio did not start: {log_text}")
            time.sleep(0.05)
        assert self._ask("set-default-sink", SINK) == 0
        assert self._ask("set-default-source", f"{SINK}.monitor") == 0
        # A null sink that nobody listens to wakes every two seconds only; a card asks steadily.
        self._listener = Recording(self.sample_rate, self.environment, keep=False)

    def _ask(self, *words: str) -> int:
        return subprocess.run(
            ["pactl", *words], env=self.environment, capture_output=True, check=False
        ).returncode

    def kill(self) -> None:
        """End the server as a crash or a pulled plug would."""
        if self._listener is not None:
            self._listener.stop()
            self._listener = None
        if self._server is not None:
            self._server.kill()
            self._server.wait()
            self._server = None
        self._socket.unlink(missing_ok=True)

    @contextmanager
    def record(self) -> Iterator[Recording]:
        """Record the sink; the block begins once sound arrives from it."""
        recording = Recording(self.sample_rate, self.environment)
        try:
            yield recording
        finally:
            recording.stop()


class VirtualScreen:
    """An X server of its own without any visible screen."""

    def __init__(self, size: str = "1920x1080x24") -> None:
        display_read, display_write = os.pipe()
        try:
            # The server picks a free number itself: two that start at once never collide.
            self._server = subprocess.Popen(
                [
                    "Xvfb",
                    "-displayfd",
                    str(display_write),
                    "-screen",
                    "0",
                    size,
                    "-nolisten",
                    "tcp",
                ],
                pass_fds=[display_write],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        finally:
            os.close(display_write)
        with os.fdopen(display_read) as reader:
            answered, _, _ = select.select([reader], [], [], PATIENCE_SECONDS)
            number = reader.readline().strip() if answered else ""
        if not number:
            self.close()
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"
        self.variables = {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    @property
    def environment(self) -> dict[str, str]:
        """The whole environment of a subprocess that shall show its windows here."""
        return {**os.environ, **self.variables}

    def close(self) -> None:
        """End the server."""
        self._server.terminate()
        self._server.wait()


def _require(*programs: str) -> None:
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        pytest.skip(f"not installed here: {', '.join(missing)}")


@pytest.fixture
def virtual_sound_card(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[VirtualSoundCard]:
    """The only sound card that this process and its subprocesses find during the test.

    Its rate is 48 kHz, or the fixture's parameter (``indirect=True``).
    """
    _require("pulseaudio", "pactl", "parec")
    # A socket's path may have 107 characters; pytest's own folders can be longer.
    with tempfile.TemporaryDirectory(prefix="card-") as folder:
        card = VirtualSoundCard(Path(folder), getattr(request, "param", 48_000))
        for name, value in card.variables.items():
            monkeypatch.setenv(name, value)
        card.start()
        try:
            yield card
        finally:
            card.kill()


@pytest.fixture
def virtual_screen() -> Iterator[VirtualScreen]:
    """A screen for the windows of subprocesses."""
    _require("Xvfb")
    screen = VirtualScreen()
    try:
        yield screen
    finally:
        screen.close()
