"""A session of two hundred plays beside four busy processes: nothing is lost, or it is said."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

from listening_app.audio.choice import AudioChoice
from listening_app.autopilot import Autopilot
from sessions.events import PlayEnded, PlayStarted
from sessions.journal import read_journal
from tests.hearing import band_limited_noise, find, resampled
from tests.listening_app.nursery import opinion
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sessions.folder import StudyFolder
    from tests.virtual_desktop import VirtualSoundCard

pytestmark = [pytest.mark.sound_card, pytest.mark.long]

TRIALS = 100
"""With two recordings each."""
RATES = (8_000, 16_000, 22_050, 44_100, 48_000)
BUSY_PROCESSES = 4
PATIENCE_MS = 1_200_000


@contextmanager
def busy_machine() -> Iterator[None]:
    processes = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY_PROCESSES)
    ]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def diversify(folder: StudyFolder) -> dict[str, np.ndarray]:
    """Give recordings every rate, one channel or two; return each as a card of 48 kHz has it."""
    rng = np.random.default_rng(2020)
    sources = {}
    for number, path in enumerate(sorted(folder.stimuli.iterdir())):
        rate, channels = RATES[number % len(RATES)], 1 + number // len(RATES) % 2
        samples = band_limited_noise(rate, rng.uniform(0.2, 0.5), channels, number)
        soundfile.write(path, samples, rate, "PCM_16")
        sources[path.stem] = resampled(samples, rate, 48_000)
    return sources


def test_every_play_is_whole_or_in_the_journal_as_spoilt(
    virtual_sound_card: VirtualSoundCard, open_app, qtbot, tmp_path: Path
):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=TRIALS, practice=0)
    sources = diversify(folder)
    with virtual_sound_card.record() as recording, busy_machine():
        app = open_app(folder, open_device=AudioChoice.parse().open)
        autopilot = Autopilot(app.window, "maple-27", opinion)
        with qtbot.waitSignal(autopilot.done, timeout=PATIENCE_MS):
            pass
        recording.wait_for(0.5)
        heard = recording.stop()
    app.close()

    (journal,) = folder.journal_files()
    entries = read_journal(journal).entries
    clicks = [entry.event for entry in entries if isinstance(entry.event, PlayStarted)]
    ended = [entry for entry in entries if isinstance(entry.event, PlayEnded)]
    plays = [entry.event for entry in ended]
    assert [click.stimulus for click in clicks] == [play.stimulus for play in plays]
    assert {play.stimulus for play in plays} == sources.keys()
    assert all(play.completed for play in plays)

    whole = [entry for entry in ended if entry.event.underruns == 0]
    assert len({entry.event.stimulus for entry in whole}) == 2 * TRIALS
    end, told_ms = 0, 0
    for entry in whole:
        play, source = entry.event, sources[entry.event.stimulus]
        # Spoilt plays lie in between, of which nobody knows how long they took.
        latest = end + 48 * (entry.mono_ms - told_ms) + 5 * 48_000
        for channel in range(2):
            column = source[:, min(channel, source.shape[1] - 1)]
            found = find(column, heard[:latest, channel], after=end)
            assert found.correlation > 0.9999, play
            assert abs(found.gain_db) < 0.1, play
        assert play.seconds == pytest.approx(len(source) / 48_000, abs=2 / 48_000)
        end, told_ms = found.end, entry.mono_ms
    print(
        f"{len(plays) - len(whole)} of {len(plays)} plays were spoilt by underruns, each of them "
        "in the journal and offered again; the others arrived whole"
    )
