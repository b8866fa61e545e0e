"""Trials to get used to the page: they are not rated, and spoil nothing that is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sessions.rating_plan.casting import Page
from sessions.rating_plan.draws import Turns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.corpus import CorpusUtterance
    from sessions.rating_plan.casting import Casting
    from sessions.rating_plan.draws import Draw
    from sessions.rating_plan.material import Speech


class _Avoided(NamedTuple):
    """Utterances and sentences that a practice trial should not have."""

    heard: set[Speech | None]
    said: set[int]

    def leaves(self, speech: Speech) -> bool:
        """Whether an utterance is none of them."""
        return speech not in self.heard and speech.sentence not in self.said


class Practice:
    """Finds practice trials for one session after another; kinds and cells take turns.

    Parameters
    ----------
    casting : Casting
    draw : Draw
    """

    def __init__(self, casting: Casting, draw: Draw) -> None:
        self.casting, self.draw = casting, draw
        self.wants = Turns(
            [
                (kind, cell)
                for kind, name in enumerate(casting.kinds)
                for cell in range(len(casting.materials))
                if casting.options(cell, name.pair)
            ],
            draw,
        )

    def pages(self, count: int, session: Sequence[Page], slot: Sequence[Page]) -> list[Page]:
        """Find practice trials with utterances that the slot, or at least the session, leaves over.

        Parameters
        ----------
        count : int
        session, slot : sequence of Page
            All rated trials of this session, and of this slot.
        """
        in_session = {page.speech for page in session}
        in_slot = {page.speech for page in slot}
        said = {speech.sentence for speech in in_session if speech is not None}
        pages: list[Page] = []
        for _ in range(count):
            taken = {other.speech for other in pages}
            for avoided in (
                _Avoided(taken | in_slot, said),
                _Avoided(taken | in_slot, set()),
                _Avoided(taken | in_session, set()),
                _Avoided(set(), set()),
            ):
                want = self.wants.choose(partial(self._leaves_some, avoided))
                if want is not None:
                    page = Page(*want, 0, self.casting.kinds[want[0]].pair)
                    page.speech = self._drawn(want, avoided)
                    page.enrolment = self._enrolment(page)
                    pages.append(page)
                    break
        return pages

    def _leaves_some(self, avoided: _Avoided, want: tuple[int, int]) -> bool:
        return any(map(avoided.leaves, self._speeches(want)))

    def _drawn(self, want: tuple[int, int], avoided: _Avoided) -> Speech:
        speeches = self._speeches(want)
        start = self.draw.below(len(speeches))
        return next(filter(avoided.leaves, speeches[start:] + speeches))

    def _speeches(self, want: tuple[int, int]) -> tuple[Speech, ...]:
        kind, cell = want
        return self.casting.options(cell, self.casting.kinds[kind].pair)

    def _enrolment(self, page: Page) -> CorpusUtterance | None:
        speech = page.speech
        if page.pair is None or speech is None:
            return None
        partners = speech.partners if page.pair == "different" else (speech.speaker,)
        speaker = partners[self.draw.below(len(partners))]
        spoken = [
            utterance
            for utterance in self.casting.materials[page.cell].enrolments[speaker]
            if utterance.id != speech.id
        ]
        return spoken[self.draw.below(len(spoken))]
