from __future__ import annotations

from itertools import islice
from math import ceil, floor
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anonymizers.errors import UserError
from sessions.rating_plan.quotas import Cell, Kind, Tally, compositions, dataset_shares, plan_quotas
from sessions.study import ORIGINAL, Study
from tests.sessions.designs import dataset, study

if TYPE_CHECKING:
    from anonymizers.corpora.utterance import Gender

BOTH: tuple[Gender, ...] = ("f", "m")


def is_rounded(value: int, total: int, parts: int) -> bool:
    return floor(total / parts) <= value <= ceil(total / parts)


@given(st.integers(1, 60), st.integers(1, 11), st.sampled_from([1, 2]), st.integers(1, 30))
def test_each_session_is_as_balanced_as_whole_numbers_allow(
    trials: int, systems: int, pairs: int, sessions: int
) -> None:
    planned = list(islice(compositions(trials, systems, pairs), sessions))
    for composition in planned:
        blocks = [composition[start : start + pairs] for start in range(0, len(composition), pairs)]
        original, *others = blocks
        anonymized = trials - sum(original)
        assert sum(composition) == trials
        assert is_rounded(sum(original), trials, 2)
        assert all(is_rounded(sum(block), anonymized, systems) for block in others)
        assert all(max(block) - min(block) <= 1 for block in blocks)
        for pair in range(pairs):
            same = sum(block[pair] for block in blocks)
            assert is_rounded(same, trials, pairs)
            assert is_rounded(same - original[pair], trials, 2 * pairs)
    # What one session cannot share equally, the following ones make up for.
    totals = [sum(column) for column in zip(*planned, strict=True)]
    of_system = [sum(totals[start : start + pairs]) for start in range(pairs, len(totals), pairs)]
    assert max(of_system) - min(of_system) <= 1
    assert abs(2 * sum(totals[:pairs]) - sum(totals)) <= 1


def test_nine_systems_in_36_trials_come_twice_each() -> None:
    assert next(compositions(36, 9, 2)) == (9, 9, *([1] * 18))


def quotas_of(planned: Study, genders: tuple[Gender, ...] = BOTH) -> dict[tuple[Kind, Cell], int]:
    quotas = plan_quotas(
        planned,
        dict.fromkeys(planned.dataset_names, genders),
        planned.rating.session_count,
        Tally(),
        0,
    )
    return {
        (kind, cell): count
        for kind, row in zip(quotas.kinds, quotas.table, strict=True)
        for cell, count in zip(quotas.cells, row, strict=True)
    }


def test_the_reference_design_is_exact_to_the_pair() -> None:
    names = ("libri", "common", "different")
    planned = study(
        [dataset(name, women=[1], men=[1]) for name in names],
        9,
        evaluators=47,
        sessions=450,
        trials_per_dataset={"libri": 5320, "common": 5520, "different": 5360},
    )
    counts = quotas_of(planned)
    for name, each, of_system in (
        ("libri", 665, {147, 148}),
        ("common", 690, {153, 154}),
        ("different", 670, {148, 149}),
    ):
        for gender in BOTH:
            cell = Cell(name, gender)
            found = {}
            for pair in ("same", "different"):
                assert counts[Kind(ORIGINAL, pair), cell] == each
                assert (
                    sum(counts[Kind(system, pair), cell] for system in planned.system_names) == each
                )
            found = {
                counts[Kind(system, "same"), cell] + counts[Kind(system, "different"), cell]
                for system in planned.system_names
            }
            assert found <= of_system
    for system in planned.system_names:
        for pair in ("same", "different"):
            assert sum(counts[Kind(system, pair), Cell(n, g)] for n in names for g in BOTH) == 450


@given(
    st.integers(1, 4),
    st.integers(1, 9),
    st.integers(1, 40),
    st.integers(1, 30),
    st.sampled_from([("f", "m"), ("f",)]),
    st.booleans(),
)
def test_every_cell_is_its_share_rounded(
    datasets: int,
    systems: int,
    trials: int,
    sessions: int,
    genders: tuple[Gender, ...],
    with_pairs: bool,
) -> None:
    planned = study(
        [dataset(f"set{number}", women=[1]) for number in range(datasets)],
        systems,
        sessions=sessions,
        trials_per_session=trials,
        questions=["naturalness", *(["similarity"] if with_pairs else [])],
    )
    counts = quotas_of(planned, genders)
    shares = dataset_shares(planned)
    pairs = ("same", "different") if with_pairs else (None,)
    for name, share in shares.items():
        total = sum(count for (_, cell), count in counts.items() if cell.dataset == name)
        assert floor(share) <= total <= ceil(share)
        for gender in genders:
            for pair in pairs:
                original = counts[Kind(ORIGINAL, pair), Cell(name, gender)]
                anonymized = sum(
                    counts[Kind(system, pair), Cell(name, gender)]
                    for system in planned.system_names
                )
                parts = 2 * len(genders) * len(pairs)
                assert is_rounded(original, total, parts)
                assert is_rounded(anonymized, total, parts)


def test_totals_that_do_not_make_up_the_sessions_are_refused() -> None:
    planned = study(
        [dataset("one", women=[1]), dataset("two", women=[1])],
        1,
        sessions=2,
        trials_per_dataset={"one": 30, "two": 40},
    )
    with pytest.raises(UserError, match=r"sums to 70, but 2 sessions of 36 trials are 72"):
        dataset_shares(planned)


def test_data_sets_without_a_number_share_the_rest() -> None:
    planned = study(
        [dataset(name, women=[1]) for name in ("one", "two", "three")],
        1,
        sessions=2,
        trials_per_dataset={"two": 31},
    )
    assert dataset_shares(planned) == {"one": 20.5, "two": 31, "three": 20.5}
