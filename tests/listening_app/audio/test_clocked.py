"""The outputs with a clock of their own."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import numpy as np
import pytest
import soundfile

from anonymizers.errors import UserError
from listening_app.audio.clocked import FileDevice, SilentDevice
from listening_app.audio.engine import PlaybackEngine
from listening_app.audio.plays import DeviceLost, Ended, PlaybackEvent, PlayReport
from tests.hearing import heard_whole

PATIENCE_SECONDS = 30.0


def noise(frames: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).uniform(-0.9, 0.9, frames).astype(np.float32)


def events_until_the_end(engine: PlaybackEngine) -> list[PlaybackEvent]:
    deadline = time.monotonic() + PATIENCE_SECONDS
    events: list[PlaybackEvent] = []
    while not any(isinstance(event, Ended) for event in events):
        assert time.monotonic() < deadline, "the play did not end"
        events += engine.poll()
        time.sleep(0.001)
    return events


def next_report(engine: PlaybackEngine) -> PlayReport:
    (report,) = [event.report for event in events_until_the_end(engine) if isinstance(event, Ended)]
    return report


@pytest.mark.parametrize("speed", [1.0, 50.0, 200.0])
@pytest.mark.parametrize("suffix", [".wav", ".flac"])
def test_the_file_holds_all_that_is_heard_whole_once_and_in_order(tmp_path, speed, suffix):
    path = tmp_path / f"heard{suffix}"
    sounds = [noise(9_600, seed) for seed in range(3)]
    with PlaybackEngine(lambda: FileDevice(path, speed)) as engine:
        for samples in sounds:
            engine.play(engine.prepare(samples, 48_000))
            assert heard_whole(next_report(engine))
    heard, rate = soundfile.read(path, dtype="float32")
    assert rate == 48_000
    np.testing.assert_array_equal(heard[:, 0], heard[:, 1])
    begin = 0
    for samples in sounds:
        window = heard[begin:, 0]
        onset = begin + int(np.flatnonzero(window)[0])
        assert np.abs(heard[onset : onset + 9_600, 0] - samples).max() <= 2**-23
        begin = onset + 9_600
    assert not heard[begin:].any()


def test_the_clock_runs_at_the_speed_asked_for():
    device = SilentDevice(speed=100.0)
    rendered = []
    enough = threading.Event()

    def render(block, queued_frames, gap):
        rendered.append(len(block))
        if sum(rendered) >= 48_000 * 50:
            enough.set()

    begun = time.monotonic()
    device.start(render)
    assert enough.wait(PATIENCE_SECONDS)
    elapsed = time.monotonic() - begun
    device.close()
    assert elapsed > 0.49  # a late clock makes up for lost time, but never runs ahead


def test_closing_ends_the_thread():
    device = SilentDevice(speed=50.0)
    before = threading.active_count()
    device.start(lambda block, queued_frames, gap: block.fill(0.0))
    assert device.alive
    assert threading.active_count() == before + 1
    device.close()
    assert not device.alive
    assert threading.active_count() == before


def test_a_file_that_cannot_be_written_is_refused(tmp_path):
    with pytest.raises(UserError, match=r"cannot be written to .*missing.*heard\.wav"):
        FileDevice(tmp_path / "missing" / "heard.wav")


def test_a_full_disk_is_a_lost_device(tmp_path):
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full to stand for a full disk")
    path = tmp_path / "heard.flac"
    path.symlink_to(full)
    with PlaybackEngine(lambda: FileDevice(path, speed=100.0)) as engine:
        engine.play(engine.prepare(noise(480_000), 48_000))
        *_, ended, lost = events_until_the_end(engine)
    assert isinstance(ended, Ended)
    assert ended.report.device_lost
    assert not ended.report.completed
    assert isinstance(lost, DeviceLost)
    assert lost.reason.startswith("The sound output (file heard.flac) stopped: ")
