"""An evaluator for tests: takes a session event by event, with a clock that the test moves."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sessions.events import (
    ConsentGiven,
    Event,
    InstructionsRead,
    PlayEnded,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    SessionFinished,
    TrialConfirmed,
    TrialShown,
)
from sessions.live import LiveSession
from sessions.session import Phase
from tests.sessions.panels import next_on_panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sessions.folder import StudyFolder
    from sessions.plan import Role
    from sessions.session import SessionState


class HandClock:
    """Stands still until it is moved; its monotonic side starts at an odd place."""

    def __init__(self) -> None:
        self.start = datetime(2026, 3, 1, 9, tzinfo=UTC)
        self.seconds = 0.0

    def now(self) -> datetime:
        return self.start + timedelta(seconds=self.seconds)

    def monotonic(self) -> float:
        return 1234.5 + self.seconds


def open_session(
    folder: StudyFolder, evaluator: str = "ann", clock: HandClock | None = None
) -> LiveSession:
    return LiveSession.open(
        folder, evaluator, station="desk", language="en", app_version="1", clock=clock
    )


def play(
    state: SessionState,
    role: Role = "trial",
    *,
    completed: bool = True,
    underruns: int = 0,
    device_lost: bool = False,
) -> tuple[Event, Event]:
    """A recording of the page that is due, started and ended."""
    page = state.trial
    assert page is not None
    stimulus = page.stimulus(role)
    assert stimulus is not None
    trial = page.planned.trial
    return (
        PlayStarted(trial=trial, role=role, stimulus=stimulus),
        PlayEnded(
            trial=trial,
            role=role,
            stimulus=stimulus,
            seconds=2.0 if completed else 0.5,
            completed=completed,
            underruns=underruns,
            device_lost=device_lost,
        ),
    )


def next_event(state: SessionState) -> Event | None:
    """The one obvious next action; None when the session is closed."""
    if state.closed:
        return None
    if state.paused or state.phase == Phase.BREAK:
        return Resumed()
    if state.panel is not None:
        return next_on_panel(state.panel)
    page = state.trial
    if page is None:
        return {
            Phase.CONSENT: ConsentGiven(text_sha256="c" * 64),
            Phase.QUESTIONNAIRE: QuestionnaireAnswered(answers={"native_language": "en-GB"}),
            Phase.INSTRUCTIONS: InstructionsRead(),
            Phase.FINISHED: SessionFinished(),
        }[state.phase]
    return _next_on_page(state)


def _next_on_page(state: SessionState) -> Event:
    page = state.trial
    assert page is not None
    trial = page.planned.trial
    if not page.shown:
        return TrialShown(trial=trial)
    for role in ("trial", "enrolment"):
        if page.listening(role).sounding:
            return play(state, role)[1]
    for question in page.missing:
        role = page.waits_for(question)
        if role is not None:
            return play(state, role)[0]
        return Rated(trial=trial, question=question, value=1 + len(trial + question) % 10)
    return TrialConfirmed(trial=trial, answers=page.answers)


def walk(
    live: LiveSession,
    until: Callable[[SessionState], bool] = lambda state: state.closed,
    *,
    clock: HandClock | None = None,
    step: float = 1.0,
) -> Iterator[Event]:
    """Record the obvious events, ``step`` seconds apart, until the state is as wished."""
    while not until(live.state):
        event = next_event(live.state)
        assert event is not None
        if clock is not None:
            clock.seconds += step
        live.record(event)
        yield event


def take(
    live: LiveSession,
    until: Callable[[SessionState], bool] = lambda state: state.closed,
    *,
    clock: HandClock | None = None,
) -> None:
    """Walk without looking at the events."""
    for _ in walk(live, until, clock=clock):
        pass
