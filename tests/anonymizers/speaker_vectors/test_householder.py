"""OHNN turns whitened vectors orthogonally, so that they are distributed as they were."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from anonymizers import load
from anonymizers.speaker_vectors import householder_training, reflections
from anonymizers.speaker_vectors.angular_losses import angular_margin_loss, cosine_embedding_loss
from anonymizers.speaker_vectors.householder import OrthogonalHouseholder
from anonymizers.speaker_vectors.householder_training import RotationTraining
from anonymizers.speaker_vectors.speaker_pool import read_pool
from anonymizers.speaker_vectors.whitening import Whitening

from .pools import made_up_pool

GOLDEN = Path(__file__).parents[2] / "golden" / "ohnn" / "losses_and_reflections.json"


def golden(part):
    return {name: np.array(value) for name, value in json.loads(GOLDEN.read_text())[part].items()}


@pytest.fixture(scope="module")
def pool():
    return made_up_pool(20, 20)


@pytest.fixture(scope="module", autouse=True)
def few_steps():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(householder_training, "_STEPS", 6)
        yield


def learnt(pool, **parameters):
    settings = {"reflection": "ROH", "whitening": "full", "components": 16, "rotations": 2}
    return OrthogonalHouseholder(**{**settings, **parameters}).learn(pool)


class TestLosses:
    AAM = golden("aam")

    @pytest.mark.parametrize(
        ("margin", "wanted"), [(None, "loss"), (0.2, "w_aam_added"), (-0.2, "w_aam_subtracted")]
    )
    def test_equal_the_reference(self, margin, wanted):
        loss, _, _ = angular_margin_loss(
            self.AAM["vectors"],
            self.AAM["weights"],
            self.AAM["classes"],
            margin=float(self.AAM["margin"]),
            counterpart_margin=margin,
            scale=float(self.AAM["scale"]),
        )
        assert loss == pytest.approx(float(self.AAM[wanted]), abs=1e-9)

    def test_cosine_embedding_equals_the_reference(self):
        given = golden("householder")
        loss, _ = cosine_embedding_loss(given["vectors"], given["anonymized"])
        assert loss == pytest.approx(float(given["cosine_embedding_loss"]), abs=1e-9)

    def test_the_counterparts_margin_makes_a_pair_count_more(self):
        given = [self.AAM[name] for name in ("vectors", "weights", "classes")]
        alone, added, subtracted = (
            angular_margin_loss(*given, counterpart_margin=margin)[0] for margin in (0.0, 0.2, -0.2)
        )
        assert added < alone < subtracted


class TestReflections:
    def test_equal_the_reference(self):
        given = golden("householder")
        product = reflections.reflected(np.eye(5), given["normals"]).T
        np.testing.assert_allclose(product, given["product"], atol=1e-12)
        turned = given["mean"] + reflections.reflected(
            given["vectors"] - given["mean"], given["normals"]
        )
        np.testing.assert_allclose(turned, given["anonymized"], atol=1e-12)

    def test_each_vector_may_have_mirrors_of_its_own(self):
        generator = np.random.default_rng(0)
        vectors, normals = generator.standard_normal((3, 5)), generator.standard_normal((3, 4, 5))
        found = reflections.reflected(vectors, normals)
        for vector, own, turned in zip(vectors, normals, found, strict=True):
            np.testing.assert_allclose(reflections.reflected(vector, own), turned, atol=1e-12)

    def test_a_convolution_sees_neighbours_and_zeros_beside_the_ends(self):
        kernels = np.array([[1.0, 0, 0, 0], [0, 0, 1, 0], [0, 2, 0, 0.5]])
        found = reflections.normals_of_convolution(np.array([1.0, 2.0, 3.0]), kernels)
        np.testing.assert_array_equal(found, [[0, 1, 2], [2, 3, 0], [2.5, 4.5, 6.5]])


@pytest.mark.parametrize("reflection", ["ROH", "LOH"])
@pytest.mark.parametrize("whitening", ["full", "identity"])
class TestRotations:
    def test_keep_what_they_promise(self, pool, reflection, whitening):
        found = learnt(pool, reflection=reflection, whitening=whitening)
        turned = found(pool.vectors, 0)
        before, after = (
            np.linalg.norm(found.whitening.whiten(one), axis=1) for one in (pool.vectors, turned)
        )
        np.testing.assert_allclose(after, before, atol=1e-10)
        assert np.linalg.norm(turned - pool.vectors, axis=1).min() > 0.05
        if whitening == "identity":
            mean = pool.vectors.mean(axis=0)
            np.testing.assert_allclose(
                np.linalg.norm(turned - mean, axis=1),
                np.linalg.norm(pool.vectors - mean, axis=1),
                atol=1e-10,
            )
        if reflection == "ROH":
            np.testing.assert_allclose(turned.mean(axis=0), pool.vectors.mean(axis=0), atol=1e-10)
        if reflection == "ROH" and whitening == "full":
            np.testing.assert_allclose(np.cov(turned.T), np.cov(pool.vectors.T), atol=1e-10)

    def test_change_one_vector_as_they_change_many(self, pool, reflection, whitening):
        found = learnt(pool, reflection=reflection, whitening=whitening)
        np.testing.assert_allclose(found(pool.vectors[3], 1), found(pool.vectors, 1)[3], atol=1e-12)

    def test_gradients_are_those_of_the_loss(self, pool, reflection, whitening):
        full = Whitening.full(pool.vectors, 16)
        given = full if whitening == "full" else Whitening.identity(pool.vectors)
        training = RotationTraining(pool, given, reflection, "w-AAM", 0)
        speakers = np.arange(10)
        _, gradients = training.loss(pool.vectors[speakers], speakers)
        for parameter, gradient in zip(training.trained, gradients, strict=True):
            for place in [(0, 0), (5, 3), (39, 2)]:
                kept, slope = parameter[place], []
                for step in (1e-5, -1e-5):
                    parameter[place] = kept + step
                    slope.append(training.loss(pool.vectors[speakers], speakers)[0])
                parameter[place] = kept
                assert (slope[0] - slope[1]) / 2e-5 == pytest.approx(
                    gradient[place], rel=1e-2, abs=1e-5
                )


class TestTraining:
    def test_matrices_are_orthogonal_and_turn(self, pool):
        found = learnt(pool)
        for rotation in range(found.count):
            matrix = found.matrix(rotation)
            np.testing.assert_allclose(matrix @ matrix.T, np.eye(16), atol=1e-12)
            assert np.linalg.det(matrix) == pytest.approx(1)
            whitened = found.whitening.whiten(pool.vectors[0])
            np.testing.assert_allclose(
                found.whitening.whiten(found(pool.vectors[0], rotation)),
                matrix @ whitened,
                atol=1e-10,
            )

    @pytest.mark.parametrize("reflection", ["ROH", "LOH"])
    def test_lowers_the_loss(self, pool, reflection):
        clear = replace(pool, within=0.01 * pool.within)
        training = RotationTraining(clear, Whitening.full(pool.vectors, 16), reflection, "w-AAM", 0)
        losses = [training.step() for _ in range(60)]
        assert np.mean(losses[-10:]) < 0.75 * np.mean(losses[:10])

    def test_the_same_seed_gives_the_same_bits_and_another_seed_another_rotation(self, pool):
        first, again = learnt(pool), learnt(pool)
        np.testing.assert_array_equal(first.normals, again.normals)
        difference = first.matrix(0) - first.matrix(1)
        # Matrices at random differ by sqrt(2 n) on average.
        assert np.linalg.norm(difference) > 0.7 * np.sqrt(2 * 16)


@pytest.fixture(scope="module")
def shipped():
    pool = read_pool()
    return pool, load("OHNN").learnt(pool)


class TestShippedRotations:
    def test_keep_mean_and_covariance_of_the_pool(self, shipped):
        pool, rotations = shipped
        turned = rotations(pool.vectors, 0)
        np.testing.assert_allclose(turned.mean(axis=0), pool.vectors.mean(axis=0), atol=1e-10)
        np.testing.assert_allclose(np.cov(turned.T), np.cov(pool.vectors.T), atol=1e-10)

    def test_hide_speakers_and_keep_them_apart(self, shipped):
        pool, rotations = shipped
        mean = pool.vectors.mean(axis=0)
        own = pool.vectors - mean
        turned = rotations(pool.vectors, 0) - mean
        cosines = np.sum(own * turned, axis=1)
        cosines /= np.linalg.norm(own, axis=1) * np.linalg.norm(turned, axis=1)
        assert cosines.mean() < 0.1
        spread = [
            np.linalg.norm(one[:100, None] - one[None, :100], axis=2) for one in (own, turned)
        ]
        assert np.median(spread[1]) == pytest.approx(np.median(spread[0]), rel=0.1)

    def test_are_independent_of_each_other(self, shipped):
        _, rotations = shipped
        size = len(rotations.axes)
        matrices = [rotations.matrix(rotation) for rotation in range(rotations.count)]
        for first in range(rotations.count):
            for second in range(first):
                overlap = np.trace(matrices[first].T @ matrices[second]) / size
                assert abs(overlap) < 0.35

    def test_a_draw_is_one_for_all_speakers_of_a_seed(self, shipped):
        pool, _ = shipped
        ohnn = load("OHNN")
        assert ohnn.for_source(1, "p225").draw == ohnn.for_source(1, "p226").draw
        draws = {ohnn.for_source(seed, "p225").draw for seed in range(8)}
        assert len(draws) == 8
        fixed = replace(ohnn, draw=3)
        first, second = (fixed.pseudo_vector(pool.vectors[place], pool) for place in (0, 1))
        assert first @ second < 0.95
