"""What is measured of an anonymizer, from speaker vectors and transcripts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from analysis.attackers.backends import cosine_scores
from analysis.calibration import fit_pav
from analysis.det_curve import count_scores, det_curve
from analysis.recognition import word_error_rate, word_errors
from analysis.similarity import (
    de_identification,
    gain_of_voice_distinctiveness,
    similarity_matrix,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

ENROLMENTS: Final = 5
"""Of each speaker's utterances the first ones enrol; the others are trials."""


def equal_error_rate(
    enrolment: Mapping[str, NDArray[np.float64]],
    trial: Mapping[str, NDArray[np.float64]],
    gender: Mapping[str, str],
) -> float:
    """Equal error rate, in percent, of cosine scores of trials against enrolled speakers.

    A speaker is enrolled with the mean of the first vectors; nontarget trials are those of other
    speakers of the same gender.
    """
    target, nontarget = [], []
    for enrolled, vectors in enrolment.items():
        model = vectors[:ENROLMENTS].mean(axis=0)
        model /= np.linalg.norm(model)
        for speaker, trials in trial.items():
            scores = trials[ENROLMENTS:] @ model
            if speaker == enrolled:
                target.extend(scores)
            elif gender[speaker] == gender[enrolled]:
                nontarget.extend(scores)
    return 100 * float(det_curve(np.array(target), np.array(nontarget)).eer)


def similarity_to_oneself(
    original: Mapping[str, NDArray[np.float64]], anonymized: Mapping[str, NDArray[np.float64]]
) -> float:
    """Mean cosine similarity of a speaker's original to the same speaker's anonymized speech."""
    return float(np.mean([np.mean(original[name] @ anonymized[name].T) for name in original]))


def similarity_within(vectors: Mapping[str, NDArray[np.float64]]) -> float:
    """Mean cosine similarity of two utterances of one speaker."""
    means = [np.mean((own @ own.T)[np.triu_indices(len(own), k=1)]) for own in vectors.values()]
    return float(np.mean(means))


def similarity_between(
    vectors: Mapping[str, NDArray[np.float64]], gender: Mapping[str, str]
) -> float:
    """Mean cosine similarity of utterances of two speakers of the same gender."""
    means = [
        np.mean(vectors[first] @ vectors[second].T)
        for first in vectors
        for second in vectors
        if first < second and gender[first] == gender[second]
    ]
    return float(np.mean(means))


def distinctiveness(
    original: Mapping[str, NDArray[np.float64]],
    anonymized: Mapping[str, NDArray[np.float64]],
    gender: Mapping[str, str],
) -> tuple[float, float]:
    """De-identification, in percent, and gain of voice distinctiveness, in decibels.

    Among the speakers of a gender, and the mean of both genders; cosines of the same utterances,
    before and after, are calibrated by pooling adjacent violators.
    """
    found = []
    for one in sorted(set(gender.values())):
        speakers = [speaker for speaker in original if gender[speaker] == one]
        names = [speaker for speaker in speakers for _ in original[speaker]]
        before, after = (
            np.concatenate([vectors[speaker] for speaker in speakers])
            for vectors in (original, anonymized)
        )
        m_oo = _similarities(before, before, names, same_segments=True)
        m_oa = _similarities(before, after, names, same_segments=False)
        m_aa = _similarities(after, after, names, same_segments=True)
        found.append(
            (100 * de_identification(m_oa, m_oo), gain_of_voice_distinctiveness(m_aa, m_oo))
        )
    hidden, gain = np.mean(found, axis=0)
    return float(hidden), float(gain)


def _similarities(
    rows: NDArray[np.float64],
    columns: NDArray[np.float64],
    speakers: Sequence[str],
    *,
    same_segments: bool,
) -> NDArray[np.float64]:
    scores = cosine_scores(rows, columns)
    is_target = np.equal.outer(np.array(speakers), np.array(speakers))
    counted = ~np.eye(len(rows), dtype=bool) if same_segments else np.ones_like(is_target)
    counts = count_scores(scores[is_target & counted], scores[~is_target])
    ratios = fit_pav(counts, laplace=True)(scores)
    return similarity_matrix(ratios, speakers, speakers, same_segments=same_segments)[0]


def word_error_percent(references: Sequence[str], transcripts: Sequence[str]) -> float:
    """Share of words that are wrong, in percent."""
    pairs = enumerate(zip(references, transcripts, strict=True))
    errors = {str(number): word_errors(said, heard) for number, (said, heard) in pairs}
    return 100 * word_error_rate(errors).rate
