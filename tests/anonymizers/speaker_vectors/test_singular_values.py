"""A2 gives a speaker the singular values of the least similar speakers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from anonymizers import load
from anonymizers.speaker_vectors.singular_values import Clusters, with_singular_values_of
from anonymizers.speaker_vectors.speaker_pool import read_pool

from .pools import made_up_pool

A2 = load("A2", draw=1)


@pytest.fixture(scope="module")
def pool():
    return read_pool()


class TestModification:
    TARGET = np.random.default_rng(0).standard_normal((7, 20)) + 1
    VECTOR = np.random.default_rng(1).standard_normal(20) + 1

    def test_a_vector_among_its_equals_is_left_alone_when_everything_is_kept(self):
        found = with_singular_values_of(self.TARGET, self.TARGET[2], 1.0)
        kept = found @ self.TARGET[2] / np.linalg.norm(found) / np.linalg.norm(self.TARGET[2])
        assert kept > 0.99

    @pytest.mark.parametrize("threshold", [0.1, 0.4, 0.7])
    def test_lies_in_as_many_directions_as_are_kept(self, threshold):
        kept = max(1, round(threshold * 8))
        rows = np.vstack([self.VECTOR, self.TARGET])
        right = np.linalg.svd(rows, full_matrices=False)[2]
        found = with_singular_values_of(self.TARGET, self.VECTOR, threshold)
        assert np.linalg.norm(right[kept:] @ found) < 1e-12
        assert np.linalg.norm(right[:kept] @ found) == pytest.approx(np.linalg.norm(found))

    def test_singular_values_are_those_of_the_target(self):
        rows = np.vstack([self.VECTOR, self.TARGET])
        changed = np.array([with_singular_values_of(np.delete(rows, 0, 0), rows[0], 1.0)])
        left, _, right = np.linalg.svd(rows, full_matrices=False)
        of_target = np.linalg.svd(self.TARGET, compute_uv=False)
        np.testing.assert_allclose(changed[0] @ right[:7].T / left[0, :7], of_target)

    def test_the_fewer_are_kept_the_less_of_the_speaker_remains(self, pool):
        remaining = [
            np.mean(
                [
                    replace(A2, threshold=threshold).pseudo_vector(vector, pool) @ vector
                    for vector in pool.vectors[::20]
                ]
            )
            for threshold in (0.05, 0.3, 0.6, 1.0)
        ]
        assert np.all(np.diff(remaining) > 0.01)


class TestClusters:
    def test_hold_alike_speakers_of_one_gender(self, pool):
        clusters = A2.learnt(pool)
        assert (clusters.genders[clusters.cluster_of] == pool.genders).all()
        own = np.sum(pool.vectors * clusters.centroids[clusters.cluster_of], axis=1)
        for gender in ("f", "m"):
            places = pool.of_gender(gender)
            centroids = clusters.centroids[clusters.genders == gender]
            np.testing.assert_allclose(
                own[places], (pool.vectors[places] @ centroids.T).max(axis=1)
            )

    def test_the_target_is_the_least_similar(self, pool):
        clusters = A2.learnt(pool)
        for vector in pool.vectors[::30]:
            target = clusters.least_similar(vector, "f")
            women = clusters.genders == "f"
            assert clusters.genders[target] == "f"
            least = (clusters.centroids[women] @ vector).min()
            assert clusters.centroids[target] @ vector == pytest.approx(least)

    def test_as_many_as_there_are_speakers_leave_none_empty(self):
        clusters = Clusters.of_pool(made_up_pool(6, 6), 6)
        assert sorted(clusters.cluster_of) == list(range(12))
