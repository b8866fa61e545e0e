"""The whole way from speech to the same words in another voice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
import soxr

from anonymizers.cascade.alignment import HOPS_PER_SECOND, times_in_source
from anonymizers.cascade.cutting import cut_at_pauses
from anonymizers.cascade.kokoro import FRAME_SAMPLES, MOST_TOKENS, SAMPLE_RATE, kokoro
from anonymizers.cascade.melody import mapped_melody
from anonymizers.cascade.pronunciation import symbol_numbers, tokens_of
from anonymizers.cascade.recognizer import SAMPLE_RATE as RECOGNIZED_RATE
from anonymizers.cascade.recognizer import recognize, understood
from anonymizers.cascade.timing import (
    FRAMES_PER_SECOND,
    Token,
    natural_frames,
    token_timing,
)
from anonymizers.cascade.transcripts import (
    Transcript,
    UnusableSpeechError,
    fault_of,
    plain_words,
)
from anonymizers.level import active_rms
from anonymizers.pitch import track_pitch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anonymizers.cascade.kokoro import EncodedText
    from anonymizers.corpora.audio import Samples

SENTENCE: Final = (
    "Both women asked for a fresh cup of cold water, then chose a small red chair near the door."
)
"""What a pseudo-speaker must say so that every word is understood."""

_LEVEL = 10 ** (-26 / 20)  # at which speech is recognized
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
    speech = _to_recognize(_spoken_plainly(Transcript(tuple(said)), styles))
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
    tokens = spoken_tokens(transcript.words)
    return _plainly(_encoded(tokens, styles)) if tokens else np.zeros(0)


def _spoken_alike(
    transcript: Transcript,
    part: Samples,
    styles: NDArray[np.float32],
    f0_limits: tuple[float, float],
) -> Samples:
    """Speak with the timing and melody of a part, at 24 kHz; nothing where nothing is said."""
    tokens = spoken_tokens(transcript.words)
    if not tokens:
        return np.zeros(0)
    encoded = _encoded(tokens, styles)
    times = times_in_source(part, _to_recognize(_plainly(encoded)))
    spoken = np.cumsum(natural_frames(encoded.frames)[:-1]) / FRAMES_PER_SECOND
    hops = np.arange(len(times)) / HOPS_PER_SECOND
    starts = np.interp(np.concatenate([[0.0], spoken]), hops, times)
    timing = token_timing(tokens, encoded.frames, starts)
    f0_hertz, energy = kokoro().predict(encoded, timing.frames)
    track = track_pitch(part, RECOGNIZED_RATE)
    melody = mapped_melody(track, f0_hertz, f0_limits, timing.begin / FRAMES_PER_SECOND)
    speech = kokoro().decode(encoded, timing.frames, melody, energy)
    before = timing.begin * FRAME_SAMPLES
    return np.pad(speech, (before, 0)) if before > 0 else speech[-before:]


def _plainly(encoded: EncodedText) -> Samples:
    durations = natural_frames(encoded.frames)
    return kokoro().decode(encoded, durations, *kokoro().predict(encoded, durations))


def _encoded(tokens: Sequence[Token], styles: NDArray[np.float32]) -> EncodedText:
    return kokoro().encode([symbol_numbers()[token.symbol] for token in tokens], styles)


def spoken_tokens(words: Sequence[str]) -> list[Token]:
    """Return the tokens of the words that have a pronunciation, which are numbered from 0.

    Raises
    ------
    UnusableSpeechError
        There is more to say than the synthesizer can at once.
    """
    tokens = tokens_of(words)
    if len(tokens) > MOST_TOKENS:
        raise UnusableSpeechError(f"{len(tokens)} sounds are said without a pause")
    places = sorted({token.word for token in tokens})
    new_place = {place: number for number, place in enumerate(places)}
    return [replace(token, word=new_place[token.word]) for token in tokens]


def _to_recognize(speech: Samples) -> Samples:
    resampled: Samples = soxr.resample(speech, SAMPLE_RATE, RECOGNIZED_RATE)
    return resampled


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
