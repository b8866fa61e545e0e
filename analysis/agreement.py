"""How far evaluators agree on recordings that several of them judged."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from analysis.intervals import Interval
from analysis.resampling import fewest_clusters, interval_of, seeded_generator
from sessions.study import QUESTIONS

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike, NDArray

Metric = Literal["nominal", "ordinal", "interval"]

_CONFIDENCE: Final = 0.95
_REPLICATES: Final = 1000
_RECORDING: Final = {
    "naturalness": ["stimulus"],
    "intelligibility": ["stimulus"],
    "similarity": ["stimulus", "enrolment_utterance"],
}
"""What two evaluators must have heard to have judged the same."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """Agreement on one question, among all evaluators of whom two or more judged the same."""

    question: str
    recordings: int
    judgements: int
    evaluators: int
    alpha: float
    """Krippendorff's, ordinal: 1 is perfect, 0 what chance would give."""
    alpha_interval: Interval
    icc: float
    """ICC(1,1): the share of variance that lies between recordings."""

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        return self.alpha_interval.reason or ""


def agreement(ratings: pd.DataFrame) -> list[Agreement]:
    """Return how far evaluators agree, question by question.

    Parameters
    ----------
    ratings : DataFrame
        Columns of ``ratings.csv``; rows that count. Where an evaluator judged a recording more
        than once, the first time counts.

    Returns
    -------
    list of Agreement
        Of the questions asked; empty where no column tells which recordings were played.
    """
    found = []
    for question in QUESTIONS:
        columns = _RECORDING[question]
        if not set(columns) <= set(ratings.columns):
            continue
        answered = ratings.dropna(subset=[question]).drop_duplicates(["evaluator", *columns])
        judges = answered.groupby(columns)["evaluator"].transform("size")
        if len(answered):
            found.append(_of_question(question, answered[judges > 1], columns))
    return found


def _of_question(question: str, judged: pd.DataFrame, columns: list[str]) -> Agreement:
    if judged.empty:
        nobody = Interval.unknown("no two evaluators judged the same recording")
        return Agreement(question, 0, 0, 0, nan, nobody, nan)
    recording = judged.groupby(columns).ngroup().to_numpy()
    scores = judged[question].to_numpy(np.float64)
    counts, values = _counts(recording, scores)
    return Agreement(
        question=question,
        recordings=len(counts),
        judgements=len(judged),
        evaluators=judged["evaluator"].nunique(),
        alpha=krippendorff_alpha(recording, scores),
        alpha_interval=_alpha_interval(counts, values, question),
        icc=intraclass_correlation(recording, scores),
    )


def krippendorff_alpha(units: ArrayLike, scores: ArrayLike, metric: Metric = "ordinal") -> float:
    """Return Krippendorff's alpha.

    Parameters
    ----------
    units : array_like [shape=(n,)]
        What each score is of.
    scores : array_like [shape=(n,)]
        Without NaN. Units with a single score do not count.
    metric : {"ordinal", "interval", "nominal"}
        How far apart two scores are.

    Returns
    -------
    float
        NaN where no unit has two scores, or all scores are equal.

    References
    ----------
    Krippendorff (2011), Computing Krippendorff's Alpha-Reliability.
    """
    counts, values = _counts(np.asarray(units), np.asarray(scores, dtype=np.float64))
    several = counts[counts.sum(axis=1) > 1]
    return _alpha(_coincidences(several).sum(axis=0), values, metric)


def intraclass_correlation(units: ArrayLike, scores: ArrayLike) -> float:
    """Return ICC(1,1): one-way random effects, for units with unequal numbers of scores.

    Parameters
    ----------
    units : array_like [shape=(n,)]
    scores : array_like [shape=(n,)]

    Returns
    -------
    float
        NaN where there are fewer than two units, no unit has two scores, or all are equal.

    References
    ----------
    Shrout & Fleiss (1979); Donner (1986) for unequal numbers.
    """
    _, unit, size = np.unique(np.asarray(units), return_inverse=True, return_counts=True)
    values = np.asarray(scores, dtype=np.float64)
    n, groups = values.size, size.size
    if groups < 2 or n == groups:
        return nan
    means = np.bincount(unit, weights=values) / size
    between = float(size @ (means - values.mean()) ** 2) / (groups - 1)
    within = float(np.sum((values - means[unit]) ** 2)) / (n - groups)
    typical_size = (n - float(size @ size) / n) / (groups - 1)
    total = between + (typical_size - 1.0) * within
    return (between - within) / total if total > 0.0 else nan


def _counts(
    unit: NDArray[np.generic], scores: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Count how often each unit has each value: [shape=(units, k)], and the k values."""
    units, row = np.unique(unit, return_inverse=True)
    values, column = np.unique(scores, return_inverse=True)
    counts = np.zeros((units.size, values.size))
    np.add.at(counts, (row, column), 1.0)
    return counts, values


def _coincidences(counts: NDArray[np.float64]) -> NDArray[np.float64]:
    """Count pairs of scores within each unit [shape=(units, k, k)], each unit by its size."""
    pairs = counts[:, :, np.newaxis] * counts[:, np.newaxis, :]
    diagonal = np.arange(counts.shape[1])
    pairs[:, diagonal, diagonal] -= counts
    coincidences: NDArray[np.float64] = pairs / (counts.sum(axis=1) - 1.0)[:, None, None]
    return coincidences


def _alpha(coincidences: NDArray[np.float64], values: NDArray[np.float64], metric: Metric) -> float:
    marginal = coincidences.sum(axis=0)
    total = marginal.sum()
    apart = _squared_distances(values, marginal, metric)
    expected = float(marginal @ apart @ marginal)
    if total <= 1.0 or expected == 0.0:
        return nan
    return float(1.0 - (total - 1.0) * np.sum(coincidences * apart) / expected)


def _squared_distances(
    values: NDArray[np.float64], marginal: NDArray[np.float64], metric: Metric
) -> NDArray[np.float64]:
    if metric == "nominal":
        return 1.0 - np.eye(values.size)
    places = values if metric == "interval" else np.cumsum(marginal) - marginal / 2.0
    squared: NDArray[np.float64] = np.subtract.outer(places, places) ** 2
    return squared


def _alpha_interval(
    counts: NDArray[np.float64], values: NDArray[np.float64], question: str
) -> Interval:
    """Return the bootstrap interval over recordings."""
    units, needed = len(counts), fewest_clusters(_CONFIDENCE)
    if units < needed:
        what = "1 recording" if units == 1 else f"{units} recordings"
        return Interval.unknown(
            f"{what} judged by several evaluators {'is' if units == 1 else 'are'} too few for an "
            f"interval, which needs {needed}"
        )
    generator = seeded_generator(0, "agreement", question)
    flat = _coincidences(counts).reshape(units, -1)
    estimates = np.empty(_REPLICATES)
    for replicate in range(_REPLICATES):
        weights = np.bincount(generator.integers(units, size=units), minlength=units)
        drawn = (weights @ flat).reshape(values.size, values.size)
        estimates[replicate] = _alpha(drawn, values, "ordinal")
    return interval_of(estimates, units, _CONFIDENCE)
