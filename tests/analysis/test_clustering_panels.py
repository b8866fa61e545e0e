"""Measures of panels from tables: clustering changes by hand, differences to the control panel."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from analysis.clustering import macro_f1, purity
from analysis.clustering_panels import (
    CHANGES,
    DIFFERENCES,
    control_differences,
    count_changes,
    measure_panels,
)
from tests.analysis.panels_factory import make_session, make_sessions


def moves_of(*steps: tuple[str, str, str, str]) -> pd.DataFrame:
    table = pd.DataFrame(steps, columns=["stimulus", "from", "to", "means"])
    return table.assign(session="s1", evaluator="e1", panel="p1")


def changes_of(*steps: tuple[str, str, str, str]) -> tuple[int, int]:
    ((cc, reassignments),) = count_changes(moves_of(*steps)).to_numpy().tolist()
    return cc, reassignments


def test_first_placements_count_but_are_no_reassignments():
    assert changes_of(("a", "tray", "1", "mouse"), ("b", "tray", "2", "touch")) == (2, 0)


def test_a_move_between_clusters_counts():
    assert changes_of(("a", "tray", "1", "mouse"), ("a", "1", "2", "keyboard")) == (2, 1)


def test_the_tray_counts_none_but_leaving_it_again_does():
    steps = [("a", "tray", "1", "mouse"), ("a", "1", "tray", "mouse")]
    assert changes_of(*steps) == (1, 0)
    assert changes_of(*steps, ("a", "tray", "2", "mouse")) == (2, 1)


def test_a_drop_where_it_was_counts_none():
    assert changes_of(("a", "tray", "1", "mouse"), ("a", "1", "1", "mouse")) == (1, 0)


def test_undo_and_redo_add_none_and_take_none_away():
    steps = [("a", "tray", "1", "mouse"), ("a", "1", "2", "mouse")]
    undone = [("a", "2", "1", "undo"), ("a", "1", "2", "redo"), ("a", "2", "1", "undo")]
    assert changes_of(*steps, *undone) == (2, 1)


def test_several_tiles_moved_at_once_count_one_each():
    assert changes_of(*((tile, "tray", "1", "mouse") for tile in "abcd")) == (4, 0)


def test_each_panel_has_its_own_measures():
    clusters, moves = make_sessions(6)
    panels = measure_panels(clusters, moves)
    assert len(panels) == 18
    for row in panels.itertuples():
        own = clusters[clusters["panel"] == row.panel]
        assert row.macro_f1 == macro_f1(own["speaker"], own["cluster"])
        assert row.purity == purity(own["speaker"], own["cluster"])
        assert row.cc == own["moves"].sum() - sum(
            (moves["panel"] == row.panel) & (moves["from"] == moves["to"])
        )
        assert row.cc_per_utterance == row.cc / 16
        assert row.reassignments == row.cc - 16
        distractor = own["role"] == "distractor"
        alone = (own["cluster"] == own.loc[distractor, "cluster"].iloc[0]).sum() == 1
        assert row.distractors_isolated == alone
        assert (row.utterances, row.distractors) == (16, 1)
        assert (row.panel_kind, row.system) == (own["panel_kind"].iloc[0], own["system"].iloc[0])
    assert panels["distractors_isolated"].nunique() == 2
    assert panels["reassignments"].nunique() > 2


def test_measures_do_not_depend_on_the_order_of_rows():
    clusters, moves = make_sessions(3)
    expected = measure_panels(clusters, moves).sort_values("panel", ignore_index=True)
    shuffled = measure_panels(
        clusters.sample(frac=1.0, random_state=1), moves.sample(frac=1.0, random_state=2)
    )
    pd.testing.assert_frame_equal(expected, shuffled.sort_values("panel", ignore_index=True))


def test_two_evaluators_of_one_session_are_told_apart():
    clusters, moves = make_session("s1", seed=1)
    again, moved_again = make_session("s1", seed=4)
    both = pd.concat([clusters, again.assign(evaluator="other")])
    all_moves = pd.concat([moves, moved_again.assign(evaluator="other")])
    panels = measure_panels(both, all_moves)
    assert panels["utterances"].tolist() == [16] * 6
    assert (panels["reassignments"] <= 16).all()


def test_without_moves_their_measures_are_unknown():
    panels = measure_panels(make_session("s1", seed=1)[0])
    assert panels[list(CHANGES)].isna().all(axis=None)
    assert panels["macro_f1"].notna().all()


def test_no_panels_have_no_measures():
    clusters, moves = make_session("s1", seed=1)
    panels = measure_panels(clusters.iloc[:0], moves.iloc[:0])
    assert panels.empty
    assert {"panel", "macro_f1", *CHANGES} <= set(panels.columns)
    assert control_differences(panels).table.empty


def test_difference_is_control_less_the_mean_of_the_anonymized_panels():
    panels = measure_panels(*make_sessions(4))
    changes = control_differences(panels)
    assert changes.left_out == ()
    assert changes.table["session"].tolist() == ["s0000", "s0001", "s0002", "s0003"]
    for row in changes.table.itertuples():
        own = panels[panels["session"] == row.session]
        control = own[own["panel_kind"] == "control"].iloc[0]
        first, second = (line for _, line in own[own["panel_kind"] == "anonymized"].iterrows())
        for name in DIFFERENCES:
            expected = control[name] - (first[name] + second[name]) / 2
            assert getattr(row, name) == pytest.approx(expected)
    assert changes.table["system"].tolist() == ["B1", "B2", "B1", "B2"]
    assert changes.table["gender"].tolist() == ["f", "f", "m", "m"]


def test_sessions_that_lack_a_panel_are_left_out_by_name():
    panels = measure_panels(*make_sessions(4))
    without_control = (panels["session"] == "s0001") & (panels["panel_kind"] == "control")
    stopped_early = (panels["session"] == "s0002") & (panels["panel_position"] == 3)
    changes = control_differences(panels[~(without_control | stopped_early)])
    assert changes.table["session"].tolist() == ["s0000", "s0003"]
    assert sorted(changes.left_out) == [("s0001", "es0001"), ("s0002", "es0002")]


def test_harder_panels_show():
    changes = control_differences(measure_panels(*make_sessions(40))).table
    assert changes["macro_f1"].mean() > 3 * changes["macro_f1"].sem()
    assert np.isfinite(changes[list(DIFFERENCES)].to_numpy()).all()
