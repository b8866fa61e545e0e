"""The button with which an evaluator chooses the language that the window speaks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from listening_app.interface_language import OWN_NAMES
from listening_app.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from listening_app.interface_language import InterfaceLanguage
    from listening_app.theme import Theme


class LanguageMenu(Button):
    """Button that bears the language's own name, with a menu of all that are offered.

    Parameters
    ----------
    language : InterfaceLanguage
    tags : sequence of str
        What is offered.
    theme : Theme
    """

    def __init__(
        self,
        language: InterfaceLanguage,
        tags: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        own_name = OWN_NAMES[language.tag]
        super().__init__(own_name, theme, importance="quiet", sign="globe", parent=parent)
        self.setAccessibleName(self.tr("Language: {name}").format(name=own_name))
        self._menu = QMenu(self)
        self._menu.setAccessibleName(self.tr("Language"))
        group = QActionGroup(self)
        for tag in tags:
            action = self._menu.addAction(OWN_NAMES[tag])
            action.setCheckable(True)
            action.setChecked(tag == language.tag)
            action.triggered.connect(partial(language.choose, tag))
            group.addAction(action)
        self.setMenu(self._menu)
