"""The articulation rate, on syllables that are counted beforehand."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers.pitch import track_pitch
from anonymizers.speaking_rate import syllables_per_second
from tests.anonymizers.synthetic_speech import syllables, vowel


def rate_of(samples, sample_rate=16_000):
    return syllables_per_second(samples, sample_rate, track_pitch(samples, sample_rate))


@pytest.mark.parametrize("sample_rate", [8_000, 16_000, 48_000])
@pytest.mark.parametrize("per_second", [2.5, 4.0, 6.0])
def test_counts_syllables(per_second, sample_rate):
    speech = syllables(per_second, sample_rate=sample_rate)
    assert rate_of(speech, sample_rate) == pytest.approx(per_second, rel=0.02)


def test_pauses_do_not_count():
    speech = syllables(4.0, seconds=2.0)
    paused = np.concatenate([speech, np.zeros(32_000), speech])
    assert rate_of(paused) == pytest.approx(rate_of(speech), rel=0.03)


def test_noise_between_syllables_is_no_syllable():
    speech = syllables(1.5)
    bursts = np.random.default_rng(0).standard_normal(len(speech))
    bursts *= np.abs(np.sin(np.pi * 1.5 * np.arange(len(speech)) / 16_000)) < 0.3
    assert rate_of(speech + 0.3 * bursts) == pytest.approx(1.5, rel=0.05)


@pytest.mark.parametrize(
    "samples", [np.ones(1), np.zeros(16_000), vowel(), np.random.default_rng(0).normal(size=16_000)]
)
def test_is_unknown_without_syllables(samples):
    assert np.isnan(rate_of(samples))
