"""What happened on a panel, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from sessions.clustering import TRAY
from sessions.events import (
    GroupNamed,
    PanelFinished,
    PanelShown,
    TilePlayEnded,
    TilePlayStarted,
    TilesMoved,
)

if TYPE_CHECKING:
    from sessions.clustering import PanelEvent, PanelState
    from sessions.events import PlayEnded


def panel_in_words(event: PanelEvent, panel: PanelState) -> str:
    """Return an event as a phrase.

    Parameters
    ----------
    event : PanelEvent
    panel : PanelState
        As it stood before the event.
    """
    return f"{event.panel}: {_words(event, panel)}"


def _words(event: PanelEvent, panel: PanelState) -> str:
    match event:
        case PanelShown():
            return "on the screen"
        case TilePlayStarted():
            return f"plays {_tile(event.stimulus, panel)}"
        case TilePlayEnded():
            return f"{_tile(event.stimulus, panel)} ended {play_end(event)}"
        case TilesMoved():
            return f"{_way(event, panel)}, by {event.means}"
        case GroupNamed():
            return f"group {event.group} is called {event.name!r}"
        case PanelFinished():
            return f"finished, {_sorted(event, panel)}"
        case _:
            assert_never(event)


def _tile(stimulus: str, panel: PanelState) -> str:
    return f"{panel.planned.letter(stimulus)} {stimulus}"


def _way(event: TilesMoved, panel: PanelState) -> str:
    return "; ".join(
        f"{_tile(stimulus, panel)} from {_place(panel.place(stimulus))} to {_place(to)}"
        for stimulus, to in event.to.items()
    )


def _place(place: int) -> str:
    return "the tray" if place == TRAY else f"group {place}"


def _sorted(event: PanelFinished, panel: PanelState) -> str:
    letters: dict[int, list[str]] = {}
    for stimulus in panel.planned.stimuli:
        letters.setdefault(event.groups[stimulus], []).append(panel.planned.letter(stimulus))
    return "; ".join(f"group {group}: {' '.join(letters[group])}" for group in sorted(letters))


def play_end(event: PlayEnded | TilePlayEnded) -> str:
    """Return how a play ended, as a phrase."""
    told = f"after {event.seconds:.3f} s, "
    told += "to its last sample" if event.completed else "before its end"
    if event.underruns:
        told += f", with {event.underruns} gaps"
    return told + (", the output was lost" if event.device_lost else "")
