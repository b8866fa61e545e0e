"""K2 keeps its promise: no choice of a voice tells more of a speaker than epsilon allows."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from anonymizers import load
from anonymizers.speaker_vectors.indistinguishability import (
    angular_distances,
    choice_probabilities,
)
from anonymizers.speaker_vectors.speaker_pool import read_pool

K2 = load("K2")


@pytest.fixture(scope="module")
def pool():
    return read_pool()


def test_distances_are_angles_in_units_of_pi():
    found = angular_distances(np.array([[1.0, 0], [0, 2.0], [-3.0, 0]]), np.array([1.0, 0]))
    np.testing.assert_allclose(found, [0, 0.5, 1], atol=1e-12)


@pytest.mark.parametrize("epsilon", [0.0, 1.0, 10.0, 200.0])
def test_any_two_speakers_are_indistinguishable_up_to_epsilon(pool, epsilon):
    vectors = pool.vectors
    logs = np.log([choice_probabilities(vector, vectors, epsilon) for vector in vectors])
    for vector, own in zip(vectors, logs, strict=True):
        told = np.abs(logs - own).max(axis=1)
        assert (told <= epsilon * angular_distances(vectors, vector) + 1e-9).all()


def test_more_epsilon_brings_voices_nearer(pool):
    expected = [
        np.mean(
            [
                choice_probabilities(vector, pool.vectors, epsilon)
                @ angular_distances(pool.vectors, vector)
                for vector in pool.vectors[::10]
            ]
        )
        for epsilon in (0.0, 10.0, 50.0, 100.0)
    ]
    assert np.all(np.diff(expected) < -0.005)


def test_voices_are_drawn_with_these_probabilities(pool):
    choosy = replace(K2, epsilon=100.0)
    wanted = choice_probabilities(pool.vectors[0], pool.vectors, 100.0)
    counts = np.zeros(len(pool.vectors))
    for draw in range(2_000):
        voice = replace(choosy, draw=draw).pseudo_vector(pool.vectors[0], pool)
        counts[np.flatnonzero((pool.vectors == voice).all(axis=1))[0]] += 1
    likely = np.argsort(wanted)[-20:]
    expected = 2_000 * wanted[likely]
    assert np.sum((counts[likely] - expected) ** 2 / expected) < 60  # chi-squared, mean 20


def test_is_vocoded_by_griffin_and_lim_unless_told_otherwise():
    assert K2.vocoder == "griffin-lim"
    assert load("K2", vocoder="source-filter").vocoder == "source-filter"
