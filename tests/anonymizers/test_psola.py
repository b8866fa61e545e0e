"""Pitch-synchronous overlap-add: what moves, and what must not."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers.pitch import PitchMarks, mark_periods, track_pitch
from anonymizers.psola import change_pitch_and_rate
from anonymizers.speaking_rate import syllables_per_second
from tests.anonymizers.synthetic_speech import FORMANTS, formant_peaks, syllables, vowel


def marks_of(samples, sample_rate=16_000):
    return mark_periods(samples, sample_rate, track_pitch(samples, sample_rate))


def test_unchanged_factors_give_the_samples_back():
    speech = syllables(4.0)
    np.testing.assert_allclose(
        change_pitch_and_rate(speech, marks_of(speech), 1.0, 1.0), speech, atol=1e-12
    )


@pytest.mark.parametrize("sample_rate", [8_000, 16_000, 44_100])
@pytest.mark.parametrize("semitones", [-7, -3, 2, 5, 8])
def test_pitch_moves_by_the_semitones_asked_for(semitones, sample_rate):
    speech = vowel(140.0, sample_rate=sample_rate, formants=FORMANTS[:3])
    factor = 2 ** (semitones / 12)
    moved = change_pitch_and_rate(speech, marks_of(speech, sample_rate), factor, 1.0)
    assert len(moved) == len(speech)
    assert track_pitch(moved, sample_rate).median() == pytest.approx(140 * factor, rel=0.01)


@pytest.mark.parametrize("semitones", [-5, 5])
def test_formants_stay_where_they_are(semitones):
    speech = vowel(110.0)
    moved = change_pitch_and_rate(speech, marks_of(speech), 2 ** (semitones / 12), 1.0)
    np.testing.assert_allclose(
        formant_peaks(moved, 16_000, FORMANTS), formant_peaks(speech, 16_000, FORMANTS), rtol=0.05
    )


@pytest.mark.parametrize("rate_factor", [0.7, 0.9, 1.1, 1.4])
def test_rate_changes_the_duration_and_nothing_else(rate_factor):
    speech = syllables(4.0)
    faster = change_pitch_and_rate(speech, marks_of(speech), 1.0, rate_factor)
    assert len(faster) == pytest.approx(len(speech) / rate_factor, abs=1)
    assert syllables_per_second(faster, 16_000, track_pitch(faster, 16_000)) == pytest.approx(
        4.0 * rate_factor, rel=0.01
    )
    assert track_pitch(faster, 16_000).median() == pytest.approx(120.0, rel=0.01)


def test_silence_between_words_stays_silence():
    speech = np.concatenate([vowel(seconds=0.5), np.zeros(8_000), vowel(seconds=0.5)])
    moved = change_pitch_and_rate(speech, marks_of(speech), 1.3, 0.8)
    assert not moved[round(8_800 / 0.8) : round(15_200 / 0.8)].any()


@pytest.mark.parametrize("count", [1, 7, 300])
def test_less_than_a_grain_keeps_its_place(count):
    samples = np.random.default_rng(0).uniform(-1, 1, count)
    marks = PitchMarks(np.array([0]), np.zeros(0, dtype=bool))
    np.testing.assert_allclose(change_pitch_and_rate(samples, marks, 1.5, 1.0), samples)
