"""Measuring the speakers of a corpus, so that they can serve as a pool."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from tqdm import tqdm

from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.speaker_encoder import speaker_encoder
from anonymizers.conversion.training_corpus import at_training_level
from anonymizers.errors import UserError
from anonymizers.parallel import parallel_map
from anonymizers.pitch import track_pitch
from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender, Utterance

_FEWEST_SPEAKERS = 2  # of a gender, to tell genders apart; most systems ask for more


def measure_pool(
    utterances: Sequence[Utterance],
    *,
    accents: Mapping[str, str] | None = None,
    workers: int = 1,
) -> SpeakerPool:
    """Measure all speakers of a corpus.

    Parameters
    ----------
    utterances : sequence of Utterance
        Speaker and gender of each are known.
    accents : mapping of str to str, optional
        Speaker to accent, of those of whom it is known.
    workers : int
        Processes.

    Returns
    -------
    SpeakerPool
        Speakers in the order of their ids.

    Raises
    ------
    UserError
        A speaker or gender is not known, or there are too few speakers of a gender.
    """
    genders = known_genders(utterances)
    measured: dict[str, list[_Measured]] = {}
    with parallel_map(_measure, workers) as measure:
        results = tqdm(measure(utterances), "pool", total=len(utterances), unit="utt", disable=None)
        for utterance, found in zip(utterances, results, strict=True):
            if found is not None:
                measured.setdefault(str(utterance.speaker), []).append(found)
    speakers = sorted(measured)
    of_gender = [genders[speaker] for speaker in speakers]
    for gender in ("f", "m"):
        if of_gender.count(gender) < _FEWEST_SPEAKERS:
            raise UserError(
                f"the data have {of_gender.count(gender)} speakers of the gender {gender}; a pool "
                f"needs {_FEWEST_SPEAKERS} of each."
            )
    log_f0 = [np.concatenate([one.log_f0 for one in measured[speaker]]) for speaker in speakers]
    return SpeakerPool(
        speakers=np.array(speakers),
        genders=np.array(of_gender),
        vectors=np.array([_mean_vector(measured[speaker]) for speaker in speakers]),
        mean_log_f0=np.array([values.mean() for values in log_f0]),
        deviation_log_f0=np.array([values.std() for values in log_f0]),
        accents=np.array([(accents or {}).get(speaker, "") for speaker in speakers]),
        within=_within_covariance(list(measured.values())),
    )


@dataclass(frozen=True, slots=True)
class _Measured:
    """One utterance."""

    vector: NDArray[np.float64]
    halves: NDArray[np.float64]
    """Vectors of its first and second half, shape (2, dimensions)."""
    log_f0: NDArray[np.float64]


def _measure(utterance: Utterance) -> _Measured | None:
    """Measure an utterance; None where nothing is voiced."""
    samples, sample_rate = utterance.source.read()
    if not samples.any():
        return None
    speech = at_training_level(samples, sample_rate)
    track = track_pitch(speech, SAMPLE_RATE)
    parts = [part for part in np.array_split(speech, 2) if part.any()]
    if len(parts) < 2 or not track.is_voiced.any():
        return None
    encode = speaker_encoder()
    halves = np.array([encode(part) for part in parts])
    return _Measured(encode(speech), halves, np.log(track.hertz[track.is_voiced]))


def _mean_vector(measured: Sequence[_Measured]) -> NDArray[np.float64]:
    mean: NDArray[np.float64] = np.mean([one.vector for one in measured], axis=0)
    return mean / np.linalg.norm(mean)


def _within_covariance(speakers: Sequence[Sequence[_Measured]]) -> NDArray[np.float64]:
    """Pool the covariances of utterances, or of the halves of an only one."""
    scatters, freedom = [], 0
    for measured in speakers:
        vectors = (
            np.array([one.vector for one in measured]) if len(measured) > 1 else measured[0].halves
        )
        deviations = vectors - vectors.mean(axis=0)
        scatters.append(deviations.T @ deviations)
        freedom += len(vectors) - 1
    covariance: NDArray[np.float64] = np.sum(scatters, axis=0) / freedom
    return covariance


def known_genders(utterances: Sequence[Utterance]) -> dict[str, Gender]:
    """Return the gender of each speaker.

    Raises
    ------
    UserError
        The speaker or gender of an utterance is not known.
    """
    genders: dict[str, Gender] = {}
    for utterance in utterances:
        if utterance.speaker is None or utterance.gender is None:
            raise UserError(
                f"{utterance.source.path}: speaker or gender is not known; give Kaldi data "
                "directories with utt2spk and spk2gender."
            )
        genders[utterance.speaker] = utterance.gender
    return genders
