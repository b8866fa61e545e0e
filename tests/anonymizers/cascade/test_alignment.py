"""The same words are found again when they are said at another rate, by another voice."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from anonymizers.cascade.alignment import (
    HOPS_PER_SECOND,
    SAMPLE_RATE,
    mel_cepstra,
    times_in_source,
    warping_path,
)
from tests.anonymizers.synthetic_speech import vowel


def sounds(seconds, hertz=100):
    """Sounds of different colours, one after the other, lasting so long each."""
    said = []
    for place, length in enumerate(seconds):
        time = np.arange(round(length * SAMPLE_RATE)) / SAMPLE_RATE
        peak = (600, 3_000, 1_200, 5_500)[place % 4]
        harmonics = np.arange(hertz, 7_500, hertz)
        gains = 1 / (1 + ((harmonics - peak) / 300) ** 2)
        said.append(gains @ np.sin(2 * np.pi * harmonics[:, None] * time))
    return np.concatenate(said)


class TestTimesInSource:
    SYNTHESIZED = (0.2, 0.3, 0.25, 0.3)
    SOURCE = (0.5, 0.2, 0.4, 0.25)

    def test_borders_between_sounds_are_found(self):
        times = times_in_source(sounds(self.SOURCE), 5 * sounds(self.SYNTHESIZED, 105))
        borders = np.rint(np.cumsum(self.SYNTHESIZED)[:-1] * HOPS_PER_SECOND).astype(int)
        expected = np.cumsum(self.SOURCE)[:-1]
        assert (times[borders - 2] <= expected + 0.02).all()
        assert (times[borders + 2] >= expected - 0.02).all()

    def test_the_same_speech_is_said_at_the_same_times(self):
        speech = np.random.default_rng(0).standard_normal(8_000)
        times = times_in_source(speech, speech)
        np.testing.assert_allclose(times, np.arange(len(times)) / HOPS_PER_SECOND)

    @pytest.mark.parametrize("count", [1, 100, 1_600])
    def test_very_short_and_silent_speech_is_no_fault(self, count):
        for source in (np.zeros(count), vowel(120, 0.5)[:count]):
            times = times_in_source(source, vowel(150, 0.3))
            assert (np.diff(times) >= 0).all()
            assert times.max() <= count / SAMPLE_RATE

    def test_loudness_makes_no_difference(self):
        speech = vowel(120, 0.5) + 0.01 * sounds(self.SOURCE)[:8_000]
        np.testing.assert_allclose(mel_cepstra(speech), mel_cepstra(30 * speech), atol=1e-6)


class TestWarpingPath:
    @given(some.integers(1, 9), some.integers(1, 9), some.integers(0, 2**32 - 1))
    def test_goes_from_end_to_end_step_by_step_and_no_way_is_cheaper(self, rows, columns, seed):
        distances = np.random.default_rng(seed).random((rows, columns))
        path = warping_path(distances)
        assert path[0].tolist() == [0, 0]
        assert path[-1].tolist() == [rows - 1, columns - 1]
        steps = np.diff(path, axis=0)
        assert all(step in ([0, 1], [1, 0], [1, 1]) for step in steps.tolist())
        costs = distances[path[1:, 0], path[1:, 1]] * np.where(steps.sum(axis=1) == 1, 1.3, 1.0)
        assert distances[0, 0] + costs.sum() == pytest.approx(self.cheapest(distances))

    def cheapest(self, distances):
        """By the recursion as it is written in books."""
        known = np.full(distances.shape, np.inf)
        for row, column in np.ndindex(distances.shape):
            one = distances[row, column]
            before = [0.0] if row == column == 0 else []
            before += [known[row - 1, column - 1]] if row and column else []
            before += [known[row - 1, column] + 0.3 * one] if row else []
            before += [known[row, column - 1] + 0.3 * one] if column else []
            known[row, column] = one + min(before)
        return known[-1, -1]
