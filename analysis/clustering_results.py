"""Everything that a report says of clustering panels, as numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import nan
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from analysis.clustering_panels import ControlDifferences, control_differences, measure_panels
from analysis.clustering_tests import (
    DifferenceAnalysis,
    PurityChange,
    analyse_differences,
    purity_changes,
)
from analysis.comparisons import holm
from analysis.measures import JudgedSample
from analysis.resampling import EvaluatorBootstrap, mean_of, seeded_generator
from analysis.speaker_linkage import (
    LANDINGS,
    VERSIONS,
    SpeakerLinkage,
    count_linked,
    landings,
    pairs_of_utterances,
    speaker_linkage,
)
from analysis.summaries import Exclusion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from analysis.intervals import Interval
    from analysis.tables import StudyTables

CONTROL = "control"
ANALYSED = ("macro_f1", "cc_per_utterance")
"""Measures whose difference to the control panel is analysed."""
SUMMARIZED = (
    *("macro_f1", "precision", "recall", "purity", "adjusted_rand_index", "v_measure"),
    *("cc", "cc_per_utterance", "reassignments", "distractors_isolated"),
)
_TAKEN = ["session", "evaluator"]


@dataclass(frozen=True, slots=True)
class PanelSummary:
    """Means of the panels of one kind: control, or partly anonymized by one system."""

    series: str
    """``control`` or the system."""
    panels: int
    evaluators: int
    means: dict[str, float]
    """By name of `SUMMARIZED`; NaN where no moves tell."""
    intervals: dict[str, Interval]
    """Of the means: bootstrap over evaluators."""

    @property
    def system(self) -> str:
        """What a note under a table calls it."""
        return self.series

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        if self.panels == 0:
            return "there are no such panels"
        reasons = (
            self.intervals[name].reason for name in self.means if not np.isnan(self.means[name])
        )
        return next((reason for reason in reasons if reason), "")


@dataclass(frozen=True, slots=True)
class LinkedShare:
    """Pairs of utterances of one kind in panels of one kind, and how many are linked."""

    series: str
    versions: str
    """Of `VERSIONS`."""
    same_speaker: bool
    pairs: int
    linked: int
    share: float
    interval: Interval
    """Of the share: bootstrap over evaluators."""


@dataclass(frozen=True, slots=True)
class SystemLinkage:
    """How far one system's utterances can be linked with their speakers."""

    system: str
    test: SpeakerLinkage
    landed: dict[str, int]
    """Anonymized utterances by `LANDINGS`."""
    p_holm: float = nan

    @property
    def utterances(self) -> int:
        """Anonymized utterances whose speaker has originals in the panel."""
        return sum(self.landed.values())


@dataclass(frozen=True)
class ClusteringResults:
    """Everything that a report says of clustering panels.

    Attributes
    ----------
    clusters : DataFrame
        Utterances of the panels that count.
    panels : DataFrame
        As `analysis.clustering_panels.measure_panels` returns it.
    analyses : dict of str to DifferenceAnalysis or None
        By name of `ANALYSED`; None where nothing can be analysed.
    confusion : DataFrame
        Index ``versions``, ``speaker`` and ``other_speaker``; ``pairs``, ``linked``, ``share``.
    """

    clusters: pd.DataFrame
    panels: pd.DataFrame
    bootstrap: EvaluatorBootstrap
    has_moves: bool
    language: str | None
    systems: tuple[str, ...]
    exclusions: list[Exclusion]
    summaries: list[PanelSummary]
    differences: ControlDifferences
    analyses: dict[str, DifferenceAnalysis | None]
    purity: list[PurityChange]
    linked: list[LinkedShare]
    linkages: list[SystemLinkage]
    confusion: pd.DataFrame

    @property
    def n_evaluators(self) -> int:
        """Who sorted panels that count."""
        return int(self.panels["evaluator"].nunique())


def was_sorted(tables: StudyTables) -> bool:
    """Whether clustering is part of a study, as far as its tables tell."""
    if tables.clusters is None:
        return False
    if len(tables.clusters) or not len(tables.ratings):
        return True
    sessions = tables.sessions
    return sessions is not None and "task" in sessions and "clustering" in set(sessions["task"])


def compute_clustering(tables: StudyTables, *, replicates: int, seed: int) -> ClusteringResults:
    """Compute everything that a report says of clustering panels.

    Parameters
    ----------
    tables : StudyTables
        With ``clusters``.
    replicates : int
        Draws of the bootstrap, and exchanges of the permutation tests.
    seed : int
        Decides both.

    Returns
    -------
    ClusteringResults
    """
    clusters, exclusions = _counted(tables)
    systems = tuple(name for name in tables.systems if (clusters["system"] == name).any())
    panels = measure_panels(clusters, tables.moves)
    differences = control_differences(panels)
    bootstrap = EvaluatorBootstrap.draw(
        clusters["evaluator"].unique().tolist(),
        replicates=replicates,
        generator=seeded_generator(seed, "bootstrap over evaluators"),
    )
    pairs = pairs_of_utterances(clusters)
    return ClusteringResults(
        clusters=clusters,
        panels=panels,
        bootstrap=bootstrap,
        has_moves=tables.moves is not None,
        language=tables.language,
        systems=systems,
        exclusions=exclusions,
        summaries=summarize_panels(panels, systems, bootstrap),
        differences=differences,
        analyses={
            name: analyse_differences(differences, name, tables.language) for name in ANALYSED
        },
        purity=purity_changes(panels),
        linked=list(_linked_shares(pairs, systems, bootstrap)),
        linkages=_linkages(clusters, systems, replicates, seed),
        confusion=count_linked(pairs, ["versions", "speaker", "other_speaker"]),
    )


def series_of(table: pd.DataFrame) -> pd.Series:
    """Return for each row ``control`` or the system of its panel."""
    return table["system"].where(table["panel_kind"] != "control", CONTROL)


def summarize_panels(
    panels: pd.DataFrame, systems: tuple[str, ...], bootstrap: EvaluatorBootstrap
) -> list[PanelSummary]:
    """Return the means of control panels and of each system's panels.

    Parameters
    ----------
    panels : DataFrame
        As `analysis.clustering_panels.measure_panels` returns it.
    systems : tuple of str
    bootstrap : EvaluatorBootstrap
    """
    series = series_of(panels)
    return [_summary(name, panels[series == name], bootstrap) for name in (CONTROL, *systems)]


def _summary(name: str, panels: pd.DataFrame, bootstrap: EvaluatorBootstrap) -> PanelSummary:
    return PanelSummary(
        series=name,
        panels=len(panels),
        evaluators=panels["evaluator"].nunique(),
        means={measure: float(panels[measure].mean()) for measure in SUMMARIZED},
        intervals={
            measure: bootstrap.interval(
                mean_of, _sample(panels[measure].dropna(), panels["evaluator"])
            )
            for measure in SUMMARIZED
        },
    )


def _counted(tables: StudyTables) -> tuple[pd.DataFrame, list[Exclusion]]:
    """Return the panels of sessions that were neither withdrawn nor abandoned."""
    assert tables.clusters is not None
    kept = tables.clusters
    exclusions: list[Exclusion] = []
    if tables.sessions is None:
        return kept, exclusions
    for state, reason in (
        ("withdrawn", "the evaluator withdrew"),
        ("abandoned", "the session was given up and its place given to somebody else"),
    ):
        # One evaluator may have given a session up and taken it again: then it counts.
        in_state = (tables.sessions["state"] == state).groupby(
            [tables.sessions[name] for name in _TAKEN]
        )
        taken = pd.MultiIndex.from_frame(kept[_TAKEN])
        left_out = kept[in_state.all().reindex(taken, fill_value=False).to_numpy(bool)]
        kept = kept.drop(index=left_out.index)
        if len(left_out):
            exclusions.append(
                Exclusion(
                    reason,
                    sessions=len(left_out[_TAKEN].drop_duplicates()),
                    evaluators=left_out["evaluator"].nunique(),
                    trials=len(left_out[[*_TAKEN, "panel"]].drop_duplicates()),
                )
            )
    return kept, exclusions


def _linked_shares(
    pairs: pd.DataFrame, systems: tuple[str, ...], bootstrap: EvaluatorBootstrap
) -> Iterator[LinkedShare]:
    series = series_of(pairs)
    for name in (CONTROL, *systems):
        for versions in VERSIONS:
            for same in (True, False):
                own = pairs[
                    (series == name)
                    & (pairs["versions"] == versions)
                    & (pairs["same_speaker"] == same)
                ]
                if own.empty:
                    continue
                values = own["linked"].astype("float64")
                yield LinkedShare(
                    series=name,
                    versions=versions,
                    same_speaker=same,
                    pairs=len(own),
                    linked=int(values.sum()),
                    share=float(values.mean()),
                    interval=bootstrap.interval(mean_of, _sample(values, own["evaluator"])),
                )


def _sample(values: pd.Series, evaluators: pd.Series) -> JudgedSample:
    judges = evaluators.loc[values.index].to_numpy(dtype=np.str_)
    return JudgedSample(values.to_numpy(dtype=np.float64), judges, judges)


def _linkages(
    clusters: pd.DataFrame, systems: tuple[str, ...], replicates: int, seed: int
) -> list[SystemLinkage]:
    landed = landings(clusters)
    found = []
    for system in systems:
        own = landed.loc[landed["system"] == system, "landed"]
        test = speaker_linkage(
            clusters[clusters["system"] == system],
            replicates=replicates,
            generator=seeded_generator(seed, "speaker linkage", system),
        )
        found.append(
            SystemLinkage(system, test, {name: int((own == name).sum()) for name in LANDINGS})
        )
    adjusted = holm([one.test.p for one in found])
    return [replace(one, p_holm=float(p)) for one, p in zip(found, adjusted, strict=True)]
