"""How long each sound is to last, so that words come when the source said them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Kind = Literal["phone", "stress", "punctuation", "space"]

FRAMES_PER_SECOND: Final = 40
"""Of durations: the synthesizer's."""

_PAUSE_FRAMES = 3  # a longer gap between words is a pause
_TAIL_FRAMES = 6  # of punctuation and space after a word
_LAST_PHONE_FRAMES = 4  # longer predictions for a phone before punctuation are of a pause
_SQUEEZED_FRAMES = 2.0  # of punctuation where there is no pause
_SMALLEST_WEIGHT = 0.3


@dataclass(frozen=True, slots=True)
class Token:
    """A symbol of what is to be spoken.

    Parameters
    ----------
    symbol : str
    kind : 'phone', 'stress', 'punctuation' or 'space'
    word : int
        Place of the word it belongs to; what follows a word belongs to it.
    """

    symbol: str
    kind: Kind
    word: int


@dataclass(frozen=True, slots=True, eq=False)
class Timing:
    """When tokens are spoken.

    Parameters
    ----------
    begin : int
        Frame of the source at which the first token, of silence, begins; negative where the source
        is shorter at its beginning than what the synthesizer needs before it speaks.
    frames : ndarray of int, shape (tokens + 2,)
        How many each token lasts; the last ones may be after the end of the source.
    """

    begin: int
    frames: NDArray[np.int64]


def natural_frames(predicted: NDArray[np.floating]) -> NDArray[np.int64]:
    """Round how long the synthesizer would let tokens last, at least a frame each."""
    rounded: NDArray[np.int64] = np.maximum(1, np.rint(predicted)).astype(np.int64)
    return rounded


def token_timing(
    tokens: Sequence[Token],
    predicted: NDArray[np.floating],
    starts: NDArray[np.floating],
) -> Timing:
    """Give each token its frames.

    A word gets those from its start to the next word's. Within it they are shared as the
    synthesizer would; a pause after a word is on what stands between it and the next, and where
    frames run short, stresses, spaces and punctuation go first. The silence at both ends, and the
    last sound, in which there is most of the silence at the end, are as long as the synthesizer
    would have them: it says other sounds than it shall where they are shorter or longer.

    Parameters
    ----------
    tokens : sequence of Token
        Ascending by word; every word has a phone.
    predicted : ndarray, shape (len(tokens) + 2,)
        How many frames the synthesizer would give to each, and to the silence at both ends.
    starts : ndarray, shape (len(tokens) + 2,)
        When the source begins with each of these, in seconds; ascending.
    """
    natural = natural_frames(predicted)
    first_frames = np.rint(starts[1:-1] * FRAMES_PER_SECOND).astype(np.int64)
    durations = np.zeros(len(tokens), dtype=np.int64)
    places = _places_of_words(tokens)
    for word, own in enumerate(places):
        last_phone = max(place for place in own if tokens[place].kind == "phone")
        start = int(first_frames[own[0]])
        if word == len(places) - 1:
            before = slice(own[0], last_phone)
            durations[before] = share(
                predicted[1:-1][before],
                int(first_frames[last_phone]) - start,
                np.array([token.kind == "phone" for token in tokens[before]], dtype=bool),
            )
            durations[last_phone:] = natural[1 + last_phone : -1]
            continue
        following = int(first_frames[places[word + 1][0]])
        end = int(first_frames[last_phone + 1])
        if _is_followed_by_punctuation(tokens, own, last_phone):
            end = min(end, int(first_frames[last_phone]) + _LAST_PHONE_FRAMES)
        durations[own] = _frames_within(
            [tokens[place] for place in own],
            predicted[1:-1][own],
            spoken=end - start,
            pause=following - end,
        )
    begin = int(first_frames[0] - natural[0])
    return Timing(begin, np.concatenate([natural[:1], durations, natural[-1:]]))


def _places_of_words(tokens: Sequence[Token]) -> list[list[int]]:
    places: list[list[int]] = [[] for _ in range(tokens[-1].word + 1)]
    for place, token in enumerate(tokens):
        places[token.word].append(place)
    return places


def _is_followed_by_punctuation(
    tokens: Sequence[Token], own: Sequence[int], last_phone: int
) -> bool:
    return any(tokens[place].kind == "punctuation" for place in own if place > last_phone)


def share(
    weights: NDArray[np.floating], total: int, is_needed: NDArray[np.bool_]
) -> NDArray[np.int64]:
    """Share frames out in proportion to weights, in whole numbers.

    Parameters
    ----------
    weights : ndarray, shape (n,)
    total : int
        What the shares sum to, 0 or more.
    is_needed : ndarray of bool, shape (n,)
        Who gets one at least when there are not enough for all. When there are not enough even
        for these, the heaviest of them do.
    """
    floored = np.maximum(weights, _SMALLEST_WEIGHT)
    least = np.ones(len(floored), dtype=np.int64)
    if total < len(floored):
        least = is_needed.astype(np.int64)
    if total < least.sum():
        shares = np.zeros(len(floored), dtype=np.int64)
        shares[np.argsort(-np.where(is_needed, floored, 0), kind="stable")[:total]] = 1
        return shares
    wanted = floored / floored.sum() * total
    # Rounding the boundaries rather than the shares keeps every token near its time.
    rounded = np.diff(np.rint(np.concatenate([[0], np.cumsum(wanted)]))).astype(np.int64)
    shares = np.asarray(np.maximum(rounded, least), dtype=np.int64)
    while shares.sum() > total:
        shares[np.argmax(np.where(shares > least, shares - wanted, -np.inf))] -= 1
    return shares


def _frames_within(
    tokens: Sequence[Token],
    predicted: NDArray[np.floating],
    *,
    spoken: int,
    pause: int,
) -> NDArray[np.int64]:
    """Share the frames of a word and of the pause after it among its tokens."""
    phones = [place for place, token in enumerate(tokens) if token.kind == "phone"]
    last_phone = phones[-1]
    has_punctuation = any(token.kind == "punctuation" for token in tokens[last_phone + 1 :])
    weights = np.array(predicted, dtype=np.float64)
    if has_punctuation:
        weights[last_phone] = min(weights[last_phone], float(_LAST_PHONE_FRAMES))
    is_needed = np.array([token.kind == "phone" for token in tokens])
    body, tail = slice(0, last_phone + 1), slice(last_phone + 1, len(tokens))
    if pause <= _PAUSE_FRAMES:
        if has_punctuation:
            weights[tail] = np.minimum(weights[tail], _SQUEEZED_FRAMES)
        return share(weights, spoken + pause, is_needed)
    shares = np.zeros(len(tokens), dtype=np.int64)
    shares[body] = share(weights[body], spoken, is_needed[body])
    after = len(tokens) - last_phone - 1
    if after:
        capped = np.minimum(weights[tail], _TAIL_FRAMES)
        in_tail = min(pause, _TAIL_FRAMES)
        shares[tail] = share(capped, in_tail, np.ones(after, dtype=bool))
        pause -= in_tail
    shares[last_phone] += pause
    return shares
