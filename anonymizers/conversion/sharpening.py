"""Giving predicted spectrograms back the variance that averaging takes from them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import scipy.fft
import torch

from anonymizers.conversion.spectra import MEL_BANDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anonymizers.conversion.batches import Batch
    from anonymizers.conversion.networks import ConversionModel

LARGEST_FACTOR: Final = 2.0
"""What is predicted with less than half of its deviation is hardly predicted at all."""
COEFFICIENTS: Final = 25
"""Cepstral coefficients that tell of formants; those beyond tell harmonics, which F0 gives."""


def sharpen(mel: torch.Tensor, factors: torch.Tensor) -> torch.Tensor:
    """Enlarge how the cepstral coefficients of a spectrogram deviate from their means over time.

    The global variance postfilter of T. Toda and K. Tokuda (2007) in the simple form of
    H. Silén et al. (Interspeech 2012).

    Parameters
    ----------
    mel : Tensor, shape (batch, 80, hops)
        Log-mel spectrogram.
    factors : Tensor, shape (80, 1)
        Of each coefficient, from slow to fast changes over frequency.

    Returns
    -------
    Tensor, shape (batch, 80, hops)
    """
    transform = _cosines(mel.device)
    mean = mel.mean(dim=2, keepdim=True)
    return mean + transform.T @ (factors * (transform @ (mel - mean)))


def measure_factors(model: ConversionModel, batches: Iterable[Batch]) -> torch.Tensor:
    """Compare deviations of natural and of predicted spectrograms.

    Parameters
    ----------
    model : ConversionModel
        Trained.
    batches : iterable of Batch

    Returns
    -------
    Tensor, shape (80, 1)
        Natural over predicted, from 1 to `LARGEST_FACTOR`; 1 from the 26th on.
    """
    natural: list[torch.Tensor] = []
    predicted: list[torch.Tensor] = []
    for batch in batches:
        pitch = model.pitch(batch.f0_hertz, batch.voicing)
        given = model.acoustic(batch.content, pitch, batch.speaker)
        transform = _cosines(given.device)
        for found, mel in ((natural, batch.mel), (predicted, model.denormalized(given))):
            found.append((transform @ mel).std(dim=2).mean(dim=0))
    ratio = torch.stack(natural).mean(dim=0) / torch.stack(predicted).mean(dim=0)
    is_formant = torch.arange(MEL_BANDS, device=ratio.device) < COEFFICIENTS
    return torch.where(is_formant, ratio.clamp(1, LARGEST_FACTOR), 1.0)[:, None]


@cache
def _cosines(device: torch.device) -> torch.Tensor:
    """Orthonormal discrete cosine transform of a spectrum, shape (80, 80)."""
    matrix = scipy.fft.dct(np.eye(MEL_BANDS), norm="ortho", axis=0)
    return torch.from_numpy(matrix.astype(np.float32)).to(device)
