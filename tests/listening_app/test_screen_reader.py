"""A whole session by somebody who sees nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from listening_app import announcements
from sessions.events import TrialConfirmed
from sessions.journal import read_journal
from sessions.study import QUESTIONS as STUDY_QUESTIONS
from tests.listening_app.board_hands import Hands
from tests.listening_app.screen_reader import CONTROLS, Role, ScreenReader
from tests.listening_app.small_panels import make_small_panels
from tests.listening_app.small_study import make_small_study
from tests.listening_app.test_setup import Plugs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

QUESTIONS = {
    "How natural does the voice sound?": 3,
    "How much could you understand?": 10,
    "Is it the same person?": 1,
}
STEPS = {"Your headphones", "Left and right", "How loud?"}
WAYS_ON = ("I agree and take part", "Continue", "Go on", "Begin")


class Script:
    """Takes a session by what the screen reader says."""

    def __init__(self, reader: ScreenReader, wait_for) -> None:
        self.reader = reader
        self.wait_for = wait_for
        self.nameless: set[str] = set()
        self.titles: set[str] = set()

    def take_session(self, code: str) -> None:
        reader = self.reader
        while not reader.has(Role.Button, "Close"):
            self.look_for_what_has_no_name()
            if reader.has(Role.EditableText, "Your participant code"):
                reader.write("Your participant code", code)
            if reader.has(Role.EditableText, "Which language did you grow up with?"):
                reader.write("Which language did you grow up with?", "engl")
                reader.choose(Role.ListItem, "English")
            if self.set_up():
                continue
            if reader.has(Role.Button, "Play: The voice on air"):
                self.judge()
            else:
                self.go_on()

    def set_up(self) -> bool:
        """Choose headphones, say on which side sounds are, and set how loud they are."""
        titles = self.texts_of_page()
        self.titles |= titles
        if "Your headphones" in titles:
            self.reader.choose(Role.RadioButton, "Sound output Headphones")
            self.reader.press("Play")
            self.reader.find(Role.Button, "Play again")
        elif "Left and right" in titles:
            for _ in range(2):
                self.reader.press("Play")
                self.reader.press("On both sides")
        elif "How loud?" in titles:
            self.reader.press("Play")
            self.reader.press("Softer")
            self.reader.press("Louder")
        else:
            return False
        # Who hears no difference between the sides is told so, and goes on anyway.
        if titles & STEPS & self.texts_of_page():
            self.go_on()
        return True

    def has_way_on(self) -> bool:
        return any(self.reader.has(Role.Button, way) for way in WAYS_ON)

    def texts_of_page(self) -> set[str]:
        return {node.name for node in self.reader.nodes(Role.StaticText)}

    def judge(self) -> None:
        position = self.position()
        for recording in ("The voice on air", "A recording of someone we know"):
            self.reader.press(f"Play: {recording}")
            self.wait_for(lambda heard=recording: self.has_heard(heard))
        for question, number in QUESTIONS.items():
            self.reader.choose(Role.RadioButton, f"{question} {number}")
            self.wait_for(lambda asked=question: self.answer_to(asked) != "")
            assert self.answer_to(question) == f"{question} {number}"
        self.reader.press("Next")
        self.wait_for(lambda: self.position() != position)

    def go_on(self) -> None:
        self.wait_for(self.has_way_on)
        way = next((way for way in WAYS_ON if self.reader.has(Role.Button, way)), None)
        assert way is not None, [node.name for node in self.reader.nodes(Role.Button)]
        texts = self.reader.texts()
        self.reader.press(way)
        self.wait_for(lambda: self.reader.texts() != texts)

    def has_heard(self, recording: str) -> bool:
        button = f"Play again: {recording}"
        nodes = self.reader.nodes(Role.Button)
        return any(node.name == button and node.description == "heard once" for node in nodes)

    def answer_to(self, question: str) -> str:
        chosen = [node for node in self.reader.nodes(Role.RadioButton) if node.checked]
        names = (node.name.partition(",")[0] for node in chosen)
        return next((name for name in names if name.startswith(question)), "")

    def position(self) -> str:
        return next(
            (text for text in self.reader.texts() if text.startswith(("Interview", "Practice"))), ""
        )

    def look_for_what_has_no_name(self) -> None:
        for node in self.reader.nodes(*CONTROLS):
            if not node.name.strip():
                self.nameless.add(f"{node.role} {node.description}")


@pytest.fixture(autouse=True)
def screen_reader_is_on() -> Iterator[None]:
    """Let the window keep its accessibility tree up to date, as it does for a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_a_session_is_taken_by_the_accessibility_tree_alone(open_app, tmp_path: Path):
    folder = make_small_study(tmp_path / "study", trials=2)
    app = open_app(folder, outputs=Plugs("Speakers", "Headphones"))
    script = Script(ScreenReader(app.window, app.wait_for), app.wait_for)
    script.take_session("maple-27")
    assert script.nameless == set()
    assert script.titles >= STEPS
    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    answers = [event.answers for event in events if isinstance(event, TrialConfirmed)]
    expected = dict(zip(STUDY_QUESTIONS, QUESTIONS.values(), strict=True))
    assert answers == [expected] * 3
    assert events[-1].type == "session_finished"


@pytest.fixture
def said(monkeypatch) -> list[tuple[str, bool]]:
    """What a screen reader is asked to say, and whether at once."""
    heard: list[tuple[str, bool]] = []

    class Recorder(announcements.QAccessible):
        @staticmethod
        def updateAccessibility(event):  # noqa: N802
            assertive = announcements.QAccessible.AnnouncementPoliteness.Assertive
            heard.append((event.message(), event.politeness() == assertive))

    monkeypatch.setattr(announcements, "QAccessible", Recorder)
    return heard


def test_what_changes_by_itself_is_said(open_app, study, said):
    app = open_app(study)
    assert "How do these voices sound?" in said[-1][0]
    app.go_to_first_interview()
    assert said[-1] == ("Practice 1 of 1", False)
    app.hear("trial")
    assert said[-3:] == [
        ("The voice on air: heard once.", False),
        ("You can answer now: How natural does the voice sound?", False),
        ("You can answer now: How much could you understand?", False),
    ]


def test_where_a_voice_is_now_is_said(open_app, tmp_path: Path, said):
    hands = Hands(open_app(make_small_panels(tmp_path / "panels", practice=0, size=8)))
    hands.go_to_panel()
    assert said[-1] == ("Round 1 of 3", False)
    hands.app.press(Qt.Key.Key_2)
    assert said[-1] == ("Voice A\nnot heard yet, in group 2", False)


def test_faults_are_said_at_once(open_app, study, said):
    app = open_app(study)
    app.click(app.page.begin)
    assert said[-1] == ("Please type your code first.", True)
