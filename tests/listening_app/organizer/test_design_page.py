"""The form over the study file: real clicks and keys, the same errors as the command line."""

from __future__ import annotations

import tomllib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from anonymizers.errors import UserError
from listening_app.organizer.scrolling import Scrolled
from sessions.folder import StudyFolder
from sessions.study_file import load_study


def content(folder: StudyFolder) -> dict:
    return tomllib.loads(folder.study_file.read_text("utf-8"))


def fill_in(desk, location, text: str) -> None:
    """Click into a key and type."""
    page = desk.pages.design
    page.show_location(location)
    desk.wait_for(page.row(*location).isVisible)
    desk.click(page.row(*location).editor.focusProxy())
    desk.type(text)


def test_a_key_is_changed_by_typing_and_comments_stay(study, open_desk):
    text = study.study_file.read_text("utf-8")
    study.study_file.write_text("# for the spring\n" + text, encoding="utf-8")
    desk = open_desk(study)
    desk.go_to(desk.pages.design)
    fill_in(desk, ("study", "title"), "Voices on air")
    assert desk.pages.design.note == "Not saved yet."
    desk.click(desk.pages.design.save)
    assert desk.pages.design.note == "Saved."
    assert study.study_file.read_text("utf-8").startswith("# for the spring\n")
    assert content(study)["study"]["title"] == "Voices on air"


def test_a_fault_stands_at_its_key_in_the_words_of_the_command_line(study, open_desk):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    fill_in(desk, ("study", "sample_rate"), "7")
    fill_in(desk, ("rating", "break_after"), "soon")
    desk.click(page.save)
    assert content(study)["study"]["sample_rate"] == 16_000
    study.study_file.write_text(page.document.text, encoding="utf-8")
    with pytest.raises(UserError) as error:
        load_study(study.study_file)
    told = {line.removeprefix(f"{study.study_file}: ") for line in str(error.value).splitlines()}
    assert {page.row("study", "sample_rate").fault, page.row("rating", "break_after").fault} == told
    assert page.note == "2 things are to be corrected."
    assert page.sections.item(0).text() == "Study  (1)"


def test_faults_are_gone_to_one_after_the_other(study, open_desk):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    fill_in(desk, ("study", "seed"), "-1")
    fill_in(desk, ("rating", "repeats"), "-1")
    for location in (("study", "seed"), ("rating", "repeats"), ("study", "seed")):
        desk.click(page.next_fault)
        assert page.row(*location).isAncestorOf(desk.window.focusWidget())


def test_a_key_left_empty_is_left_out_and_its_default_shows(study, open_desk):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    fill_in(desk, ("rating", "practice_trials"), " ")
    assert "practice_trials" not in tomllib.loads(page.document.text)["rating"]
    assert page.row("rating", "practice_trials").editor.line.placeholderText() == "1"


def test_systems_are_added_and_removed(study, open_desk):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    page.sections.setCurrentRow(2)
    form = page.forms[2]
    desk.click(form.buttons["append", ("systems",)])
    desk.wait_for(lambda: ("systems", 1, "name") in form.places)
    assert page.row("systems", 1, "name").isAncestorOf(desk.window.focusWidget())
    desk.type("B1")
    assert tomllib.loads(page.document.text)["systems"][1] == {"name": "B1"}
    assert "give either anonymizer" in form.places["systems", 1].fault
    desk.wait_for(form.buttons["remove", ("systems", 0)].isVisible)
    form.buttons["remove", ("systems", 0)].click()
    assert [one["name"] for one in tomllib.loads(page.document.text)["systems"]] == ["B1"]


def test_optional_tables_are_added_and_left_out(study, open_desk):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    form = page.form("rating")
    at = ("rating", "hidden_references")
    form.buttons["add", at].click()
    fill_in(desk, (*at, "each_session"), "2")
    fill_in(desk, (*at, "at_least"), "6")
    assert tomllib.loads(page.document.text)["rating"]["hidden_references"] == {
        "each_session": 2,
        "at_least": 6,
    }
    form.buttons["remove", at].click()
    assert "hidden_references" not in tomllib.loads(page.document.text)["rating"]


def test_a_key_that_nobody_knows_can_be_taken_out(study, desk):
    text = study.study_file.read_text("utf-8").replace("[rating]", "[rating]\nevaluator = 3")
    study.study_file.write_text(text, encoding="utf-8")
    desk.window.open_study(study)
    page = desk.pages.design
    head = page.form("rating").places[("rating",)]
    assert "did you mean evaluators?" in head.fault
    (button,) = head._removals
    button.click()
    assert page.faults == []
    assert "evaluator" not in tomllib.loads(page.document.text)["rating"]


def test_the_keyboard_is_enough(study, open_desk):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    desk.pages.tabBar().setFocus()
    seen = set()
    for _ in range(40):
        desk.press(Qt.Key.Key_Tab)
        seen.add(desk.window.focusWidget())
    assert page.sections in seen
    assert page.row("study", "title").editor.focusProxy() in seen
    assert page.save in seen
    assert all(one.accessibleName() or one.text() for one in seen)


def test_a_new_study_is_filled_in_from_nothing(desk, tmp_path, monkeypatch):
    folder = StudyFolder(tmp_path / "pilot")
    folder.path.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder.path))
    desk.click(desk.window.choose_new)
    page = desk.pages.design
    desk.wait_for(page.isVisible)
    assert page.faults == []
    desk.click(page.save)
    assert {fault.location for fault in page.faults} >= {
        ("study", "title"),
        ("datasets", 0, "name"),
        ("systems", 0, "name"),
        ("rating", "evaluators"),
    }
    assert not folder.study_file.exists()
    for location, text in (
        (("study", "title"), "Voices"),
        (("datasets", 0, "name"), "libri"),
        (("datasets", 0, "trials"), "data/trials"),
        (("systems", 0, "name"), "B2"),
        (("systems", 0, "anonymizer"), "B2"),
        (("rating", "evaluators"), "6"),
    ):
        fill_in(desk, location, text)
    desk.click(page.save)
    assert load_study(folder.study_file).study.name == "pilot"


def test_changes_are_not_lost_without_a_question(study, open_desk, monkeypatch):
    desk = open_desk(study)
    desk.go_to(desk.pages.design)
    fill_in(desk, ("study", "title"), "Other")
    answers = iter([QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard])
    monkeypatch.setattr(QMessageBox, "question", lambda *_: next(answers))
    assert not desk.window.close()
    assert desk.window.isVisible()
    assert desk.window.close()
    assert "Other" not in study.study_file.read_text("utf-8")


def test_no_section_is_wider_than_the_window_where_text_is_large(study, open_desk, theme):
    desk = open_desk(study)
    page = desk.pages.design
    desk.go_to(page)
    theme.set_text_scale(2.0)
    desk.window.resize(1024, 768)
    for section in ("study", "datasets", "systems", "rating", "listening", "questionnaire"):
        page.show_location((section,))
        for area in filter(Scrolled.isVisible, page.findChildren(Scrolled)):
            assert area.widget().minimumSizeHint().width() <= area.viewport().width(), section
