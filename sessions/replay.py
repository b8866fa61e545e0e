"""A session's journal in words, line by line, for whoever wants to know what happened."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from sessions.clustering import PanelEvent
from sessions.events import (
    ChannelsChecked,
    ConsentGiven,
    DeviceOpened,
    EvaluatorKnown,
    Event,
    InstructionsRead,
    JournalRepaired,
    LevelChanged,
    LevelLocked,
    OutputChosen,
    Paused,
    PlayEnded,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    ScreeningAnswered,
    SessionAbandoned,
    SessionFinished,
    SessionOpened,
    SetupBegun,
    SetupDone,
    TrialConfirmed,
    TrialReopened,
    TrialShown,
)
from sessions.journal import read_journal
from sessions.panel_words import panel_in_words, play_end
from sessions.results import replay_journal
from sessions.session import Rules, apply, begin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sessions.folder import StudyFolder
    from sessions.session import SessionState

_WORDS: dict[type[Event], str] = {
    SessionOpened: "opened by {evaluator} at {station}, slot {slot}, language {language}, version "
    "{app_version}",
    JournalRepaired: "journal repaired, {bytes_removed} bytes of a torn line taken off",
    DeviceOpened: "sound output {device}, {sample_rate} Hz, latency {latency_seconds:.3f} s",
    ConsentGiven: "consented to the text {text_sha256:.8}",
    QuestionnaireAnswered: "said about themselves: {answers}",
    EvaluatorKnown: "known from {earlier_session}: {answers}",
    SetupBegun: "sets up",
    OutputChosen: "listens on {device}",
    ChannelsChecked: "heard the left side {left}, the right side {right}",
    LevelChanged: "level {level_db} dB",
    LevelLocked: "keeps the level at {level_db} dB",
    ScreeningAnswered: "headphone test {test}, attempt {attempt}, question {number}: {chosen}",
    SetupDone: "hears on {device} at {level_db} dB, headphone test: {answers}",
    InstructionsRead: "read the instructions",
    TrialShown: "{trial}: on the screen",
    PlayStarted: "{trial}: plays the {role} {stimulus}",
    PlayEnded: "{trial}: the {role} ended {end}",
    Rated: "{trial}: {question} {value}",
    TrialConfirmed: "{trial}: confirmed, {answers}",
    TrialReopened: "{trial}: the confirmation was taken back",
    Paused: "paused",
    Resumed: "went on",
    SessionFinished: "finished",
    SessionAbandoned: "abandoned: {reason}",
}


def replayed(folder: StudyFolder, session: str) -> Iterator[str]:
    """Yield what happened in every take of a session, as lines to read.

    Nothing of the key is told: whoever reads it stays blind.

    Parameters
    ----------
    folder : StudyFolder
    session : str
        Id of the session in the plan.

    Raises
    ------
    UserError
        When the plan has no such session, nobody has taken it, or a journal of it is damaged or
        does not fit the plan.
    """
    plan, rules = folder.plan(), Rules.of(folder.study())
    try:
        _, planned = plan.find(session)
    except KeyError:
        names = [one.session for one in plan.sessions]
        raise UserError(
            f"{folder.plan_file}: there is no session {session!r}; they are called {names[0]} to "
            f"{names[-1]}."
        ) from None
    takes = []
    for path in folder.journal_files():
        entries = read_journal(path).entries
        journal = replay_journal(path, entries, plan, rules)
        if journal is not None and journal.state.planned.session == session:
            takes.append((entries[0].at, path.name, entries))
    if not takes:
        raise UserError(f"{folder.journals}: nobody has taken the session {session} yet.")
    for _, name, entries in sorted(takes, key=lambda take: take[:2]):
        yield name
        state = begin(planned, rules)
        for entry in entries:
            yield f"{entry.at}  {_clock(entry.mono_ms)}  {in_words(entry.event, state)}"
            state = apply(state, entry)


def in_words(event: Event, state: SessionState) -> str:
    """Return an event as a phrase.

    Parameters
    ----------
    event : Event
    state : SessionState
        As it was before the event.
    """
    if isinstance(event, PanelEvent):
        panel = state.panels.get(event.panel) or state.panel
        assert panel is not None
        return panel_in_words(event, panel)
    told = {one.name: getattr(event, one.name) for one in fields(event)}
    if isinstance(event, QuestionnaireAnswered | EvaluatorKnown | TrialConfirmed):
        told["answers"] = ", ".join(f"{name} {said}" for name, said in event.answers.items())
    if isinstance(event, SetupDone):
        scores = (f"{test} {right} right" for test, right in event.screening.items())
        told["answers"] = ", ".join(scores) or "not asked for"
    if isinstance(event, PlayEnded):
        told["end"] = play_end(event)
    return _WORDS[type(event)].format(**told)


def _clock(milliseconds: int) -> str:
    minutes, rest = divmod(milliseconds, 60_000)
    return f"{minutes:3}:{rest / 1000:06.3f}"
