"""Word error rates: how much of anonymized speech a recognizer still understands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING, Final

import jiwer
import numpy as np

from analysis.intervals import Interval
from analysis.resampling import expanded_percentiles, fewest_clusters, seeded_generator

if TYPE_CHECKING:
    from collections.abc import Mapping

_CONFIDENCE: Final = 0.95
_REPLICATES: Final = 1000
_SPELT_OUT: Final = {"MR": "MISTER", "MRS": "MISSUS", "DR": "DOCTOR"}
_ONES: Final = (
    "ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN",
    "ELEVEN", "TWELVE", "THIRTEEN", "FOURTEEN", "FIFTEEN", "SIXTEEN", "SEVENTEEN", "EIGHTEEN",
    "NINETEEN",
)  # fmt: skip
_TENS: Final = (
    "TWENTY", "THIRTY", "FORTY", "FIFTY", "SIXTY", "SEVENTY", "EIGHTY", "NINETY",
)  # fmt: skip
_LARGEST_SPOKEN: Final = 999_999


@dataclass(frozen=True, slots=True)
class WordErrors:
    """Errors of one utterance."""

    substitutions: int
    deletions: int
    insertions: int
    words: int
    """Of the reference."""

    @property
    def errors(self) -> int:
        """All three kinds."""
        return self.substitutions + self.deletions + self.insertions


@dataclass(frozen=True, slots=True)
class WordErrorRate:
    """Errors of several utterances together."""

    rate: float
    """Errors for each word of the references; NaN without a word."""
    interval: Interval
    """Bootstrap over utterances."""
    substitutions: int
    deletions: int
    insertions: int
    words: int
    utterances: int


def normalized_words(text: str) -> list[str]:
    """Return words as they are compared.

    Upper case; hyphens become spaces; MR, MRS and DR and whole numbers up to 999,999 are spelt
    out; what is neither A to Z, a digit nor an apostrophe is left out.
    """
    plain = re.sub(r"(?<=\d),(?=\d{3})", "", text.upper())
    plain = re.sub(r"[^A-Z0-9' ]", "", plain.replace("-", " ").replace("—", " "))
    return [spoken for word in plain.split() for spoken in _spelt_out(word)]


def word_errors(reference: str, transcript: str) -> WordErrors:
    """Count the errors of one transcript, by the least number of edits.

    Parameters
    ----------
    reference, transcript : str
        Normalized here.
    """
    said, heard = normalized_words(reference), normalized_words(transcript)
    if not said:
        return WordErrors(0, 0, len(heard), 0)
    found = jiwer.process_words(" ".join(said), " ".join(heard))
    return WordErrors(found.substitutions, found.deletions, found.insertions, len(said))


def word_error_rate(errors: Mapping[str, WordErrors]) -> WordErrorRate:
    """Put the errors of utterances together.

    Parameters
    ----------
    errors : mapping of str to WordErrors
        By utterance.
    """
    counts = np.array([[one.errors, one.words] for one in errors.values()]).reshape(-1, 2)
    total, words = counts.sum(axis=0)
    return WordErrorRate(
        rate=total / words if words else nan,
        interval=_interval(counts),
        substitutions=sum(one.substitutions for one in errors.values()),
        deletions=sum(one.deletions for one in errors.values()),
        insertions=sum(one.insertions for one in errors.values()),
        words=int(words),
        utterances=len(errors),
    )


def _interval(counts: np.ndarray) -> Interval:
    utterances, needed = len(counts), fewest_clusters(_CONFIDENCE)
    if utterances < needed:
        return Interval.unknown(
            f"{utterances} utterances are too few for an interval, which needs {needed}"
        )
    generator = seeded_generator(0, "word errors")
    drawn = generator.integers(utterances, size=(_REPLICATES, utterances))
    sums = counts[drawn].sum(axis=1)
    known = sums[sums[:, 1] > 0]
    return expanded_percentiles(known[:, 0] / known[:, 1], utterances, _CONFIDENCE)


def _spelt_out(word: str) -> list[str]:
    if word.isdecimal() and word.isascii() and int(word) <= _LARGEST_SPOKEN:
        return _spoken(int(word))
    return [_SPELT_OUT.get(word, word)]


def _spoken(number: int) -> list[str]:
    if number < len(_ONES):
        return [_ONES[number]]
    if number < 100:
        tens, ones = divmod(number, 10)
        return [_TENS[tens - 2], *(_spoken(ones) if ones else ())]
    for size, name in ((1000, "THOUSAND"), (100, "HUNDRED")):
        if number >= size:
            many, rest = divmod(number, size)
            return [*_spoken(many), name, *(_spoken(rest) if rest else ())]
    raise AssertionError(number)
