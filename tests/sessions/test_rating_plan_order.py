from __future__ import annotations

from collections import Counter
from itertools import groupby, islice
from typing import TYPE_CHECKING

import pytest

from sessions.rating_plan.casting import Page
from sessions.rating_plan.draws import Draw, Turns
from sessions.rating_plan.material import Speech
from sessions.rating_plan.order import LONGEST_RUN, Ordering, Sort, alternation
from sessions.rating_plan.quotas import Kind, compositions
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.plan import Pair

PAIRS: tuple[Pair, ...] = ("same", "different")


def longest_run(order: Sequence[Sort]) -> int:
    return max(
        len(list(group)) for which in (0, 1) for _, group in groupby(order, key=lambda s: s[which])
    )


@pytest.mark.parametrize("trials", range(1, 42))
def test_plain_alternation_serves_every_composition(trials: int) -> None:
    for composition in islice(compositions(trials, 1, 2), 4):
        counts: dict[Sort, int] = dict(
            zip(
                ((0, "same"), (0, "different"), (1, "same"), (1, "different")),
                composition,
                strict=True,
            )
        )
        order = alternation(counts)
        assert Counter(order) == Counter(counts)
        assert longest_run(order) <= LONGEST_RUN


def sessions_in_order(
    trials: int, systems: int, sessions: int
) -> tuple[list[Kind], list[list[Page]]]:
    kinds = [
        Kind(system, pair)
        for system in (ORIGINAL, *(f"S{n}" for n in range(systems)))
        for pair in PAIRS
    ]
    ordering = Ordering(kinds, Draw("order"))
    ordered = []
    for composition in islice(compositions(trials, systems, 2), sessions):
        pages = [
            Page(kind, 0, 0, kinds[kind].pair)
            for kind, count in enumerate(composition)
            for _ in range(count)
        ]
        for number, page in enumerate(pages):
            page.speech = Speech(f"u{number}", f"voice{number % 7}", None, 0, number, True, ())
        ordered.append(ordering.ordered(pages))
        assert {id(page) for page in ordered[-1]} == {id(page) for page in pages}
    return kinds, ordered


@pytest.mark.parametrize(
    ("trials", "systems"), [(1, 1), (5, 2), (12, 1), (13, 3), (36, 9), (61, 4)]
)
def test_nothing_comes_four_times_in_a_row(trials: int, systems: int) -> None:
    kinds, sessions = sessions_in_order(trials, systems, 20)
    for pages in sessions:
        sorts: list[Sort] = [(int(kinds[p.kind].system != ORIGINAL), p.pair) for p in pages]
        assert longest_run(sorts) <= LONGEST_RUN


def test_no_position_favours_a_condition() -> None:
    kinds, sessions = sessions_in_order(36, 9, 200)
    for position in range(36):
        originals = sum(kinds[pages[position].kind].system == ORIGINAL for pages in sessions)
        assert abs(originals - 100) <= 5


def test_the_same_names_draw_the_same_numbers() -> None:
    draw = Draw("a", 1)
    assert [draw.below(1000) for _ in range(5)] == [402, 6, 885, 552, 743]
    assert Draw("a", 1).shuffled(range(8)) == [6, 7, 1, 4, 2, 5, 0, 3]
    assert Draw("a", 12).shuffled(range(8)) != Draw("a1", 2).shuffled(range(8))


def test_turns_go_round_before_anyone_comes_again() -> None:
    turns = Turns("abcde", Draw("turns"))
    rounds = [[turns.choose(lambda _: True) for _ in range(5)] for _ in range(4)]
    assert all(sorted(filter(None, one)) == list("abcde") for one in rounds)
    assert len({tuple(one) for one in rounds}) > 1


def test_who_was_passed_over_comes_first_when_suitable() -> None:
    turns = Turns("abc", Draw("turns"))
    assert [turns.choose(lambda item: item != "b") for _ in range(4)].count("b") == 0
    assert [turns.choose(lambda _: True) for _ in range(2)] == ["b", "b"]
    assert turns.choose(lambda _: False) is None


def test_a_use_counts_in_every_queue() -> None:
    turns = Turns("abc", Draw("turns"), [{"a", "b"}, {"b", "c"}])
    assert turns.choose(lambda item: item == "b", queue=0) == "b"
    assert turns.choose(lambda _: True, queue=1) == "c"
    turns.use("b", -1)
    assert turns.choose(lambda _: True, queue=1) == "b"
