"""Normalized ranks: one evaluator's ratings on a scale that all evaluators share.

People use a rating scale differently; ranks within a person do not depend on how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np
from scipy.stats import rankdata

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike, NDArray

Divisor = Literal["count", "count-1"]


def normalized_rank(ratings: ArrayLike, *, divisor: Divisor = "count") -> NDArray[np.float64]:
    """Return the normalized ranks of one evaluator's answers to one question.

    The rank of a rating among all ``n`` ratings of the evaluator, counted from 1 and averaged over
    ties, less 1, over the divisor (Rosenberg & Ramabhadran, 2017, as the VoicePrivacy 2020
    challenge computed it).

    Parameters
    ----------
    ratings : array_like [shape=(n,)]
        Ratings on any ordered scale.
    divisor : {"count", "count-1"}
        ``count`` divides by ``n``: values lie in [0, (n - 1)/n] and never reach 1, as in the
        challenge. ``count-1`` spreads them over [0, 1].

    Returns
    -------
    np.ndarray [shape=(n,)]
        With ``count-1``, the rank of a single rating is NaN: it has nothing to be compared with.

    Raises
    ------
    ValueError
        When a rating is NaN or the ratings are not one row of numbers.
    """
    values = np.asarray(ratings, dtype=np.float64)
    if values.ndim != 1:
        raise ValueError(f"ratings must be one-dimensional, got shape {values.shape}")
    if np.isnan(values).any():
        where = int(np.flatnonzero(np.isnan(values))[0])
        raise ValueError(f"ratings[{where}] is NaN; leave out what was not answered")
    if divisor not in ("count", "count-1"):
        raise ValueError(f"divisor must be 'count' or 'count-1', got {divisor!r}")
    steps = values.size if divisor == "count" else values.size - 1
    if steps <= 0:
        return np.full(values.size, np.nan)
    return (rankdata(values, method="average") - 1.0) / steps


def rank_within_evaluators(ratings: pd.DataFrame, question: str) -> pd.Series:
    """Normalize every answer to ``question`` among the answers of the same evaluator.

    Parameters
    ----------
    ratings : DataFrame
        Columns ``evaluator`` and ``question``; NaN where the question was not asked. For
        similarity, same- and different-speaker pairs are ranked together.
    question : str
        Name of the column.

    Returns
    -------
    Series
        Normalized ranks with the index of ``ratings``; NaN where there is no answer.
    """
    answered = ratings[question].dropna()
    by_evaluator = answered.groupby(ratings.loc[answered.index, "evaluator"], sort=False)
    ranks = (by_evaluator.rank(method="average") - 1.0) / by_evaluator.transform("size")
    return ranks.reindex(ratings.index).rename(f"{question}_rank")
