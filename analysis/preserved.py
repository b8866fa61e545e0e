"""What anonymization should leave as it was: melody, duration, loudness."""

from __future__ import annotations

from math import nan
from typing import TYPE_CHECKING, Final

import numpy as np

from analysis.objective_rows import ObjectiveRow
from analysis.resampling import expanded_percentiles, fewest_clusters, seeded_generator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from analysis.utterance_measures import SignalMeasures
    from anonymizers.pitch import PitchTrack

_CONFIDENCE: Final = 0.95
_REPLICATES: Final = 1000
_FEWEST_VOICED: Final = 10
"""Frames, voiced in both, that carry a correlation."""


def preserved_rows(
    names: tuple[str, str, str, str, str],
    original: Mapping[str, SignalMeasures],
    anonymized: Mapping[str, SignalMeasures],
) -> list[ObjectiveRow]:
    """Return means over utterances, with bootstrap intervals over utterances.

    Parameters
    ----------
    names : tuple of str
        System, data set, gender, condition and attacker of the rows.
    original, anonymized : mapping of str to SignalMeasures
        By utterance.
    """
    pairs = [(original[name], anonymized[name]) for name in original]
    values = {
        "f0_correlation": [pitch_correlation(one.pitch, two.pitch) for one, two in pairs],
        "duration_ratio": [two.seconds / one.seconds for one, two in pairs],
        "loudness_difference_lu": [two.loudness - one.loudness for one, two in pairs],
    }
    return [_mean(names, metric, np.array(found)) for metric, found in values.items()]


def pitch_correlation(original: PitchTrack, anonymized: PitchTrack) -> float:
    """Return the correlation of F0 where both are voiced.

    The one track is stretched to the other's length, as the VoicePrivacy 2022 challenge's pitch
    correlation allows for a change of the speaking rate.

    Returns
    -------
    float
        NaN where fewer than ten frames are voiced in both, or F0 is constant.
    """
    if len(original.seconds) < 2 or len(anonymized.seconds) < 2:
        return nan
    places = original.seconds / original.seconds[-1] * (len(anonymized.seconds) - 1)
    moved = anonymized.hertz[np.rint(places).astype(int)]
    both = original.is_voiced & ~np.isnan(moved)
    if both.sum() < _FEWEST_VOICED:
        return nan
    first, second = original.hertz[both], moved[both]
    if np.ptp(first) == 0.0 or np.ptp(second) == 0.0:
        return nan
    return float(np.corrcoef(first, second)[0, 1])


def quality_row(names: tuple[str, str, str, str, str], scores: Mapping[str, float]) -> ObjectiveRow:
    """Return the mean opinion score over utterances, from 1 to 5, with a bootstrap interval."""
    return _mean(names, "quality_mos", np.array(list(scores.values())))


def _mean(names: tuple[str, str, str, str, str], metric: str, values: np.ndarray) -> ObjectiveRow:
    known = values[np.isfinite(values)]
    low, high = nan, nan
    if known.size >= fewest_clusters(_CONFIDENCE):
        drawn = seeded_generator(0, metric).integers(known.size, size=(_REPLICATES, known.size))
        interval = expanded_percentiles(known[drawn].mean(axis=1), known.size, _CONFIDENCE)
        low, high = interval.low, interval.high
    mean = float(known.mean()) if known.size else nan
    return ObjectiveRow(*names, metric, mean, low, high, known.size)
