"""S1c1 and S2c1 rebuild vectors from codes that hardly tell who speaks."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from anonymizers import load
from anonymizers.speaker_vectors import adversarial_training, perceptron
from anonymizers.speaker_vectors.adversarial_training import ALIKE, leakage
from anonymizers.speaker_vectors.speaker_pool import read_pool

from .pools import made_up_pool


@pytest.fixture(scope="module")
def pool():
    return read_pool()


def test_gradients_of_layers_are_those_of_the_loss():
    generator = np.random.default_rng(0)
    layers = perceptron.initial_layers((5, 4, 3), generator)
    inputs, classes = generator.standard_normal((6, 5)), np.array([0, 1, 2, 0, 1, 1])

    def loss():
        return perceptron.cross_entropy(perceptron.outputs(layers, inputs)[-1], classes)[0]

    values = perceptron.outputs(layers, inputs)
    _, of_logits = perceptron.cross_entropy(values[-1], classes)
    of_inputs, of_layers = perceptron.gradients(layers, values, of_logits)
    for array, gradient in zip([*layers, inputs], [*of_layers, of_inputs], strict=True):
        for place in [(0,) * array.ndim, (-1,) * array.ndim]:
            kept, found = array[place], []
            for step in (1e-6, -1e-6):
                array[place] = kept + step
                found.append(loss())
            array[place] = kept
            assert (found[0] - found[1]) / 2e-6 == pytest.approx(gradient[place], abs=1e-6)


def test_leakage_is_1_where_codes_tell_all_and_0_where_they_tell_nothing():
    generator = np.random.default_rng(0)
    labels = np.arange(300) % 3
    telling = np.eye(3)[labels] + 0.01 * generator.standard_normal((300, 3))
    silent = generator.standard_normal((600, 3))
    assert leakage(telling, telling, labels) == 1
    assert leakage(silent[:300], silent[300:], labels) < 0.15


def test_adversaries_take_gender_speaker_and_accent_out_of_the_codes(monkeypatch):
    for size, value in {"_HIDDEN": 32, "_CODE": 16, "_BRANCH": 16, "_BATCH": 32}.items():
        monkeypatch.setattr(adversarial_training, size, value)
    pool = made_up_pool(15, 15)
    plain = adversarial_training.train(pool, (0.0, 0.0, 0.0))
    against = adversarial_training.train(pool, (3.0, 3.0, 3.0))
    assert plain.fidelity > 0.9
    assert against.leakage < plain.leakage - 0.15


def test_the_same_pool_gives_the_same_bits(monkeypatch):
    monkeypatch.setattr(adversarial_training, "_STEPS", 3)
    pool = made_up_pool(12, 12)
    first, again = (adversarial_training.train(pool, ALIKE) for _ in range(2))
    for one, other in zip(first.layers, again.layers, strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_pool_without_accents_has_no_branch_for_them(pool):
    assert set(pool.accents) == {""}
    assert load("S1c1").learnt(pool).branch_weights.tolist() == list(ALIKE)


class TestShippedAutoencoders:
    def codes(self, pool, name):
        generator = np.random.default_rng(0)
        autoencoder = load(name).learnt(pool)
        variances, axes = np.linalg.eigh(pool.within)
        speech = axes * np.sqrt(np.maximum(variances, 0))
        for _ in range(2):
            noise = generator.standard_normal(pool.vectors.shape) @ speech.T
            yield autoencoder.encoded(pool.vectors + noise)

    @pytest.mark.parametrize("name", ["S1c1", "S2c1"])
    def test_codes_hardly_tell_gender_and_speaker(self, pool, name):
        learnt, judged = self.codes(pool, name)
        assert leakage(learnt, judged, (pool.genders == "f").astype(int)) < 0.35
        assert leakage(learnt, judged, np.arange(len(pool.vectors))) < 0.35

    def test_tuning_leaves_more_fidelity_above_leakage(self, pool):
        balance = {}
        for name in ("S1c1", "S2c1"):
            learnt, judged = self.codes(pool, name)
            genders, speakers = (pool.genders == "f").astype(int), np.arange(len(pool.vectors))
            leaks = [leakage(learnt, judged, labels) for labels in (genders, speakers)]
            mean = pool.vectors.mean(axis=0)
            own, decoded = pool.vectors - mean, load(name).learnt(pool)(pool.vectors) - mean
            lengths = np.linalg.norm(own, axis=1) * np.linalg.norm(decoded, axis=1)
            balance[name] = np.mean(np.sum(own * decoded, axis=1) / lengths) - np.mean(leaks)
        assert balance["S2c1"] > balance["S1c1"]

    def test_a_speaker_is_hidden(self, pool):
        anonymizer = load("S1c1")
        mean = pool.vectors.mean(axis=0)
        found = np.array([anonymizer.pseudo_vector(vector, pool) for vector in pool.vectors])
        own, other = pool.vectors - mean, found - mean
        ranks = np.argsort(-(other @ own.T), axis=1)
        is_found = ranks[:, 0] == np.arange(len(own))
        assert is_found.mean() < 0.5


class TestOnTopOfB1:
    def test_b1s_voice_is_coded(self, pool):
        on_top = load("S1", draw=4)
        of_b1 = load("B1", draw=4).pseudo_vector(pool.vectors[0], pool)
        np.testing.assert_array_equal(
            on_top.pseudo_vector(pool.vectors[0], pool),
            load("S1c1").pseudo_vector(of_b1, pool),
        )

    def test_only_that_is_drawn(self):
        assert load("S1c1").is_drawn
        assert load("S2c1").is_drawn
        assert not load("S1").is_drawn
        assert replace(load("S2"), draw=1).is_drawn
