"""The gate closes where the original is quiet, and only there."""

from __future__ import annotations

import numpy as np

from anonymizers.conversion.silence import OPEN_DB, gate

RATE = 16_000


def tone(level, seconds=0.5):
    return level * np.sin(2 * np.pi * 300 / RATE * np.arange(round(seconds * RATE)))


def test_speech_passes_unchanged():
    original = np.concatenate([tone(0.5), tone(0.05)])
    synthesized = np.random.default_rng(0).standard_normal(len(original))
    np.testing.assert_array_equal(gate(synthesized, original, RATE), synthesized)


def test_digital_silence_stays_so():
    original = np.concatenate([tone(0.5), np.zeros(8_000), tone(0.5)])
    gated = gate(np.ones(len(original)), original, RATE)
    assert not gated[8_400:15_600].any()


def test_a_quiet_stretch_is_attenuated_as_far_as_it_lies_below_the_threshold():
    quiet_db = OPEN_DB - 12
    original = np.concatenate([tone(0.5, 2.0), tone(0.5 * 10 ** (quiet_db / 20))])
    gated = gate(np.ones(len(original)), original, RATE)
    np.testing.assert_allclose(20 * np.log10(gated[34_000:39_000]), -12, atol=0.2)
