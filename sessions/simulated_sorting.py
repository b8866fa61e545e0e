"""Panels as simulated evaluators sort them: listening, placing, slipping, looking over it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anonymizers.base import derived_generator
from sessions.events import (
    PanelFinished,
    PanelShown,
    TilePlayEnded,
    TilePlayStarted,
    TilesMoved,
)
from sessions.sorting import placements

if TYPE_CHECKING:
    from sessions.clustering import PanelState
    from sessions.events import Means
    from sessions.listeners import Listener
    from sessions.plan import Key
    from sessions.recorder import Recorder

SLIP_SHARE = 0.02
"""Of placements that go to a neighbouring group first and are undone."""
UNDERRUN_SHARE = 0.002
HANDS: tuple[Means, ...] = ("mouse", "mouse", "mouse", "keyboard", "touch")
"""With which evaluators move tiles; each keeps to one."""


def sort_panel(record: Recorder, listener: Listener, key: Key, excerpt_seconds: float) -> None:
    """Sort the panel that is due, from its first moment on the screen to its last.

    Parameters
    ----------
    record : Recorder
        Of the session.
    listener : Listener
    key : Key
        What the recordings are.
    excerpt_seconds : float
        Recordings are taken to be as long, or somewhat shorter.
    """
    planned = _due(record).planned
    record(PanelShown(panel=planned.panel), 0.5)
    meant = [key.stimuli[name] for name in planned.stimuli]
    hand = HANDS[int(derived_generator(listener.seed, "hand", listener.evaluator).integers(5))]
    for tile, group in placements(listener, meant, record.state.rules.groups, record.rng):
        stimulus = planned.stimuli[tile]
        _listen(record, stimulus, excerpt_seconds)
        _place(record, stimulus, group, hand, listener.manner.answer_seconds)
    record(PanelFinished(panel=planned.panel, groups=dict(_due(record).places)), 3.0)


def _listen(record: Recorder, stimulus: str, excerpt_seconds: float) -> None:
    """Play a tile, and again where the play was disturbed."""
    shortened = derived_generator(0, "duration", stimulus).uniform(0.7, 1.2)
    seconds = round(excerpt_seconds * min(1.0, float(shortened)), 3)
    panel = _due(record).planned.panel
    plays = _due(record).listening(stimulus).plays
    while _due(record).listening(stimulus).plays == plays or not _due(record).heard(stimulus):
        record(TilePlayStarted(panel=panel, stimulus=stimulus), 0.4)
        record.wait(seconds)
        record(
            TilePlayEnded(
                panel=panel,
                stimulus=stimulus,
                seconds=seconds,
                completed=True,
                underruns=int(record.rng.random() < UNDERRUN_SHARE),
                device_lost=False,
            ),
            0.0,
        )


def _place(record: Recorder, stimulus: str, group: int, hand: Means, seconds: float) -> None:
    """Move a tile into its group, now and then by way of a wrong one."""
    panel = _due(record)
    name, neighbour = panel.planned.panel, 1 + group % panel.groups
    if record.rng.random() < SLIP_SHARE and panel.place(stimulus) != neighbour:
        record(TilesMoved(panel=name, to={stimulus: neighbour}, means=hand), seconds)
        record(TilesMoved(panel=name, to=_due(record).undo_step, means="undo"), 0.8)
    if _due(record).place(stimulus) != group:
        record(TilesMoved(panel=name, to={stimulus: group}, means=hand), seconds)


def _due(record: Recorder) -> PanelState:
    panel = record.state.panel
    assert panel is not None
    return panel
