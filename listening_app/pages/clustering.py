"""One panel: hear every voice, put those of one person together, go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from listening_app.announcements import announce
from listening_app.pages.page import Page
from listening_app.theme import STEP
from listening_app.widgets.board import Board
from listening_app.widgets.button import Button
from listening_app.widgets.session_header import SessionHeader
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from listening_app.panel_view import PanelView
    from listening_app.theme import Theme

_WIDTH = 1360
"""Of the board, in pixels at 100 % text."""


class ClusteringPage(Page):
    """The page of a practice or real panel.

    It tells what the evaluator asks for and shows what it is given; what may happen when is
    decided elsewhere.

    Parameters
    ----------
    theme : Theme
    groups : int
        How many there are to sort into.
    """

    finished = Signal()
    pause_asked = Signal()
    story_asked = Signal()

    def __init__(self, theme: Theme, groups: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, width=_WIDTH, parent=parent)
        self._view: PanelView | None = None
        self._header = SessionHeader(theme)
        self._header.pause_asked.connect(self.pause_asked)
        self.top.addWidget(self._header)
        self.board = Board(groups, theme)
        self.add_text(self.board)
        self.story = Button(self.tr("What happens here?"), theme, importance="quiet")
        self.story.clicked.connect(self.story_asked)
        self._hint = Text(size="caption", tone="quiet", wrap=True)
        self._hint.setContentsMargins(2 * STEP, 0, 2 * STEP, 0)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.finish = Button(self.tr("Finish"), theme, importance="primary")
        self.finish.clicked.connect(self.finished)
        self.set_actions(self.finish, aside=self.story, between=self._hint)

    @property
    def panel(self) -> str:
        """Id of the panel shown; it is nowhere to be read on the page."""
        return self.view.panel

    @property
    def view(self) -> PanelView:
        """What is shown."""
        assert self._view is not None
        return self._view

    @property
    def pause(self) -> Button:
        """The button that pauses."""
        return self._header.pause

    def first_focus(self) -> QWidget | None:
        """Start at the tile where the evaluator left off."""
        return self.board.current

    def show_panel(self, view: PanelView) -> None:
        """Show a panel as it stands."""
        before, self._view = self._view, view
        self._header.show_round(
            view.position,
            view.total,
            practice=view.practice,
            done=1 - view.unplaced / len(view.tiles),
            seconds_left=view.seconds_left,
        )
        self.board.show_panel(view)
        self.finish.setEnabled(view.complete)
        self._hint.say(self._hint_for(view))
        if before is not None and before.panel == view.panel:
            self._announce_changes(before, view)

    def spoken(self) -> str:
        """Return what a screen reader says when the page comes up: which round it is."""
        return self._header.words

    def _announce_changes(self, before: PanelView, view: PanelView) -> None:
        """Say where a voice is now, and what has become of its recording."""
        for was, now in zip(before.tiles, view.tiles, strict=True):
            spoilt = now.spoilt and not was.spoilt
            moved = before.places[now.stimulus] != view.places[now.stimulus]
            if spoilt or moved or now.times_heard > was.times_heard:
                tile = self.board.tiles[now.stimulus]
                words = f"{tile.accessibleName()}\n{tile.accessibleDescription()}"
                announce(tile, words, at_once=spoilt)

    def _hint_for(self, view: PanelView) -> str:
        if view.complete:
            return self.tr("Change what you like, then click Finish or press Enter.")
        if view.unheard == len(view.tiles):
            return self.tr("Click a voice to hear it, or press Space. Its letter plays it too.")
        if view.unplaced == len(view.tiles):
            return self.tr(
                "Drag a voice to a group, or press the group's number. Several at once: draw a "
                "frame around them."
            )
        if not view.unplaced:
            return self.tr("%n voice(s) not heard to the end yet.", "", view.unheard)
        if not view.unheard:
            return self.tr("%n voice(s) still to sort.", "", view.unplaced)
        return " ".join(
            (
                self.tr("%n voice(s) still to sort,", "", view.unplaced),
                self.tr("%n not heard to the end yet.", "", view.unheard),
            )
        )
