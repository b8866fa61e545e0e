"""A study's own texts, in the language that an evaluator chose on the first page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from listening_app.pages.consent import ConsentPage
from listening_app.widgets.language_menu import LanguageMenu
from listening_app.widgets.text import Prose
from sessions.events import SessionOpened
from sessions.journal import read_journal

if TYPE_CHECKING:
    from listening_app.pages.page import Page

TEXTS = """
[texts]
consent = "We keep your answers."
[texts.fr]
title = "Comment sonnent ces voix ?"
consent = "Nous gardons vos réponses."
"""


@pytest.fixture
def study_with_texts(study):
    study.study_file.write_text(study.study_file.read_text() + TEXTS, encoding="utf-8")
    return study


def words(page: Page) -> str:
    labels = page.findChildren(QLabel)
    return " ".join(each.plain if isinstance(each, Prose) else each.text() for each in labels)


def test_who_reads_french_reads_the_studys_french(open_app, study_with_texts, language):
    language.choose("fr")
    app = open_app(study_with_texts, language=language)
    assert app.window.windowTitle() == "Comment sonnent ces voix ?"
    assert "English" not in words(app.page)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, ConsentPage)
    assert "Nous gardons vos réponses." in words(app.page)
    (journal,) = study_with_texts.journal_files()
    opened = read_journal(journal).entries[0].event
    assert isinstance(opened, SessionOpened)
    assert opened.language == "fr"


def test_what_the_study_has_not_translated_is_told_before_and_shown_as_it_is(
    open_app, study_with_texts, language
):
    language.choose("ja")
    app = open_app(study_with_texts, language=language)
    assert "English" in words(app.page)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    assert "We keep your answers." in words(app.page)


def test_a_study_says_which_languages_there_are_to_choose_from(open_app, study, language):
    text = study.study_file.read_text().replace("seed = 7", 'seed = 7\nlanguages = ["ja", "fr"]')
    study.study_file.write_text(text)
    app = open_app(study, language=language)
    assert language.tag == "ja"
    (menu,) = app.page.findChildren(LanguageMenu)
    assert [action.text() for action in menu.menu().actions()] == ["日本語", "Français"]
    study.study_file.write_text(text.replace('"ja", "fr"', '"fr"'))
    app = open_app(study, language=language)
    assert language.tag == "fr"
    assert app.page.findChildren(LanguageMenu) == []
