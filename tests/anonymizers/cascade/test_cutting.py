"""Parts of long speech."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from anonymizers.cascade.cutting import LONGEST_SECONDS, SHORTEST_SECONDS, cut_at_pauses

RATE = 16_000


def speech(seconds, pauses=()):
    """Noise that is quiet for 0.4 s around each of some times."""
    samples = np.random.default_rng(0).standard_normal(round(seconds * RATE))
    for pause in pauses:
        samples[round((pause - 0.2) * RATE) : round((pause + 0.2) * RATE)] *= 0.01
    return samples


def cuts(samples):
    return [stop / RATE for _, stop in cut_at_pauses(samples, RATE)[:-1]]


def test_short_speech_stays_whole():
    assert cut_at_pauses(speech(LONGEST_SECONDS), RATE) == [(0, round(LONGEST_SECONDS * RATE))]
    assert cut_at_pauses(np.ones(1), RATE) == [(0, 1)]


def test_it_is_cut_in_pauses():
    assert cuts(speech(40, pauses=(11.0, 24.0, 30.0))) == pytest.approx([11.0, 24.0, 30.0], abs=0.1)


def test_the_quietest_pause_is_taken():
    samples = speech(20, pauses=(7.0, 10.0))
    samples[round(9.8 * RATE) : round(10.2 * RATE)] *= 0.01
    assert cuts(samples) == pytest.approx([10.0], abs=0.1)


@pytest.mark.parametrize("seconds", [15.01, 16.0, 19.0, 30.0, 61.3])
def test_parts_are_neither_too_long_nor_too_short_and_miss_nothing(seconds):
    samples = speech(seconds)
    parts = cut_at_pauses(samples, RATE)
    assert parts[0][0] == 0
    assert parts[-1][1] == len(samples)
    assert all(stop == start for (_, stop), (start, _) in pairwise(parts))
    lengths = [(stop - start) / RATE for start, stop in parts]
    assert max(lengths) <= LONGEST_SECONDS
    assert min(lengths[:-1]) >= SHORTEST_SECONDS
    assert lengths[-1] >= SHORTEST_SECONDS / 2 - 0.011
