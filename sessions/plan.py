"""Who hears what: the blind plan and the organizer's key to it.

``plan.json`` carries opaque ids only and may lie on an evaluator's computer; ``key.json`` says
what each id is and may not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass, field, fields
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Literal

from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from sessions.panels import PanelKind
    from sessions.study import Question, Task

FORMAT = 1

TrialKind = Literal["practice", "rating"]
Pair = Literal["same", "different"]
Role = Literal["trial", "enrolment"]
Feedback = Literal["same", "different", "unprocessed"]
RowKind = Literal["rating", "repeat", "attention"]


_LEFT_OUT_IF_EMPTY = {"left_out": True}


@dataclass(frozen=True, slots=True)
class PlannedTrial:
    """One page of a rating session, in opaque ids."""

    trial: str
    kind: TrialKind
    stimulus: str
    enrolment: str | None
    """None where similarity is not asked."""
    feedback: Feedback | None = field(default=None, metadata=_LEFT_OUT_IF_EMPTY)
    """What is told once a practice trial is confirmed: that its voice is unprocessed, and whose
    the other recording is where there is one. None where nothing is told."""


@dataclass(frozen=True, slots=True)
class PlannedPanel:
    """One page of a clustering session: recordings to be sorted by speaker, in opaque ids."""

    panel: str
    stimuli: tuple[str, ...]
    """In the order in which they lie before the evaluator."""

    def letter(self, stimulus: str) -> str:
        """Return what stands on a tile: A to Z by the order of the tiles."""
        return ascii_uppercase[self.stimuli.index(stimulus)]


@dataclass(frozen=True, slots=True)
class PlannedSession:
    """What one evaluator hears at one sitting: trials to rate, or panels to sort."""

    session: str
    practice: tuple[PlannedTrial, ...]
    trials: tuple[PlannedTrial, ...]
    practice_panels: tuple[PlannedPanel, ...] = field(default=(), metadata=_LEFT_OUT_IF_EMPTY)
    panels: tuple[PlannedPanel, ...] = field(default=(), metadata=_LEFT_OUT_IF_EMPTY)

    @property
    def task(self) -> Task:
        """What is done in this session."""
        return "clustering" if self.panels else "rating"

    @property
    def practice_pages(self) -> int:
        """How many trials or panels are for practice."""
        return len(self.practice) + len(self.practice_panels)

    @property
    def pages(self) -> int:
        """How many trials or panels count."""
        return len(self.trials) + len(self.panels)

    @property
    def stimuli(self) -> set[str]:
        """Ids of everything that is played in this session."""
        pages = (*self.practice, *self.trials)
        tiles = {name for panel in (*self.practice_panels, *self.panels) for name in panel.stimuli}
        return tiles | {
            stimulus
            for page in pages
            for stimulus in (page.stimulus, page.enrolment)
            if stimulus is not None
        }


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one evaluator: sessions in their order, sharing no trial utterance."""

    slot: str
    sessions: tuple[PlannedSession, ...]

    @property
    def task(self) -> Task:
        """What is done in every session of this slot."""
        return self.sessions[0].task


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole blind plan of a study."""

    study: str
    slots: tuple[Slot, ...]

    @property
    def sessions(self) -> Iterator[PlannedSession]:
        """Every session, slot by slot."""
        return (session for slot in self.slots for session in slot.sessions)

    def only(self, task: Task) -> Plan:
        """Return the plan of one task."""
        return Plan(self.study, tuple(slot for slot in self.slots if slot.task == task))

    def find(self, session: str) -> tuple[Slot, PlannedSession]:
        """Return the slot and the session with this id; KeyError when there is none."""
        for slot in self.slots:
            for planned in slot.sessions:
                if planned.session == session:
                    return slot, planned
        raise KeyError(session)

    def save(self, path: Path) -> None:
        """Write the plan, slot by slot; the same plan gives the same bytes."""
        with (
            whole_file(path) as temporary,
            temporary.open("w", encoding="utf-8", newline="\n") as file,
        ):
            file.write(f'{{"format":{FORMAT},"study":{_compact(self.study)},"slots":[')
            for number, slot in enumerate(self.slots):
                file.write("," * (number > 0) + _compact(slot))
            file.write("]}\n")

    @classmethod
    def load(cls, path: Path) -> Plan:
        """Read a plan.

        Raises
        ------
        UserError
            When the file is missing, damaged or of another format.
        """
        content = _read(path, "plan", "python -m sessions plan")
        try:
            return cls(content["study"], tuple(_slot(slot) for slot in content["slots"]))
        except (KeyError, TypeError) as error:
            raise UserError(f"{path}: the plan is damaged ({error}); plan again.") from None


@dataclass(frozen=True, slots=True)
class StimulusKey:
    """What a stimulus is."""

    system: str
    dataset: str
    speaker: str
    gender: Literal["f", "m", ""]
    """Empty where the recording is no speech of the corpus."""
    utterance: str
    role: Role | Literal["attention", "panel"]
    text: str | None = None


@dataclass(frozen=True, slots=True)
class TrialKey:
    """What a trial asks about: the pair of its voices."""

    pair: Pair
    enrolment_speaker: str
    enrolment_utterance: str


@dataclass(frozen=True, slots=True)
class PanelKey:
    """What a panel is."""

    kind: PanelKind
    system: str
    """Of the session, in its control panel too."""
    distractors: tuple[str, ...]
    """Ids of the recordings whose speakers say one utterance of the panel, as was planned."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What an attentive evaluator answers to one question of a trial: a number in this range."""

    question: Question
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Key:
    """The organizer's key: stimulus ids and trial ids to their meaning."""

    study: str
    stimuli: dict[str, StimulusKey]
    trials: dict[str, TrialKey] = field(default_factory=dict)
    repeats: dict[str, str] = field(default_factory=dict)
    """Trials that come again, and the trial of the same session that each repeats."""
    checks: dict[str, Expected] = field(default_factory=dict)
    """Trials that show who is attentive."""
    panels: dict[str, PanelKey] = field(default_factory=dict)
    """Panels, those of practice left out."""

    def kind(self, trial: str) -> RowKind:
        """Return what a trial, practice left out, is there for."""
        if trial in self.repeats:
            return "repeat"
        return "attention" if trial in self.checks else "rating"

    def unexplained(self, plan: Plan) -> list[str]:
        """Return the ids in a plan that this key does not explain: recordings, pairs and panels.

        There are none where plan and key were made together.
        """
        recordings = {name for session in plan.sessions for name in session.stimuli}
        pairs = {
            trial.trial
            for session in plan.sessions
            for trial in session.trials
            if trial.enrolment is not None
        }
        panels = {panel.panel for session in plan.sessions for panel in session.panels}
        known = self.stimuli.keys() | self.trials.keys() | self.checks.keys()
        return sorted(((recordings | pairs) - known) | (panels - self.panels.keys()))

    def told(self, trial: PlannedTrial) -> Expected | None:
        """Return what the recording of a trial itself tells to answer; None where it does not."""
        is_told = self.stimuli[trial.stimulus].role == "attention"
        return self.checks[trial.trial] if is_told else None

    def save(self, path: Path) -> None:
        """Write the key, entry by entry; the same key gives the same bytes."""
        with (
            whole_file(path) as temporary,
            temporary.open("w", encoding="utf-8", newline="\n") as file,
        ):
            file.write(f'{{"format":{FORMAT},"study":{_compact(self.study)}')
            for name, entries in self._parts():
                file.write(f',"{name}":{{')
                for number, (identifier, meaning) in enumerate(entries.items()):
                    file.write(f"{',' * (number > 0)}{_compact(identifier)}:{_compact(meaning)}")
                file.write("}")
            file.write("}\n")

    def _parts(self) -> Iterator[tuple[str, Mapping[str, object]]]:
        """Yield what the key maps; what only some studies have is left out of others."""
        yield "stimuli", self.stimuli
        yield "trials", self.trials
        if self.repeats:
            yield "repeats", self.repeats
        if self.checks:
            yield "checks", self.checks
        if self.panels:
            yield "panels", self.panels

    @classmethod
    def load(cls, path: Path) -> Key:
        """Read a key.

        Raises
        ------
        UserError
            When the file is missing, damaged or of another format.
        """
        content = _read(path, "key", "python -m sessions prepare")
        try:
            return cls(
                content["study"],
                {name: StimulusKey(**item) for name, item in content["stimuli"].items()},
                {name: TrialKey(**item) for name, item in content["trials"].items()},
                dict(content.get("repeats", {})),
                {name: Expected(**item) for name, item in content.get("checks", {}).items()},
                {name: _panel_key(**item) for name, item in content.get("panels", {}).items()},
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise UserError(f"{path}: the key is damaged ({error}); prepare again.") from None


def stimulus_id(
    study: str, seed: int, *, system: str, dataset: str, utterance: str, role: str | None = None
) -> str:
    """Opaque id of a stimulus: 16 hexadecimal digits that follow from the study's seed alone.

    A keyed hash (HMAC-SHA256): neither an id nor the order of ids tells anything to whom the
    seed is unknown. A role tells the excerpt in a panel from the recording in a trial.
    """
    secret = f"{study}\0{seed}".encode()
    named = [system, dataset, utterance, *([] if role is None else [role])]
    meaning = json.dumps(named).encode()
    return hmac.new(secret, meaning, hashlib.sha256).hexdigest()[:16]


def _slot(content: dict[str, Any]) -> Slot:
    return Slot(content["slot"], tuple(_session(session) for session in content["sessions"]))


def _session(content: dict[str, Any]) -> PlannedSession:
    return PlannedSession(
        content["session"],
        tuple(PlannedTrial(**trial) for trial in content["practice"]),
        tuple(PlannedTrial(**trial) for trial in content["trials"]),
        _panels(content.get("practice_panels", [])),
        _panels(content.get("panels", [])),
    )


def _panels(content: list[dict[str, Any]]) -> tuple[PlannedPanel, ...]:
    return tuple(PlannedPanel(panel["panel"], tuple(panel["stimuli"])) for panel in content)


def _panel_key(kind: PanelKind, system: str, distractors: list[str]) -> PanelKey:
    return PanelKey(kind, system, tuple(distractors))


def _fields(value: Any) -> dict[str, Any]:
    return {
        one.name: content
        for one in fields(value)
        if (content := getattr(value, one.name)) not in (None, ()) or not one.metadata
    }


_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_fields).encode


def _read(path: Path, what: str, command: str) -> dict[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UserError(f"{path}: there is no {what} yet; run `{command}` first.") from None
    except ValueError as error:
        raise UserError(
            f"{path}: the {what} is damaged ({error}); run `{command}` again."
        ) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise UserError(f"{path}: this {what} is not of format {FORMAT}; run `{command}` again.")
    return content
