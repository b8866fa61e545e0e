"""What happens to a session when something goes wrong, or the evaluator goes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from anonymizers.errors import UserError
from listening_app.audio.clocked import SilentDevice
from listening_app.pages.notice import NoticePage
from listening_app.pages.rating import RatingPage
from listening_app.pages.welcome import WelcomePage
from sessions.events import DeviceOpened, PlayEnded, SessionAbandoned, TrialConfirmed
from sessions.export import export_tables
from sessions.journal import read_journal
from tests.listening_app.conftest import FAST

if TYPE_CHECKING:
    from collections.abc import Iterator


def confirmed_answers(folder) -> list[tuple[str, dict[str, int]]]:
    (journal,) = folder.journal_files()
    return [
        (entry.event.trial, entry.event.answers)
        for entry in read_journal(journal).entries
        if isinstance(entry.event, TrialConfirmed)
    ]


class Headphones:
    """Outputs that can be pulled out, and plugged in again."""

    def __init__(self) -> None:
        self.plugged_in = True
        self.speed = FAST
        self.opened: list[SilentDevice] = []

    def open(self) -> SilentDevice:
        if not self.plugged_in:
            raise UserError("This computer has no sound output.")
        self.opened.append(SilentDevice(self.speed))
        return self.opened[-1]

    def pull_out(self) -> None:
        self.plugged_in = False
        self.opened[-1].close()


@pytest.fixture
def headphones() -> Iterator[Headphones]:
    outputs = Headphones()
    yield outputs
    for device in outputs.opened:
        device.close()


def test_a_window_closed_in_an_interview_opens_there_again(open_app, study):
    app = open_app(study)
    app.go_to_first_interview()
    app.complete_interview()
    app.hear("trial")
    app.click(app.page.scales["intelligibility"].cells[2])
    interview = app.page.interview
    app.close()

    again = open_app(study, "maple-27")
    assert isinstance(again.page, RatingPage)
    assert again.page.interview == interview
    assert again.page.scales["intelligibility"].value == 3
    assert again.page.scales["naturalness"].value is None
    assert not again.page.scales["naturalness"].locked
    assert again.page.scales["similarity"].locked
    assert len(confirmed_answers(study)) == 1


def test_a_window_closed_while_the_voice_plays_keeps_what_was_heard(open_app, study):
    app = open_app(study)
    app.go_to_first_interview()
    app.press(Qt.Key.Key_Space)
    app.close()
    (journal,) = study.journal_files()
    last = read_journal(journal).entries[-1].event
    assert isinstance(last, PlayEnded)
    assert 0 <= last.seconds <= 0.5


def test_without_a_session_under_way_a_known_code_is_still_welcomed(open_app, study):
    app = open_app(study, "maple-27")
    assert isinstance(app.page, WelcomePage)
    assert app.page.code.text() == "maple-27"


def test_the_second_window_on_a_session_is_refused(open_app, study):
    first = open_app(study)
    first.go_to_first_interview()
    second = open_app(study)
    second.type("maple-27")
    second.press(Qt.Key.Key_Return)
    assert isinstance(second.page, WelcomePage)
    assert "another window" in second.page.note
    first.window.activateWindow()
    first.complete_interview()
    assert len(confirmed_answers(study)) == 1


@pytest.mark.parametrize("code", ["ann marie", "-dash", "élise"])
def test_a_code_that_cannot_be_one_is_refused_in_words(open_app, study, code):
    app = open_app(study)
    app.page.code.setText(code)
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, WelcomePage)
    assert "letters A to Z" in app.page.note
    assert study.journal_files() == []


def test_who_declines_leaves_no_answers_and_frees_the_place(open_app, study):
    app = open_app(study)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    app.click(app.page.decline)
    assert isinstance(app.page, NoticePage)
    assert app.page.purpose == "end"
    app.close()
    (journal,) = study.journal_files()
    assert isinstance(read_journal(journal).entries[-1].event, SessionAbandoned)


def test_a_pause_keeps_the_interview_as_it_was(open_app, study):
    app = open_app(study)
    app.go_to_first_interview()
    app.hear("trial")
    app.press(Qt.Key.Key_6)
    interview = app.page.interview
    app.click(app.page._header.pause)
    assert isinstance(app.page, NoticePage)
    assert app.state.paused
    app.press(Qt.Key.Key_Return)
    assert app.page.interview == interview
    assert app.state.trial.answers == {"naturalness": 6}


def test_without_sound_output_no_session_begins(open_app, study, headphones):
    headphones.plugged_in = False
    app = open_app(study, open_device=headphones.open)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, NoticePage)
    assert "no sound output" in app.page.words
    assert study.journal_files() == []
    headphones.plugged_in = True
    app.press(Qt.Key.Key_Return)
    assert study.journal_files() != []


def test_headphones_pulled_out_spoil_the_play_and_it_is_offered_again(open_app, study, headphones):
    headphones.speed = 1.0
    app = open_app(study, open_device=headphones.open)
    app.go_to_first_interview()
    app.press(Qt.Key.Key_Space)
    headphones.pull_out()
    headphones.speed = FAST
    app.wait_for(lambda: isinstance(app.page, NoticePage))
    assert "Nothing you rated is lost" in app.page.words
    app.press(Qt.Key.Key_Return)  # still no output
    assert app.page.purpose == "fault"
    headphones.plugged_in = True
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    assert not app.state.trial.heard("trial")
    assert app.page.scales["naturalness"].locked
    assert "disturbed" in app.page.play_rows["trial"].button.accessibleDescription()
    app.complete_interview()
    app.close()
    (journal,) = study.journal_files()
    opened = [e for e in read_journal(journal).entries if isinstance(e.event, DeviceOpened)]
    assert len(opened) == 2


def test_headphones_pulled_out_in_silence_are_missed_at_once(open_app, study, headphones):
    app = open_app(study, open_device=headphones.open)
    app.go_to_first_interview()
    headphones.pull_out()
    app.wait_for(lambda: isinstance(app.page, NoticePage))
    assert app.page.purpose == "fault"


def test_headphones_pulled_out_in_a_pause_are_missed_after_it(open_app, study, headphones):
    app = open_app(study, open_device=headphones.open)
    app.go_to_first_interview()
    app.click(app.page._header.pause)
    headphones.pull_out()
    app.wait_for(lambda: app.presenter._player.engine.lost)
    assert app.page.purpose == "rest"
    app.press(Qt.Key.Key_Return)
    assert app.page.purpose == "fault"


def test_a_recording_that_cannot_be_played_is_told_and_tried_again(open_app, study):
    stimulus = study.stimulus(next(iter(study.plan().sessions)).practice[0].stimulus)
    whole = stimulus.read_bytes()
    stimulus.write_bytes(b"")
    app = open_app(study)
    app.go_to_first_interview()
    app.press(Qt.Key.Key_Space)
    assert isinstance(app.page, NoticePage)
    assert "cannot be played" in app.page.words
    assert stimulus.stem not in app.page.words
    stimulus.write_bytes(whole)
    app.press(Qt.Key.Key_Return)
    app.complete_interview()
    assert len(confirmed_answers(study)) == 1


def test_what_the_questionnaire_said_is_in_the_tables(open_app, study, tmp_path):
    app = open_app(study)
    app.type("maple-27")
    app.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    app.press(Qt.Key.Key_Return)
    assert app.state.answers_about_self is None  # the native language must be said
    app.type("japan")
    app.press(Qt.Key.Key_Down)
    app.click(app.page.choices["hearing"].choices["normal"])
    app.click(app.page.proceed)
    assert app.state.answers_about_self == {"native_language": "ja", "hearing": "normal"}
    app.close()
    export_tables(study, tmp_path / "tables")
    table = (tmp_path / "tables" / "evaluators.csv").read_text(encoding="utf-8")
    assert "maple-27,ja" in table
