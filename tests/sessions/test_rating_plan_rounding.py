from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sessions.rating_plan.rounding import rounded_row, rounded_table


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[list[int]], int, list[int], list[int]]:
    """Ideals, their denominator, and sums that some table of whole numbers has."""
    rows, columns = draw(st.integers(1, 3)), draw(st.integers(1, 2))
    denominator = draw(st.integers(1, 6))
    ideal = st.integers(0, 3 * denominator)
    ideals = [[draw(ideal) for _ in range(columns)] for _ in range(rows)]
    some = [[draw(st.integers(0, 2)) for _ in range(columns)] for _ in range(rows)]
    return (
        ideals,
        denominator,
        [sum(row) for row in some],
        [sum(c) for c in zip(*some, strict=True)],
    )


@given(tables())
def test_no_table_with_these_sums_is_nearer(
    table: tuple[list[list[int]], int, list[int], list[int]],
) -> None:
    ideals, denominator, rows, columns = table

    def distance(entries: list[list[int]]) -> int:
        return sum(
            (entry * denominator - ideal) ** 2
            for line, ideal_line in zip(entries, ideals, strict=True)
            for entry, ideal in zip(line, ideal_line, strict=True)
        )

    found = rounded_table(ideals, denominator, rows, columns)
    assert [sum(line) for line in found] == rows
    assert [sum(column) for column in zip(*found, strict=True)] == columns
    width = len(columns)
    every = (
        [list(flat[row * width : (row + 1) * width]) for row in range(len(rows))]
        for flat in product(range(max(rows) + 1), repeat=len(rows) * width)
    )
    best = min(
        distance(entries)
        for entries in every
        if [sum(line) for line in entries] == rows
        and [sum(column) for column in zip(*entries, strict=True)] == columns
    )
    assert distance(found) == best


def test_what_is_whole_already_stays() -> None:
    ideals = [[665, 665], [690, 690]]
    assert rounded_table(ideals, 1, [1330, 1380], [1355, 1355]) == ideals


def test_no_entry_is_above_its_bound() -> None:
    assert rounded_table([[3, 0]], 1, [3], [1, 2], upper=[[1, 2]]) == [[1, 2]]


def test_sums_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="rows sum to 3, columns to 4"):
        rounded_table([[1, 2]], 1, [3], [2, 2])
    with pytest.raises(ValueError, match="no table"):
        rounded_table([[1, 2]], 1, [4], [2, 2], upper=[[1, 3]])


@given(st.lists(st.integers(-9, 40), min_size=1, max_size=5), st.integers(1, 7), st.data())
def test_a_row_keeps_its_sum_and_stays_near(
    ideals: list[int], denominator: int, data: st.DataObject
) -> None:
    total = data.draw(st.integers(0, 60))
    row = rounded_row(ideals, denominator, total)
    assert sum(row) == total
    assert min(row) >= 0
    # Nothing can be moved from one place to another and come nearer.
    lack = [ideal - value * denominator for ideal, value in zip(ideals, row, strict=True)]
    given_away = [value for value, entry in zip(lack, row, strict=True) if entry]
    assert not given_away or max(lack) - min(given_away) <= denominator
