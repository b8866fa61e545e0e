"""How simulated evaluators sort panels."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.clustering import macro_f1
from sessions import sorting
from sessions.listeners import Effects, Listener, SystemEffect
from sessions.plan import StimulusKey
from sessions.sorting import likeness_of_voices, placements, sort_by_likeness

SIZES = {"a": 5, "b": 5, "c": 5, "d": 1}


def panel(anonymized: bool, system: str = "B2") -> list[StimulusKey]:
    """Sixteen utterances; of each speaker every other one is anonymized."""
    return [
        StimulusKey(
            system if anonymized and number % 2 == 0 else "original",
            "read",
            speaker,
            "f",
            f"{speaker}{number}",
            "panel",
        )
        for speaker, size in SIZES.items()
        for number in range(size)
    ]


def scores(
    *, anonymized: bool, kind: str = "careful", effect: SystemEffect | None = None
) -> list[float]:
    effects = Effects(systems={"B2": effect or SystemEffect()})
    found = []
    for seed in range(40):
        tiles = panel(anonymized)
        listener = Listener(seed, "sim", kind, effects)
        at = dict(placements(listener, tiles, 4, np.random.default_rng(seed)))
        found.append(macro_f1([t.speaker for t in tiles], [at[n] for n in range(len(tiles))]))
    return found


@given(
    st.integers(1, 8),
    st.integers(1, 5),
    st.integers(0, 2**32 - 1),
)
def test_every_utterance_is_placed_and_only_into_groups(count: int, groups: int, seed: int) -> None:
    likeness = np.random.default_rng(seed).normal(size=(count, count))
    made = sort_by_likeness(likeness + likeness.T, groups)
    assert {tile for tile, _ in made} == set(range(count))
    assert {group for _, group in made} <= set(range(1, groups + 1))
    at: dict[int, int] = {}
    for tile, group in made:
        assert at.get(tile) != group  # nothing is put where it lies
        at[tile] = group


def test_clear_voices_are_sorted_without_a_mistake() -> None:
    voices = np.repeat([0, 1, 2, 3], [5, 5, 5, 1])
    made = sort_by_likeness((voices[:, None] == voices).astype(float), 4)
    at = dict(made)
    assert len(made) == 16
    assert macro_f1(list(voices), [at[n] for n in range(16)]) == 1.0


def test_with_too_few_groups_the_most_alike_share_one() -> None:
    likeness = np.eye(3)
    likeness[0, 2] = likeness[2, 0] = 0.4
    at = dict(sort_by_likeness(likeness, 2))
    assert at[0] == at[2] != at[1]


def test_likeness_is_what_the_effects_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sorting, "VOICES_SD", 0.0)
    effect = SystemEffect(linkability=0.5, linkability_loss=0.2, resemblance=0.3)
    effects = Effects(systems={"B2": effect})
    tiles = panel(anonymized=True)
    for kind, kept in (("careful", 0.5), ("non_native", 0.3)):
        likeness = likeness_of_voices(Listener(1, "e", kind, effects), tiles)
        for (i, one), (j, other) in product(enumerate(tiles), repeat=2):
            anonymized = sum(tile.system == "B2" for tile in (one, other))
            if one.speaker == other.speaker:
                assert likeness[i, j] == pytest.approx(kept if anonymized == 1 else 1.0)
            else:
                assert likeness[i, j] == pytest.approx(0.3 if anonymized == 2 else 0.0)


def test_an_anonymized_voice_is_one_voice_and_alike_to_others_by_chance() -> None:
    tiles = panel(anonymized=True)
    effects = Effects(systems={"B2": SystemEffect(linkability=0.0, resemblance=0.0)})
    own, others = [], []
    for seed in range(300):
        likeness = likeness_of_voices(Listener(seed, "e", "careful", effects), tiles)
        assert likeness[0, 2] == 1.0  # both of a, both anonymized
        assert np.array_equal(likeness, likeness.T)
        own.append(likeness[0, 1])  # of a, anonymized and original
        others.append(likeness[0, 6])  # of a, anonymized, and of b, original
    for found in (own, others):
        assert np.mean(found) == pytest.approx(0.0, abs=0.04)
        assert np.std(found) == pytest.approx(0.2, abs=0.03)
    assert abs(np.corrcoef(own, others)[0, 1]) < 0.2


def test_anonymized_panels_are_sorted_worse_and_only_then() -> None:
    control, anonymized = scores(anonymized=False), scores(anonymized=True)
    assert np.mean(control) > 0.7
    assert np.mean(control) - np.mean(anonymized) > 0.1
    nothing = SystemEffect(linkability=1.0, resemblance=0.0)
    assert scores(anonymized=True, effect=nothing) == control


def test_what_is_planted_for_non_native_listeners_is_found_in_them_alone() -> None:
    effect = SystemEffect(linkability=0.9, linkability_loss=0.9, resemblance=0.0)
    native = scores(anonymized=True, effect=effect)
    foreign = scores(anonymized=True, kind="non_native", effect=effect)
    assert np.mean(native) - np.mean(foreign) > 0.1
    assert scores(anonymized=False, kind="non_native") == scores(anonymized=False)


def test_careless_listeners_sort_carelessly() -> None:
    assert np.mean(scores(anonymized=False, kind="random_clicker")) < 0.5
    rng = np.random.default_rng(0)
    groups = Counter()
    for seed in range(20):
        listener = Listener(seed, "sim", "straight_liner")
        groups.update({len(set(dict(placements(listener, panel(False), 4, rng)).values()))})
    assert groups[1] >= 15
