"""Setting up the listener: which output, which side is which, how loud, and with headphones on.

It lies over the session as a pause does: it can be asked for before the first page, on another
day at another computer, or when the sound output has become another one. What was found is kept
for this evaluator, this computer and this output.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from sessions.events import (
    ChannelsChecked,
    Event,
    LevelChanged,
    LevelLocked,
    OutputChosen,
    ScreeningAnswered,
    SessionOpened,
    SetupBegun,
    SetupDone,
)
from sessions.screening import CHOICES, Screening, Test, passed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sessions.listening_section import AfterFailure

LOUDEST_DB, SOFTEST_DB, LEVEL_STEP_DB = 0, -30, 2
"""At 0 dB recordings are heard as they are; they are never made louder, so that none is clipped."""
LEVELS_DB = range(SOFTEST_DB, LOUDEST_DB + 1, LEVEL_STEP_DB)
SIDES = ("left", "right", "both")
"""Where a sound on one side may be heard."""

SetupEvent: TypeAlias = (
    SetupBegun
    | OutputChosen
    | ChannelsChecked
    | LevelChanged
    | LevelLocked
    | ScreeningAnswered
    | SetupDone
)


class Stage(StrEnum):
    """What is to be done next."""

    OPEN = "open"
    """It has not been asked for since the app was opened, and what is known was not taken over."""
    OUTPUT = "output"
    CHANNELS = "channels"
    LEVEL = "level"
    SCREENING = "screening"
    READY = "ready"
    """Everything is found out, and only `SetupDone` is missing."""
    DONE = "done"


UNDER_WAY = frozenset(Stage) - {Stage.OPEN, Stage.DONE}


@dataclass(frozen=True, slots=True)
class SetupState:
    """How far the set-up is, and what it found."""

    stage: Stage = Stage.OPEN
    times_begun: int = 0
    after_failure: AfterFailure | None = None
    """What follows from a failed screening; None where there is none."""
    output: str | None = None
    """Name of the device."""
    level_db: int = LOUDEST_DB
    level_changes: int = 0
    """Over the whole session."""
    screening: Screening | None = None
    """Under way, or as it ended in this session."""
    scores: Mapping[Test, int] = field(default_factory=dict)
    """Right answers in each test; empty where nobody asked."""

    @property
    def is_under_way(self) -> bool:
        """Whether it was begun and not brought to its end."""
        return self.stage in UNDER_WAY

    @property
    def failed_screening(self) -> bool:
        """Whether the evaluator was tested and does not seem to wear headphones."""
        return bool(self.scores) and not passed(self.scores)

    @property
    def is_refused(self) -> bool:
        """Whether the screening is over, and the study takes nobody who fails it."""
        over = self.screening is not None and self.screening.is_over
        return over and self.failed_screening and self.after_failure == "refuse"

    def interrupted(self) -> SetupState:
        """Return it as a new opening of the app finds it: to be asked for or recalled again."""
        return replace(self, stage=Stage.OPEN)


def apply(state: SetupState, event: SetupEvent, *, session: str) -> SetupState:
    """Return the set-up after an event that `refusal` lets pass.

    Parameters
    ----------
    state : SetupState
    event : SetupEvent
    session : str
        Id of the session, from which the right answers of the screening follow.
    """
    if isinstance(event, SetupBegun):
        return _begun(state, event, session)
    change: Callable[[SetupState, Any], SetupState] = _CHANGES[type(event)]
    return change(state, event)


def _begun(state: SetupState, event: SetupBegun, session: str) -> SetupState:
    """Begin; a screening that was broken off goes on, so that nobody gets more attempts."""
    times = state.times_begun + 1
    screening = state.screening
    if event.screening is None:
        screening = None
    elif screening is None or screening.is_over:
        screening = Screening(f"{session}\0{times}")
    return replace(
        state,
        stage=Stage.OUTPUT,
        times_begun=times,
        after_failure=event.screening,
        screening=screening,
        scores={},
    )


def _output_chosen(state: SetupState, event: OutputChosen) -> SetupState:
    return replace(state, stage=Stage.CHANNELS, output=event.device)


def _channels_checked(state: SetupState, _event: ChannelsChecked) -> SetupState:
    return replace(state, stage=Stage.LEVEL)


def _level_changed(state: SetupState, event: LevelChanged) -> SetupState:
    return replace(state, level_db=event.level_db, level_changes=state.level_changes + 1)


def _level_locked(state: SetupState, _event: LevelLocked) -> SetupState:
    return replace(state, stage=_stage_of(state.screening))


def _screening_answered(state: SetupState, event: ScreeningAnswered) -> SetupState:
    assert state.screening is not None
    screening = state.screening.answered(event.chosen)
    return replace(state, stage=_stage_of(screening), screening=screening, scores=screening.scores)


def _stage_of(screening: Screening | None) -> Stage:
    over = screening is None or screening.is_over
    return Stage.READY if over else Stage.SCREENING


def _done(state: SetupState, event: SetupDone) -> SetupState:
    return replace(
        state,
        stage=Stage.DONE,
        output=event.device,
        level_db=event.level_db,
        scores=dict(event.screening),
    )


_CHANGES: dict[type[Event], Callable[[SetupState, Any], SetupState]] = {
    OutputChosen: _output_chosen,
    ChannelsChecked: _channels_checked,
    LevelChanged: _level_changed,
    LevelLocked: _level_locked,
    ScreeningAnswered: _screening_answered,
    SetupDone: _done,
}


def refusal(state: SetupState, event: SetupEvent) -> str | None:
    """Return why this event cannot happen now, or None when it can."""
    if isinstance(event, SetupBegun):
        return None
    if isinstance(event, SetupDone):
        return _refuse_end(state, event)
    reason = _refuse_outside(state, *_STAGES[type(event)])
    if reason is not None or isinstance(event, OutputChosen):
        return reason
    rule: Callable[[SetupState, Any], str | None] = _REFUSALS[type(event)]
    return rule(state, event)


def _refuse_outside(state: SetupState, *stages: Stage) -> str | None:
    if state.stage in stages:
        return None
    return f"the set-up is at the stage {state.stage}"


def _refuse_sides(_state: SetupState, event: ChannelsChecked) -> str | None:
    if {event.left, event.right} <= set(SIDES):
        return None
    return f"a sound is heard {', '.join(SIDES)}"


def _refuse_level(_state: SetupState, event: LevelChanged | SetupDone) -> str | None:
    if event.level_db in LEVELS_DB:
        return None
    return f"{event.level_db} dB is none of the levels"


def _refuse_lock(state: SetupState, event: LevelLocked) -> str | None:
    return None if event.level_db == state.level_db else f"the level is {state.level_db} dB"


def _refuse_answer(state: SetupState, event: ScreeningAnswered) -> str | None:
    assert state.screening is not None
    due = state.screening.due
    assert due is not None
    if (event.test, event.attempt, event.number) != (due.test, due.attempt, due.number):
        return f"question {due.number} of {due.test}, attempt {due.attempt}, is due"
    if not 1 <= event.chosen <= CHOICES:
        return f"there is no sound {event.chosen}"
    return None


def _refuse_end(state: SetupState, event: SetupDone) -> str | None:
    if event.earlier_session is not None:
        return _refuse_level(state, event) or _refuse_outside(state, Stage.OPEN, Stage.DONE)
    if (event.device, event.level_db) != (state.output, state.level_db):
        return "this is not what was set"
    if dict(event.screening) != dict(state.scores):
        return "these are not the answers that were given"
    if state.is_refused:
        return "the screening was failed, and the study takes nobody without headphones"
    return _refuse_outside(state, Stage.READY)


_STAGES: dict[type[Event], tuple[Stage, ...]] = {
    OutputChosen: (Stage.OUTPUT, Stage.CHANNELS, Stage.LEVEL),
    ChannelsChecked: (Stage.CHANNELS,),
    LevelChanged: (Stage.LEVEL,),
    LevelLocked: (Stage.LEVEL,),
    ScreeningAnswered: (Stage.SCREENING,),
}
_REFUSALS: dict[type[Event], Callable[[SetupState, Any], str | None]] = {
    ChannelsChecked: _refuse_sides,
    LevelChanged: _refuse_level,
    LevelLocked: _refuse_lock,
    ScreeningAnswered: _refuse_answer,
}


def setups_at(station: str, events: Iterable[Event]) -> dict[str, SetupDone]:
    """Return the latest set-up for each sound output of one computer, the latest of all last.

    Parameters
    ----------
    station : str
        Name of the computer.
    events : iterable of Event
        Of one evaluator's journals, the oldest first.
    """
    found: dict[str, SetupDone] = {}
    opened: SessionOpened | None = None
    for event in events:
        if isinstance(event, SessionOpened):
            opened = event
        elif isinstance(event, SetupDone) and opened is not None and opened.station == station:
            where = event.earlier_session or opened.session
            found.pop(event.device, None)
            found[event.device] = replace(event, earlier_session=where)
    return found
