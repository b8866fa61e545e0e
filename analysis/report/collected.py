"""What was collected: sessions, evaluators, trials."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from analysis.clustering_results import CONTROL, series_of
from analysis.tables import KINDS, STATES
from sessions.simulate import STATION
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    import pandas as pd

    from analysis.clustering_results import ClusteringResults
    from analysis.report.results import Results


@dataclass(frozen=True)
class SystemTrials:
    """How many trials that count played a system."""

    system: str
    same: int
    different: int
    total: int


@dataclass(frozen=True)
class Collected:
    """Counts of what was collected."""

    sessions_by_state: dict[str, int] | None
    """None where no table tells."""
    finished_sessions: int
    """Of the plan, each counted once."""
    synthetic_sessions: int
    """Taken by synthetic evaluators, as far as tables tell."""
    minutes_per_session: float | None
    """Median of the active time of finished sessions."""
    trials_by_kind: dict[str, int]
    """Of all trials, also those that do not count."""
    sessions: int
    """With trials that count, as are all numbers that follow."""
    evaluators: int
    native_evaluators: int | None
    """None where the study's language is not known."""
    languages: dict[str, int]
    """Evaluators by native language, an empty name for not told."""
    languages_read: dict[str, int]
    """Evaluators by the language that the window spoke, as the tables name it; empty where no
    table tells."""
    several_wordings: bool
    """Whether some read a translation: not all in one language, or not in the study's."""
    trials_per_evaluator: tuple[int, int] | None
    """Fewest and most."""
    sessions_shared: int
    """Taken by more than one evaluator, all of whom count."""
    speakers: int
    systems: list[SystemTrials]
    cells: list[tuple[str, str, int]]
    """Data set, gender, trials."""


def count_collected(results: Results) -> Collected:
    """Count what was collected."""
    ranked, tables = results.ranked, results.tables
    by_evaluator = ranked.groupby("evaluator").size()
    language = ranked.groupby("evaluator")["native_language"].first()
    languages_read = _languages_read(tables.evaluators, set(by_evaluator.index))
    return Collected(
        sessions_by_state=_counted(tables.sessions, "state", STATES),
        finished_sessions=_finished(tables.sessions),
        synthetic_sessions=_synthetic(tables.sessions),
        minutes_per_session=_minutes(tables.sessions),
        trials_by_kind=_counted(tables.ratings, "kind", KINDS) or {},
        sessions=len(ranked[["session", "evaluator"]].drop_duplicates()),
        evaluators=len(by_evaluator),
        native_evaluators=_native(language, tables.language),
        languages={str(name): int(n) for name, n in language.value_counts().sort_index().items()},
        languages_read=languages_read,
        several_wordings=_several_wordings(languages_read, tables.language),
        trials_per_evaluator=(
            (int(by_evaluator.min()), int(by_evaluator.max())) if len(by_evaluator) else None
        ),
        sessions_shared=int((ranked.groupby("session")["evaluator"].nunique() > 1).sum()),
        speakers=ranked["speaker"].nunique(),
        systems=[_of_system(ranked, system) for system in (ORIGINAL, *results.systems)],
        cells=[
            (str(dataset), str(gender), len(rows))
            for (dataset, gender), rows in ranked.groupby(["dataset", "gender"])
            if dataset or gender
        ],
    )


@dataclass(frozen=True)
class Sorted:
    """Counts of the clustering panels that count."""

    evaluators: int
    native_evaluators: int | None
    """None where the study's language is not known."""
    speakers: int
    cells: list[tuple[str, str, str, int]]
    """``control`` or the system, data set, gender, panels."""


def count_sorted(found: ClusteringResults) -> Sorted:
    """Count the panels that count."""
    panels = found.panels
    names = ["series", "dataset", "gender"]
    counts = panels.assign(series=series_of(panels)).groupby(names).size().reset_index(name="n")
    return Sorted(
        evaluators=found.n_evaluators,
        native_evaluators=_native(
            panels.groupby("evaluator")["native_language"].first(), found.language
        ),
        speakers=found.clusters["speaker"].nunique(),
        cells=[
            (str(series), str(dataset), str(gender), int(n))
            for name in (CONTROL, *found.systems)
            for series, dataset, gender, n in counts.itertuples(index=False, name=None)
            if series == name
        ],
    )


def _of_system(ranked: pd.DataFrame, system: str) -> SystemTrials:
    pairs = ranked.loc[ranked["system"] == system, "pair"]
    return SystemTrials(
        system, int((pairs == "same").sum()), int((pairs == "different").sum()), len(pairs)
    )


def _counted(
    table: pd.DataFrame | None, column: str, order: tuple[str, ...]
) -> dict[str, int] | None:
    if table is None:
        return None
    counts = {name: int((table[column] == name).sum()) for name in order}
    return {name: n for name, n in counts.items() if n}


def _finished(sessions: pd.DataFrame | None) -> int:
    if sessions is None:
        return 0
    return int(sessions.loc[sessions["state"] == "finished", "session"].nunique())


def _synthetic(sessions: pd.DataFrame | None) -> int:
    if sessions is None or "station" not in sessions:
        return 0
    return int((sessions["station"] == STATION).sum())


def _minutes(sessions: pd.DataFrame | None) -> float | None:
    if sessions is None or "active_seconds" not in sessions:
        return None
    seconds = sessions.loc[sessions["state"] == "finished", "active_seconds"].dropna()
    return float(seconds.median()) / 60.0 if len(seconds) else None


def count_flags(ranked: pd.DataFrame) -> dict[str, int]:
    """Count trials with each flag; they count in all results all the same."""
    counts = ranked["flags"].str.split().explode().value_counts().sort_index()
    return {str(flag): int(n) for flag, n in counts.items()}


def _languages_read(evaluators: pd.DataFrame | None, counted: set[str]) -> dict[str, int]:
    if evaluators is None or "language" not in evaluators:
        return {}
    told = evaluators.loc[evaluators["evaluator"].isin(counted), "language"]
    counts = told[told != ""].value_counts().sort_index()
    return {" and ".join(str(tags).split()): int(n) for tags, n in counts.items()}


def _several_wordings(languages_read: dict[str, int], of_study: str | None) -> bool:
    known = {*languages_read, *([] if of_study is None else [of_study])}
    return bool(languages_read) and len({tag.partition("-")[0].lower() for tag in known}) > 1


def _native(language: pd.Series, of_study: str | None) -> int | None:
    if of_study is None:
        return None
    if language.empty:
        return 0
    return int((language.str.split("-").str[0].str.lower() == of_study.split("-")[0].lower()).sum())
