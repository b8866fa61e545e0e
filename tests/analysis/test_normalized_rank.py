"""Normalized ranks: equal to the challenge's, and free of how a person uses the scale."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.normalized_rank import normalized_rank, rank_within_evaluators
from tests.analysis.golden import golden

RATINGS = st.lists(st.integers(1, 10), min_size=1, max_size=60)


@pytest.mark.parametrize(("name", "case"), golden("normalized_rank").items())
def test_equals_the_challenge_analysts_code(name, case):
    np.testing.assert_allclose(normalized_rank(case["ratings"]), case["normalized"], atol=1e-15)


@given(RATINGS)
def test_counts_who_is_below_and_half_of_who_is_level(ratings):
    n = len(ratings)
    for rating, rank in zip(ratings, normalized_rank(ratings), strict=True):
        below = sum(other < rating for other in ratings)
        level = sum(other == rating for other in ratings)
        assert rank == pytest.approx((below + (level - 1) / 2) / n)


@given(RATINGS)
def test_does_not_depend_on_how_the_scale_is_used(ratings):
    stretched = [rating**3 - 7 for rating in ratings]
    np.testing.assert_array_equal(normalized_rank(stretched), normalized_rank(ratings))


def test_the_other_divisor_reaches_one():
    assert normalized_rank([3, 9, 5], divisor="count-1").tolist() == [0.0, 1.0, 0.5]
    assert np.isnan(normalized_rank([3], divisor="count-1")).all()


@pytest.mark.parametrize(
    ("ratings", "options", "message"),
    [
        ([1.0, np.nan], {}, r"ratings\[1\] is NaN"),
        ([[1, 2]], {}, r"shape \(1, 2\)"),
        ([1, 2], {"divisor": "n"}, "got 'n'"),
    ],
)
def test_refuses_what_it_cannot_rank(ratings, options, message):
    with pytest.raises(ValueError, match=message):
        normalized_rank(ratings, **options)


def test_each_evaluator_is_ranked_alone_over_what_they_answered():
    ratings = pd.DataFrame(
        {
            "evaluator": ["a", "b", "a", "b", "a", "b"],
            "similarity": [2.0, 9.0, 10.0, np.nan, 6.0, 7.0],
        },
        index=[10, 11, 12, 13, 14, 15],
    )
    ranks = rank_within_evaluators(ratings, "similarity")
    assert ranks.index.tolist() == [10, 11, 12, 13, 14, 15]
    np.testing.assert_allclose(ranks[[10, 12, 14]], normalized_rank([2, 10, 6]))
    np.testing.assert_allclose(ranks[[11, 15]], normalized_rank([9, 7]))
    assert np.isnan(ranks[13])


def test_no_rating_is_no_rank():
    nobody = pd.DataFrame({"evaluator": ["a"], "similarity": [np.nan]})
    assert rank_within_evaluators(nobody, "similarity").isna().all()
    assert normalized_rank([]).size == 0
