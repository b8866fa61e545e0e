"""Whole numbers for tables of fractions, without losing a row's or a column's sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Table = list[list[int]]


def rounded_row(ideals: Sequence[int], denominator: int, total: int) -> list[int]:
    """Whole numbers of a given sum nearest to ``ideals / denominator``, none below 0.

    Parameters
    ----------
    ideals : sequence of int
        Numerators.
    denominator : int
        Of all of them.
    total : int
        Not below 0.

    Returns
    -------
    list of int
        With the least sum of squared differences; of equally good ones, the first are larger.
    """
    row = [max(0, ideal // denominator) for ideal in ideals]
    places = range(len(row))
    while sum(row) < total:
        row[max(places, key=lambda place: ideals[place] - row[place] * denominator)] += 1
    while sum(row) > total:
        filled = [place for place in places if row[place]]
        row[min(filled, key=lambda place: ideals[place] - row[place] * denominator)] -= 1
    return row


def rounded_table(
    ideals: Sequence[Sequence[int]],
    denominator: int,
    row_sums: Sequence[int],
    column_sums: Sequence[int],
    *,
    upper: Sequence[Sequence[int]] | None = None,
) -> Table:
    """Whole numbers with given sums, nearest to a table of fractions.

    The sum of squared differences is as small as it can be: each entry is rounded down, and what
    then lacks is sent along cheapest paths of a flow network (separable convex costs).

    Parameters
    ----------
    ideals : sequence of sequence of int [shape=(rows, columns)]
        Numerators.
    denominator : int
        Of all of them.
    row_sums : sequence of int
    column_sums : sequence of int
        With the same total as ``row_sums``.
    upper : sequence of sequence of int, optional
        Largest value of each entry.

    Returns
    -------
    list of list of int [shape=(rows, columns)]
        Nothing is below 0.

    Raises
    ------
    ValueError
        When no table has these sums within the bounds.
    """
    network = _Network(ideals, denominator, row_sums, column_sums, upper)
    while any(network.balance):
        network.send_one()
    return network.entries


class _Network:
    """Rows and columns as nodes: a unit sent from row to column raises their entry by one."""

    def __init__(
        self,
        ideals: Sequence[Sequence[int]],
        denominator: int,
        row_sums: Sequence[int],
        column_sums: Sequence[int],
        upper: Sequence[Sequence[int]] | None,
    ) -> None:
        if sum(row_sums) != sum(column_sums):
            raise ValueError(f"rows sum to {sum(row_sums)}, columns to {sum(column_sums)}")
        self.ideals, self.denominator, self.upper = ideals, denominator, upper
        self.rows = len(ideals)
        self.entries = [
            [self._start(row, column) for column in range(len(column_sums))]
            for row in range(self.rows)
        ]
        # What each node has too much (a row's sum not reached, a column's exceeded) or too little.
        self.balance = [
            total - sum(line) for total, line in zip(row_sums, self.entries, strict=True)
        ] + [
            sum(line[column] for line in self.entries) - total
            for column, total in enumerate(column_sums)
        ]

    def _start(self, row: int, column: int) -> int:
        floor = max(0, self.ideals[row][column] // self.denominator)
        return floor if self.upper is None else min(floor, self.upper[row][column])

    def _arcs(self) -> Iterator[tuple[int, int, int]]:
        """Start, end and cost of every unit that can be sent now."""
        scale = self.denominator
        for row, line in enumerate(self.entries):
            for column, entry in enumerate(line):
                # (x + 1 - ideal)² - (x - ideal)², and its like, in units of 1 / denominator.
                slope = 2 * (entry * scale - self.ideals[row][column])
                if self.upper is None or entry < self.upper[row][column]:
                    yield row, self.rows + column, scale + slope
                if entry:
                    yield self.rows + column, row, scale - slope

    def send_one(self) -> None:
        """Send a unit along the cheapest path from where there is too much to where it lacks."""
        distance, before = self._cheapest_paths()
        ends = [
            (length, node)
            for node, length in enumerate(distance)
            if length is not None and self.balance[node] < 0
        ]
        if not ends:
            raise ValueError("no table of whole numbers has these sums")
        node = min(ends)[1]
        self.balance[node] += 1
        while (start := before[node]) is not None:
            if start < self.rows:
                self.entries[start][node - self.rows] += 1
            else:
                self.entries[node][start - self.rows] -= 1
            node = start
        self.balance[node] -= 1

    def _cheapest_paths(self) -> tuple[list[int | None], list[int | None]]:
        """Bellman and Ford: distance of each node from any with too much, and the node before."""
        arcs = list(self._arcs())
        distance: list[int | None] = [0 if amount > 0 else None for amount in self.balance]
        before: list[int | None] = [None] * len(self.balance)
        changed = True
        while changed:
            changed = False
            for start, end, cost in arcs:
                reached, known = distance[start], distance[end]
                if reached is not None and (known is None or reached + cost < known):
                    distance[end], before[end], changed = reached + cost, start, True
        return distance, before
