"""Chance that is the same on every computer, and taking turns by it."""

from __future__ import annotations

import hashlib
import json
import random
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

Item = TypeVar("Item")


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
    counts : mapping, optional
        How often items were used before; not at all if left out.
    """

    def __init__(
        self, items: Iterable[Item], draw: Draw, counts: Mapping[Item, int] | None = None
    ) -> None:
        self._number = draw.number
        self.counts = {item: counts.get(item, 0) if counts else 0 for item in items}
        # The place in the list breaks what ties remain, so that items need no order.
        self._places = {item: place for place, item in enumerate(self.counts)}
        self._heap = [
            (count, self._number(), self._places[item], item) for item, count in self.counts.items()
        ]
        heapify(self._heap)

    def choose(
        self,
        suits: Callable[[Item], bool],
        prefer: Callable[[Item], tuple[int, ...]] | None = None,
        among: int = 1,
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

        Returns
        -------
        item or None
            None when no item suits.
        """
        heap, counts = self._heap, self.counts
        passed = []
        found: list[tuple[int, float, int, Item]] = []
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
        heappush(self._heap, (count, self._number(), self._places[item], item))
