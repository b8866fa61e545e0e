"""What machines measure of one utterance, once and for all: kept by what its audio is."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import soxr

from analysis.attackers.encoders import ENCODERS, load_encoder
from analysis.recognizers import load_recognizer
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from anonymizers.level import active_rms
from anonymizers.pitch import PitchTrack, track_pitch
from sessions.loudness import measure as measure_level

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.recognizers import Recognizer
    from anonymizers.corpora.audio import AudioSource

SAMPLE_RATE: Final = 16_000
VERSION: Final = 1
"""Of what is kept; another one measures everything anew."""
_ENCODER_LEVEL: Final = 10 ** (-30 / 20)


@dataclass(frozen=True)
class Instruments:
    """What is measured.

    Parameters
    ----------
    encoders : tuple of str
        Names of speaker encoders.
    recognizer : str
        ``whisper-base``, or a command; nothing is transcribed if it is empty.
    """

    encoders: tuple[str, ...] = tuple(ENCODERS)
    recognizer: str = "whisper-base"


@dataclass(frozen=True, eq=False)
class UtteranceMeasures:
    """What was measured of one utterance."""

    vectors: dict[str, NDArray[np.float64]]
    """By encoder."""
    transcript: str | None
    pitch: PitchTrack
    seconds: float
    loudness: float
    """LUFS."""


@dataclass(frozen=True)
class MeasuringTask:
    """One utterance to be measured."""

    name: str
    """Of the utterance, for messages."""
    source: AudioSource
    is_transcribed: bool


def measure_utterance(instruments: Instruments, folder: Path, task: MeasuringTask) -> str | None:
    """Measure an utterance, or find that it was measured before; runs in a process of its own.

    Parameters
    ----------
    instruments : Instruments
    folder : Path
        What is measured is kept there.
    task : MeasuringTask

    Returns
    -------
    str or None
        Why it could not be measured.
    """
    try:
        file = kept_file(instruments, folder, task)
        if not file.is_file():
            write_text(file, json.dumps(_measured(instruments, task)) + "\n")
    except UserError as error:
        return f"{task.name}: {error}"
    return None


def read_measures(instruments: Instruments, folder: Path, task: MeasuringTask) -> UtteranceMeasures:
    """Read what was kept of an utterance.

    Raises
    ------
    UserError
        It is damaged.
    """
    file = kept_file(instruments, folder, task)
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        return UtteranceMeasures(
            vectors={name: np.array(vector) for name, vector in content["vectors"].items()},
            transcript=content["transcript"],
            pitch=PitchTrack(
                np.array(content["pitch"]["seconds"], dtype=np.float64),
                np.array(content["pitch"]["hertz"], dtype=np.float64),
            ),
            seconds=content["seconds"],
            loudness=content["loudness"],
        )
    except (ValueError, KeyError, TypeError) as error:
        raise UserError(f"{file}: is damaged; remove it, and it is measured anew.") from error


def kept_file(instruments: Instruments, folder: Path, task: MeasuringTask) -> Path:
    """Return the file that keeps an utterance: its name follows from the audio and what is asked.

    Raises
    ------
    UserError
        The audio cannot be read.
    """
    asked = {
        "version": VERSION,
        "instruments": asdict(instruments),
        "transcribed": task.is_transcribed,
        "source": task.source.to_record(),
    }
    digest = hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()
    return folder / digest[:2] / f"{digest}.json"


def _measured(instruments: Instruments, task: MeasuringTask) -> dict[str, Any]:
    samples, sample_rate = task.source.read()
    seconds, loudness = len(samples) / sample_rate, measure_level(samples, sample_rate).loudness
    if sample_rate != SAMPLE_RATE:
        samples = soxr.resample(samples, sample_rate, SAMPLE_RATE)
    pitch = track_pitch(samples, SAMPLE_RATE)
    levelled = samples * (_ENCODER_LEVEL / active_rms(samples, SAMPLE_RATE))
    return {
        "vectors": {name: load_encoder(name)(levelled).tolist() for name in instruments.encoders},
        "transcript": (
            _recognizer(instruments.recognizer)(samples)
            if instruments.recognizer and task.is_transcribed
            else None
        ),
        "pitch": {"seconds": pitch.seconds.tolist(), "hertz": _written(pitch.hertz)},
        "seconds": seconds,
        "loudness": loudness,
    }


@cache
def _recognizer(name: str) -> Recognizer:
    return load_recognizer(name)


def _written(hertz: NDArray[np.float64]) -> list[float | None]:
    return [None if np.isnan(one) else float(one) for one in hertz]
