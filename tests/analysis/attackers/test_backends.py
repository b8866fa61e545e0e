"""Scores of attackers: what is known of them in closed form, and that they find speakers."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import multivariate_normal

from analysis.attackers.backends import PldaBackend, as_norm, cosine_scores, fit_plda
from analysis.det_curve import det_curve


def speech(seed, speakers=40, each=8, dimensions=6, spread=1.0):
    """Draw vectors of speakers with known covariances."""
    generator = np.random.default_rng(seed)
    labels = np.repeat(np.arange(speakers), each)
    centres = generator.normal(size=(speakers, dimensions)) * np.linspace(2, 0.5, dimensions)
    return centres[labels] + spread * generator.normal(size=(labels.size, dimensions)), labels


def test_cosines_do_not_mind_lengths():
    generator = np.random.default_rng(1)
    enrolled, trials = generator.normal(size=(3, 5)), generator.normal(size=(4, 5))
    scores = cosine_scores(enrolled, trials)
    for row, one in enumerate(enrolled):
        for column, other in enumerate(trials):
            expected = one @ other / np.linalg.norm(one) / np.linalg.norm(other)
            assert scores[row, column] == pytest.approx(expected)
    np.testing.assert_allclose(cosine_scores(3 * enrolled, trials / 7), scores)


def test_plda_finds_the_covariances_that_vectors_were_drawn_from():
    vectors, labels = speech(2, speakers=3000, each=4, dimensions=3)
    plda = fit_plda(vectors, labels)
    np.testing.assert_allclose(plda.between, np.diag(np.linspace(2, 0.5, 3) ** 2), atol=0.2)
    np.testing.assert_allclose(plda.within, np.eye(3), atol=0.1)


def test_rounds_of_plda_make_the_data_likelier():
    vectors, labels = speech(3, speakers=12, each=5)
    fitted = fit_plda(vectors, labels)

    def likelihood(between, within):
        total = 0.0
        for label in np.unique(labels):
            own = vectors[labels == label] - fitted.mean
            count = len(own)
            joint = np.kron(np.ones((count, count)), between) + np.kron(np.eye(count), within)
            total += multivariate_normal(cov=joint).logpdf(own.ravel())
        return total

    best = likelihood(fitted.between, fitted.within)
    for change in (0.8, 1.25):
        assert likelihood(change * fitted.between, fitted.within) < best
        assert likelihood(fitted.between, change * fitted.within) < best


def test_a_trained_back_end_knows_which_directions_tell_speakers_apart():
    generator = np.random.default_rng(4)
    mixing = generator.normal(size=(12, 12))

    def drawn(seed, speakers):
        vectors, labels = speech(seed, speakers=speakers, dimensions=12, spread=0.7)
        vectors[:, 6:] = 6 * np.random.default_rng(seed + 100).normal(size=vectors[:, 6:].shape)
        return vectors @ mixing, labels

    training, names = drawn(5, 60)
    backend = PldaBackend.fit(training, [str(name) for name in names])
    test, labels = drawn(6, 20)
    enrolled = np.array([test[labels == one][:4].mean(axis=0) for one in range(20)])
    is_trial = np.arange(len(test)) % 8 >= 4
    targets = labels[is_trial][None, :] == np.arange(20)[:, None]
    rates = {}
    for name, scorer in (("plda", backend.scores), ("cosine", cosine_scores)):
        scores = scorer(enrolled, test[is_trial])
        rates[name] = det_curve(scores[targets], scores[~targets]).eer
    assert rates["plda"] < 0.75 * rates["cosine"]


def test_too_few_speakers_to_learn_from_are_told():
    vectors, labels = speech(7, speakers=5, each=2)
    names = [str(label) for label in labels]
    names[3], names[5], names[7] = "x", "y", "z"
    with pytest.raises(ValueError, match="2 of 8 speakers have two utterances or more"):
        PldaBackend.fit(vectors, names)


def test_normalized_scores_have_the_cohorts_mean_and_spread_taken_out():
    generator = np.random.default_rng(8)
    scores = generator.normal(size=(2, 3))
    of_enrolled, of_trials = generator.normal(size=(2, 50)), generator.normal(size=(3, 50))
    found = as_norm(scores, of_enrolled, of_trials, nearest=10)
    nearest = [np.sort(cohort, axis=1)[:, -10:] for cohort in (of_enrolled, of_trials)]
    expected = (scores[1, 2] - nearest[0][1].mean()) / nearest[0][1].std()
    expected += (scores[1, 2] - nearest[1][2].mean()) / nearest[1][2].std()
    assert found[1, 2] == pytest.approx(expected / 2)
