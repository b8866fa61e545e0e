"""The engine against a device whose every block the test asks for itself."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from anonymizers.errors import UserError
from listening_app.audio.engine import PlaybackEngine
from listening_app.audio.plays import DeviceLost, Ended, Play, PlayReport, Started
from tests.hearing import heard_whole
from tests.listening_app.audio.hand_driven_device import HandDrivenDevice

RATE = 48_000
RAMP_FRAMES = 240


def noise(frames: int, channels: int = 1, seed: int = 0) -> np.ndarray:
    shape = (frames, channels)
    return np.random.default_rng(seed).uniform(-0.9, 0.9, shape).astype(np.float32)


def engine_on(device: HandDrivenDevice) -> PlaybackEngine:
    return PlaybackEngine(lambda: device)


def play(engine: PlaybackEngine, samples: np.ndarray) -> Play:
    return engine.play(engine.prepare(samples, engine.sample_rate))


def only_report(engine: PlaybackEngine) -> PlayReport:
    (report,) = [event.report for event in engine.poll() if isinstance(event, Ended)]
    return report


def test_an_idle_engine_is_silent():
    device = HandDrivenDevice()
    engine = engine_on(device)
    assert not device.ask(512).any()
    assert engine.poll() == []


@given(
    frames=st.integers(1, 3_000),
    blocks=st.lists(st.integers(1, 700), min_size=1, max_size=8),
    channels=st.sampled_from([1, 2]),
)
def test_every_sample_arrives_once_in_order_and_unaltered(frames, blocks, channels):
    device = HandDrivenDevice()
    engine = engine_on(device)
    samples = noise(frames, channels)
    play(engine, samples)
    while len(device.blocks) == 0 or len(device.given) < frames:
        for block in blocks:
            device.ask(block)
    given_frames = device.given
    np.testing.assert_array_equal(given_frames[:frames], np.broadcast_to(samples, (frames, 2)))
    assert not given_frames[frames:].any()


def test_a_play_begins_with_the_next_block():
    device = HandDrivenDevice()
    engine = engine_on(device)
    device.ask(100)
    samples = noise(50)
    play(engine, samples)
    np.testing.assert_array_equal(device.ask(100)[:50], np.repeat(samples, 2, axis=1))


def test_it_is_started_and_completed_only_when_its_samples_have_left_the_device():
    queued = 300
    device = HandDrivenDevice(queued_frames=queued)
    engine = engine_on(device)
    handle = play(engine, noise(1_000))
    device.ask(200)
    device.ask(100)
    assert engine.poll() == []
    device.ask(600)  # 300 frames were rendered before it, and all of them are still queued
    assert engine.poll() == []
    device.ask(100)
    assert engine.poll() == [Started(handle)]
    assert handle.fraction == 0.6
    device.ask(299)  # frame 1000 is rendered; 700 have left
    device.ask(1)  # 999 have left
    assert handle.fraction == pytest.approx(0.999)
    assert engine.poll() == []
    device.ask(1)
    report = only_report(engine)
    assert report.play is handle
    assert report == PlayReport(
        play=handle,
        seconds_delivered=1_000 / RATE,
        seconds_total=1_000 / RATE,
        completed=True,
        stopped=False,
        underruns=0,
        device_lost=False,
        sample_rate=RATE,
    )
    assert heard_whole(report)


def test_a_stop_fades_out_within_five_milliseconds():
    device = HandDrivenDevice()
    engine = engine_on(device)
    play(engine, np.full(10_000, 0.5, np.float32))
    device.ask(1_000)
    engine.stop()
    device.ask(100)  # the ramp goes on over the edge of a block
    faded = np.concatenate([device.blocks[-1], device.ask(1_000)])[:, 0]
    ramp = faded[:RAMP_FRAMES]
    assert RAMP_FRAMES / RATE <= 0.005
    assert (np.diff(ramp) < 0).all()
    assert np.abs(np.diff(np.concatenate([[0.5], faded]))).max() < 0.5 / RAMP_FRAMES * 1.01
    assert not faded[RAMP_FRAMES:].any()
    device.ask(1)
    report = only_report(engine)
    assert report.stopped
    assert not report.completed
    assert report.seconds_delivered == 1_000 / RATE


def test_switching_fades_the_old_and_begins_the_new_unaltered():
    device = HandDrivenDevice()
    engine = engine_on(device)
    first, second = noise(5_000, seed=1), noise(3_000, seed=2)
    first_play = play(engine, first)
    device.ask(700)
    second_play = play(engine, second)
    device.ask(5_000)
    device.ask(1)
    heard = device.given[:, 0]
    np.testing.assert_array_equal(heard[:700], first[:700, 0])
    begin = 700 + RAMP_FRAMES
    np.testing.assert_array_equal(heard[begin : begin + 3_000], second[:, 0])
    assert not heard[begin + 3_000 :].any()
    reports = [event.report for event in engine.poll() if isinstance(event, Ended)]
    assert [report.play for report in reports] == [first_play, second_play]
    assert [report.stopped for report in reports] == [True, False]
    assert [report.completed for report in reports] == [False, True]


def test_each_of_many_requests_between_two_blocks_is_reported_in_order():
    device = HandDrivenDevice()
    engine = engine_on(device)
    plays = [play(engine, noise(1_000))]
    device.ask(100)
    plays += [play(engine, noise(400, seed=seed)) for seed in range(4)]
    device.ask(2_000)
    device.ask(1)
    events = engine.poll()
    reports = [event.report for event in events if isinstance(event, Ended)]
    assert [report.play for report in reports] == plays
    assert [report.completed for report in reports] == [False, False, False, False, True]
    assert [report.seconds_delivered for report in reports[1:4]] == [0.0, 0.0, 0.0]
    assert [event.play for event in events if isinstance(event, Started)] == [plays[0], plays[4]]


@given(
    acts=st.lists(
        st.one_of(
            st.tuples(st.just("play"), st.integers(1, 900)),
            st.tuples(st.just("stop"), st.just(0)),
            st.tuples(st.just("block"), st.integers(1, 600)),
        ),
        max_size=40,
    )
)
def test_every_play_is_reported_once_whatever_is_asked(acts):
    device = HandDrivenDevice(queued_frames=250)
    engine = engine_on(device)
    plays = []
    for act, size in acts:
        if act == "play":
            plays.append(play(engine, noise(size)))
        elif act == "stop":
            engine.stop()
        else:
            assert np.isfinite(device.ask(size)).all()
    engine.close()
    reports = [event.report for event in engine.poll() if isinstance(event, Ended)]
    assert [report.play for report in reports] == plays
    assert all(report.completed or report.stopped for report in reports)
    assert engine.poll() == []


def test_a_stop_after_the_last_sample_was_handed_over_leaves_the_play_completed():
    device = HandDrivenDevice(queued_frames=500)
    engine = engine_on(device)
    play(engine, noise(400))
    device.ask(500)
    engine.stop()
    device.ask(500)
    device.ask(1)
    report = only_report(engine)
    assert report.completed
    assert not report.stopped


def test_a_gap_is_counted_for_what_is_on_its_way_and_for_nothing_else():
    device = HandDrivenDevice(queued_frames=100)
    engine = engine_on(device)
    device.ask(100, gap=True)
    play(engine, noise(300))
    device.ask(200, gap=True)  # right before its first sample, which may suffer from it
    device.ask(100)
    device.ask(100, gap=True)  # rendered to the end, not yet delivered
    device.ask(100)
    device.ask(100)
    report = only_report(engine)
    assert report.underruns == 2
    assert report.completed
    assert report.spoilt
    assert not heard_whole(report)
    play(engine, noise(10))
    device.ask(200)
    device.ask(200)
    assert only_report(engine).underruns == 0


def test_a_lost_device_spoils_what_played_and_a_new_one_goes_on():
    devices = [HandDrivenDevice(queued_frames=100), HandDrivenDevice(sample_rate=44_100)]
    lost, found = devices
    engine = PlaybackEngine(lambda: devices.pop(0))
    handle = play(engine, noise(1_000))
    lost.ask(300)
    lost.ask(1)
    lost.lose()
    events = engine.poll()
    assert isinstance(events[-1], DeviceLost)
    assert events[-1].reason == "The test output went away."
    (report,) = [event.report for event in events if isinstance(event, Ended)]
    assert report.play is handle
    assert report.device_lost
    assert report.seconds_delivered == 200 / RATE
    assert not report.completed
    assert not heard_whole(report)
    assert engine.lost

    play(engine, noise(10))
    assert only_report(engine).device_lost

    engine.reopen()
    assert not engine.lost
    assert engine.sample_rate == 44_100
    samples = noise(100)
    play(engine, samples)
    np.testing.assert_array_equal(found.ask(100)[:, 0], samples[:, 0])
    found.ask(1)
    assert heard_whole(only_report(engine))


def test_a_device_that_does_not_come_back_leaves_the_engine_lost():
    device = HandDrivenDevice()

    def open_device():
        if device.blocks:
            raise UserError("There is no sound output.")
        return device

    engine = PlaybackEngine(open_device)
    device.ask(1)
    device.lose()
    engine.poll()
    with pytest.raises(UserError, match="no sound output"):
        engine.reopen()
    assert engine.lost
    assert engine.poll() == []


def test_a_loss_that_nobody_polled_is_no_stop():
    device = HandDrivenDevice()
    engine = engine_on(device)
    play(engine, noise(1_000))
    device.ask(100)
    device.lose()
    engine.close()
    report = only_report(engine)
    assert report.device_lost
    assert not report.stopped


def test_a_sound_prepared_for_another_rate_is_refused():
    engine = engine_on(HandDrivenDevice())
    other = engine_on(HandDrivenDevice(sample_rate=44_100))
    with pytest.raises(ValueError, match=r"44100 Hz.*48000 Hz"):
        engine.play(other.prepare(noise(10), 44_100))


def test_a_level_is_the_same_for_every_sample_from_the_first_on():
    device = HandDrivenDevice()
    engine = engine_on(device)
    samples = noise(1_000, 2)
    engine.set_level(-6)
    play(engine, samples)
    device.ask(300)
    device.ask(900)
    heard = device.given[:1_000]
    np.testing.assert_allclose(heard, samples * 10 ** (-6 / 20), rtol=1e-6)


def test_a_level_that_changes_while_something_sounds_glides():
    device = HandDrivenDevice()
    engine = engine_on(device)
    play(engine, np.full(5_000, 0.5, np.float32))
    device.ask(500)
    engine.set_level(-20)
    device.ask(480)
    device.ask(500)
    heard = device.given[:, 0]
    assert (heard[:500] == 0.5).all()
    assert (np.diff(heard[500:980]) < 0).all()
    assert np.abs(np.diff(heard)).max() < 0.01
    np.testing.assert_allclose(heard[980:], 0.05, rtol=1e-6)


def test_a_level_outlasts_the_device_it_was_set_on():
    devices = [HandDrivenDevice(), HandDrivenDevice()]
    following = iter(devices)
    engine = PlaybackEngine(lambda: next(following))
    engine.set_level(-12)
    engine.reopen()
    samples = noise(100)
    play(engine, samples)
    heard = devices[1].ask(100)
    np.testing.assert_allclose(heard[:, :1], samples * 10 ** (-12 / 20), rtol=1e-6)


def test_a_level_that_could_clip_is_refused():
    with pytest.raises(ValueError, match="2 dB is above"):
        engine_on(HandDrivenDevice()).set_level(2)


def test_a_device_that_is_not_the_chosen_one_any_more_is_given_up_like_a_lost_one():
    device = HandDrivenDevice()
    engine = engine_on(device)
    play(engine, noise(1_000))
    device.ask(100)
    engine.give_up("It is another one now.")
    engine.give_up("Said once is enough.")
    ended, lost = [event for event in engine.poll() if not isinstance(event, Started)]
    assert isinstance(ended, Ended)
    assert ended.report.device_lost
    assert lost == DeviceLost("It is another one now.")
    assert engine.lost
    assert not device.alive
