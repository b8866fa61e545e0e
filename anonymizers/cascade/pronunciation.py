"""From English words to the symbols that the synthesizer speaks."""

from __future__ import annotations

import importlib.resources
import json
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from anonymizers.cascade.timing import Token

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anonymizers.cascade.timing import Kind

_STRESSES: Final = "ˈˌ"
_PUNCTUATION: Final = ';:,.!?—…"()“”'


def tokens_of(words: Sequence[str]) -> list[Token]:
    """Say how words are pronounced one after the other, in American English.

    Parameters
    ----------
    words : sequence of str
        With their punctuation.

    Returns
    -------
    list of Token
        Words that have no pronunciation have none here.
    """
    g2p = _pronunciation()
    together = g2p(" ".join(words)).split(" ")
    # In a sentence words sound as they do there; numbers come apart, and are then said alone.
    spoken = together if len(together) == len(words) else [g2p(word) for word in words]
    return tokens_of_symbols(spoken, frozenset(symbol_numbers()))


def tokens_of_symbols(spoken: Sequence[str], known: frozenset[str]) -> list[Token]:
    """Make tokens of the symbols of each word, with a space after each word but the last.

    Parameters
    ----------
    spoken : sequence of str
        The symbols of each word.
    known : frozenset of str
        Symbols that the synthesizer knows; others are left out.
    """
    tokens = []
    for word, symbols in enumerate(spoken):
        in_word = [
            Token(symbol, _kind(symbol), word) for symbol in symbols.strip() if symbol in known
        ]
        if any(token.kind == "phone" for token in in_word):
            tokens += [*in_word, Token(" ", "space", word)]
    return tokens[:-1]


@cache
def symbol_numbers() -> Mapping[str, int]:
    """Return the synthesizer's number of each symbol."""
    file = importlib.resources.files("hibari") / "assets" / "vocab.json"
    numbers: dict[str, int] = json.loads(file.read_text("utf-8"))
    return numbers


def _kind(symbol: str) -> Kind:
    if symbol in _STRESSES:
        return "stress"
    if symbol in _PUNCTUATION:
        return "punctuation"
    return "space" if symbol == " " else "phone"


@cache
def _pronunciation() -> Any:
    from hibari.g2p import G2P  # noqa: PLC0415 - reads its dictionaries

    return G2P()
