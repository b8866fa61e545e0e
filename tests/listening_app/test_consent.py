"""Consent: the study's own words, a copy of them, and what is asked afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from listening_app.pages.page import Page
from tests.listening_app.conftest import delete_now

if TYPE_CHECKING:
    from pathlib import Path

OWN = """
[texts]
consent = "You will hear voices."
[questionnaire]
ask = ["native_language", "headphones"]
[[questionnaire.own]]
name = "musician"
question = "Do you play an instrument?"
choices = { yes = "often", no = "never" }
"""


@pytest.fixture
def asked(open_app, study):
    """The window on a study with words of its own, at the consent."""
    with study.study_file.open("a", encoding="utf-8") as file:
        file.write(OWN)
    app = open_app(study)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    return app


def save_in(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def test_the_copy_says_what_was_agreed_to_and_under_which_code(asked, tmp_path, monkeypatch):
    copy = tmp_path / "mine.txt"
    save_in(monkeypatch, copy)
    asked.click(asked.page.keep)
    assert asked.page.note == "Saved as mine.txt."
    text = copy.read_text("utf-8")
    assert text.startswith("How do these voices sound?\n\nYou will hear voices.\n")
    assert "maple-27" in text


def test_a_place_that_cannot_be_written_is_told(asked, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    save_in(monkeypatch, tmp_path / "file" / "mine.txt")
    asked.click(asked.page.keep)
    assert "could not be saved" in asked.page.note


def test_who_chooses_no_place_keeps_no_copy(asked, monkeypatch):
    save_in(monkeypatch, "")
    asked.click(asked.page.keep)
    assert asked.page.note == ""


def test_what_the_study_asks_is_asked_and_kept(asked):
    asked.press(Qt.Key.Key_Return)
    assert list(asked.page.choices) == ["headphones", "musician"]
    asked.type("english")
    asked.press(Qt.Key.Key_Down)
    asked.click(asked.page.choices["headphones"].choices["over_ear"])
    asked.click(asked.page.choices["musician"].choices["no"])
    asked.click(asked.page.proceed)
    answers = {"native_language": "en", "headphones": "over_ear", "musician": "no"}
    assert asked.state.answers_about_self == answers


def test_pages_that_were_never_shown_go_with_the_others(asked, qapp):
    asked.window.drop_pages()
    delete_now()
    assert [widget for widget in qapp.allWidgets() if isinstance(widget, Page)] == []
