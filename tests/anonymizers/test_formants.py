"""Formants measured and moved, on vowels whose formants are known."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.signal import welch

from anonymizers.formants import median_formants, move_formants
from anonymizers.pitch import PitchTrack, track_pitch
from anonymizers.resynthesis import play_faster
from tests.anonymizers.synthetic_speech import (
    FORMANTS,
    formant_peaks,
    through_resonances,
    vowel,
)


def formants_of(samples, sample_rate=16_000):
    return median_formants(samples, sample_rate, track_pitch(samples, sample_rate))


class TestMeasuring:
    @pytest.mark.parametrize("sample_rate", [16_000, 22_050, 48_000])
    @pytest.mark.parametrize("scale", [0.9, 1.0, 1.15])
    def test_finds_the_formants(self, sample_rate, scale):
        speech = vowel(110.0, sample_rate=sample_rate, formants=np.append(FORMANTS, 4_500) * scale)
        np.testing.assert_allclose(formants_of(speech, sample_rate), FORMANTS * scale, rtol=0.06)

    def test_does_not_find_the_fourth_below_11_khz(self):
        found = formants_of(vowel(110.0, sample_rate=8_000), 8_000)
        np.testing.assert_allclose(found[:3], FORMANTS[:3], rtol=0.06)
        assert np.isnan(found[3])

    @pytest.mark.parametrize("samples", [np.ones(1), np.ones(16_000), np.zeros(500)])
    def test_finds_none_where_nothing_is_voiced(self, samples):
        unvoiced = PitchTrack(np.zeros(0), np.zeros(0))
        assert np.isnan(median_formants(samples, 16_000, unvoiced)).all()


class TestMoving:
    @pytest.mark.parametrize("sample_rate", [16_000, 32_000])
    def test_each_formant_arrives_where_it_is_wanted(self, sample_rate):
        speech = vowel(110.0, sample_rate=sample_rate)
        wanted = FORMANTS * np.array([1.15, 0.9, 1.1, 0.95])
        moved = move_formants(speech, sample_rate, FORMANTS, wanted)
        np.testing.assert_allclose(formant_peaks(moved, sample_rate, wanted), wanted, rtol=0.03)

    @pytest.mark.parametrize("frequency", [400.0, 1_000.0, 2_000.0, 3_000.0])
    def test_what_lies_between_moves_in_proportion(self, frequency):
        noise = np.random.default_rng(1).standard_normal(32_000)
        resonance = through_resonances(noise, [frequency], 16_000)
        wanted = FORMANTS * np.array([1.15, 0.9, 1.1, 0.95])
        moved = move_formants(resonance, 16_000, FORMANTS, wanted)
        hertz, density = welch(moved, fs=16_000, nperseg=1_024)
        predicted = np.interp(frequency, [0, *FORMANTS, 8_000], [0, *wanted, 8_000])
        assert hertz[np.argmax(density)] == pytest.approx(predicted, abs=40)

    def test_unknown_formants_change_almost_nothing(self):
        speech = vowel()
        unmoved = move_formants(speech, 16_000, np.full(4, np.nan), FORMANTS)
        assert np.abs(unmoved - speech).max() < 0.01

    def test_formants_beyond_half_the_sample_rate_stay_out(self):
        speech = vowel(sample_rate=8_000, formants=FORMANTS[:3])
        both = [np.array([500.0, 1_500.0, 2_500.0, 4_200.0])[:count] for count in (3, 4)]
        moved = [move_formants(speech, 8_000, given, given * 1.1) for given in both]
        np.testing.assert_array_equal(moved[0], moved[1])


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.25])
def test_playback_speed_scales_all_frequencies_and_the_duration(factor):
    speech = vowel(120.0)
    faster = play_faster(speech, factor)
    assert len(faster) == pytest.approx(len(speech) / factor, abs=1)
    assert track_pitch(faster, 16_000).median() == pytest.approx(120 * factor, rel=0.01)
    np.testing.assert_allclose(
        formant_peaks(faster, 16_000, FORMANTS * factor), FORMANTS * factor, rtol=0.04
    )
