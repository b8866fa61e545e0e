"""Trials to get used to the page: they are not rated, and spoil nothing that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.rating_plan.casting import Page
from sessions.rating_plan.draws import Turns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.corpus import CorpusUtterance
    from sessions.rating_plan.casting import Casting
    from sessions.rating_plan.draws import Draw
    from sessions.rating_plan.material import Speech


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
            want = self.wants.choose(lambda _: True)
            if want is None:
                break
            kind, cell = want
            page = Page(kind, cell, 0, self.casting.kinds[kind].pair)
            taken = {other.speech for other in pages}
            page.speech = self._drawn(
                self.casting.options(cell, page.pair),
                (taken | in_slot, said),
                (taken | in_slot, set()),
                (taken | in_session, set()),
                (set(), set()),
            )
            page.enrolment = self._enrolment(page)
            pages.append(page)
        return pages

    def _drawn(
        self, speeches: Sequence[Speech], *avoided: tuple[set[Speech | None], set[int]]
    ) -> Speech:
        """Draw an utterance outside the first of these utterances and sentences that leave any."""
        start = self.draw.below(len(speeches))
        for heard, said in avoided:
            for place in range(len(speeches)):
                speech = speeches[(start + place) % len(speeches)]
                if speech not in heard and speech.sentence not in said:
                    return speech
        raise AssertionError("the last to be avoided is nothing")

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
