"""Codewords are where the frames point to, and each frame gets the nearest."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

torch = pytest.importorskip("torch", reason="needs the extra `neural`")

from anonymizers.conversion.codebook import learn_codebook, quantized  # noqa: E402

CENTRES = np.array(
    [[9.0, 0.0, 0.0], [0.0, 9.0, 0.0], [0.0, -9.0, 0.0], [5.0, 5.0, 0.0], [0.0, 0.0, 30.0]]
)


def frames(seed, *shape):
    generator = np.random.default_rng(seed)
    return torch.from_numpy(generator.standard_normal(shape, dtype=np.float32))


def utterances(seed=0):
    noise = frames(seed, len(CENTRES), 3, 200)
    return list(torch.from_numpy(CENTRES.astype(np.float32))[:, :, None] + 0.3 * noise)


def cosines(frame, codebook):
    lengths = np.linalg.norm(frame) * np.linalg.norm(codebook, axis=1)
    return codebook @ frame / np.maximum(lengths, 1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_groups_of_frames_are_found_with_their_lengths(seed):
    codebook = learn_codebook(utterances(seed), len(CENTRES), np.random.default_rng(seed)).numpy()
    apart = np.linalg.norm(codebook[:, None] - CENTRES, axis=2)
    assert sorted(apart.argmin(axis=0)) == list(range(len(CENTRES)))
    assert apart.min(axis=0).max() < 0.1


def test_the_same_generator_gives_the_same_codewords():
    first, second = (learn_codebook(utterances(), 16, np.random.default_rng(3)) for _ in range(2))
    np.testing.assert_array_equal(first, second)


def test_a_codeword_is_the_mean_of_its_frames():
    given_frames = torch.cat(utterances(), dim=1)
    codebook = learn_codebook([given_frames], len(CENTRES), np.random.default_rng(0))
    found = quantized(given_frames[None], codebook)[0].T
    for codeword in codebook:
        own = (found == codeword).all(dim=1)
        np.testing.assert_allclose(given_frames.T[own].mean(dim=0), codeword, atol=1e-4)


def test_more_codewords_lose_less():
    many = frames(0, 6, 2_000)
    lost = []
    for codewords in (4, 16, 64):
        codebook = learn_codebook([many], codewords, np.random.default_rng(0))
        lost.append(float((many - quantized(many[None], codebook)[0]).square().mean()))
    assert lost[0] > lost[1] > lost[2]


def test_fewer_different_frames_than_codewords_are_no_fault():
    few = torch.eye(3)
    codebook = learn_codebook([few, few], 5, np.random.default_rng(0))
    np.testing.assert_allclose(quantized(few[None], codebook)[0], few)


@given(some.integers(1, 12), some.integers(1, 12), some.integers(0, 2**32 - 1))
def test_each_frame_becomes_the_codeword_of_the_greatest_cosine(count, codewords, seed):
    channels = frames(seed, 2, 5, count)
    codebook = frames(seed + 1, codewords, 5)
    found = quantized(channels, codebook)
    assert found.shape == channels.shape
    for utterance, its in zip(channels.numpy(), found.numpy(), strict=True):
        for frame, codeword in zip(utterance.T, its.T, strict=True):
            assert (codeword == codebook.numpy()).all(axis=1).any()
            assert (
                cosines(frame, codeword[None])[0] >= cosines(frame, codebook.numpy()).max() - 1e-5
            )
    np.testing.assert_array_equal(quantized(found, codebook), found)
    np.testing.assert_array_equal(quantized(3 * channels, codebook), found)
