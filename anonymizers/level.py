"""The level of speech: root mean square of what is not silence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

STRETCH_SECONDS: Final = 0.02
ACTIVE_RANGE_DB: Final = 40.0


def active_mask(samples: Samples, sample_rate: int) -> NDArray[np.bool_]:
    """Mark the samples of 20 ms stretches whose level is within 40 dB of the loudest stretch.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.

    Returns
    -------
    ndarray of bool, shape (n,)
        All False for digital silence.
    """
    length = max(1, round(STRETCH_SECONDS * sample_rate))
    starts = np.arange(0, len(samples), length)
    sizes = np.diff(np.append(starts, len(samples)))
    power = np.add.reduceat(np.square(samples), starts) / sizes
    is_active = power > max(power.max() * 10 ** (-ACTIVE_RANGE_DB / 10), np.finfo(float).tiny)
    return np.repeat(is_active, sizes)


def active_rms(samples: Samples, sample_rate: int) -> float:
    """Root mean square of the active samples; 0 for digital silence."""
    return root_mean_square(samples[active_mask(samples, sample_rate)])


def root_mean_square(samples: Samples) -> float:
    """Root mean square; 0 when there is no sample."""
    return float(np.sqrt(np.mean(np.square(samples)))) if len(samples) else 0.0
