"""Codewords are where the frames are, and each frame gets the nearest."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from anonymizers.conversion.codebook import learn_codebook, quantized

CENTRES = np.array([[0.0, 0.0], [9.0, 0.0], [0.0, 9.0], [9.0, 9.0], [4.5, 30.0]])


def utterances(seed=0):
    generator = np.random.default_rng(seed)
    return [centre + 0.3 * generator.standard_normal((200, 2)) for centre in CENTRES]


@pytest.mark.parametrize("seed", range(5))
def test_groups_of_frames_are_found(seed):
    codebook = learn_codebook(utterances(seed), len(CENTRES), np.random.default_rng(seed))
    apart = np.linalg.norm(codebook[:, None] - CENTRES, axis=2)
    assert sorted(apart.argmin(axis=0)) == list(range(len(CENTRES)))
    assert apart.min(axis=0).max() < 0.1


def test_the_same_generator_gives_the_same_codewords():
    first, second = (learn_codebook(utterances(), 16, np.random.default_rng(3)) for _ in range(2))
    np.testing.assert_array_equal(first, second)


def test_more_codewords_lose_less():
    frames = np.random.default_rng(0).standard_normal((2_000, 6))
    lost = []
    for codewords in (4, 16, 64):
        codebook = learn_codebook([frames], codewords, np.random.default_rng(0))
        lost.append(np.square(frames - quantized(frames, codebook)).mean())
    assert lost[0] > lost[1] > lost[2]


def test_fewer_different_frames_than_codewords_are_no_fault():
    codebook = learn_codebook([np.eye(3)], 3, np.random.default_rng(0))
    np.testing.assert_allclose(quantized(np.eye(3), codebook), np.eye(3))


@given(some.integers(1, 12), some.integers(1, 12), some.integers(0, 2**32 - 1))
def test_each_frame_becomes_the_nearest_codeword(frames, codewords, seed):
    generator = np.random.default_rng(seed)
    features = generator.standard_normal((frames, 5)).astype(np.float32)
    codebook = generator.standard_normal((codewords, 5)).astype(np.float32)
    found = quantized(features, codebook)
    lost = np.linalg.norm(features - found, axis=1)
    least = np.linalg.norm(features[:, None] - codebook, axis=2).min(axis=1)
    np.testing.assert_allclose(lost, least, atol=1e-4)
    np.testing.assert_array_equal(quantized(found, codebook), found)
