"""Bands of the spectrum with Hann-shaped edges: two exchanged, one covered with noise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from scipy.fft import irfft, next_fast_len, rfft
from scipy.ndimage import uniform_filter1d

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

EDGE_HERTZ: Final = 100.0
"""Width over which a band rises from nothing to all."""
ENVELOPE_SECONDS: Final = 0.01


def hann_band(
    frequencies: NDArray[np.float64], low: float, high: float, edge: float = EDGE_HERTZ
) -> NDArray[np.float64]:
    """Gain of a pass band whose edges are halves of a Hann window.

    Bands that share a limit add up to 1 around it.

    Parameters
    ----------
    frequencies : ndarray, shape (k,)
        In Hz.
    low, high : float
        Where the gain is one half, in Hz.
    edge : float
        In Hz.

    Returns
    -------
    ndarray, shape (k,)
        From 0 to 1.
    """

    def rise(limit: float) -> NDArray[np.float64]:
        passed = np.clip((frequencies - limit) / edge + 0.5, 0.0, 1.0)
        return 0.5 - 0.5 * np.cos(np.pi * passed)

    return rise(low) - rise(high)


def exchange_bands(
    samples: Samples, sample_rate: int, first: float, second: float, width: float
) -> Samples:
    """Exchange two bands of the same width: each is shifted to the place of the other.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.
    first, second : float
        Centres of the bands in Hz, at least a width apart.
    width : float
        In Hz.

    Returns
    -------
    ndarray, shape (n,)
        The samples as they are, when a band reaches beyond half the sample rate.
    """
    if second + width / 2 + EDGE_HERTZ / 2 > sample_rate / 2:
        return samples
    spectrum, frequencies = _spectrum(samples, sample_rate)
    steps = round((second - first) / frequencies[1])
    lower, upper = (
        spectrum * hann_band(frequencies, centre - width / 2, centre + width / 2)
        for centre in (first, first + steps * frequencies[1])
    )
    # np.roll brings nothing round: both bands are zero there.
    exchanged = spectrum - lower - upper + np.roll(lower, steps) + np.roll(upper, -steps)
    return _samples(exchanged, len(samples))


def add_modulated_noise(
    samples: Samples,
    sample_rate: int,
    low: float,
    high: float,
    *,
    level_db: float,
    generator: np.random.Generator,
) -> Samples:
    """Add pink noise to a band, as loud at each moment as the band itself, changed by a level.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.
    low, high : float
        Limits of the band in Hz; what lies beyond half the sample rate does not count.
    level_db : float
        Of the noise against the speech in the band.
    generator : numpy.random.Generator

    Returns
    -------
    ndarray, shape (n,)
        The samples as they are, when the whole band lies beyond half the sample rate.
    """
    if low + EDGE_HERTZ > sample_rate / 2:
        return samples
    spectrum, frequencies = _spectrum(samples, sample_rate)
    band = hann_band(frequencies, low, high)
    speech = _samples(spectrum * band, len(samples))
    white, _ = _spectrum(generator.standard_normal(len(samples)), sample_rate)
    noise = _samples(white * band / np.sqrt(np.maximum(frequencies, low)), len(samples))
    strength = np.sqrt(np.mean(np.square(noise)))
    if strength == 0:
        return samples
    modulated = noise / strength * _envelope(speech, sample_rate)
    # Modulation widens the spectrum; what it puts outside the band is taken away.
    inside = _samples(_spectrum(modulated, sample_rate)[0] * band, len(samples))
    return samples + 10 ** (level_db / 20) * inside


def _envelope(samples: Samples, sample_rate: int) -> Samples:
    size = max(1, round(ENVELOPE_SECONDS * sample_rate))
    power = uniform_filter1d(np.square(samples), size, mode="constant")
    return np.sqrt(np.maximum(power, 0.0))


def _spectrum(
    samples: Samples, sample_rate: int
) -> tuple[NDArray[np.complex128], NDArray[np.float64]]:
    """Return the spectrum, with zeros behind the samples, and its frequencies in Hz."""
    size = 2 * next_fast_len((len(samples) + sample_rate // 10) // 2 + 1, real=True)
    frequencies = np.arange(size // 2 + 1, dtype=np.float64) * (sample_rate / size)
    return rfft(samples, size), frequencies


def _samples(spectrum: NDArray[np.complex128], length: int) -> Samples:
    samples: Samples = irfft(spectrum, 2 * (len(spectrum) - 1))[:length]
    return samples
