"""Simulated sessions: journals as people make them, by listeners whose opinions are known."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from anonymizers.base import derived_generator
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError
from sessions.assignments import find_takes
from sessions.events import (
    ConsentGiven,
    DeviceOpened,
    EvaluatorKnown,
    InstructionsRead,
    Paused,
    PlayEnded,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    SessionFinished,
    SessionOpened,
    TrialConfirmed,
    TrialShown,
)
from sessions.listeners import Effects, Listener, listener_for, load_effects
from sessions.recorder import Recorder
from sessions.session import Phase, Rules, begin
from sessions.simulated_sorting import sort_panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.plan import Key, Plan, PlannedSession, Role, Slot
    from sessions.rating import TrialState
    from sessions.study import Study

STATION = "simulation"
"""Where synthetic evaluators sit; reports tell their sessions by it."""
FIRST_DAY = datetime(2026, 1, 5, 8, tzinfo=UTC)
CONSENT_TEXT = hashlib.sha256(b"simulated").hexdigest()
UNDERRUN_SHARE = 0.002
PAUSE_SHARE = 0.01
OTHER_LANGUAGES = ("de", "fr", "zh", "ja", "hi")


def simulate(
    folder: StudyFolder,
    evaluators: int,
    seed: int,
    effects_file: Path | None = None,
    progress: Callable[[Iterable[Slot]], Iterable[Slot]] = iter,
) -> int:
    """Let simulated evaluators take the sessions of the first slots.

    Parameters
    ----------
    folder : StudyFolder
        With plan and key; no audio is needed.
    evaluators : int
        How many slots, from the first on; all sessions of each.
    seed : int
        The same seed makes the same journals, byte for byte.
    effects_file : Path, optional
        Planted effects and mixture of listeners, TOML.
    progress : callable
        Wraps the slots while they are walked through, to show how far it is.

    Returns
    -------
    int
        Sessions taken.

    Raises
    ------
    UserError
        When there are fewer slots, or people have taken sessions of this study.
    """
    study, (plan, key) = folder.study(), folder.plan_and_key()
    if not 1 <= evaluators <= len(plan.slots):
        raise UserError(
            f"--evaluators {evaluators}: the plan has {len(plan.slots)} slots; choose 1 to "
            f"{len(plan.slots)}, or add slots with `python -m sessions plan STUDY --extend N`."
        )
    _refuse_people(folder)
    effects = load_effects(effects_file, study) if effects_file else Effects()
    plan_sha256 = hashlib.sha256(folder.plan_file.read_bytes()).hexdigest()
    rules, taken = Rules.of(study), 0
    for number, slot in enumerate(progress(plan.slots[:evaluators])):
        name = f"sim-{number + 1:03}"
        listener = listener_for(seed, name, effects=effects, scales=rules.scales)
        sitting = _Sitting(plan, plan_sha256, key, rules, study, listener)
        for index, planned in enumerate(slot.sessions):
            start = FIRST_DAY + timedelta(days=index, minutes=7 * number)
            journal = sitting.take(slot, planned, start, is_first=index == 0)
            _write(folder.journal(planned.session), journal)
            taken += 1
    return taken


def _refuse_people(folder: StudyFolder) -> None:
    for take in find_takes(folder):
        if take.station != STATION:
            raise UserError(
                f"{take.path}: people have taken sessions of this study; simulate in a copy of it "
                "without journals."
            )


def _write(path: Path, journal: bytes) -> None:
    if path.exists():
        if path.read_bytes() == journal:
            return
        raise UserError(
            f"{path}: this session was simulated before, in another way; remove the journals first."
        )
    with whole_file(path) as temporary:
        temporary.write_bytes(journal)


@dataclass(frozen=True, slots=True)
class _Sitting:
    """One simulated evaluator before the app."""

    plan: Plan
    plan_sha256: str
    key: Key
    rules: Rules
    study: Study
    listener: Listener

    def take(
        self, slot: Slot, planned: PlannedSession, start: datetime, *, is_first: bool
    ) -> bytes:
        """Take a session from its first page to its last and return the journal."""
        rng = derived_generator(self.listener.seed, "session", planned.session)
        record = Recorder(begin(planned, self.rules), start, rng)
        record(
            SessionOpened(
                study=self.plan.study,
                slot=slot.slot,
                session=planned.session,
                evaluator=self.listener.evaluator,
                station=STATION,
                language=self.study.study.language,
                app_version=STATION,
                plan_sha256=self.plan_sha256,
            ),
            0.0,
        )
        record(DeviceOpened(device="silent", sample_rate=48_000, latency_seconds=0.1), 0.3)
        self._introduce(record, slot, is_first=is_first)
        while record.state.phase != Phase.FINISHED:
            if record.state.phase == Phase.BREAK:
                record(Resumed(), 120.0)
            elif record.state.phase == Phase.INSTRUCTIONS:
                record(InstructionsRead(), 25.0)
            elif record.state.panel is not None:
                excerpt = self.study.clustering.excerpt_seconds
                sort_panel(record, self.listener, self.key, excerpt)
            else:
                self._judge(record)
        record(SessionFinished(), 2.0)
        return record.journal

    def _introduce(self, record: Recorder, slot: Slot, *, is_first: bool) -> None:
        answers = self._about_self()
        if is_first:
            record(ConsentGiven(text_sha256=CONSENT_TEXT), 20.0)
            record(QuestionnaireAnswered(answers=answers), 15.0)
        else:
            earlier = slot.sessions[0].session
            record(
                EvaluatorKnown(earlier_session=earlier, text_sha256=CONSENT_TEXT, answers=answers),
                0.1,
            )

    def _about_self(self) -> dict[str, str]:
        rng = derived_generator(self.listener.seed, "self", self.listener.evaluator)
        language = self.study.study.language
        others = [other for other in OTHER_LANGUAGES if other != language.partition("-")[0]]
        answers = {
            "native_language": language if self.listener.is_native else str(rng.choice(others)),
            "age_group": str(rng.choice(["18-29", "30-44", "45-59"])),
            "hearing": "normal",
            "listening_experience": str(rng.choice(["none", "some", "many"])),
            "headphones": "over_ear",
        }
        return {name: answers[name] for name in self.study.questionnaire.ask}

    def _judge(self, record: Recorder) -> None:
        """Listen to the page that is due, answer it and confirm."""
        page = _due(record)
        trial, state = page.planned.trial, record.state
        record(TrialShown(trial=trial), 0.3)
        for role in self._roles(page):
            self._listen(record, role)
        progress = (state.position - 1) / max(1, state.total - 1)
        opinion = self.listener.answers(
            self.key.stimuli[page.planned.stimulus],
            self.key.trials.get(trial) if page.planned.enrolment is not None else None,
            record.rng,
            progress=progress,
            told=self.key.told(page.planned),
        )
        slowness = 1 + self.listener.manner.tiredness * progress / 2
        for question in page.questions:
            delay = self.listener.manner.answer_seconds * slowness
            record(Rated(trial=trial, question=question, value=opinion[question]), delay)
        record(TrialConfirmed(trial=trial, answers=_due(record).answers), 0.2)
        if record.state.phase == Phase.RATING and record.rng.random() < PAUSE_SHARE:
            record(Paused(), 0.5)
            record(Resumed(), 90.0)

    def _roles(self, page: TrialState) -> tuple[Role, ...]:
        return ("trial",) if page.planned.enrolment is None else ("trial", "enrolment")

    def _listen(self, record: Recorder, role: Role) -> None:
        """Play a recording until it was heard to its end, and perhaps once more."""
        trial = _due(record).planned.trial
        stimulus = _due(record).stimulus(role)
        assert stimulus is not None
        seconds, most = _duration(stimulus), self.rules.most_plays
        wants_again = record.rng.random() < self.listener.manner.replay_share
        while not _due(record).heard(role) or wants_again:
            wants_again = wants_again and not _due(record).heard(role)
            if _due(record).listening(role).plays_left(most) == 0:
                return
            record(PlayStarted(trial=trial, role=role, stimulus=stimulus), 0.5)
            record.wait(seconds)
            ended = PlayEnded(
                trial=trial,
                role=role,
                stimulus=stimulus,
                seconds=seconds,
                completed=True,
                underruns=int(record.rng.random() < UNDERRUN_SHARE),
                device_lost=False,
            )
            record(ended, 0.0)


def _due(record: Recorder) -> TrialState:
    page = record.state.trial
    assert page is not None
    return page


def _duration(stimulus: str) -> float:
    """Return how long a recording is taken to be: simulation needs no audio."""
    return round(float(derived_generator(0, "duration", stimulus).uniform(2.0, 6.0)), 3)
