"""Which session an evaluator gets when they sign in.

An evaluator stays on one slot of the plan. Their open session comes first, then the next session
of their slot; a newcomer gets the first slot that nobody holds. What was abandoned is given to a
newcomer again.
"""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from filelock import FileLock

from anonymizers.durable_files import make_directory
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.plan import Plan, PlannedSession, Slot

Status = Literal["open", "finished", "abandoned"]

_PSEUDONYM = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,31}")
_CLOSING: dict[str, Status] = {"session_finished": "finished", "session_abandoned": "abandoned"}


class EveryPlaceTakenError(UserError):
    """No slot is free for a newcomer."""


class NoSessionLeftError(UserError):
    """An evaluator who took part before has nothing more to take."""


@dataclass(frozen=True, slots=True)
class Take:
    """One evaluator's go at a session: a journal, seen from outside."""

    path: Path
    session: str
    evaluator: str | None
    """None where the journal's beginning cannot be read."""
    started_at: str
    status: Status
    station: str = ""


@dataclass(frozen=True, slots=True)
class Assignment:
    """The session that an evaluator is to take now."""

    slot: Slot
    planned: PlannedSession
    journal: Path
    earlier: tuple[Take, ...]
    """The evaluator's other takes, in the order in which they were begun."""


def valid_pseudonym(text: str) -> bool:
    """Whether this may name an evaluator: letters, digits and ``. _ -``, 32 at most."""
    return _PSEUDONYM.fullmatch(text) is not None


def find_takes(folder: StudyFolder) -> list[Take]:
    """Return every journal of the folder that a session was begun in, in the order of names."""
    takes = (_glance(path) for path in folder.journal_files())
    return [take for take in takes if take is not None]


@contextmanager
def assignments_lock(folder: StudyFolder) -> Iterator[None]:
    """Keep every other process from giving out sessions or moving journals meanwhile.

    Raises
    ------
    UserError
        When the folder cannot be written.
    """
    try:
        make_directory(folder.journals)
        lock = FileLock(folder.journals / ".assignments.lock")
        lock.acquire()
    except OSError as error:
        raise UserError(
            f"{folder.journals}: no journal can be written here ({error.strerror or error}); "
            "make the folder writable."
        ) from None
    try:
        yield
    finally:
        lock.release()


def assign(folder: StudyFolder, plan: Plan, evaluator: str) -> Assignment:
    """Choose the session for an evaluator who signs in.

    Parameters
    ----------
    folder : StudyFolder
    plan : Plan
        The folder's plan.
    evaluator : str
        Pseudonym.

    Returns
    -------
    Assignment

    Raises
    ------
    UserError
        When the pseudonym cannot be one.
    EveryPlaceTakenError, NoSessionLeftError
        When there is nothing for this evaluator.
    """
    if not valid_pseudonym(evaluator):
        raise UserError(
            f"{evaluator!r} cannot be an evaluator's pseudonym; use 1 to 32 letters (A to Z), "
            "digits, dots, hyphens or underscores, a letter or digit first."
        )
    takes = find_takes(folder)
    is_newcomer = all(take.evaluator != evaluator for take in takes)
    slots = [_SlotUse(slot, takes) for slot in plan.slots]
    use = _choose_slot(slots, evaluator, is_newcomer=is_newcomer)
    own = [take for slot in slots for take in slot.takes_of(evaluator)]
    ongoing = use.open_take(evaluator)
    if ongoing is not None:
        _, planned = plan.find(ongoing.session)
        path = ongoing.path
    else:
        planned = use.left_for(evaluator)[0]
        path = _free_path(folder, planned.session, takes)
    return Assignment(use.slot, planned, path, tuple(take for take in own if take.path != path))


class _SlotUse:
    """How far a slot has been used, and by whom.

    An evaluator takes the sessions of a slot in their order, so that this order, and no clock that
    may have been set meanwhile, tells which take was their last.
    """

    def __init__(self, slot: Slot, takes: Iterable[Take]) -> None:
        self.slot = slot
        order = [planned.session for planned in slot.sessions]
        self.takes = sorted(
            (take for take in takes if take.session in order),
            key=lambda take: (order.index(take.session), take.path.name),
        )

    def takes_of(self, evaluator: str | None) -> list[Take]:
        """Return what an evaluator took, in the order in which it was begun."""
        return [take for take in self.takes if take.evaluator == evaluator]

    def open_take(self, evaluator: str) -> Take | None:
        """Return the evaluator's session under way."""
        for take in self.takes:
            if take.evaluator == evaluator and take.status == "open":
                return take
        return None

    def left_for(self, evaluator: str) -> list[PlannedSession]:
        """Sessions that are free and that this evaluator has not begun before."""
        gone = {
            take.session
            for take in self.takes
            if take.status != "abandoned" or take.evaluator == evaluator
        }
        return [planned for planned in self.slot.sessions if planned.session not in gone]

    @property
    def holders(self) -> set[str]:
        """Whose slot it is: those who have more to take in it and have not given up the last."""
        last = {take.evaluator: take for take in self.takes if take.evaluator is not None}
        return {
            evaluator
            for evaluator, take in last.items()
            if take.status != "abandoned" and self.left_for(evaluator)
        }

    @property
    def is_free(self) -> bool:
        """Whether a newcomer may have it: there is something left, and not for its holder."""
        if self.holders or any(take.status == "open" for take in self.takes):
            return False
        return bool(self.left_for(""))


def _choose_slot(slots: Sequence[_SlotUse], evaluator: str, *, is_newcomer: bool) -> _SlotUse:
    if is_newcomer:
        for use in slots:
            if use.is_free:
                return use
        raise EveryPlaceTakenError(
            f"every place of this study ({len(slots)}) is taken; add places with "
            "`python -m sessions plan STUDY --extend N`."
        )
    own = [use for use in slots if use.takes_of(evaluator)]
    for use in own:
        if use.open_take(evaluator) is not None:
            return use
    for use in own:
        if use.left_for(evaluator) and use.holders <= {evaluator}:
            return use
    raise NoSessionLeftError(
        f"{evaluator} has no session left in this study; a person who is new to it signs in "
        "under a pseudonym of their own."
    )


def _free_path(folder: StudyFolder, session: str, takes: Iterable[Take]) -> Path:
    used = {take.path for take in takes}
    number = 1
    while folder.journal(session, number) in used:
        number += 1
    return folder.journal(session, number)


def _glance(path: Path) -> Take | None:
    """Read who began a journal and how it ends, without verifying what lies between."""
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return None
    for line in lines[:2]:
        record = _record(line)
        if record.get("type") == "session_opened":
            status = _CLOSING.get(str(_record(lines[-1]).get("type")), "open")
            return Take(
                path,
                str(record.get("session")),
                str(record.get("evaluator")),
                str(record.get("at")),
                status,
                str(record.get("station")),
            )
    return Take(path, path.name.split(".")[0], None, "", "open")


def _record(line: bytes) -> dict[str, object]:
    try:
        record = json.loads(line)
    except ValueError:
        return {}
    return record if isinstance(record, dict) else {}
