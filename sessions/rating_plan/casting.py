"""Who speaks in each trial, what they say, and whom they are compared with.

Speakers, utterances and enrolments take turns: whoever had the fewest comes next.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sessions.rating_plan.draws import Draw, Turns
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from sessions.corpus import CorpusUtterance
    from sessions.plan import Pair, TrialKey
    from sessions.rating_plan.material import CellMaterial, Speech
    from sessions.rating_plan.quotas import Kind

_COMPARED = 6  # equally little used speakers that a choice looks at
_COMPARED_UTTERANCES = 3


Want = tuple[int, "Pair | None"]
"""The cell and the kind of pair that a trial is to have."""


@dataclass(slots=True, eq=False)
class Page:
    """A trial that is being cast."""

    kind: int
    cell: int
    session: int
    """Of its slot."""
    pair: Pair | None
    place: int = -1
    """Of its speaker in the cell."""
    speech: Speech | None = None
    enrolment: CorpusUtterance | None = None


class Casting:
    """Keeps everyone's turns.

    Parameters
    ----------
    kinds : sequence of Kind
    materials : sequence of CellMaterial
    draw : Draw
    allow_repeats : bool
        Whether an evaluator may hear a trial utterance twice where there are not enough.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        materials: Sequence[CellMaterial],
        draw: Draw,
        *,
        allow_repeats: bool,
    ) -> None:
        self.kinds, self.materials, self.draw = kinds, materials, draw
        self.allow_repeats = allow_repeats
        self.sides = [int(kind.system != ORIGINAL) for kind in kinds]
        self.place_turns = [Turns(range(len(m.places)), draw) for m in materials]
        # A trial looks only at utterances that suit its kind of pair.
        self.queues = {
            pair: number for number, pair in enumerate(dict.fromkeys(k.pair for k in kinds))
        }
        self.speech_turns = [
            {
                speaker: Turns(
                    speeches,
                    draw,
                    [{speech for speech in speeches if speech.suits(pair)} for pair in self.queues],
                )
                for speaker, speeches in m.speeches.items()
            }
            for m in materials
        ]
        self.partner_turns = [Turns(range(len(m.partner_places)), draw) for m in materials]
        self.enrolment_turns = [
            {speaker: Turns(range(len(spoken)), draw) for speaker, spoken in m.enrolments.items()}
            for m in materials
        ]
        self.places_of = [
            {
                speaker: [place for place, other in enumerate(m.places) if other == speaker]
                for speaker in m.speeches
            }
            for m in materials
        ]
        self.by_place: Counter[tuple[int, int, int, Pair | None]] = Counter()
        self.by_kind: Counter[tuple[int, int, int]] = Counter()
        self.by_side: Counter[tuple[Speech, int]] = Counter()
        self.compared: Counter[tuple[int, str, str]] = Counter()
        self._options: dict[Want, tuple[Speech, ...]] = {}
        self._sentences: dict[Want, frozenset[int]] = {}

    def remember(self, kind: int, cell: int, speech: Speech, compared: TrialKey | None) -> None:
        """Count the turns of a trial that was planned earlier; KeyError for a stranger in it."""
        self.take(Page(kind, cell, 0, self.kinds[kind].pair), speech)
        if compared is None:
            return
        speaker = compared.enrolment_speaker
        spoken = self.materials[cell].enrolments[speaker]
        places = {one.id: place for place, one in enumerate(spoken)}
        self.enrolment_turns[cell][speaker].use(places[compared.enrolment_utterance])
        if compared.pair == "different":
            turns = self.partner_turns[cell]
            partners = self.materials[cell].partner_places
            turns.use(
                min(
                    (place for place, other in enumerate(partners) if other == speaker),
                    key=lambda place: turns.counts[place],
                )
            )
            self.compared[cell, speech.speaker, speaker] += 1

    def choose(
        self,
        page: Page,
        heard: Container[Speech],
        said: Mapping[int, int],
        *,
        said_before: int,
    ) -> Speech | None:
        """Take the utterance whose turn it is for a page, of the speaker whose turn it is.

        Parameters
        ----------
        page : Page
        heard : container of Speech
            What the slot has already.
        said : mapping of int to int
            How often each sentence comes in the session already.
        said_before : int
            How often at most this one may have come.

        Returns
        -------
        Speech or None
            None when there is none left.
        """
        places = self.materials[page.cell].places
        turns = self.place_turns[page.cell]
        cell, kind, side, pair = page.cell, page.kind, self.sides[page.kind], page.pair
        by_place, by_kind, by_side = self.by_place, self.by_kind, self.by_side
        without: set[str] = set()
        while True:
            place = turns.choose(
                lambda place: places[place] not in without,
                lambda place: (by_place[cell, place, side, pair], by_kind[cell, place, kind]),
                _COMPARED,
            )
            if place is None:
                return None
            speech = self.speech_turns[cell][places[place]].choose(
                lambda speech: speech not in heard and said[speech.sentence] <= said_before,
                lambda speech: (by_side[speech, side],),
                _COMPARED_UTTERANCES,
                self.queues[pair],
            )
            if speech is not None:
                self._count(page, place, speech, 1)
                return speech
            turns.use(place, -1)
            without.add(places[place])

    def take(self, page: Page, speech: Speech) -> None:
        """Give a page an utterance out of turn."""
        turns = self.place_turns[page.cell]
        place = min(
            self.places_of[page.cell][speech.speaker], key=lambda place: turns.counts[place]
        )
        turns.use(place)
        self.speech_turns[page.cell][speech.speaker].use(speech)
        self._count(page, place, speech, 1)

    def give_back(self, page: Page) -> Speech:
        """Take a page's utterance away again."""
        speech = page.speech
        assert speech is not None
        self.place_turns[page.cell].use(page.place, -1)
        self.speech_turns[page.cell][speech.speaker].use(speech, -1)
        self._count(page, page.place, speech, -1)
        page.speech = None
        return speech

    def options(self, cell: int, pair: Pair | None) -> tuple[Speech, ...]:
        """Every utterance that a trial could use."""
        if (cell, pair) not in self._options:
            speeches = self.materials[cell].all_speeches()
            self._options[cell, pair] = tuple(s for s in speeches if s.suits(pair))
        return self._options[cell, pair]

    def sentences(self, cell: int, pair: Pair | None) -> frozenset[int]:
        """Every sentence that a trial could use."""
        if (cell, pair) not in self._sentences:
            options = self.options(cell, pair)
            self._sentences[cell, pair] = frozenset(speech.sentence for speech in options)
        return self._sentences[cell, pair]

    def uses(self, speech: Speech) -> int:
        """How often an utterance was used in the whole plan."""
        return self.speech_turns[speech.cell][speech.speaker].counts[speech]

    def _count(self, page: Page, place: int, speech: Speech, times: int) -> None:
        side = self.sides[page.kind]
        self.by_place[page.cell, place, side, page.pair] += times
        self.by_kind[page.cell, place, page.kind] += times
        self.by_side[speech, side] += times
        page.place, page.speech = place, speech

    def enrolment(self, page: Page) -> CorpusUtterance:
        """Take the enrolment that a page's utterance is compared with."""
        speech = page.speech
        assert speech is not None
        speaker = speech.speaker if page.pair == "same" else self._partner(page.cell, speech)
        turns = self.enrolment_turns[page.cell][speaker]
        spoken = self.materials[page.cell].enrolments[speaker]
        # Another sentence is better: the same one could be compared by its words' own sound.
        place = turns.choose(
            lambda place: (
                spoken[place].id != speech.id
                and (speech.text is None or spoken[place].text != speech.text)
            )
        )
        if place is None:
            place = turns.choose(lambda place: spoken[place].id != speech.id)
        assert place is not None, "a pair without an enrolment was let in"
        return spoken[place]

    def _partner(self, cell: int, speech: Speech) -> str:
        places, compared = self.materials[cell].partner_places, self.compared
        partners = speech.partners
        place = self.partner_turns[cell].choose(
            lambda place: places[place] in partners,
            lambda place: (compared[cell, speech.speaker, places[place]],),
            _COMPARED,
        )
        assert place is not None, "an utterance without a partner was let in"
        compared[cell, speech.speaker, places[place]] += 1
        return places[place]
