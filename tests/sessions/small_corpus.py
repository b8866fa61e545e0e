"""A corpus of synthetic vowels on disk, as Kaldi data directories, and a study over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import soundfile
from scipy.signal import lfilter

from sessions.folder import StudyFolder

if TYPE_CHECKING:
    from pathlib import Path

SPEAKERS = {"f1": "f", "f2": "f", "m1": "m", "m2": "m"}
STUDY_FILE = """\
[study]
name = "vowels"
title = "Vowels"
seed = 3
sample_rate = 16000

[[datasets]]
name = "vowels"
enrolments = ["corpus/data/enrolls"]
trials = ["corpus/data/trials_f", "corpus/data/trials_m"]

[[systems]]
name = "B2"
anonymizer = "B2"

[rating]
evaluators = 1
trials_per_session = 8
practice_trials = 1
"""


def vowel(pitch: float, formant: float, *, seconds: float = 0.6, rate: int = 16_000) -> np.ndarray:
    """A buzz through one resonance, at a level that follows from both."""
    count = round(seconds * rate)
    buzz = np.zeros(count)
    buzz[:: round(rate / pitch)] = 1.0
    angle = 2 * np.pi * formant / rate
    voice = lfilter([1.0], [1.0, -2 * 0.97 * np.cos(angle), 0.97**2], buzz)
    return 0.2 * voice / np.abs(voice).max() * (0.5 + 0.5 * formant / 1000)


def write_corpus(path: Path, *, utterances: int = 6) -> None:
    """Write ``data/enrolls`` and ``data/trials_{f,m}`` below a folder, with their audio."""
    for gender in ("f", "m"):
        speakers = [name for name, of in SPEAKERS.items() if of == gender]
        names = [f"{speaker}-{number:02}" for speaker in speakers for number in range(utterances)]
        for number, name in enumerate(names):
            file = path / "wav" / f"{name}.flac"
            file.parent.mkdir(parents=True, exist_ok=True)
            pitch = (190.0 if gender == "f" else 105.0) + 3 * number
            soundfile.write(file, vowel(pitch, 400 + 50 * number), 16_000)
        _write_lists(path / "data" / f"trials_{gender}", names)
    enrolled = [f"{speaker}-{number}" for speaker in SPEAKERS for number in ("e0", "e1")]
    for number, name in enumerate(enrolled):
        soundfile.write(path / "wav" / f"{name}.flac", vowel(120 + 7 * number, 700), 16_000)
    _write_lists(path / "data" / "enrolls", enrolled)


def write_study(path: Path, *, utterances: int = 6) -> StudyFolder:
    """Lay a study folder with its corpus; nothing is prepared or planned."""
    write_corpus(path / "corpus", utterances=utterances)
    (path / "study.toml").write_text(STUDY_FILE, encoding="utf-8")
    return StudyFolder(path)


def _write_lists(directory: Path, names: list[str]) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    speakers = sorted({name.split("-")[0] for name in names})
    lists = {
        "wav.scp": [f"{name} wav/{name}.flac" for name in names],
        "utt2spk": [f"{name} {name.split('-')[0]}" for name in names],
        "spk2gender": [f"{speaker} {SPEAKERS[speaker]}" for speaker in speakers],
        "text": [f"{name} SENTENCE {name}" for name in names],
    }
    for file, lines in lists.items():
        (directory / file).write_text("".join(f"{line}\n" for line in sorted(lines)))
