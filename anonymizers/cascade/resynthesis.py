"""The whole way from speech to the same words in another voice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
import soxr

from anonymizers.cascade.cutting import cut_at_pauses
from anonymizers.cascade.kokoro import FRAME_SAMPLES, MOST_TOKENS, SAMPLE_RATE, kokoro
from anonymizers.cascade.melody import mapped_melody
from anonymizers.cascade.pronunciation import symbol_numbers, tokens_of
from anonymizers.cascade.recognizer import SAMPLE_RATE as RECOGNIZED_RATE
from anonymizers.cascade.recognizer import recognize, understood
from anonymizers.cascade.timing import Token, active_seconds, token_frames
from anonymizers.cascade.transcripts import (
    Transcript,
    UnusableSpeechError,
    Word,
    fault_of,
    plain_words,
)
from anonymizers.level import active_rms
from anonymizers.pitch import track_pitch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

SENTENCE: Final = (
    "Both women asked for a fresh cup of cold water, then chose a small red chair near the door."
)
"""What a pseudo-speaker must say so that every word is understood."""

_LEVEL = 10 ** (-26 / 20)  # at which speech is recognized
_FEWEST_FRAMES = 4
_RATIO = SAMPLE_RATE / RECOGNIZED_RATE


def speak_again(
    samples: Samples,
    sample_rate: int,
    styles: NDArray[np.float32],
    f0_limits: tuple[float, float] | None = None,
) -> Samples:
    """Recognize speech and synthesize it.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        Not silent.
    sample_rate : int
        In Hz.
    styles : ndarray, shape (510, 256)
        The voice, as the synthesizer is told.
    f0_limits : (float, float), optional
        Of the voice's median F0, in Hz. With them, timing and melody are the source's; without
        them, the synthesizer's own.

    Returns
    -------
    ndarray, shape (n,)
        Of another length where timing is the synthesizer's; without anything above 12 kHz.

    Raises
    ------
    UnusableSpeechError
        What is said cannot be recognized, or is not English.
    """
    speech = _at_level(samples, sample_rate)
    parts = [speech[start:stop] for start, stop in cut_at_pauses(speech, RECOGNIZED_RATE)]
    transcripts = [_transcribed(part) for part in parts]
    if not any(transcript.words for transcript in transcripts):
        raise UnusableSpeechError("nothing was recognized")
    if f0_limits is None:
        spoken = [_spoken_plainly(one, styles) for one in transcripts]
        return _resampled(np.concatenate(spoken), sample_rate)
    spoken = [
        _of_length(_spoken_alike(one, part, styles, f0_limits), round(len(part) * _RATIO))
        for one, part in zip(transcripts, parts, strict=True)
    ]
    return _of_length(_resampled(np.concatenate(spoken), sample_rate), len(samples))


def speaks_intelligibly(styles: NDArray[np.float32]) -> bool:
    """Whether a recognizer loses no word of a sentence that a voice says.

    Parameters
    ----------
    styles : ndarray, shape (510, 256)
    """
    said = SENTENCE.split()
    words = tuple(Word(word, 0.0, 0.0) for word in said)
    speech = soxr.resample(_spoken_plainly(Transcript(words), styles), SAMPLE_RATE, RECOGNIZED_RATE)
    return plain_words(understood(speech).split()) == plain_words(said)


def _transcribed(part: Samples) -> Transcript:
    """Recognize a part; without words where nothing is said.

    Raises
    ------
    UnusableSpeechError
        It cannot be trusted.
    """
    transcript = recognize(part)
    voiced = track_pitch(part, RECOGNIZED_RATE).voiced_seconds()
    if fault := fault_of(transcript, len(part) / RECOGNIZED_RATE, voiced):
        raise UnusableSpeechError(fault)
    return transcript


def _spoken_plainly(transcript: Transcript, styles: NDArray[np.float32]) -> Samples:
    """Speak in the synthesizer's own way, at 24 kHz."""
    _, tokens = spoken_words(transcript.words)
    if not tokens:
        return np.zeros(0)
    encoded = kokoro().encode([symbol_numbers()[token.symbol] for token in tokens], styles)
    durations = np.maximum(1, np.rint(encoded.frames)).astype(np.int64)
    return kokoro().decode(encoded, durations, *kokoro().predict(encoded, durations))


def _spoken_alike(
    transcript: Transcript,
    part: Samples,
    styles: NDArray[np.float32],
    f0_limits: tuple[float, float],
) -> Samples:
    """Speak with the timing and melody of a part, at 24 kHz; nothing where nothing is said."""
    words, tokens = spoken_words(transcript.words)
    if not tokens:
        return np.zeros(0)
    encoded = kokoro().encode([symbol_numbers()[token.symbol] for token in tokens], styles)
    frames = max(_FEWEST_FRAMES, round(len(part) * _RATIO / FRAME_SAMPLES))
    active = active_seconds(part, RECOGNIZED_RATE)
    durations = token_frames(tokens, words, encoded.frames, frames, active)
    f0_hertz, energy = kokoro().predict(encoded, durations)
    melody = mapped_melody(track_pitch(part, RECOGNIZED_RATE), f0_hertz, f0_limits)
    return kokoro().decode(encoded, durations, melody, energy)


def spoken_words(words: Sequence[Word]) -> tuple[list[Word], list[Token]]:
    """Return the words that have a pronunciation, and their tokens.

    Raises
    ------
    UnusableSpeechError
        There is more to say than the synthesizer can at once.
    """
    tokens = tokens_of([word.text for word in words])
    if len(tokens) > MOST_TOKENS:
        raise UnusableSpeechError(f"{len(tokens)} sounds are said without a pause")
    places = sorted({token.word for token in tokens})
    new_place = {place: number for number, place in enumerate(places)}
    renumbered = [replace(token, word=new_place[token.word]) for token in tokens]
    return [words[place] for place in places], renumbered


def _at_level(samples: Samples, sample_rate: int) -> Samples:
    resampled: Samples = soxr.resample(samples, sample_rate, RECOGNIZED_RATE)
    level = active_rms(resampled, RECOGNIZED_RATE) if resampled.any() else 0.0
    if level == 0:
        raise UnusableSpeechError("there is too little of it")
    return resampled * (_LEVEL / level)


def _resampled(samples: Samples, sample_rate: int) -> Samples:
    resampled: Samples = soxr.resample(samples, SAMPLE_RATE, sample_rate)
    return resampled


def _of_length(samples: Samples, count: int) -> Samples:
    return np.pad(samples[:count], (0, max(0, count - len(samples))))
