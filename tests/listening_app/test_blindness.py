"""Nothing on the screen tells what is playing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from listening_app.autopilot import Autopilot
from sessions.languages import APP_LANGUAGES
from tests.listening_app.screen_reader import ScreenReader

GENDERS = {"woman", "man", "femme", "homme", "féminin", "masculin", "女性", "男性"}

if TYPE_CHECKING:
    from collections.abc import Iterator

    from listening_app.pages.page import Page
    from sessions.folder import StudyFolder


def words_of_the_key(folder: StudyFolder) -> set[str]:
    """Everything that the key and the study file know and no evaluator may."""
    key, study = folder.key(), folder.study()
    words = {*study.system_names, *study.dataset_names, "original", "mcadams", "female", "male"}
    for stimulus, meaning in key.stimuli.items():
        words |= {stimulus, meaning.system, meaning.dataset, meaning.speaker, meaning.utterance}
        words |= {meaning.text} if meaning.text else set()
    for trial, pair in key.trials.items():
        words |= {trial, pair.enrolment_speaker, pair.enrolment_utterance}
    return {word.casefold() for word in words}


def said_in(text: str, word: str) -> bool:
    """Whether a text holds a word; where letters go on before or after it, it is another one."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text.casefold()) is not None


def texts_of(widget: QWidget) -> Iterator[str]:
    """Everything that can be read or read aloud of a widget and all in it."""
    yield widget.windowTitle()
    yield widget.windowFilePath()
    yield from ScreenReader(widget, pytest.fail).texts()
    for part in [widget, *widget.findChildren(QObject)]:
        yield part.objectName()
        if isinstance(part, QWidget):
            yield part.accessibleName()
            yield part.accessibleDescription()
            yield part.toolTip()
            yield part.statusTip()
            yield part.whatsThis()
        if isinstance(part, QLabel | QLineEdit | QAction) or hasattr(part, "text"):
            yield part.text()


@pytest.mark.parametrize("tag", APP_LANGUAGES)
def test_no_word_of_the_key_is_ever_on_the_screen(open_app, study, language, tag):
    language.choose(tag)
    app = open_app(study, language=language)
    forbidden = words_of_the_key(study) | GENDERS
    assert "vocoder-x" in forbidden
    seen: set[str] = set()
    pages: set[str] = set()

    def opinion(_interview: str) -> dict[str, int]:
        return {"naturalness": 5, "intelligibility": 5, "similarity": 5}

    autopilot = Autopilot(app.window, "maple-27", opinion)

    def note(page: Page) -> None:
        pages.add(type(page).__name__)
        seen.update(texts_of(app.window))

    autopilot.looked.connect(note)
    with app.qtbot.waitSignal(autopilot.done, timeout=120_000):
        pass
    assert pages >= {
        "WelcomePage",
        "ConsentPage",
        "QuestionnairePage",
        "InstructionsPage",
        "RatingPage",
        "NoticePage",
    }
    assert ("How natural does the voice sound?" in seen) == (tag == "en")
    told = [(word, text) for text in seen for word in forbidden if said_in(text, word)]
    assert told == []
    for text in seen:
        assert not {"stimulus", "trial", "system"} & set(text.casefold().split()), text
