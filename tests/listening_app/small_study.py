"""A study without corpus or anonymizers: noise bursts under opaque names, and a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.folder import StudyFolder
from sessions.plan import Key, Plan, PlannedSession, PlannedTrial, Slot, StimulusKey, TrialKey
from tests.hearing import noise_file

if TYPE_CHECKING:
    from pathlib import Path

SAMPLE_RATE = 16_000
STUDY_FILE = """\
[study]
name = "small"
title = "How do these voices sound?"
seed = 7
sample_rate = 16000

[[datasets]]
name = "tiny-corpus"
manifest = "corpus.csv"

[[systems]]
name = "Vocoder-X"
anonymizer = "mcadams"

[rating]
evaluators = {evaluators}
sessions = {sessions}
trials_per_session = {trials}
practice_trials = {practice}
"""


def make_small_study(
    path: Path,
    *,
    evaluators: int = 2,
    sessions_each: int = 1,
    trials: int = 36,
    practice: int = 1,
    clip_seconds: float = 0.5,
    rules: str = "",
) -> StudyFolder:
    """Lay a study folder: every recording is a noise of its own; ``rules`` go under [rating]."""
    folder = StudyFolder(path)
    path.mkdir(parents=True, exist_ok=True)
    folder.study_file.write_text(
        STUDY_FILE.format(
            evaluators=evaluators,
            sessions=evaluators * sessions_each,
            trials=trials,
            practice=practice,
        )
        + rules
    )
    slots = tuple(
        Slot(
            f"slot-{slot}",
            tuple(
                _session(f"s{slot}{number}", trials, practice) for number in range(sessions_each)
            ),
        )
        for slot in range(evaluators)
    )
    plan = Plan("small", slots)
    plan.save(folder.plan_file)
    _key(plan).save(folder.key_file)
    folder.stimuli.mkdir(exist_ok=True)
    for number, stimulus in enumerate(sorted({name for s in plan.sessions for name in s.stimuli})):
        folder.stimulus(stimulus).write_bytes(noise_file(SAMPLE_RATE, clip_seconds, number))
    return folder


def _session(name: str, trials: int, practice: int) -> PlannedSession:
    def page(number: int, kind: str) -> PlannedTrial:
        opaque = f"{name}{kind[0]}{number:02d}"
        return PlannedTrial(opaque, kind, f"a{opaque}", f"b{opaque}")  # type: ignore[arg-type]

    return PlannedSession(
        name,
        tuple(page(number, "practice") for number in range(practice)),
        tuple(page(number, "rating") for number in range(trials)),
    )


def _key(plan: Plan) -> Key:
    stimuli: dict[str, StimulusKey] = {}
    trials: dict[str, TrialKey] = {}
    for session in plan.sessions:
        for number, page in enumerate((*session.practice, *session.trials)):
            system = ("original", "Vocoder-X")[number % 2]
            speaker = f"speaker{number % 5:02d}"
            stimuli[page.stimulus] = StimulusKey(
                system, "tiny-corpus", speaker, "f", f"{speaker}-t{number:03d}", "trial", "HELLO"
            )
            stimuli[str(page.enrolment)] = StimulusKey(
                "original", "tiny-corpus", speaker, "f", f"{speaker}-e{number:03d}", "enrolment"
            )
            trials[page.trial] = TrialKey("same", speaker, f"{speaker}-e{number:03d}")
    return Key("small", stimuli, trials)
