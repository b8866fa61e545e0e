"""One utterance of a corpus, however the corpus is laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anonymizers.corpora.audio import AudioSource

Gender = Literal["f", "m"]
GENDER_IN_WORDS: Mapping[str, str] = {"f": "female", "m": "male"}


@dataclass(frozen=True, slots=True)
class Utterance:
    """What a corpus says of one utterance; None where it does not say.

    Parameters
    ----------
    id : str
        Unique in its corpus.
    speaker : str or None
    gender : 'f', 'm' or None
        As published by the corpus.
    text : str or None
        What is said.
    source : AudioSource
        Reads the samples when asked.
    """

    id: str
    speaker: str | None
    gender: Gender | None
    text: str | None
    source: AudioSource


def gender_of(value: str) -> Gender | None:
    """Read `f` or `m` in either case; None for anything else."""
    match value.lower():
        case "f":
            return "f"
        case "m":
            return "m"
    return None
