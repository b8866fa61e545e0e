"""The player as the pages use it."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

from anonymizers.errors import UserError
from listening_app.audio.choice import AudioChoice
from listening_app.audio.clocked import SilentDevice
from listening_app.audio.engine import PlaybackEngine
from listening_app.player import Player, PlayReport
from tests.hearing import heard_whole
from tests.listening_app.audio.hand_driven_device import HandDrivenDevice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    player = Player(PlaybackEngine(lambda: SilentDevice(speed=20.0)))
    yield player
    player.close()


def recording(path: Path, seconds: float = 1.0, rate: int = 16_000, channels: int = 1) -> Path:
    noise = np.random.default_rng(0).uniform(-0.5, 0.5, (round(seconds * rate), channels))
    soundfile.write(path, noise, rate, "PCM_16")
    return path


def reports_of(player: Player) -> list[PlayReport]:
    reports: list[PlayReport] = []
    player.finished.connect(reports.append)
    return reports


def story_of(player: Player) -> list[object]:
    """Collect what the signals other than the progress tell, in order."""
    story: list[object] = []
    for signal in (player.started, player.finished, player.device_lost):
        signal.connect(story.append)
    return story


@pytest.mark.parametrize(("rate", "channels"), [(8_000, 1), (16_000, 1), (44_100, 2), (48_000, 2)])
def test_a_recording_is_followed_from_its_first_to_its_last_sample(
    player, qtbot, tmp_path, rate, channels
):
    path = recording(tmp_path / "a.flac", rate=rate, channels=channels)
    fractions: list[float] = []
    player.progressed.connect(fractions.append)
    story = story_of(player)
    play = player.play(path)
    assert player.playing is play
    qtbot.waitUntil(lambda: player.playing is None)
    started, report = story
    assert started is play
    assert report.play is play
    assert heard_whole(report)
    assert report.seconds_delivered == report.seconds_total == 1.0
    assert report.sample_rate == player.engine.sample_rate == 48_000
    assert player.playing is None
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0


def test_stopping_is_reported_with_what_was_heard(player, qtbot, tmp_path):
    play = player.play(recording(tmp_path / "a.flac", seconds=60.0))
    qtbot.waitUntil(lambda: play.fraction > 0)
    with qtbot.waitSignal(player.finished) as waiting:
        player.stop()
    (report,) = waiting.args
    assert report.stopped
    assert not report.completed
    assert 0 < report.seconds_delivered < 60.0


def test_only_one_recording_sounds_and_each_is_reported_once(player, qtbot, tmp_path):
    reports = reports_of(player)
    paths = [recording(tmp_path / f"{number}.flac") for number in range(4)]
    plays = [player.play(path) for path in paths]
    qtbot.waitUntil(lambda: player.playing is None)
    assert [report.play for report in reports] == plays
    assert [heard_whole(report) for report in reports] == [False, False, False, True]


def test_a_page_may_play_on_from_the_report(player, qtbot, tmp_path):
    path = recording(tmp_path / "a.flac")
    plays = []

    def play_again(report: PlayReport) -> None:
        if len(plays) < 3:
            plays.append(player.play(path))

    player.finished.connect(play_again)
    reports = reports_of(player)
    first = player.play(path)
    qtbot.waitUntil(lambda: len(reports) == 4)
    assert [report.play for report in reports] == [first, *plays]
    assert all(heard_whole(report) for report in reports)


def test_samples_can_be_played_without_a_file(player, qtbot):
    left_only = np.stack([np.ones(4_800), np.zeros(4_800)], axis=1)
    with qtbot.waitSignal(player.finished) as waiting:
        player.play_samples(left_only, 48_000)
    assert heard_whole(waiting.args[0])


def test_what_was_preloaded_needs_its_file_no_more(player, qtbot, tmp_path):
    paths = [recording(tmp_path / "a.flac"), recording(tmp_path / "b.flac")]
    player.preload(paths)
    player.play(paths[1])  # decoded after the first, by the same worker
    for path in paths:
        path.unlink()
    with qtbot.waitSignal(player.finished):
        player.play(paths[0])
    player.preload([])
    with pytest.raises(UserError, match=r"a\.flac cannot be played \(there is no such file\)"):
        player.play(paths[0])


def test_a_recording_that_cannot_be_decoded_is_said_and_tried_again(player, qtbot, tmp_path):
    path = tmp_path / "a.flac"
    path.write_bytes(b"this is no sound")
    player.preload([path])
    with pytest.raises(UserError, match=r"a\.flac cannot be played"):
        player.play(path)
    assert player.playing is None
    recording(path)
    with qtbot.waitSignal(player.finished) as waiting:
        player.play(path)
    assert heard_whole(waiting.args[0])


def test_a_lost_output_is_told_and_a_new_one_plays_at_its_own_rate(qtbot, tmp_path):
    path = recording(tmp_path / "a.flac")
    first, second = HandDrivenDevice(), HandDrivenDevice(sample_rate=44_100)
    devices = [first, second]
    player = Player(PlaybackEngine(lambda: devices.pop(0)))
    player.play(path)
    first.ask(4_800)
    first.ask(1)
    first.lose()
    story = story_of(player)
    qtbot.waitUntil(lambda: len(story) == 3)
    _, report, reason = story
    assert reason == "The test output went away."
    assert report.device_lost
    assert report.seconds_delivered == 0.1

    player.reopen()
    with qtbot.waitSignal(player.finished) as waiting_for_end:
        player.play(path)
        second.ask(44_100)
        second.ask(1)
    assert heard_whole(waiting_for_end.args[0])
    assert waiting_for_end.args[0].sample_rate == 44_100
    player.close()


def test_an_output_lost_while_nothing_plays_is_told_too(qtbot):
    device = HandDrivenDevice()
    player = Player(PlaybackEngine(lambda: device))
    with qtbot.waitSignal(player.device_lost):
        device.lose()
    player.close()


def test_closing_reports_what_played_and_leaves_nothing_running(qtbot, tmp_path):
    before = set(threading.enumerate())
    player = Player(PlaybackEngine(AudioChoice.parse("silent", speed=5.0).open))
    reports = reports_of(player)
    path = recording(tmp_path / "a.flac", seconds=60.0)
    player.preload([path])
    play = player.play(path)
    qtbot.waitUntil(lambda: play.fraction > 0)
    player.close()
    (report,) = reports
    assert report.play is play
    assert report.stopped
    assert report.seconds_delivered > 0
    assert set(threading.enumerate()) == before
    assert not any(timer.isActive() for timer in player.findChildren(type(player._timer)))
    player.close()
    assert len(reports) == 1
