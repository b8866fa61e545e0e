"""A panel: what counts as a change, what undo brings back, when it may be finished."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sessions.clustering import TRAY, PanelState, TileMove
from sessions.events import (
    GroupNamed,
    PanelFinished,
    PanelShown,
    Paused,
    Resumed,
    SessionOpened,
    TilesMoved,
)
from sessions.journal import Chain, parse_journal
from sessions.refusals import refusal, replay
from sessions.session import Phase, SessionState, apply, begin
from tests.sessions.panels import PANEL_RULES, clustering_session, moved, play_tile
from tests.sessions.sitting import HandClock, next_event
from tests.sessions.test_session import Sheet, opened

if TYPE_CHECKING:
    from sessions.events import Event

SESSION = clustering_session()
PANEL = SESSION.panels[0].panel
A, B, C, *REST = SESSION.panels[0].stimuli


@pytest.fixture
def sheet() -> Sheet:
    """A session at its first panel, which is on the screen."""
    sheet = Sheet(SESSION, PANEL_RULES)
    sheet.add(opened(session="c1"))
    while sheet.state.phase != Phase.CLUSTERING:
        sheet.add(obvious(sheet.state))
    sheet.add(PanelShown(panel=PANEL))
    return sheet


def obvious(state: SessionState) -> Event:
    event = next_event(state)
    assert event is not None
    return event


def panel_of(sheet: Sheet) -> PanelState:
    assert sheet.state.panel is not None
    return sheet.state.panel


def hear_all(sheet: Sheet) -> None:
    for stimulus in SESSION.panels[0].stimuli:
        sheet.add(*play_tile(PANEL, stimulus))


def test_a_session_of_panels_goes_through_its_phases() -> None:
    sheet = Sheet(SESSION, PANEL_RULES)
    sheet.add(opened(session="c1"))
    phases = [sheet.state.phase]
    while not sheet.state.closed:
        if sheet.add(obvious(sheet.state)).phase != phases[-1]:
            phases.append(sheet.state.phase)
    assert phases == [
        Phase.CONSENT,
        Phase.QUESTIONNAIRE,
        Phase.INSTRUCTIONS,
        Phase.PRACTICE,
        *(Phase.CLUSTERING, Phase.BREAK) * 2,
        Phase.CLUSTERING,
        Phase.FINISHED,
    ]
    assert sheet.state.confirmed_panels == SESSION.panels
    assert all(len(sheet.state.panels[one.panel].places) == 16 for one in SESSION.panels)


def test_what_counts_as_a_cluster_change(sheet: Sheet) -> None:
    sheet.add(moved(PANEL, {A: 1}))
    sheet.add(moved(PANEL, {B: 1, C: 1}, "touch"))
    assert panel_of(sheet).change_count == 3
    sheet.add(moved(PANEL, {A: TRAY}))
    assert panel_of(sheet).change_count == 3
    sheet.add(moved(PANEL, {A: 4}, "keyboard"))
    sheet.add(moved(PANEL, {A: 2}))
    assert panel_of(sheet).change_count == 5
    sheet.add(moved(PANEL, {A: 4}, "undo"))
    sheet.add(moved(PANEL, {A: 2}, "redo"))
    panel = panel_of(sheet)
    assert panel.change_count == 5
    assert [panel.changes(stimulus) for stimulus in (A, B, C, REST[0])] == [3, 1, 1, 0]
    assert panel.moves[0].at_ms == 1000
    assert panel.moves[-1] == TileMove(A, 4, 2, "redo", panel.active_ms)


def test_undo_brings_back_a_step_of_several_tiles_and_redo_makes_it_again(sheet: Sheet) -> None:
    sheet.add(moved(PANEL, {A: 1}), moved(PANEL, {B: 2}), moved(PANEL, {A: 3, B: 3, C: 3}))
    assert panel_of(sheet).undo_step == {A: 1, B: 2, C: TRAY}
    sheet.add(moved(PANEL, {A: 1, B: 2, C: TRAY}, "undo"))
    assert panel_of(sheet).places == {A: 1, B: 2}
    assert panel_of(sheet).redo_step == {A: 3, B: 3, C: 3}
    sheet.add(moved(PANEL, {A: 3, B: 3, C: 3}, "redo"))
    assert panel_of(sheet).members(3) == (A, B, C)
    sheet.add(moved(PANEL, {A: 1, B: 2, C: TRAY}, "undo"), moved(PANEL, {B: TRAY}, "undo"))
    sheet.add(moved(PANEL, {C: 1}))
    assert panel_of(sheet).redo_step == {}
    assert panel_of(sheet).undo_step == {C: TRAY}


def test_undo_reaches_back_beyond_the_end_of_the_app(sheet: Sheet) -> None:
    sheet.add(moved(PANEL, {A: 1}), opened(session="c1"))
    assert refusal(sheet.state, moved(PANEL, {A: TRAY}, "undo")) == (
        f"panel {PANEL} is not on the screen"
    )
    sheet.add(PanelShown(panel=PANEL), moved(PANEL, {A: TRAY}, "undo"))
    assert panel_of(sheet).places == {}


def test_a_tile_counts_as_heard_when_it_sounded_undisturbed_to_its_end(sheet: Sheet) -> None:
    sheet.add(*play_tile(PANEL, A, completed=False), *play_tile(PANEL, B, underruns=1))
    assert not panel_of(sheet).heard(A)
    assert not panel_of(sheet).heard(B)
    sheet.add(*play_tile(PANEL, A))
    assert panel_of(sheet).heard(A)
    assert panel_of(sheet).listening(A).plays == 2


def test_a_tile_that_sounded_when_the_app_ended_is_silent_and_not_heard(sheet: Sheet) -> None:
    sheet.add(play_tile(PANEL, A)[0])
    assert sheet.state.is_playing
    sheet.add(opened(session="c1"))
    assert not sheet.state.is_playing
    assert panel_of(sheet).unheard == SESSION.panels[0].stimuli


def test_every_tile_is_to_be_heard_and_sorted_before_the_end(sheet: Sheet) -> None:
    everything = dict.fromkeys(SESSION.panels[0].stimuli, 2)
    finished = PanelFinished(panel=PANEL, groups=everything)
    assert refusal(sheet.state, finished) == f"tile {A} was not heard to its end"
    hear_all(sheet)
    sheet.add(moved(PANEL, {name: 2 for name in everything if name != B}))
    assert refusal(sheet.state, finished) == f"tile {B} lies in the tray"
    assert not panel_of(sheet).may_finish
    sheet.add(moved(PANEL, {B: 1}))
    assert panel_of(sheet).may_finish
    assert refusal(sheet.state, finished) == "the groups are not those that were made"
    state = sheet.add(PanelFinished(panel=PANEL, groups=everything | {B: 1}))
    assert state.phase == Phase.BREAK
    assert state.panels[PANEL].finished_at is not None


def test_one_group_is_enough(sheet: Sheet) -> None:
    hear_all(sheet)
    everything = dict.fromkeys(SESSION.panels[0].stimuli, 4)
    sheet.add(moved(PANEL, everything), PanelFinished(panel=PANEL, groups=everything))
    assert sheet.state.confirmed == 1


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (moved(PANEL, {}), "no tile is moved"),
        (moved(PANEL, {A: 5}), "there is no group 5; there are 4"),
        (moved(PANEL, {A: -1}), "there is no group -1; there are 4"),
        (moved(PANEL, {A: TRAY}), f"tile {A} is there already"),
        (moved(PANEL, {"x": 1}), f"panel {PANEL} has no tile x"),
        (moved("c1x1", {A: 1}), f"panel {PANEL} is due, not c1x1"),
        (moved(PANEL, {A: 1}, "undo"), "this is not what undo brings back"),
        (moved(PANEL, {A: 1}, "redo"), "this is not what redo brings back"),
        (
            TilesMoved(panel=PANEL, to={A: 1}, means="magic"),  # type: ignore[arg-type]
            "a tile cannot be moved by magic",
        ),
        (GroupNamed(panel=PANEL, group=5, name="x"), "there is no group 5; there are 4"),
        (play_tile(PANEL, "x")[0], f"panel {PANEL} has no tile x"),
        (play_tile(PANEL, A)[1], f"the tile {A} of panel {PANEL} is not being played"),
    ],
)
def test_what_cannot_happen_is_refused(sheet: Sheet, event: Event, reason: str) -> None:
    assert refusal(sheet.state, event) == reason


def test_groups_get_names_and_lose_them(sheet: Sheet) -> None:
    sheet.add(GroupNamed(panel=PANEL, group=2, name="hoarse"))
    assert panel_of(sheet).names == {2: "hoarse"}
    sheet.add(GroupNamed(panel=PANEL, group=2, name=""))
    assert panel_of(sheet).names == {}


def test_a_pause_stops_the_panel_but_not_the_end_of_a_play(sheet: Sheet) -> None:
    sheet.add(play_tile(PANEL, A)[0], Paused())
    before = panel_of(sheet).active_ms
    assert refusal(sheet.state, moved(PANEL, {A: 1})) == "the session is paused"
    sheet.add(play_tile(PANEL, A)[1], seconds=60.0)
    sheet.add(Resumed(), seconds=60.0)
    assert panel_of(sheet).active_ms == before


def test_a_tile_may_fall_silent_after_its_panel_was_finished(sheet: Sheet) -> None:
    hear_all(sheet)
    everything = dict.fromkeys(SESSION.panels[0].stimuli, 4)
    sheet.add(moved(PANEL, everything), play_tile(PANEL, C)[0])
    sheet.add(PanelFinished(panel=PANEL, groups=everything))
    state = sheet.add(play_tile(PANEL, C)[1])
    assert state.panels[PANEL].listening(C).completed == 2


def test_the_time_left_follows_from_the_panels_done(sheet: Sheet) -> None:
    assert sheet.state.seconds_left is None
    while sheet.state.confirmed == 0:
        sheet.add(obvious(sheet.state))
    spent = sheet.state.panels[PANEL].active_ms / 1000
    assert spent > 40
    assert sheet.state.seconds_left == pytest.approx(2 * spent)


def any_event(state: SessionState, rng: random.Random) -> Event:
    """Something that could be tried now, sensible or not."""
    panel = state.panel
    if panel is None or not panel.shown or rng.random() < 0.1:
        return obvious(state)
    name, stimuli = panel.planned.panel, panel.planned.stimuli
    chosen = rng.sample(stimuli, rng.choice((1, 1, 1, 3)))
    group = rng.randrange(-1, 6)
    return rng.choice(
        (
            moved(name, dict.fromkeys(chosen, group)),
            moved(name, {one: rng.randrange(5) for one in chosen}, "keyboard"),
            moved(name, panel.undo_step, "undo"),
            moved(name, panel.redo_step, "redo"),
            *play_tile(name, chosen[0], completed=rng.random() < 0.7),
            GroupNamed(panel=name, group=group, name=rng.choice(("", "low", "high"))),
            PanelFinished(panel=name, groups=dict(panel.places)),
            opened(session="c1"),
            Paused(),
        )
    )


class Recount:
    """Places and changes, kept in the plainest way beside the state."""

    def __init__(self) -> None:
        self.places: dict[str, dict[str, int]] = {}
        self.changes: dict[str, int] = {}

    def see(self, event: TilesMoved) -> None:
        places = self.places.setdefault(event.panel, {})
        for stimulus, to in event.to.items():
            assert places.get(stimulus, TRAY) != to
            places[stimulus] = to
            if to != TRAY and event.means not in ("undo", "redo"):
                self.changes[event.panel] = self.changes.get(event.panel, 0) + 1


class Tape:
    """A journal in memory and the state that it leads to."""

    def __init__(self) -> None:
        self.state = begin(SESSION, PANEL_RULES)
        self.text = b""
        self._chain = Chain()
        self._clock = HandClock()
        self._mono_ms = 0

    def add(self, event: Event, seconds: float) -> bool:
        """Write an event if it can happen now."""
        if refusal(self.state, event) is not None:
            return False
        self._clock.seconds += seconds
        is_opening = isinstance(event, SessionOpened)
        self._mono_ms = 0 if is_opening else self._mono_ms + round(1000 * seconds)
        entry, line = self._chain.line(event, self._clock.now(), self._mono_ms)
        self._chain.advance(line)
        self.text += line
        self.state = apply(self.state, entry)
        return True


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_let_pass_replays_to_the_same_panels(seed: int) -> None:
    rng = random.Random(seed)
    tape, recount = Tape(), Recount()
    tape.add(opened(session="c1"), 0.0)
    for _ in range(300):
        event = any_event(tape.state, rng)
        if tape.add(event, rng.choice((0.0, 0.001, 1.0))) and isinstance(event, TilesMoved):
            recount.see(event)
        tape.add(Resumed(), 0.0)
    for name, panel in tape.state.panels.items():
        placed = {one: to for one, to in recount.places.get(name, {}).items() if to != TRAY}
        assert panel.places == placed
        assert panel.change_count == recount.changes.get(name, 0)
        assert {*panel.places, *panel.unplaced} == set(panel.planned.stimuli)
        assert panel.change_count == sum(map(panel.changes, panel.planned.stimuli))
    assert recount.changes
    entries = parse_journal(tape.text, Path("c1.jsonl")).entries
    assert replay(SESSION, PANEL_RULES, entries) == tape.state
