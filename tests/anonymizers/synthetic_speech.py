"""Signals whose pitch, formants and syllables are known."""

from __future__ import annotations

import numpy as np
from scipy.signal import lfilter

from anonymizers import frames, lpc

FORMANTS = np.array([500.0, 1_500.0, 2_500.0, 3_500.0])


def pulses(hertz, sample_rate):
    """Impulses at the periods of F0, given for each sample."""
    phase = np.cumsum(np.asarray(hertz) / sample_rate)
    return np.diff(np.floor(phase), prepend=0.0)


def through_resonances(source, formants, sample_rate, bandwidth=80.0):
    for formant in formants:
        radius = np.exp(-np.pi * bandwidth / sample_rate)
        angle = 2 * np.pi * formant / sample_rate
        source = lfilter([1 - radius], [1, -2 * radius * np.cos(angle), radius**2], source)
    return source


def vowel(hertz=120.0, seconds=1.0, sample_rate=16_000, formants=FORMANTS):
    """A steady vowel, its pitch as asked."""
    count = round(seconds * sample_rate)
    breath = 1e-4 * np.random.default_rng(0).standard_normal(count)
    voice = lfilter([1], [1, -0.95], pulses(np.full(count, hertz), sample_rate) + breath)
    speech = through_resonances(voice, formants, sample_rate)
    return 0.5 * speech / np.abs(speech).max()


def syllables(per_second, seconds=4.0, hertz=120.0, sample_rate=16_000):
    """A vowel that grows loud and soft so many times a second."""
    time_axis = np.arange(round(seconds * sample_rate)) / sample_rate
    loudness = 0.02 + 0.98 * np.sin(np.pi * per_second * time_axis) ** 2
    return vowel(hertz, seconds, sample_rate) * loudness


def formant_peaks(samples, sample_rate, near, width=300.0):
    """Frequency of the largest value of a smooth spectrum around each given frequency."""
    length = sample_rate // 25
    cut = frames.split(samples, length, length // 2) * np.hanning(length)
    cut = cut[np.square(cut).mean(axis=1) > 0.1 * np.square(cut).mean()]
    emphasized = np.diff(cut, axis=1)
    analysis = lpc.burg(emphasized, 2 * len(FORMANTS) + 8)
    grid = np.arange(50.0, sample_rate / 2, 5.0)
    powers = np.exp(-2j * np.pi * np.outer(grid / sample_rate, np.arange(analysis.shape[1])))
    envelope = np.mean(-np.log(np.abs(analysis @ powers.T)), axis=0)
    peaks = []
    for frequency in near:
        around = np.abs(grid - frequency) < width
        peaks.append(grid[around][np.argmax(envelope[around])])
    return np.array(peaks)
