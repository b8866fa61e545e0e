"""A panel by real mouse and key events, in real time: what is dragged lies where it was dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import soundfile

from sessions.events import TilePlayEnded, TilesMoved
from sessions.journal import read_journal
from tests.hearing import find, resampled, sounds_in
from tests.listening_app.at_the_screen import Evaluator, sign_in
from tests.listening_app.small_panels import make_small_panels
from tests.listening_app.small_study import SAMPLE_RATE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.virtual_desktop import VirtualSoundCard

pytestmark = pytest.mark.sound_card

CLIP_SECONDS = 0.8
NOWHERE = (1900, 1060)
"""On the screen, outside the window."""


def drag(
    evaluator: Evaluator, tile: str, *ways: str | tuple[int, int], meanwhile: str = ""
) -> None:
    evaluator.drag(f"tile {tile}", *ways, meanwhile=meanwhile)
    evaluator.wait_for(held=[])


def hear(evaluator: Evaluator) -> None:
    """Wait until what was asked for has begun and ended."""
    evaluator.wait_for(sounding=True)
    evaluator.wait_for(sounding=False, through=None)


def test_tiles_are_dragged_and_heard_at_a_real_screen(
    evaluator_at, virtual_sound_card: VirtualSoundCard, tmp_path: Path
):
    folder = make_small_panels(
        tmp_path / "study", practice=0, panels=2, size=8, clip_seconds=CLIP_SECONDS
    )
    with virtual_sound_card.record() as recording:
        evaluator = evaluator_at(folder.path)
        sign_in(evaluator, recording, page="ClusteringPage")
        recording.wait_for(0.5)
        begin = len(recording.samples)
        evaluator.click("tile C")
        hear(evaluator)
        evaluator.press("e")
        hear(evaluator)
        drag(evaluator, "C", "group 4", "group 2")
        drag(evaluator, "E", "group 1", NOWHERE)
        drag(evaluator, "E", "group 1", meanwhile="Escape")
        drag(evaluator, "H", "group 2", meanwhile="3")
        evaluator.click("play 2")
        hear(evaluator)
        recording.wait_for(0.5)
        heard = recording.stop()[begin:]
        sorted_at_last = evaluator.screen["sorted"]
        evaluator.app.kill()
    assert sorted_at_last == dict.fromkeys("ABCDEFGH", 0) | {"C": 2, "H": 2}

    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    tiles = dict(zip("ABCDEFGH", next(folder.plan().sessions).panels[0].stimuli, strict=True))
    moves = [(event.to, event.means) for event in events if isinstance(event, TilesMoved)]
    assert moves == [({tiles["C"]: 2}, "mouse"), ({tiles["H"]: 2}, "mouse")]
    plays = [event for event in events if isinstance(event, TilePlayEnded)]
    order = [tiles[letter] for letter in "CECH"]
    disturbed = any(play.underruns for play in plays)
    assert [play.stimulus for play in plays] == order[: len(plays) if disturbed else None]

    rate = virtual_sound_card.sample_rate
    found = sounds_in(heard[:, 0], rate)
    if disturbed:
        return  # an underrun may tear a sound in two
    assert len(found) == len(plays)
    for (begin, _), play in zip(found, plays, strict=True):
        samples, _ = soundfile.read(folder.stimulus(play.stimulus))
        source = resampled(samples, SAMPLE_RATE, rate)
        window = slice(max(begin - rate // 10, 0), begin + len(source) + rate // 2)
        for channel in heard[window].T:
            place = find(source, channel)
            assert place.correlation > 0.999, play
            assert abs(place.gain_db) < 0.1, play
