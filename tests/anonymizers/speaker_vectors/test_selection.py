"""Pool speakers are chosen and averaged as the challenge's own code does."""

from __future__ import annotations

import random

import numpy as np
import pytest

from anonymizers.speaker_vectors import selection

POOL = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.6, 0.8]])


class TestAgainstTheChallenge:
    """Its Python seeds with a string, and averages in the order of likeness."""

    @pytest.fixture
    def inputs(self, oracles):
        return np.load(oracles / "pool" / "inputs_vpc2020.npz")

    @pytest.mark.parametrize(
        ("file", "proximity", "utterances"),
        [
            ("vpc2020_spk_false_farthest_0.npz", "farthest", ["S0-a", "S1-a", "S2-a"]),
            (
                "vpc2020_utt_false_nearest_0.npz",
                "nearest",
                ["S0-a", "S0-b", "S1-a", "S2-a", "S2-b", "S2-c"],
            ),
        ],
    )
    def test_gives_the_same_pseudo_speakers(self, oracles, inputs, file, proximity, utterances):
        wanted = np.load(oracles / "pool" / file)
        vectors, sources = inputs["pool"].astype(float), inputs["src"].astype(float)
        draws = random.Random("0")
        for utterance in utterances:
            speaker = utterance.split("-")[0]
            of_gender = vectors[inputs["pool_gender"] == {"S1": "m"}.get(speaker, "f")]
            source = sources[list(inputs["src_ids"]).index(speaker)]
            affinities = selection.cosine_affinities(of_gender, source)
            chosen = selection.candidates(affinities, selection.CANDIDATES, proximity)
            ranks = draws.sample(range(selection.CANDIDATES), selection.AVERAGED)
            found = selection.average(of_gender, chosen, ranks)
            np.testing.assert_array_equal(found, wanted[utterance])


class TestCandidates:
    AFFINITIES = selection.cosine_affinities(POOL, np.array([2.0, 0.0]))

    def test_affinities_are_cosines(self):
        np.testing.assert_allclose(self.AFFINITIES, [1, 0, -1, 0.6])

    def test_the_most_extreme_come_first(self):
        assert selection.candidates(self.AFFINITIES, 2, "farthest").tolist() == [2, 1]
        assert selection.candidates(self.AFFINITIES, 2, "nearest").tolist() == [0, 3]

    def test_all_are_candidates_at_random(self):
        assert selection.candidates(self.AFFINITIES, 2, "random").tolist() == [0, 1, 2, 3]

    def test_the_average_is_plain(self):
        mean = selection.average(POOL, np.array([2, 1, 3, 0]), [3, 1])
        np.testing.assert_allclose(mean, [0.5, 0.5])


def test_a_pool_as_large_as_the_challenges_gives_its_numbers_and_a_smaller_one_its_share():
    assert selection.share_of_pool(200, 560) == 200
    assert selection.share_of_pool(200, 600) == 200
    assert selection.share_of_pool(200, 140) == 50
    assert selection.share_of_pool(100, 140) == 25
    assert selection.share_of_pool(100, 2) == 1
