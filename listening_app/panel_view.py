"""What the page of a panel shows, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sessions.clustering import TRAY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sessions.session import SessionState


@dataclass(frozen=True, slots=True)
class TileView:
    """One recording."""

    stimulus: str
    letter: str
    times_played: int
    times_heard: int
    """To its end, without a gap."""
    sounding: bool
    spoilt: bool
    """Its last play was disturbed."""


@dataclass(frozen=True, slots=True)
class PanelView:
    """The whole page."""

    panel: str
    practice: bool
    position: int
    total: int
    seconds_left: float | None
    tiles: tuple[TileView, ...]
    """In the order in which they lay at first."""
    members: tuple[tuple[str, ...], ...]
    """Recordings in the tray, and in each group in the order in which they came there."""
    names: Mapping[int, str]
    """Of groups, where the evaluator gave one."""
    complete: bool
    """Whether every recording was heard and sorted."""
    may_undo: bool
    may_redo: bool
    played_through: int | None
    """The tray (0) or the group whose recordings are being played in turn."""

    @property
    def groups(self) -> int:
        """How many there are to sort into."""
        return len(self.members) - 1

    @property
    def places(self) -> dict[str, int]:
        """The place of each recording: 0 for the tray, else the group's number."""
        return {name: place for place, those in enumerate(self.members) for name in those}

    @property
    def unheard(self) -> int:
        """Recordings still to be heard to their end."""
        return sum(not tile.times_heard for tile in self.tiles)

    @property
    def unplaced(self) -> int:
        """Recordings still in the tray."""
        return len(self.members[TRAY])


def view_of_panel(
    state: SessionState,
    *,
    sounding: str | None,
    spoilt: frozenset[str],
    played_through: int | None,
) -> PanelView:
    """Return what the page shows of the panel that is due.

    Parameters
    ----------
    state : SessionState
        In a phase with a panel on the page.
    sounding : str, optional
        The recording that plays now.
    spoilt : frozenset of str
        Recordings whose last play was disturbed.
    played_through : int, optional
        The place whose recordings are being played in turn.
    """
    panel = state.panel
    assert panel is not None, state.phase
    return PanelView(
        panel=panel.planned.panel,
        practice=panel.planned in state.planned.practice_panels,
        position=state.position,
        total=state.total,
        seconds_left=state.seconds_left,
        tiles=tuple(
            TileView(
                stimulus=stimulus,
                letter=panel.planned.letter(stimulus),
                times_played=panel.listening(stimulus).plays,
                times_heard=panel.listening(stimulus).completed,
                sounding=stimulus == sounding,
                spoilt=stimulus in spoilt,
            )
            for stimulus in panel.planned.stimuli
        ),
        members=tuple(panel.members(place) for place in range(panel.groups + 1)),
        names=panel.names,
        complete=panel.may_finish,
        may_undo=bool(panel.undo_step),
        may_redo=bool(panel.redo_step),
        played_through=played_through,
    )
