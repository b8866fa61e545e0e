"""A plan read back through its key, and the rows of the table that an audit comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import floor
from typing import TYPE_CHECKING, Literal

from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sessions.plan import Key, Pair, Plan, PlannedTrial
    from sessions.study import Study

Strength = Literal["hard", "soft"]


@dataclass(frozen=True, slots=True)
class AuditRow:
    """One guarantee, as asked and as found."""

    guarantee: str
    scope: str
    """Of what: a data set, a gender, a condition; empty for the whole plan."""
    asked: str
    got: str
    worst: str
    """Largest deviation, or where a broken guarantee is broken first."""
    strength: Strength
    """A hard guarantee holds in every plan; a soft one as far as whole numbers and the corpus let
    it, and is reported."""
    ok: bool


@dataclass(frozen=True, slots=True)
class Heard:
    """A rated trial as its key explains it."""

    trial: str
    slot: int
    session: int
    """Through the whole plan, from 0."""
    position: int
    """In its session, from 0."""
    system: str
    pair: Pair | None
    dataset: str
    gender: str
    speaker: str
    utterance: str
    sentence: str
    """Its text without differences of case and blanks, or a name of its own where unknown."""
    enrolment_speaker: str | None
    enrolment_utterance: str | None

    @property
    def side(self) -> str:
        """Original or anonymized."""
        return ORIGINAL if self.system == ORIGINAL else "anonymized"

    @property
    def cell(self) -> tuple[str, str]:
        """Data set and gender."""
        return self.dataset, self.gender


@dataclass(frozen=True)
class Reading:
    """All rated trials of a plan, and what could not be read.

    Parameters
    ----------
    study, plan, key : Study, Plan, Key
    heard : list of Heard
        In the plan's order.
    faults : list of str
        A sentence for every id that the key does not explain.
    """

    study: Study
    plan: Plan
    key: Key
    heard: list[Heard] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def has_pairs(self) -> bool:
        """Whether similarity is asked."""
        return "similarity" in self.study.rating.questions

    @property
    def sessions(self) -> list[list[Heard]]:
        """The trials, session by session."""
        sessions: list[list[Heard]] = [[] for _ in self.plan.sessions]
        for heard in self.heard:
            sessions[heard.session].append(heard)
        return sessions

    def asked_of_datasets(self) -> dict[str, Fraction]:
        """Trials that each data set should have, in the study without extensions."""
        rating = self.study.rating
        asked = rating.trials_per_dataset
        rest = rating.session_count * rating.trials_per_session - sum(asked.values())
        free = len(self.study.datasets) - len(asked)
        return {
            name: Fraction(asked[name]) if name in asked else Fraction(rest, free)
            for name in self.study.dataset_names
        }


def read_back(plan: Plan, key: Key, study: Study) -> Reading:
    """Look up every trial of a plan in its key."""
    reading = Reading(study, plan, key)
    session_number = 0
    for slot_number, slot in enumerate(plan.slots):
        for session in slot.sessions:
            for position, trial in enumerate(session.trials):
                heard = _heard(reading, trial, slot_number, session_number, position)
                if heard is not None:
                    reading.heard.append(heard)
            for trial in session.practice:
                _heard(reading, trial, slot_number, session_number, 0)
            session_number += 1
    return reading


def _heard(
    reading: Reading, trial: PlannedTrial, slot: int, session: int, position: int
) -> Heard | None:
    key = reading.key
    what = key.stimuli.get(trial.stimulus)
    pair = key.trials.get(trial.trial)
    fault = None
    if what is None:
        fault = f"{trial.trial}: the key lacks the stimulus {trial.stimulus}"
    elif what.role != "trial":
        fault = f"{trial.trial}: an enrolment is to be rated"
    elif what.system not in (ORIGINAL, *reading.study.system_names):
        fault = f"{trial.trial}: the study has no system '{what.system}'"
    elif reading.has_pairs != (pair is not None) or reading.has_pairs != (
        trial.enrolment is not None
    ):
        fault = f"{trial.trial}: " + (
            "has no enrolment" if reading.has_pairs else "has an enrolment, but none is asked for"
        )
    elif pair is not None and trial.enrolment is not None:
        enrolment = key.stimuli.get(trial.enrolment)
        if enrolment is None:
            fault = f"{trial.trial}: the key lacks the enrolment {trial.enrolment}"
        elif (enrolment.speaker, enrolment.utterance) != (
            pair.enrolment_speaker,
            pair.enrolment_utterance,
        ):
            fault = f"{trial.trial}: the key names another enrolment than the plan plays"
        elif enrolment.system != ORIGINAL or enrolment.dataset != what.dataset:
            fault = f"{trial.trial}: the enrolment is no original of its data set"
    if fault is not None or what is None:
        reading.faults.append(fault or "")
        return None
    words = " ".join((what.text or "").lower().split())
    return Heard(
        trial.trial,
        slot,
        session,
        position,
        what.system,
        None if pair is None else pair.pair,
        what.dataset,
        what.gender,
        what.speaker,
        what.utterance,
        words or f"\0{what.dataset}\0{what.utterance}",
        None if pair is None else pair.enrolment_speaker,
        None if pair is None else pair.enrolment_utterance,
    )


def span(least: float, most: float) -> str:
    """Write a range: one number where both ends are the same."""
    return f"{least:,g}" if least == most else f"{least:,g} to {most:,g}"


def whole_span(ideal: Fraction) -> tuple[int, int]:
    """Whole numbers that a fraction may be rounded to."""
    return floor(ideal), -floor(-ideal)


def first_fault(faults: Sequence[str]) -> str:
    """Name the first fault and count the others."""
    if not faults:
        return ""
    return faults[0] + (f" (and {len(faults) - 1} more)" if len(faults) > 1 else "")


def spread(counts: Iterable[int]) -> str:
    """Write the range that some counts take."""
    values = list(counts)
    return span(min(values), max(values)) if values else "none"
