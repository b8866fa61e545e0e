"""What came out of a study: its journals replayed, and rows of the tables made of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from anonymizers.errors import UserError
from sessions import quality
from sessions.events import SessionOpened
from sessions.journal import read_journal
from sessions.refusals import ImpossibleEntryError, replay
from sessions.screening import outcome
from sessions.session import Phase, Rules
from sessions.withdrawals import Withdrawals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.journal import Entry
    from sessions.plan import Expected, Key, Plan, PlannedTrial, StimulusKey
    from sessions.rating import Listening
    from sessions.session import SessionState

Cell = str | int | float | None
Row = dict[str, Cell]
State = Literal["finished", "open", "abandoned"]


class ReplayedJournal(NamedTuple):
    """A journal's slot and what its entries make of the session."""

    path: Path
    slot: str
    state: SessionState


@dataclass(frozen=True, slots=True)
class SessionResult:
    """One journal and what it means."""

    path: Path
    slot: str
    state: SessionState
    taken_twice: bool
    """Whether another journal of the same session counts as well."""

    @property
    def opened(self) -> SessionOpened:
        """The session's first opening."""
        assert self.state.opened is not None
        return self.state.opened

    @property
    def native_language(self) -> str | None:
        """That the evaluator named, if they came so far."""
        return (self.state.answers_about_self or {}).get("native_language")

    @property
    def status(self) -> State:
        """How far the session came."""
        if self.state.phase == Phase.FINISHED:
            return "finished"
        return "abandoned" if self.state.phase == Phase.ABANDONED else "open"


@dataclass(frozen=True, slots=True)
class Results:
    """All journals of a study, in the order of the plan."""

    study: str
    sessions: tuple[SessionResult, ...]
    withdrawn: tuple[tuple[str, str], ...]
    """Session and a name that stands for its erased evaluator."""


def read_results(folder: StudyFolder) -> Results:
    """Verify and replay every journal of a study.

    Raises
    ------
    UserError
        When journals are damaged or do not fit the plan: a sentence for each, with file and line.
    """
    plan, rules = folder.plan(), Rules.of(folder.study())
    read: list[ReplayedJournal] = []
    faults: list[str] = []
    for path in folder.journal_files():
        try:
            replayed = replay_journal(path, read_journal(path).entries, plan, rules)
        except UserError as error:
            faults.append(str(error))
            continue
        if replayed is not None:
            read.append(replayed)
    if faults:
        raise UserError("\n".join(faults))
    return results_of(folder, plan, read)


def results_of(folder: StudyFolder, plan: Plan, read: list[ReplayedJournal]) -> Results:
    """Return what replayed journals of a study come to, in the order of the plan."""
    return Results(plan.study, _in_order(plan, read), _withdrawn(folder))


def rating_rows(results: Results, key: Key) -> Iterator[Row]:
    """Yield a row of ``ratings.csv`` for every confirmed trial, practice left out.

    Raises
    ------
    UserError
        When the key does not know a recording.
    """
    for session in results.sessions:
        for index, planned in enumerate(session.state.confirmed_trials):
            yield {
                "study": results.study,
                "session": session.opened.session,
                "evaluator": session.opened.evaluator,
                "native_language": session.native_language,
                "position": index + 1,
                "kind": key.kind(planned.trial),
                **_what_was_heard(planned, key),
                **_what_was_done(session, planned, key.checks.get(planned.trial)),
            }


def session_rows(results: Results, plan: Plan) -> Iterator[Row]:
    """Yield a row of ``sessions.csv`` for every journal, and for every one that was erased."""
    for session in results.sessions:
        state, device = session.state, session.state.device
        yield {
            "study": results.study,
            "session": session.opened.session,
            "evaluator": session.opened.evaluator,
            "slot": session.slot,
            "task": state.planned.task,
            "station": session.opened.station,
            "started_at": state.started_at,
            "finished_at": state.ended_at if session.status == "finished" else None,
            "state": session.status,
            "device": device.device if device else None,
            "sample_rate": device.sample_rate if device else None,
            "level_changes": state.setup.level_changes if state.setup.output else None,
            "screening_huggins": outcome(state.setup.scores, "huggins"),
            "screening_antiphase": outcome(state.setup.scores, "antiphase"),
            "active_seconds": state.active_ms / 1000,
            "pauses": state.pauses,
            "resumes": state.resumes,
            "underruns": sum(part.underruns for part in _heard(state)),
        }
    slots = {planned.session: slot for slot in plan.slots for planned in slot.sessions}
    for name, evaluator in results.withdrawn:
        yield {
            "study": results.study,
            "session": name,
            "evaluator": evaluator,
            "slot": slots[name].slot if name in slots else None,
            "task": slots[name].task if name in slots else None,
            "state": "withdrawn",
        }


def evaluator_rows(results: Results) -> Iterator[Row]:
    """Yield a row of ``evaluators.csv`` for everyone who began a session, by pseudonym."""
    answers: dict[str, dict[str, str]] = {}
    spoken: dict[str, list[str]] = {}
    for session in results.sessions:
        known = answers.setdefault(session.opened.evaluator, {})
        spoken.setdefault(session.opened.evaluator, []).extend(session.state.languages)
        for name, answer in (session.state.answers_about_self or {}).items():
            known.setdefault(name, answer)
    for evaluator in sorted(answers):
        languages = " ".join(dict.fromkeys(spoken[evaluator]))
        yield {
            "study": results.study,
            "evaluator": evaluator,
            **answers[evaluator],
            "language": languages,
        }


def replay_journal(
    path: Path, entries: Sequence[Entry], plan: Plan, rules: Rules
) -> ReplayedJournal | None:
    """Return what a journal means; None where nothing was ever written whole.

    Raises
    ------
    UserError
        When it does not fit the plan, naming file and line.
    """
    openings = (entry.event for entry in entries if isinstance(entry.event, SessionOpened))
    opened = next(openings, None)
    if opened is None:
        return None
    try:
        slot, planned = plan.find(opened.session)
    except KeyError:
        raise UserError(
            f"{path}: the plan has no session {opened.session!r}; put back the plan of this "
            "journal, or take the journal out."
        ) from None
    try:
        return ReplayedJournal(path, slot.slot, replay(planned, rules, entries))
    except ImpossibleEntryError as error:
        raise UserError(f"{path}, {error}") from None


def _heard(state: SessionState) -> Iterator[Listening]:
    """Yield what was heard of every recording of a session."""
    for trial in state.trials.values():
        yield from (trial.trial, trial.enrolment)
    for panel in state.panels.values():
        yield from panel.heard_of.values()


def _in_order(plan: Plan, read: list[ReplayedJournal]) -> tuple[SessionResult, ...]:
    order = {planned.session: index for index, planned in enumerate(plan.sessions)}
    counted = Counter(
        journal.state.planned.session for journal in read if journal.state.phase != Phase.ABANDONED
    )
    ordered = sorted(
        read,
        key=lambda journal: (
            order[journal.state.planned.session],
            journal.state.started_at,
            journal.path.name,
        ),
    )
    return tuple(
        SessionResult(*journal, taken_twice=counted[journal.state.planned.session] > 1)
        for journal in ordered
    )


def _withdrawn(folder: StudyFolder) -> tuple[tuple[str, str], ...]:
    listed = sorted(Withdrawals.load(folder).all)
    return tuple(
        (session, f"withdrawn-{number}")
        for number, withdrawal in enumerate(listed, start=1)
        for session in withdrawal.sessions
    )


def _what_was_heard(planned: PlannedTrial, key: Key) -> Row:
    recording = meaning(planned.stimulus, key)
    pair = key.trials.get(planned.trial)
    return {
        "trial": planned.trial,
        "stimulus": planned.stimulus,
        "system": recording.system,
        "dataset": recording.dataset,
        "speaker": recording.speaker,
        "gender": recording.gender,
        "utterance": recording.utterance,
        "enrolment_speaker": pair.enrolment_speaker if pair else None,
        "enrolment_utterance": pair.enrolment_utterance if pair else None,
        "pair": pair.pair if pair else None,
    }


def meaning(stimulus: str, key: Key) -> StimulusKey:
    """Return what a recording is.

    Raises
    ------
    UserError
        When the key does not know it.
    """
    try:
        return key.stimuli[stimulus]
    except KeyError:
        raise UserError(
            f"the key does not know the recording {stimulus}; put back the key.json that was "
            "made with this plan."
        ) from None


def _what_was_done(session: SessionResult, planned: PlannedTrial, expected: Expected | None) -> Row:
    trial = session.state.trials[planned.trial]
    with_enrolment = planned.enrolment is not None
    flags = list(quality.trial_flags(trial, expected))
    if session.status == "abandoned":
        flags.append("abandoned")
    elif session.taken_twice:
        flags.append("taken_twice")
    if session.state.rules.screening == "flag" and session.state.setup.failed_screening:
        flags.append("screening_failed")
    return {
        "naturalness": trial.answers.get("naturalness"),
        "intelligibility": trial.answers.get("intelligibility"),
        "similarity": trial.answers.get("similarity"),
        "trial_plays": trial.trial.plays,
        "trial_seconds_heard": trial.trial.seconds,
        "enrolment_plays": trial.enrolment.plays if with_enrolment else None,
        "enrolment_seconds_heard": trial.enrolment.seconds if with_enrolment else None,
        "response_seconds": trial.active_ms / 1000,
        "underruns": trial.trial.underruns + trial.enrolment.underruns,
        "flags": " ".join(sorted(flags)),
        "confirmed_at": trial.confirmed_at,
    }
