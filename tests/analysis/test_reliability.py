"""Agreement of repeated trials, by hand and by R, and attention checks."""

from __future__ import annotations

import math

import pandas as pd
import pytest

from analysis.reliability import Attention, attention, repeat_agreement
from tests.analysis.golden import golden
from tests.analysis.ratings_factory import Design, make_ratings


def with_rows(kind: str, count: int, **changes: object) -> pd.DataFrame:
    """Invented ratings whose first ``count`` trials come once more, under names of their own."""
    ratings = make_ratings(Design(evaluators=2, sessions_each=1))
    again = ratings.head(count).copy()
    again["kind"] = kind
    again["trial"] += "-again"
    for column, value in changes.items():
        again[column] = value
    return pd.concat([ratings, again], ignore_index=True)


def test_repeats_are_found_by_what_was_played() -> None:
    ratings = with_rows("repeat", 8)
    agreement = {one.question: one for one in repeat_agreement(ratings)}
    assert set(agreement) == {"naturalness", "intelligibility", "similarity"}
    for one in agreement.values():
        assert (one.trials, one.evaluators, one.identical, one.within_sd) == (8, 1, 1.0, 0.0)


def test_disagreement_is_in_points_of_the_scale() -> None:
    ratings = with_rows("repeat", 8)
    repeats = ratings["kind"] == "repeat"
    ratings.loc[repeats, "naturalness"] += [0, 0, 0, 0, 2, 2, -2, -2]
    agreement = {one.question: one for one in repeat_agreement(ratings)}
    assert agreement["naturalness"].identical == 0.5
    assert agreement["naturalness"].within_sd == pytest.approx(math.sqrt(2 / 2))
    assert agreement["similarity"].within_sd == 0.0


def test_the_deviation_is_that_of_rs_analysis_of_variance() -> None:
    recorded = golden("by_r", "statistics")["within_subject"]
    first, again = recorded["first"], recorded["again"]
    ratings = with_rows("repeat", len(first))
    ratings.loc[: len(first) - 1, "naturalness"] = first
    ratings.loc[ratings["kind"] == "repeat", "naturalness"] = again
    (found,) = (one for one in repeat_agreement(ratings) if one.question == "naturalness")
    assert found.trials == len(first)
    assert found.within_sd == pytest.approx(recorded["deviation"], rel=1e-12)


def test_what_is_abandoned_or_cannot_be_found_is_left_out() -> None:
    assert repeat_agreement(with_rows("repeat", 8, flags="abandoned")) == []
    assert repeat_agreement(with_rows("repeat", 8, stimulus="unheard")) == []
    assert repeat_agreement(with_rows("repeat", 8).drop(columns="stimulus")) == []
    assert repeat_agreement(make_ratings(Design(evaluators=2))) == []


def test_failed_checks_are_counted_for_each_evaluator() -> None:
    ratings = make_ratings(Design(evaluators=3, sessions_each=1))
    checks = ratings.groupby("evaluator").head(4).assign(kind="attention")
    names = sorted(ratings["evaluator"].unique())
    worst = checks.index[checks["evaluator"] == names[1]]
    checks.loc[worst[:3], "flags"] = "attention_failed fast"
    told = attention(pd.concat([ratings, checks], ignore_index=True))
    assert told == [Attention(names[1], 4, 3), Attention(names[0], 4, 0), Attention(names[2], 4, 0)]
    assert attention(ratings) == []
