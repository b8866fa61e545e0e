"""Words come when the source said them."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as some

from anonymizers.cascade.timing import (
    FRAMES_PER_SECOND,
    Token,
    natural_frames,
    share,
    token_timing,
)


def tokens(*spoken):
    """Tokens of words: letters are phones, ' stresses; a space stands between two words."""
    kinds = {"'": "stress", ",": "punctuation", ".": "punctuation"}
    found = []
    for word, symbols in enumerate(spoken):
        found += [Token(symbol, kinds.get(symbol, "phone"), word) for symbol in symbols]
        found.append(Token(" ", "space", word))
    return found[:-1]


def timed(said, starts, predicted=None):
    """Timing of tokens that the source begins at these seconds; it goes on as it went before."""
    weights = np.full(len(said) + 2, 3.0) if predicted is None else np.array(predicted, float)
    seconds = [0.0, *starts, starts[-1] + 0.1]
    return token_timing(said, weights, np.array(seconds))


def begins(said, timing):
    """First frame of each word, in the source."""
    first = timing.begin + np.cumsum(timing.frames)[:-1]
    return [first[min(k for k, token in enumerate(said) if token.word == word)]
            for word in sorted({token.word for token in said})]  # fmt: skip


class TestTokenTiming:
    def test_words_begin_where_the_source_has_them(self):
        said = tokens("'abc", "de", "'fg.")
        starts = [0.5, 0.55, 0.7, 0.8, 0.95, 1.0, 1.2, 1.4, 2.5, 2.55, 2.7, 2.9]
        assert begins(said, timed(said, starts)) == [20, 40, 100]

    def test_sounds_keep_the_proportions_of_the_synthesizer_within_a_word(self):
        said = tokens("abc", "d")
        timing = timed(said, [0.5, 0.6, 0.7, 1.5, 1.5], [1, 2, 4, 2, 0.3, 1, 1])
        np.testing.assert_allclose(timing.frames[1:4], np.array([2, 4, 2]) * 40 / 8.3, atol=1)

    def test_a_pause_goes_to_what_stands_between_the_words(self):
        said = tokens("ab,", "cd")
        frames = timed(said, [0.5, 0.9, 1.0, 1.05, 1.1, 1.4]).frames
        assert frames[3] + frames[4] == 4
        assert frames[1] + frames[2] == 20

    def test_of_a_long_pause_the_rest_is_on_the_last_sound(self):
        said = tokens("ab,", "cd")
        timing = timed(said, [0.5, 0.9, 1.0, 1.5, 2.0, 2.4])
        assert timing.frames[3] + timing.frames[4] == 6
        assert timing.frames[2] == 10 + 34
        assert begins(said, timing) == [20, 80]

    def test_a_pause_that_the_synthesizer_puts_on_the_last_sound_is_none_of_the_word(self):
        said = tokens("ab,", "cd")
        predicted = [9, 16, 30, 9, 1, 4, 4, 9]
        timing = timed(said, [0.5, 0.9, 1.9, 2.0, 2.0, 2.3], predicted)
        assert timing.frames[1] == 16
        assert begins(said, timing) == [20, 80]

    def test_where_frames_run_short_sounds_are_kept(self):
        said = tokens("'a'bc,", "d")
        frames = timed(said, [0.5, 0.5, 0.5, 0.5, 0.55, 0.58, 0.58, 0.6]).frames
        kept = {token.symbol for token, n in zip(said, frames[1:-1], strict=True) if n}
        assert {"a", "b", "c", "d"} <= kept

    def test_the_silence_around_a_sentence_is_as_the_synthesizer_would_have_it(self):
        said = tokens("ab", "cd.")
        predicted = [12, 2, 2, 2, 2, 18, 7, 1]
        for first in (0.1, 2.0):
            starts = [first, first + 0.1, first + 0.2, first + 0.25, first + 0.4, first + 0.5]
            timing = timed(said, starts, predicted)
            assert timing.begin == round(40 * first) - 12
            np.testing.assert_array_equal(timing.frames[[0, 5, 6, 7]], [12, 18, 7, 1])

    @given(some.data())
    def test_any_times_give_every_word_its_time(self, data):
        spoken = data.draw(some.lists(some.sampled_from(["a", "'ab,", "abc"]), min_size=1,
                                      max_size=6))  # fmt: skip
        said = tokens(*spoken)
        seconds = some.lists(some.floats(0, 9), min_size=len(said) + 2, max_size=len(said) + 2)
        starts = np.sort(data.draw(seconds))
        timing = token_timing(said, np.full(len(said) + 2, 2.0), starts)
        assert timing.frames.min() >= 0
        first = [min(k for k, token in enumerate(said) if token.word == word)
                 for word in range(len(spoken))]  # fmt: skip
        np.testing.assert_array_equal(
            begins(said, timing), np.rint(starts[1:-1][first] * FRAMES_PER_SECOND)
        )


class TestShare:
    @given(
        some.lists(some.floats(0, 50), min_size=1, max_size=12), some.integers(0, 200), some.data()
    )
    def test_shares_are_whole_and_sum_up(self, weights, total, data):
        needed = data.draw(
            some.lists(some.booleans(), min_size=len(weights), max_size=len(weights))
        )
        shares = share(np.array(weights), total, np.array(needed))
        assert shares.sum() == total
        assert shares.min() >= 0
        if total >= len(weights):
            assert shares.min() >= 1

    def test_those_that_are_needed_come_first(self):
        needed = np.array([True, False, True, False])
        np.testing.assert_array_equal(share(np.ones(4), 2, needed), [1, 0, 1, 0])
        np.testing.assert_array_equal(share(np.array([1.0, 9, 2, 9]), 1, needed), [0, 0, 1, 0])


def test_frames_are_those_of_the_synthesizer():
    assert FRAMES_PER_SECOND * 600 == 24_000


def test_each_token_naturally_lasts_a_frame_at_least():
    np.testing.assert_array_equal(natural_frames(np.array([0.2, 1.4, 2.6])), [1, 1, 3])
