"""The sounds of the set-up: their physics, and who tells them apart."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.signal

from listening_app.audio.ears import impression, intervals
from listening_app.audio.signals import (
    LEVEL_RMS,
    PITCH_HZ,
    SOFTER_DB,
    antiphase_trial,
    chime,
    huggins_trial,
    one_side,
)
from sessions.screening import ENOUGH, TRIALS, Screening

RATE = 16_000
WAVEFORMS = 6
"""Of each kind."""
JUDGEMENT = {"huggins": 0.02, "antiphase": 1.0}
"""Standard deviations: of the likeness of both ears, and of loudness in dB."""
MAKERS = {"huggins": huggins_trial, "antiphase": antiphase_trial}


def rms(samples: np.ndarray) -> float:
    return float(np.sqrt(np.mean(np.square(samples.astype(float)))))


@pytest.mark.parametrize("rate", [44_100, 48_000])
def test_a_side_is_heard_on_that_side_alone(rate: int):
    left, right = one_side("left", rate), one_side("right", rate)
    np.testing.assert_array_equal(left[:, 0], chime(rate)[:, 0])
    np.testing.assert_array_equal(right[:, 1], chime(rate)[:, 1])
    assert not left[:, 1].any()
    assert not right[:, 0].any()


@pytest.mark.parametrize("maker", MAKERS.values())
def test_a_trial_is_as_loud_as_the_recordings_and_never_clips(maker):
    samples = maker(2, np.random.default_rng(1), RATE)
    assert samples.dtype == np.float32
    assert np.abs(samples).max() < 0.5
    loudest = max(rms(sound) for sound in intervals(samples, RATE))
    assert 20 * np.log10(loudest / LEVEL_RMS) == pytest.approx(0.0, abs=1.5)


def test_each_ear_by_itself_hears_mere_noise():
    """The spectrum of the target's sides is the same: only their phase differs."""
    samples = huggins_trial(1, np.random.default_rng(1), RATE)
    target, other, _ = intervals(samples, RATE)
    np.testing.assert_array_equal(other[:, 0], other[:, 1])
    whole = target[500:-500]  # the ramps apart
    hertz, left = scipy.signal.welch(whole[:, 0], RATE, nperseg=1024)
    _, right = scipy.signal.welch(whole[:, 1], RATE, nperseg=1024)
    band = (hertz > 200) & (hertz < 3_500)
    assert np.abs(10 * np.log10(left[band] / right[band])).max() < 1.5
    _, coherence = scipy.signal.csd(whole[:, 0], whole[:, 1], RATE, nperseg=4096)
    frequencies = np.fft.rfftfreq(4096, 1 / RATE)
    phase = np.abs(np.angle(coherence))
    assert phase[np.argmin(np.abs(frequencies - PITCH_HZ))] > 2.5
    assert phase[(frequencies > 700) & (frequencies < 3_000)].max() < 0.3


def test_the_loudness_trial_has_one_softer_and_one_turned_over():
    for target in (1, 2, 3):
        sounds = intervals(antiphase_trial(target, np.random.default_rng(target), RATE), RATE)
        levels = [20 * np.log10(rms(sound)) for sound in sounds]
        assert max(levels) - levels[target - 1] == pytest.approx(SOFTER_DB, abs=0.01)
        turned = [n for n, sound in enumerate(sounds, 1) if not sound.sum(axis=1).any()]
        assert len(turned) == 1
        assert turned != [target]


def at_the_ears(samples: np.ndarray, *, mixed: bool) -> np.ndarray:
    """Both channels as they are, or mixed in the air before loudspeakers."""
    return np.repeat(samples.mean(axis=1, keepdims=True), 2, axis=1) if mixed else samples


def shares(*, mixed: bool, takes: int, lapse_share: float = 0.01) -> dict[str, float]:
    """How often somebody gets enough of each test's questions right, hearing the waveforms."""
    rng = np.random.default_rng(1)
    impressions = {
        (test, target): [
            impression(test, at_the_ears(maker(target, rng, RATE), mixed=mixed), RATE)
            for _ in range(WAVEFORMS)
        ]
        for test, maker in MAKERS.items()
        for target in (1, 2, 3)
    }
    enough = dict.fromkeys(MAKERS, 0)
    for take in range(takes):
        screening = Screening(str(take))
        for _ in range(2 * TRIALS):
            due = screening.due
            assert due is not None
            heard = impressions[due.test, due.target(screening.seed)][rng.integers(WAVEFORMS)]
            judged = heard + rng.normal(scale=JUDGEMENT[due.test], size=3)
            lapses = rng.random() < lapse_share
            chosen = int(rng.integers(1, 4)) if lapses else 1 + int(np.argmax(judged))
            screening = screening.answered(chosen)
        for test, score in screening.scores.items():
            enough[test] += score >= ENOUGH
    return {test: count / takes for test, count in enough.items()}


def test_with_headphones_and_one_lapse_in_a_hundred_both_are_passed():
    assert min(shares(mixed=False, takes=1_000).values()) >= 0.995


def test_through_loudspeakers_the_loudness_test_is_failed():
    share = shares(mixed=True, takes=1_000)
    assert share["antiphase"] <= 0.02
    assert share["huggins"] <= 0.1
