"""What tests of the window share: a study, the window on it, and hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from listening_app.audio.choice import AudioChoice
from listening_app.interface_language import InterfaceLanguage
from listening_app.main_window import MainWindow
from listening_app.pages.questionnaire import QuestionnairePage
from listening_app.reception import Reception
from listening_app.theme import Theme
from tests.listening_app.at_the_screen import Evaluator
from tests.listening_app.board_hands import Hands
from tests.listening_app.small_panels import make_small_panels
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from listening_app.audio.devices import OutputDevice
    from listening_app.outputs import Outputs
    from listening_app.pages.page import Page
    from sessions.folder import StudyFolder
    from tests.virtual_desktop import VirtualScreen, VirtualSoundCard

FAST, SLOW = 200.0, 4.0


def delete_now() -> None:
    """Delete the widgets that are to be deleted; the next theme would dress all of them anew."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@dataclass
class App:
    """The window on a study, and what a person does with it."""

    window: MainWindow
    reception: Reception
    qtbot: QtBot

    @property
    def page(self) -> Page:
        page = self.window.page
        assert page is not None
        return page

    @property
    def presenter(self):
        assert self.reception._presenter is not None
        return self.reception._presenter

    @property
    def state(self):
        return self.presenter._live.state

    def press(self, *keys: Qt.Key) -> None:
        """Press keys as the window system would deliver them."""
        for key in keys:
            QTest.keyClick(self.window.windowHandle(), key)

    def press_with_control(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)

    def type(self, text: str) -> None:
        self.press(*(Qt.Key(ord(character)) for character in text.upper()))

    def click(self, control: QWidget) -> None:
        """Click where a control is on the screen."""
        self.page.bring_into_view(control)
        QTest.mouseClick(
            self.window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            control.mapTo(self.window, control.rect().center()),
        )

    def wait_for(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(condition, timeout=30_000)

    def go_to_first_interview(self, evaluator: str = "maple-27") -> None:
        """From the welcome page to the first interview, by keyboard."""
        self.type(evaluator)
        self.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
        self.type("english")
        self.press(Qt.Key.Key_Down)
        while isinstance(self.page, QuestionnairePage):
            self.press(Qt.Key.Key_Return)
        self.press(Qt.Key.Key_Return)

    def hear(self, role: str) -> None:
        """Play a recording to its end."""
        self.click(self.page.play_rows[role].button)
        self.wait_for(lambda: not self.state.is_playing)

    def answer_interview(self, answer: int = 5) -> None:
        """Hear both recordings and answer every question alike."""
        for role in ("trial", "enrolment"):
            self.hear(role)
        for scale in self.page.scales.values():
            self.click(scale.cells[answer - 1])

    def complete_interview(self) -> None:
        """Answer everything and go on."""
        self.answer_interview()
        self.press(Qt.Key.Key_Return)

    def close(self) -> None:
        self.window.close()

    def delete(self) -> None:
        """Close the window, and have nothing left of it."""
        if isValid(self.window):
            self.close()
            self.window.deleteLater()
            delete_now()


@pytest.fixture(autouse=True)
def no_widget_outlives_its_test() -> Iterator[None]:
    """Delete what was to be deleted later; without a running event loop that would be never."""
    yield
    delete_now()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[InterfaceLanguage]:
    """Give the application its languages, and leave it speaking English."""
    language = InterfaceLanguage(qapp)
    yield language
    language.choose("en")
    language.deleteLater()


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    """A study whose sessions have one practice and four rating interviews."""
    return make_small_study(tmp_path / "study", trials=4)


@pytest.fixture
def open_app(theme: Theme, qtbot: QtBot) -> Iterator[Callable[..., App]]:
    """Return a function that opens the window on a study; windows are closed at the end."""
    opened: list[App] = []

    def open_one(
        folder: StudyFolder,
        evaluator: str | None = None,
        *,
        open_device: Callable[[], OutputDevice] | None = None,
        language: InterfaceLanguage | None = None,
        outputs: Outputs | None = None,
        station: str | None = None,
    ) -> App:
        window = MainWindow(theme, "VoiceJury", language)
        silent = AudioChoice.parse("silent", speed=FAST).open
        if outputs is not None:
            open_device = outputs.open
        reception = Reception(window, open_device or silent, station, outputs)
        app = App(window, reception, qtbot)
        opened.append(app)
        reception.enter_study(folder, folder.study(), evaluator)
        window.show()
        qtbot.waitActive(window)
        return app

    yield open_one
    for app in opened:
        app.delete()


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


@pytest.fixture
def panels(tmp_path):
    """A study of panels of eight tiles, without practice."""
    return make_small_panels(tmp_path / "study", practice=0, size=8)


@pytest.fixture
def hands(open_app, panels, theme):
    """Hands on the first panel."""
    theme.set_moves_less(True)
    hands = Hands(open_app(panels))
    hands.go_to_panel()
    return hands


@pytest.fixture
def slow_hands(open_app, panels, theme):
    """Hands on the first panel, in a window where sound takes its time."""
    theme.set_moves_less(True)
    hands = Hands(open_app(panels, open_device=AudioChoice.parse("silent", speed=SLOW).open))
    hands.go_to_panel()
    return hands
