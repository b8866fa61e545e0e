"""What evaluators tell about themselves, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from listening_app.pages.consent import ConsentPage
from listening_app.pages.questionnaire import QuestionnairePage


@pytest.fixture
def app(open_app, study):
    app = open_app(study)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, ConsentPage)
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, QuestionnairePage)
    return app


def test_enter_goes_from_question_to_question_and_skips_none(app):
    page = app.page
    app.type("english")
    app.press(Qt.Key.Key_Down)
    for row in page.choices.values():
        app.press(Qt.Key.Key_Return)
        assert app.page is page
        assert row.isAncestorOf(app.window.focusWidget())
        app.press(Qt.Key.Key_Space)
    app.press(Qt.Key.Key_Return)
    assert app.page is not page
    first_choices = {name: next(iter(row.choices)) for name, row in page.choices.items()}
    assert app.state.answers_about_self == {"native_language": "en", **first_choices}


def test_nobody_goes_on_without_a_native_language(app):
    app.press(Qt.Key.Key_Return)
    assert app.page.languages["native_language"].search.hasFocus()
    app.click(app.page.proceed)
    assert isinstance(app.page, QuestionnairePage)
    assert app.page.languages["native_language"].search.hasFocus()


def test_the_button_goes_on_at_once(app):
    app.type("english")
    app.press(Qt.Key.Key_Down)
    app.click(app.page.proceed)
    assert app.state.answers_about_self == {"native_language": "en"}
