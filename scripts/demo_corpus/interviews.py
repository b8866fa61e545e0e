"""Who speaks the demo corpus and what is said, as `interviews.toml` lists it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

INTERVIEWS: Final = Path(__file__).with_name("interviews.toml")
ENROLMENT_SENTENCES: Final = 3
"""How many of a speaker's own sentences, the first ones, are for enrolment."""

Part = Literal["enrolment", "shared trial", "own trial"]


@dataclass(frozen=True, slots=True)
class Voice:
    """A weighted mix of the synthesizer's voices, and how it speaks.

    Parameters
    ----------
    weights : dict of str to float
        Synthesizer voice to its weight; the weights add up to 1.
    accent : 'american' or 'british'
        Which pronunciation the words are given.
    pace : float
        Speaking rate relative to the synthesizer's own.
    """

    weights: dict[str, float]
    accent: Literal["american", "british"]
    pace: float


@dataclass(frozen=True, slots=True)
class SpokenSentence:
    """One utterance that the corpus is to hold."""

    id: str
    text: str
    part: Part

    @property
    def is_enrolment(self) -> bool:
        """Whether it is for enrolment; all other utterances are trials."""
        return self.part == "enrolment"


@dataclass(frozen=True, slots=True)
class Speaker:
    """An interviewee; the first letter of the id is the gender."""

    id: str
    voice: Voice
    utterances: tuple[SpokenSentence, ...]

    @property
    def gender(self) -> str:
        """Either `f` or `m`."""
        return self.id[0]


def read_interviews(path: Path = INTERVIEWS) -> list[Speaker]:
    """Read all speakers, ordered by id.

    The utterances of a speaker are numbered in this order: own sentences for enrolment, sentences
    that all speakers share, further own sentences.
    """
    listed = tomllib.loads(path.read_text("utf-8"))
    speakers = [
        Speaker(
            entry["id"],
            Voice(entry["voice"], entry["accent"], entry["pace"]),
            tuple(_utterances(entry["id"], entry["sentences"], listed["shared_sentences"])),
        )
        for entry in listed["speakers"]
    ]
    return sorted(speakers, key=lambda speaker: speaker.id)


def _utterances(speaker: str, own: list[str], shared: list[str]) -> Iterator[SpokenSentence]:
    parts: list[tuple[Part, list[str]]] = [
        ("enrolment", own[:ENROLMENT_SENTENCES]),
        ("shared trial", shared),
        ("own trial", own[ENROLMENT_SENTENCES:]),
    ]
    sentences = [(part, text) for part, texts in parts for text in texts]
    for number, (part, text) in enumerate(sentences, start=1):
        yield SpokenSentence(f"{speaker}_{number:03d}", text, part)
