"""Whether there is enough to plan with, and if not, what lacks and what would mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anonymizers.corpora.utterance import GENDER_IN_WORDS
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.plan import Pair
    from sessions.rating_plan.material import CellMaterial
    from sessions.rating_plan.quotas import Cell, Quotas

_MEND = "add utterances, drop the set, or set rating.allow_repeats = true"


class ShortageError(UserError):
    """A guarantee of the plan that cannot hold, by how much, and what would mend it."""


def shortages(
    quotas: Quotas,
    materials: Sequence[CellMaterial],
    sessions_of_slot: int,
    *,
    allow_repeats: bool,
) -> Iterator[str]:
    """Yield a sentence for everything that lacks.

    Parameters
    ----------
    quotas : Quotas
    materials : sequence of CellMaterial
        In the order of the quotas' cells.
    sessions_of_slot : int
        Sessions of the evaluator who takes most.
    allow_repeats : bool
        Whether an evaluator may hear a trial utterance twice.
    """
    pairs = dict.fromkeys(kind.pair for kind in quotas.kinds)
    for number, material in enumerate(materials):
        needs = {
            pair: sum(
                row[number]
                for kind, row in zip(quotas.kinds, quotas.table, strict=True)
                if kind.pair == pair
            )
            for pair in pairs
        }
        if sum(needs.values()) == 0:
            continue
        missing = _missing(material, [pair for pair, count in needs.items() if count])
        if missing is not None:
            yield f"{label(material.cell)}: {missing}."
        elif not allow_repeats:
            yield from _too_few(material, needs, len(quotas.compositions), sessions_of_slot)


def label(cell: Cell) -> str:
    """Return the name of a cell in a sentence."""
    return f"{cell.dataset}, {GENDER_IN_WORDS[cell.gender]}"


def _missing(material: CellMaterial, pairs: Sequence[Pair | None]) -> str | None:
    """Say what no repetition can mend, or None."""
    if not any(material.all_speeches()):
        enrolled = " of an enrolled speaker" if pairs != [None] else ""
        return f"there is no trial utterance{enrolled}; add some, or drop the set"
    for pair in pairs:
        if any(speech.suits(pair) for speech in material.all_speeches()):
            continue
        if pair == "different" and len(material.enrolments) == 1:
            only = next(iter(material.enrolments))
            return (
                f"only the speaker '{only}' is enrolled, but a different-speaker trial needs "
                "another one of the same gender; enrol one, or drop the set"
            )
        return (
            f"no trial utterance may be compared with an enrolment of {_whom(pair)}; add such "
            "pairs to the trials list, or enrolment utterances, or drop the set"
        )
    return None


def _whom(pair: Pair | None) -> str:
    return "its own speaker" if pair == "same" else "a different speaker of its gender"


def _too_few(
    material: CellMaterial, needs: dict[Pair | None, int], sessions: int, sessions_of_slot: int
) -> Iterator[str]:
    whole = sum(needs.values())
    available = sum(1 for _ in material.all_speeches())
    if (found := _compared(whole, available, "", sessions, sessions_of_slot)) is not None:
        yield f"{label(material.cell)}: {found}"
        return
    for pair, needed in needs.items():
        suited = sum(speech.suits(pair) for speech in material.all_speeches())
        use = f" for {pair}-speaker pairs"
        if (found := _compared(needed, suited, use, sessions, sessions_of_slot)) is not None:
            yield f"{label(material.cell)}: {found}"


def _compared(
    needed: int, available: int, use: str, sessions: int, sessions_of_slot: int
) -> str | None:
    there = f"{available} trial utterance{'s' * (available != 1)}{use}"
    of_session = -(-needed // sessions)
    if of_session > available:
        return (
            f"{there}, but a session needs {of_session} different ones; no session can be "
            f"planned; {_MEND}."
        )
    of_slot = -(-needed * sessions_of_slot // sessions)
    if of_slot > available:
        return (
            f"{there}, but the {sessions_of_slot} sessions of an evaluator need {of_slot} "
            "different ones; raise rating.evaluators or lower rating.sessions, or "
            f"{_MEND}."
        )
    return None
