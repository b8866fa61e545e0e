"""Silence that stays silent: a vocoder's noise floor is closed where the original has a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers.level import active_rms

if TYPE_CHECKING:
    from anonymizers.corpora.audio import Samples

OPEN_DB: Final = -38.0
"""Level, against that of the active speech, from which on nothing is attenuated."""

_STEEPNESS = 1.0  # dB of attenuation for each dB below that
_HALF_WINDOW_SECONDS = 0.02


def gate(samples: Samples, original: Samples, sample_rate: int) -> Samples:
    """Attenuate where the original is quiet: as far below `OPEN_DB` again as it is itself.

    Parameters
    ----------
    samples, original : ndarray, shape (n,)
        In step with each other.
    sample_rate : int
        In Hz.

    Returns
    -------
    ndarray, shape (n,)
        Zero where the original is digital silence for longer than 40 ms.
    """
    half = round(_HALF_WINDOW_SECONDS * sample_rate)
    energy = np.concatenate([[0.0], np.cumsum(np.square(np.pad(original, half)))])
    level = np.sqrt(np.maximum(energy[2 * half :] - energy[: -2 * half], 0) / (2 * half))
    threshold = active_rms(original, sample_rate) * 10 ** (OPEN_DB / 20)
    # Differences of a running sum are noise where they should be 0.
    level[level < 1e-6 * threshold] = 0
    gain = np.minimum(1.0, (level[: len(samples)] / threshold) ** _STEEPNESS)
    gated: Samples = samples * gain
    return gated
