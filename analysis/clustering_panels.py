"""Clustering panels from tables: measures of each panel, and what anonymization changes in them.

A *panel* is what one evaluator sorted at a time; a session has one control panel of original
speech and others in which part of the utterances are anonymized.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pandas as pd

from analysis.clustering import (
    adjusted_rand_index,
    is_isolated,
    macro_scores,
    purity,
    v_measure,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

PANEL = ("session", "evaluator", "panel")
"""Columns that tell panels apart: two evaluators may have taken one session."""
OF_THE_PANEL = ("native_language", "panel_position", "panel_kind", "system", "gender", "dataset")
"""Columns that are equal in all rows of a panel."""
TRAY = "tray"
WITHOUT_COUNT = ("undo", "redo")
MEASURES = (
    *("utterances", "clusters", "macro_f1", "precision", "recall", "purity"),
    *("adjusted_rand_index", "v_measure", "distractors", "distractors_isolated"),
)
CHANGES = ("cc", "cc_per_utterance", "reassignments")
DIFFERENCES = ("macro_f1", "purity", "cc", "cc_per_utterance", "reassignments")
"""Measures whose change from the control panel is reported."""


@dataclass(frozen=True)
class ControlDifferences:
    """What anonymization changes for each evaluator."""

    table: pd.DataFrame
    """A row a session: ``session``, ``evaluator``, ``native_language``, ``system``, ``gender``,
    then for each of `DIFFERENCES` control panel less the mean of the anonymized panels."""
    left_out: tuple[tuple[str, str], ...]
    """Sessions, with their evaluators, that lack panels which other sessions have."""


def measure_panels(clusters: pd.DataFrame, moves: pd.DataFrame | None = None) -> pd.DataFrame:
    """Return the measures of each panel.

    Parameters
    ----------
    clusters : DataFrame
        Columns of ``clusters.csv``, a row an utterance of a finished panel.
    moves : DataFrame, optional
        Columns of ``moves.csv``, a row a move; of other panels too.

    Returns
    -------
    DataFrame
        A row a panel, in the order of ``clusters``: `PANEL` and `OF_THE_PANEL`, then
        ``utterances``, ``clusters`` (those used), ``macro_f1``, ``precision``, ``recall``,
        ``purity``, ``adjusted_rand_index``, ``v_measure``, ``distractors`` (speakers),
        ``distractors_isolated`` (those who share no cluster with another; the others were
        absorbed), and `CHANGES`, as `count_changes` has them, NaN without ``moves``.
    """
    panels = clusters.groupby(list(PANEL), sort=False)
    constant = [name for name in OF_THE_PANEL if name in clusters]
    measures = panels[constant].first()
    found = [_measures(rows) for _, rows in panels]
    measures = measures.join(pd.DataFrame(found, index=measures.index, columns=list(MEASURES)))
    if moves is None:
        return measures.assign(**dict.fromkeys(CHANGES, float("nan"))).reset_index()
    changes = count_changes(moves).reindex(measures.index, fill_value=0)
    measures["cc"] = changes["cc"]
    measures["cc_per_utterance"] = changes["cc"] / measures["utterances"]
    measures["reassignments"] = changes["reassignments"]
    return measures.reset_index()


def count_changes(moves: pd.DataFrame) -> pd.DataFrame:
    """Count how often the utterances of each panel were assigned to clusters.

    The clustering change, CC, counts each utterance put into a cluster, its first time included.
    Moves to the tray, onto the cluster where it is already, by undo and by redo count none and
    take none away.

    Parameters
    ----------
    moves : DataFrame
        Columns of ``moves.csv``, a row an utterance moved.

    Returns
    -------
    DataFrame
        Index `PANEL`; ``cc``, and ``reassignments``, which leaves first times out.
    """
    into_cluster = (moves["to"] != TRAY) & (moves["to"] != moves["from"])
    counted = moves[into_cluster & ~moves["means"].isin(WITHOUT_COUNT)]
    stimuli = counted.groupby(list(PANEL), sort=False)["stimulus"]
    cc = stimuli.size()
    return pd.DataFrame({"cc": cc, "reassignments": cc - stimuli.nunique()})


def control_differences(panels: pd.DataFrame) -> ControlDifferences:
    """Return control panel less mean of the anonymized panels, for each evaluator's session.

    Parameters
    ----------
    panels : DataFrame
        As `measure_panels` returns it.

    Returns
    -------
    ControlDifferences
        A session counts if it has as many panels of each kind as any other session.
    """
    session = ["session", "evaluator"]
    kinds = panels.groupby([*session, "panel_kind"], sort=False).size().unstack(fill_value=0)
    kinds = kinds.reindex(columns=["control", "anonymized"], fill_value=0)
    complete = (kinds == kinds.max()).all(axis=1) & (kinds > 0).all(axis=1)
    counted = panels.set_index(session).loc[complete[complete].index].reset_index()
    of_control = counted["panel_kind"] == "control"
    control, anonymized = (
        counted[rows].groupby(session, sort=False)[list(DIFFERENCES)].mean()
        for rows in (of_control, ~of_control)
    )
    about = [name for name in ("native_language", "system", "gender") if name in panels]
    table = (
        counted.groupby(session, sort=False)[about].first().join(control - anonymized).reset_index()
    )
    return ControlDifferences(table, tuple(complete.index[~complete]))


def _measures(rows: pd.DataFrame) -> dict[Hashable, float]:
    speakers, clusters = rows["speaker"].to_numpy(), rows["cluster"].to_numpy()
    distractors = rows.loc[rows["role"] == "distractor", "speaker"].unique()
    scores = macro_scores(speakers, clusters)
    return {
        "utterances": len(rows),
        "clusters": rows["cluster"].nunique(),
        "macro_f1": scores.f1,
        "precision": scores.precision,
        "recall": scores.recall,
        "purity": purity(speakers, clusters),
        "adjusted_rand_index": adjusted_rand_index(speakers, clusters),
        "v_measure": v_measure(speakers, clusters),
        "distractors": len(distractors),
        "distractors_isolated": sum(is_isolated(speakers, clusters, who) for who in distractors),
    }
