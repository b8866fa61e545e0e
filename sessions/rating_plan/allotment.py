"""Which cells the trials of each session fall to.

Sessions are served one after another. Each trial goes to the cell that is furthest behind what it
should have by now, counting its kind, its side and pair, and all trials together; so every session
is a small copy of the whole study, and the last one comes out exact.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sessions.rating_plan.shortages import ShortageError, label
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.rating_plan.quotas import Quotas

_DEPTH = 4  # exchanges that may be needed to make room for one trial
_TRIES = 20_000  # exchanges that are looked at for one trial
_ONE = 1 << 40  # a trial, in the fixed-point numbers that shares are counted in

Session = list[tuple[int, int]]
"""Kind and cell of each trial."""


def allot(
    quotas: Quotas, sessions_of_slots: Sequence[int], limits: Sequence[int | None]
) -> list[list[Session]]:
    """Deal the cells of the quotas to sessions.

    Parameters
    ----------
    quotas : Quotas
    sessions_of_slots : sequence of int
        How many sessions each slot takes, one after another.
    limits : sequence of int or None
        How many trials of each cell a slot can have at most; None for no limit.

    Returns
    -------
    list of list of Session
        Of each slot.

    Raises
    ------
    ShortageError
        When no exchange of trials between slots keeps to the limits.
    """
    dealer = _Dealer(quotas)
    compositions = iter(quotas.compositions)
    slots: list[list[Session]] = []
    for count in sessions_of_slots:
        room = list(limits)
        slots.append([dealer.session(next(compositions), room) for _ in range(count)])
    if any(limit is not None for limit in limits):
        _Exchange(quotas, slots, limits).settle()
    return slots


class _Dealer:
    """Keeps how far behind each cell is."""

    def __init__(self, quotas: Quotas) -> None:
        table = quotas.table
        self.cells = range(len(quotas.cells))
        self.left = [list(row) for row in table]
        blocks = [(kind.system == ORIGINAL, kind.pair) for kind in quotas.kinds]
        self.block_of = [blocks.index(block) for block in blocks]
        self.kind_shares = [_shares(row) for row in table]
        self.block_shares = [
            _shares(
                [
                    sum(
                        row[cell]
                        for row, other in zip(table, blocks, strict=True)
                        if other == block
                    )
                    for cell in self.cells
                ]
            )
            for block in blocks
        ]
        self.shares = _shares([sum(column) for column in zip(*table, strict=True)])
        self.kind_behind = [[0] * len(self.cells) for _ in table]
        self.block_behind = [[0] * len(self.cells) for _ in table]
        self.behind = [0] * len(self.cells)

    def session(self, composition: Sequence[int], room: list[int | None]) -> Session:
        """Deal a session, and count it against the room that its slot has in each cell."""
        session = []
        for kind, count in enumerate(composition):
            for _ in range(count):
                cell = self._next(kind, room)
                session.append((kind, cell))
                limit = room[cell]
                if limit is not None:
                    room[cell] = limit - 1
        return session

    def _next(self, kind: int, room: Sequence[int | None]) -> int:
        of_kind = self.kind_behind[kind]
        of_block = self.block_behind[self.block_of[kind]]
        of_all = self.behind
        kind_shares, block_shares = self.kind_shares[kind], self.block_shares[kind]
        left = self.left[kind]
        best, best_key = -1, (False, 0)
        for cell in self.cells:
            of_kind[cell] += kind_shares[cell]
            of_block[cell] += block_shares[cell]
            of_all[cell] += self.shares[cell]
            if left[cell]:
                key = (room[cell] != 0, of_kind[cell] + of_block[cell] + of_all[cell])
                if best < 0 or key > best_key:
                    best, best_key = cell, key
        left[best] -= 1
        of_kind[best] -= _ONE
        of_block[best] -= _ONE
        of_all[best] -= _ONE
        return best


def _shares(counts: Sequence[int]) -> list[int]:
    whole = max(1, sum(counts))
    return [count * _ONE // whole for count in counts]


class _Exchange:
    """Exchanges trials between slots until none has more of a cell than there is for it."""

    def __init__(
        self, quotas: Quotas, slots: list[list[Session]], limits: Sequence[int | None]
    ) -> None:
        self.quotas, self.slots, self.limits = quotas, slots, limits
        self.used = [Counter(cell for session in slot for _, cell in session) for slot in slots]
        self.tries_left = 0

    def settle(self) -> None:
        """Settle every slot; ShortageError where none of the exchanges tried is enough."""
        for slot in range(len(self.slots)):
            for cell in range(len(self.limits)):
                while self._is_over(slot, cell):
                    if not any(self._relieved(slot, cell, depth) for depth in range(_DEPTH)):
                        raise ShortageError(
                            f"{label(self.quotas.cells[cell])}: {self.limits[cell]} trial "
                            "utterances, and no arrangement was found in which no evaluator needs "
                            "more; add utterances, raise rating.evaluators, or set "
                            "rating.allow_repeats = true."
                        )

    def _is_over(self, slot: int, cell: int) -> bool:
        limit = self.limits[cell]
        return limit is not None and self.used[slot][cell] > limit

    def _relieved(self, slot: int, cell: int, depth: int) -> bool:
        """Exchange a trial of a cell; what that overfills is relieved in turn, ``depth`` times."""
        self.tries_left = _TRIES
        return self._try(slot, cell, depth)

    def _try(self, slot: int, cell: int, depth: int) -> bool:
        given = self._places(slot)
        # The slots that follow made up for what this one had too much of.
        for other in self._others(slot):
            for (kind, new_cell), taken in self._places(other).items():
                if new_cell == cell or (kind, cell) not in given:
                    continue
                if self.tries_left == 0:
                    return False
                self.tries_left -= 1
                self._swap((slot, *given[kind, cell]), (other, *taken))
                over = [
                    where for where in ((slot, new_cell), (other, cell)) if self._is_over(*where)
                ]
                if not over or (len(over) == 1 and depth and self._try(*over[0], depth - 1)):
                    return True
                self._swap((slot, *given[kind, cell]), (other, *taken))
        return False

    def _others(self, slot: int) -> Iterator[int]:
        count = len(self.slots)
        return (number % count for number in range(slot + 1, slot + count))

    def _places(self, slot: int) -> dict[tuple[int, int], tuple[int, int]]:
        """Session and place of one trial of each kind and cell in a slot."""
        return {
            trial: (session, place)
            for session, trials in enumerate(self.slots[slot])
            for place, trial in enumerate(trials)
        }

    def _swap(self, one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
        """Exchange the cells of two trials of one kind."""
        (slot, session, place), (slot2, session2, place2) = one, other
        kind, cell = self.slots[slot][session][place]
        _, cell2 = self.slots[slot2][session2][place2]
        self.slots[slot][session][place] = kind, cell2
        self.slots[slot2][session2][place2] = kind, cell
        self.used[slot].update({cell: -1, cell2: 1})
        self.used[slot2].update({cell: 1, cell2: -1})
