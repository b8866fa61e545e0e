"""The same words at the same times in some other voice, so that networks learn to ignore whose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers import psola, resynthesis
from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.spectra import mel_of_hertz
from anonymizers.pitch import mark_periods, track_pitch

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

LARGEST_SPEED: Final = 1.25
"""Largest change of the playback speed, and so of the formants, to both sides."""
LARGEST_PITCH: Final = 1.25
"""Largest change of F0 beside that, to both sides."""
LARGEST_GAIN_DB: Final = 6.0
"""Largest change of the spectrum at a point of the equalizer, to both sides."""

_EQUALIZER_POINTS = 6  # from 0 Hz to half the sample rate, equally far apart in mel


def perturb(samples: Samples, generator: np.random.Generator) -> Samples:
    """Change formants, F0 and the colour of the recording at random, and no duration.

    The perturbations of H.-S. Choi et al., "Neural analysis and synthesis" (NeurIPS 2021), made of
    playback speed, pitch-synchronous overlap-add and an equalizer.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        At 16 kHz, not silent.
    generator : numpy.random.Generator

    Returns
    -------
    ndarray, shape (n,)
    """
    speed = LARGEST_SPEED ** generator.uniform(-1, 1)
    pitch = LARGEST_PITCH ** generator.uniform(-1, 1)
    gains_db = LARGEST_GAIN_DB * generator.uniform(-1, 1, _EQUALIZER_POINTS)
    track = track_pitch(samples, SAMPLE_RATE).played_faster(speed)
    played = resynthesis.play_faster(samples, speed)
    marks = mark_periods(played, SAMPLE_RATE, track)
    changed = psola.change_pitch_and_rate(played, marks, pitch, 1 / speed, length=len(samples))
    return _equalized(changed, gains_db)


def _equalized(samples: Samples, gains_db: NDArray[np.float64]) -> Samples:
    """Filter without delay; gains, in dB, are at points equally far apart in mel."""
    mel = mel_of_hertz(np.linspace(0, SAMPLE_RATE / 2, len(samples) // 2 + 1))
    points = np.linspace(0, mel_of_hertz(np.array(SAMPLE_RATE / 2)), len(gains_db))
    gains = 10 ** (np.interp(mel, points, gains_db) / 20)
    equalized: Samples = np.fft.irfft(np.fft.rfft(samples) * gains, len(samples))
    return equalized
