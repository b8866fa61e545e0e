"""What the welcome page says when there is no session for an evaluator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from listening_app.autopilot import Autopilot
from listening_app.pages.welcome import WelcomePage
from sessions.erasure import erase
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder

FOR_ORGANIZERS = ("slot", "pseudonym", "journals", "python", "--", "`")


def take_session(open_app, folder: StudyFolder) -> None:
    """Take all that maple-27 has to take."""
    app = open_app(folder)
    answers = {"naturalness": 4, "intelligibility": 9, "similarity": 2}
    autopilot = Autopilot(app.window, "maple-27", lambda _: answers, means=["keyboard"])
    with app.qtbot.waitSignal(autopilot.done, timeout=120_000):
        pass
    app.close()


def refusal(open_app, folder: StudyFolder, code: str) -> str:
    """Sign in where that is refused; return what is said, once it is sure to be for evaluators."""
    app = open_app(folder)
    app.page.code.clear()
    app.type(code)
    app.click(app.page.begin)
    assert isinstance(app.page, WelcomePage)
    note = app.page.note
    app.close()
    assert not [word for word in FOR_ORGANIZERS if word in note]
    return note


def test_who_finds_every_place_taken_is_sent_to_the_organizer(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=1)
    first = open_app(folder)
    first.go_to_first_interview()
    first.close()
    note = refusal(open_app, folder, "oak-3")
    assert "Every place in this study is taken" in note
    assert "organizer" in note


def test_a_synthetic_evaluator_without_a_place_stops_and_tells(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=1)
    take_session(open_app, folder)
    app = open_app(folder)
    autopilot = Autopilot(app.window, "oak-3", lambda _: {}, means=["keyboard"])
    with app.qtbot.waitSignal(autopilot.met_fault, timeout=30_000) as fault:
        pass
    assert "Every place in this study is taken" in fault.args[0]


def test_who_has_taken_everything_is_told_that_it_is_saved(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=1)
    take_session(open_app, folder)
    assert "saved" in refusal(open_app, folder, "maple-27")


def test_who_withdrew_is_asked_for_another_code(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=1)
    take_session(open_app, folder)
    erase(folder, "maple-27")
    assert "withdrew" in refusal(open_app, folder, "maple-27")


def test_what_only_the_organizer_can_mend_is_to_be_shown_to_them(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=1)
    app = open_app(folder)
    app.go_to_first_interview()
    app.close()
    (journal,) = folder.journal_files()
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[3:]]))
    app = open_app(folder, "maple-27")
    assert app.page.note.startswith("Please show this to the organizer: journals")
    assert str(tmp_path) not in app.page.note
