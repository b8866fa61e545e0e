"""What machines measure of one utterance, once and for all: kept by what its audio is."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
import soxr

from analysis.attackers.encoders import SpeakerEncoder, load_encoder
from analysis.quality import load_judge
from analysis.recognizers import load_recognizer
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from anonymizers.level import active_rms
from anonymizers.pitch import PitchTrack, track_pitch
from sessions.loudness import measure as measure_level

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.quality import Judge
    from analysis.recognizers import Recognizer
    from anonymizers.corpora.audio import AudioSource

SAMPLE_RATE: Final = 16_000
VERSION: Final = 2
"""Of what is kept; another one measures everything anew."""
_ENCODER_LEVEL: Final = 10 ** (-30 / 20)


@dataclass(frozen=True, slots=True)
class Instrument:
    """One thing that is measured, by one network or by none.

    Parameters
    ----------
    kind : {"encoder", "recognizer", "judge", "signal"}
        A speaker's vector; a transcript; a mean opinion score; F0, duration and loudness.
    encoder : SpeakerEncoder, optional
    name : str
        Of the recognizer or judge, as what loads it takes it.
    """

    kind: Literal["encoder", "recognizer", "judge", "signal"]
    encoder: SpeakerEncoder | None = None
    name: str = ""

    @property
    def identity(self) -> str:
        """What the numbers depend on, beside the audio."""
        what = self.name if self.encoder is None else self.encoder.identity
        return f"{self.kind} {what}".rstrip()


SIGNAL: Final = Instrument("signal")


@dataclass(frozen=True, eq=False)
class SignalMeasures:
    """What is measured without a network that knows speakers or words."""

    pitch: PitchTrack
    seconds: float
    loudness: float
    """LUFS."""


@dataclass(frozen=True, eq=False)
class UtteranceMeasures:
    """What was measured of one utterance; what nobody asked for is missing."""

    vectors: Mapping[SpeakerEncoder, NDArray[np.float64]]
    transcript: str | None
    quality: float | None
    """Mean opinion score, from 1 to 5."""
    signal: SignalMeasures | None


@dataclass(frozen=True)
class MeasuringTask:
    """One utterance to be measured."""

    name: str
    """Of the utterance, for messages."""
    source: AudioSource
    instruments: tuple[Instrument, ...]


def measure_utterance(folder: Path, task: MeasuringTask) -> str | None:
    """Measure of an utterance what was not measured before; runs in a process of its own.

    Parameters
    ----------
    folder : Path
        What is measured is kept there.
    task : MeasuringTask

    Returns
    -------
    str or None
        Why it could not be measured.
    """
    try:
        files = kept_files(folder, task)
        missing = {one: file for one, file in files.items() if not file.is_file()}
        if missing:
            speech = _Speech(*task.source.read())
            for instrument, file in missing.items():
                write_text(file, json.dumps(_measured(instrument, speech)) + "\n")
    except UserError as error:
        return f"{task.name}: {error}"
    return None


def read_measures(folder: Path, task: MeasuringTask) -> UtteranceMeasures:
    """Read what was kept of an utterance.

    Raises
    ------
    UserError
        It is damaged.
    """
    vectors: dict[SpeakerEncoder, NDArray[np.float64]] = {}
    transcript, quality, signal = None, None, None
    for instrument, file in kept_files(folder, task).items():
        try:
            content = json.loads(file.read_text(encoding="utf-8"))
            if instrument.encoder is not None:
                vectors[instrument.encoder] = np.array(content["vector"], dtype=np.float64)
            elif instrument.kind == "recognizer":
                transcript = str(content["transcript"])
            elif instrument.kind == "judge":
                quality = float(content["quality"])
            else:
                signal = _signal(content)
        except (ValueError, KeyError, TypeError) as error:
            raise UserError(f"{file}: is damaged; remove it, and it is measured anew.") from error
    return UtteranceMeasures(vectors, transcript, quality, signal)


def kept_files(folder: Path, task: MeasuringTask) -> dict[Instrument, Path]:
    """Return the files that keep an utterance: their names follow from audio and instrument.

    Raises
    ------
    UserError
        The audio cannot be read.
    """
    source = task.source.to_record()
    found = {}
    for instrument in task.instruments:
        asked = {"version": VERSION, "instrument": instrument.identity, "source": source}
        digest = hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()
        found[instrument] = folder / digest[:2] / f"{digest}.json"
    return found


@dataclass(frozen=True, eq=False)
class _Speech:
    samples: NDArray[np.float64]
    sample_rate: int

    @cached_property
    def resampled(self) -> NDArray[np.float64]:
        """At 16 kHz, which encoders, recognizers and F0 tracking take."""
        if self.sample_rate == SAMPLE_RATE:
            return self.samples
        resampled: NDArray[np.float64] = soxr.resample(self.samples, self.sample_rate, SAMPLE_RATE)
        return resampled

    @cached_property
    def levelled(self) -> NDArray[np.float64]:
        """At one level, so that no encoder hears how loud an anonymizer made it."""
        return self.resampled * (_ENCODER_LEVEL / active_rms(self.resampled, SAMPLE_RATE))


def _measured(instrument: Instrument, speech: _Speech) -> dict[str, Any]:
    if instrument.encoder is not None:
        return {"vector": load_encoder(instrument.encoder)(speech.levelled).tolist()}
    if instrument.kind == "recognizer":
        return {"transcript": _recognizer(instrument.name)(speech.resampled)}
    if instrument.kind == "judge":
        return {"quality": _judge(instrument.name)(speech.resampled)}
    pitch = track_pitch(speech.resampled, SAMPLE_RATE)
    return {
        "pitch": {"seconds": pitch.seconds.tolist(), "hertz": _written(pitch.hertz)},
        "seconds": len(speech.samples) / speech.sample_rate,
        "loudness": measure_level(speech.samples, speech.sample_rate).loudness,
    }


def _signal(content: Mapping[str, Any]) -> SignalMeasures:
    pitch = PitchTrack(
        np.array(content["pitch"]["seconds"], dtype=np.float64),
        np.array(content["pitch"]["hertz"], dtype=np.float64),
    )
    return SignalMeasures(pitch, float(content["seconds"]), float(content["loudness"]))


@cache
def _recognizer(name: str) -> Recognizer:
    return load_recognizer(name)


@cache
def _judge(name: str) -> Judge:
    return load_judge(name)


def _written(hertz: NDArray[np.float64]) -> list[float | None]:
    return [None if np.isnan(one) else float(one) for one in hertz]
