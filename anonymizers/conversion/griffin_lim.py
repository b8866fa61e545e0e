"""Waveforms from mel spectrograms without a network."""

from __future__ import annotations

from functools import cache
from typing import Final

import torch

from anonymizers.conversion.features import HOP_SAMPLES
from anonymizers.conversion.spectra import (
    from_short_time_spectrum,
    mel_bank,
    short_time_spectrum,
)

ITERATIONS: Final = 32
_MOMENTUM = 0.99


def griffin_lim(mel: torch.Tensor, noise: torch.Tensor) -> torch.Tensor:
    """Find a waveform with a given spectrogram.

    D. Griffin and J. Lim (1984), with the acceleration of N. Perraudin et al. (WASPAA 2013).

    Parameters
    ----------
    mel : Tensor, shape (batch, 80, hops)
        Natural logarithm of magnitudes in mel bands, as `spectra.log_mel` gives it.
    noise : Tensor, shape (batch, hops * 160)
        White; its phases are the first guess.

    Returns
    -------
    Tensor, shape (batch, hops * 160)
    """
    magnitudes = (_inverse_bank(mel.device) @ mel.exp()).clamp_min(0)
    assert noise.shape[-1] == mel.shape[-1] * HOP_SAMPLES
    spectrum = _with_phases(magnitudes, short_time_spectrum(noise))
    previous = torch.zeros_like(spectrum)
    for _ in range(ITERATIONS):
        consistent = short_time_spectrum(from_short_time_spectrum(spectrum))
        spectrum = _with_phases(magnitudes, consistent + _MOMENTUM * (consistent - previous))
        previous = consistent
    return from_short_time_spectrum(spectrum)


def _with_phases(magnitudes: torch.Tensor, phases: torch.Tensor) -> torch.Tensor:
    return magnitudes * phases / phases.abs().clamp_min(1e-8)


@cache
def _inverse_bank(device: torch.device) -> torch.Tensor:
    """Pseudo-inverse of the mel bank, shape (513, 80)."""
    return torch.linalg.pinv(mel_bank(device).double()).float()
