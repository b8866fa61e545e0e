"""Two hundred plays beside four busy processes: nothing is lost, or it is said."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

from listening_app.audio.engine import PlaybackEngine
from listening_app.audio.plays import Ended, PlayReport
from listening_app.audio.portaudio import PortAudioDevice
from tests.hearing import band_limited_noise, find, resampled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.virtual_desktop import VirtualSoundCard

pytestmark = [pytest.mark.sound_card, pytest.mark.long]

PLAYS = 200
BUSY_PROCESSES = 4
PATIENCE_SECONDS = 60.0


@contextmanager
def busy_machine() -> Iterator[None]:
    processes = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY_PROCESSES)
    ]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def end_of_play(engine: PlaybackEngine) -> PlayReport:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        for event in engine.poll():
            if isinstance(event, Ended):
                return event.report
        time.sleep(0.005)
    raise AssertionError("the play did not end")


def test_every_play_is_whole_or_known_to_be_spoilt(
    virtual_sound_card: VirtualSoundCard, tmp_path: Path
):
    rng = np.random.default_rng(2020)
    sources, reports = [], []
    with (
        PlaybackEngine(PortAudioDevice) as engine,
        virtual_sound_card.record() as recording,
        busy_machine(),
    ):
        for number in range(PLAYS):
            rate = int(rng.choice([8_000, 16_000, 22_050, 44_100, 48_000]))
            samples = band_limited_noise(
                rate, rng.uniform(0.2, 0.5), int(rng.integers(1, 3)), number
            )
            path = tmp_path / f"{number}.flac"
            soundfile.write(path, samples, rate, "PCM_16")
            sources.append(resampled(samples, rate, 48_000))
            engine.play(engine.read(path))
            reports.append(end_of_play(engine))
        recording.wait_for(0.5)
        heard = recording.stop()

    end = 0
    for source, report in zip(sources, reports, strict=True):
        assert report.completed
        window = heard[: end + len(source) + 5 * 48_000]
        for channel in range(2):
            column = source[:, min(channel, source.shape[1] - 1)]
            found = find(column, window[:, channel], after=end)
            if not report.spoilt:
                assert found.correlation > 0.9999
                assert abs(found.gain_db) < 0.1
        end = found.end - (0 if not report.spoilt else len(source))
    spoilt = sum(report.spoilt for report in reports)
    print(f"{spoilt} of {PLAYS} plays were spoilt by underruns, each of them reported")
    assert spoilt < PLAYS / 2
