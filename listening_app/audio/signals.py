"""The sounds with which a listener is set up: a tone, one side, and the headphone screening.

All are made at the rate of the device, so that nothing is resampled, and at about the loudness of
the recordings of a study.

References
----------
.. [1] Milne et al. (2021), "An online headphone screening test based on dichotic pitch", Behavior
   Research Methods 53.
.. [2] Woods et al. (2017), "Headphone screening to facilitate web-based auditory experiments",
   Attention, Perception & Psychophysics 79.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from listening_app.audio.devices import Samples

INTERVAL_SECONDS, PAUSE_SECONDS = 1.0, 0.5
"""Of each of the three sounds of a trial, and between them."""
LEVEL_RMS = 10 ** (-26 / 20)
NOISE_BAND_HZ = (100.0, 4_000.0)
PITCH_HZ, PITCH_WIDTH = 600.0, 0.06
"""Middle of the band with the phase shift, and its half width as a share of the middle [1]_."""
TONE_HZ, SOFTER_DB, TONE_RAMP_SECONDS = 200.0, 6.0, 0.1
"""Of the loudness trial [2]_."""
RAMP_SECONDS = 0.03
CHIME_HZ, CHIME_SECONDS = (523.25, 659.25), 0.35

Float = NDArray[np.float64]


def chime(sample_rate: int) -> Samples:
    """Return two friendly notes on both sides, shape (frames, 2)."""
    notes = [
        _faded(_tone(hertz, CHIME_SECONDS, sample_rate), sample_rate, RAMP_SECONDS)
        for hertz in CHIME_HZ
    ]
    return _both(np.concatenate(notes))


def one_side(side: Literal["left", "right"], sample_rate: int) -> Samples:
    """Return the chime on one side, digital silence on the other; shape (frames, 2)."""
    samples = chime(sample_rate)
    samples[:, 1 if side == "left" else 0] = 0.0
    return samples


def huggins_trial(target: int, rng: np.random.Generator, sample_rate: int) -> Samples:
    """Return three noises, one of which has a Huggins pitch; shape (frames, 2).

    The noises are the same on both sides but for the target, where the phase of one side turns
    once around within `PITCH_WIDTH` of `PITCH_HZ` [1]_. Each side by itself is mere noise.

    Parameters
    ----------
    target : int
        Which of the three, from 1.
    rng : np.random.Generator
        Draws the noise.
    sample_rate : int
        Hz.
    """
    return _in_turn([_noise(rng, sample_rate, shifted=n == target) for n in (1, 2, 3)], sample_rate)


def antiphase_trial(target: int, rng: np.random.Generator, sample_rate: int) -> Samples:
    """Return three tones, one of which is softer, and another turned over on one side.

    Through headphones the target is softest; through loudspeakers the tone cancels that is turned
    over on one side, and seems softest [2]_.

    Parameters
    ----------
    target : int
        The softer one, from 1.
    rng : np.random.Generator
        Draws which of the others is turned over.
    sample_rate : int
        Hz.

    Returns
    -------
    np.ndarray [shape=(frames, 2), dtype=float32]
    """
    turned = int(rng.choice([n for n in (1, 2, 3) if n != target]))
    tone = _faded(_tone(TONE_HZ, INTERVAL_SECONDS, sample_rate), sample_rate, TONE_RAMP_SECONDS)
    sounds = []
    for n in (1, 2, 3):
        gain = 10 ** (-SOFTER_DB / 20) if n == target else 1.0
        other = -1.0 if n == turned else 1.0
        sounds.append(gain * np.stack([tone, other * tone], axis=1))
    return _in_turn(sounds, sample_rate)


def _noise(rng: np.random.Generator, sample_rate: int, *, shifted: bool) -> Float:
    """Return noise of shape (frames, 2), with the phase shift on its right side where asked."""
    frames = round(INTERVAL_SECONDS * sample_rate)
    hertz = np.fft.rfftfreq(frames, 1 / sample_rate)
    spectrum = np.fft.rfft(rng.standard_normal(frames))
    spectrum[(hertz < NOISE_BAND_HZ[0]) | (hertz > NOISE_BAND_HZ[1])] = 0.0
    turn = np.clip((hertz / PITCH_HZ - 1) / (2 * PITCH_WIDTH) + 0.5, 0.0, 1.0)
    phase = 2 * np.pi * turn if shifted else np.zeros_like(turn)
    sides = [np.fft.irfft(part, frames) for part in (spectrum, spectrum * np.exp(1j * phase))]
    gain = LEVEL_RMS / np.sqrt(np.mean(np.square(sides[0])))
    return _faded(gain * np.stack(sides, axis=1), sample_rate, RAMP_SECONDS)


def _tone(hertz: float, seconds: float, sample_rate: int) -> Float:
    times = np.arange(round(seconds * sample_rate)) / sample_rate
    return np.asarray(np.sqrt(2) * LEVEL_RMS * np.sin(2 * np.pi * hertz * times))


def _faded(samples: Float, sample_rate: int, seconds: float) -> Float:
    """Return samples of shape (frames, ...) with raised-cosine ends."""
    frames = round(seconds * sample_rate)
    rise = np.sin(np.linspace(0.0, np.pi / 2, frames)) ** 2
    window = np.ones(len(samples))
    window[:frames], window[-frames:] = rise, rise[::-1]
    return samples * window.reshape(-1, *[1] * (samples.ndim - 1))


def _in_turn(sounds: list[Float], sample_rate: int) -> Samples:
    pause = np.zeros((round(PAUSE_SECONDS * sample_rate), 2))
    parts = [part for sound in sounds for part in (sound, pause)]
    return np.concatenate(parts[:-1]).astype(np.float32)


def _both(samples: Float) -> Samples:
    return np.stack([samples, samples], axis=1).astype(np.float32)
