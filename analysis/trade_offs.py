"""What machines measure beside what people hear: error rates against median ranks."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import rankdata

from analysis.clusters import effective_evaluators
from analysis.intervals import Interval
from analysis.measures import MEASURES, Measure, judged_sample
from analysis.objective_tables import EER, WER
from analysis.resampling import interval_of, median_of
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from analysis.measures import JudgedSample
    from analysis.objective_tables import ObjectiveResults, ObjectiveValue
    from analysis.resampling import EvaluatorBootstrap

METRICS_OF = {
    measure.name: EER if measure.question == "similarity" else WER for measure in MEASURES
}
"""The metric that each measure is set against."""
FEWEST_SYSTEMS = 4
"""With fewer, a rank correlation says next to nothing."""


@dataclass(frozen=True, slots=True)
class Place:
    """One system: what people heard and what a machine measured."""

    system: str
    n: int
    median: float
    median_interval: Interval
    """Bootstrap over evaluators."""
    objective: ObjectiveValue


@dataclass(frozen=True, slots=True)
class Correlation:
    """Spearman's rank correlation over systems."""

    rho: float
    interval: Interval
    """Bootstrap over evaluators: what is measured and the systems stay as they are."""
    systems: int


@dataclass(frozen=True, slots=True)
class TradeOff:
    """One measure against its metric, in one condition, on one data set."""

    metric: str
    condition: str
    dataset: str | None
    """None for all data sets together."""
    measure: Measure
    places: tuple[Place, ...]
    """``original`` first, where it was judged and measured."""
    without_original: Correlation
    with_original: Correlation

    @property
    def system(self) -> str:
        """What a note under a table calls this row."""
        return f"{self.measure.title} ({self.dataset or 'all data sets'})"

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        return self.without_original.interval.reason or ""


@dataclass(frozen=True, slots=True)
class _Medians:
    """Of one measure on one data set, by system."""

    samples: dict[str, JudgedSample]
    medians: dict[str, float]
    intervals: dict[str, Interval]
    estimates: dict[str, NDArray[np.float64]]
    """Of every draw of evaluators; without systems whose samples carry no interval."""


def trade_offs(
    ranked: pd.DataFrame,
    systems: tuple[str, ...],
    objective: ObjectiveResults,
    bootstrap: EvaluatorBootstrap,
    *,
    gender: str | None = None,
) -> list[TradeOff]:
    """Set every measure against its metric.

    Parameters
    ----------
    ranked : DataFrame
        As `analysis.measures.with_ranks` returns it.
    systems : tuple of str
        Without ``original``.
    objective : ObjectiveResults
    bootstrap : EvaluatorBootstrap
    gender : str, optional
        Take objective results of this gender of speakers alone, as ``ranked`` then should.

    Returns
    -------
    list of TradeOff
        By measure, condition and data set, all data sets together last. Only data sets that were
        judged and measured; all where the objective results tell none apart.
    """
    told_apart = objective.datasets()
    datasets = sorted(set(ranked["dataset"]) & set(told_apart))
    judged = ranked[ranked["dataset"].isin(datasets)] if told_apart else ranked
    found: list[TradeOff] = []
    for measure in MEASURES:
        known = objective.systems(METRICS_OF[measure.name])
        measured = [system for system in (ORIGINAL, *systems) if system in known]
        for dataset in [*(datasets if len(datasets) > 1 else []), None]:
            rows = judged if dataset is None else judged[judged["dataset"] == dataset]
            medians = _medians(rows, measure, measured, bootstrap)
            found += _of_dataset(medians, measure, objective, dataset=dataset, gender=gender)
    return found


def spearman(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return Spearman's correlation of ``x`` with each row of ``y``, ties sharing their mean rank.

    Parameters
    ----------
    x : np.ndarray [shape=(n,)]
    y : np.ndarray [shape=(m, n)]

    Returns
    -------
    np.ndarray [shape=(m,)]
        NaN where ``x`` or the row is constant.
    """
    ranks_x = rankdata(x) - (x.size + 1) / 2.0
    ranks_y = rankdata(y, axis=1) - (x.size + 1) / 2.0
    size = np.sqrt(np.sum(ranks_x**2) * np.sum(ranks_y**2, axis=1))
    with np.errstate(invalid="ignore"):
        correlation: NDArray[np.float64] = ranks_y @ ranks_x / size
    return correlation


def _of_dataset(
    medians: _Medians,
    measure: Measure,
    objective: ObjectiveResults,
    *,
    dataset: str | None,
    gender: str | None,
) -> Iterator[TradeOff]:
    metric = METRICS_OF[measure.name]
    for condition in objective.conditions(metric):
        places = [
            Place(
                system,
                len(sample),
                medians.medians[system],
                medians.intervals[system],
                value,
            )
            for system, sample in medians.samples.items()
            for value in [objective.value(metric, condition, system, dataset, gender)]
            if value is not None
        ]
        if any(place.system != ORIGINAL for place in places):
            others = [place for place in places if place.system != ORIGINAL]
            yield TradeOff(
                metric=metric,
                condition=condition,
                dataset=dataset,
                measure=measure,
                places=tuple(places),
                without_original=_correlation(others, medians),
                with_original=_correlation(places, medians),
            )


def _medians(
    judged: pd.DataFrame, measure: Measure, systems: Sequence[str], bootstrap: EvaluatorBootstrap
) -> _Medians:
    samples = {system: judged_sample(judged, measure, system) for system in systems}
    samples = {system: sample for system, sample in samples.items() if len(sample)}
    intervals, estimates = {}, {}
    for system, sample in samples.items():
        reason = bootstrap.why_no_interval(sample)
        if reason is not None:
            intervals[system] = Interval.unknown(reason)
            continue
        estimates[system] = bootstrap.estimates(median_of, sample)
        intervals[system] = interval_of(estimates[system], effective_evaluators(sample), 0.95)
    found = {system: float(np.median(sample.values)) for system, sample in samples.items()}
    return _Medians(samples, found, intervals, estimates)


def _correlation(places: Sequence[Place], medians: _Medians) -> Correlation:
    n = len(places)
    if n < FEWEST_SYSTEMS:
        few = "1 system is" if n == 1 else f"{n} systems are"
        reason = f"{few} too few for a rank correlation, which needs {FEWEST_SYSTEMS}"
        return Correlation(nan, Interval.unknown(reason), n)
    x = np.array([place.objective.value for place in places])
    rho = float(spearman(x, np.array([[place.median for place in places]]))[0])
    if np.isnan(rho):
        return Correlation(nan, Interval.unknown("all medians or all error rates are equal"), n)
    unknown = next((p.median_interval for p in places if p.system not in medians.estimates), None)
    if unknown is not None:
        return Correlation(rho, unknown, n)
    draws = np.column_stack([medians.estimates[place.system] for place in places])
    known = draws[np.isfinite(draws).all(axis=1)]
    judges = effective_evaluators(*(medians.samples[place.system] for place in places))
    estimates = np.full(draws.shape[0], np.nan)
    estimates[: known.shape[0]] = spearman(x, known)
    return Correlation(rho, interval_of(estimates, judges, 0.95), n)
