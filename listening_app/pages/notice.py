"""Pages that say one thing: the break, a pause, the end, and what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Signal

from listening_app.pages.page import Page
from listening_app.theme import LEAD
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme


Purpose = Literal["rest", "end", "fault"]


class NoticePage(Page):
    """A title, a sentence or two, what can be done now.

    Parameters
    ----------
    theme : Theme
    title : str
    action : str
        The next thing to do.
    other : str, optional
        What may be done instead.
    purpose : {"rest", "end", "fault"}
        Whether the session goes on, is over, or something went wrong.
    """

    acted = Signal()
    chose_other = Signal()

    def __init__(
        self,
        theme: Theme,
        *,
        title: str,
        action: str,
        other: str = "",
        purpose: Purpose = "rest",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent=parent)
        self.purpose = purpose
        self.urgent = purpose == "fault"
        self.add_display_menu()
        self._title = Text(
            title, size="title", tone="fault" if purpose == "fault" else "plain", wrap=True
        )
        self._message = Prose("", theme, size=LEAD)
        self._detail = Prose("", theme)
        for part in (self._title, self._message, self._detail):
            self.add_text(part)
        self.action = Button(action, theme, importance="primary")
        self.action.clicked.connect(self.acted)
        self.other = Button(other, theme, importance="quiet") if other else None
        if self.other is not None:
            self.other.clicked.connect(self.chose_other)
        self.set_actions(self.action, aside=self.other)

    @property
    def words(self) -> str:
        """All that it says."""
        parts = (self._title.text(), self._message.plain, self._detail.plain)
        return " ".join(part for part in parts if part)

    def say(self, message: str, detail: str = "") -> None:
        """Show what there is to say, the more important first."""
        self._message.say(message)
        self._detail.say(detail)
        self._detail.setVisible(bool(detail))
