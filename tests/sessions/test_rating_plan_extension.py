from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.corpus import Corpus
from sessions.rating_plan import extend_plan
from tests.sessions.designs import assert_sound, dataset, planned

if TYPE_CHECKING:
    from sessions.plan import Key, Plan
    from sessions.study import Study


@pytest.fixture
def grown() -> tuple[Plan, Plan, Key, Study]:
    sets = [
        dataset("a", women=[40, 30], men=[40, 40], common_sentences=3),
        dataset("b", women=[30, 30, 30], men=[50, 50]),
    ]
    plan, key, design = planned(sets, 5, evaluators=3, sessions=5, trials_per_session=30)
    longer, key = extend_plan(design, Corpus(tuple(sets)), plan, key, 2)
    longer, key = extend_plan(design, Corpus(tuple(sets)), longer, key, 1)
    return plan, longer, key, design


def test_leaves_what_is_planned_as_it_is(grown: tuple[Plan, Plan, Key, Study]) -> None:
    plan, longer, _, _ = grown
    assert longer.slots[:3] == plan.slots
    assert [len(slot.sessions) for slot in longer.slots] == [2, 2, 1, 2, 2, 2]
    names = [session.session for session in longer.sessions]
    assert names == [f"s{number:04d}" for number in range(1, 12)]


def test_gives_a_sound_plan(grown: tuple[Plan, Plan, Key, Study]) -> None:
    _, longer, key, design = grown
    assert_sound(longer, key, design)


def test_balances_the_whole_plan(grown: tuple[Plan, Plan, Key, Study]) -> None:
    _, longer, key, design = grown
    pages = [key.stimuli[page.stimulus] for s in longer.sessions for page in s.trials]
    systems = Counter(what.system for what in pages if what.system != "original")
    assert max(systems.values()) - min(systems.values()) <= 1
    cells = Counter((what.dataset, what.gender, what.system == "original") for what in pages)
    assert len(cells) == 8
    assert max(cells.values()) - min(cells.values()) <= 1
    assert set(systems) == set(design.system_names)


def test_needs_the_corpus_it_was_planned_with() -> None:
    one = dataset("a", women=[40, 40], men=[40, 40])
    plan, key, design = planned([one], 1)
    smaller = dataset("a", women=[40], men=[40, 40])
    with pytest.raises(UserError, match="which the study no longer has; restore"):
        extend_plan(design, Corpus((smaller,)), plan, key, 1)


@pytest.mark.parametrize("slots", [0, -1])
def test_refuses_to_add_nothing(slots: int) -> None:
    one = dataset("a", women=[40, 40], men=[40, 40])
    plan, key, design = planned([one], 1)
    with pytest.raises(UserError, match="give 1 or more"):
        extend_plan(design, Corpus((one,)), plan, key, slots)
