"""A study folder made by hand: plan and key without a corpus, audio or planner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.folder import StudyFolder
from sessions.plan import Key, Plan, PlannedSession, PlannedTrial, Slot, StimulusKey, TrialKey

if TYPE_CHECKING:
    from pathlib import Path

SYSTEMS = ("original", "B1", "B2")


def small_study(
    path: Path,
    *,
    slots: int = 2,
    sessions: int = 2,
    trials: int = 4,
    practice: int = 1,
    questions: tuple[str, ...] = ("naturalness", "intelligibility", "similarity"),
) -> StudyFolder:
    """Write study.toml, plan.json and key.json; ids count through the whole plan."""
    folder = StudyFolder(path)
    path.mkdir(parents=True, exist_ok=True)
    folder.study_file.write_text(
        f"""
        [study]
        name = "small"
        title = "A small study"
        language = "en"
        seed = 7
        [[datasets]]
        name = "read"
        trials = ["trials"]
        [[systems]]
        name = "B1"
        anonymizer = "B2"
        [[systems]]
        name = "B2"
        anonymizer = "B2"
        [rating]
        evaluators = {slots}
        sessions = {slots * sessions}
        trials_per_session = {trials}
        practice_trials = {practice}
        questions = {list(questions)}
        """,
        encoding="utf-8",
    )
    key = Key("small", {})
    planned = []
    number = 0
    for slot in range(1, slots + 1):
        of_slot = []
        for _ in range(sessions):
            number += 1
            name = f"s{number:04}"
            of_slot.append(
                PlannedSession(
                    name,
                    tuple(_trial(key, name, f"p{i}", questions) for i in range(1, practice + 1)),
                    tuple(_trial(key, name, f"{i:02}", questions) for i in range(1, trials + 1)),
                )
            )
        planned.append(Slot(f"slot-{slot:03}", tuple(of_slot)))
    Plan("small", tuple(planned)).save(folder.plan_file)
    key.save(folder.key_file)
    return folder


def _trial(key: Key, session: str, number: str, questions: tuple[str, ...]) -> PlannedTrial:
    count = sum(what.role == "trial" for what in key.stimuli.values())
    trial, stimulus = f"{session}-{number}", f"{count:016x}"
    speaker = f"p{count % 4}"
    key.stimuli[stimulus] = StimulusKey(
        system=SYSTEMS[count % 3],
        dataset="read",
        speaker=speaker,
        gender="f" if count % 2 else "m",
        utterance=f"{speaker}-{count}",
        role="trial",
    )
    kind = "practice" if number.startswith("p") else "rating"
    if "similarity" not in questions:
        return PlannedTrial(trial, kind, stimulus, None)
    enrolment = f"e{count:015x}"
    pair = "same" if count % 4 < 2 else "different"
    other = speaker if pair == "same" else "p9"
    key.stimuli[enrolment] = StimulusKey(
        system="original",
        dataset="read",
        speaker=other,
        gender="f",
        utterance=f"{other}-enrolment-{count}",
        role="enrolment",
    )
    key.trials[trial] = TrialKey(pair, other, f"{other}-enrolment-{count}")
    return PlannedTrial(trial, kind, stimulus, enrolment)
