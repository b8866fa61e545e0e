"""The whole way from samples to samples with other speaker vectors."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
import soxr
from scipy.ndimage import median_filter, uniform_filter1d

from anonymizers.base import derived_generator
from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.features import LEVEL, SpeechFeatures, extract_features
from anonymizers.conversion.neighbours import mean_of_nearest
from anonymizers.conversion.silence import gate
from anonymizers.conversion.speaker_encoder import speaker_encoder
from anonymizers.conversion.synthesis import synthesizer
from anonymizers.level import active_rms

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from anonymizers.conversion.synthesis import Vocoder
    from anonymizers.corpora.audio import AudioSource, Samples

PITCH_LIMITS: Final = (0.75, 1.35)
"""Smallest and largest change of the mean F0."""

_MEDIAN_HOPS = 11  # a median and twice a mean, of so many values of F0, make it smooth
_MEAN_HOPS = 15
_SPEAKERS_IN_MEMORY = 4_096
_UTTERANCES_IN_MEMORY = 128


@dataclass(frozen=True, slots=True, eq=False)
class Voice:
    """In whose voice speech is synthesized.

    Parameters
    ----------
    acoustic_vector, vocoder_vector : ndarray, shape (256,)
        What the acoustic model and the source-filter vocoder are told; of unit length.
    mean_log_f0 : float
        Where F0, in Hz, is to be on average; nan where it shall stay as it is.
    is_smooth : bool
        Whether F0 is smoothed where it is moved.
    frames : ndarray, shape (frames, channels), optional
        Content channels of the voice's own speech, the nearest of which stand for the speaker's.
    neighbours : int
        How many are averaged for each.
    """

    acoustic_vector: NDArray[np.float64]
    vocoder_vector: NDArray[np.float64]
    mean_log_f0: float
    is_smooth: bool = True
    frames: NDArray[np.float32] | None = None
    neighbours: int = 1


def convert(
    samples: Samples,
    sample_rate: int,
    choose: Callable[[NDArray[np.float64]], Voice],
    *,
    recordings: tuple[AudioSource, ...] = (),
    vocoder: Vocoder,
    weights: str,
) -> Samples:
    """Say the same in another voice.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        Not silent.
    sample_rate : int
        In Hz.
    choose : callable
        Takes the speaker's vector, shape (256,), and returns the voice to speak in.
    recordings : tuple of AudioSource
        Whose mean vector is the speaker's; none to take the vector of the utterance alone.
    vocoder : str
    weights : str
        Of `synthesis.synthesizer`.

    Returns
    -------
    ndarray, shape (n,)
        Without anything above 8 kHz.
    """
    speech = _at_level(samples, sample_rate)
    features, own = _taken_apart(speech.tobytes())
    voice = choose(_mean_vector(recordings) if recordings else own)
    digest = hashlib.sha256(speech.tobytes()).hexdigest()
    synthesize = synthesizer(weights)
    channels = synthesize.channels(features.content)
    if voice.frames is not None:
        channels = mean_of_nearest(channels, voice.frames, voice.neighbours)
    synthesized = synthesize(
        channels,
        _with_melody(features, voice.mean_log_f0, is_smooth=voice.is_smooth),
        voice.acoustic_vector,
        voice.vocoder_vector,
        derived_generator(0, "noise", digest),
        vocoder=vocoder,
    )
    gated = gate(synthesized[: len(speech)], speech, SAMPLE_RATE)
    return _of_length(soxr.resample(gated, SAMPLE_RATE, sample_rate), len(samples))


def forget_utterances() -> None:
    """Take each utterance apart anew from now on, so that the time it needs can be measured."""
    _taken_apart.cache_clear()


@lru_cache(maxsize=_UTTERANCES_IN_MEMORY)
def _taken_apart(speech: bytes) -> tuple[SpeechFeatures, NDArray[np.float64]]:
    """Features and speaker vector of samples; kept, since one utterance may get many voices."""
    samples = np.frombuffer(speech)
    return extract_features(samples), speaker_encoder()(samples)


@lru_cache(maxsize=_SPEAKERS_IN_MEMORY)
def _mean_vector(recordings: tuple[AudioSource, ...]) -> NDArray[np.float64]:
    """Mean of the speaker vectors of recordings, of unit length."""
    vectors = [
        speaker_encoder()(_at_level(samples, sample_rate))
        for samples, sample_rate in (recording.read() for recording in recordings)
        if samples.any()
    ]
    mean: NDArray[np.float64] = np.mean(vectors, axis=0)
    return mean / np.linalg.norm(mean)


def _with_melody(
    features: SpeechFeatures, mean_log_f0: float, *, is_smooth: bool = True
) -> SpeechFeatures:
    """Move F0 as a whole, within `PITCH_LIMITS`; leave it where there is no mean.

    How F0 trembles, and where a tracker errs, tells speakers apart; smoothing takes it out.
    """
    factor = np.exp(mean_log_f0 - features.mean_log_f0())
    if np.isnan(factor):
        return features
    log_f0 = np.log(features.f0_hertz)
    if is_smooth:
        log_f0 = median_filter(log_f0, _MEDIAN_HOPS, mode="nearest")
        for _ in range(2):
            log_f0 = uniform_filter1d(log_f0, _MEAN_HOPS, mode="nearest")
    f0_hertz = np.exp(log_f0) * np.clip(factor, *PITCH_LIMITS)
    return replace(features, f0_hertz=f0_hertz.astype(np.float32))


def _at_level(samples: Samples, sample_rate: int) -> Samples:
    resampled: Samples = soxr.resample(samples, sample_rate, SAMPLE_RATE)
    if not resampled.any():  # of one sample, nothing may be left
        resampled = np.full(1, samples[np.argmax(np.abs(samples))])
    return resampled * (LEVEL / active_rms(resampled, SAMPLE_RATE))


def _of_length(samples: Samples, count: int) -> Samples:
    """Cut or pad what resampling made a sample too long or too short."""
    return np.pad(samples[:count], (0, max(0, count - len(samples))))
