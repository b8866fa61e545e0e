"""Guarantees of practice panels: they are there, and spoil nothing that is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.plan_audit.records import AuditRow, first_fault, spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.plan import Key, Plan, PlannedPanel, PlannedSession


def practice_guarantees(plan: Plan, key: Key, asked: int) -> Iterator[AuditRow]:
    """Yield a row for each guarantee.

    Parameters
    ----------
    plan : Plan
        Of clustering sessions alone.
    key : Key
    asked : int
        Practice panels of each session.
    """
    sessions = tuple(plan.sessions)
    counts = [len(session.practice_panels) for session in sessions]
    wrong = [
        f"{session.session}: has {count}"
        for session, count in zip(sessions, counts, strict=True)
        if count != asked
    ]
    yield _row("practice panels of a session", str(asked), spread(counts), wrong, hard=True)
    heard = [
        f"{session.session}: {utterance}"
        for session in sessions
        for _, utterance in sorted(
            _utterances(session.practice_panels, key) & _utterances(session.panels, key)
        )
    ]
    yield _row(
        "practice utterances are in no panel of the session",
        "never",
        f"{len(heard)} are" if heard else "never",
        heard,
        hard=True,
    )
    voices = [session.session for session in sessions if _shares_a_voice(session, key)]
    yield _row("sessions with a voice of their practice", "0", str(len(voices)), voices, hard=False)


def _row(guarantee: str, asked: str, got: str, faults: Sequence[str], *, hard: bool) -> AuditRow:
    worst = first_fault(faults) or "0"
    return AuditRow(
        guarantee, "", asked, got, worst, "hard" if hard else "soft", not (hard and faults)
    )


def _utterances(panels: Sequence[PlannedPanel], key: Key) -> set[tuple[str, str]]:
    known = (key.stimuli.get(name) for panel in panels for name in panel.stimuli)
    return {(what.dataset, what.utterance) for what in known if what is not None}


def _shares_a_voice(session: PlannedSession, key: Key) -> bool:
    practised, sorted_by = (
        {
            (what.dataset, what.speaker)
            for panel in panels
            for name in panel.stimuli
            if (what := key.stimuli.get(name)) is not None
        }
        for panels in (session.practice_panels, session.panels)
    )
    return bool(practised & sorted_by)
