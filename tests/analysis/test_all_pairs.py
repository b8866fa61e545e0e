"""Every system beside every other."""

from __future__ import annotations

import numpy as np
import pytest

from analysis.all_pairs import compare_pairs
from analysis.comparisons import holm, mann_whitney
from analysis.measures import MEASURES, judged_sample, with_ranks
from tests.analysis.ratings_factory import Design, make_ratings


@pytest.fixture(scope="module")
def ranked():
    design = Design(evaluators=24, speakers=30, systems=("B1", "B2", "D1"))
    ratings = make_ratings(design, seed=3)
    worse = ratings["system"] == "D1"
    ratings.loc[worse, "naturalness"] = (ratings.loc[worse, "naturalness"] - 4).clip(lower=1)
    return with_ranks(ratings)


def test_every_pair_once_in_the_order_of_systems(ranked):
    pairs = compare_pairs(ranked, MEASURES[:1], ("B1", "B2", "D1"))
    named = [(pair.system, pair.other) for pair in pairs]
    assert named == [
        ("original", "B1"),
        ("original", "B2"),
        ("original", "D1"),
        ("B1", "B2"),
        ("B1", "D1"),
        ("B2", "D1"),
    ]


def test_all_pairs_of_a_measure_are_one_family(ranked):
    pairs = compare_pairs(ranked, MEASURES[:2], ("B1", "B2", "D1"))
    for measure in MEASURES[:2]:
        family = [pair for pair in pairs if pair.measure == measure]
        samples = {
            name: judged_sample(ranked, measure, name).values
            for name in ("original", "B1", "B2", "D1")
        }
        p = [mann_whitney(samples[pair.system], samples[pair.other]).p for pair in family]
        np.testing.assert_allclose([pair.p_holm for pair in family], holm(p))
        np.testing.assert_allclose(
            [pair.two_way_p_holm for pair in family], holm([pair.two_way.p for pair in family])
        )


def test_a_planted_difference_is_told_and_its_direction(ranked):
    verdicts = {
        (pair.system, pair.other): pair.verdict
        for pair in compare_pairs(ranked, MEASURES[:1], ("B1", "B2", "D1"))
    }
    assert verdicts["B1", "D1"] == "higher"
    assert verdicts["original", "D1"] == "higher"
    assert verdicts["B1", "B2"] in {"not decided", "equivalent"}


def test_equal_systems_are_equivalent_once_there_are_enough_trials(ranked):
    (pair,) = (
        pair
        for pair in compare_pairs(ranked, MEASURES[:1], ("B1", "B2", "D1"), margin=0.2)
        if (pair.system, pair.other) == ("B1", "B2")
    )
    assert pair.verdict == "equivalent"
    assert pair.equivalence.margin == 0.2


def test_what_cannot_be_known_is_said_so(ranked):
    one = ranked[ranked["evaluator"] == ranked["evaluator"].iloc[0]]
    for pair in compare_pairs(one, MEASURES[:1], ("B1", "B2", "D1")):
        assert pair.verdict == "not known"
