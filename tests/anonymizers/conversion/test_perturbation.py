"""Perturbed speech is another voice that says the same at the same times."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch", reason="needs the extra `neural`")
pytest.importorskip("faster_whisper", reason="needs the extra `neural`")

from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.perturbation import (
    LARGEST_PITCH,
    LARGEST_SPEED,
    perturb,
)
from anonymizers.pitch import track_pitch
from tests.anonymizers.synthetic_speech import (
    FORMANTS,
    formant_peaks,
    syllables,
    vowel,
)

SEEDS = range(6)


class Highest(np.random.Generator):
    """Draws the upper limit of all that is uniform, and for the equalizer the middle."""

    def __init__(self):
        super().__init__(np.random.PCG64())

    def uniform(self, low, high, size=None):
        return high if size is None else np.full(size, (low + high) / 2)


def test_formants_and_pitch_move_by_what_is_drawn():
    speech = vowel(100, 1.0)
    found = perturb(speech, Highest())
    hertz = track_pitch(found, SAMPLE_RATE).median()
    assert hertz == pytest.approx(100 * LARGEST_SPEED * LARGEST_PITCH, rel=0.03)
    moved = FORMANTS[:3] * LARGEST_SPEED
    np.testing.assert_allclose(formant_peaks(found, SAMPLE_RATE, moved), moved, rtol=0.08)


@pytest.mark.parametrize("seed", SEEDS)
def test_syllables_stay_where_they_are(seed):
    speech = syllables(3, 2.0)
    found = perturb(speech, np.random.default_rng(seed))
    assert found.shape == speech.shape
    loudness, wanted = (
        np.sqrt(np.square(one).reshape(-1, 400).mean(axis=1)) for one in (found, speech)
    )
    assert np.corrcoef(loudness, wanted)[0, 1] > 0.95


def test_the_same_generator_gives_the_same_speech():
    speech = vowel(120, 0.6)
    first, second, other = (perturb(speech, np.random.default_rng(seed)) for seed in (1, 1, 2))
    np.testing.assert_array_equal(first, second)
    assert np.abs(first - other).max() > 0.01


def test_unvoiced_speech_and_fractions_of_a_second_are_perturbed_too():
    noise = np.random.default_rng(0).standard_normal(3_000)
    for speech in (noise, noise[:900]):
        found = perturb(speech, np.random.default_rng(3))
        assert found.shape == speech.shape
        assert np.isfinite(found).all()
