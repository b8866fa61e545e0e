"""When a buffer came too close to empty."""

from __future__ import annotations

from listening_app.audio.starvation import StarvationWatch

BLOCK_SECONDS = 0.025


def judge(lefts: list[float]) -> list[bool]:
    watch = StarvationWatch()
    return [watch.starved(left, BLOCK_SECONDS) for left in lefts]


def test_filling_an_empty_buffer_is_no_gap():
    assert not any(judge([0.001, 0.025, 0.05, 0.075, 0.1, 0.125]))


def test_an_unsteady_but_filled_buffer_is_no_gap():
    assert not any(judge([0.125, 0.06, 0.04, 0.125, 0.1]))


def test_a_nearly_empty_buffer_counts_until_it_rises():
    lefts = [0.125, 0.006, 0.03, 0.04, 0.08, 0.125, 0.0, 0.0, 0.025]
    assert judge(lefts) == [False, True, False, False, False, False, True, True, False]


def test_a_buffer_that_falls_again_before_it_was_full_counts_again():
    assert judge([0.1, 0.02, 0.039, 0.046, 0.0]) == [False, True, False, False, True]
