from __future__ import annotations

import numpy as np
import pyloudnorm
import pytest
from hypothesis import given
from hypothesis import strategies as st

from anonymizers.errors import UserError
from sessions.loudness import Level, common_target, matched, measure
from tests.sessions.small_corpus import vowel

RATE = 16_000


def test_a_full_scale_sine_at_one_kilohertz_has_the_loudness_of_the_standard() -> None:
    sine = np.sin(2 * np.pi * 997 * np.arange(48_000 * 5) / 48_000)
    level = measure(sine, 48_000)
    assert level.loudness == pytest.approx(-3.01, abs=0.05)
    assert level.peak == pytest.approx(0.0, abs=0.001)


def test_ten_decibels_less_are_ten_less() -> None:
    voice = vowel(120, 500, seconds=2.0)
    loud, soft = measure(voice, RATE), measure(voice / 10**0.5, RATE)
    assert loud.loudness - soft.loudness == pytest.approx(10.0, abs=0.01)
    assert loud.peak - soft.peak == pytest.approx(10.0, abs=1e-9)


def test_a_clip_too_short_to_gate_is_measured_by_its_active_samples() -> None:
    clip = np.zeros(RATE // 5)
    clip[960:2560] = 0.1
    assert measure(clip, RATE).loudness == pytest.approx(-20.0, abs=0.01)


def test_silence_before_and_after_changes_nothing() -> None:
    voice = vowel(120, 500, seconds=2.0)
    padded = np.concatenate([np.zeros(RATE), voice, np.zeros(RATE)])
    assert measure(padded, RATE).loudness == pytest.approx(measure(voice, RATE).loudness, abs=0.8)


@pytest.mark.parametrize("samples", [np.zeros(RATE), np.zeros(10), np.full(RATE, 1e-6)])
def test_silence_is_refused(samples: np.ndarray) -> None:
    with pytest.raises(UserError, match="silent"):
        measure(samples, RATE)


def test_matched_recordings_are_equally_loud() -> None:
    for pitch, formant in ((100, 400), (220, 900)):
        voice = vowel(pitch, formant, seconds=1.5)
        louder, gain = matched(voice, measure(voice, RATE), -26.0)
        assert pyloudnorm.Meter(RATE).integrated_loudness(louder) == pytest.approx(-26, abs=0.01)
        assert np.array_equal(louder, voice * 10 ** (gain / 20))


levels = st.builds(
    Level,
    st.floats(-60, -5, allow_nan=False),
    st.floats(-40, 6, allow_nan=False),
)


@given(st.lists(levels, min_size=1))
def test_nothing_peaks_above_the_ceiling_and_the_target_is_no_lower_than_needed(
    recordings: list[Level],
) -> None:
    target = common_target(recordings, target=-26.0, ceiling=-1.0)
    peaks = [level.peak + target - level.loudness for level in recordings]
    assert max(peaks) <= -1.0 + 1e-9
    assert target == -26.0 or max(peaks) == pytest.approx(-1.0)
