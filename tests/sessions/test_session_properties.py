"""Any sequence of events that is let pass replays to the same state."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from sessions.events import (
    ConsentGiven,
    DeviceOpened,
    EvaluatorKnown,
    Event,
    InstructionsRead,
    JournalRepaired,
    Paused,
    PlayEnded,
    PlayStarted,
    Resumed,
    SessionAbandoned,
    SessionFinished,
    SessionOpened,
    TrialConfirmed,
    TrialReopened,
    TrialShown,
)
from sessions.journal import Chain, Entry, parse_journal
from sessions.refusals import refusal, replay
from sessions.session import SessionState, apply, begin
from tests.sessions.sitting import HandClock, next_event
from tests.sessions.test_session import ABOUT, SESSION, opened, rated
from tests.sessions.test_session import RULES as STRICT

if TYPE_CHECKING:
    from collections.abc import Sequence


RULES = replace(STRICT, allow_undo=True)


def candidates(state: SessionState) -> list[Event]:
    """Events that could be tried now, sensible and not."""
    page = state.trial
    trial = page.planned.trial if page else "t1"
    role = "trial" if state.openings % 2 else "enrolment"
    stimulus = (page.stimulus(role) if page else None) or "s1"
    obvious = next_event(state)
    tried: list[Event] = [
        opened(),
        DeviceOpened(device="d", sample_rate=48_000, latency_seconds=0.1),
        JournalRepaired(bytes_removed=1),
        ConsentGiven(text_sha256="c"),
        EvaluatorKnown(earlier_session="s0", text_sha256="c", answers=ABOUT),
        InstructionsRead(),
        TrialShown(trial=trial),
        PlayStarted(trial=trial, role=role, stimulus=stimulus),
        *(
            PlayEnded(
                trial=name,
                role=kind,
                stimulus=begun.stimulus(kind) or "",
                seconds=0.25,
                completed=True,
                underruns=0,
                device_lost=name == "t2",
            )
            for name, begun in state.trials.items()
            for kind in ("trial", "enrolment")
        ),
        rated("similarity", 1, trial),
        rated("naturalness", 10, trial),
        TrialConfirmed(trial=trial, answers=dict(page.answers) if page else {}),
        TrialReopened(trial=state.reopenable or trial),
        Paused(),
        Resumed(),
        SessionFinished(),
        SessionAbandoned(reason="tired"),
    ]
    return tried if obvious is None else [obvious] * 12 + tried


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_is_let_pass_replays_to_the_same_state(data: st.DataObject) -> None:
    state = begin(SESSION, RULES)
    chain, lines = Chain(), []
    clock = HandClock()
    mono_ms = 0
    for event in [opened(), *[None] * data.draw(st.integers(0, 90))]:
        chosen = event or data.draw(st.sampled_from(candidates(state)))
        if refusal(state, chosen) is not None:
            continue
        clock.seconds += data.draw(st.sampled_from([0.0, 0.001, 1.0, 3600.0]))
        mono_ms = 0 if isinstance(chosen, SessionOpened) else round(clock.seconds * 1000) + mono_ms
        entry, line = chain.line(chosen, clock.now(), mono_ms)
        chain.advance(line)
        lines.append(line)
        state = apply(state, entry)
    check_invariants(state)
    content = parse_journal(b"".join(lines), Path("s1.jsonl"))
    assert replay(SESSION, RULES, content.entries) == state
    check_prefixes(content.entries)


def check_invariants(state: SessionState) -> None:
    assert 0 <= state.confirmed <= len(SESSION.trials)
    assert state.active_ms >= 0
    for planned in state.confirmed_trials:
        trial = state.trials[planned.trial]
        assert trial.confirmed_at is not None
        assert trial.missing == ()
        assert trial.heard("trial")
        assert trial.heard("enrolment")
    assert sum(trial.active_ms for trial in state.trials.values()) <= state.active_ms
    for trial in state.trials.values():
        for listening in (trial.trial, trial.enrolment):
            assert 0 <= listening.sounding + listening.completed <= listening.plays


def check_prefixes(entries: Sequence[Entry]) -> None:
    """What was confirmed stays so, however the session goes on, unless it is taken back at once."""
    confirmed: dict[str, dict[str, int]] = {}
    state = begin(SESSION, RULES)
    for entry in entries:
        if isinstance(entry.event, TrialReopened):
            assert entry.event.trial == list(confirmed)[-1]
            del confirmed[entry.event.trial]
        state = apply(state, entry)
        for planned in state.confirmed_trials:
            answers = state.trials[planned.trial].answers
            assert confirmed.setdefault(planned.trial, answers) == answers
