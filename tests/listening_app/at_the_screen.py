"""Somebody at a real screen: mouse and keyboard are the X server's, ears the sound card's."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

from tests.conftest import PROJECT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.virtual_desktop import Recording

PATIENCE_SECONDS = 60
SIDES = ("left", "right")


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
        """Wait until the screen changes, and return what it showed then."""
        self.screen = self._seen.get(timeout=PATIENCE_SECONDS)
        return self.screen

    def catch_up(self) -> None:
        """See the screen as it is now."""
        while not self._seen.empty():
            self.look()

    def wait_for(self, **expected: object) -> None:
        """Look until the screen is as expected."""
        while any(self.screen.get(name) != value for name, value in expected.items()):
            self.look()

    def press(self, *keys: str) -> None:
        self._xdotool("key", *keys)

    def type(self, text: str) -> None:
        self._xdotool("type", text)

    def click(self, control: str) -> None:
        self.catch_up()
        self._xdotool("mousemove", *self._at(control), "click", "1")

    def take_the_window(self) -> None:
        """Give the window the keyboard, as a window manager would."""
        while not self.screen.get("active"):
            self._xdotool("windowfocus", str(self.screen["window"]))
            self.look()

    def drag(self, control: str, *ways: tuple[int, int] | str, meanwhile: str = "") -> None:
        """Drag a control over points or to other controls, perhaps pressing a key on the way."""
        self.catch_up()
        self._xdotool("mousemove", *self._at(control), "mousedown", "1")
        for way in ways:
            self._xdotool("mousemove", *self._at(way))
        if meanwhile:
            self._xdotool("key", meanwhile)
        self._xdotool("mouseup", "1")

    def _at(self, place: tuple[int, int] | str) -> tuple[str, str]:
        x, y = self.screen["places"][place] if isinstance(place, str) else place
        return str(x), str(y)

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True)

    def close(self) -> None:
        if self.app.poll() is None:
            self.app.terminate()
        self.app.wait(PATIENCE_SECONDS)
        self._reader.join()


def play_until(evaluator: Evaluator, is_heard: Callable[[], bool]) -> None:
    """Play a sound, and again where a busy computer disturbed it."""
    while not is_heard():
        if not evaluator.screen["sounding"]:
            evaluator.press("space")
            evaluator.wait_for(sounding=True)
        evaluator.look()


def set_up(evaluator: Evaluator, recording: Recording) -> None:
    """Set the listener up: what is said of the sides is what the sound card was given."""
    evaluator.wait_for(page="OutputPage")
    play_until(evaluator, lambda: evaluator.screen["next"] == "proceed")
    evaluator.press("Return")
    evaluator.wait_for(page="SidesPage")
    for number in range(2):
        begin = len(recording.samples)
        play_until(evaluator, lambda: "left" in evaluator.screen["places"])
        heard = recording.samples[begin:]
        sounding = [side for side, channel in zip(SIDES, heard.T, strict=True) if channel.any()]
        assert len(sounding) == 1
        evaluator.click(sounding[0])
        while number == 0 and "left" in evaluator.screen["places"]:
            evaluator.look()
    evaluator.wait_for(page="LoudnessPage")
    play_until(evaluator, lambda: evaluator.screen["next"] == "proceed")
    evaluator.press("Return")
    while "Instructions" not in evaluator.screen["page"]:
        evaluator.look()


def sign_in(evaluator: Evaluator, recording: Recording, page: str = "RatingPage") -> None:
    """Go from the welcome page to the first page of the work."""
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
    evaluator.wait_for(page=page)
