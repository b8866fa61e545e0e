"""The source's melody in another range."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers.cascade.melody import FRAMES_PER_SECOND, mapped_melody
from anonymizers.pitch import PitchTrack

LIMITS = (80.0, 300.0)


def track(hertz, voiced=slice(None)):
    known = np.full(len(hertz), np.nan)
    known[voiced] = hertz[voiced]
    return PitchTrack(np.arange(len(hertz)) * 0.016 + 0.008, known)


def contour(base, depth=0.2, frames=200):
    return base * np.exp(depth * np.sin(np.arange(frames) / 9.0))


def predicted(hertz=200.0, frames=256):
    """Rising, unvoiced in the middle."""
    made = hertz * np.exp(np.linspace(-0.2, 0.2, frames))
    made[100:130] = -3.0
    return made


def test_the_melody_is_the_sources_and_the_range_is_the_predictions():
    source = contour(110.0)
    mapped = mapped_melody(track(source), predicted(), LIMITS)
    voiced = mapped > 10
    seconds = (np.arange(len(mapped)) + 0.5) / FRAMES_PER_SECOND
    expected = np.interp(seconds, track(source).seconds, np.log(source))
    assert np.corrcoef(np.log(mapped[voiced]), expected[voiced])[0, 1] > 0.999
    assert np.median(mapped[voiced]) == pytest.approx(200, rel=0.05)


def test_what_is_voiced_is_left_as_predicted():
    mapped = mapped_melody(track(contour(110.0), slice(0, 50)), predicted(), LIMITS)
    np.testing.assert_array_equal(mapped[100:130], np.float32(-3.0))
    assert (np.delete(mapped, np.s_[100:130]) > 80).all()


def test_a_melody_goes_with_the_source_wherever_the_first_frame_is():
    source = track(contour(110.0))
    whole = mapped_melody(source, np.full(256, 200.0), LIMITS)
    later = mapped_melody(source, np.full(206, 200.0), LIMITS, begin=50 / FRAMES_PER_SECOND)
    np.testing.assert_allclose(later, whole[50:], rtol=1e-5)


def test_the_median_stays_within_limits():
    for hertz, limit in ((40.0, 80.0), (900.0, 300.0)):
        mapped = mapped_melody(track(contour(150.0)), predicted(hertz), LIMITS)
        assert np.median(mapped[mapped > 10]) == pytest.approx(limit, rel=0.05)


def test_a_monotonous_source_stays_so():
    mapped = mapped_melody(track(contour(110.0, depth=0.01)), predicted(), LIMITS)
    voiced = mapped[mapped > 10]
    assert voiced.max() / voiced.min() < 1.05


def test_a_single_octave_error_is_taken_out():
    source = contour(110.0)
    source[60] *= 2
    mapped = mapped_melody(track(source), predicted(), LIMITS)
    plain = mapped_melody(track(contour(110.0)), predicted(), LIMITS)
    np.testing.assert_allclose(mapped, plain, rtol=0.05)


def test_without_a_melody_the_synthesizers_own_is_spoken():
    np.testing.assert_array_equal(
        mapped_melody(track(contour(110.0), slice(0, 3)), predicted(), LIMITS),
        predicted().astype(np.float32),
    )
