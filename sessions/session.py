"""A session as its events make it: one `apply` for live use, for resuming and for analysis.

Nothing here touches a file, a clock or a screen.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from sessions import clustering, setup
from sessions.clustering import PanelState
from sessions.events import (
    ConsentGiven,
    DeviceOpened,
    EvaluatorKnown,
    Event,
    InstructionsRead,
    JournalRepaired,
    PanelFinished,
    Paused,
    PlayEnded,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    SessionAbandoned,
    SessionFinished,
    SessionOpened,
    TrialConfirmed,
    TrialReopened,
    TrialShown,
)
from sessions.rating import SCALE, TrialState
from sessions.setup import SetupState
from sessions.study import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sessions.journal import Entry
    from sessions.listening_section import AfterFailure
    from sessions.plan import PlannedPanel, PlannedSession, PlannedTrial
    from sessions.questionnaire import Item
    from sessions.study import Question, Study

PACE_TRIALS = 3
"""Confirmed trials before their pace says how long the rest will take; of panels, one."""


class Phase(StrEnum):
    """Where in the session the evaluator is."""

    CONSENT = "consent"
    QUESTIONNAIRE = "questionnaire"
    INSTRUCTIONS = "instructions"
    PRACTICE = "practice"
    RATING = "rating"
    CLUSTERING = "clustering"
    BREAK = "break"
    FINISHED = "finished"
    ABANDONED = "abandoned"


PAGES = (Phase.PRACTICE, Phase.RATING, Phase.CLUSTERING)
OVER = (Phase.FINISHED, Phase.ABANDONED)


@dataclass(frozen=True, slots=True)
class Rules:
    """What the study asks of a session."""

    questions: tuple[Question, ...]
    trials_before_break: int | None
    """From one break to the next."""
    scales: Mapping[Question, range] = field(default_factory=dict)
    """Numbers that a question is answered with, where they are not those of `SCALE`."""
    minutes_before_break: float | None = None
    """On trials, without a pause."""
    most_plays: int | None = None
    """Of each recording of a trial, spoilt ones not counted."""
    allow_undo: bool = False
    """Whether a confirmation may be taken back until the next recording is played."""
    groups: int = 4
    """To sort a panel into."""
    own_questions: tuple[Item, ...] = ()
    """About evaluators, beside our own ones."""
    screening: AfterFailure | None = None
    """What follows when somebody does not wear headphones; None where that is not tested."""

    @classmethod
    def of(cls, study: Study) -> Rules:
        """Return the rules of a study."""
        rules = cls(
            (),
            None,
            own_questions=study.questionnaire.own_items,
            screening=study.listening.screening,
        )
        if "clustering" in study.tasks:
            rules = replace(rules, groups=study.clustering.groups)
        if "rating" not in study.tasks:
            return rules
        rating = study.rating
        return replace(
            rules,
            questions=rating.questions,
            trials_before_break=rating.trials_before_break,
            scales={question: rating.scales.of(question).values for question in QUESTIONS},
            minutes_before_break=rating.break_after_minutes,
            most_plays=rating.most_plays,
            allow_undo=rating.allow_undo,
        )

    def scale(self, question: Question) -> range:
        """Return the numbers that a question is answered with."""
        return self.scales.get(question, SCALE)

    def asked(self, trial: PlannedTrial) -> tuple[Question, ...]:
        """Questions on this page: similarity only where there is something to compare with."""
        return tuple(
            question
            for question in self.questions
            if question != "similarity" or trial.enrolment is not None
        )


@dataclass(frozen=True, slots=True)
class SessionState:
    """Everything that the events so far mean."""

    planned: PlannedSession
    rules: Rules
    phase: Phase = Phase.CONSENT
    paused: bool = False
    closed: bool = False
    """Whether `SessionFinished` or `SessionAbandoned` has been written."""
    opened: SessionOpened | None = None
    """The first opening."""
    openings: int = 0
    languages: tuple[str, ...] = ()
    """That the app spoke, BCP 47, in the order of their first use."""
    device: DeviceOpened | None = None
    """The latest."""
    setup: SetupState = field(default_factory=SetupState)
    """Of the listener."""
    answers_about_self: Mapping[str, str] | None = None
    consent_sha256: str | None = None
    trials: Mapping[str, TrialState] = field(default_factory=dict)
    """Pages begun, by trial id."""
    panels: Mapping[str, PanelState] = field(default_factory=dict)
    """Panels begun, by their id."""
    practised: int = 0
    confirmed: int = 0
    """Rating pages whose answers are final, or panels that are finished, without practice."""
    reopenable: str | None = None
    """Trial that was confirmed just now: nothing was played since, and no break has begun."""
    pauses: int = 0
    active_ms: int = 0
    """Time in the open app without pauses and breaks."""
    unbroken_ms: int = 0
    """Time on trials since the latest opening, pause or break."""
    mono_ms: int = 0
    """Monotonic time of the latest event."""
    started_at: str | None = None
    ended_at: str | None = None
    """Of the last confirmation, or of the closing event."""

    @property
    def trial(self) -> TrialState | None:
        """The page that is due; None outside practice and rating."""
        planned = self._planned_trial
        if planned is None:
            return None
        begun = self.trials.get(planned.trial)
        return begun or TrialState(planned, self.rules.asked(planned))

    @property
    def panel(self) -> PanelState | None:
        """The panel that is due; None outside practice and clustering."""
        planned = self._planned_panel
        if planned is None:
            return None
        return self.panels.get(planned.panel) or PanelState(planned, self.rules.groups)

    @property
    def position(self) -> int:
        """Of the page that is due within its phase, from 1."""
        return 1 + (self.practised if self.phase == Phase.PRACTICE else self.confirmed)

    @property
    def total(self) -> int:
        """Pages of the phase."""
        planned = self.planned
        return planned.practice_pages if self.phase == Phase.PRACTICE else planned.pages

    @property
    def is_playing(self) -> bool:
        """Whether a recording is being played."""
        return any(trial.is_sounding for trial in self.trials.values()) or any(
            panel.is_sounding for panel in self.panels.values()
        )

    @property
    def resumes(self) -> int:
        """How often the app was opened again on this session."""
        return max(0, self.openings - 1)

    @property
    def seconds_left(self) -> float | None:
        """Time for the rest at the evaluator's own pace; None before there is a pace."""
        if self.confirmed < (1 if self.planned.panels else PACE_TRIALS):
            return None
        spent = sum(self.trials[trial.trial].active_ms for trial in self.confirmed_trials)
        spent += sum(self.panels[panel.panel].active_ms for panel in self.confirmed_panels)
        return spent / 1000 / self.confirmed * (self.planned.pages - self.confirmed)

    @property
    def confirmed_trials(self) -> tuple[PlannedTrial, ...]:
        """Rating pages whose answers are final, in their order."""
        return self.planned.trials[: self.confirmed]

    @property
    def confirmed_panels(self) -> tuple[PlannedPanel, ...]:
        """Panels whose groups are final, in their order, without practice."""
        return self.planned.panels[: self.confirmed]

    @property
    def _planned_trial(self) -> PlannedTrial | None:
        if self.phase == Phase.PRACTICE and self.planned.practice:
            return self.planned.practice[self.practised]
        if self.phase == Phase.RATING:
            return self.planned.trials[self.confirmed]
        return None

    @property
    def _planned_panel(self) -> PlannedPanel | None:
        if self.phase == Phase.PRACTICE and self.planned.practice_panels:
            return self.planned.practice_panels[self.practised]
        if self.phase == Phase.CLUSTERING:
            return self.planned.panels[self.confirmed]
        return None


def begin(planned: PlannedSession, rules: Rules) -> SessionState:
    """Return the state of a session in which nothing has happened."""
    return SessionState(planned, rules)


def apply(state: SessionState, entry: Entry) -> SessionState:
    """Return the state after an entry that `sessions.refusals.refusal` lets pass."""
    event = entry.event
    if isinstance(event, JournalRepaired):
        return state
    if isinstance(event, SessionOpened):
        return _opened(state, event, entry)
    state = _time_passed(state, entry.mono_ms)
    if isinstance(event, Rated | PlayStarted | PlayEnded | TrialShown):
        return _on_page(state, event)
    if isinstance(event, clustering.PanelEvent):
        return _on_panel(state, event, entry.at)
    if isinstance(event, setup.SetupEvent):
        return _set_up(state, event)
    change: Callable[[SessionState, Any, str], SessionState] = _CHANGES[type(event)]
    return change(state, event, entry.at)


def _opened(state: SessionState, event: SessionOpened, entry: Entry) -> SessionState:
    return replace(
        state,
        opened=state.opened or event,
        openings=state.openings + 1,
        languages=tuple(dict.fromkeys((*state.languages, event.language))),
        started_at=state.started_at or entry.at,
        paused=False,
        reopenable=None,
        unbroken_ms=0,
        mono_ms=entry.mono_ms,
        setup=state.setup.interrupted(),
        trials={name: trial.interrupted() for name, trial in state.trials.items()},
        panels={name: panel.interrupted() for name, panel in state.panels.items()},
    )


def _time_passed(state: SessionState, mono_ms: int) -> SessionState:
    """Count the time since the latest event where the evaluator was at work."""
    if state.paused or state.phase == Phase.BREAK or state.phase in OVER:
        return replace(state, mono_ms=mono_ms)
    spent = mono_ms - state.mono_ms
    trial, panel = state.trial, state.panel
    if trial is not None and trial.shown:
        state = _with_trial(state, replace(trial, active_ms=trial.active_ms + spent))
        state = replace(state, unbroken_ms=state.unbroken_ms + spent)
    elif panel is not None and panel.shown:
        state = _with_panel(state, replace(panel, active_ms=panel.active_ms + spent))
    return replace(state, mono_ms=mono_ms, active_ms=state.active_ms + spent)


def _with_trial(state: SessionState, trial: TrialState) -> SessionState:
    return replace(state, trials={**state.trials, trial.planned.trial: trial})


def _with_panel(state: SessionState, panel: PanelState) -> SessionState:
    return replace(state, panels={**state.panels, panel.planned.panel: panel})


def _on_page(
    state: SessionState, event: Rated | PlayStarted | PlayEnded | TrialShown
) -> SessionState:
    # A play may end after its page was confirmed; everything else concerns the page that is due.
    trial = state.trials.get(event.trial) or state.trial
    assert trial is not None
    if isinstance(event, TrialShown):
        trial = replace(trial, shown=True)
    elif isinstance(event, Rated):
        trial = replace(trial, answers={**trial.answers, event.question: event.value})
    elif isinstance(event, PlayStarted):
        trial = trial.with_listening(event.role, trial.listening(event.role).started())
        state = replace(state, reopenable=None)
    else:
        trial = trial.with_listening(event.role, trial.listening(event.role).ended(event))
    return _with_trial(state, trial)


def _on_panel(state: SessionState, event: clustering.PanelEvent, at: str) -> SessionState:
    # A tile may fall silent after its panel was finished; all else concerns the panel that is due.
    panel = state.panels.get(event.panel) or state.panel
    assert panel is not None
    state = _with_panel(state, clustering.apply(panel, event, at))
    return _page_done(state, at) if isinstance(event, PanelFinished) else state


def _set_up(state: SessionState, event: setup.SetupEvent) -> SessionState:
    trial, panel = state.trial, state.panel
    if trial is not None:
        state = _with_trial(state, replace(trial, shown=False))
    elif panel is not None:
        state = _with_panel(state, replace(panel, shown=False))
    return replace(state, setup=setup.apply(state.setup, event, session=state.planned.session))


def _device_opened(state: SessionState, event: DeviceOpened, _at: str) -> SessionState:
    return replace(state, device=event)


def _consented(state: SessionState, event: ConsentGiven, _at: str) -> SessionState:
    return replace(state, phase=Phase.QUESTIONNAIRE, consent_sha256=event.text_sha256)


def _answered(state: SessionState, event: QuestionnaireAnswered, _at: str) -> SessionState:
    return replace(state, phase=Phase.INSTRUCTIONS, answers_about_self=event.answers)


def _known(state: SessionState, event: EvaluatorKnown, _at: str) -> SessionState:
    return replace(
        state,
        phase=Phase.INSTRUCTIONS,
        answers_about_self=event.answers,
        consent_sha256=event.text_sha256,
    )


def _instructed(state: SessionState, _event: InstructionsRead, _at: str) -> SessionState:
    return replace(
        state, phase=Phase.PRACTICE if state.planned.practice_pages else _main_phase(state)
    )


def _confirmed(state: SessionState, event: TrialConfirmed, at: str) -> SessionState:
    trial, before = state.trials[event.trial], state.phase
    state = _with_trial(state, replace(trial, shown=False, confirmed_at=at))
    state = _page_done(state, at)
    goes_on = before == state.phase == Phase.RATING
    return replace(state, reopenable=event.trial if goes_on else None)


def _reopened(state: SessionState, event: TrialReopened, _at: str) -> SessionState:
    due, trial = state.trial, state.trials[event.trial]
    if due is not None:
        state = _with_trial(state, replace(due, shown=False))
    state = _with_trial(state, replace(trial, confirmed_at=None, reopened=True))
    return replace(state, confirmed=state.confirmed - 1, reopenable=None)


def _main_phase(state: SessionState) -> Phase:
    """Return the phase of what the session is for."""
    return Phase.CLUSTERING if state.planned.task == "clustering" else Phase.RATING


def _page_done(state: SessionState, at: str) -> SessionState:
    """Go on from a page whose answers are final."""
    if state.phase == Phase.PRACTICE:
        practised = state.practised + 1
        is_done = practised == state.planned.practice_pages
        phase = _main_phase(state) if is_done else Phase.PRACTICE
        return replace(state, practised=practised, phase=phase)
    state = replace(state, confirmed=state.confirmed + 1, ended_at=at)
    if state.confirmed == state.planned.pages:
        return replace(state, phase=Phase.FINISHED)
    return replace(state, phase=Phase.BREAK) if _is_break_due(state) else state


def _is_break_due(state: SessionState) -> bool:
    trials, minutes = state.rules.trials_before_break, state.rules.minutes_before_break
    if state.planned.panels or (trials is not None and state.confirmed % trials == 0):
        return True
    return minutes is not None and state.unbroken_ms >= minutes * 60_000


def _paused(state: SessionState, _event: Paused, _at: str) -> SessionState:
    return replace(state, paused=True, pauses=state.pauses + 1)


def _resumed(state: SessionState, _event: Resumed, _at: str) -> SessionState:
    phase = _main_phase(state) if state.phase == Phase.BREAK else state.phase
    return replace(state, paused=False, phase=phase, unbroken_ms=0)


def _finished(state: SessionState, _event: SessionFinished, at: str) -> SessionState:
    return replace(state, closed=True, ended_at=at)


def _abandoned(state: SessionState, _event: SessionAbandoned, at: str) -> SessionState:
    return replace(state, closed=True, phase=Phase.ABANDONED, ended_at=at)


_CHANGES: dict[type[Event], Callable[[SessionState, Any, str], SessionState]] = {
    DeviceOpened: _device_opened,
    ConsentGiven: _consented,
    QuestionnaireAnswered: _answered,
    EvaluatorKnown: _known,
    InstructionsRead: _instructed,
    TrialConfirmed: _confirmed,
    TrialReopened: _reopened,
    Paused: _paused,
    Resumed: _resumed,
    SessionFinished: _finished,
    SessionAbandoned: _abandoned,
}
