"""Transcripts that cannot stand for what was said."""

from __future__ import annotations

import pytest

from anonymizers.cascade.transcripts import (
    Transcript,
    fault_of,
    is_of_another_language,
    repeated_phrase,
)


def transcript(text, language="en", certainty=0.9):
    return Transcript(tuple(text.split()), language, certainty)


def fault(text, seconds=10.0, voiced=5.0, **about):
    return fault_of(transcript(text, **about), seconds, voiced)


def test_plain_speech_has_no_fault():
    assert fault("The north wind and the sun were arguing, one day, about who was stronger.") == ""


@pytest.mark.parametrize("text", ["", "...", "- -"])
def test_nothing_recognized_in_speech_is_one(text):
    assert fault(text) == "nothing was recognized"


def test_nothing_need_be_recognized_where_nothing_is_said():
    assert fault("", voiced=0.1) == ""


def test_another_language_is_told():
    assert fault("", language="de", certainty=0.93) == (
        "the language seems to be 'de' (93%), and only English can be spoken"
    )


def test_a_language_that_is_hardly_probable_is_taken_for_english():
    assert not is_of_another_language(transcript("", language="cy", certainty=0.3))
    assert not is_of_another_language(transcript("", language="en", certainty=1.0))


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("so he said the end " + "the end " * 5, "the end"),
        ("I think " + "thank you for watching " * 4, "thank you for watching"),
        ("no " * 6, "no"),
        ("a b c d e f g h i " * 12, "a b c d e f g h"),
    ],
)
def test_loops_are_found(text, phrase):
    assert repeated_phrase(text.split()) == phrase
    assert f"the recognizer repeats itself ('{phrase}')" in fault(text, seconds=90)


@pytest.mark.parametrize(
    "text",
    [
        "no no no no he cried",
        "the more the merrier the more the merrier the more the merrier",
        "it was the best of times it was the worst of times it was the age of wisdom it was the "
        "age of foolishness it was the epoch of belief it was the epoch of incredulity",
        "ha ha ha ha ha",
    ],
)
def test_what_people_do_repeat_is_no_loop(text):
    assert repeated_phrase(text.split()) == ""


def test_more_words_than_anybody_can_say_are_told():
    text = (
        "we saw seven ships pass by at noon while gulls cried over a cold harbour and my old "
        "uncle told us how he had once sailed round both capes"
    )
    assert fault(text, seconds=10) == ""
    assert fault(text, seconds=2) == "the recognizer heard 29 words in 2.0 s"
