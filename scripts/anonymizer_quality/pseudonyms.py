"""Equal error rates over several draws of pseudo-speakers, and how sure they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from analysis.det_curve import det_curve

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    Scores = dict[tuple[str, str], NDArray[np.float64]]

RESAMPLES: Final = 500
_SEED = 0


def scores(
    enrolments: Mapping[str, NDArray[np.float64]], trials: Mapping[str, NDArray[np.float64]]
) -> Scores:
    """Cosines of each speaker's trials against each enrolled speaker's mean vector.

    Returns
    -------
    dict
        (enrolled speaker, trial speaker) to scores, shape (trials,).
    """
    found = {}
    for enrolled, vectors in enrolments.items():
        model = vectors.mean(axis=0)
        model /= np.linalg.norm(model)
        for speaker, of_speaker in trials.items():
            found[enrolled, speaker] = of_speaker @ model
    return found


def mean_eer(draws: Sequence[Scores], gender: Mapping[str, str]) -> float:
    """Mean equal error rate over draws, in percent, among speakers of the same gender."""
    return _mean_eer(draws, gender, list(gender))


def interval_over_speakers(
    draws: Sequence[Scores], gender: Mapping[str, str], level: float = 0.95
) -> tuple[float, float]:
    """Bootstrap the speakers of each gender; the percentile interval of `mean_eer`."""
    generator = np.random.default_rng(_SEED)
    of_gender: dict[str, list[str]] = {}
    for speaker, its_gender in gender.items():
        of_gender.setdefault(its_gender, []).append(speaker)
    found = []
    for _ in range(RESAMPLES):
        chosen = [
            str(speaker)
            for speakers in of_gender.values()
            for speaker in generator.choice(speakers, len(speakers))
        ]
        if len(set(chosen)) > len(of_gender):
            found.append(_mean_eer(draws, gender, chosen))
    low, high = np.percentile(found, [50 - 50 * level, 50 + 50 * level])
    return float(low), float(high)


def _mean_eer(draws: Sequence[Scores], gender: Mapping[str, str], speakers: Sequence[str]) -> float:
    pairs = [
        (enrolled, speaker)
        for enrolled in speakers
        for speaker in speakers
        if enrolled != speaker and gender[enrolled] == gender[speaker]
    ]
    return 100 * float(
        np.mean(
            [
                det_curve(
                    np.concatenate([draw[speaker, speaker] for speaker in speakers]),
                    np.concatenate([draw[pair] for pair in pairs]),
                ).eer
                for draw in draws
            ]
        )
    )
