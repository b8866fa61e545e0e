"""A session while it is taken: every event on the disk first, then in the state."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING, Self

from anonymizers.errors import UserError
from sessions.assignments import assign, assignments_lock
from sessions.events import (
    ConsentGiven,
    EvaluatorKnown,
    Event,
    QuestionnaireAnswered,
    SessionOpened,
    SetupDone,
)
from sessions.journal import Journal, SystemClock, read_journal
from sessions.refusals import ImpossibleEntryError, refusal, replay
from sessions.session import Phase, Rules, SessionState, apply
from sessions.setup import setups_at
from sessions.withdrawals import Withdrawals

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from sessions.assignments import Assignment, Take
    from sessions.folder import StudyFolder
    from sessions.journal import Clock, Entry
    from sessions.plan import Plan, PlannedSession, Slot


class LiveSession:
    """One evaluator's session, open for writing.

    Use `LiveSession.open`; close it, or use it as a context manager.
    """

    def __init__(self, assignment: Assignment, journal: Journal, state: SessionState) -> None:
        self.slot: Slot = assignment.slot
        self.planned: PlannedSession = assignment.planned
        self.state = state
        """What the events so far mean."""
        self.resumed = state.openings > 0
        """Whether an open session is gone on with."""
        self.known_setups: dict[str, SetupDone] = {}
        """What this evaluator set up at this computer, by sound output, the latest last."""
        self._journal = journal

    @classmethod
    def open(
        cls,
        folder: StudyFolder,
        evaluator: str,
        *,
        station: str,
        language: str,
        app_version: str,
        clock: Clock | None = None,
    ) -> Self:
        """Give an evaluator their session: the one they have open, or their next.

        Who has taken a session of this study before is not asked for consent and the
        questionnaire again.

        Parameters
        ----------
        folder : StudyFolder
        evaluator : str
            Pseudonym: 1 to 32 letters, digits and ``. _ -``.
        station : str
            The computer's name.
        language : str
            Of the app's texts, BCP 47.
        app_version : str
        clock : Clock, optional
            The computer's own if left out.

        Returns
        -------
        LiveSession

        Raises
        ------
        UserError
            When there is no session for this evaluator, it is open in another window, or its
            journal is damaged.
        JournalWriteError
            When the journal cannot be written.
        """
        plan, rules = folder.plan(), Rules.of(folder.study())
        Withdrawals.load(folder).refuse(evaluator)
        assignment, journal = _assign(folder, plan, evaluator, clock or SystemClock())
        try:
            try:
                state = replay(assignment.planned, rules, journal.entries)
            except ImpossibleEntryError as error:
                raise UserError(f"{journal.path}, {error}") from None
            live = cls(assignment, journal, state)
            opened = SessionOpened(
                study=plan.study,
                slot=assignment.slot.slot,
                session=assignment.planned.session,
                evaluator=evaluator,
                station=station,
                language=language,
                app_version=app_version,
                plan_sha256=hashlib.sha256(folder.plan_file.read_bytes()).hexdigest(),
            )
            live.record(opened)
            live._recognize(assignment.earlier)
            live._recall_setups(assignment.earlier, station)
        except BaseException:
            journal.close()
            raise
        return live

    @property
    def evaluator(self) -> str:
        """Pseudonym."""
        assert self.state.opened is not None
        return self.state.opened.evaluator

    @property
    def session_number(self) -> int:
        """Of this session among those of the evaluator's slot, from 1."""
        return 1 + self.slot.sessions.index(self.planned)

    def record(self, event: Event) -> SessionState:
        """Write an event to the disk, then let it change the state.

        Returns
        -------
        SessionState
            The new state.

        Raises
        ------
        ValueError
            When the event cannot happen now; nothing is written. The caller has a defect.
        JournalWriteError
            When the event is not certain to be on the disk; the state is unchanged. The same
            event may be recorded again.
        """
        reason = refusal(self.state, event)
        if reason is not None:
            raise ValueError(f"{event.type}: {reason}")
        entry = self._journal.append(event)
        self.state = apply(self.state, entry)
        if isinstance(event, SetupDone):
            self._remember(event)
        return self.state

    def close(self) -> None:
        """Let the journal go; the session can be opened again."""
        self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _remember(self, setup: SetupDone) -> None:
        """Know what was set up, should another output be listened to for a while."""
        where = setup.earlier_session or self.planned.session
        self.known_setups.pop(setup.device, None)
        self.known_setups[setup.device] = replace(setup, earlier_session=where)

    def _recall_setups(self, earlier: Sequence[Take], station: str) -> None:
        """Find what holds here; a set-up without the screening that is asked for now does not."""
        events = [entry.event for take in earlier for entry in _readable(take)]
        events += [entry.event for entry in self._journal.entries]
        self.known_setups = {
            device: setup
            for device, setup in setups_at(station, events).items()
            if setup.screening or self.state.rules.screening is None
        }

    def _recognize(self, earlier: Sequence[Take]) -> None:
        """Take over consent and answers that the evaluator gave in an earlier session."""
        if self.state.phase != Phase.CONSENT:
            return
        for take in earlier:
            known = _known_from(take)
            if known is not None:
                self.record(known)
                return


def _assign(
    folder: StudyFolder, plan: Plan, evaluator: str, clock: Clock
) -> tuple[Assignment, Journal]:
    """Choose the session and open its journal, one app at a time."""
    with assignments_lock(folder):
        assignment = assign(folder, plan, evaluator)
        return assignment, Journal.open(assignment.journal, clock=clock)


def _readable(take: Take) -> tuple[Entry, ...]:
    """Return an earlier journal's entries; none where it is damaged, which is told elsewhere."""
    try:
        return read_journal(take.path).entries
    except UserError:
        return ()


def _known_from(take: Take) -> EvaluatorKnown | None:
    consent: ConsentGiven | None = None
    for entry in read_journal(take.path).entries:
        event = entry.event
        if isinstance(event, EvaluatorKnown):
            return event
        if isinstance(event, ConsentGiven):
            consent = event
        if isinstance(event, QuestionnaireAnswered) and consent is not None:
            return EvaluatorKnown(
                earlier_session=take.session,
                text_sha256=consent.text_sha256,
                answers=event.answers,
            )
    return None
