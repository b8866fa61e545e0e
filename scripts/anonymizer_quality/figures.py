"""What is measured of an anonymizer, from speaker vectors and transcripts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from analysis.det_curve import det_curve
from analysis.recognition import word_error_rate, word_errors

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


def word_error_percent(references: Sequence[str], transcripts: Sequence[str]) -> float:
    """Share of words that are wrong, in percent."""
    pairs = enumerate(zip(references, transcripts, strict=True))
    errors = {str(number): word_errors(said, heard) for number, (said, heard) in pairs}
    return 100 * word_error_rate(errors).rate
