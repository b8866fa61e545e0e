"""Giving predicted spectrograms back the variance that averaging takes from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import torch

from anonymizers.conversion.spectra import cepstrum_of_mel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anonymizers.conversion.batches import Batch
    from anonymizers.conversion.networks import ConversionModel

LARGEST_FACTOR: Final = 2.0
"""What is predicted with less than half of its deviation is hardly predicted at all."""


def sharpen(cepstrum: torch.Tensor, factors: torch.Tensor) -> torch.Tensor:
    """Enlarge how cepstral coefficients deviate from their means over time.

    The global variance postfilter of T. Toda and K. Tokuda (2007) in the simple form of
    H. Silén et al. (Interspeech 2012).

    Parameters
    ----------
    cepstrum : Tensor, shape (batch, 25, hops)
    factors : Tensor, shape (25, 1)
        Of each coefficient, from slow to fast changes over frequency.

    Returns
    -------
    Tensor, shape (batch, 25, hops)
    """
    mean = cepstrum.mean(dim=2, keepdim=True)
    return mean + factors * (cepstrum - mean)


def measure_factors(model: ConversionModel, batches: Iterable[Batch]) -> torch.Tensor:
    """Compare deviations of natural and of predicted cepstra.

    Parameters
    ----------
    model : ConversionModel
        Trained.
    batches : iterable of Batch

    Returns
    -------
    Tensor, shape (25, 1)
        Natural over predicted, from 1 to `LARGEST_FACTOR`.
    """
    natural: list[torch.Tensor] = []
    predicted: list[torch.Tensor] = []
    for batch in batches:
        pitch = model.pitch(batch.f0_hertz, batch.voicing)
        cepstrum = model.cepstrum(model.channels(batch.content), pitch, batch.speaker)
        natural.append(cepstrum_of_mel(batch.mel).std(dim=2).mean(dim=0))
        predicted.append(cepstrum.std(dim=2).mean(dim=0))
    ratio = torch.stack(natural).mean(dim=0) / torch.stack(predicted).mean(dim=0)
    return ratio.clamp(1, LARGEST_FACTOR)[:, None]
