"""F0 and the marks at its periods, on signals whose periods are known."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers.pitch import PitchTrack, mark_periods, track_pitch
from tests.anonymizers.synthetic_speech import pulses, through_resonances, vowel

FOUND_NOTHING = PitchTrack(np.zeros(0), np.zeros(0))


class TestTracking:
    @pytest.mark.parametrize("sample_rate", [8_000, 16_000, 44_100])
    @pytest.mark.parametrize("hertz", [80.0, 150.0, 280.0])
    def test_finds_the_pitch(self, hertz, sample_rate):
        track = track_pitch(vowel(hertz, sample_rate=sample_rate), sample_rate)
        assert track.is_voiced.mean() > 0.9
        assert track.median() == pytest.approx(hertz, rel=0.01)

    def test_does_not_depend_on_the_level(self):
        speech = vowel()
        soft, loud = (track_pitch(speech * level, 16_000) for level in (1e-6, 10.0))
        assert soft.is_voiced.mean() > 0.9
        np.testing.assert_allclose(soft.hertz, loud.hertz, rtol=1e-4)

    def test_noise_is_unvoiced(self):
        track = track_pitch(np.random.default_rng(0).uniform(-0.5, 0.5, 16_000), 16_000)
        assert track.is_voiced.mean() < 0.05

    @pytest.mark.parametrize("samples", [np.zeros(16_000), np.ones(1), np.ones(50)])
    def test_silence_and_less_than_a_frame_have_no_pitch(self, samples):
        track = track_pitch(samples, 8_000)
        assert len(track.seconds) == 0
        assert np.isnan(track.median())
        assert not track.voiced_at(np.array([0.0, 1.0])).any()


class TestTrack:
    TRACK = PitchTrack(np.array([0.0, 0.1, 0.2, 0.3]), np.array([np.nan, 100.0, 110.0, np.nan]))

    def test_voiced_frames_next_to_each_other_are_a_stretch(self):
        (stretch,) = self.TRACK.voiced_stretches()
        assert stretch == pytest.approx((0.05, 0.25))

    def test_times_belong_to_the_nearest_frame(self):
        assert self.TRACK.voiced_at(np.array([0.04, 0.06, 0.24, 0.26, 9.0])).tolist() == [
            False, True, True, False, False,
        ]  # fmt: skip

    def test_faster_playback_raises_it(self):
        faster = self.TRACK.played_faster(2.0)
        assert faster.median() == 210.0
        np.testing.assert_allclose(faster.seconds, [0, 0.05, 0.1, 0.15])


class TestMarks:
    @pytest.mark.parametrize("sample_rate", [8_000, 16_000, 48_000])
    def test_are_a_period_apart_while_the_pitch_glides(self, sample_rate):
        hertz = np.linspace(100, 180, 2 * sample_rate)
        source = pulses(hertz, sample_rate)
        speech = through_resonances(source, [500.0, 1_500.0], sample_rate)
        marks = mark_periods(speech, sample_rate, track_pitch(speech, sample_rate))
        assert marks.is_period.sum() > 250
        begin = marks.positions[:-1][marks.is_period]
        periods = np.diff(marks.positions)[marks.is_period]
        np.testing.assert_allclose(
            sample_rate / periods, hertz[begin], rtol=0.02, atol=2 * 180**2 / sample_rate
        )

    def test_one_mark_for_each_pulse(self):
        speech = vowel(125.0)
        marks = mark_periods(speech, 16_000, track_pitch(speech, 16_000))
        periods = np.diff(marks.positions)[marks.is_period]
        assert set(periods) == {128}

    def test_are_every_10_ms_where_nothing_is_voiced(self):
        marks = mark_periods(np.ones(1_600), 16_000, FOUND_NOTHING)
        np.testing.assert_array_equal(marks.positions, np.arange(10) * 160)
        assert not marks.is_period.any()

    @pytest.mark.parametrize("count", [1, 2, 100])
    def test_begin_at_0_however_short_the_speech(self, count):
        marks = mark_periods(np.ones(count), 16_000, FOUND_NOTHING)
        assert marks.positions.tolist() == [0]
