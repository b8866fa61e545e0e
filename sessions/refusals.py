"""What cannot happen now in a session, and why: the rules of the order of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sessions import clustering, questionnaire, setup
from sessions.events import (
    ConsentGiven,
    DeviceOpened,
    EvaluatorKnown,
    Event,
    GroupNamed,
    InstructionsRead,
    JournalRepaired,
    PanelFinished,
    PanelShown,
    Paused,
    PlayEnded,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    SessionAbandoned,
    SessionFinished,
    SessionOpened,
    TilePlayEnded,
    TilePlayStarted,
    TilesMoved,
    TrialConfirmed,
    TrialReopened,
    TrialShown,
)
from sessions.session import OVER, PAGES, Phase, Rules, SessionState, apply, begin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sessions.journal import Entry
    from sessions.plan import PlannedSession


class ImpossibleEntryError(Exception):
    """An entry does not fit the plan or the entries before it."""

    def __init__(self, entry: Entry, reason: str) -> None:
        super().__init__(
            f"line {entry.seq + 1}: this does not fit the plan and the lines before it ({reason}); "
            "put back the plan or the journal that belong together."
        )


def replay(planned: PlannedSession, rules: Rules, entries: Iterable[Entry]) -> SessionState:
    """Return what these entries, in their order, make of the session.

    Raises
    ------
    ImpossibleEntryError
        When one could not happen where it stands.
    """
    state = begin(planned, rules)
    for entry in entries:
        reason = refusal(state, entry.event)
        if reason is not None:
            raise ImpossibleEntryError(entry, reason)
        state = apply(state, entry)
    return state


def refusal(state: SessionState, event: Event) -> str | None:
    """Return why this event cannot happen now, or None when it can."""
    if isinstance(event, JournalRepaired):
        return None
    if state.closed:
        return "the session is closed"
    if isinstance(event, SessionOpened):
        return _refuse_opening(state, event)
    if state.opened is None:
        return "the session has not been opened"
    return _refuse_meanwhile(state, event) or _refuse_here(state, event)


def _refuse_meanwhile(state: SessionState, event: Event) -> str | None:
    """Refuse what has no place in a pause or while the listener is set up."""
    if isinstance(event, PlayEnded | TilePlayEnded | DeviceOpened | SessionAbandoned):
        return None
    if state.paused and not isinstance(event, Resumed):
        return "the session is paused"
    if state.setup.is_under_way and not isinstance(event, setup.SetupEvent):
        return "the listener is being set up"
    return None


def _refuse_here(state: SessionState, event: Event) -> str | None:
    if isinstance(event, setup.SetupEvent):
        return _refuse_setup(state, event)
    rule: Callable[[SessionState, Any], str | None] = _REFUSALS[type(event)]
    return rule(state, event)


def _refuse_opening(state: SessionState, event: SessionOpened) -> str | None:
    if event.session != state.planned.session:
        return f"it belongs to session {event.session}"
    if state.opened is not None and event.evaluator != state.opened.evaluator:
        return f"the session is {state.opened.evaluator}'s"
    return None


def _refuse_outside(*phases: Phase) -> Callable[[SessionState, Event], str | None]:
    def rule(state: SessionState, event: Event) -> str | None:
        if state.phase in phases:
            return None
        return f"{event.type} does not belong to the phase {state.phase}"

    return rule


def _refuse_setup(state: SessionState, event: setup.SetupEvent) -> str | None:
    return _refuse_outside(Phase.INSTRUCTIONS, *PAGES)(state, event) or setup.refusal(
        state.setup, event
    )


def _refuse_answers(
    state: SessionState, event: QuestionnaireAnswered | EvaluatorKnown
) -> str | None:
    phase = Phase.CONSENT if isinstance(event, EvaluatorKnown) else Phase.QUESTIONNAIRE
    return _refuse_outside(phase)(state, event) or questionnaire.fault(
        event.answers, state.rules.own_questions
    )


def _refuse_resuming(state: SessionState, _event: Resumed) -> str | None:
    if state.paused or state.phase == Phase.BREAK:
        return None
    return "nothing is paused"


def _refuse_showing(state: SessionState, event: TrialShown) -> str | None:
    return _refuse_other_trial(state, event.trial)


def _refuse_other_trial(state: SessionState, trial: str) -> str | None:
    due = state.trial
    if due is None:
        return f"no trial is due in the phase {state.phase}"
    if due.planned.trial != trial:
        return f"trial {due.planned.trial} is due, not {trial}"
    return None


def _refuse_off_page(state: SessionState, trial: str) -> str | None:
    reason = _refuse_other_trial(state, trial)
    if reason is None and state.trial is not None and not state.trial.shown:
        return f"trial {trial} is not on the screen"
    return reason


def _refuse_playing(state: SessionState, event: PlayStarted) -> str | None:
    reason = _refuse_off_page(state, event.trial)
    if reason is not None or state.trial is None:
        return reason
    if state.trial.stimulus(event.role) != event.stimulus:
        return f"the {event.role} of trial {event.trial} is not {event.stimulus}"
    if state.trial.listening(event.role).plays_left(state.rules.most_plays) == 0:
        return f"the {event.role} of trial {event.trial} was played as often as it may be"
    return None


def _refuse_play_end(state: SessionState, event: PlayEnded) -> str | None:
    trial = state.trials.get(event.trial)
    if trial is None or trial.listening(event.role).sounding == 0:
        return f"the {event.role} of trial {event.trial} is not being played"
    if trial.stimulus(event.role) != event.stimulus:
        return f"the {event.role} of trial {event.trial} is not {event.stimulus}"
    return None


def _refuse_rating(state: SessionState, event: Rated) -> str | None:
    reason = _refuse_off_page(state, event.trial)
    if reason is not None or state.trial is None:
        return reason
    if event.question not in state.trial.questions:
        return f"{event.question} is not asked"
    scale = state.rules.scale(event.question)
    if event.value not in scale:
        return f"{event.value} is not on the scale of {scale[0]} to {scale[-1]}"
    unheard = state.trial.waits_for(event.question)
    if unheard is not None:
        return f"{event.question} is locked until the {unheard} has been heard to its end"
    return None


def _refuse_confirmation(state: SessionState, event: TrialConfirmed) -> str | None:
    reason = _refuse_off_page(state, event.trial)
    if reason is not None or state.trial is None:
        return reason
    if state.trial.missing:
        return f"{state.trial.missing[0]} is not answered"
    if event.answers != state.trial.answers:
        return "the answers are not those that were given"
    return None


def _refuse_reopening(state: SessionState, event: TrialReopened) -> str | None:
    if not state.rules.allow_undo:
        return "this study lets no confirmation be taken back"
    if state.reopenable != event.trial:
        return f"{event.trial} is not the trial that was confirmed just now"
    return None


def _refuse_on_panel(state: SessionState, event: clustering.PanelEvent) -> str | None:
    due = state.panel
    if due is None:
        return f"no panel is due in the phase {state.phase}"
    if due.planned.panel != event.panel:
        return f"panel {due.planned.panel} is due, not {event.panel}"
    return clustering.refusal(due, event)


def _refuse_tile_end(state: SessionState, event: TilePlayEnded) -> str | None:
    panel = state.panels.get(event.panel)
    if panel is None or panel.listening(event.stimulus).sounding == 0:
        return f"the tile {event.stimulus} of panel {event.panel} is not being played"
    return None


def _refuse_finishing(state: SessionState, _event: SessionFinished) -> str | None:
    if state.phase != Phase.FINISHED:
        return "not every page is confirmed"
    if state.is_playing:
        return "a recording is being played"
    return None


_REFUSALS: dict[type[Event], Callable[[SessionState, Any], str | None]] = {
    DeviceOpened: _refuse_outside(*Phase),
    ConsentGiven: _refuse_outside(Phase.CONSENT),
    QuestionnaireAnswered: _refuse_answers,
    EvaluatorKnown: _refuse_answers,
    InstructionsRead: _refuse_outside(Phase.INSTRUCTIONS),
    TrialShown: _refuse_showing,
    PlayStarted: _refuse_playing,
    PlayEnded: _refuse_play_end,
    Rated: _refuse_rating,
    TrialConfirmed: _refuse_confirmation,
    TrialReopened: _refuse_reopening,
    PanelShown: _refuse_on_panel,
    TilePlayStarted: _refuse_on_panel,
    TilePlayEnded: _refuse_tile_end,
    TilesMoved: _refuse_on_panel,
    GroupNamed: _refuse_on_panel,
    PanelFinished: _refuse_on_panel,
    Paused: _refuse_outside(Phase.INSTRUCTIONS, *PAGES),
    Resumed: _refuse_resuming,
    SessionFinished: _refuse_finishing,
    SessionAbandoned: _refuse_outside(*(phase for phase in Phase if phase not in OVER)),
}
