"""Voices drawn around those of the synthesizer."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers.base import derived_generator
from anonymizers.cascade.pseudo_speakers import draw_voice, draw_weights, mixed_voice


def test_weights_are_of_one_mix():
    for seed in range(20):
        assert draw_weights(13, derived_generator(seed), 1.5).sum() == pytest.approx(1.0)


def test_draws_have_the_mean_of_the_voices_and_spread_squared_times_their_covariance():
    generator = derived_generator(0)
    voices = generator.standard_normal((15, 3)) @ np.diag([1.0, 2.0, 3.0])
    drawn = np.array([draw_weights(15, generator, 1.5) @ voices for _ in range(20_000)])
    np.testing.assert_allclose(drawn.mean(axis=0), voices.mean(axis=0), atol=0.1)
    shares = np.diag(np.cov(drawn.T)) / np.diag(np.cov(voices.T))
    np.testing.assert_allclose(shares, 1.5**2, rtol=0.05)


def test_voices_are_drawn_until_one_is_understood_ever_nearer_to_the_mean():
    tables = derived_generator(2).standard_normal((6, 2, 4)).astype(np.float32)
    tried = []

    def third_time(voice):
        tried.append(voice)
        return len(tried) == 3

    voice = draw_voice(tables, derived_generator(3), 1.5, third_time)
    assert voice is tried[2]
    assert len(tried) == 3
    generator = derived_generator(3)
    for spread, one in zip((1.5, 1.35, 1.215), tried, strict=True):
        expected = mixed_voice(tables, draw_weights(6, generator, spread))
        np.testing.assert_allclose(one, expected)


def test_where_none_is_understood_the_last_is_close_to_the_mean():
    tables = derived_generator(2).standard_normal((6, 2, 4)).astype(np.float32)
    voice = draw_voice(tables, derived_generator(4), 1.5, lambda _: False)
    np.testing.assert_allclose(voice, tables.mean(axis=0), atol=0.25)


def test_no_spread_is_the_mean_voice():
    np.testing.assert_allclose(draw_weights(4, derived_generator(0), 0.0), 0.25)


def test_all_rows_get_the_same_mix():
    tables = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    mixed = mixed_voice(tables, np.array([1.5, -0.5]))
    np.testing.assert_allclose(mixed, 1.5 * tables[0] - 0.5 * tables[1])
    assert mixed.dtype == np.float32
