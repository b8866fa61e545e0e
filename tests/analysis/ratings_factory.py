"""Invented ratings with planted effects, in the columns that studies export."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from sessions.codebook import TABLES

if TYPE_CHECKING:
    from pathlib import Path

RATING_COLUMNS, SESSION_COLUMNS = (
    [column.name for column in TABLES[table]] for table in ("ratings", "sessions")
)


@dataclass(frozen=True)
class Design:
    """A study to invent; effects are in steps of the ten-point scale."""

    systems: tuple[str, ...] = ("B1", "B2")
    evaluators: int = 8
    sessions_each: int = 2
    trials_per_session: int = 36
    speakers: int = 20
    effects: dict[str, float] = field(default_factory=dict)
    """What a system takes from naturalness and intelligibility."""
    concealment: float = 0.6
    """How far a system pulls same-speaker similarity towards that of different speakers."""
    evaluator_spread: float = 1.0
    evaluator_by_system_spread: float = 0.5
    speaker_spread: float = 0.5
    noise: float = 1.5
    questions: tuple[str, ...] = ("naturalness", "intelligibility", "similarity")


def make_ratings(design: Design, seed: int = 0) -> pd.DataFrame:
    """Invent what evaluators answered: half of each session original, half of the pairs same."""
    random = np.random.default_rng(seed)
    n = design.evaluators * design.sessions_each * design.trials_per_session
    index = np.arange(n)
    position = index % design.trials_per_session
    session = index // design.trials_per_session
    evaluator = session // design.sessions_each
    names = np.array(["original", *design.systems])
    turn = (position // 2 + session * design.trials_per_session // 4) % len(design.systems)
    system = np.where(position % 2 == 0, 0, 1 + turn)
    same = position // (2 * len(design.systems)) % 2 == 0
    speaker = random.integers(design.speakers, size=n)

    def spread(scale: float, *shape: int) -> np.ndarray:
        return random.normal(0.0, scale, size=shape)

    loss = np.array([0.0, *(design.effects.get(name, 2.0) for name in design.systems)])
    bias = spread(design.evaluator_spread, design.evaluators)
    taste = spread(design.evaluator_by_system_spread, design.evaluators, names.size)
    answers = {}
    for question, level in (("naturalness", 7.5), ("intelligibility", 8.0)):
        voice = spread(design.speaker_spread, design.speakers)
        answers[question] = (
            level - loss[system] + bias[evaluator] + taste[evaluator, system] + voice[speaker]
        )
    kept = np.where(system == 0, 1.0, 1.0 - design.concealment)
    answers["similarity"] = 3.0 + 5.0 * same * kept + bias[evaluator] + taste[evaluator, system]

    frame = pd.DataFrame(
        {
            "study": "invented",
            "session": [f"s{number:03d}" for number in session],
            "evaluator": [f"e{number:02d}" for number in evaluator],
            "native_language": np.where(evaluator % 4 == 3, "fr", "en"),
            "position": position + 1,
            "kind": "rating",
            "trial": [f"t{number:05d}" for number in index],
            "stimulus": [f"x{number:05d}" for number in index],
            "system": names[system],
            "dataset": np.array(["libri", "vctk"])[speaker // 2 % 2],
            "speaker": [f"spk{number:02d}" for number in speaker],
            "gender": np.where(speaker % 2 == 0, "f", "m"),
            "utterance": [f"utt{number:05d}" for number in index],
            "pair": np.where(same, "same", "different"),
            "flags": "",
        }
    )
    frame["enrolment_speaker"] = np.where(same, frame["speaker"], "spk99")
    frame["enrolment_utterance"] = frame["enrolment_speaker"] + "-enrol"
    for question, latent in answers.items():
        if question in design.questions:
            rated = np.clip(np.rint(latent + spread(design.noise, n)), 1, 10)
            frame[question] = rated.astype(int)
        else:
            frame[question] = ""
    frame["trial_plays"] = 1
    frame["trial_seconds_heard"] = 3.5
    frame["enrolment_plays"] = 1
    frame["enrolment_seconds_heard"] = 3.25
    frame["response_seconds"] = 12.0
    frame["underruns"] = 0
    frame["confirmed_at"] = "2026-03-01T10:00:00.000Z"
    return frame[RATING_COLUMNS]


def make_sessions(ratings: pd.DataFrame, state: str = "finished") -> pd.DataFrame:
    """Return the sessions that ``ratings`` came from, all in one state."""
    taken = ratings[["study", "session", "evaluator"]].drop_duplicates().reset_index(drop=True)
    frame = taken.assign(
        slot=taken["evaluator"],
        task="rating",
        station="lab-1",
        started_at="2026-03-01T09:00:00.000Z",
        finished_at="2026-03-01T10:30:00.000Z" if state == "finished" else "",
        state=state,
        device="silent",
        sample_rate=16_000,
        level_changes="",
        screening_huggins="",
        screening_antiphase="",
        active_seconds=1500.0,
        pauses=1,
        resumes=0,
        underruns=0,
    )
    return frame[SESSION_COLUMNS]


def make_evaluators(ratings: pd.DataFrame) -> pd.DataFrame:
    """Return the evaluators of ``ratings`` with their answer to one question of the study."""
    taken = ratings[["study", "evaluator", "native_language"]].drop_duplicates()
    return taken.assign(
        headphones_at_home=["often", "never"] * (len(taken) // 2) + ["often"] * (len(taken) % 2)
    ).reset_index(drop=True)


def write_tables(folder: Path, ratings: pd.DataFrame, state: str | None = "finished") -> Path:
    """Write the three tables, or only the ratings when ``state`` is None."""
    folder.mkdir(parents=True, exist_ok=True)
    ratings.to_csv(folder / "ratings.csv", index=False, lineterminator="\n")
    if state is not None:
        sessions, evaluators = make_sessions(ratings, state), make_evaluators(ratings)
        sessions.to_csv(folder / "sessions.csv", index=False, lineterminator="\n")
        evaluators.to_csv(folder / "evaluators.csv", index=False, lineterminator="\n")
    return folder
