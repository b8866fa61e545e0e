"""Harmonics and noise, filtered: the waveform stage of the neural source-filter model."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import torch

from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.features import HOP_SAMPLES
from anonymizers.conversion.spectra import (
    BINS,
    TRANSFORM,
    cepstrum_of_mel,
    from_short_time_spectrum,
    log_mel,
    mel_of_cepstrum,
    mel_of_hertz,
    short_time_spectrum,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

HARMONIC_BANDS: Final = 80
NOISE_BANDS: Final = 40

_LOWEST_LOG, _HIGHEST_LOG = -14.0, 6.0
_FADE_HERTZ = (4_000.0, 5_500.0)  # above, voiced speech is noise rather than harmonics
_FADE_LOG = -7.0


def synthesize(
    bands: torch.Tensor, f0_hertz: torch.Tensor, voicing: torch.Tensor, noise: torch.Tensor
) -> torch.Tensor:
    """Filter a pulse train and noise with envelopes that change every 10 ms.

    Parameters
    ----------
    bands : Tensor, shape (batch, 80 + 40, hops)
        Log magnitudes of the harmonics' and of the noise's filter, at mel-spaced frequencies.
    f0_hertz, voicing : Tensor, shape (batch, hops)
        Voicing is 1 where there are harmonics, 0 where there are none.
    noise : Tensor, shape (batch, hops * 160)
        White, of deviation 1.

    Returns
    -------
    Tensor, shape (batch, hops * 160)
    """
    harmonics, breath = (
        bands.clamp(_LOWEST_LOG, _HIGHEST_LOG)
        .transpose(1, 2)
        .split([HARMONIC_BANDS, NOISE_BANDS], dim=2)
    )
    tables = _tables(bands.device)
    magnitude = torch.exp(harmonics @ tables.harmonics + tables.fade)
    phase = harmonics @ tables.phases + tables.fade_phase
    harmonic_filter = torch.complex(magnitude * torch.cos(phase), magnitude * torch.sin(phase))
    noise_filter = torch.exp(breath @ tables.noise)
    pulses = short_time_spectrum(pulse_train(f0_hertz, voicing)).transpose(1, 2)
    breaths = short_time_spectrum(noise).transpose(1, 2)
    spectrum = pulses * harmonic_filter + breaths * noise_filter
    return from_short_time_spectrum(spectrum.transpose(1, 2))


def pulse_train(f0_hertz: torch.Tensor, voicing: torch.Tensor) -> torch.Tensor:
    """Add up all harmonics below half the sample rate, in phase and equally strong.

    Parameters
    ----------
    f0_hertz, voicing : Tensor, shape (batch, hops)

    Returns
    -------
    Tensor, shape (batch, hops * 160)
        Of deviation about 1 where voicing is 1.
    """
    f0 = torch.exp(_every_sample(f0_hertz.log()))
    # Cycles of a minute of speech need more digits than single precision has.
    angle = torch.pi * (torch.cumsum(f0.double() / SAMPLE_RATE, dim=1) % 1).float()
    count = torch.floor((SAMPLE_RATE / 2 - 50) / f0)
    # sum of cos(2 k x) for k = 1 ... count, by the Dirichlet kernel
    sine = torch.sin(angle)
    is_peak = sine.abs() < 1e-4
    kernel = torch.sin((2 * count + 1) * angle) / (2 * torch.where(is_peak, 1.0, sine)) - 0.5
    return torch.where(is_peak, count, kernel) * torch.sqrt(2 / count) * _every_sample(voicing)


def harmonic_ripple(f0_hertz: torch.Tensor, voicing: torch.Tensor) -> torch.Tensor:
    """Return what harmonics alone do to log-mel spectra: peaks and valleys about a flat envelope.

    Parameters
    ----------
    f0_hertz, voicing : Tensor, shape (batch, hops)

    Returns
    -------
    Tensor, shape (batch, 80, hops)
        Zero where nothing is voiced.
    """
    mel = log_mel(pulse_train(f0_hertz, voicing))
    return (mel - mel_of_cepstrum(cepstrum_of_mel(mel))) * voicing[:, None]


def _every_sample(values: torch.Tensor) -> torch.Tensor:
    """Interpolate from hops to samples, shape (batch, hops * 160); the last value is held."""
    following = torch.cat([values[:, 1:], values[:, -1:]], dim=1)
    share = torch.arange(HOP_SAMPLES, device=values.device) / HOP_SAMPLES
    return (values[..., None] + (following - values)[..., None] * share).flatten(1)


def _minimum_phase(log_magnitude: torch.Tensor) -> torch.Tensor:
    """Return the phase of the causal filter of least delay, shape (..., 513), by its cepstrum.

    It is linear in the log magnitude, so that those of a few bands tell those of all mixtures.
    """
    folding = torch.zeros(TRANSFORM, dtype=torch.float64)
    folding[0] = folding[TRANSFORM // 2] = 1
    folding[1 : TRANSFORM // 2] = 2
    cepstrum = torch.fft.irfft(log_magnitude.double(), n=TRANSFORM)
    return torch.fft.rfft(cepstrum * folding).imag.float()


class _Tables(NamedTuple):
    """What is the same for all speech; the last axis is that of the 513 frequencies."""

    harmonics: torch.Tensor
    """From bands to log magnitudes, shape (80, 513)."""
    phases: torch.Tensor
    """From bands to phases, shape (80, 513)."""
    noise: torch.Tensor
    """From bands to log magnitudes, shape (40, 513)."""
    fade: torch.Tensor
    """Log attenuation of harmonics, shape (513,)."""
    fade_phase: torch.Tensor
    """Its phase, shape (513,)."""


@cache
def _tables(device: torch.device) -> _Tables:
    low, high = _FADE_HERTZ
    hertz = torch.linspace(0, SAMPLE_RATE / 2, BINS)
    fade = _FADE_LOG * ((hertz - low) / (high - low)).clamp(0, 1)
    harmonics = _interpolation(HARMONIC_BANDS)
    tables = (
        harmonics,
        _minimum_phase(harmonics),
        _interpolation(NOISE_BANDS),
        fade,
        _minimum_phase(fade),
    )
    return _Tables(*(table.to(device) for table in tables))


def _interpolation(bands: int) -> torch.Tensor:
    """Matrix from values at mel-spaced frequencies to all frequencies, shape (bands, 513)."""
    mel: NDArray[np.float64] = mel_of_hertz(np.linspace(0, SAMPLE_RATE / 2, BINS))
    places = mel / mel[-1] * (bands - 1)
    weights = np.maximum(0, 1 - np.abs(places - np.arange(bands)[:, None]))
    return torch.from_numpy(weights.astype(np.float32))
