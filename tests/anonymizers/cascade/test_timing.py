"""Words come when the source said them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from anonymizers.cascade.timing import (
    FRAMES_PER_SECOND,
    Token,
    active_seconds,
    share,
    token_frames,
)
from anonymizers.cascade.transcripts import Word


def tokens(*spoken):
    """Tokens of words: letters are phones, ' stresses; a space stands between two words."""
    kinds = {"'": "stress", ",": "punctuation", ".": "punctuation"}
    found = []
    for word, symbols in enumerate(spoken):
        found += [Token(symbol, kinds.get(symbol, "phone"), word) for symbol in symbols]
        found.append(Token(" ", "space", word))
    return found[:-1]


def frames_of(said, words, frames, predicted=None, active=(0.0, 99.0)):
    weights = np.full(len(said) + 2, 3.0) if predicted is None else np.array(predicted)
    return token_frames(said, words, weights, frames, active)


def starts(said, durations):
    """First frame of each word."""
    first = np.cumsum(durations)[:-1]
    return [first[min(k for k, token in enumerate(said) if token.word == word)]
            for word in sorted({token.word for token in said})]  # fmt: skip


class TestTokenFrames:
    def test_words_begin_where_the_source_has_them_and_nothing_is_left_over(self):
        said = tokens("'abc", "de", "'fg.")
        words = [Word("abc", 0.5, 0.9), Word("de", 1.0, 1.5), Word("fg.", 2.5, 3.0)]
        durations = frames_of(said, words, 160)
        assert durations.sum() == 160
        assert starts(said, durations) == [20, 40, 100]

    def test_sounds_keep_the_proportions_of_the_synthesizer_within_a_word(self):
        said = tokens("abc", "d")
        words = [Word("abc", 0.5, 1.5), Word("d", 1.5, 2.0)]
        durations = frames_of(said, words, 100, [1, 2, 4, 2, 0.3, 1, 1])
        np.testing.assert_allclose(durations[1:4], np.array([2, 4, 2]) * 40 / 8.3, atol=1)

    def test_a_pause_goes_to_what_stands_between_the_words(self):
        said = tokens("ab,", "cd")
        words = [Word("ab,", 0.5, 1.0), Word("cd", 1.1, 2.0)]
        durations = frames_of(said, words, 90)
        assert durations[3] + durations[4] == 4
        assert durations[1] + durations[2] == 20

    def test_of_a_long_pause_the_rest_is_on_the_last_sound(self):
        said = tokens("ab,", "cd")
        words = [Word("ab,", 0.5, 1.0), Word("cd", 2.0, 3.0)]
        durations = frames_of(said, words, 130)
        assert durations[3] + durations[4] == 6
        assert durations[2] == 10 + 34
        assert starts(said, durations) == [20, 80]

    def test_a_pause_that_the_synthesizer_puts_on_the_last_sound_is_capped(self):
        said = tokens("ab,", "cd")
        words = [Word("ab,", 0.5, 1.0), Word("cd", 1.0, 2.0)]
        durations = frames_of(said, words, 90, [9, 4, 30, 9, 1, 4, 4, 9])
        assert durations[2] <= 1.5 * durations[1]

    def test_where_frames_run_short_sounds_are_kept(self):
        said = tokens("'a'bc,", "d")
        words = [Word("abc,", 0.5, 0.56), Word("d", 0.58, 1.0)]
        durations = frames_of(said, words, 50)
        kept = {token.symbol for token, frames in zip(said, durations[1:-1], strict=True) if frames}
        assert {"a", "b", "c", "d"} <= kept

    def test_the_first_word_begins_with_the_speech_and_the_last_ends_with_it(self):
        said = tokens("ab", "cd")
        words = [Word("ab", 0.0, 1.2), Word("cd", 1.2, 2.0)]
        durations = frames_of(said, words, 120, [1, 8, 8, 1, 3, 3, 1], active=(0.8, 1.7))
        assert durations[0] == 32
        assert starts(said, durations)[1] == 48

    def test_a_first_word_is_not_drawn_out_over_the_noise_before_it(self):
        said = tokens("ab", "cd")
        words = [Word("ab", 0.125, 1.2), Word("cd", 1.2, 2.0)]
        durations = frames_of(said, words, 120, [1, 4, 4, 1, 3, 3, 1], active=(0.1, 1.7))
        assert durations[0] == 48 - 12
        assert starts(said, durations)[1] == 48

    @given(some.data())
    def test_any_times_give_as_many_frames_as_there_are(self, data):
        count = data.draw(some.integers(1, 6))
        times = data.draw(some.lists(some.floats(-1, 9), min_size=2 * count, max_size=2 * count))
        spoken = data.draw(some.lists(some.sampled_from(["a", "'ab,", "abc"]),
                                      min_size=count, max_size=count))  # fmt: skip
        words = [Word("w", times[2 * k], times[2 * k + 1]) for k in range(count)]
        frames = data.draw(some.integers(4, 300))
        durations = frames_of(tokens(*spoken), words, frames, active=(0.1, 5.0))
        assert durations.sum() == frames
        assert durations.min() >= 0


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


class TestActiveSeconds:
    def test_speech_begins_where_it_becomes_loud(self):
        samples = np.random.default_rng(0).standard_normal(48_000) * 1e-3
        samples[16_000:32_000] *= 300
        begin, end = active_seconds(samples, 16_000)
        assert begin == pytest.approx(1.0 - 0.03, abs=0.02)
        assert end == pytest.approx(2.0 + 0.05, abs=0.03)

    def test_frames_are_those_of_the_synthesizer(self):
        assert FRAMES_PER_SECOND * 600 == 24_000
