"""Each frame becomes the mean of the nearest of others, by the cosine."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.distance import cdist

from anonymizers.conversion.neighbours import mean_of_nearest


@given(st.integers(1, 12), st.integers(0, 1_000))
def test_the_nearest_are_those_that_a_full_sort_finds(count, seed):
    generator = np.random.default_rng(seed)
    frames, others = generator.standard_normal((9, 5)), generator.standard_normal((30, 5))
    order = np.argsort(cdist(frames, others, "cosine"), axis=1)[:, :count]
    np.testing.assert_allclose(
        mean_of_nearest(frames, others, count), others[order].mean(axis=1), atol=1e-6
    )


def test_length_does_not_matter_for_who_is_near_but_is_kept_of_who_is():
    others = np.array([[3.0, 0.0], [0.0, 5.0], [-1.0, -1.0]])
    frames = np.array([[0.1, 0.02], [40.0, 400.0]])
    np.testing.assert_allclose(mean_of_nearest(frames, others, 1), others[:2])


def test_no_more_are_averaged_than_there_are():
    others = np.array([[1.0, 0.0], [0.0, 1.0]])
    np.testing.assert_allclose(mean_of_nearest(np.ones((1, 2)), others, 7), [[0.5, 0.5]])


@pytest.mark.parametrize("count", [1, 3])
def test_silence_without_any_direction_is_no_fault(count):
    found = mean_of_nearest(np.zeros((2, 4), np.float32), np.eye(4, dtype=np.float32), count)
    assert np.isfinite(found).all()
