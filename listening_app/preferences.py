"""How this computer's window looks and which language it speaks, from one start to the next."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings

from listening_app.interface_language import OWN_NAMES, language_of_the_computer
from listening_app.theme import APPEARANCES, TEXT_SCALES

if TYPE_CHECKING:
    from listening_app.interface_language import InterfaceLanguage
    from listening_app.theme import Theme

_APPEARANCE, _TEXT_SCALE, _LANGUAGE = "display/appearance", "display/text_scale", "display/language"
_MOVES_LESS = "display/without_motion"


class Preferences(QObject):
    """Restores what was chosen last, and keeps what is chosen from now on.

    Nothing of an evaluator is kept here, only what a shared computer looks like.

    Parameters
    ----------
    settings : QSettings
    theme : Theme
    language : InterfaceLanguage
    """

    def __init__(self, settings: QSettings, theme: Theme, language: InterfaceLanguage) -> None:
        super().__init__(theme)
        self._settings = settings
        self._theme = theme
        self._language = language
        self._restore()
        theme.changed.connect(self._keep)
        language.changed.connect(self._keep)

    def _restore(self) -> None:
        appearance = self._settings.value(_APPEARANCE)
        for known in APPEARANCES:
            if appearance == known:
                self._theme.set_appearance(known)
        text_scale = self._settings.value(_TEXT_SCALE)
        for scale in TEXT_SCALES:
            if text_scale == f"{scale:.0%}":
                self._theme.set_text_scale(scale)
        self._theme.set_moves_less(self._settings.value(_MOVES_LESS) == "yes")
        tag = self._settings.value(_LANGUAGE)
        self._language.choose(tag if tag in OWN_NAMES else language_of_the_computer())

    def _keep(self) -> None:
        self._settings.setValue(_APPEARANCE, self._theme.appearance)
        self._settings.setValue(_TEXT_SCALE, f"{self._theme.text_scale:.0%}")
        self._settings.setValue(_MOVES_LESS, "yes" if self._theme.moves_less else "no")
        self._settings.setValue(_LANGUAGE, self._language.tag)


def settings_of_this_computer() -> QSettings:
    """Return the file that ``VOICEJURY_SETTINGS`` names, else the settings of who is logged in."""
    file = os.environ.get("VOICEJURY_SETTINGS")
    if file:
        return QSettings(file, QSettings.Format.IniFormat)
    return QSettings("VoiceJury", "VoiceJury")
