"""The one window: a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from listening_app.interface_language import InterfaceLanguage
from listening_app.pages.page import Page

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QCloseEvent

    from listening_app.theme import Theme

_WIDTH, _HEIGHT = 1024, 768


class MainWindow(QMainWindow):
    """Shows pages, grows and shrinks the text (Ctrl and plus or minus), tells when it closes.

    Parameters
    ----------
    theme : Theme
    title : str
    language : InterfaceLanguage, optional
        What the pages speak, and may be made to speak.
    """

    closing = Signal()

    def __init__(self, theme: Theme, title: str, language: InterfaceLanguage | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.language = language or InterfaceLanguage(self)
        self.setWindowTitle(title)
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self.resize(_WIDTH, _HEIGHT)
        for keys, steps in (
            (QKeySequence.StandardKey.ZoomIn, 1),
            (QKeySequence.StandardKey.ZoomOut, -1),
        ):
            for sequence in QKeySequence.keyBindings(keys):
                shortcut = QShortcut(sequence, self)
                shortcut.activated.connect(lambda steps=steps: theme.step_text_scale(steps))

    @property
    def page(self) -> Page | None:
        """The page on the screen."""
        current = self._stack.currentWidget()
        return current if isinstance(current, Page) else None

    def show_page(self, page: Page) -> None:
        """Bring a page on the screen."""
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        if page is not self.page or not page.isVisible():
            self._stack.setCurrentWidget(page)
        page.enter()

    def own_pages(self, pages: QObject) -> None:
        """Own the pages that something has, so that also those never shown are dropped."""
        for page in vars(pages).values():
            if isinstance(page, Page):
                page.setParent(self)
                page.hide()  # or it would be shown with the window

    def drop_pages(self) -> None:
        """Forget every page."""
        for page in self.findChildren(Page):
            self._stack.removeWidget(page)
            page.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell it, then close: whatever was done is on the disk already."""
        self.closing.emit()
        super().closeEvent(event)
