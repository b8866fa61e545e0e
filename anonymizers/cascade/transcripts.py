"""What a recognizer has heard, and whether it can be spoken again."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ENGLISH: Final = "en"
LANGUAGE_CERTAINTY: Final = 0.5
"""How probable another language must be to be believed; below, the speech is taken for English."""

_LONGEST_PHRASE = 8  # words of a phrase that may be repeated in a loop
_FEWEST_REPEATS = 4
_FEWEST_SAME_WORDS = 6  # of one word in a row: people do say "no, no, no, no"
_COMPRESSION = 2.4  # above it, Whisper's own authors take a text for a loop
_COMPRESSION_CHARACTERS = 80  # of shorter texts it says nothing
_WORDS_PER_SECOND = 8.0
_SPARE_WORDS = 3.0
_VOICED_WITHOUT_WORDS = 0.3  # seconds in which something may well have been said


class UnusableSpeechError(Exception):
    """What is said cannot be said again; the message says why."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """What was heard in a stretch of speech.

    Parameters
    ----------
    words : tuple of str
        As written, with the punctuation after each.
    language : str
        ISO 639-1 code.
    certainty : float
        Probability of the language.
    """

    words: tuple[str, ...]
    language: str = ENGLISH
    certainty: float = 1.0


def is_of_another_language(transcript: Transcript) -> bool:
    """Whether speech is certainly not English."""
    return transcript.language != ENGLISH and transcript.certainty >= LANGUAGE_CERTAINTY


def fault_of(transcript: Transcript, seconds: float, voiced_seconds: float) -> str:
    """Say why a transcript cannot stand for what was said; empty when it can.

    Parameters
    ----------
    transcript : Transcript
    seconds : float
        Length of the speech.
    voiced_seconds : float
        How much of it is voiced: where nothing is said, nothing need be recognized.
    """
    if is_of_another_language(transcript):
        return (
            f"the language seems to be '{transcript.language}' ({transcript.certainty:.0%}), and "
            "only English can be spoken"
        )
    spoken = plain_words(transcript.words)
    if not spoken:
        return "nothing was recognized" if voiced_seconds > _VOICED_WITHOUT_WORDS else ""
    if phrase := repeated_phrase(spoken):
        return f"the recognizer repeats itself ('{phrase}')"
    if len(spoken) > _WORDS_PER_SECOND * seconds + _SPARE_WORDS:
        return f"the recognizer heard {len(spoken)} words in {seconds:.1f} s"
    return ""


def repeated_phrase(words: Sequence[str]) -> str:
    """Return the phrase that a recognizer came to repeat without end; empty when there is none.

    Parameters
    ----------
    words : sequence of str
        In lower case, without punctuation.
    """
    for size in range(1, _LONGEST_PHRASE + 1):
        repeats = _FEWEST_SAME_WORDS if size == 1 else _FEWEST_REPEATS
        for start in range(len(words) - size * repeats + 1):
            phrase = list(words[start : start + size])
            if list(words[start : start + size * repeats]) == phrase * repeats:
                return " ".join(phrase)
    text = " ".join(words).encode()
    if len(text) > _COMPRESSION_CHARACTERS and len(text) / len(zlib.compress(text)) > _COMPRESSION:
        return " ".join(words[:_LONGEST_PHRASE])
    return ""


def plain_words(texts: Iterable[str]) -> list[str]:
    """Return words in lower case without punctuation; without those of which nothing is left."""
    stripped = (re.sub(r"[^\w']", "", text).lower() for text in texts)
    return [word for word in stripped if word]
