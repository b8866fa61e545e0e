"""The quiet button with which an evaluator makes the window light or dark and the text larger."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from listening_app.theme import TEXT_SCALES
from listening_app.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from listening_app.theme import Appearance, Theme


class DisplayMenu(Button):
    """Button with a menu of appearances and text sizes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", theme, importance="quiet", parent=parent)
        self.setText(self.tr("Display"))
        self._chosen = theme
        self._menu = QMenu(self)
        appearances: dict[Appearance, str] = {
            "system": self.tr("Like the computer"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }
        group = QActionGroup(self)
        self._appearances = {
            appearance: self._add(group, words, partial(theme.set_appearance, appearance))
            for appearance, words in appearances.items()
        }
        self._menu.addSeparator()
        group = QActionGroup(self)
        self._sizes = {
            scale: self._add(
                group,
                self.tr("Text {percent} %").format(percent=round(scale * 100)),
                partial(theme.set_text_scale, scale),
            )
            for scale in TEXT_SCALES
        }
        self._menu.addSeparator()
        self._moves_less = self._menu.addAction(self.tr("Without motion"))
        self._moves_less.setCheckable(True)
        self._moves_less.triggered.connect(theme.set_moves_less)
        theme.changed.connect(self._tick)
        self._tick()
        self.setMenu(self._menu)

    def _add(self, group: QActionGroup, words: str, choose: Callable[[], None]) -> QAction:
        action = self._menu.addAction(words)
        action.setCheckable(True)
        action.triggered.connect(choose)
        group.addAction(action)
        return action

    def _tick(self) -> None:
        self._appearances[self._chosen.appearance].setChecked(True)
        self._sizes[self._chosen.text_scale].setChecked(True)
        self._moves_less.setChecked(self._chosen.moves_less)
