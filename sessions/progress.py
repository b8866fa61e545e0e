"""How far a study is, and whether anything is wrong: what the organizer's window shows.

Nothing here holds an answer: counts of judgements are no results.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from sessions.quality import NO_CHECKS, Flag, evaluator_flags, session_flags
from sessions.session import OVER
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sessions.plan import Expected, Key, Plan, PlannedPanel, PlannedSession, PlannedTrial
    from sessions.results import Results, SessionResult
    from sessions.session import SessionState
    from sessions.study import Study, Task

Standing = Literal["finished", "open", "abandoned", "withdrawn", "waiting"]
"""How far a session is; ``waiting`` is one that nobody has begun, or that is given out again."""
STANDINGS: tuple[Standing, ...] = get_args(Standing)

_OF_UNFINISHED = ("few",)
"""Rules that say nothing of an evaluator who is still at work."""


@dataclass(frozen=True, slots=True)
class SessionProgress:
    """A session as one journal has it, or one that is to come."""

    session: str
    slot: str
    task: Task
    standing: Standing
    total: int
    """Pages to be judged, practice left out."""
    done: int = 0
    evaluator: str = ""
    station: str = ""
    started_at: str = ""
    latest_at: str = ""
    """When the latest judgement was made."""
    active_seconds: float = 0.0
    flags: tuple[Flag, ...] = ()


@dataclass(frozen=True, slots=True)
class EvaluatorProgress:
    """What one evaluator has done so far."""

    evaluator: str
    slot: str
    native_language: str
    finished: int
    """Sessions."""
    begun: int
    planned: int
    """Sessions of the slot."""
    judged: int
    """Trials and panels."""
    active_seconds: float
    flags: tuple[Flag, ...] = ()


class Cell(NamedTuple):
    """A part of the design: what is balanced against what."""

    task: Task
    dataset: str
    gender: str
    system: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """One trial or panel that an evaluator is done with; not what they answered."""

    cell: Cell
    page: str
    """Id of the trial or panel in the plan."""
    session: str
    evaluator: str
    position: int
    """In its session, from 1."""
    counts: bool
    """Whether its session counts: it was not given up."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of one part of the design has been judged."""

    planned: int
    judged: int
    """Different trials or panels of the plan that have been judged."""

    @property
    def share(self) -> float:
        """Of what was planned, 0 to 1."""
        return self.judged / self.planned if self.planned else 0.0


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to look at: a flag of a session or of an evaluator, or a journal's damage."""

    rule: str
    reason: str
    evaluator: str = ""
    session: str = ""


@dataclass(frozen=True)
class Progress:
    """Everything that is known of a study under way."""

    sessions: tuple[SessionProgress, ...]
    """In the order of the plan."""
    evaluators: tuple[EvaluatorProgress, ...]
    judgements: tuple[Judgement, ...]
    """Repetitions and attention checks left out; none where there is no key."""
    planned: tuple[tuple[Cell, str], ...]
    """Every trial and panel of the plan with what it is; none where there is no key."""
    systems: tuple[str, ...]
    """With ``original``, in the order of the study."""
    damages: tuple[str, ...] = ()
    """A sentence for each journal that cannot be read."""

    @property
    def running(self) -> bool:
        """Whether sessions are still to come or to be finished."""
        return bool(self.damages) or any(
            session.standing in ("open", "waiting") for session in self.sessions
        )

    @cached_property
    def standings(self) -> dict[Standing, int]:
        """Sessions by how far they are."""
        counts = Counter(session.standing for session in self.sessions)
        return {standing: counts[standing] for standing in STANDINGS}

    @cached_property
    def coverage(self) -> dict[Cell, Coverage]:
        """How much of each part of the design has been judged."""
        judged = {one.page for one in self.judgements if one.counts}
        planned = Counter(cell for cell, _ in self.planned)
        done = Counter(cell for cell, page in self.planned if page in judged)
        return {cell: Coverage(planned[cell], done[cell]) for cell in planned}

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """Everything to look at: damage first, then sessions, then what only several show."""
        of_sessions = [
            Remark(flag.rule, flag.reason, evaluator=one.evaluator, session=one.session)
            for one in self.sessions
            for flag in one.flags
        ]
        said = {(remark.evaluator, remark.rule) for remark in of_sessions}
        return (
            *(Remark("damaged", sentence) for sentence in self.damages),
            *of_sessions,
            *(
                Remark(flag.rule, flag.reason, evaluator=one.evaluator)
                for one in self.evaluators
                for flag in one.flags
                if (one.evaluator, flag.rule) not in said
            ),
        )


def progress_of(
    study: Study, plan: Plan, key: Key | None, results: Results, damages: Iterable[str] = ()
) -> Progress:
    """Return how far a study is.

    Parameters
    ----------
    study : Study
    plan : Plan
    key : Key or None
        None where it is not at hand, as in a pack: what was judged is then not told by system,
        and attention checks are not known.
    results : Results
        What the journals mean that can be read.
    damages : iterable of str
        A sentence for each journal that cannot be read.
    """
    checks = NO_CHECKS if key is None else key.checks
    sessions = [_session(result, checks) for result in results.sessions]
    planned = () if key is None else tuple(_planned(plan, key))
    return Progress(
        sessions=tuple(_with_sessions_to_come(plan, sessions, results.withdrawn)),
        evaluators=tuple(_evaluators(plan, results.sessions, checks)),
        judgements=tuple(_judgements(results.sessions, {page: cell for cell, page in planned})),
        planned=planned,
        systems=(ORIGINAL, *study.system_names),
        damages=tuple(damages),
    )


# --- Sessions and evaluators ------------------------------------------------------------------


def _session(result: SessionResult, checks: Mapping[str, Expected]) -> SessionProgress:
    state = result.state
    flags = session_flags(state, checks)
    if result.taken_twice and result.status != "abandoned":
        flags = (*flags, Flag("taken_twice", "another journal of this session counts as well"))
    return SessionProgress(
        session=state.planned.session,
        slot=result.slot,
        task=state.planned.task,
        standing=result.status,
        total=state.planned.pages,
        done=state.confirmed,
        evaluator=result.opened.evaluator,
        station=result.opened.station,
        started_at=state.started_at or "",
        latest_at=state.ended_at or "",
        active_seconds=state.active_ms / 1000,
        flags=flags,
    )


def _with_sessions_to_come(
    plan: Plan, begun: Sequence[SessionProgress], withdrawn: Sequence[tuple[str, str]]
) -> Iterator[SessionProgress]:
    """Yield all sessions in the order of the plan, those to come and those erased among them."""
    takes: dict[str, list[SessionProgress]] = {}
    for one in begun:
        takes.setdefault(one.session, []).append(one)
    erased: dict[str, list[str]] = {}
    for session, evaluator in withdrawn:
        erased.setdefault(session, []).append(evaluator)
    for slot in plan.slots:
        for planned in slot.sessions:
            of_session = takes.get(planned.session, [])
            yield from of_session
            for evaluator in erased.get(planned.session, []):
                yield _untaken(planned, slot.slot, "withdrawn", evaluator)
            settled = erased.get(planned.session) or any(
                one.standing != "abandoned" for one in of_session
            )
            if not settled:
                yield _untaken(planned, slot.slot, "waiting")


def _untaken(
    planned: PlannedSession, slot: str, standing: Standing, evaluator: str = ""
) -> SessionProgress:
    return SessionProgress(
        planned.session, slot, planned.task, standing, planned.pages, evaluator=evaluator
    )


def _evaluators(
    plan: Plan, results: Sequence[SessionResult], checks: Mapping[str, Expected]
) -> Iterator[EvaluatorProgress]:
    planned = {slot.slot: len(slot.sessions) for slot in plan.slots}
    names = dict.fromkeys(result.opened.evaluator for result in results)
    for name in sorted(names):
        own = [result for result in results if result.opened.evaluator == name]
        languages = (
            str((result.state.answers_about_self or {}).get("native_language", ""))
            for result in own
        )
        slot = own[-1].slot
        yield EvaluatorProgress(
            evaluator=name,
            slot=slot,
            native_language=next(filter(None, languages), ""),
            finished=sum(result.status == "finished" for result in own),
            begun=len(own),
            planned=planned[slot],
            judged=sum(result.state.confirmed for result in own),
            active_seconds=sum(result.state.active_ms for result in own) / 1000,
            flags=_flags_of_evaluator([result.state for result in own], checks),
        )


def _flags_of_evaluator(
    states: Sequence[SessionState], checks: Mapping[str, Expected]
) -> tuple[Flag, ...]:
    """Return what is odd about an evaluator's ratings, as far as it can be known already."""
    rated = [state for state in states if state.planned.task == "rating"]
    if not rated:
        return ()
    at_work = any(state.phase not in OVER for state in rated)
    flags = evaluator_flags(rated, checks)
    return tuple(flag for flag in flags if not (at_work and flag.rule in _OF_UNFINISHED))


# --- What was judged --------------------------------------------------------------------------


def _planned(plan: Plan, key: Key) -> Iterator[tuple[Cell, str]]:
    for session in plan.sessions:
        for trial in session.trials:
            if key.kind(trial.trial) == "rating":
                yield _cell_of_trial(trial, key), trial.trial
        for panel in session.panels:
            yield _cell_of_panel(panel, key), panel.panel


def _cell_of_trial(trial: PlannedTrial, key: Key) -> Cell:
    heard = key.stimuli[trial.stimulus]
    return Cell("rating", heard.dataset, heard.gender, heard.system)


def _cell_of_panel(panel: PlannedPanel, key: Key) -> Cell:
    heard, meaning = key.stimuli[panel.stimuli[0]], key.panels[panel.panel]
    system = ORIGINAL if meaning.kind == "control" else meaning.system
    return Cell("clustering", heard.dataset, heard.gender, system)


def _judgements(results: Iterable[SessionResult], cells: dict[str, Cell]) -> Iterator[Judgement]:
    for result in results:
        state = result.state
        trials = [trial.trial for trial in state.confirmed_trials]
        panels = [panel.panel for panel in state.confirmed_panels]
        for position, page in enumerate((*trials, *panels), start=1):
            if page in cells:
                yield Judgement(
                    cell=cells[page],
                    page=page,
                    session=state.planned.session,
                    evaluator=result.opened.evaluator,
                    position=position,
                    counts=result.status != "abandoned",
                )
