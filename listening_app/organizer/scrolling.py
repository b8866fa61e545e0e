"""Pages that are scrolled where the window is too low or the text too large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QScrollArea, QWidget

from listening_app.theme import STEP

if TYPE_CHECKING:
    from listening_app.theme import Theme

LARGE_TEXT = 1.5
"""From this scale on, what stands side by side has no room there any more."""


def beside_or_below(theme: Theme) -> QBoxLayout:
    """Return a layout of things side by side, or below each other where the text is large."""
    is_large = theme.text_scale >= LARGE_TEXT
    direction = QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight
    layout = QBoxLayout(direction)
    layout.setSpacing(0 if is_large else 2 * STEP)
    return layout


class Scrolled(QScrollArea):
    """Scrolls its content up and down, and to whatever gets the keyboard.

    Parameters
    ----------
    content : QWidget
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        content.setObjectName("page")
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        content = self.widget()
        if new is not None and content is not None and content.isAncestorOf(new):
            self.ensureWidgetVisible(new, 0, 3 * STEP)
