"""The tables of clustering panels, read and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analysis.clustering_panels import OF_THE_PANEL, PANEL, TRAY
from analysis.csv_columns import TextTable
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

PANEL_KINDS = ("control", "anonymized")
ROLES = ("reference", "distractor")
MEANS = ("mouse", "keyboard", "touch", "undo", "redo")

_NAMES_OF_CLUSTERS = (*PANEL, "system", "stimulus", "speaker")
_WORDS_OF_CLUSTERS = {
    "panel_kind": PANEL_KINDS,
    "role": ROLES,
    "anonymized": ("true", "false"),
}
_TEXT_OF_CLUSTERS = ("study", "native_language", "gender", "dataset", "utterance")
_GROUP = r"[1-9][0-9]?"


def read_clusters(path: Path) -> pd.DataFrame:
    """Read ``clusters.csv``.

    Parameters
    ----------
    path : Path

    Returns
    -------
    DataFrame
        A row an utterance; ``anonymized`` as bool, ``cluster`` as int64, the rest as text, empty
        where a column that may be left out is.

    Raises
    ------
    UserError
        When the table holds what it must not: file, line, value and remedy.
    """
    table = TextTable.read(path, (*_NAMES_OF_CLUSTERS, *_WORDS_OF_CLUSTERS, "cluster"))
    columns = {name: table.frame[name] for name in table.frame.columns}
    columns |= {name: table.names(name) for name in _NAMES_OF_CLUSTERS}
    columns |= {name: table.one_of(name, words) for name, words in _WORDS_OF_CLUSTERS.items()}
    for name in set(_TEXT_OF_CLUSTERS) - set(columns):
        columns[name] = pd.Series("", index=table.frame.index, dtype=str)
    columns["anonymized"] = columns["anonymized"] == "true"
    table.refuse(
        columns["anonymized"] & (columns["panel_kind"] == "control"),
        "anonymized",
        "the control panel is original speech; correct this or panel_kind",
    )
    cluster = columns["cluster"]
    table.refuse(
        ~cluster.str.fullmatch(_GROUP), "cluster", "write the number of the cluster, from 1"
    )
    columns["cluster"] = cluster.astype("int64")
    table.refuse_twice(
        (*PANEL, "stimulus"),
        pd.Series(True, index=table.frame.index),
        "this utterance is in the panel twice; remove one of the lines",
    )
    _refuse_two_of_a_panel(table)
    return pd.DataFrame(columns, index=table.frame.index)


def read_moves(path: Path, clusters: pd.DataFrame) -> pd.DataFrame:
    """Read ``moves.csv``, whose moves must lead to what ``clusters`` say.

    Parameters
    ----------
    path : Path
    clusters : DataFrame
        As `read_clusters` returns it.

    Returns
    -------
    DataFrame
        A row a move; ``seq`` as float64, the rest as text. Moves of panels that ``clusters`` do
        not have, because they were not finished, are kept.

    Raises
    ------
    UserError
        When the table holds what it must not, or the moves of a finished panel end elsewhere.
    """
    required = (*PANEL, "seq", "stimulus", "from", "to", "means")
    table = TextTable.read(path, required)
    columns = {name: table.frame[name] for name in table.frame.columns}
    columns |= {name: table.names(name) for name in (*PANEL, "seq", "stimulus")}
    columns["seq"] = table.amounts("seq")
    columns["means"] = table.one_of("means", MEANS)
    for name in ("from", "to"):
        known = (columns[name] == TRAY) | columns[name].str.fullmatch(_GROUP)
        table.refuse(~known, name, f"write {TRAY} or the number of a cluster, from 1")
    moves = pd.DataFrame(columns, index=table.frame.index)
    _refuse_gaps(table, moves, clusters)
    return moves


def _refuse_two_of_a_panel(table: TextTable) -> None:
    panels = table.frame.groupby(list(PANEL), sort=False)
    for name in OF_THE_PANEL:
        if name in table.frame:
            table.refuse(
                table.frame[name] != panels[name].transform("first"),
                name,
                "earlier lines of this panel say otherwise; all its lines must agree",
            )


def _refuse_gaps(table: TextTable, moves: pd.DataFrame, clusters: pd.DataFrame) -> None:
    """Refuse moves that do not begin where the one before ended, or end beside ``clusters``."""
    tile = [*PANEL, "stimulus"]
    in_turn = moves.sort_values("seq", kind="stable")
    was_at = in_turn.groupby(tile)["to"].shift().fillna(TRAY).sort_index()
    table.refuse(moves["from"] != was_at, "from", "by the moves before, the tile is not there")
    ended = clusters.set_index(tile)["cluster"].astype(str)
    last = in_turn.groupby(tile)["to"].tail(1)
    should = pd.MultiIndex.from_frame(moves.loc[last.index, tile])
    elsewhere = last.to_numpy() != ended.reindex(should).fillna(last.set_axis(should)).to_numpy()
    table.refuse(
        pd.Series(elsewhere, index=last.index).reindex(moves.index, fill_value=False),
        "to",
        "this is the tile's last move, and clusters.csv has it elsewhere; correct either",
    )
    moved = set(moves[tile].itertuples(index=False, name=None))
    for session, evaluator, panel, stimulus in clusters[tile].itertuples(index=False, name=None):
        if (session, evaluator, panel, stimulus) not in moved:
            raise UserError(
                f"{table.path}: the move that put {stimulus!r} of panel {panel!r} (session "
                f"{session!r}, evaluator {evaluator!r}) into its cluster is missing; add it or "
                "leave out moves.csv."
            )
