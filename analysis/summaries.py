"""What was rated, how often, and where each system stands."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from analysis.measures import MEASURES, Measure, judged_sample
from analysis.resampling import EvaluatorBootstrap, mean_of
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from analysis.intervals import Interval
    from analysis.tables import StudyTables


@dataclass(frozen=True, slots=True)
class RankSummary:
    """Normalized ranks of one system on one measure."""

    measure: Measure
    system: str
    n: int
    n_evaluators: int
    mean: float
    mean_interval: Interval
    """Bootstrap over evaluators."""
    lower_quartile: float
    median: float
    upper_quartile: float

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        return self.mean_interval.reason or ""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Answers that do not enter ranks and tests."""

    reason: str
    sessions: int
    evaluators: int
    trials: int


def split_off_exclusions(tables: StudyTables) -> tuple[pd.DataFrame, list[Exclusion]]:
    """Return the ratings that count, and what was left out and why.

    Only trials of kind ``rating`` count, in sessions that were neither withdrawn nor abandoned;
    where an evaluator took a session twice, the first time counts.

    Parameters
    ----------
    tables : StudyTables

    Returns
    -------
    tuple of DataFrame and list of Exclusion
        Each row is left out for one reason, the first that applies; reasons that concern no row
        are not listed.
    """
    kept, exclusions = tables.ratings, []
    for reason, applies in _reasons(tables):
        left_out = kept.loc[applies.loc[kept.index]]
        kept = kept.drop(index=left_out.index)
        if len(left_out):
            exclusions.append(
                Exclusion(
                    reason,
                    sessions=len(left_out[["session", "evaluator"]].drop_duplicates()),
                    evaluators=left_out["evaluator"].nunique(),
                    trials=len(left_out),
                )
            )
    return kept, exclusions


def _reasons(tables: StudyTables) -> list[tuple[str, pd.Series]]:
    """Return reasons to leave rows out, and which rows each applies to."""
    ratings = tables.ratings
    abandoned = ratings["flags"].str.contains(r"\babandoned\b")
    again = ratings[["session", "evaluator", "trial"]].where(~abandoned).dropna().duplicated()
    return [
        ("the evaluator withdrew", _in_sessions(tables, "withdrawn")),
        (
            "the session was given up and its place given to somebody else",
            abandoned | _in_sessions(tables, "abandoned"),
        ),
        ("repeated to see how consistent evaluators are", ratings["kind"] == "repeat"),
        ("attention checks", ratings["kind"] == "attention"),
        (
            "the evaluator took the same session before",
            again.reindex(ratings.index, fill_value=False),
        ),
    ]


def summarize(
    ranked: pd.DataFrame, systems: tuple[str, ...], bootstrap: EvaluatorBootstrap
) -> list[RankSummary]:
    """Return where ``original`` and each system stand, measure by measure.

    Parameters
    ----------
    ranked : DataFrame
        As `analysis.measures.with_ranks` returns it.
    systems : tuple of str
        Without ``original``.
    bootstrap : EvaluatorBootstrap

    Returns
    -------
    list of RankSummary
        Without measures whose question was not asked.
    """
    return [
        _summary(ranked, measure, system, bootstrap)
        for measure in asked(ranked)
        for system in (ORIGINAL, *systems)
    ]


def asked(ranked: pd.DataFrame) -> tuple[Measure, ...]:
    """Return the measures of which there is an answer at all."""
    return tuple(
        measure
        for measure in MEASURES
        if bool(
            (
                ranked[f"{measure.question}_rank"].notna()
                & (measure.pair is None or ranked["pair"] == measure.pair)
            ).any()
        )
    )


def _summary(
    ranked: pd.DataFrame, measure: Measure, system: str, bootstrap: EvaluatorBootstrap
) -> RankSummary:
    sample = judged_sample(ranked, measure, system)
    low, median, high = (
        np.quantile(sample.values, [0.25, 0.5, 0.75]) if len(sample) else (nan, nan, nan)
    )
    return RankSummary(
        measure=measure,
        system=system,
        n=len(sample),
        n_evaluators=np.unique(sample.evaluators).size,
        mean=float(sample.values.mean()) if len(sample) else nan,
        mean_interval=bootstrap.interval(mean_of, sample),
        lower_quartile=float(low),
        median=float(median),
        upper_quartile=float(high),
    )


def _in_sessions(tables: StudyTables, state: str) -> pd.Series:
    """Mark ratings of sessions in ``state``; of none where no table tells."""
    if tables.sessions is None:
        return pd.Series(False, index=tables.ratings.index)
    # One evaluator may have given a session up and taken it again: then rows are told by flags.
    keys = ["session", "evaluator"]
    in_state = (tables.sessions["state"] == state).groupby([tables.sessions[key] for key in keys])
    taken = pd.MultiIndex.from_frame(tables.ratings[keys])
    return pd.Series(in_state.all().reindex(taken).to_numpy(bool), index=tables.ratings.index)
