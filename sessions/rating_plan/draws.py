"""Chance that is the same on every computer, and taking turns by it."""

from __future__ import annotations

import hashlib
import json
import random
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable

Item = TypeVar("Item")

_Turn = tuple[int, float, int, Item]
"""Uses so far, the drawn rank among equals, the place in the list, and the item."""


class Draw:
    """A source of chance that follows from names alone.

    Only ``random.Random.random`` is used: the one generator that Python promises to keep the same
    in every version and on every platform.
    """

    def __init__(self, *names: str | int) -> None:
        digest = hashlib.sha256(json.dumps(names).encode()).digest()
        self.number = random.Random(int.from_bytes(digest, "big")).random  # noqa: S311
        """Draw a number in [0, 1)."""

    def below(self, bound: int) -> int:
        """Draw an integer in [0, bound)."""
        return int(self.number() * bound)

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """Return the items in a drawn order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = int(self.number() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return order


class Turns(Generic[Item]):
    """Takes the least used of several items first; among equals the draw decides.

    Parameters
    ----------
    items : iterable
        Each once.
    draw : Draw
    queues : iterable of container, optional
        Items that are asked for separately; an item may be in several, and its uses count in all.
        All items are one queue if left out.
    """

    def __init__(
        self,
        items: Iterable[Item],
        draw: Draw,
        queues: Iterable[Container[Item]] | None = None,
    ) -> None:
        self._number = draw.number
        self.counts = dict.fromkeys(items, 0)
        # The place in the list breaks what ties remain, so that items need no order.
        self._places = {item: place for place, item in enumerate(self.counts)}
        members: list[Container[Item]] = [self.counts] if queues is None else list(queues)
        self._heaps: list[list[_Turn[Item]]] = [
            [
                (0, self._number(), place, item)
                for item, place in self._places.items()
                if item in queue
            ]
            for queue in members
        ]
        self._heaps_of = {
            item: [heap for heap, queue in zip(self._heaps, members, strict=True) if item in queue]
            for item in self.counts
        }
        for heap in self._heaps:
            heapify(heap)

    def choose(
        self,
        suits: Callable[[Item], bool],
        prefer: Callable[[Item], tuple[int, ...]] | None = None,
        among: int = 1,
        queue: int = 0,
    ) -> Item | None:
        """Take an item that suits, and count the use.

        Parameters
        ----------
        suits : callable
            Whether an item can be used at all.
        prefer : callable, optional
            Of several equally little used items, the one with the least value is taken.
        among : int
            How many equally little used items are compared at most.
        queue : int
            Which of the queues is asked.

        Returns
        -------
        item or None
            None when no item suits.
        """
        heap, counts = self._heaps[queue], self.counts
        passed: list[_Turn[Item]] = []
        found: list[_Turn[Item]] = []
        while heap and len(found) < among:
            entry = heappop(heap)
            count, _, _, item = entry
            if count != counts[item]:
                continue  # used or given back since
            if found and count > found[0][0]:
                passed.append(entry)
                break
            (found if suits(item) else passed).append(entry)
        chosen = None
        if found:
            best = found[0] if prefer is None else min(found, key=lambda entry: prefer(entry[3]))
            chosen = best[3]
            passed += [entry for entry in found if entry is not best]
        for entry in passed:
            heappush(heap, entry)
        if chosen is not None:
            self.use(chosen)
        return chosen

    def use(self, item: Item, times: int = 1) -> None:
        """Count a use of an item, or with ``times=-1`` take one back."""
        count = self.counts[item] + times
        self.counts[item] = count
        turn = (count, self._number(), self._places[item], item)
        for heap in self._heaps_of[item]:
            heappush(heap, turn)
