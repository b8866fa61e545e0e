"""Content as one of a few hundred codewords a frame, which leaves less room for the speaker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import torch
from torch.nn.functional import normalize

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np

FRAMES: Final = 40_000
"""As many, drawn from all, does a codebook learn from at most."""

_ROUNDS = 15


def learn_codebook(
    channels: Iterable[torch.Tensor], codewords: int, generator: np.random.Generator
) -> torch.Tensor:
    """Find the codewords that frames are nearest to, by k-means of their directions.

    A codeword is the mean of the frames with which its cosine is greater than that of any other,
    so that it is about as long as they are. It is the spherical k-means of I. S. Dhillon and
    D. S. Modha (2001), in which longer frames count for more.

    Parameters
    ----------
    channels : iterable of Tensor, shape (channels, frames)
        Of each utterance.
    codewords : int
    generator : numpy.random.Generator
        Draws the frames to learn from, and the first codewords.

    Returns
    -------
    Tensor, shape (codewords, channels)
    """
    frames = torch.cat(list(channels), dim=1).T
    if len(frames) > FRAMES:
        drawn = generator.choice(len(frames), FRAMES, replace=False)
        frames = frames[torch.from_numpy(drawn)]
    codebook = _apart(frames, codewords, generator)
    for _ in range(_ROUNDS):
        found = _nearest(frames.T, codebook)
        counts = torch.bincount(found, minlength=codewords)[:, None]
        sums = torch.zeros_like(codebook).index_add_(0, found, frames)
        codebook = torch.where(counts > 0, sums / counts.clamp(min=1), codebook)
    return codebook


def quantized(channels: torch.Tensor, codebook: torch.Tensor) -> torch.Tensor:
    """Put the codeword of the greatest cosine in the place of each frame.

    Parameters
    ----------
    channels : Tensor, shape (batch, channels, frames)
    codebook : Tensor, shape (codewords, channels)

    Returns
    -------
    Tensor, shape (batch, channels, frames)
    """
    return codebook[_nearest(channels, codebook)].transpose(-2, -1)


def _nearest(channels: torch.Tensor, codebook: torch.Tensor) -> torch.Tensor:
    """Return the number of each frame's codeword, shape (..., frames)."""
    # The cosine times the length of the frame, which is the same for all codewords.
    return (normalize(codebook, dim=1) @ channels).argmax(dim=-2)


def _apart(frames: torch.Tensor, count: int, generator: np.random.Generator) -> torch.Tensor:
    """Draw frames, each with a probability as its direction is apart from those drawn (k-means++).

    How far apart two directions are is the squared distance of their unit vectors.
    """
    directions = normalize(frames, dim=1)
    chosen = [int(generator.integers(len(frames)))]
    nearest = directions.new_full((len(frames),), torch.inf)
    while len(chosen) < count:
        nearest = torch.minimum(nearest, 2 - 2 * directions @ directions[chosen[-1]])
        weights = nearest.clamp(min=0).double().cumsum(0)
        place = torch.searchsorted(weights, generator.random() * weights[-1], right=True)
        chosen.append(min(int(place), len(frames) - 1))
    return frames[chosen]
