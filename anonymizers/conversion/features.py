"""Everything the networks are told of an utterance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers.conversion.content import FRAME_SAMPLES, SAMPLE_RATE, content_features
from anonymizers.pitch import HIGHEST_F0, LOWEST_F0, track_pitch

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

HOP_SAMPLES: Final = FRAME_SAMPLES // 2
"""Samples from one frame of F0, spectra and filters to the next: 10 ms."""
HOPS_PER_FRAME: Final = 2
LEVEL: Final = 10 ** (-26 / 20)
"""Active root mean square at which speech is taken apart and learnt from."""

_MIDDLE_F0 = float(np.sqrt(LOWEST_F0 * HIGHEST_F0))


@dataclass(frozen=True, slots=True)
class SpeechFeatures:
    """What is said, and how high, over time.

    Parameters
    ----------
    content : ndarray, shape (frames, 512)
        Of the recognizer, every 20 ms.
    f0_hertz : ndarray, shape (2 * frames,)
        Every 10 ms; interpolated where the speech is unvoiced.
    is_voiced : ndarray of bool, shape (2 * frames,)
    """

    content: NDArray[np.float32]
    f0_hertz: NDArray[np.float32]
    is_voiced: NDArray[np.bool_]

    def mean_log_f0(self) -> float:
        """Return the mean of log F0 where the speech is voiced; nan when it never is."""
        voiced = self.f0_hertz[self.is_voiced]
        return float(np.log(voiced).mean()) if len(voiced) else float("nan")


def extract_features(samples: Samples) -> SpeechFeatures:
    """Take an utterance apart.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        At 16 kHz and `LEVEL`.

    Returns
    -------
    SpeechFeatures
        Of ceil(n / 320) frames of 20 ms; the k-th is about the samples around 320 k.
    """
    content = content_features(samples)
    seconds = np.arange(len(content) * HOPS_PER_FRAME, dtype=np.float64) * HOP_SAMPLES / SAMPLE_RATE
    track = track_pitch(samples, SAMPLE_RATE)
    is_voiced = track.voiced_at(seconds)
    if not is_voiced.any():
        middle = np.full(len(seconds), _MIDDLE_F0, dtype=np.float32)
        return SpeechFeatures(content, middle, is_voiced)
    log_f0 = np.log(track.hertz[track.is_voiced])
    interpolated = np.exp(np.interp(seconds, track.seconds[track.is_voiced], log_f0))
    return SpeechFeatures(content, interpolated.astype(np.float32), is_voiced)
