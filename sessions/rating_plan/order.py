"""In which order the trials of a session come."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.plan import Pair
    from sessions.rating_plan.casting import Page
    from sessions.rating_plan.draws import Draw
    from sessions.rating_plan.quotas import Kind

LONGEST_RUN = 3
"""No more trials in a row are all original or all anonymized, or all of one kind of pair."""

_STEPS_FOR_EACH_TRIAL = 20  # of the search, before the plain alternation is taken

Sort = tuple[int, "Pair | None"]
"""Original (0) or anonymized (1), and the kind of pair."""


class Ordering:
    """Orders one session after another, so that no place in the order favours any kind.

    Parameters
    ----------
    kinds : sequence of Kind
    draw : Draw
    """

    def __init__(self, kinds: Sequence[Kind], draw: Draw) -> None:
        self.kinds, self.draw = kinds, draw
        self.sorts: list[Sort] = [(int(kind.system != ORIGINAL), kind.pair) for kind in kinds]
        self.sorts_at: Counter[tuple[int, Sort]] = Counter()
        self.systems_at: Counter[tuple[int, str]] = Counter()

    def remember(self, position: int, kind: int) -> None:
        """Count a trial that stands at a position, from 0."""
        self.sorts_at[position, self.sorts[kind]] += 1
        self.systems_at[position, self.kinds[kind].system] += 1

    def ordered(self, pages: Sequence[Page]) -> list[Page]:
        """Return the trials of a session in their order."""
        waiting: dict[Sort, list[Page]] = {}
        for page in self.draw.shuffled(pages):
            waiting.setdefault(self.sorts[page.kind], []).append(page)
        counts = {sort: len(waiting[sort]) for sort in sorted(waiting, key=str)}
        order: list[Page] = []
        for position, sort in enumerate(self._sorts(counts)):
            page = self._next(waiting[sort], position, order[-1] if order else None)
            waiting[sort].remove(page)
            self.remember(position, page.kind)
            order.append(page)
        return order

    def _next(self, pages: Sequence[Page], position: int, previous: Page | None) -> Page:
        def cost(page: Page) -> tuple[bool, int]:
            assert page.speech is not None
            again = (
                previous is not None
                and previous.speech is not None
                and previous.speech.speaker == page.speech.speaker
            )
            return again, self.systems_at[position, self.kinds[page.kind].system]

        return min(pages, key=cost)

    def _sorts(self, counts: dict[Sort, int]) -> Sequence[Sort]:
        """Search an order of sorts depth first, at each position the one seldom there before."""
        trials = sum(counts.values())
        left = dict(counts)
        chosen: list[Sort] = []
        untried = [self._preferred(0, left)]
        for _ in range(_STEPS_FOR_EACH_TRIAL * trials):
            if len(chosen) == trials:
                return chosen
            sort = next(untried[-1], None)
            if sort is None:
                untried.pop()
                if not chosen:
                    break
                left[chosen.pop()] += 1
                continue
            left[sort] -= 1
            chosen.append(sort)
            if _can_end(chosen, left):
                untried.append(self._preferred(len(chosen), left))
            else:
                left[chosen.pop()] += 1
        return chosen if len(chosen) == trials else alternation(counts)

    def _preferred(self, position: int, left: dict[Sort, int]) -> Iterator[Sort]:
        number = self.draw.number
        ranked = [
            (self.sorts_at[position, sort], number(), sort) for sort, more in left.items() if more
        ]
        ranked.sort(key=lambda entry: entry[:2])
        return (sort for _, _, sort in ranked)


def alternation(counts: dict[Sort, int]) -> list[Sort]:
    """Order sorts by plain alternation: original and anonymized, and pairs within each.

    With halves that differ by at most one no run is longer than two.
    """
    sides: dict[int, list[Sort]] = {}
    for side in (0, 1):
        pairs = sorted(
            ((sort, count) for sort, count in counts.items() if sort[0] == side),
            key=lambda item: -item[1],
        )
        # The anonymized side begins with the other kind of pair, unless it has fewer of it.
        if side and sides[0] and len(pairs) == 2 and pairs[0][1] == pairs[1][1]:
            pairs.sort(key=lambda item: item[0][1] == sides[0][0][1])
        sides[side] = _in_turn([[sort] * count for sort, count in pairs])
    return _in_turn(sorted(sides.values(), key=len, reverse=True))


def _in_turn(rows: Sequence[Sequence[Sort]]) -> list[Sort]:
    longest = max((len(row) for row in rows), default=0)
    return [row[place] for place in range(longest) for row in rows if place < len(row)]


def _can_end(chosen: Sequence[Sort], left: dict[Sort, int]) -> bool:
    """Whether neither property has run too long or must do so with what is left."""
    return all(_property_can_end(chosen, left, which) for which in (0, 1))


def _property_can_end(chosen: Sequence[Sort], left: dict[Sort, int], which: int) -> bool:
    last = chosen[-1][which]
    if last is None:
        return True
    run = 1
    while run <= LONGEST_RUN and run < len(chosen) and chosen[-run - 1][which] == last:
        run += 1
    same = sum(count for sort, count in left.items() if sort[which] == last)
    others = sum(left.values()) - same
    return (
        run <= LONGEST_RUN
        and same <= LONGEST_RUN - run + LONGEST_RUN * others
        and others <= LONGEST_RUN * (same + 1)
    )
