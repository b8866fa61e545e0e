"""Symbols of words, as tokens."""

from __future__ import annotations

from anonymizers.cascade.pronunciation import tokens_of_symbols

KNOWN = frozenset("həlOwɜɹldˈ,. ")


def test_what_follows_a_word_belongs_to_it_and_the_last_has_no_space():
    tokens = tokens_of_symbols(["həlˈO,", "wˈɜɹld."], KNOWN)
    assert "".join(token.symbol for token in tokens) == "həlˈO, wˈɜɹld."
    assert [token.kind for token in tokens[3:7]] == ["stress", "phone", "punctuation", "space"]
    assert [token.word for token in tokens] == [0] * 7 + [1] * 7


def test_words_without_a_sound_and_unknown_symbols_are_left_out():
    tokens = tokens_of_symbols(["", "...", "həlˈO❦", "“"], KNOWN)
    assert [token.symbol for token in tokens] == list("həlˈO")
    assert {token.word for token in tokens} == {2}


def test_nothing_gives_nothing():
    assert tokens_of_symbols([], KNOWN) == []
