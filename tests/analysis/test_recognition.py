"""Word errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.recognition import normalized_words, word_error_rate, word_errors


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Mr. Hale, said he!", "MISTER HALE SAID HE"),
        ("well-known — DR. who's there?", "WELL KNOWN DOCTOR WHO'S THERE"),
        ("in 1,234 days", "IN ONE THOUSAND TWO HUNDRED THIRTY FOUR DAYS"),
        ("19 and 90 and 0", "NINETEEN AND NINETY AND ZERO"),
        ("700015", "SEVEN HUNDRED THOUSAND FIFTEEN"),
        ("12345678", "12345678"),
        ("", ""),
    ],
)
def test_words_are_compared_without_how_they_are_written(text, words):
    assert normalized_words(text) == words.split()


def test_each_kind_of_error_is_counted():
    found = word_errors("one two three four", "one too three four five")
    assert (found.substitutions, found.deletions, found.insertions, found.words) == (1, 0, 1, 4)
    found = word_errors("one two three", "two three")
    assert (found.substitutions, found.deletions, found.insertions) == (0, 1, 0)
    assert word_errors("", "two words").insertions == 2


WORDS = st.lists(st.sampled_from(["A", "B", "C", "D"]), max_size=7)


@given(WORDS, WORDS)
def test_errors_are_the_least_edits(said, heard):
    distance = list(range(len(heard) + 1))
    for row, word in enumerate(said, start=1):
        before, distance[0] = distance[0], row
        for column, other in enumerate(heard, start=1):
            before, distance[column] = (
                distance[column],
                min(distance[column] + 1, distance[column - 1] + 1, before + (word != other)),
            )
    assert word_errors(" ".join(said), " ".join(heard)).errors == distance[-1]


def test_errors_are_put_together_over_all_words_not_over_utterances():
    errors = {
        "long": word_errors(" ".join("ABCDEFGHIJ"), " ".join("ABCDEFGHIJ")),
        "short": word_errors("A", "B"),
    }
    found = word_error_rate(errors)
    assert found.rate == pytest.approx(1 / 11)
    assert (found.words, found.utterances) == (11, 2)
    assert found.interval.reason == "2 utterances are too few for an interval, which needs 6"


def test_the_interval_holds_the_rate_and_shrinks_with_utterances():
    def rate(copies):
        errors = {
            f"{place}-{number}": word_errors("A B C D", "A B C D" if number % 3 else "A X C")
            for place in range(copies)
            for number in range(9)
        }
        return word_error_rate(errors)

    few, many = rate(1), rate(20)
    assert few.rate == many.rate == pytest.approx(1 / 6)
    assert few.interval.low < few.rate < few.interval.high
    assert many.interval.high - many.interval.low < 0.5 * (few.interval.high - few.interval.low)


def test_nothing_said_has_no_rate():
    assert word_error_rate({}).rate != word_error_rate({}).rate
