"""What the networks are trained to make small."""

from __future__ import annotations

from functools import cache
from typing import Final

import torch

TRANSFORMS: Final = (256, 512, 1_024)
"""Points of the Fourier transforms, from fine in time to fine in frequency."""

_POWER_FLOOR = 1e-7
_CONVERGENCE_WEIGHT = 0.5
_CHANGE_WEIGHT = 0.5


def spectral_loss(synthesized: torch.Tensor, original: torch.Tensor) -> torch.Tensor:
    """Compare magnitudes at several resolutions (R. Yamamoto et al., ICASSP 2020, Eq. 4 to 6).

    Parameters
    ----------
    synthesized, original : Tensor, shape (batch, n)

    Returns
    -------
    Tensor, shape ()
        Mean of the log-magnitude distance and half the spectral convergence.
    """
    total = synthesized.new_zeros(())
    for points in TRANSFORMS:
        found, wanted = _powers(synthesized, points), _powers(original, points)
        distance = 0.5 * (found.log() - wanted.log()).abs().mean()
        convergence = (found.sqrt() - wanted.sqrt()).norm() / wanted.sum().sqrt()
        total = total + distance + _CONVERGENCE_WEIGHT * convergence
    return total / len(TRANSFORMS)


def cepstral_loss(predicted: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    """Compare cepstra, and how they change from hop to hop.

    Parameters
    ----------
    predicted, wanted : Tensor, shape (batch, coefficients, hops)

    Returns
    -------
    Tensor, shape ()
    """
    change = (predicted.diff(dim=2) - wanted.diff(dim=2)).abs().mean()
    return (predicted - wanted).abs().mean() + _CHANGE_WEIGHT * change


def _powers(samples: torch.Tensor, points: int) -> torch.Tensor:
    padded = torch.nn.functional.pad(samples, (points // 2, points // 2))
    windows = padded.unfold(1, points, points // 4) * _window(points, samples.device)
    spectrum = torch.fft.rfft(windows)
    return spectrum.real.square() + spectrum.imag.square() + _POWER_FLOOR


@cache
def _window(points: int, device: torch.device) -> torch.Tensor:
    return torch.hann_window(points, device=device)
