"""Who can speak in panels: speakers by data set and gender, with what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anonymizers.corpora.utterance import Gender
    from sessions.corpus import Corpus, CorpusUtterance

Sentences = dict[str, tuple[str, ...]]
"""Sentences of one speaker, and the utterances that say each."""


@dataclass(frozen=True, eq=False)
class PanelMaterial:
    """The speakers of one data set and gender.

    Parameters
    ----------
    dataset : str
    gender : {'f', 'm'}
    spoken : dict of str to dict of str to tuple of str
        Speakers to their sentences; utterances of unknown text have sentences of their own.
    """

    dataset: str
    gender: Gender
    spoken: dict[str, Sentences]

    def speakers_with(self, sentences: int) -> int:
        """Count the speakers with at least so many different sentences."""
        return sum(len(said) >= sentences for said in self.spoken.values())

    def can_cast(self, patterns: Sequence[tuple[int, ...]], distractors: int) -> bool:
        """Whether panels of these sizes find different speakers with sentences enough.

        The speaker with most sentences is held against the largest size, and so on: if that
        fails, every other way does.
        """
        sizes = sorted((size for pattern in patterns for size in pattern), reverse=True)
        sentences = sorted(map(len, self.spoken.values()), reverse=True)
        return len(sentences) >= len(sizes) + distractors * len(patterns) and all(
            has >= size for has, size in zip(sentences, sizes, strict=False)
        )


def gather(corpus: Corpus) -> dict[Gender, tuple[PanelMaterial, ...]]:
    """Sort the trial utterances of a corpus by gender and data set; women first."""
    genders = sorted({gender for dataset in corpus.datasets for gender in dataset.genders})
    return {
        gender: tuple(
            PanelMaterial(dataset.name, gender, _spoken(dataset.trials, gender))
            for dataset in corpus.datasets
            if gender in dataset.genders
        )
        for gender in genders
    }


def _spoken(trials: Sequence[CorpusUtterance], gender: Gender) -> dict[str, Sentences]:
    spoken: dict[str, Sentences] = {}
    for utterance in sorted(trials, key=lambda one: (one.speaker, one.id)):
        if utterance.gender == gender:
            words = " ".join((utterance.text or "").casefold().split())
            sentence = f"text {words}" if words else f"utterance {utterance.id}"
            own = spoken.setdefault(utterance.speaker, {})
            own[sentence] = (*own.get(sentence, ()), utterance.id)
    return spoken
