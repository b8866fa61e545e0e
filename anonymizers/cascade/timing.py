"""How long each sound is to last, so that words come when the source said them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anonymizers.cascade.transcripts import Word
    from anonymizers.corpora.audio import Samples

Kind = Literal["phone", "stress", "punctuation", "space"]

FRAMES_PER_SECOND: Final = 40
"""Of durations: the synthesizer's."""

_PAUSE_FRAMES = 3  # a longer gap between words is a pause
_TAIL_FRAMES = 6  # of punctuation and space after a word
_LAST_PHONE_FRAMES = 4.0  # longer predictions for a phone before punctuation are of a pause
_SQUEEZED_FRAMES = 2.0  # of punctuation where there is no pause
_SMALLEST_WEIGHT = 0.3
_LOUD = 0.35  # of the range from quiet to loud, in dB, above which speech has begun
_AT_ONCE = 0.2  # seconds; recognizers let a first word begin there that begins later
_LONGEST_FIRST_WORD = 1.5  # times what the synthesizer would let it last
_BEFORE_ONSET, _AFTER_OFFSET = 0.03, 0.05  # seconds


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


def active_seconds(samples: Samples, sample_rate: int) -> tuple[float, float]:
    """Return when speech begins and ends, by its level.

    Recognizers let the first word begin with the file.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        Not silent.
    sample_rate : int
        In Hz.
    """
    hop = max(1, round(sample_rate / (2 * FRAMES_PER_SECOND)))
    starts = np.arange(0, len(samples), hop)
    sizes = np.diff(np.append(starts, len(samples)))
    power = np.add.reduceat(np.square(samples), starts) / sizes
    decibels = 10 * np.log10(np.maximum(power, power.max() * 1e-8))
    quiet, loud = np.quantile(decibels, [0.05, 0.95])
    is_loud = np.flatnonzero(decibels >= quiet + _LOUD * (loud - quiet))
    first, last = is_loud[0] * hop / sample_rate, is_loud[-1] * hop / sample_rate
    return max(0.0, first - _BEFORE_ONSET), last + _AFTER_OFFSET


def token_frames(
    tokens: Sequence[Token],
    words: Sequence[Word],
    predicted: NDArray[np.floating],
    frames: int,
    active: tuple[float, float],
) -> NDArray[np.int64]:
    """Give each token its frames.

    A word gets those from its start to the next word's. Within it they are shared as the
    synthesizer would; a pause after a word is on what stands between it and the next, and where
    frames run short, stresses, spaces and punctuation go first.

    Parameters
    ----------
    tokens : sequence of Token
        Ascending by word; every word has a phone.
    words : sequence of Word
    predicted : ndarray, shape (len(tokens) + 2,)
        How many frames the synthesizer would give to each, and to the silence at both ends.
    frames : int
        All there are, at least 3.
    active : (float, float)
        When speech begins and ends, in seconds.

    Returns
    -------
    ndarray of int, shape (len(tokens) + 2,)
        Their sum is `frames`.
    """
    starts, ends = _word_frames(words, frames, active, _first_word(tokens, predicted))
    durations = np.zeros(len(tokens), dtype=np.int64)
    nexts = np.append(starts[1:], frames - 1)
    for word, (start, end, following) in enumerate(zip(starts, ends, nexts, strict=True)):
        places = [place for place, token in enumerate(tokens) if token.word == word]
        is_last = word == len(words) - 1
        durations[places] = _frames_within(
            [tokens[place] for place in places],
            predicted[1:-1][places],
            spoken=int(end - start),
            pause=int(following - end),
            is_last=is_last,
        )
    before = int(starts[0])
    return np.concatenate([[before], durations, [frames - before - int(durations.sum())]])


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


def _first_word(tokens: Sequence[Token], predicted: NDArray[np.floating]) -> float:
    """How long the synthesizer would let the first word last, in seconds."""
    sounds = [place for place, token in enumerate(tokens) if token.word == 0]
    spoken = [place for place in sounds if tokens[place].kind in ("phone", "stress")]
    return float(np.sum(predicted[1:-1][spoken])) / FRAMES_PER_SECOND


def _word_frames(
    words: Sequence[Word], frames: int, active: tuple[float, float], first_word: float
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """First frame of each word, and the one after its last; in order and within the speech."""
    begins = np.array([word.start for word in words])
    ends = np.array([word.end for word in words])
    onset, offset = active
    if begins[0] <= _AT_ONCE:
        # Noise before the speech is no part of the word, however loud.
        onset = max(onset, ends[0] - _LONGEST_FIRST_WORD * first_word)
    if onset < ends[0]:
        begins[0] = max(begins[0], onset)
    ends[-1] = max(min(offset, ends[-1] + 0.3), begins[-1] + 0.1)
    first = np.clip(np.rint(begins * FRAMES_PER_SECOND).astype(np.int64), 1, frames - 2)
    first = np.maximum.accumulate(first)
    after = np.clip(np.rint(ends * FRAMES_PER_SECOND).astype(np.int64), first + 1, frames - 1)
    after[:-1] = np.minimum(after[:-1], np.maximum(first[1:], first[:-1]))
    return first, after


def _frames_within(
    tokens: Sequence[Token],
    predicted: NDArray[np.floating],
    *,
    spoken: int,
    pause: int,
    is_last: bool,
) -> NDArray[np.int64]:
    """Share the frames of a word and of the pause after it among its tokens."""
    phones = [place for place, token in enumerate(tokens) if token.kind == "phone"]
    last_phone = phones[-1]
    has_punctuation = any(token.kind == "punctuation" for token in tokens[last_phone + 1 :])
    weights = np.array(predicted, dtype=np.float64)
    if has_punctuation or is_last:
        weights[last_phone] = min(weights[last_phone], _LAST_PHONE_FRAMES)
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
