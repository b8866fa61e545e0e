"""A1 predicts unlike voices, in a part of high variability and one of low."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from anonymizers import load
from anonymizers.speaker_vectors.speaker_pool import read_pool

from .pools import made_up_pool, part_of

A1 = load("A1")


@pytest.fixture(scope="module")
def pool():
    return read_pool()


@pytest.fixture(scope="module")
def unseen(pool):
    """An ensemble that has learnt from three quarters, and the vectors of the others."""
    is_learnt = np.arange(len(pool.vectors)) % 4 != 0
    return replace(A1, members=2).learn(part_of(pool, is_learnt)), pool.vectors[~is_learnt]


def test_speakers_who_were_not_learnt_become_unlike_themselves(pool, unseen):
    ensemble, vectors = unseen
    mean = pool.vectors.mean(axis=0)
    for is_cross in (False, True):
        found = np.array(
            [ensemble(vector, is_cross=is_cross, linear=0, kernel=1) for vector in vectors]
        )
        own, other = vectors - mean, found - mean
        cosines = np.sum(own * other, axis=1)
        cosines /= np.linalg.norm(own, axis=1) * np.linalg.norm(other, axis=1)
        assert cosines.mean() < 0.25
        genders = [pool.gender_of(vector) for vector in vectors]
        kept = np.mean(
            [pool.gender_of(one) == own for one, own in zip(found, genders, strict=True)]
        )
        assert kept < 0.15 if is_cross else kept > 0.85


def test_each_regression_changes_its_own_part(unseen):
    ensemble, vectors = unseen
    high = ensemble.linear.shape[3]
    found = {
        (linear, kernel): ensemble(vectors[0], is_cross=False, linear=linear, kernel=kernel)
        for linear in (0, 1)
        for kernel in (0, 1)
    }
    coordinates = {which: (one - ensemble.mean) @ ensemble.axes.T for which, one in found.items()}
    np.testing.assert_allclose(coordinates[0, 0][:high], coordinates[0, 1][:high], atol=1e-12)
    np.testing.assert_allclose(coordinates[0, 0][high:], coordinates[1, 0][high:], atol=1e-12)
    assert np.abs(coordinates[0, 0] - coordinates[1, 1])[high:].max() > 1e-4
    assert np.abs(coordinates[0, 0] - coordinates[1, 1])[:high].max() > 1e-4


def test_the_high_part_has_the_share_of_variance_asked_for(pool):
    shares = []
    for share in (0.3, 0.8):
        ensemble = replace(A1, high_variability=share, members=1).learn(pool)
        variances = ensemble.deviations**2
        shares.append(variances[: ensemble.linear.shape[3]].sum() / variances.sum())
    assert shares == pytest.approx([0.3, 0.8], abs=0.15)
    assert shares[0] >= 0.3
    assert shares[1] >= 0.8


def test_pools_with_fewer_of_one_gender_serve_as_well():
    pool = made_up_pool(45, 20)
    crossed = replace(A1, gender="cross", draw=0, members=2)
    ensemble = crossed.learn(pool)
    found = ensemble(pool.vectors[0], is_cross=True, linear=0, kernel=0)
    assert np.isfinite(found).all()
