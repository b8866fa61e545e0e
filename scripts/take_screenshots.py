"""Take pictures of every page of the listening app, in every look, without a screen.

``python scripts/take_screenshots.py STUDY`` renews the pictures in ``docs/images``;
with ``--all DIR`` every page goes to DIR in light and dark, at two window sizes and three text
sizes, in every language or those named by ``--language``, for somebody to look at. The study is
copied, nothing is written to it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from listening_app.audio.choice import AudioChoice
from listening_app.autopilot import Autopilot, opinions
from listening_app.interface_language import OWN_NAMES, InterfaceLanguage
from listening_app.main_window import MainWindow
from listening_app.pages.notice import NoticePage
from listening_app.pages.questionnaire import QuestionnairePage
from listening_app.pages.rating import RatingPage
from listening_app.reception import Reception
from listening_app.theme import Theme
from sessions.folder import StudyFolder
from sessions.journal import SystemClock
from sessions.languages import SOURCE_LANGUAGE
from sessions.listeners import listener_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from listening_app.theme import Appearance

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SPEED = 20.0
PACE = 50.0
"""By how much the session's clock hurries, so that the time left is that of a person."""
INTERVIEW = 12
"""At which the page of an interview is shown."""
SIZES = ((1024, 768), (1920, 1080))
TEXT_SCALES = (1.0, 1.5, 2.0)
SETTLING_MS = 250
"""Until nested layouts have told each other their sizes."""


class HurriedClock(SystemClock):
    """A clock by which the synthetic evaluator takes as long as a person."""

    def monotonic(self) -> float:
        """Seconds, hurried."""
        return PACE * super().monotonic()


@dataclass(frozen=True)
class Look:
    """How a page is shown."""

    appearance: Appearance = "light"
    size: tuple[int, int] = SIZES[0]
    text_scale: float = 1.0
    language: str = SOURCE_LANGUAGE

    @property
    def name(self) -> str:
        """For a file name."""
        width, height = self.size
        return f"{self.language}-{self.appearance}-{width}x{height}-{self.text_scale:.0%}".replace(
            "%", ""
        )


class Photographer:
    """Walks through a session and takes pictures on the way."""

    def __init__(
        self, folder: StudyFolder, take: Callable[[str, Photographer], None], language: str
    ) -> None:
        application = QApplication.instance() or QApplication([])
        assert isinstance(application, QApplication)
        self._folder = folder
        self._take = take
        self._theme = Theme(application)
        spoken = InterfaceLanguage(application)
        spoken.choose(language)
        self._window = MainWindow(self._theme, "VoiceJury", spoken)
        self._reception = Reception(self._window, AudioChoice.parse("silent", speed=SPEED).open)

    def shoot(self, look: Look, path: Path) -> None:
        """Save the window as it is, in a look."""
        self._theme.set_appearance(look.appearance)
        self._theme.set_text_scale(look.text_scale)
        self._window.resize(*look.size)
        QTest.qWait(SETTLING_MS)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._window.grab().save(str(path))

    def walk(self) -> None:
        """Go from the welcome page to the last one."""
        self._reception.ask_for_study()
        self._window.show()
        self._show("start")
        self._reception.enter_study(self._folder, self._folder.study())
        self._type("maple-27")
        self._show("welcome")
        self._press(Qt.Key.Key_Return)
        self._show("consent")
        self._press(Qt.Key.Key_Return)
        self._type("jap")
        self._press(Qt.Key.Key_Down)
        self._show("questionnaire")
        while isinstance(self._window.page, QuestionnairePage):
            self._press(Qt.Key.Key_Return)
        self._show("instructions")
        self._press(Qt.Key.Key_Return)
        self._show("practice")
        self._let_autopilot_reach(lambda page: isinstance(page, RatingPage) and self._is_due(page))
        self._judge_one()
        self._pause()
        self._let_autopilot_reach(lambda page: isinstance(page, NoticePage))
        self._show("break")
        self._press(Qt.Key.Key_Return)
        self._let_autopilot_reach(
            lambda page: isinstance(page, NoticePage) and page.purpose == "end"
        )
        self._show("finish")
        self._window.close()

    def _judge_one(self) -> None:
        page = self._window.page
        assert isinstance(page, RatingPage)
        self._show("locked")
        self._press(Qt.Key.Key_Space)
        self._wait_until(lambda: not page.scales["naturalness"].locked)
        self._press(Qt.Key.Key_7)
        self._show("rating")
        self._press(Qt.Key.Key_8, Qt.Key.Key_Space)
        self._wait_until(lambda: not page.scales["similarity"].locked)
        self._press(Qt.Key.Key_3)
        self._show("complete")

    def _pause(self) -> None:
        page = self._window.page
        assert isinstance(page, RatingPage)
        page.pause_asked.emit()
        self._show("paused")
        self._press(Qt.Key.Key_Return)

    def _is_due(self, page: RatingPage) -> bool:
        planned = self._folder.plan().slots[0].sessions[0]
        return page.interview == planned.trials[INTERVIEW - 1].trial

    def _let_autopilot_reach(self, reached: Callable[[object], bool]) -> None:
        listener = listener_for(1, "maple-27", "careful")
        judge = opinions(listener, self._folder.plan(), self._folder.key())
        autopilot = Autopilot(self._window, "maple-27", judge)
        autopilot.looked.connect(lambda page: autopilot.stop() if reached(page) else None)
        self._wait_until(lambda: reached(self._window.page))
        autopilot.stop()

    def _show(self, name: str) -> None:
        QTest.qWait(20)
        self._take(name, self)

    def _press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self._window.windowHandle(), key)

    def _type(self, text: str) -> None:
        self._press(*(Qt.Key(ord(character)) for character in text.upper()))

    def _wait_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            QTest.qWait(5)


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", type=Path)
    parser.add_argument("--all", type=Path, metavar="DIR", help="every page in every look")
    parser.add_argument(
        "--language",
        action="append",
        choices=tuple(OWN_NAMES),
        help="with --all: only in this language; may be given several times",
    )
    options = parser.parse_args()
    if options.all is None:
        _walk(options.study, _for_documentation, SOURCE_LANGUAGE)
        return
    for language in options.language or OWN_NAMES:
        _walk(options.study, _every_look(options.all, language), language)


def _walk(study: Path, take: Callable[[str, Photographer], None], language: str) -> None:
    """Take a session of a copy of a study, in a language."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / "study"
        shutil.copytree(study, copy, ignore=shutil.ignore_patterns("journals"))
        with patch("sessions.live.SystemClock", HurriedClock):
            Photographer(StudyFolder(copy), take, language).walk()


def _for_documentation(name: str, photographer: Photographer) -> None:
    if name in ("welcome", "rating", "break", "finish"):
        photographer.shoot(Look(), IMAGES / f"{name}.png")
    if name == "rating":
        photographer.shoot(Look("dark"), IMAGES / "rating-dark.png")


def _every_look(folder: Path, language: str) -> Callable[[str, Photographer], None]:
    appearances: tuple[Appearance, ...] = ("light", "dark")

    def take(name: str, photographer: Photographer) -> None:
        for appearance, size, text_scale in product(appearances, SIZES, TEXT_SCALES):
            look = Look(appearance, size, text_scale, language)
            photographer.shoot(look, folder / f"{look.name}-{name}.png")

    return take


if __name__ == "__main__":
    main()
