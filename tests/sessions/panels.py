"""Clustering sessions made by hand, and the events that take them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.events import PanelFinished, PanelShown, TilePlayEnded, TilePlayStarted, TilesMoved
from sessions.plan import PlannedPanel, PlannedSession
from sessions.session import Rules

if TYPE_CHECKING:
    from sessions.clustering import Means, PanelState
    from sessions.events import Event

PANEL_RULES = Rules((), trials_before_break=18, groups=4)


def planned_panel(name: str, size: int = 16) -> PlannedPanel:
    """A panel whose recordings have the panel's name and a number."""
    return PlannedPanel(name, tuple(f"{name}-{number:02}" for number in range(size)))


def clustering_session(
    name: str = "c1", *, size: int = 16, practice: int = 1, panels: int = 3
) -> PlannedSession:
    """A session of panels, practice ones of six tiles before them."""
    return PlannedSession(
        name,
        (),
        (),
        tuple(planned_panel(f"{name}p{number}", 6) for number in range(practice)),
        tuple(planned_panel(f"{name}x{number}", size) for number in range(panels)),
    )


def play_tile(
    panel: str, stimulus: str, *, completed: bool = True, underruns: int = 0
) -> tuple[Event, Event]:
    """A tile started and ended."""
    return (
        TilePlayStarted(panel=panel, stimulus=stimulus),
        TilePlayEnded(
            panel=panel,
            stimulus=stimulus,
            seconds=3.0 if completed else 0.5,
            completed=completed,
            underruns=underruns,
            device_lost=False,
        ),
    )


def moved(panel: str, to: dict[str, int], means: Means = "mouse") -> TilesMoved:
    """Tiles put elsewhere at once."""
    return TilesMoved(panel=panel, to=to, means=means)


def next_on_panel(panel: PanelState) -> Event:
    """The one obvious next action: every tile is heard, then sorted in turn."""
    name = panel.planned.panel
    if not panel.shown:
        return PanelShown(panel=name)
    for stimulus in panel.planned.stimuli:
        if panel.listening(stimulus).sounding:
            return play_tile(name, stimulus)[1]
    if panel.unheard:
        return play_tile(name, panel.unheard[0])[0]
    if panel.unplaced:
        stimulus = panel.unplaced[0]
        group = 1 + panel.planned.stimuli.index(stimulus) % panel.groups
        return moved(name, {stimulus: group})
    return PanelFinished(panel=name, groups=dict(panel.places))
