"""The frame of every page: something above, the matter in one calm column, actions below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from listening_app.announcements import announce
from listening_app.theme import HANG, STEP
from listening_app.widgets.button import ARROWS, Button
from listening_app.widgets.display_menu import DisplayMenu
from listening_app.widgets.language_menu import LanguageMenu
from listening_app.widgets.margins import set_side_margins
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Prose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from listening_app.interface_language import InterfaceLanguage
    from listening_app.theme import Theme

_MARGIN = 5 * STEP
_SIDE = _MARGIN - HANG
PROSE_WIDTH, WIDE = 660, 920
"""Widths of the column in pixels at 100 % text: for reading, and for the scales."""


class Page(QWidget):
    """A page with one obvious next action, which the Enter key takes.

    What stands in the column begins at one left edge: controls bring the room of their focus
    ring with them, text gets as much by :meth:`add_text`.

    Parameters
    ----------
    theme : Theme
    width : int
        Of the column, in pixels at 100 % text.
    """

    def __init__(
        self, theme: Theme, *, width: int = PROSE_WIDTH, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme = theme
        self._width = width
        self.urgent = False
        """Whether a screen reader breaks off for what is said here."""
        self._primary: Button | None = None
        self._holders: list[QWidget] = []
        self.column = QVBoxLayout()
        self.column.setSpacing(2 * STEP)
        self.top, self.bottom = QHBoxLayout(), QHBoxLayout()
        for bar in (self.top, self.bottom):
            bar.setSpacing(0)
        self._matter = _Matter(self._in_column(self.column, hang=HANG - RING_ROOM))
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 2 * STEP, 0, 3 * STEP)
        frame.setSpacing(STEP)
        frame.addLayout(self._in_column(self.top, hang=0))
        frame.addStretch(2)
        frame.addWidget(self._matter, 1000)
        frame.addSpacing(2 * STEP)
        frame.addLayout(self._in_column(self.bottom, hang=0))
        frame.addStretch(3)
        self._matter.verticalScrollBar().rangeChanged.connect(self._keep_focus_in_view)
        theme.changed.connect(self._resize_columns)
        self._resize_columns()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def add_text(self, text: QWidget, to: QVBoxLayout | None = None) -> None:
        """Add what has no focus ring, flush with the shapes of the controls."""
        row = QHBoxLayout()
        row.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        row.addWidget(text, 1000)
        row.addStretch(1)
        (self.column if to is None else to).addLayout(row)

    def take_arrows(self) -> None:
        """Let the arrow keys come to the page instead of moving the focus or scrolling.

        Call it once everything is laid out.
        """
        self._matter.leave_arrows()
        for button in self.findChildren(Button):
            button.leave_arrows()

    def add_display_menu(self) -> None:
        """Offer the looks of the window in the corner."""
        self.top.addStretch(1)
        self.top.addWidget(DisplayMenu(self.theme))

    def offer_languages(self, language: InterfaceLanguage, tags: Sequence[str]) -> None:
        """Offer the languages of the window beside its looks, where there is a choice.

        Parameters
        ----------
        language : InterfaceLanguage
        tags : sequence of str
            What is offered.
        """
        if len(tags) > 1:
            self.top.insertWidget(self.top.count() - 1, LanguageMenu(language, tags, self.theme))

    def set_actions(
        self, primary: Button, *, aside: Button | None = None, between: QWidget | None = None
    ) -> None:
        """Lay out what can be done below the matter.

        Parameters
        ----------
        primary : Button
            The next action, on the right; the Enter key presses it.
        aside : Button, optional
            A quiet one on the left.
        between : QWidget, optional
            Words in the room that is left.
        """
        self._primary = primary
        if aside is not None:
            self.bottom.addWidget(aside)
        if between is None:
            self.bottom.addStretch(1)
        else:
            self.bottom.addWidget(between, 1)
        self.bottom.addWidget(primary)
        self.bottom.addSpacing(HANG - RING_ROOM)

    def first_focus(self) -> QWidget | None:
        """Return what gets the keyboard's focus when the page comes up."""
        return self._primary

    def enter(self) -> None:
        """Make ready: the page has come on the screen."""
        self._matter.verticalScrollBar().setValue(0)
        first = self.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.spoken(), at_once=self.urgent)

    def spoken(self) -> str:
        """Return what a screen reader says when the page comes up: everything to be read on it."""
        labels = [label for label in self.findChildren(QLabel) if label.isVisibleTo(self)]
        words = (label.plain if isinstance(label, Prose) else label.text() for label in labels)
        return "\n".join(each.strip() for each in words if each.strip())

    @property
    def column_width(self) -> int:
        """Width of the column with the room of focus rings, in pixels."""
        widest = self.theme.pixels(self._width)
        return min(self.width() - 2 * _MARGIN, widest) + 2 * RING_ROOM

    def bring_into_view(self, control: QWidget) -> None:
        """Scroll so that a control can be seen and clicked."""
        if self._matter.isAncestorOf(control):
            self._matter.ensureWidgetVisible(control, 0, _MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button in focus, or else take the next action."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        focused = self.focusWidget()
        button = focused if isinstance(focused, QPushButton) else self._primary
        if enter and not event.isAutoRepeat() and button is not None:
            button.click()
        else:
            super().keyPressEvent(event)

    def _in_column(self, layout: QHBoxLayout | QVBoxLayout, *, hang: int) -> QHBoxLayout:
        """Centre a layout in the window, no wider than the column and what hangs out of it."""
        layout.setContentsMargins(hang, 0, hang, 0)
        holder = QWidget()
        holder.setLayout(layout)
        self._holders.append(holder)
        row = QHBoxLayout()
        row.setContentsMargins(_SIDE, 0, _SIDE, 0)
        row.addStretch(1)
        row.addWidget(holder, 1000)
        row.addStretch(1)
        return row

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            self.bring_into_view(new)

    def _keep_focus_in_view(self) -> None:
        """Scroll after the matter has become higher: with larger text, or in a lower window."""
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus():
            self.bring_into_view(focused)

    def _resize_columns(self) -> None:
        for holder in self._holders:
            holder.setMaximumWidth(self.theme.pixels(self._width) + 2 * HANG)


class _Matter(QScrollArea):
    """What the page is about: as high as it needs, and scrolled where the window is too low."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self._leaves_arrows = False
        self._content = QWidget()
        self._content.setObjectName("page")
        self._content.setLayout(layout)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._content)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.verticalScrollBar().rangeChanged.connect(self._make_room_for_bar)

    def leave_arrows(self) -> None:
        """Leave the arrow keys to the page, where they mean more than to scroll."""
        self._leaves_arrows = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by keys."""
        if self._leaves_arrows and event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height: text that wraps is higher in a narrow window."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the height when the content has changed."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _make_room_for_bar(self, _lowest: int, highest: int) -> None:
        """Let the scroll bar stand in the margin, so that it does not push the column aside."""
        bar = self.verticalScrollBar().sizeHint().width() if highest > 0 else 0
        layout = self._content.layout()
        assert layout is not None
        set_side_margins(layout, before=_SIDE, after=_SIDE - bar)

    def _fit(self) -> None:
        content = self._content
        needed = content.heightForWidth(self.width())
        self.setMaximumHeight(needed if needed > 0 else content.sizeHint().height())
