"""Who passes the headphone screening, by exact probabilities and by drawn answers."""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import comb

import numpy as np
import pytest

from sessions.screening import (
    ATTEMPTS,
    CHOICES,
    ENOUGH,
    TESTS,
    TRIALS,
    Screening,
    ScreeningTrial,
    outcome,
    passed,
)


def answer(screening: Screening, *, right: bool) -> Screening:
    due = screening.due
    assert due is not None
    target = due.target(screening.seed)
    return screening.answered(target if right else target % CHOICES + 1)


def answer_all(screening: Screening, rights: list[bool]) -> Screening:
    for right in rights:
        screening = answer(screening, right=right)
    return screening


def take(rng: np.random.Generator, seed: str, share_right: float) -> Screening:
    """Answer until it is over, each time right with this probability."""
    screening = Screening(seed)
    while screening.due is not None:
        screening = answer(screening, right=bool(rng.random() < share_right))
    return screening


def chance_to_pass(share_right: Fraction) -> Fraction:
    """Both tests in one attempt, and the one retry of both."""
    test = sum(
        comb(TRIALS, right) * share_right**right * (1 - share_right) ** (TRIALS - right)
        for right in range(ENOUGH, TRIALS + 1)
    )
    attempt = test ** len(TESTS)
    return 1 - (1 - attempt) ** ATTEMPTS


def test_one_guesser_in_a_thousand_passes_at_most() -> None:
    assert chance_to_pass(Fraction(1, CHOICES)) < Fraction(1, 1_000)
    assert float(chance_to_pass(Fraction(1, CHOICES))) == pytest.approx(0.000636, abs=1e-6)


def test_who_lapses_once_in_a_hundred_passes_nearly_always() -> None:
    assert chance_to_pass(Fraction(99, 100)) > Fraction(99, 100)


@pytest.mark.parametrize(
    ("share_right", "lowest", "highest"), [(1 / CHOICES, 0.0, 0.001), (0.99, 0.99, 1.0)]
)
def test_drawn_answers_agree(share_right: float, lowest: float, highest: float) -> None:
    rng = np.random.default_rng(1)
    takes = 10_000
    share = sum(take(rng, str(n), share_right).passed for n in range(takes)) / takes
    assert lowest <= share <= highest
    assert share == pytest.approx(float(chance_to_pass(Fraction(share_right))), abs=0.0008)


def test_no_constant_answer_does_better_than_guessing() -> None:
    takes = [Screening(str(n)) for n in range(2_000)]
    for always in range(1, CHOICES + 1):
        right = [
            trial.target(screening.seed) == always
            for screening in takes
            for trial in every_trial(attempt=1)
        ]
        assert np.mean(right) == pytest.approx(1 / CHOICES, abs=0.01)


def every_trial(attempt: int) -> list[ScreeningTrial]:
    return [
        ScreeningTrial(test, attempt, number) for test in TESTS for number in range(1, TRIALS + 1)
    ]


def test_the_retry_asks_for_other_answers() -> None:
    first, second = ([trial.target("s") for trial in every_trial(n)] for n in (1, 2))
    assert first != second


def test_all_right_is_one_attempt() -> None:
    screening = Screening("s")
    asked = []
    while screening.due is not None:
        asked.append(screening.due)
        screening = answer(screening, right=True)
    assert asked == every_trial(attempt=1)
    assert screening.scores == {"huggins": 6, "antiphase": 6}
    assert screening.passed


@pytest.mark.parametrize("wrong", list(itertools.product(range(3), repeat=2)))
def test_one_mistake_in_each_test_is_allowed(wrong: tuple[int, int]) -> None:
    rights = [place >= mistakes for mistakes in wrong for place in range(TRIALS)]
    screening = answer_all(Screening("s"), rights)
    assert screening.passed == (max(wrong) <= 1)
    assert screening.is_over == screening.passed
    assert screening.begins_again == (not screening.passed)


def test_the_retry_counts_and_is_the_last() -> None:
    screening = answer_all(Screening("s"), [False] * 12 + [True] * 12)
    assert screening.is_over
    assert screening.passed
    screening = answer_all(Screening("s"), [False] * 18 + [True] * 6)
    assert screening.is_over
    assert not screening.passed
    assert screening.scores == {"huggins": 0, "antiphase": 6}


def test_until_an_attempt_is_complete_there_is_no_score() -> None:
    assert answer_all(Screening("s"), [True] * 11).scores == {}
    assert not answer_all(Screening("s"), [True] * 11).passed
    again = answer_all(Screening("s"), [False] * 12 + [True] * 5)
    assert again.scores == {"huggins": 0, "antiphase": 0}


def test_tables_say_how_it_ended() -> None:
    scores = {"huggins": 6, "antiphase": 4}
    assert outcome(scores, "huggins") == "passed 6 of 6"
    assert outcome(scores, "antiphase") == "failed 4 of 6"
    assert outcome({}, "huggins") is None
    assert not passed({})
