"""How well one panel was sorted by speaker: measures of a partition beside the true speakers.

Every function takes two labels for each utterance of the panel: who speaks, and the cluster that
the evaluator put it into. Labels of any kind do; no measure depends on what they are called.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import comb
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
from scipy.optimize import linear_sum_assignment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import ArrayLike, NDArray

    Labels = NDArray[np.generic]
    Counts = NDArray[np.int64]
    """Utterances by cluster and speaker [shape=(n_clusters, n_speakers)]."""


@dataclass(frozen=True, slots=True)
class MacroScores:
    """Means over the true speakers; a speaker whom no cluster stands for scores 0."""

    f1: float
    precision: float
    recall: float


def macro_scores(speakers: ArrayLike, clusters: ArrayLike) -> MacroScores:
    """Return macro-averaged F1, precision and recall of a panel.

    Each cluster stands for the speaker of most of its utterances; several clusters may stand for
    one speaker and then count together. Where two speakers hold the majority of a cluster, it
    stands for the one that gives the higher macro F1 (then precision, then recall).

    Parameters
    ----------
    speakers, clusters : array_like [shape=(n,)]
        Who speaks in each utterance, and the cluster that it was put into.

    Returns
    -------
    MacroScores

    Raises
    ------
    ValueError
        When there is no utterance, a label is missing or the numbers of labels differ.
    """
    counts = _contingency(speakers, clusters)
    return max(
        (_scores(counts, stands_for) for stands_for in _majorities(counts)),
        # Rounded, so that sums in another order do not settle what is equal.
        key=lambda scores: (round(scores.f1, 12), round(scores.precision, 12), scores.recall),
    )


def macro_f1(speakers: ArrayLike, clusters: ArrayLike) -> float:
    """Return the macro-averaged F1 of a panel, as `macro_scores` defines it.

    Parameters
    ----------
    speakers, clusters : array_like [shape=(n,)]
        Who speaks in each utterance, and the cluster that it was put into.

    Returns
    -------
    float
        In (0, 1]; 1 for a panel without a mistake.

    Raises
    ------
    ValueError
        When there is no utterance, a label is missing or the numbers of labels differ.
    """
    return macro_scores(speakers, clusters).f1


def purity(speakers: ArrayLike, clusters: ArrayLike) -> float:
    """Return the share of utterances that are in the cluster of their own speaker.

    Clusters are given different speakers, in the way that makes the share largest: an assignment
    problem (Tomashenko et al., 2022, Eq. 3). A cluster beyond the number of speakers has none.

    Parameters
    ----------
    speakers, clusters : array_like [shape=(n,)]
        Who speaks in each utterance, and the cluster that it was put into.

    Returns
    -------
    float
        In (0, 1]; 1 for a panel without a mistake.

    Raises
    ------
    ValueError
        When there is no utterance, a label is missing or the numbers of labels differ.
    """
    counts = _contingency(speakers, clusters)
    return float(counts[linear_sum_assignment(counts, maximize=True)].sum() / counts.sum())


def adjusted_rand_index(speakers: ArrayLike, clusters: ArrayLike) -> float:
    """Return the agreement on pairs of utterances, corrected for chance (Hubert & Arabie, 1985).

    Parameters
    ----------
    speakers, clusters : array_like [shape=(n,)]
        Who speaks in each utterance, and the cluster that it was put into.

    Returns
    -------
    float
        1 for a panel without a mistake, 0 on average for random sorting into clusters of the
        same sizes.

    Raises
    ------
    ValueError
        When there is no utterance, a label is missing or the numbers of labels differ.
    """
    counts = _contingency(speakers, clusters)
    together = _pairs(counts)
    by_cluster, by_speaker = _pairs(counts.sum(axis=1)), _pairs(counts.sum(axis=0))
    if by_cluster == by_speaker == together:
        return 1.0
    all_pairs = comb(int(counts.sum()), 2)
    expected = by_cluster * by_speaker / all_pairs
    return (together - expected) / ((by_cluster + by_speaker) / 2 - expected)


def v_measure(speakers: ArrayLike, clusters: ArrayLike) -> float:
    """Return the harmonic mean of homogeneity and completeness (Rosenberg & Hirschberg, 2007).

    Parameters
    ----------
    speakers, clusters : array_like [shape=(n,)]
        Who speaks in each utterance, and the cluster that it was put into.

    Returns
    -------
    float
        In [0, 1]. Where there is only one speaker every sorting is homogeneous, where there is
        only one cluster it is complete.

    Raises
    ------
    ValueError
        When there is no utterance, a label is missing or the numbers of labels differ.
    """
    counts = _contingency(speakers, clusters)
    of_clusters, of_speakers = _entropy(counts.sum(axis=1)), _entropy(counts.sum(axis=0))
    shared = max(0.0, of_clusters + of_speakers - _entropy(counts.ravel()))
    homogeneity = shared / of_speakers if of_speakers else 1.0
    completeness = shared / of_clusters if of_clusters else 1.0
    if homogeneity + completeness == 0.0:
        return 0.0
    return 2.0 * homogeneity * completeness / (homogeneity + completeness)


def is_isolated(speakers: ArrayLike, clusters: ArrayLike, speaker: object) -> bool:
    """Tell whether a speaker shares no cluster with another: so a distractor should end.

    Parameters
    ----------
    speakers, clusters : array_like [shape=(n,)]
        Who speaks in each utterance, and the cluster that it was put into.
    speaker : object
        One of ``speakers``.

    Returns
    -------
    bool
        False where an utterance of the speaker was absorbed into the cluster of another voice.

    Raises
    ------
    ValueError
        When the speaker is not in the panel, or the labels are not as for `macro_scores`.
    """
    true, given = _paired(speakers, clusters)
    own = true == speaker
    if not own.any():
        raise ValueError(f"speaker is {speaker!r}, who is not in the panel; name one who is")
    return bool(own[np.isin(given, given[own])].all())


def _contingency(speakers: ArrayLike, clusters: ArrayLike) -> Counts:
    """Count the utterances of each cluster and speaker, both in their order of appearance."""
    true, given = _paired(speakers, clusters)
    rows, columns = pd.factorize(given), pd.factorize(true)
    counts = np.zeros((len(rows[1]), len(columns[1])), dtype=np.int64)
    np.add.at(counts, (rows[0], columns[0]), 1)
    return counts


def _paired(speakers: ArrayLike, clusters: ArrayLike) -> tuple[Labels, Labels]:
    true, given = _labels(speakers, "speakers"), _labels(clusters, "clusters")
    if true.size != given.size:
        raise ValueError(
            f"there are {true.size} speakers and {given.size} clusters; give both for each "
            "utterance"
        )
    return true, given


def _labels(labels: ArrayLike, name: str) -> Labels:
    values = np.asarray(labels)
    if values.ndim != 1 or values.size == 0:
        raise ValueError(f"{name} must be one label an utterance, got shape {values.shape}")
    missing = np.flatnonzero(pd.isna(values))
    if missing.size:
        raise ValueError(f"{name}[{missing[0]}] is missing; leave out what was not sorted")
    return values


def _majorities(counts: Counts) -> Iterator[NDArray[np.int64]]:
    """Yield, for each way to settle ties, the speaker that every cluster stands for."""
    most = counts.max(axis=1, keepdims=True)
    for stands_for in product(*(np.flatnonzero(row) for row in counts == most)):
        yield np.array(stands_for)


def _scores(counts: Counts, stands_for: NDArray[np.int64]) -> MacroScores:
    n_speakers = counts.shape[1]
    of_speaker = counts.sum(axis=0)
    right = np.bincount(
        stands_for, weights=counts[np.arange(len(counts)), stands_for], minlength=n_speakers
    )
    attributed = np.bincount(stands_for, weights=counts.sum(axis=1), minlength=n_speakers)
    return MacroScores(
        f1=float(np.mean(2.0 * right / (attributed + of_speaker))),
        precision=float(np.mean(right / np.maximum(attributed, 1))),
        recall=float(np.mean(right / of_speaker)),
    )


def _pairs(counts: Counts) -> int:
    """Count the pairs of utterances within the cells of a table."""
    return sum(comb(int(count), 2) for count in counts.ravel())


def _entropy(counts: Counts) -> float:
    shares = counts[counts > 0] / counts.sum()
    return float(-np.sum(shares * np.log(shares))) if shares.size > 1 else 0.0
