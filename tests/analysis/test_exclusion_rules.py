"""Whom a study's own rules leave out."""

from __future__ import annotations

import pandas as pd
import pytest

from analysis.exclusion_rules import left_out
from sessions.exclusions_section import ExclusionsSection
from tests.analysis.ratings_factory import Design, make_ratings


@pytest.fixture
def ratings():
    frame = make_ratings(Design(evaluators=4, sessions_each=1), seed=5)
    for question in ("naturalness", "intelligibility", "similarity"):
        frame[question] = frame[question].astype(float)
    return frame


def whom(ratings, **rules):
    counted = ratings[ratings["kind"] == "rating"]
    return [
        (one.evaluator, one.rule, one.reason)
        for one in left_out(ratings, counted, ExclusionsSection(**rules))
    ]


def more(ratings, evaluator, **changes):
    row = ratings[ratings["evaluator"] == evaluator].iloc[[0]].assign(**changes)
    return pd.concat([ratings, row], ignore_index=True)


def test_without_rules_nobody_is_left_out(ratings):
    assert whom(ratings) == []
    assert not ExclusionsSection().are_there


def test_attention_checks(ratings):
    checked = ratings
    for evaluator, flags in (("e01", "attention_failed"), ("e01", "attention_failed"), ("e02", "")):
        checked = more(checked, evaluator, kind="attention", flags=flags)
    assert whom(checked, failed_checks=2) == [
        ("e01", "failed_checks", "failed 2 of 2 attention checks")
    ]
    assert whom(checked, failed_checks=3) == []


def test_hurry(ratings):
    ratings.loc[ratings["evaluator"].eq("e03") & (ratings["position"] <= 10), "flags"] = "fast"
    assert whom(ratings, hurried_share=0.25) == [
        ("e03", "hurried_share", "answered 10 of 36 trials in a hurry")
    ]
    assert whom(ratings, hurried_share=0.3) == []


def test_the_same_answer_to_everything(ratings):
    same = ratings["evaluator"] == "e00"
    ratings.loc[same, ["naturalness", "intelligibility"]] = 5.0
    assert whom(ratings, same_answers=True) == []
    ratings.loc[same, "similarity"] = 1.0
    assert whom(ratings, same_answers=True) == [
        (
            "e00",
            "same_answers",
            "gave nearly always the same: naturalness 5, intelligibility 5, similarity 1",
        )
    ]


def test_headphones(ratings):
    ratings.loc[ratings["evaluator"] == "e02", "flags"] = "fast screening_failed"
    assert whom(ratings, failed_screening=True) == [
        ("e02", "failed_screening", "failed the headphone screening")
    ]


def test_repeats_that_lie_apart(ratings):
    first = ratings[ratings["evaluator"] == "e01"].iloc[0]
    apart = more(ratings, "e01", kind="repeat", naturalness=first["naturalness"] - 4)
    assert whom(apart, repeats_apart=2.8) == [
        ("e01", "repeats_apart", "naturalness of repeated trials lies 2.83 points apart")
    ]
    assert whom(apart, repeats_apart=2.9) == []
    assert whom(ratings, repeats_apart=0.1) == []


def test_few_trials(ratings):
    cut = ratings[(ratings["evaluator"] != "e03") | (ratings["position"] <= 7)]
    assert whom(cut, fewest_trials=8) == [("e03", "fewest_trials", "rated only 7 trials")]


def test_each_is_left_out_for_the_first_rule_that_applies(ratings):
    ratings.loc[ratings["evaluator"] == "e02", "flags"] = "fast screening_failed"
    found = whom(ratings, failed_screening=True, hurried_share=0.5)
    assert [(evaluator, rule) for evaluator, rule, _ in found] == [("e02", "failed_screening")]
