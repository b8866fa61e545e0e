"""Which cells the trials of each session fall to.

Sessions are served one after another. Each trial goes to the cell that is furthest behind what it
should have by now, counting its kind, its side and pair, and all trials together; so every session
is a small copy of the whole study, and the last one comes out exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sessions.rating_plan.shortages import ShortageError, label
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.rating_plan.quotas import Quotas

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


@dataclass
class _Exchange:
    """Exchanges trials between slots until none has more of a cell than there is for it."""

    quotas: Quotas
    slots: list[list[Session]]
    limits: Sequence[int | None]

    def settle(self) -> None:
        self.used = [self._count(slot) for slot in self.slots]
        for slot, used in enumerate(self.used):
            for cell, limit in enumerate(self.limits):
                while limit is not None and used[cell] > limit:
                    if not self._relieve(slot, cell):
                        raise ShortageError(
                            f"{label(self.quotas.cells[cell])}: {limit} trial utterances, but an "
                            f"evaluator would need {used[cell]} different ones; add utterances, "
                            "raise rating.evaluators, or set rating.allow_repeats = true."
                        )

    def _count(self, slot: Sequence[Session]) -> list[int]:
        used = [0] * len(self.limits)
        for session in slot:
            for _, cell in session:
                used[cell] += 1
        return used

    def _has_room(self, slot: int, cell: int) -> bool:
        limit = self.limits[cell]
        return limit is None or self.used[slot][cell] < limit

    def _relieve(self, slot: int, cell: int) -> bool:
        """Give a trial of a cell for one of the same kind in another slot and another cell."""
        given = {
            kind: (session, place)
            for session, trials in enumerate(self.slots[slot])
            for place, (kind, its_cell) in enumerate(trials)
            if its_cell == cell
        }
        for other, session, place in self._takers(slot, cell):
            kind, new_cell = self.slots[other][session][place]
            if kind in given and self._has_room(slot, new_cell):
                own_session, own_place = given[kind]
                self.slots[slot][own_session][own_place] = kind, new_cell
                self.slots[other][session][place] = kind, cell
                for changed, less, more in ((slot, cell, new_cell), (other, new_cell, cell)):
                    self.used[changed][less] -= 1
                    self.used[changed][more] += 1
                return True
        return False

    def _takers(self, slot: int, cell: int) -> Iterator[tuple[int, int, int]]:
        """Yield every trial of another cell in another slot that has room for one of this cell."""
        count = len(self.slots)
        # The slots that follow made up for what this one had too much of.
        for other in (number % count for number in range(slot + 1, slot + count)):
            if not self._has_room(other, cell):
                continue
            for session, trials in enumerate(self.slots[other]):
                for place, (_, its_cell) in enumerate(trials):
                    if its_cell != cell:
                        yield other, session, place
