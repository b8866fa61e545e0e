"""A whole session by real mouse and key events, in real time: what was heard is what was judged."""

from __future__ import annotations

import csv
import json
import queue
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import soundfile

from sessions.events import PlayEnded, PlayStarted
from sessions.export import export_tables
from sessions.journal import read_journal
from tests.conftest import PROJECT
from tests.hearing import find, resampled
from tests.listening_app.nursery import opinion
from tests.listening_app.small_study import SAMPLE_RATE, make_small_study

if TYPE_CHECKING:
    from pathlib import Path

    from tests.virtual_desktop import Recording, VirtualScreen, VirtualSoundCard

pytestmark = pytest.mark.sound_card

PATIENCE_SECONDS = 60
CLIP_SECONDS = 0.8
SIDES = ("left", "right")
QUIET_SECONDS = 0.05
"""Between two plays there is more digital silence than this, within one there is less."""


class Evaluator:
    """Somebody at the screen with a mouse and a keyboard."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._environment = environment
        self._seen: queue.Queue[dict[str, Any]] = queue.Queue()
        self.screen: dict[str, Any] = {}
        self.app = subprocess.Popen(
            [sys.executable, "-m", "tests.listening_app.observed_app", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=PROJECT,
            env=environment,
        )
        self._reader = threading.Thread(target=self._read, name="observer of the screen")
        self._reader.start()

    def _read(self) -> None:
        assert self.app.stdout is not None
        with self.app.stdout as lines:
            for line in lines:
                self._seen.put(json.loads(line))

    def look(self) -> dict[str, Any]:
        """Wait until the screen changes, and return what it shows."""
        self.screen = self._seen.get(timeout=PATIENCE_SECONDS)
        while not self._seen.empty():
            self.screen = self._seen.get()
        return self.screen

    def wait_for(self, **expected: object) -> None:
        """Look until the screen is as expected."""
        while any(self.screen.get(name) != value for name, value in expected.items()):
            self.look()

    def press(self, *keys: str) -> None:
        self._xdotool("key", *keys)

    def type(self, text: str) -> None:
        self._xdotool("type", text)

    def click(self, control: str) -> None:
        x, y = self.screen["places"][control]
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def take_the_window(self) -> None:
        """Give the window the keyboard, as a window manager would."""
        while not self.screen.get("active"):
            self._xdotool("windowfocus", str(self.screen["window"]))
            self.look()

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True)

    def close(self) -> None:
        if self.app.poll() is None:
            self.app.terminate()
        self.app.wait(PATIENCE_SECONDS)
        self._reader.join()


@pytest.fixture
def evaluator_at(virtual_sound_card: VirtualSoundCard, virtual_screen: VirtualScreen):
    """Return a function that seats an evaluator before a study."""
    seated: list[Evaluator] = []

    def seat(folder: Path) -> Evaluator:
        environment = {**virtual_sound_card.environment, **virtual_screen.environment}
        seated.append(Evaluator(folder, environment))
        return seated[-1]

    yield seat
    for evaluator in seated:
        evaluator.close()


def set_up(evaluator: Evaluator, recording: Recording) -> None:
    """Set the listener up: what is said of the sides is what the sound card was given."""
    evaluator.wait_for(page="OutputPage")
    evaluator.press("space")
    evaluator.wait_for(next="proceed")
    evaluator.press("Return")
    evaluator.wait_for(page="SidesPage")
    for number in range(2):
        begin = len(recording.samples)
        evaluator.press("space")
        while "left" not in evaluator.screen["places"]:
            evaluator.look()
        heard = recording.samples[begin:]
        sounding = [side for side, channel in zip(SIDES, heard.T, strict=True) if channel.any()]
        assert len(sounding) == 1
        evaluator.click(sounding[0])
        while number == 0 and "left" in evaluator.screen["places"]:
            evaluator.look()
    evaluator.wait_for(page="LoudnessPage")
    evaluator.press("space")
    evaluator.wait_for(next="proceed")
    evaluator.press("Return")
    evaluator.wait_for(page="InstructionsPage")


def sign_in(evaluator: Evaluator, recording: Recording) -> None:
    evaluator.wait_for(page="WelcomePage")
    evaluator.take_the_window()
    evaluator.type("maple-27")
    evaluator.click("begin")
    evaluator.wait_for(page="ConsentPage")
    evaluator.press("Return")
    evaluator.wait_for(page="QuestionnairePage")
    evaluator.type("english")
    evaluator.click("proceed")
    set_up(evaluator, recording)
    evaluator.press("Return")
    evaluator.wait_for(page="RatingPage")


def do_what_comes_next(evaluator: Evaluator, *, by_keyboard: bool) -> None:
    """Play, rate or confirm, and wait until the screen has moved on."""
    screen = evaluator.screen
    coming, interview = screen["next"], screen["interview"]
    if coming.startswith("play"):
        if by_keyboard:
            assert screen["focus"] == coming
            evaluator.press("space")
        else:
            evaluator.click(coming)
        evaluator.wait_for(sounding=True)
        evaluator.wait_for(sounding=False)
        return
    question = coming.split()[0]
    number = opinion(interview).get(question)
    if by_keyboard:
        assert screen["focus"] == coming
        evaluator.press("Return" if number is None else str(number % 10))
    else:
        evaluator.click("next" if number is None else f"{question} {number}")
    while (evaluator.screen.get("interview"), evaluator.screen["next"]) == (interview, coming):
        evaluator.look()


def take_session(evaluator: Evaluator) -> None:
    interviews: list[str] = []
    while True:
        if evaluator.screen["page"] == "RatingPage":
            interview = evaluator.screen["interview"]
            if interview not in interviews:
                interviews.append(interview)
            do_what_comes_next(evaluator, by_keyboard=len(interviews) % 2 == 0)
        elif evaluator.screen["purpose"] == "rest":
            evaluator.click("action")
            evaluator.wait_for(page="RatingPage")
        else:
            assert evaluator.screen["purpose"] == "end"
            return


def sounds_in(heard: np.ndarray, rate: int) -> list[tuple[int, int]]:
    """Return begin and end of everything between two stretches of digital silence."""
    sounding = np.flatnonzero(heard)
    breaks = np.flatnonzero(np.diff(sounding) > QUIET_SECONDS * rate)
    begins = sounding[np.concatenate([[0], breaks + 1])]
    ends = sounding[np.concatenate([breaks, [len(sounding) - 1]])] + 1
    return list(zip(begins.tolist(), ends.tolist(), strict=True))


def test_every_click_is_heard_whole_once_and_the_table_says_so(
    evaluator_at, virtual_sound_card: VirtualSoundCard, tmp_path: Path
):
    folder = make_small_study(tmp_path / "study", evaluators=1, clip_seconds=CLIP_SECONDS)
    with virtual_sound_card.record() as recording:
        evaluator = evaluator_at(folder.path)
        sign_in(evaluator, recording)
        recording.wait_for(0.5)
        begin = len(recording.samples)
        take_session(evaluator)
        evaluator.press("Return")
        assert evaluator.app.wait(PATIENCE_SECONDS) == 0
        recording.wait_for(0.5)
        heard = recording.stop()[begin:]
    rate = virtual_sound_card.sample_rate

    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    clicks = [event for event in events if isinstance(event, PlayStarted)]
    plays = [event for event in events if isinstance(event, PlayEnded)]
    assert [click.stimulus for click in clicks] == [play.stimulus for play in plays]
    assert len({click.stimulus for click in clicks}) == 74

    found = sounds_in(heard[:, 0], rate)
    whole = [play for play in plays if play.completed and not play.underruns]
    if len(whole) == len(plays):  # an underrun may tear a sound in two
        assert len(found) == len(clicks)
    after = 0
    for play in plays:
        samples, _ = soundfile.read(folder.stimulus(play.stimulus))
        source = resampled(samples, SAMPLE_RATE, rate)
        begin = next(begin for begin, _ in found if begin >= after)
        window = slice(max(begin - rate // 10, 0), begin + len(source) + rate // 2)
        for channel in heard[window].T:
            place = find(source, channel)
            if play in whole:
                assert place.correlation > 0.999, play
                assert abs(place.gain_db) < 0.1, play
        after = window.start + place.end
    assert not heard[after:].any()

    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "ratings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 36
    for row in rows:
        for role in ("trial", "enrolment"):
            own = [p for p in plays if p.trial == row["trial"] and p.role == role]
            assert int(row[f"{role}_plays"]) == len(own)
            seconds = sum(play.seconds for play in own)
            assert float(row[f"{role}_seconds_heard"]) == pytest.approx(seconds, abs=0.001)
            if all(play in whole for play in own):
                assert seconds == pytest.approx(CLIP_SECONDS * len(own), abs=0.001)
        assert {name: int(row[name]) for name in opinion(row["trial"])} == opinion(row["trial"])
