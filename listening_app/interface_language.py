"""The language that the window speaks: chosen on the first page, in force at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from sessions.languages import APP_LANGUAGES, SOURCE_LANGUAGE

PSEUDO_LANGUAGE = "qps-plocm"
"""The sources in Hebrew letters and with long words: what runs from right to left, what has no
room and what was never translated shows at a glance. Private use in BCP 47."""

TRANSLATIONS = Path(__file__).resolve().parent / "translations"

OWN_NAMES = {
    "en": "English",
    "fr": "Français",
    "ja": "日本語",
    PSEUDO_LANGUAGE: "Pseudo (right to left)",
}
"""What each language calls itself."""

_FACES: dict[str, tuple[str, ...]] = {
    "ja": ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic UI", "Meiryo"),
}
"""Faces whose letters have the language's own shapes: Chinese ones differ from Japanese ones."""


class InterfaceLanguage(QObject):
    """What an application speaks; English, word by word as in the sources, before any choice.

    Parameters
    ----------
    parent : QObject, optional
    """

    changed = Signal()
    """Another language is in force; what is on the screen is to be said anew."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self._application = application
        self._faces = application.font().families()
        self._tag: str = SOURCE_LANGUAGE
        self._translators: list[QTranslator] = []

    @property
    def tag(self) -> str:
        """BCP 47."""
        return self._tag

    def choose(self, tag: str) -> None:
        """Speak a language from now on.

        Parameters
        ----------
        tag : str
            One of `OWN_NAMES`.
        """
        if tag == self._tag and self._translators:
            return
        self._tag = tag
        self._install(tag)
        is_pseudo = tag == PSEUDO_LANGUAGE
        locale = QLocale("he" if is_pseudo else tag)
        QLocale.setDefault(locale)
        self._application.setLayoutDirection(locale.textDirection())
        font = self._application.font()
        font.setFamilies([*self._faces, *_FACES.get(tag, ())])
        self._application.setFont(font)
        self.changed.emit()

    def _install(self, tag: str) -> None:
        for translator in self._translators:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        qt_language = "he" if tag == PSEUDO_LANGUAGE else tag
        self._translators = []
        for folder, name in (
            (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{qt_language}"),
            (str(TRANSLATIONS), f"voicejury_{tag}"),
        ):
            translator = QTranslator(self)
            if translator.load(name, folder):
                self._application.installTranslator(translator)
                self._translators.append(translator)


def offered(study_languages: tuple[str, ...] = APP_LANGUAGES, *, pseudo: bool) -> list[str]:
    """Return the languages that an evaluator may choose from.

    Parameters
    ----------
    study_languages : tuple of str
        Those of the app that the study wants.
    pseudo : bool
        Whether the pseudo-language is among them: for a look, never for answers that count.
    """
    return [*study_languages, *([PSEUDO_LANGUAGE] if pseudo else [])]


def language_of_the_computer() -> str:
    """Return the first of the system's languages that the app speaks, English if it speaks none."""
    for wanted in QLocale.system().uiLanguages():
        main = wanted.partition("-")[0]
        if main in APP_LANGUAGES:
            return main
    return SOURCE_LANGUAGE
