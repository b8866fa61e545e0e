"""Everything a report says, as numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from analysis.clustering_results import (
    ClusteringResults,
    PanelSummary,
    compute_clustering,
    summarize_panels,
    was_sorted,
)
from analysis.comparisons import Comparison, compare_all
from analysis.detection import Detection, detect_all
from analysis.exclusion_rules import LeftOut, exclusions_of, left_out
from analysis.measures import Measure, with_ranks
from analysis.ordinal_model import OrdinalModel, fit_ordinal_model
from analysis.resampling import EvaluatorBootstrap, seeded_generator
from analysis.summaries import (
    Exclusion,
    RankSummary,
    asked,
    split_off_exclusions,
    summarize,
)
from analysis.trade_offs import TradeOff, trade_offs
from anonymizers.errors import UserError
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    import pandas as pd

    from analysis.objective_tables import ObjectiveResults
    from analysis.tables import StudyTables

Blinding = Literal["open", "hidden", "unblinded"]
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
    detections: list[Detection]
    trade_offs: list[TradeOff]
    panels: list[PanelSummary]
    """Of clustering panels, where there are any of this value."""


@dataclass(frozen=True)
class Results:
    """Everything a report says, as numbers.

    Attributes
    ----------
    ranked : DataFrame
        The ratings that count, with normalized ranks.
    bootstrap : EvaluatorBootstrap
        Draws of evaluators who rated, for every interval of ratings.
    left_out : list of LeftOut
        Evaluators who do not count by the study's own rules.
    of_everyone : list of Comparison
        The comparisons with them counted; none where nobody is left out.
    measures : tuple of Measure
        Those that have answers.
    objective : ObjectiveResults or None
        Of the systems in the study; None where none were given, or names are hidden.
    clustering : ClusteringResults or None
        None where no panels were sorted.
    ordinal : dict of str to OrdinalModel
        By measure; empty where it was not asked for.
    blinding : {"open", "hidden", "unblinded"}
        Whether systems go by other names since the study still runs, or are named all the same.
    by : str or None
        The column that ``groups`` split the trials by.
    """

    tables: StudyTables
    ranked: pd.DataFrame
    bootstrap: EvaluatorBootstrap
    exclusions: list[Exclusion]
    left_out: list[LeftOut]
    of_everyone: list[Comparison]
    measures: tuple[Measure, ...]
    summaries: list[RankSummary]
    comparisons: list[Comparison]
    detections: list[Detection]
    objective: ObjectiveResults | None
    trade_offs: list[TradeOff]
    clustering: ClusteringResults | None
    ordinal: dict[str, OrdinalModel]
    by: str | None
    groups: list[Group]
    blinding: Blinding = "open"

    @property
    def systems(self) -> tuple[str, ...]:
        """Systems without ``original``."""
        return self.tables.systems

    @property
    def first_system(self) -> str | None:
        """The second reference beside ``original``; None where there is no system."""
        return self.systems[0] if self.systems else None

    @property
    def has_ratings(self) -> bool:
        """Whether ratings are part of the study: only then are they spoken of."""
        return self.clustering is None or len(self.tables.ratings) > 0

    @property
    def why_nothing_counts(self) -> str | None:
        """Why no rating counts, as a clause; None where some do."""
        if len(self.ranked):
            return None
        if len(self.tables.ratings):
            return "none of the ratings that were collected counts"
        return "no ratings have come in yet"


def compute_results(
    tables: StudyTables,
    by: str | None = None,
    *,
    objective: ObjectiveResults | None = None,
    ordinal: bool = False,
    blinding: Blinding = "open",
) -> Results:
    """Compute everything a report says.

    Parameters
    ----------
    tables : StudyTables
    by : str, optional
        ``dataset``, ``gender``, ``native_language`` or a column of ``evaluators.csv``: results
        are given for each of its values too. Ranks stay those among all trials of an evaluator.
    objective : ObjectiveResults, optional
        Of the same systems. Where names are hidden it is not shown: known error rates would tell
        which system is which.
    ordinal : bool
        Whether to fit ordinal mixed models, which takes its time.
    blinding : {"open", "hidden", "unblinded"}
        What was done about the names of systems.

    Returns
    -------
    Results

    Raises
    ------
    UserError
        When the trials cannot be split by that column.
    """
    everyone, exclusions = split_off_exclusions(tables)
    excluded = left_out(tables.ratings, everyone, tables.rules)
    counted = everyone[~everyone["evaluator"].isin([one.evaluator for one in excluded])]
    ranked = with_ranks(counted)
    bootstrap = _bootstrap(ranked)
    measures = asked(ranked)
    if objective is not None:
        objective = objective.named((ORIGINAL, *tables.systems))
    shown = objective if blinding != "hidden" else None
    clustering = None
    if was_sorted(tables):
        clustering = compute_clustering(tables, replicates=REPLICATES, seed=BOOTSTRAP_SEED)
    results = Results(
        tables=tables,
        ranked=ranked,
        bootstrap=bootstrap,
        exclusions=[*exclusions, *exclusions_of(excluded, everyone)],
        left_out=excluded,
        of_everyone=_of_everyone(everyone, tables, measures) if excluded else [],
        measures=measures,
        summaries=summarize(ranked, tables.systems, bootstrap),
        comparisons=_of_measures(compare_all(ranked, tables.systems, bootstrap), measures),
        detections=_detections(ranked, tables, measures, bootstrap),
        objective=objective,
        trade_offs=[] if shown is None else trade_offs(ranked, tables.systems, shown, bootstrap),
        clustering=clustering,
        ordinal=_ordinal_models(ranked, tables.systems, measures) if ordinal else {},
        by=by,
        groups=[],
        blinding=blinding,
    )
    return results if by is None else replace(results, groups=_groups(results, by, shown))


def _bootstrap(ranked: pd.DataFrame) -> EvaluatorBootstrap:
    return EvaluatorBootstrap.draw(
        ranked["evaluator"].unique().tolist(),
        replicates=REPLICATES,
        generator=seeded_generator(BOOTSTRAP_SEED, "bootstrap over evaluators"),
    )


def _of_everyone(
    everyone: pd.DataFrame, tables: StudyTables, measures: tuple[Measure, ...]
) -> list[Comparison]:
    ranked = with_ranks(everyone)
    return _of_measures(compare_all(ranked, tables.systems, _bootstrap(ranked)), measures)


def _ordinal_models(
    ranked: pd.DataFrame, systems: tuple[str, ...], measures: tuple[Measure, ...]
) -> dict[str, OrdinalModel]:
    """Fit a model to each measure; its recordings are utterances, whichever system changed them."""
    models = {}
    for measure in measures:
        rows = ranked.dropna(subset=[measure.question])
        if measure.pair is not None:
            rows = rows[rows["pair"] == measure.pair]
        model = fit_ordinal_model(
            rows[measure.question],
            rows["system"].tolist(),
            rows["evaluator"],
            rows["dataset"] + "\0" + rows["utterance"],
            reference=ORIGINAL,
        )
        in_order = sorted(model.effects, key=lambda effect: systems.index(effect.system))
        models[measure.name] = replace(model, effects=tuple(in_order))
    return models


def _detections(
    ranked: pd.DataFrame,
    tables: StudyTables,
    measures: tuple[Measure, ...],
    bootstrap: EvaluatorBootstrap,
) -> list[Detection]:
    found = detect_all(ranked, tables.systems, bootstrap)
    return [detection for detection in found if detection.task.target in measures]


def _of_measures(comparisons: list[Comparison], measures: tuple[Measure, ...]) -> list[Comparison]:
    return [comparison for comparison in comparisons if comparison.measure in measures]


def _groups(results: Results, by: str, objective: ObjectiveResults | None) -> list[Group]:
    tables, clustering = results.tables, results.clustering
    rated = _levels(tables, results.ranked, by)
    of_panels = None if clustering is None else _levels(tables, clustering.panels, by)
    names = sorted({*rated, *([] if of_panels is None else of_panels)})
    if len(names) > MOST_LEVELS:
        raise UserError(
            f"--by {by}: the column has {len(names)} different values, at most {MOST_LEVELS} can "
            "be shown; choose a column that groups trials."
        )
    groups = []
    for name in names:
        subset = results.ranked.loc[rated == name]
        measures = asked(subset)
        comparisons = compare_all(subset, tables.systems, results.bootstrap)
        groups.append(
            Group(
                level=name or "not told",
                ranked=subset,
                summaries=summarize(subset, tables.systems, results.bootstrap),
                comparisons=_of_measures(comparisons, measures),
                detections=_detections(subset, tables, measures, results.bootstrap),
                trade_offs=_trade_offs_of_level(results, subset, by, name, objective),
                panels=(
                    []
                    if clustering is None or of_panels is None
                    else summarize_panels(
                        clustering.panels[of_panels == name],
                        clustering.systems,
                        clustering.bootstrap,
                    )
                ),
            )
        )
    return groups


def _trade_offs_of_level(
    results: Results, ranked: pd.DataFrame, by: str, level: str, objective: ObjectiveResults | None
) -> list[TradeOff]:
    """Set measures against error rates of the same speakers; of all, where listeners differ."""
    if objective is None:
        return []
    gender = level if by == "gender" else None
    return trade_offs(ranked, results.systems, objective, results.bootstrap, gender=gender)


def _levels(tables: StudyTables, answers: pd.DataFrame, by: str) -> pd.Series:
    """Return the value of ``by`` for each answer, an empty string where none is told."""
    if by in _COLUMNS_OF_RATINGS_TO_SPLIT_BY:
        return answers[by]
    of_evaluators = [] if tables.evaluators is None else list(tables.evaluators.columns)
    known = [*_COLUMNS_OF_RATINGS_TO_SPLIT_BY]
    known += [name for name in of_evaluators if name not in ("study", "evaluator", *known)]
    if by not in known:
        raise UserError(
            f"--by {by}: results cannot be split by this column; choose {', '.join(known)}."
        )
    assert tables.evaluators is not None
    told = tables.evaluators.set_index("evaluator")[by]
    return answers["evaluator"].map(told).fillna("")
