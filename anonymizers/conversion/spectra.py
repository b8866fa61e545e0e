"""Short-time spectra and mel spectrograms, as the networks see them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import scipy.fft
import torch

from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.features import HOP_SAMPLES

if TYPE_CHECKING:
    from numpy.typing import NDArray

TRANSFORM: Final = 1_024
"""Points of the Fourier transform."""
WINDOW: Final = 640
"""Samples of the Hann window: 40 ms."""
BINS: Final = TRANSFORM // 2 + 1
MEL_BANDS: Final = 80
COEFFICIENTS: Final = 25
"""Cepstral coefficients that tell of formants; those beyond tell harmonics, which F0 gives."""

_MEL_FLOOR = 1e-4


def mel_of_hertz(hertz: NDArray[np.float64]) -> NDArray[np.float64]:
    """Mel as O'Shaughnessy (1987) has it."""
    mel: NDArray[np.float64] = 1127 * np.log1p(hertz / 700)
    return mel


def hertz_of_mel(mel: NDArray[np.float64]) -> NDArray[np.float64]:
    """Inverse of `mel_of_hertz`."""
    hertz: NDArray[np.float64] = 700 * np.expm1(mel / 1127)
    return hertz


def short_time_spectrum(samples: torch.Tensor) -> torch.Tensor:
    """Transform windows that are centred on every hop.

    Parameters
    ----------
    samples : Tensor, shape (batch, hops * 160)

    Returns
    -------
    Tensor of complex64, shape (batch, 513, hops)
    """
    return torch.stft(
        samples,
        TRANSFORM,
        HOP_SAMPLES,
        WINDOW,
        _window(samples.device),
        pad_mode="constant",
        return_complex=True,
    )[..., : samples.shape[-1] // HOP_SAMPLES]


def from_short_time_spectrum(spectrum: torch.Tensor) -> torch.Tensor:
    """Overlap and add; the inverse of `short_time_spectrum`, but for its last hop.

    Parameters
    ----------
    spectrum : Tensor of complex64, shape (batch, 513, hops)

    Returns
    -------
    Tensor, shape (batch, hops * 160)
    """
    length = spectrum.shape[-1] * HOP_SAMPLES
    padded = torch.cat([spectrum, torch.zeros_like(spectrum[..., :1])], dim=-1)
    return torch.istft(
        padded, TRANSFORM, HOP_SAMPLES, WINDOW, _window(spectrum.device), length=length
    )


def log_mel(samples: torch.Tensor) -> torch.Tensor:
    """Natural logarithm of the magnitudes in 80 mel bands.

    Parameters
    ----------
    samples : Tensor, shape (batch, hops * 160)

    Returns
    -------
    Tensor, shape (batch, 80, hops)
    """
    return (
        (mel_bank(samples.device) @ short_time_spectrum(samples).abs()).clamp_min(_MEL_FLOOR).log()
    )


def cepstrum_of_mel(mel: torch.Tensor) -> torch.Tensor:
    """Smooth log-mel spectra, shape (batch, 80, hops), to cepstra, shape (batch, 25, hops)."""
    return _cosines(mel.device)[:COEFFICIENTS] @ mel


def mel_of_cepstrum(cepstrum: torch.Tensor) -> torch.Tensor:
    """Return the smooth log-mel spectra, shape (batch, 80, hops), of cepstra."""
    return _cosines(cepstrum.device)[:COEFFICIENTS].T @ cepstrum


@cache
def mel_bank(device: torch.device) -> torch.Tensor:
    """Triangles that add up to a weighted mean of magnitudes, shape (80, 513)."""
    limits = hertz_of_mel(np.linspace(0, mel_of_hertz(np.array(SAMPLE_RATE / 2)), MEL_BANDS + 2))
    hertz = np.linspace(0, SAMPLE_RATE / 2, BINS)
    low, centre, high = (limits[k : k + MEL_BANDS, None] for k in range(3))
    # Bands narrower than a bin would else be empty.
    spacing = hertz[1]
    low, high = np.minimum(low, centre - spacing), np.maximum(high, centre + spacing)
    rise, fall = (hertz - low) / (centre - low), (high - hertz) / (high - centre)
    triangles = np.maximum(np.minimum(rise, fall), 0)
    means = triangles / triangles.sum(axis=1, keepdims=True)
    return torch.from_numpy(means.astype(np.float32)).to(device)


@cache
def _cosines(device: torch.device) -> torch.Tensor:
    """Orthonormal discrete cosine transform of a spectrum of mel bands, shape (80, 80)."""
    matrix = scipy.fft.dct(np.eye(MEL_BANDS), norm="ortho", axis=0)
    return torch.from_numpy(matrix.astype(np.float32)).to(device)


@cache
def _window(device: torch.device) -> torch.Tensor:
    return torch.hann_window(WINDOW, device=device)
