"""The list in which evaluators find the language they grew up with."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QInputMethodEvent

from listening_app.language_names import LANGUAGE_NAMES
from listening_app.languages import UNLISTED, languages
from listening_app.widgets.language_picker import LanguagePicker


def test_every_language_has_a_tag_and_a_readable_name_of_its_own():
    listed = languages()
    tags = [language.tag for language in listed]
    assert len(listed) > 150
    assert len(set(tags)) == len(tags)
    assert all(re.fullmatch("[a-z]{2,3}", tag) for tag in tags)
    assert len({language.label for language in listed}) == len(listed)
    labels = {language.tag: language.label for language in listed}
    assert labels["en"] == "English"
    assert labels["ja"] == "Japanese  ·  日本語"
    assert "fr" in labels
    names = [language.name for language in listed]
    assert names.index("French") < names.index("German") < names.index("Japanese")
    assert "yue" in labels


def test_every_name_is_listed_for_translation():
    unlisted = {language.name for language in languages()} - set(LANGUAGE_NAMES)
    assert len(unlisted) <= 10, "Qt has become wiser: add its names to language_names.py"


def test_names_are_those_of_the_windows_language_and_are_found_by_the_english_one(
    qtbot, theme, language
):
    language.choose("fr")
    labels = {each.tag: each.label for each in languages()}
    assert labels["de"] == "allemand  ·  Deutsch"
    assert labels["fr"] == "français"
    for typed in ("alle", "germ", "deut"):
        picker = LanguagePicker("Quelle langue ?", theme)
        qtbot.addWidget(picker)
        qtbot.keyClicks(picker.search, typed)
        shown = [picker.matches.model().index(row, 0).data() for row in range(3)]
        assert labels["de"] in shown


def test_both_names_find_a_language(qtbot, theme):
    picker = LanguagePicker("Which language?", theme)
    qtbot.addWidget(picker)
    assert picker.tag is None
    for typed, tag in (("deutsch", "de"), ("日本語", "ja"), ("not listed", UNLISTED)):
        picker.search.clear()
        composed = QInputMethodEvent()
        composed.setCommitString(typed)
        QCoreApplication.sendEvent(picker.search, composed)
        assert picker.tag == tag
