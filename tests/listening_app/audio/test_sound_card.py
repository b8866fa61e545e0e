"""What an evaluator hears, recorded from a virtual sound card and compared with the source."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

from anonymizers.errors import UserError
from listening_app.audio.engine import PlaybackEngine
from listening_app.audio.plays import DeviceLost, Ended, PlaybackEvent, PlayReport
from listening_app.audio.portaudio import PortAudioDevice, list_outputs
from listening_app.audio.signals import antiphase_trial, huggins_trial, one_side
from tests.hearing import band_limited_noise, find, heard_whole, resampled

if TYPE_CHECKING:
    from pathlib import Path

    from tests.virtual_desktop import Recording, VirtualSoundCard

pytestmark = pytest.mark.sound_card

PATIENCE_SECONDS = 30.0
RATES = (8_000, 16_000, 22_050, 44_100, 48_000)


def until_ended(engine: PlaybackEngine) -> list[PlaybackEvent]:
    events: list[PlaybackEvent] = []
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not any(isinstance(event, Ended) for event in events):
        assert time.monotonic() < deadline, "the play did not end"
        events += engine.poll()
        time.sleep(0.005)
    return events


def end_of_play(engine: PlaybackEngine) -> PlayReport:
    (report,) = [event.report for event in until_ended(engine) if isinstance(event, Ended)]
    return report


def flush(recording: Recording) -> np.ndarray:
    """Let the sink hand over what it still holds, and return the whole recording."""
    recording.wait_for(0.5)
    return recording.stop()


@pytest.mark.parametrize("virtual_sound_card", [48_000, 44_100], indirect=True)
def test_each_file_is_heard_whole_once_in_order_and_at_its_own_level(
    virtual_sound_card: VirtualSoundCard, tmp_path: Path
):
    card_rate = virtual_sound_card.sample_rate
    sources = []
    for seed, (rate, channels) in enumerate((r, c) for r in RATES for c in (1, 2)):
        samples = band_limited_noise(rate, 0.5, channels, seed)
        path = tmp_path / f"{seed}.flac"
        soundfile.write(path, samples, rate, "PCM_16")
        sources.append((path, resampled(samples, rate, card_rate)))

    with PlaybackEngine(PortAudioDevice) as engine, virtual_sound_card.record() as recording:
        assert engine.sample_rate == card_rate
        for path, _ in sources:
            engine.play(engine.read(path))
            report = end_of_play(engine)
            assert heard_whole(report)
            assert report.seconds_delivered == pytest.approx(0.5, abs=1 / card_rate)
        heard = flush(recording)

    rest = heard.copy()
    ends_before = 0
    for path, source in sources:
        for channel in range(2):
            found = find(source[:, min(channel, source.shape[1] - 1)], heard[:, channel])
            assert found.correlation > 0.9999, path.name
            assert abs(found.gain_db) < 0.1, path.name
            assert found.begin >= ends_before, path.name
            rest[found.begin - 2 : found.end + 2, channel] = 0.0
        ends_before = found.end
    assert not rest.any()


def test_a_file_at_the_card_s_rate_arrives_sample_for_sample(virtual_sound_card: VirtualSoundCard):
    samples = band_limited_noise(48_000, 1.0, 1, 0).astype(np.float32)
    with PlaybackEngine(PortAudioDevice) as engine, virtual_sound_card.record() as recording:
        engine.play(engine.prepare(samples, 48_000))
        assert heard_whole(end_of_play(engine))
        heard = flush(recording)
    begin = find(samples[:, 0], heard[:, 0]).begin
    for channel in heard.T:
        np.testing.assert_array_equal(channel[begin : begin + 48_000], samples[:, 0])


def test_the_sounds_of_the_set_up_arrive_as_they_are(virtual_sound_card: VirtualSoundCard):
    rng = np.random.default_rng(1)
    sounds = [
        one_side("left", 48_000),
        one_side("right", 48_000),
        huggins_trial(2, rng, 48_000),
        antiphase_trial(3, rng, 48_000),
    ]
    with PlaybackEngine(PortAudioDevice) as engine, virtual_sound_card.record() as recording:
        for samples in sounds:
            engine.play(engine.prepare(samples, 48_000))
            assert end_of_play(engine).completed
        engine.set_level(-6)
        engine.play(engine.prepare(sounds[0], 48_000))
        assert end_of_play(engine).completed
        heard = flush(recording)
    after = 0
    for samples in sounds:
        side = int(not samples[:, 0].any())
        begin = find(samples[:, side], heard[:, side], after=after).begin
        np.testing.assert_array_equal(heard[begin : begin + len(samples)], samples)
        after = begin + len(samples)
    softer = find(sounds[0][:, 0], heard[:, 0], after=after)
    assert softer.correlation > 0.9999
    assert softer.gain_db == pytest.approx(-6.0, abs=0.1)
    assert not heard[softer.begin : softer.end, 1].any()


def test_the_end_is_announced_only_after_it_was_heard(virtual_sound_card: VirtualSoundCard):
    samples = band_limited_noise(48_000, 0.5, 1, 0)
    engine = PlaybackEngine(PortAudioDevice)
    with virtual_sound_card.record() as recording:
        engine.play(engine.prepare(samples, 48_000))
        assert end_of_play(engine).completed
        engine.close()  # throws away what had not been heard yet
        heard = flush(recording)
    begin = find(samples[:, 0], heard[:, 0]).begin
    np.testing.assert_array_equal(heard[begin : begin + 24_000, 0], samples[:, 0].astype("f4"))


def test_a_stop_and_a_switch_ramp_within_five_milliseconds(virtual_sound_card: VirtualSoundCard):
    steady = np.full(48_000 * 5, 0.25, np.float32)
    other = band_limited_noise(48_000, 0.5, 1, 1)
    with PlaybackEngine(PortAudioDevice) as engine, virtual_sound_card.record() as recording:
        engine.play(engine.prepare(steady, 48_000))
        recording.wait_for(0.5)
        engine.play(engine.prepare(other, 48_000))
        assert end_of_play(engine).stopped
        assert heard_whole(end_of_play(engine))
        engine.play(engine.prepare(steady, 48_000))
        recording.wait_for(0.5)
        engine.stop()
        report = end_of_play(engine)
        heard = flush(recording)[:, 0]
    assert report.stopped
    assert not report.completed

    found = find(other[:, 0], heard)
    assert found.correlation > 0.9999
    onsets = np.flatnonzero((heard[1:] == 0.25) & (heard[:-1] == 0.0))
    assert len(onsets) == 2
    for onset in onsets:
        begin = onset + 1
        steady_frames = int(np.argmax(heard[begin:] != 0.25))
        fall = heard[begin + steady_frames - 1 :][:242]
        assert (np.diff(fall[:241]) < 0).all()
        assert fall[240] == 0.0
    assert report.seconds_delivered * 48_000 == steady_frames


class StumblingDevice(PortAudioDevice):
    """Answers one block far too late when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.stumble = threading.Event()

    def _fill(self, block, frames, times, status):
        if self.stumble.is_set():
            self.stumble.clear()
            time.sleep(0.4)
        super()._fill(block, frames, times, status)


def test_a_gap_in_the_sound_spoils_the_play_it_fell_into(virtual_sound_card: VirtualSoundCard):
    samples = band_limited_noise(48_000, 1.0, 1, 0).astype(np.float32)
    device = StumblingDevice()
    with PlaybackEngine(lambda: device) as engine, virtual_sound_card.record() as recording:
        sound = engine.prepare(samples, 48_000)
        engine.play(sound)
        recording.wait_for(0.4)
        device.stumble.set()
        spoilt = end_of_play(engine)
        engine.play(sound)
        whole = end_of_play(engine)
        heard = flush(recording)[:, 0]
    assert spoilt.underruns >= 1
    assert spoilt.completed
    assert not heard_whole(spoilt)
    assert heard_whole(whole)
    both = np.flatnonzero(heard)
    second = find(samples[:, 0], heard)
    assert second.correlation > 0.9999
    assert both[0] < second.begin - 48_000  # the first took longer than it lasts


def test_a_server_that_dies_is_a_lost_device_and_a_new_one_is_found(
    virtual_sound_card: VirtualSoundCard,
):
    samples = band_limited_noise(48_000, 1.0, 1, 0)
    with PlaybackEngine(PortAudioDevice) as engine:
        engine.play(engine.prepare(samples, 48_000))
        with virtual_sound_card.record() as recording:
            recording.wait_for(0.3)
        virtual_sound_card.kill()
        *_, ended, lost = until_ended(engine)
        assert isinstance(ended, Ended)
        assert ended.report.device_lost
        assert not heard_whole(ended.report)
        assert 0 <= ended.report.seconds_delivered < 1.0
        assert isinstance(lost, DeviceLost)
        assert lost.reason == "The sound output “Null Output” went away."
        with pytest.raises(UserError, match="no sound output now"):
            engine.reopen()

        virtual_sound_card.start()
        engine.reopen()
        with virtual_sound_card.record() as recording:
            engine.play(engine.prepare(samples, 48_000))
            assert heard_whole(end_of_play(engine))
            heard = flush(recording)
    assert find(samples[:, 0], heard[:, 0]).correlation > 0.9999


def test_the_outputs_are_listed_and_a_missing_one_is_named(virtual_sound_card: VirtualSoundCard):
    device = PortAudioDevice()
    device.close()
    (output,) = list_outputs()
    assert output.is_default
    assert (output.name, output.sample_rate, output.channels) == ("Null Output", 48_000, 2)
    with pytest.raises(UserError, match=r"no sound output “headphones” now.*“Null Output”"):
        PortAudioDevice("headphones")


def test_without_any_output_one_sentence_says_what_to_do(virtual_sound_card: VirtualSoundCard):
    virtual_sound_card.kill()
    with pytest.raises(UserError, match="connect headphones or start the sound server"):
        PlaybackEngine(PortAudioDevice)
