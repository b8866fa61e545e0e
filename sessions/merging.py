"""Journals brought back from packs: their set union, whatever the order.

A journal that goes on where another ends takes its place. Two journals of one session that do
not are both kept: that is a conflict, and it is told.
"""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from anonymizers.durable_files import sync_directory, whole_file
from anonymizers.errors import UserError
from sessions.assignments import assignments_lock
from sessions.folder import StudyFolder
from sessions.journal import lock_journal, read_journal
from sessions.results import replay_journal
from sessions.session import Phase, Rules
from sessions.withdrawals import Withdrawals

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sessions.plan import Plan
    from sessions.session import SessionState


@dataclass(frozen=True, slots=True)
class MergeReport:
    """What a merge did: names of journals, and sentences for what people must look at."""

    added: list[str] = field(default_factory=list)
    extended: list[str] = field(default_factory=list)
    unchanged: list[str] = field(default_factory=list)
    conflicts: list[str] = field(default_factory=list)
    """Sessions taken more than once; every journal is kept."""
    refused: list[str] = field(default_factory=list)
    """Journals left out, with the reason."""


@dataclass(frozen=True, slots=True)
class _Take:
    """The whole lines of a journal, and what they mean."""

    text: bytes
    state: SessionState

    @property
    def order(self) -> tuple[str, str]:
        """By beginning, and where two began at once by content."""
        return str(self.state.started_at), hashlib.sha256(self.text).hexdigest()

    @property
    def evaluator(self) -> str:
        assert self.state.opened is not None
        return self.state.opened.evaluator

    @property
    def session(self) -> str:
        return self.state.planned.session


def merge(folder: StudyFolder, packs: Sequence[Path]) -> MergeReport:
    """Take the journals of packs into a study.

    The outcome is a function of all journals that ever came: merging in another order, or again,
    gives the same files.

    Parameters
    ----------
    folder : StudyFolder
        The organizer's.
    packs : sequence of Path
        Study folders that came back.

    Returns
    -------
    MergeReport

    Raises
    ------
    UserError
        When a pack is none or of another study, or one of the study's own journals is damaged or
        open: then nothing is changed.
    """
    plan, rules = folder.plan(), Rules.of(folder.study())
    parts = [_checked_pack(path, folder) for path in packs]
    report = MergeReport()
    with assignments_lock(folder):
        withdrawals = _all_withdrawals(folder, parts)
        own = _read_all(folder, plan, rules)
        brought = [_read_all(part, plan, rules, report.refused) for part in parts]
        takes = [take for journals in (own, *brought) for take in journals.values()]
        takes, withdrawals = _without_withdrawn(takes, withdrawals, report)
        targets = _targets(folder, takes)
        _bring_about(folder, own, targets, withdrawals)
    _tell_apart(own, targets, report)
    report.conflicts.extend(_conflicts(targets))
    return report


def _checked_pack(path: Path, folder: StudyFolder) -> StudyFolder:
    part = StudyFolder(path)
    if not part.study_file.is_file():
        raise UserError(f"{path}: this is no pack, there is no study.toml in it; name its folder.")
    ours, theirs = folder.study().study.name, part.study().study.name
    if ours != theirs:
        raise UserError(
            f"{path}: this pack is of the study {theirs!r}, not of {ours!r}; merge it there."
        )
    return part


def _all_withdrawals(folder: StudyFolder, parts: Sequence[StudyFolder]) -> Withdrawals:
    withdrawals = Withdrawals.load(folder)
    for part in parts:
        withdrawals = withdrawals.united_with(Withdrawals.load(part))
    return withdrawals


def _read_all(
    folder: StudyFolder, plan: Plan, rules: Rules, refused: list[str] | None = None
) -> dict[Path, _Take]:
    """Return the takes of a folder; with ``refused``, damaged journals are told there."""
    takes = {}
    for path in folder.journal_files():
        try:
            content = read_journal(path)
            replayed = replay_journal(path, content.entries, plan, rules)
        except UserError as error:
            if refused is None:
                raise
            refused.append(f"{error} It was left out.")
            continue
        if replayed is not None:
            takes[path] = _Take(content.text, replayed.state)
    return takes


def _without_withdrawn(
    takes: Sequence[_Take], withdrawals: Withdrawals, report: MergeReport
) -> tuple[list[_Take], Withdrawals]:
    kept = []
    for take in takes:
        if not withdrawals.includes(take.evaluator):
            kept.append(take)
            continue
        withdrawals = withdrawals.with_withdrawal(take.evaluator, [take.session])
        report.refused.append(
            f"session {take.session}: its evaluator withdrew, the journal was left out."
        )
    return kept, withdrawals


def _targets(folder: StudyFolder, takes: Sequence[_Take]) -> dict[Path, _Take]:
    """Return the files that there shall be: for each session its takes, the earliest first."""
    by_session: dict[str, list[_Take]] = {}
    for take in takes:
        by_session.setdefault(take.session, []).append(take)
    return {
        folder.journal(session, number): take
        for session, of_session in by_session.items()
        for number, take in enumerate(sorted(_longest(of_session), key=lambda t: t.order), start=1)
    }


def _longest(takes: Sequence[_Take]) -> list[_Take]:
    """Leave out each take that another one goes on from."""
    kept: list[_Take] = []
    for take in sorted(takes, key=lambda take: len(take.text), reverse=True):
        if not any(longer.text.startswith(take.text) for longer in kept):
            kept.append(take)
    return kept


def _bring_about(
    folder: StudyFolder,
    own: dict[Path, _Take],
    targets: dict[Path, _Take],
    withdrawals: Withdrawals,
) -> None:
    """Write what differs, so that at no moment a journal is missing, and take off the rest."""
    changed = [
        path for path, take in targets.items() if path not in own or own[path].text != take.text
    ]
    surplus = [path for path in own if path not in targets]
    with ExitStack() as locks:
        for path in (*changed, *surplus):
            locks.callback(lock_journal(path).release)
        if withdrawals.all:
            withdrawals.save(folder)
        # A journal moves to a higher number only, so the highest are written first.
        for path in sorted(changed, key=lambda path: (len(path.name), path.name), reverse=True):
            with whole_file(path) as temporary:
                temporary.write_bytes(targets[path].text)
        for path in surplus:
            path.unlink()
        if surplus:
            sync_directory(folder.journals)


def _tell_apart(own: dict[Path, _Take], targets: dict[Path, _Take], report: MergeReport) -> None:
    """Say of each journal whether it is new, longer than it was, or the same."""
    held: dict[str, list[bytes]] = {}
    for take in own.values():
        held.setdefault(take.session, []).append(take.text)
    for path, take in sorted(targets.items()):
        before = held.get(take.session, [])
        if take.text in before:
            report.unchanged.append(path.name)
        elif any(take.text.startswith(text) for text in before):
            report.extended.append(path.name)
        else:
            report.added.append(path.name)


def _conflicts(targets: dict[Path, _Take]) -> list[str]:
    takers: dict[str, list[str]] = {}
    for path, take in sorted(targets.items(), key=lambda item: (item[1].session, item[1].order)):
        if take.state.phase != Phase.ABANDONED:
            takers.setdefault(take.session, []).append(f"{take.evaluator} ({path.name})")
    return [
        f"session {session} was taken {len(names)} times, by {' and by '.join(names)}; all are "
        "kept, and the tables flag their rows with taken_twice."
        for session, names in takers.items()
        if len(names) > 1
    ]
