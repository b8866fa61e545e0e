"""Everything a report says, as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from analysis.comparisons import Comparison, compare_all
from analysis.detection import Detection, detect_all
from analysis.measures import Measure, with_ranks
from analysis.resampling import EvaluatorBootstrap, seeded_generator
from analysis.summaries import (
    Exclusion,
    RankSummary,
    asked,
    split_off_exclusions,
    summarize,
)
from anonymizers.errors import UserError

if TYPE_CHECKING:
    import pandas as pd

    from analysis.tables import StudyTables

REPLICATES = 2000
BOOTSTRAP_SEED = 0
MOST_LEVELS = 12
_COLUMNS_OF_RATINGS_TO_SPLIT_BY = ("dataset", "gender", "native_language")


@dataclass(frozen=True)
class Group:
    """Results of the trials that share one value of a column."""

    level: str
    ranked: pd.DataFrame
    summaries: list[RankSummary]
    comparisons: list[Comparison]


@dataclass(frozen=True)
class Results:
    """Everything a report says, as numbers.

    Attributes
    ----------
    ranked : DataFrame
        The ratings that count, with normalized ranks.
    measures : tuple of Measure
        Those that have answers.
    by : str or None
        The column that ``groups`` split the trials by.
    """

    tables: StudyTables
    ranked: pd.DataFrame
    exclusions: list[Exclusion]
    measures: tuple[Measure, ...]
    summaries: list[RankSummary]
    comparisons: list[Comparison]
    detections: list[Detection]
    by: str | None
    groups: list[Group]

    @property
    def systems(self) -> tuple[str, ...]:
        """Systems without ``original``."""
        return self.tables.systems


def compute_results(tables: StudyTables, by: str | None = None) -> Results:
    """Compute everything a report says.

    Parameters
    ----------
    tables : StudyTables
    by : str, optional
        ``dataset``, ``gender``, ``native_language`` or a column of ``evaluators.csv``: results
        are given for each of its values too. Ranks stay those among all trials of an evaluator.

    Returns
    -------
    Results

    Raises
    ------
    UserError
        When the trials cannot be split by that column.
    """
    counted, exclusions = split_off_exclusions(tables)
    ranked = with_ranks(counted)
    bootstrap = EvaluatorBootstrap.draw(
        ranked["evaluator"].unique().tolist(),
        replicates=REPLICATES,
        generator=seeded_generator(BOOTSTRAP_SEED, "bootstrap over evaluators"),
    )
    measures = asked(ranked)
    return Results(
        tables=tables,
        ranked=ranked,
        exclusions=exclusions,
        measures=measures,
        summaries=summarize(ranked, tables.systems, bootstrap),
        comparisons=_of_measures(compare_all(ranked, tables.systems, bootstrap), measures),
        detections=[
            detection
            for detection in detect_all(ranked, tables.systems, bootstrap)
            if detection.task.target in measures
        ],
        by=by,
        groups=[] if by is None else _groups(tables, ranked, by, bootstrap),
    )


def _of_measures(comparisons: list[Comparison], measures: tuple[Measure, ...]) -> list[Comparison]:
    return [comparison for comparison in comparisons if comparison.measure in measures]


def _groups(
    tables: StudyTables, ranked: pd.DataFrame, by: str, bootstrap: EvaluatorBootstrap
) -> list[Group]:
    levels = _levels(tables, ranked, by)
    names = sorted(set(levels))
    if len(names) > MOST_LEVELS:
        raise UserError(
            f"--by {by}: the column has {len(names)} different values, at most {MOST_LEVELS} can "
            "be shown; choose a column that groups trials."
        )
    groups = []
    for name in names:
        subset = ranked.loc[levels == name]
        comparisons = compare_all(subset, tables.systems, bootstrap)
        groups.append(
            Group(
                level=name or "not told",
                ranked=subset,
                summaries=summarize(subset, tables.systems, bootstrap),
                comparisons=_of_measures(comparisons, asked(subset)),
            )
        )
    return groups


def _levels(tables: StudyTables, ranked: pd.DataFrame, by: str) -> pd.Series:
    """Return the value of the column ``by`` for each trial, an empty string where none is told."""
    if by in _COLUMNS_OF_RATINGS_TO_SPLIT_BY:
        return ranked[by]
    of_evaluators = [] if tables.evaluators is None else list(tables.evaluators.columns)
    known = [*_COLUMNS_OF_RATINGS_TO_SPLIT_BY]
    known += [name for name in of_evaluators if name not in ("study", "evaluator", *known)]
    if by not in known:
        raise UserError(
            f"--by {by}: results cannot be split by this column; choose {', '.join(known)}."
        )
    assert tables.evaluators is not None
    told = tables.evaluators.set_index("evaluator")[by]
    return ranked["evaluator"].map(told).fillna("")
