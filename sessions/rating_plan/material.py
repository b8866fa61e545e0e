"""What each cell of a plan can be made of: its speakers, their utterances and enrolments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sessions.rating_plan.draws import Draw

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.corpus import Corpus, CorpusUtterance, DatasetCorpus
    from sessions.plan import Pair
    from sessions.rating_plan.quotas import Cell
    from sessions.study import Study


@dataclass(frozen=True, slots=True, eq=False)
class Speech:
    """A trial utterance, and whom it may be compared with."""

    id: str
    speaker: str
    text: str | None
    cell: int
    sentence: int
    """Number of its text; utterances of unknown text have numbers of their own."""
    has_same: bool
    """Whether it may be compared with an enrolment of its own speaker."""
    partners: tuple[str, ...]
    """Enrolled speakers it may be compared with as a different one."""

    def suits(self, pair: Pair | None) -> bool:
        """Whether a trial of this kind of pair can use it."""
        if pair is None:
            return True
        return self.has_same if pair == "same" else bool(self.partners)


@dataclass(frozen=True)
class CellMaterial:
    """What one cell can be made of.

    Parameters
    ----------
    cell : Cell
    places : tuple of str
        Trial speakers; one who serves twice stands here twice.
    speeches : dict of str to tuple of Speech
        Trial utterances of each of these speakers.
    partner_places : tuple of str
        Speakers to be compared with in different pairs, as often as they serve.
    enrolments : dict of str to tuple of CorpusUtterance
        Enrolment utterances of each speaker of the cell.
    """

    cell: Cell
    places: tuple[str, ...]
    speeches: dict[str, tuple[Speech, ...]]
    partner_places: tuple[str, ...]
    enrolments: dict[str, tuple[CorpusUtterance, ...]]

    def all_speeches(self) -> Iterator[Speech]:
        """Every trial utterance of the cell."""
        for speeches in self.speeches.values():
            yield from speeches


def gather(study: Study, corpus: Corpus, cells: Sequence[Cell]) -> tuple[CellMaterial, ...]:
    """Sort a corpus into cells and give speakers their places."""
    sentences: dict[str, int] = {}
    by_name = {dataset.name: dataset for dataset in corpus.datasets}
    return tuple(
        _material(study, by_name[cell.dataset], number, cell, sentences)
        for number, cell in enumerate(cells)
    )


def _material(
    study: Study, dataset: DatasetCorpus, number: int, cell: Cell, sentences: dict[str, int]
) -> CellMaterial:
    trials = _by_speaker(dataset.trials, cell)
    enrolments = _by_speaker(dataset.enrolments, cell)
    places = _places(study, cell, {speaker: len(spoken) for speaker, spoken in trials.items()})
    # Who has no place as a trial speaker has none in a pair; who is only enrolled may be one.
    partners = places + tuple(sorted(set(enrolments) - set(trials)))
    chosen = set(partners)
    return CellMaterial(
        cell,
        places,
        {
            speaker: tuple(
                Speech(
                    utterance.id,
                    speaker,
                    utterance.text,
                    number,
                    _sentence(utterance, sentences),
                    utterance.id in dataset.same,
                    tuple(p for p in dataset.different.get(utterance.id, ()) if p in chosen),
                )
                for utterance in spoken
            )
            for speaker, spoken in trials.items()
            if speaker in chosen
        },
        partners,
        {speaker: tuple(spoken) for speaker, spoken in enrolments.items()},
    )


def _by_speaker(
    utterances: Sequence[CorpusUtterance], cell: Cell
) -> dict[str, list[CorpusUtterance]]:
    """Utterances of a cell by speaker, both in the order of their ids."""
    spoken: dict[str, list[CorpusUtterance]] = {}
    for utterance in sorted(utterances, key=lambda one: (one.speaker, one.id)):
        if utterance.gender == cell.gender:
            spoken.setdefault(utterance.speaker, []).append(utterance)
    return spoken


def _places(study: Study, cell: Cell, utterances: dict[str, int]) -> tuple[str, ...]:
    """Give the places to the speakers, more of them to those with more utterances.

    With fewer speakers than places some serve once more than others; with more, some are left out.
    """
    draw = Draw(study.study.name, study.study.seed, "places", cell.dataset, cell.gender)
    order = draw.shuffled(sorted(utterances))
    order.sort(key=lambda speaker: -utterances[speaker])
    count = study.rating.speakers_per_gender or len(order)
    return tuple(sorted(order[place % len(order)] for place in range(count))) if order else ()


def _sentence(utterance: CorpusUtterance, sentences: dict[str, int]) -> int:
    words = " ".join((utterance.text or "").casefold().split())
    key = f"text {words}" if words else f"utterance {utterance.dataset} {utterance.id}"
    return sentences.setdefault(key, len(sentences))
