"""What is measured of an anonymizer, from speaker vectors, transcripts and pitch tracks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import numpy as np
from demo_corpus.edit_distance import edit_distance

from analysis.det_curve import det_curve

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from anonymizers.pitch import PitchTrack

ENROLMENTS: Final = 5
"""Of each speaker's utterances the first ones enrol; the others are trials."""

_ABBREVIATIONS = {"MR": "MISTER", "MRS": "MISSUS", "DR": "DOCTOR"}


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


def words(text: str) -> list[str]:
    """Words as they are compared: upper case, without punctuation and abbreviations."""
    plain = re.sub(r"[^A-Z0-9' ]", "", text.upper().replace("-", " "))
    return [_ABBREVIATIONS.get(word, word) for word in plain.split()]


def word_error_rate(references: Sequence[str], transcripts: Sequence[str]) -> float:
    """Share of words that are wrong, in percent."""
    pairs = [
        (words(reference), words(transcript))
        for reference, transcript in zip(references, transcripts, strict=True)
    ]
    errors = sum(edit_distance(reference, transcript) for reference, transcript in pairs)
    return 100 * errors / sum(len(reference) for reference, _ in pairs)


def pitch_correlation(original: PitchTrack, anonymized: PitchTrack) -> float:
    """Correlation of F0 where both are voiced, the one track stretched to the other's length."""
    if len(original.seconds) < 2 or len(anonymized.seconds) < 2:
        return float("nan")
    places = original.seconds / original.seconds[-1] * (len(anonymized.seconds) - 1)
    moved = anonymized.hertz[np.rint(places).astype(int)]
    both = original.is_voiced & ~np.isnan(moved)
    if both.sum() < 10:
        return float("nan")
    return float(np.corrcoef(original.hertz[both], moved[both])[0, 1])
