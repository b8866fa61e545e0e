"""What is compared between systems: the questions asked, similarity once for each kind of pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from analysis.normalized_rank import rank_within_evaluators
from sessions.study import QUESTIONS

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Measure:
    """One quantity; its comparisons form one family of tests."""

    name: str
    question: str
    pair: str | None
    """``same`` or ``different`` for similarity, None for all pairs."""
    title: str
    meaning: str
    """Which direction is good, as a sentence."""


MEASURES: tuple[Measure, ...] = (
    Measure("naturalness", "naturalness", None, "Naturalness", "A higher rank is better utility."),
    Measure(
        "intelligibility",
        "intelligibility",
        None,
        "Intelligibility",
        "A higher rank is better utility.",
    ),
    Measure(
        "similarity_same",
        "similarity",
        "same",
        "Similarity, same speaker",
        "A lower rank is better privacy.",
    ),
    Measure(
        "similarity_different",
        "similarity",
        "different",
        "Similarity, different speakers",
        "Different voices should rank low.",
    ),
)


@dataclass(frozen=True, slots=True)
class JudgedSample:
    """Normalized ranks of one system, with who judged and whose voice was judged."""

    values: NDArray[np.float64]
    evaluators: NDArray[np.str_]
    speakers: NDArray[np.str_]

    def __len__(self) -> int:
        """Return the number of trials."""
        return int(self.values.size)


def with_ranks(ratings: pd.DataFrame) -> pd.DataFrame:
    """Return ``ratings`` with a column ``<question>_rank`` for each question."""
    ranks = [rank_within_evaluators(ratings, question) for question in QUESTIONS]
    return pd.concat([ratings, *ranks], axis="columns")


def judged_sample(ranked: pd.DataFrame, measure: Measure, system: str) -> JudgedSample:
    """Return what evaluators said of ``system`` on ``measure``.

    Parameters
    ----------
    ranked : DataFrame
        As `with_ranks` returns it.
    measure : Measure
    system : str

    Returns
    -------
    JudgedSample
        Empty where the question was not asked of this system.
    """
    chosen = (ranked["system"] == system) & ranked[f"{measure.question}_rank"].notna()
    if measure.pair is not None:
        chosen &= ranked["pair"] == measure.pair
    rows = ranked.loc[chosen]
    return JudgedSample(
        values=rows[f"{measure.question}_rank"].to_numpy(dtype=np.float64),
        evaluators=rows["evaluator"].to_numpy(dtype=np.str_),
        speakers=rows["speaker"].to_numpy(dtype=np.str_),
    )
