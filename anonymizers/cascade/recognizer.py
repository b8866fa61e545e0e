"""The recognizer inside the cascade."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.cascade.transcripts import (
    ENGLISH,
    Transcript,
    is_of_another_language,
)
from anonymizers.pretrained import WHISPER_BASE, model_folder

if TYPE_CHECKING:
    from anonymizers.corpora.audio import Samples

SAMPLE_RATE: Final = 16_000


def recognize(samples: Samples) -> Transcript:
    """Write down what is said, by Whisper base (A. Radford et al., 2023).

    Parameters
    ----------
    samples : ndarray, shape (n,)
        At 16 kHz, 30 s at most.
    """
    found = _recognized(samples, None)
    if found.language != ENGLISH and not is_of_another_language(found):
        return _recognized(samples, ENGLISH)
    return found


def understood(samples: Samples) -> str:
    """Write down a sentence of English, shape (n,) at 16 kHz, without looking when it was said."""
    segments, _ = _model().transcribe(
        samples.astype(np.float32),
        language=ENGLISH,
        beam_size=1,
        temperature=0.0,
        condition_on_previous_text=False,
        without_timestamps=True,
    )
    return " ".join(segment.text.strip() for segment in segments)


def _recognized(samples: Samples, language: str | None) -> Transcript:
    segments, about = _model().transcribe(
        samples.astype(np.float32),
        language=language,
        beam_size=5,
        temperature=0.0,
        condition_on_previous_text=False,
    )
    if language is None and about.language != ENGLISH:
        return Transcript((), about.language, about.language_probability)
    words = [word for segment in segments for word in segment.text.split()]
    return Transcript(tuple(words), about.language, about.language_probability)


@cache
def _model() -> Any:
    from faster_whisper import WhisperModel  # noqa: PLC0415 - comes with an extra

    return WhisperModel(
        str(model_folder(WHISPER_BASE)),
        device="cpu",
        compute_type="int8",
        cpu_threads=1,
        num_workers=1,
    )
