"""The organizer's window on a small study, and hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from listening_app.organizer.scrolling import Scrolled
from listening_app.organizer.window import OrganizerWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from listening_app.organizer.study_pages import StudyPages
    from listening_app.theme import Theme
    from sessions.folder import StudyFolder

GATHERING_MS = 20


@dataclass
class Desk:
    """The window, and what an organizer does with it."""

    window: OrganizerWindow
    qtbot: QtBot

    @property
    def pages(self) -> StudyPages:
        assert self.window.pages is not None
        return self.window.pages

    def go_to(self, page: QWidget) -> None:
        self.pages.show_part(page)
        self.wait_for(page.isVisible)

    def click(self, control: QWidget) -> None:
        """Click where a control is on the screen, scrolling to it."""
        for _ in range(3):  # until nested layouts have told each other their sizes
            QCoreApplication.processEvents()
        above = control.parentWidget()
        while above is not None:
            if isinstance(above, Scrolled):
                above.ensureWidgetVisible(control)
            above = above.parentWidget()
        QTest.mouseClick(
            self.window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            control.mapTo(self.window, control.rect().center()),
        )

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.windowHandle(), key)

    def type(self, text: str) -> None:
        """Type into what has the keyboard, in place of what is there."""
        self.window.focusWidget().selectAll()
        QTest.keyClicks(self.window.focusWidget(), text)

    def wait_for(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(condition, timeout=180_000)

    def wait_for_work(self) -> str:
        """Wait until the command that runs has ended; return what is said of it."""
        self.wait_for(lambda: not self.window.work.is_busy)
        return self.window.work.words


@pytest.fixture
def desk(theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """The window without a study."""
    window = OrganizerWindow(theme, gathering_ms=GATHERING_MS)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Desk(window, qtbot)
    monkeypatch.setattr(window, "_may_leave", lambda: True)
    window.close()
    window.deleteLater()


@pytest.fixture
def open_desk(desk: Desk) -> Callable[[StudyFolder], Desk]:
    """Return a function that opens a study in the window and waits until it is read."""

    def open_one(folder: StudyFolder) -> Desk:
        desk.window.open_study(folder)
        desk.window.activateWindow()
        desk.wait_for(desk.window.isActiveWindow)
        desk.wait_for(lambda: desk.pages.progress.figures["sessions"].number > 0)
        return desk

    return open_one
