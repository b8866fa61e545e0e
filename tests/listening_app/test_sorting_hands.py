"""Whole clustering sessions through the window, by synthetic hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from listening_app.autopilot import Autopilot
from listening_app.pages.clustering import ClusteringPage
from listening_app.sorting_hands import sortings
from sessions.events import TilePlayStarted, TilesMoved
from sessions.journal import read_journal
from sessions.listeners import Listener
from sessions.results import read_results
from tests.listening_app.small_panels import make_small_panels

if TYPE_CHECKING:
    from pathlib import Path


PANEL = "c0x0"


def meant(panel: str) -> list[tuple[int, int]]:
    """What is put where: the second voice into a wrong group first; six voices in practice."""
    placements = [(0, 1), (1, 3), (2, 2), (3, 1), (4, 4), (5, 2), (1, 2)]
    return placements if "p" in panel else [*placements, (6, 4)]


def take_session(app, sort, means) -> None:
    autopilot = Autopilot(app.window, "maple-27", lambda _: {}, means=[means], sort=sort)
    faults: list[str] = []
    autopilot.met_fault.connect(faults.append)
    with app.qtbot.waitSignal(autopilot.done, timeout=120_000):
        pass
    assert faults == []


@pytest.mark.parametrize("means", ["keyboard", "mouse"])
def test_panels_are_sorted_as_was_meant_by_one_means_alone(means, tmp_path: Path, open_app):
    folder = make_small_panels(tmp_path / "study", panels=3, size=7, practice=1)
    app = open_app(folder)
    take_session(app, meant, means)
    app.close()

    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    session = next(iter(folder.plan().sessions))
    panels = (*session.practice_panels, *session.panels)
    moves = [
        (event.panel, event.to, event.means) for event in events if isinstance(event, TilesMoved)
    ]
    assert moves == [
        (panel.panel, {panel.stimuli[tile]: group}, means)
        for panel in panels
        for tile, group in meant(panel.panel)
    ]
    played = [
        (event.panel, event.stimulus) for event in events if isinstance(event, TilePlayStarted)
    ]
    assert played == [
        (panel.panel, panel.stimuli[tile]) for panel in panels for tile, _ in meant(panel.panel)
    ]
    (result,) = read_results(folder).sessions
    assert result.status == "finished"
    assert [result.state.panels[panel.panel].change_count for panel in panels] == [7, 8, 8, 8]


def test_who_comes_back_to_a_panel_goes_on_where_it_was_left(tmp_path: Path, open_app) -> None:
    folder = make_small_panels(tmp_path / "study", panels=2, size=7, practice=0)
    app = open_app(folder)
    autopilot = Autopilot(app.window, "maple-27", lambda _: {}, sort=meant)
    app.wait_for(
        lambda: isinstance(app.page, ClusteringPage) and app.page.view.places[f"{PANEL}t02"] == 2
    )
    autopilot.stop()
    app.delete()
    (journal,) = folder.journal_files()
    known = len(read_journal(journal).entries)
    app = open_app(folder)
    take_session(app, meant, "keyboard")
    panel = next(iter(folder.plan().sessions)).panels[0]
    played = [
        entry.event.stimulus
        for entry in read_journal(journal).entries[known:]
        if isinstance(entry.event, TilePlayStarted) and entry.event.panel == panel.panel
    ]
    # Voices 0 to 2 lay where they were meant to lie at that time.
    assert played == [panel.stimuli[tile] for tile in (3, 4, 5, 1, 6)]


def test_a_listener_sorts_a_panel_the_same_each_time(tmp_path: Path) -> None:
    folder = make_small_panels(tmp_path / "study")
    plan, key = folder.plan(), folder.key()
    panel = next(iter(plan.sessions)).panels[0]
    first, again = (sortings(Listener(1, "maple-27"), plan, key, 4) for _ in range(2))
    assert first(panel.panel) == again(panel.panel)
    assert {tile for tile, _ in first(panel.panel)} == set(range(16))
    other = sortings(Listener(2, "maple-27"), plan, key, 4)
    assert other(panel.panel) != first(panel.panel)
