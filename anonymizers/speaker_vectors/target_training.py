"""Taking speakers of a corpus apart, so that their frames can stand for others'."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
from tqdm import tqdm

from anonymizers.base import derived_generator
from anonymizers.conversion.content import FRAME_SAMPLES, SAMPLE_RATE
from anonymizers.conversion.features import extract_features
from anonymizers.conversion.speaker_encoder import speaker_encoder
from anonymizers.conversion.synthesis import synthesizer
from anonymizers.conversion.training_corpus import at_training_level
from anonymizers.errors import UserError
from anonymizers.parallel import parallel_map
from anonymizers.speaker_vectors.pool_training import known_genders
from anonymizers.speaker_vectors.target_speakers import TargetSpeaker, TargetSpeakers
from anonymizers.speaker_vectors.vector_anonymizer import unit_length

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender, Utterance

MOST_SECONDS: Final = 120
"""Of speech, that are kept of a speaker; frames are drawn from more."""

_FRAMES_A_SECOND = SAMPLE_RATE // FRAME_SAMPLES


def measure_targets(
    utterances: Sequence[Utterance], weights: str, *, seconds: float, workers: int = 1
) -> TargetSpeakers:
    """Take all those speakers of a corpus apart of whom there is enough speech.

    Parameters
    ----------
    utterances : sequence of Utterance
        Speaker and gender of each are known.
    weights : str
        Of `synthesis.synthesizer`, whose content channels are measured.
    seconds : float
        Of speech, at least.
    workers : int
        Processes.

    Returns
    -------
    TargetSpeakers
        In the order of their ids.

    Raises
    ------
    UserError
        A speaker or gender is not known, or of one gender nobody has said enough.
    """
    genders = known_genders(utterances)
    measured: dict[str, list[_Measured]] = {}
    with parallel_map(partial(_measure, weights), workers) as measure:
        progress = tqdm(
            measure(utterances), "targets", total=len(utterances), unit="utt", disable=None
        )
        for utterance, found in zip(utterances, progress, strict=True):
            if found is not None:
                measured.setdefault(str(utterance.speaker), []).append(found)
    enough = {
        speaker: said
        for speaker, said in sorted(measured.items())
        if sum(len(one.frames) for one in said) >= seconds * _FRAMES_A_SECOND
    }
    for gender in ("f", "m"):
        if gender not in {genders[speaker] for speaker in enough}:
            raise UserError(
                f"the data have no speaker of the gender {gender} with {seconds:g} s of speech; "
                "give more data, or ask for less by --seconds."
            )
    speakers = tuple(_target(one, genders[one], said) for one, said in enough.items())
    return TargetSpeakers(speakers, synthesizer(weights).content_fingerprint)


@dataclass(frozen=True, slots=True)
class _Measured:
    """One utterance."""

    frames: NDArray[np.float32]
    vector: NDArray[np.float64]
    log_f0: NDArray[np.float64]


def _measure(weights: str, utterance: Utterance) -> _Measured | None:
    """Take an utterance apart; None where nothing is voiced."""
    samples, sample_rate = utterance.source.read()
    if not samples.any():
        return None
    speech = at_training_level(samples, sample_rate)
    features = extract_features(speech)
    if not features.is_voiced.any():
        return None
    return _Measured(
        synthesizer(weights).channels(features.content),
        speaker_encoder()(speech),
        np.log(features.f0_hertz[features.is_voiced]).astype(np.float64),
    )


def _target(speaker: str, gender: Gender, said: Sequence[_Measured]) -> TargetSpeaker:
    frames = np.concatenate([one.frames for one in said])
    most = MOST_SECONDS * _FRAMES_A_SECOND
    if len(frames) > most:
        chosen = derived_generator(0, "target", speaker).choice(len(frames), most, replace=False)
        frames = frames[np.sort(chosen)]
    return TargetSpeaker(
        speaker,
        gender,
        unit_length(np.mean([one.vector for one in said], axis=0)),
        float(np.concatenate([one.log_f0 for one in said]).mean()),
        frames,
    )
