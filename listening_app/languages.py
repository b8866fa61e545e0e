"""The languages of the world as a list that people can read, each with its BCP 47 tag."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCollator, QCoreApplication, QLocale

from listening_app.language_names import CONTEXT

UNLISTED = "mis"
"""ISO 639's code for languages that have none of their own."""

_OWN_NAMES = {"en": "English", "es": "español", "zh": "中文"}
"""Where Qt names a variety instead of the language."""
_NOT_GROWN_UP_WITH = frozenset({"cu", "ia", "ie", "io", "jbo", "pi", "prg", "tok", "vo"})
"""Constructed and liturgical languages."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language."""

    tag: str
    """BCP 47."""
    name: str
    """In English."""
    own_name: str
    """In the language itself."""

    @property
    def translated_name(self) -> str:
        """In the language of the window."""
        return QCoreApplication.translate(CONTEXT, self.name)

    @property
    def label(self) -> str:
        """The names in the window's language and in its own, once where they are the same."""
        name = self.translated_name
        if not self.own_name or self.own_name.casefold() == name.casefold():
            return name
        return f"{name}  ·  {self.own_name}"

    @property
    def search_words(self) -> str:
        """Everything by which it is found: these names and the English one."""
        return f"{self.label} {self.name}"


def languages() -> list[Language]:
    """Return the languages that Qt knows, ordered by their names in the window's language."""
    known = (_language(each) for each in QLocale.Language)
    listed = [each for each in known if each is not None]
    order = QCollator(QLocale())
    return sorted(listed, key=lambda language: order.sortKey(language.translated_name))


def own_name(tag: str) -> str:
    """Return what a language calls itself, the tag where Qt does not know."""
    main = tag.partition("-")[0]
    return _OWN_NAMES.get(main) or QLocale(tag).nativeLanguageName() or tag


def _language(language: QLocale.Language) -> Language | None:
    tag = QLocale.languageToCode(language)
    if not tag or tag in _NOT_GROWN_UP_WITH or language == QLocale.Language.C:
        return None
    locale = QLocale(tag)
    if locale.language() != language:
        return None
    own_name = _OWN_NAMES.get(tag, locale.nativeLanguageName())
    return Language(tag, QLocale.languageToString(language), own_name)
