"""What each session is: system, gender, order of panels, sizes and data sets, all in balance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from typing import TYPE_CHECKING, TypeVar

from anonymizers.corpora.utterance import GENDER_IN_WORDS
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from anonymizers.corpora.utterance import Gender
    from sessions.panel_plan.material import PanelMaterial
    from sessions.panels import PanelDesign, PanelKind
    from sessions.rating_plan.draws import Draw

Option = TypeVar("Option")
Sizes = tuple[int, ...]

_Uses = list[tuple["Hashable", int]]
"""What an option uses, each with how many there are of it to be used in turn."""


@dataclass(frozen=True, slots=True)
class PanelConditions:
    """What a panel is before anybody speaks in it."""

    kind: PanelKind
    sizes: Sizes
    """Utterances of each reference speaker, ascending."""
    material: PanelMaterial


@dataclass(frozen=True, slots=True)
class SessionConditions:
    """What a session is before anybody speaks in it."""

    system: str
    gender: Gender
    panels: tuple[PanelConditions, ...]


def session_conditions(
    design: PanelDesign, material: dict[Gender, tuple[PanelMaterial, ...]], draw: Draw
) -> Iterator[SessionConditions]:
    """Yield the conditions of each evaluator's session, balanced however many there are.

    One choice after the other takes what was taken least, the draw deciding among equals: first
    system, gender and place of the control panel (each alone, then in pairs, then together), then
    the data sets by how many speakers can be references, then the sizes; both for each kind of
    panel too.

    Raises
    ------
    UserError
        When a gender has too few speakers for a session.
    """
    castable = {gender: _castable(design, gender, sets) for gender, sets in material.items()}
    smallest = min(size for sizes in design.size_patterns for size in sizes)
    balance = _Balance(draw)
    for _ in range(design.evaluators):
        system, gender, control = balance.take(
            product(design.systems, material, range(design.panels)), _uses_together
        )
        kinds: list[PanelKind] = ["anonymized"] * design.panels
        kinds[control] = "control"
        sets = balance.take(
            castable[gender], partial(_uses_of_sets, kinds=kinds, smallest=smallest)
        )
        sizes = balance.take(castable[gender][sets], partial(_uses_of_sizes, kinds=kinds))
        panels = map(PanelConditions, kinds, sizes, sets)
        yield SessionConditions(system, gender, tuple(panels))


class _Balance:
    """Counts of what was used, for choices that use what was used least."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._used: Counter[Hashable] = Counter()

    def take(self, options: Iterable[Option], uses: Callable[[Option], Sequence[_Uses]]) -> Option:
        """Take an option by its least used parts: the first list of uses decides first."""
        scored = [(self._score(uses(option)), option) for option in options]
        best = min(score for score, _ in scored)
        equals = [option for score, option in scored if score == best]
        chosen = equals[self._draw.below(len(equals))]
        self._used.update(key for part in uses(chosen) for key, _ in part)
        return chosen

    def _score(self, uses: Sequence[_Uses]) -> list[float]:
        score = []
        for part in uses:
            within: Counter[Hashable] = Counter()
            total = 0.0
            for key, available in part:
                total += (self._used[key] + within[key]) / available
                within[key] += 1
            score.append(total)
        return score


def _uses_together(option: tuple[object, ...]) -> list[_Uses]:
    """Every margin of a combination: of one factor, of two, ..., of all."""
    factors = tuple(enumerate(option))
    return [
        [(margin, 1) for margin in combinations(factors, order)]
        for order in range(1, len(factors) + 1)
    ]


def _uses_of_sets(
    sets: tuple[PanelMaterial, ...], kinds: Sequence[PanelKind], smallest: int
) -> list[_Uses]:
    names = [("set", one.gender, one.dataset) for one in sets]
    able = [one.speakers_with(smallest) for one in sets]
    of_kind = [(*name, kind) for name, kind in zip(names, kinds, strict=True)]
    return [list(zip(keys, able, strict=True)) for keys in (names, of_kind)]


def _uses_of_sizes(sizes: tuple[Sizes, ...], kinds: Sequence[PanelKind]) -> list[_Uses]:
    return [
        [(("sizes", one), 1) for one in sizes],
        [(("sizes", one, kind), 1) for one, kind in zip(sizes, kinds, strict=True)],
        [(("sizes", one, place), 1) for place, one in enumerate(sizes)],
    ]


def _castable(
    design: PanelDesign, gender: Gender, sets: tuple[PanelMaterial, ...]
) -> dict[tuple[PanelMaterial, ...], list[tuple[Sizes, ...]]]:
    """Return which data sets the panels of a session can take, and the sizes that they then can."""
    castable: dict[tuple[PanelMaterial, ...], list[tuple[Sizes, ...]]] = {}
    for chosen in product(sets, repeat=design.panels):
        for sizes in product(design.size_patterns, repeat=design.panels):
            panels = list(zip(chosen, sizes, strict=True))
            if all(
                one.can_cast([size for of, size in panels if of is one], design.distractors)
                for one in set(chosen)
            ):
                castable.setdefault(chosen, []).append(sizes)
    if not castable:
        raise UserError(_shortage(design, gender, sets))
    return castable


def _shortage(design: PanelDesign, gender: Gender, sets: tuple[PanelMaterial, ...]) -> str:
    each, voices = design.references + design.distractors, GENDER_IN_WORDS[gender]
    there = ", ".join(
        f"{one.dataset} has {len(one.spoken)} {voices} ones, "
        f"{one.speakers_with(design.most)} of them with "
        f"{design.most} sentences or more"
        for one in sets
    )
    return (
        f"{design.panels} panels of a session need {each} speakers each, all different and of one "
        f"gender, {design.references} of them with up to {design.most} sentences; "
        f"{there}; add a data set, or ask for smaller or fewer panels."
    )
