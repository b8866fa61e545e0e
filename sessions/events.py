"""What can happen in a session: one frozen class for each kind of journal line.

An event says what was done, never what it means; `sessions.session.apply` gives it meaning, the
same way in live use, on resuming and in analysis.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Literal, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from anonymizers.errors import UserError
from sessions.listening_section import AfterFailure
from sessions.plan import Role
from sessions.screening import Test as ScreeningTest
from sessions.study import Question

Side = Literal["left", "right", "both"]
Means = Literal["mouse", "keyboard", "touch", "undo", "redo"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of all events."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(strict=True)
    type: ClassVar[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(Event):
    """The app opened this session: once when it begins, and again at each return to it.

    The journal's monotonic clock starts anew with each opening.
    """

    type: ClassVar[str] = "session_opened"
    study: str
    slot: str
    session: str
    evaluator: str
    """Pseudonym."""
    station: str
    """The computer's name."""
    language: str
    """Of the app's texts, BCP 47."""
    app_version: str
    plan_sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalRepaired(Event):
    """A torn last line, left by a power cut, was taken off before going on."""

    type: ClassVar[str] = "journal_repaired"
    bytes_removed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceOpened(Event):
    """A sound device was opened for this session."""

    type: ClassVar[str] = "device_opened"
    device: str
    sample_rate: int
    """Hz."""
    latency_seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsentGiven(Event):
    """The evaluator agreed to take part, after reading the text with this checksum."""

    type: ClassVar[str] = "consent_given"
    text_sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionnaireAnswered(Event):
    """The evaluator answered ``sessions.questionnaire``."""

    type: ClassVar[str] = "questionnaire_answered"
    answers: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class EvaluatorKnown(Event):
    """Consent and answers of an earlier session hold: the app did not ask for them again."""

    type: ClassVar[str] = "evaluator_known"
    earlier_session: str
    """Where they were given."""
    text_sha256: str
    answers: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupBegun(Event):
    """The listener is to be set up: for the first time here, or with another sound output."""

    type: ClassVar[str] = "setup_begun"
    screening: AfterFailure | None
    """What the study lets follow from a failed headphone screening; None for no screening."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputChosen(Event):
    """The evaluator heard the test tone on this sound output and went on with it."""

    type: ClassVar[str] = "output_chosen"
    device: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelsChecked(Event):
    """A sound was played on each side, and the evaluator said where it was heard."""

    type: ClassVar[str] = "channels_checked"
    left: Side
    """Where the sound of the left side was heard."""
    right: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelChanged(Event):
    """The evaluator made playback louder or softer."""

    type: ClassVar[str] = "level_changed"
    level_db: int
    """0 for recordings as they are, less for softer ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelLocked(Event):
    """The evaluator found the level right; it stays."""

    type: ClassVar[str] = "level_locked"
    level_db: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreeningAnswered(Event):
    """The evaluator said which of three sounds it was, to show that they wear headphones."""

    type: ClassVar[str] = "screening_answered"
    test: ScreeningTest
    attempt: int
    """From 1."""
    number: int
    """Of the question within its test, from 1."""
    chosen: int
    """1 to 3; which is right follows from `sessions.screening`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupDone(Event):
    """What was set up holds from now on."""

    type: ClassVar[str] = "setup_done"
    device: str
    level_db: int
    screening: dict[ScreeningTest, int]
    """Right answers in each test; empty where nobody asked."""
    earlier_session: str | None
    """Where it was found out, when it was not asked for again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionsRead(Event):
    """The evaluator went on from the instructions."""

    type: ClassVar[str] = "instructions_read"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialShown(Event):
    """The page of a trial, practice or rating, came on the screen."""

    type: ClassVar[str] = "trial_shown"
    trial: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayStarted(Event):
    """The evaluator asked for a recording, and it was handed to the sound device."""

    type: ClassVar[str] = "play_started"
    trial: str
    role: Role
    stimulus: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayEnded(Event):
    """A recording stopped sounding.

    It counts as heard to its end when it was completed without underruns and without losing the
    device.
    """

    type: ClassVar[str] = "play_ended"
    trial: str
    role: Role
    stimulus: str
    seconds: float
    """Of the recording, delivered to the device."""
    completed: bool
    """Delivered to its last sample."""
    underruns: int
    device_lost: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Rated(Event):
    """A number was chosen on a scale; it may be changed until the trial is confirmed."""

    type: ClassVar[str] = "rated"
    trial: str
    question: Question
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialConfirmed(Event):
    """The answers of a trial are final, unless the study lets them be taken back at once."""

    type: ClassVar[str] = "trial_confirmed"
    trial: str
    answers: dict[Question, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialReopened(Event):
    """The evaluator took the latest confirmation back: the trial is due again, as it was."""

    type: ClassVar[str] = "trial_reopened"
    trial: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelShown(Event):
    """A panel, practice or real, came on the screen."""

    type: ClassVar[str] = "panel_shown"
    panel: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TilePlayStarted(Event):
    """The evaluator asked for a tile of a panel, and it was handed to the sound device."""

    type: ClassVar[str] = "tile_play_started"
    panel: str
    stimulus: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TilePlayEnded(Event):
    """A tile stopped sounding; it counts as heard as `PlayEnded` says."""

    type: ClassVar[str] = "tile_play_ended"
    panel: str
    stimulus: str
    seconds: float
    """Of the recording, delivered to the device."""
    completed: bool
    """Delivered to its last sample."""
    underruns: int
    device_lost: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesMoved(Event):
    """Tiles were put elsewhere, all at once."""

    type: ClassVar[str] = "tiles_moved"
    panel: str
    to: dict[str, int]
    """The new place of each tile that changed it: 0 for the tray, else the group's number."""
    means: Means


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupNamed(Event):
    """The evaluator gave a group a name; an empty one takes it away."""

    type: ClassVar[str] = "group_named"
    panel: str
    group: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelFinished(Event):
    """The groups of a panel are final."""

    type: ClassVar[str] = "panel_finished"
    panel: str
    groups: dict[str, int]
    """The group of each tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Event):
    """The evaluator paused; the break needs no such event, it begins by itself."""

    type: ClassVar[str] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(Event):
    """The evaluator went on after a pause or the break."""

    type: ClassVar[str] = "resumed"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFinished(Event):
    """The last page was confirmed and the session closed."""

    type: ClassVar[str] = "session_finished"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionAbandoned(Event):
    """The session will not be gone on with; its place in the plan is free for a newcomer."""

    type: ClassVar[str] = "session_abandoned"
    reason: str


EVENTS: dict[str, type[Event]] = {
    kind.type: kind
    for kind in (
        SessionOpened,
        JournalRepaired,
        DeviceOpened,
        ConsentGiven,
        QuestionnaireAnswered,
        EvaluatorKnown,
        SetupBegun,
        OutputChosen,
        ChannelsChecked,
        LevelChanged,
        LevelLocked,
        ScreeningAnswered,
        SetupDone,
        InstructionsRead,
        TrialShown,
        PlayStarted,
        PlayEnded,
        Rated,
        TrialConfirmed,
        TrialReopened,
        PanelShown,
        TilePlayStarted,
        TilePlayEnded,
        TilesMoved,
        GroupNamed,
        PanelFinished,
        Paused,
        Resumed,
        SessionFinished,
        SessionAbandoned,
    )
}


_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in EVENTS.values()}


def to_record(event: Event) -> dict[str, Any]:
    """Return the event as it stands in a journal line: its type, then its fields."""
    return {"type": event.type, **{name: getattr(event, name) for name in _FIELDS[type(event)]}}


def from_record(record: dict[str, Any]) -> Event:
    """Return the event that a journal line holds; keys of other purpose are passed over.

    Raises
    ------
    UserError
        When the type is unknown, or a field is missing or holds what it cannot hold.
    """
    kind = EVENTS.get(record.get("type", ""))
    if kind is None:
        raise UserError(
            f"the event type {record.get('type')!r} is unknown; it was written by a newer version, "
            "install that one."
        )
    missing = [name for name in _FIELDS[kind] if name not in record]
    if missing:
        raise UserError(f"the event {kind.type!r} lacks {missing[0]!r}.")
    values = {name: record[name] for name in _FIELDS[kind]}
    try:
        _form(kind.type).model_validate(values)
    except ValidationError as error:
        wrong = error.errors()[0]
        place = ".".join(str(step) for step in wrong["loc"])
        raise UserError(
            f"the event {kind.type!r} has {wrong['input']!r} as {place!r}; put back a copy of the "
            "file from before it was changed, or install the version that wrote it."
        ) from None
    return kind(**values)


@cache
def _form(event_type: str) -> type[BaseModel]:
    """Return what checks the values of an event's fields."""
    kind = EVENTS[event_type]
    hints = get_type_hints(kind)
    form: dict[str, Any] = {name: (hints[name], ...) for name in _FIELDS[kind]}
    return create_model(kind.__name__, __config__=ConfigDict(strict=True), **form)
