"""What a practice interview says of scales and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt


@pytest.fixture
def practising(open_app, study):
    app = open_app(study)
    app.go_to_first_interview()
    return app


def hint(app) -> str:
    return app.page._hint.text()


def test_a_key_before_the_sound_is_answered_in_words(practising):
    assert "Play the recording" in hint(practising)
    practising.press(Qt.Key.Key_7)
    assert "open once you have heard the recording" in hint(practising)
    assert practising.state.trial.answers == {}


def test_a_key_beside_open_numbers_does_not_call_them_locked(practising):
    practising.hear("trial")
    practising.page.story.setFocus()
    practising.press(Qt.Key.Key_7)
    assert hint(practising).startswith("Choose a number")
    assert practising.state.trial.answers == {}


def test_each_choice_is_said_with_another_way_to_make_it(practising):
    practising.hear("trial")
    assert "0 stands for 10" in hint(practising)
    practising.click(practising.page.scales["naturalness"].cells[9])
    assert hint(practising).startswith("You chose 10; on the keyboard that is 0. Choose a number")
    practising.page.scales["intelligibility"].current_cell().setFocus()
    practising.press(Qt.Key.Key_7)
    assert "You chose 7 by its key; a click or the arrow keys change it." in hint(practising)
    assert hint(practising).endswith("Play the recording: click Play or press Space.")
    practising.page.scales["intelligibility"].current_cell().setFocus()
    practising.press(Qt.Key.Key_Right)
    assert "You chose 8; the arrow keys change it." in hint(practising)


def test_what_counts_is_left_without_comment(practising):
    practising.hear("trial")
    practising.hear("enrolment")
    for scale in practising.page.scales.values():
        practising.click(scale.cells[4])
    assert "then click Next or press Enter" in hint(practising)
    practising.press(Qt.Key.Key_Return)
    assert hint(practising) == ""
    practising.press(Qt.Key.Key_7)
    assert hint(practising) == ""
