"""Take pictures of every page of the listening app, in every look, without a screen.

``python scripts/take_screenshots.py STUDY`` renews the pictures in ``docs/images``;
with ``--all DIR`` every page goes to DIR in light and dark, at two window sizes and three text
sizes, in every language or those named by ``--language``, for somebody to look at. The study is
copied, nothing is written to it. Whether voices are rated or sorted follows from its first session.
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

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from listening_app.audio.clocked import SILENCE
from listening_app.audio.ears import SyntheticEars
from listening_app.autopilot import Autopilot, opinions
from listening_app.interface_language import OWN_NAMES, InterfaceLanguage
from listening_app.main_window import MainWindow
from listening_app.outputs import Outputs
from listening_app.pages.clustering import ClusteringPage
from listening_app.pages.headphone_test import HeadphoneTestPage
from listening_app.pages.loudness import LoudnessPage
from listening_app.pages.notice import NoticePage
from listening_app.pages.output import OutputPage
from listening_app.pages.questionnaire import QuestionnairePage
from listening_app.pages.rating import RatingPage
from listening_app.pages.sides import SidesPage
from listening_app.reception import Reception
from listening_app.sorting_hands import sortings
from listening_app.theme import Theme
from sessions.folder import StudyFolder
from sessions.journal import SystemClock
from sessions.languages import SOURCE_LANGUAGE
from sessions.listeners import listener_for
from sessions.session import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from listening_app.theme import Appearance

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SPEED = 20.0
PACE = 50.0
"""By how much the session's clock hurries, so that the time left is that of a person."""
OUTPUTS = (SILENCE, "Headphones – Built-in Audio", "Speakers – Monitor (HDMI)")
INTERVIEW = 12
"""At which the page of an interview is shown."""
HEARD, SORTED = 9, {"A": 1, "D": 1, "F": 2, "C": 2, "I": 3, "H": 1}
"""Of a panel: how many tiles are heard, and which lie in a group, when it is shown half sorted."""
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
        self.task = folder.plan().slots[0].task
        self._take = take
        self._theme = Theme(application)
        spoken = InterfaceLanguage(application)
        spoken.choose(language)
        self._window = MainWindow(self._theme, "VoiceJury", spoken)
        self._ears = SyntheticEars(SPEED)
        outputs = Outputs(lambda _name: self._ears.open(), OUTPUTS, self._window)
        self._reception = Reception(self._window, outputs.open, outputs=outputs)
        self._hold: Callable[[], None] = lambda: None
        """Carries what is held to its target, wherever that is."""

    def shoot(self, look: Look, path: Path) -> None:
        """Save the window as it is, in a look."""
        self._theme.set_appearance(look.appearance)
        self._theme.set_text_scale(look.text_scale)
        self._window.resize(*look.size)
        QTest.qWait(SETTLING_MS)
        self._hold()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._window.grab().save(str(path))

    def walk(self) -> None:
        """Go from the welcome page to the last one."""
        self._reception.ask_for_study()
        self._window.show()
        QTest.qWaitForWindowActive(self._window)
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
        self._set_up()
        self._show("instructions")
        self._press(Qt.Key.Key_Return)
        self._show("practice")
        if isinstance(self._window.page, ClusteringPage):
            self._sort_one()
        else:
            self._judge_one()
        self._let_autopilot_reach(lambda page: isinstance(page, NoticePage))
        self._show("break")
        self._press(Qt.Key.Key_Return)
        self._let_autopilot_reach(
            lambda page: isinstance(page, NoticePage) and page.purpose == "end"
        )
        self._show("finish")
        self._window.close()

    def _sort_one(self) -> None:
        """Show the first panel after practice: untouched, half sorted, a hand on it, sorted."""
        self._let_autopilot_reach(
            lambda page: isinstance(page, ClusteringPage) and not page.view.practice
        )
        page = self._window.page
        assert isinstance(page, ClusteringPage)
        self._show("sorting-empty")
        letters = [tile.text() for tile in page.board.tiles.values()]
        for letter in letters[:HEARD]:
            self._hear(page, letter)
            if letter in SORTED:
                self._type(str(SORTED[letter]))
        page.board.groups[0].name.setFocus()
        self._type("deep")
        self._press(Qt.Key.Key_Return)
        self._show("sorting-half")
        self._show_held(page)
        for letter in letters:
            self._hear(page, letter)
            if letter not in SORTED:
                self._type(str(1 + letters.index(letter) % 3))
        self._show("sorting-done")

    def _hear(self, page: ClusteringPage, letter: str) -> None:
        self._type(letter)
        self._wait_until(lambda: not any(tile.is_sounding for tile in page.board.tiles.values()))

    def _show_held(self, page: ClusteringPage) -> None:
        """Pick three tiles up and show them above a group."""
        handle = self._window.windowHandle()
        held = [tile for tile in page.board.tiles.values() if tile.text() in "JKN"]
        page.board.choose(held)

        def hold() -> None:
            target = page.board.area(4).geometry().center()
            QTest.mouseMove(handle, page.board.mapTo(self._window, target))

        start = page.board.mapTo(self._window, held[0].shape.center())
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(handle, start + QPoint(40, 40))
        self._hold = hold
        self._show("sorting-held")
        self._hold = lambda: None
        self._press(Qt.Key.Key_Escape)
        page.board.choose(())

    def _set_up(self) -> None:
        """Go through the pages on which the listener is set up, with a picture of each."""
        names = {
            OutputPage: "output",
            SidesPage: "sides",
            LoudnessPage: "loudness",
            HeadphoneTestPage: "headphones",
        }
        for kind, name in names.items():
            if isinstance(self._window.page, kind):
                self._show(name)
            self._let_autopilot_leave(kind)

    def _let_autopilot_leave(self, kind: type[QWidget]) -> None:
        self._let_autopilot_reach(lambda page: not isinstance(page, kind))

    def _judge_one(self) -> None:
        self._let_autopilot_reach(lambda page: isinstance(page, RatingPage) and self._is_due(page))
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
        page.pause_asked.emit()
        self._show("paused")
        self._press(Qt.Key.Key_Return)

    def _is_due(self, page: RatingPage) -> bool:
        planned = self._folder.plan().slots[0].sessions[0]
        return page.interview == planned.trials[INTERVIEW - 1].trial

    def _let_autopilot_reach(self, reached: Callable[[object], bool]) -> None:
        listener = listener_for(1, "maple-27", "careful")
        plan, key, study = self._folder.plan(), self._folder.key(), self._folder.study()
        judge = opinions(listener, plan, key)
        sort = sortings(listener, plan, key, Rules.of(study).groups)
        autopilot = Autopilot(self._window, "maple-27", judge, sort=sort, ears=self._ears)
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
    if name in ("welcome", "rating", "break", "finish") and photographer.task == "rating":
        photographer.shoot(Look(), IMAGES / f"{name}.png")
    if name == "rating":
        photographer.shoot(Look("dark"), IMAGES / "rating-dark.png")
    if name == "sorting-held":
        photographer.shoot(Look(), IMAGES / "sorting.png")


def _every_look(folder: Path, language: str) -> Callable[[str, Photographer], None]:
    appearances: tuple[Appearance, ...] = ("light", "dark")

    def take(name: str, photographer: Photographer) -> None:
        for appearance, size, text_scale in product(appearances, SIZES, TEXT_SCALES):
            look = Look(appearance, size, text_scale, language)
            photographer.shoot(look, folder / f"{look.name}-{name}.png")

    return take


if __name__ == "__main__":
    main()
