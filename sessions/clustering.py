"""One panel: which tiles were heard, where each lies, and what led there.

Tiles are named by their recording, places by a number: 0 for the tray, 1 and up for the groups.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sessions.events import (
    GroupNamed,
    PanelFinished,
    PanelShown,
    TilePlayEnded,
    TilePlayStarted,
    TilesMoved,
)
from sessions.rating import Listening

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sessions.events import Means
    from sessions.plan import PlannedPanel

TRAY = 0

PanelEvent = PanelShown | TilePlayStarted | TilePlayEnded | TilesMoved | GroupNamed | PanelFinished
"""What happens on a panel."""

_THROUGH_HISTORY = ("undo", "redo")
_MEANS = ("mouse", "keyboard", "touch", *_THROUGH_HISTORY)
_SILENT = Listening()


@dataclass(frozen=True, slots=True)
class TileMove:
    """One tile's way from one place to another."""

    stimulus: str
    origin: int
    to: int
    means: Means
    at_ms: int
    """Time on the panel until then, without pauses and without absence."""

    @property
    def is_change(self) -> bool:
        """Whether it counts as a cluster change: into a group, and not by undo or redo."""
        return self.to != TRAY and self.means not in _THROUGH_HISTORY


Step = tuple[tuple[str, int, int], ...]
"""Tiles that were moved at once: of each its recording, where it was, where it came."""


@dataclass(frozen=True, slots=True)
class PanelState:
    """A panel as it stands.

    Parameters
    ----------
    planned : PlannedPanel
    groups : int
        How many there are to sort into.
    """

    planned: PlannedPanel
    groups: int
    shown: bool = False
    """On the screen since the app was last opened."""
    heard_of: Mapping[str, Listening] = field(default_factory=dict)
    """What was heard of each tile that was played."""
    places: Mapping[str, int] = field(default_factory=dict)
    """Groups of the tiles outside the tray, in the order in which they came there."""
    names: Mapping[int, str] = field(default_factory=dict)
    """Of groups, where the evaluator gave one."""
    moves: tuple[TileMove, ...] = ()
    """Every move, in order."""
    undoable: tuple[Step, ...] = ()
    redoable: tuple[Step, ...] = ()
    active_ms: int = 0
    """Time on the screen, without pauses and without absence."""
    finished_at: str | None = None

    def listening(self, stimulus: str) -> Listening:
        """Return what was heard of a tile."""
        return self.heard_of.get(stimulus, _SILENT)

    def heard(self, stimulus: str) -> bool:
        """Whether the tile was heard to its end, undisturbed, at least once."""
        return self.listening(stimulus).completed > 0

    def place(self, stimulus: str) -> int:
        """Return the group in which a tile lies, 0 for the tray."""
        return self.places.get(stimulus, TRAY)

    def members(self, place: int) -> tuple[str, ...]:
        """Return the tiles of a group in the order in which they came; of the tray as it lies."""
        if place == TRAY:
            return self.unplaced
        return tuple(stimulus for stimulus, at in self.places.items() if at == place)

    @property
    def is_sounding(self) -> bool:
        """Whether a tile of this panel is being played."""
        return any(listening.sounding > 0 for listening in self.heard_of.values())

    @property
    def unheard(self) -> tuple[str, ...]:
        """Tiles that are still to be heard to their end."""
        return tuple(name for name in self.planned.stimuli if not self.heard(name))

    @property
    def unplaced(self) -> tuple[str, ...]:
        """Tiles that lie in the tray."""
        return tuple(name for name in self.planned.stimuli if name not in self.places)

    @property
    def may_finish(self) -> bool:
        """Whether every tile was heard and lies in a group."""
        return not self.unheard and not self.unplaced

    def changes(self, stimulus: str) -> int:
        """Return how often a tile was put into a group, the first time included.

        Neither the tray nor undo and redo count, and they take none away.
        """
        return sum(move.is_change for move in self.moves if move.stimulus == stimulus)

    @property
    def change_count(self) -> int:
        """Cluster changes of the whole panel (CC)."""
        return sum(move.is_change for move in self.moves)

    @property
    def undo_step(self) -> dict[str, int]:
        """Where undo puts which tiles; empty where there is nothing to undo."""
        last = self.undoable[-1] if self.undoable else ()
        return {stimulus: origin for stimulus, origin, _ in last}

    @property
    def redo_step(self) -> dict[str, int]:
        """Where redo puts which tiles; empty where there is nothing to redo."""
        last = self.redoable[-1] if self.redoable else ()
        return {stimulus: to for stimulus, _, to in last}

    def interrupted(self) -> PanelState:
        """Return the panel as a new opening of the app finds it: off the screen and silent."""
        silenced = {name: one.interrupted() for name, one in self.heard_of.items()}
        return replace(self, shown=False, heard_of=silenced)


def apply(panel: PanelState, event: PanelEvent, at: str) -> PanelState:
    """Return a panel after an event that :func:`refusal` lets pass.

    Parameters
    ----------
    panel : PanelState
    event : PanelEvent
    at : str
        Time of day, ISO 8601.
    """
    match event:
        case PanelShown():
            return replace(panel, shown=True)
        case TilePlayStarted():
            return _with_listening(panel, event.stimulus, panel.listening(event.stimulus).started())
        case TilePlayEnded():
            ended = panel.listening(event.stimulus).ended(event)
            return _with_listening(panel, event.stimulus, ended)
        case TilesMoved():
            return _moved(panel, event)
        case GroupNamed():
            others = {group: name for group, name in panel.names.items() if group != event.group}
            named = {event.group: event.name} if event.name else {}
            return replace(panel, names=others | named)
        case PanelFinished():
            return replace(panel, shown=False, finished_at=at)


def refusal(panel: PanelState, event: PanelEvent) -> str | None:
    """Return why this cannot happen on the panel that is due, or None when it can."""
    name = panel.planned.panel
    if not panel.shown and not isinstance(event, PanelShown):
        return f"panel {name} is not on the screen"
    match event:
        case TilePlayStarted() | TilePlayEnded():
            if event.stimulus not in panel.planned.stimuli:
                return f"panel {name} has no tile {event.stimulus}"
        case TilesMoved():
            return _refuse_move(panel, event)
        case GroupNamed():
            if not 1 <= event.group <= panel.groups:
                return f"there is no group {event.group}; there are {panel.groups}"
        case PanelFinished():
            return _refuse_finishing(panel, event)
    return None


def _with_listening(panel: PanelState, stimulus: str, listening: Listening) -> PanelState:
    return replace(panel, heard_of={**panel.heard_of, stimulus: listening})


def _moved(panel: PanelState, event: TilesMoved) -> PanelState:
    step = tuple((name, panel.place(name), to) for name, to in event.to.items())
    staying = {name: at for name, at in panel.places.items() if name not in event.to}
    arriving = {name: to for name, to in event.to.items() if to != TRAY}
    made = tuple(
        TileMove(name, origin, to, event.means, panel.active_ms) for name, origin, to in step
    )
    undoable, redoable = panel.undoable, panel.redoable
    if event.means == "undo":
        undoable, redoable = undoable[:-1], (*redoable, undoable[-1])
    elif event.means == "redo":
        undoable, redoable = (*undoable, redoable[-1]), redoable[:-1]
    else:
        undoable, redoable = (*undoable, step), ()
    return replace(
        panel,
        places=staying | arriving,
        moves=(*panel.moves, *made),
        undoable=undoable,
        redoable=redoable,
    )


def _refuse_move(panel: PanelState, event: TilesMoved) -> str | None:
    if event.means not in _MEANS:
        return f"a tile cannot be moved by {event.means}"
    if not event.to:
        return "no tile is moved"
    for name, to in event.to.items():
        reason = _refuse_place(panel, name, to)
        if reason is not None:
            return reason
    history = {"undo": panel.undo_step, "redo": panel.redo_step}.get(event.means, event.to)
    return None if event.to == history else f"this is not what {event.means} brings back"


def _refuse_place(panel: PanelState, stimulus: str, to: int) -> str | None:
    if stimulus not in panel.planned.stimuli:
        return f"panel {panel.planned.panel} has no tile {stimulus}"
    if not TRAY <= to <= panel.groups:
        return f"there is no group {to}; there are {panel.groups}"
    if panel.place(stimulus) == to:
        return f"tile {stimulus} is there already"
    return None


def _refuse_finishing(panel: PanelState, event: PanelFinished) -> str | None:
    if panel.unheard:
        return f"tile {panel.unheard[0]} was not heard to its end"
    if panel.unplaced:
        return f"tile {panel.unplaced[0]} lies in the tray"
    if event.groups != panel.places:
        return "the groups are not those that were made"
    return None
