"""How far evaluators can be relied on: trials that came again, and checks of attention."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sessions.study import QUESTIONS

if TYPE_CHECKING:
    import pandas as pd

_SAME_TRIAL = ["session", "evaluator", "stimulus", "enrolment_utterance"]
_FAILED = r"\battention_failed\b"


@dataclass(frozen=True, slots=True)
class RepeatAgreement:
    """How well answers to a trial and to its repetition agree."""

    question: str
    trials: int
    evaluators: int
    identical: float
    """Share of trials answered the same both times."""
    within_sd: float
    """Within-subject standard deviation, in points of the scale: the root of half the mean squared
    difference (Bland and Altman, 1996)."""


@dataclass(frozen=True, slots=True)
class Attention:
    """Attention checks of one evaluator."""

    evaluator: str
    checks: int
    failed: int


def repeat_agreement(ratings: pd.DataFrame) -> list[RepeatAgreement]:
    """Compare trials with their repetitions in the same session.

    Parameters
    ----------
    ratings : DataFrame
        Columns of ``ratings.csv``, all kinds of rows.

    Returns
    -------
    list of RepeatAgreement
        One for each question that was asked again; empty where no column tells which recordings
        were played.
    """
    both = repeats_with_first(ratings)
    found = []
    for question in QUESTIONS:
        answered = both.dropna(subset=[question, f"{question}_again"])
        if len(answered):
            apart = answered[f"{question}_again"] - answered[question]
            found.append(
                RepeatAgreement(
                    question,
                    trials=len(answered),
                    evaluators=answered["evaluator"].nunique(),
                    identical=float((apart == 0).mean()),
                    within_sd=math.sqrt(float((apart**2).mean()) / 2),
                )
            )
    return found


def repeats_with_first(ratings: pd.DataFrame) -> pd.DataFrame:
    """Return repeated trials with their first time beside them.

    Parameters
    ----------
    ratings : DataFrame
        Columns of ``ratings.csv``, all kinds of rows.

    Returns
    -------
    DataFrame
        Columns of the first time under their names, of the repetition with ``_again``; without
        rows where no column tells which recordings were played.
    """
    if not {"stimulus", "enrolment_utterance"} <= set(ratings.columns):
        return ratings.iloc[:0].join(ratings.iloc[:0].add_suffix("_again"))
    kept = ratings[~ratings["flags"].str.contains(r"\b(?:abandoned|taken_twice)\b")]
    first = kept[kept["kind"] == "rating"].drop_duplicates(_SAME_TRIAL)
    again = kept[kept["kind"] == "repeat"]
    return again.merge(first, on=_SAME_TRIAL, suffixes=("_again", ""))


def attention(ratings: pd.DataFrame) -> list[Attention]:
    """Count attention checks and failures of each evaluator, those with most failures first."""
    checks = ratings[ratings["kind"] == "attention"]
    failed = checks["flags"].str.contains(_FAILED)
    found = [
        Attention(str(evaluator), len(rows), int(failed.loc[rows.index].sum()))
        for evaluator, rows in checks.groupby("evaluator")
    ]
    return sorted(found, key=lambda one: (-one.failed, one.evaluator))
