"""One slot's trials and utterances: no utterance twice, no sentence twice in a session.

Trials are seated one after another with the utterance whose turn it is. Where that leaves a trial
without one, others make room for it along an augmenting path, as in bipartite matching.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING

from sessions.rating_plan.casting import Page
from sessions.rating_plan.shortages import ShortageError, label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.rating_plan.allotment import Session
    from sessions.rating_plan.casting import Casting, Want
    from sessions.rating_plan.material import Speech

# For a sentence that only changes in other sessions can free: searches of a slot, and pages each.
_SEARCHES_ACROSS = 40
_MOVERS = 200


def cast(casting: Casting, sessions: Sequence[Session]) -> list[list[Page]]:
    """Cast the trials of a slot.

    Raises
    ------
    ShortageError
        When an evaluator would have to hear an utterance twice and may not.
    """
    pages = [
        [Page(kind, cell, number, casting.kinds[kind].pair) for kind, cell in session]
        for number, session in enumerate(sessions)
    ]
    _Seating(casting, len(pages)).seat(pages)
    for page in (page for session in pages for page in session):
        if page.pair is not None:
            page.enrolment = casting.enrolment(page)
    return pages


class _Seating:
    """Which page of a slot has which utterance.

    Parameters
    ----------
    casting : Casting
        Knows whose turn it is.
    sessions : int
        Of the slot.
    """

    def __init__(self, casting: Casting, sessions: int) -> None:
        self.casting = casting
        self.heard: dict[Speech, Page] = {}
        """Utterances of the slot, and the first page that has each."""
        self.said: list[dict[int, Page]] = [{} for _ in range(sessions)]
        """Sentences of each session, and the first page that has each."""
        self.times_said: list[Counter[int]] = [Counter() for _ in range(sessions)]
        self.used_up: set[Want] = set()
        """What no utterance is left for in the slot, however others move."""
        self.searches_left = _SEARCHES_ACROSS

    def seat(self, pages: Sequence[Sequence[Page]]) -> None:
        """Give every page its utterance."""
        for session in pages:
            # Without this, a kind would always be the first or the last to choose.
            without = [
                page for page in self.casting.draw.shuffled(session) if not self._in_turn(page)
            ]
            exhausted: set[Want] = set()
            repeating = [page for page in without if not self._new_sentence(page, exhausted)]
            for page in repeating:
                self._any_sentence(page, session, pages)

    def _in_turn(self, page: Page, *, said_before: int = 0) -> bool:
        """Give a page the utterance whose turn it is, if one of a sentence not said too often."""
        said = self.times_said[page.session]
        speech = self.casting.choose(page, self.heard, said, said_before=said_before)
        if speech is not None:
            self._enter(page, speech)
        return speech is not None

    def _new_sentence(self, page: Page, exhausted: set[Want]) -> bool:
        """Find an utterance of a new sentence for a page, moving others of its session."""
        if (page.cell, page.pair) in exhausted:
            return False
        stuck = self._move(page)
        if not stuck:
            return True
        # These pages take up every sentence that is left for any of them, so no more of them fit.
        wants = {(other.cell, other.pair) for other in stuck}
        sentences = set().union(*(self.casting.sentences(*want) for want in wants))
        if len(sentences) >= len(stuck) and self.searches_left:
            self.searches_left -= 1
            if not self._move(page, across=True, movers=_MOVERS):
                return True
        exhausted |= wants
        return False

    def _any_sentence(
        self, page: Page, session: Sequence[Page], pages: Sequence[Sequence[Page]]
    ) -> None:
        """Find an utterance for a page although its sentence comes again in the session."""
        said = self.times_said[page.session]
        options = self.casting.options(page.cell, page.pair)
        free = [speech for speech in options if speech not in self.heard]
        if free:
            self._in_turn(page, said_before=min(said[speech.sentence] for speech in free))
            return
        if (page.cell, page.pair) not in self.used_up:
            stuck = self._move(page, across=True, new_sentence=False)
            if not stuck:
                return
            self.used_up |= {(other.cell, other.pair) for other in stuck}
        if not self.casting.allow_repeats:
            cell = self.casting.materials[page.cell].cell
            raise ShortageError(
                f"{label(cell)}: the trial utterances do not suffice for the "
                f"{sum(len(session) for session in pages)} trials of an evaluator; add "
                "utterances, raise rating.evaluators, or set rating.allow_repeats = true."
            )
        here = Counter(other.speech for other in session)
        anywhere = Counter(other.speech for others in pages for other in others)
        self._take(
            page,
            min(
                options,
                key=lambda speech: (here[speech], anywhere[speech], self.casting.uses(speech)),
            ),
        )

    def _enter(self, page: Page, speech: Speech) -> None:
        self.heard.setdefault(speech, page)
        self.said[page.session].setdefault(speech.sentence, page)
        self.times_said[page.session][speech.sentence] += 1

    def _take(self, page: Page, speech: Speech) -> None:
        self.casting.take(page, speech)
        self._enter(page, speech)

    def _leave(self, page: Page) -> Speech:
        speech = self.casting.give_back(page)
        if self.heard.get(speech) is page:
            del self.heard[speech]
        if self.said[page.session].get(speech.sentence) is page:
            del self.said[page.session][speech.sentence]
        self.times_said[page.session][speech.sentence] -= 1
        return speech

    def _in_the_way(self, page: Page, speech: Speech, *, new_sentence: bool) -> set[Page]:
        """Pages that must move before this one can take an utterance."""
        owner = self.heard.get(speech)
        holder = None
        if new_sentence and self.times_said[page.session][speech.sentence]:
            # A sentence that comes twice already cannot be freed: as if the page hindered itself.
            holder = self.said[page.session].get(speech.sentence, page)
        return {other for other in (owner, holder) if other is not None}

    def _move(
        self,
        page: Page,
        *,
        across: bool = False,
        new_sentence: bool = True,
        movers: int | None = None,
    ) -> set[Page] | None:
        """Give a page an utterance along the shortest chain of others that move for it.

        Parameters
        ----------
        page : Page
            Has none.
        across : bool
            Whether pages of other sessions may move.
        new_sentence : bool
            Whether no sentence may come twice in a session.
        movers : int, optional
            How many pages are looked at, at most; all if left out.

        Returns
        -------
        set of Page or None
            None when the page has its utterance; else all that were tried in vain.
        """
        moved_for: dict[Page, tuple[Page, Speech] | None] = {page: None}
        queue = deque([page])
        options: dict[Want, list[Speech]] = {}
        while queue and (movers is None or len(moved_for) <= movers):
            mover = queue.popleft()
            want = mover.cell, mover.pair
            if want not in options:
                options[want] = sorted(self.casting.options(*want), key=self.casting.uses)
            for speech in options[want]:
                others = self._in_the_way(mover, speech, new_sentence=new_sentence)
                if not others:
                    if self._shift(mover, speech, moved_for, new_sentence=new_sentence):
                        return None
                elif len(others) == 1:
                    other = others.pop()
                    if other not in moved_for and (across or other.session == page.session):
                        moved_for[other] = mover, speech
                        queue.append(other)
        return set(moved_for)

    def _shift(
        self,
        page: Page,
        speech: Speech,
        moved_for: dict[Page, tuple[Page, Speech] | None],
        *,
        new_sentence: bool,
    ) -> bool:
        """Move every page of a chain to its new utterance; undo all if two then collide."""
        undo: list[tuple[Page, Speech | None]] = []
        while True:
            undo.append((page, self._leave(page) if page.speech is not None else None))
            if self._in_the_way(page, speech, new_sentence=new_sentence):
                break
            self._take(page, speech)
            before = moved_for[page]
            if before is None:
                return True
            page, speech = before
        for moved, _ in undo:
            if moved.speech is not None:
                self._leave(moved)
        for moved, had in undo:
            if had is not None:
                self._take(moved, had)
        return False
