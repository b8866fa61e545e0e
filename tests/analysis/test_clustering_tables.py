"""Tables of clustering panels: what is read, and what is refused with its line."""

from __future__ import annotations

import pytest

from analysis.clustering_panels import measure_panels
from analysis.clustering_tables import read_clusters, read_moves
from anonymizers.errors import UserError
from tests.analysis.panels_factory import make_sessions


@pytest.fixture
def tables():
    return make_sessions(2)


def written(folder, clusters, moves):
    clusters.to_csv(folder / "clusters.csv", index=False)
    moves.to_csv(folder / "moves.csv", index=False)
    return folder / "clusters.csv", folder / "moves.csv"


def read(folder, clusters, moves):
    clusters_file, moves_file = written(folder, clusters, moves)
    read_back = read_clusters(clusters_file)
    return read_back, read_moves(moves_file, read_back)


def test_what_was_written_is_read(tmp_path, tables):
    clusters, moves = read(tmp_path, *tables)
    assert clusters["cluster"].tolist() == tables[0]["cluster"].tolist()
    assert clusters["anonymized"].tolist() == (tables[0]["anonymized"] == "true").tolist()
    measured, expected = measure_panels(clusters, moves), measure_panels(*tables)
    for name in ("macro_f1", "purity", "cc", "reassignments", "distractors_isolated"):
        assert measured[name].tolist() == expected[name].tolist()


def test_columns_that_may_be_left_out_are_empty(tmp_path, tables):
    clusters = tables[0].drop(columns=["native_language", "gender", "plays"])
    read_back, _ = read(tmp_path, clusters, tables[1])
    assert set(read_back["native_language"]) == set(read_back["gender"]) == {""}


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("cluster", "0", "cluster is '0': write the number of the cluster"),
        ("cluster", "", "cluster is ''"),
        ("panel_kind", "controll", "write one of anonymized, control"),
        ("role", "target", "write one of distractor, reference"),
        ("anonymized", "yes", "write one of false, true"),
        ("speaker", "", "the cell must not be empty"),
        ("system", "I1", "earlier lines of this panel say otherwise"),
        ("gender", "m", "earlier lines of this panel say otherwise"),
        ("panel_kind", "anonymized", "earlier lines of this panel say otherwise"),
        ("anonymized", "true", "the control panel is original speech"),
    ],
)
def test_a_wrong_cell_of_clusters_is_named(tmp_path, tables, column, value, message):
    clusters, moves = tables
    clusters = clusters.astype({"cluster": str})
    clusters.loc[3, column] = value
    with pytest.raises(UserError, match=message) as refusal:
        read(tmp_path, clusters, moves)
    assert str(refusal.value).startswith(f"{tmp_path / 'clusters.csv'}:5: {column} is ")


def test_an_utterance_twice_in_a_panel_is_refused(tmp_path, tables):
    clusters, moves = tables
    clusters.loc[3, "stimulus"] = clusters.loc[2, "stimulus"]
    with pytest.raises(UserError, match=r"clusters\.csv:5: stimulus .* in the panel twice"):
        read(tmp_path, clusters, moves)


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("from", "2", "by the moves before, the tile is not there"),
        ("from", "box", "write tray or the number"),
        ("to", "", "write tray or the number"),
        ("means", "voice", "write one of keyboard, mouse, redo, touch, undo"),
        ("seq", "-4", "write a number of at least 0"),
        ("seq", "", "the cell must not be empty"),
    ],
)
def test_a_wrong_cell_of_moves_is_named(tmp_path, tables, column, value, message):
    clusters, moves = tables
    moves = moves.astype({"seq": str})
    moves.loc[0, column] = value
    with pytest.raises(UserError, match=message) as refusal:
        read(tmp_path, clusters, moves)
    assert str(refusal.value).startswith(f"{tmp_path / 'moves.csv'}:2: {column} is ")


def test_moves_that_end_elsewhere_are_refused(tmp_path, tables):
    clusters, moves = tables
    end = moves.index[moves["stimulus"] == clusters.loc[7, "stimulus"]][-1]
    clusters.loc[7, "cluster"] = 1 + clusters.loc[7, "cluster"] % 4
    with pytest.raises(UserError, match=rf"moves\.csv:{end + 2}: to is .* the tile's last move"):
        read(tmp_path, clusters, moves)


def test_a_placement_that_is_missing_is_named(tmp_path, tables):
    clusters, moves = tables
    stimulus = clusters.loc[7, "stimulus"]
    with pytest.raises(UserError, match=f"the move that put '{stimulus}' .* is missing"):
        read(tmp_path, clusters, moves[moves["stimulus"] != stimulus])


def test_order_of_lines_does_not_matter_but_seq_does(tmp_path, tables):
    clusters, moves = tables
    _, read_back = read(tmp_path, clusters, moves.sample(frac=1.0, random_state=1))
    assert len(read_back) == len(moves)


def test_moves_of_panels_that_were_not_finished_are_kept(tmp_path, tables):
    clusters, moves = tables
    finished = clusters[clusters["panel"] != "s0001-3"]
    _, read_back = read(tmp_path, finished, moves)
    assert len(read_back) == len(moves)


def test_no_panels_yet(tmp_path, tables):
    clusters, moves = read(tmp_path, tables[0].iloc[:0], tables[1].iloc[:0])
    assert clusters.empty
    assert moves.empty
