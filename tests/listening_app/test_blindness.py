"""Nothing on the screen tells what is playing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from listening_app.audio.ears import SyntheticEars
from listening_app.autopilot import Autopilot
from sessions.languages import APP_LANGUAGES
from tests.listening_app.conftest import FAST
from tests.listening_app.screen_reader import ScreenReader
from tests.listening_app.small_panels import make_small_panels
from tests.listening_app.test_setup import wants, with_ears
from tests.listening_app.test_sorting_hands import meant

EVERY = 4
"""Of the autopilot's looks at the screen; it looks more often than anything changes."""
GENDERS = {"woman", "man", "femme", "homme", "féminin", "masculin", "女性", "男性"}

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from listening_app.pages.page import Page
    from sessions.folder import StudyFolder
    from tests.listening_app.conftest import App


def words_of_the_key(folder: StudyFolder) -> set[str]:
    """Everything that the key and the study file know and no evaluator may."""
    key, study = folder.key(), folder.study()
    words = {*study.system_names, *study.dataset_names, "original", "mcadams", "female", "male"}
    for stimulus, meaning in key.stimuli.items():
        words |= {stimulus, meaning.system, meaning.dataset, meaning.speaker, meaning.utterance}
        words |= {meaning.text} if meaning.text else set()
    for trial, pair in key.trials.items():
        words |= {trial, pair.enrolment_speaker, pair.enrolment_utterance}
    for panel in key.panels:
        words |= {panel, "control", "distractor", "reference", "anonymized"}
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


@dataclass
class Sight:
    """Everything that an evaluator could have read or heard read in a session."""

    texts: set[str]
    pages: set[str]

    @classmethod
    def of_a_session(cls, app: App, note: Callable[[], Iterable[str]], **hands: Any) -> Sight:
        """Take the sessions of a window, noting what there is before each act."""
        sight = cls(set(), set())
        looks = count()

        def look(page: Page) -> None:
            name = type(page).__name__
            if name not in sight.pages or next(looks) % EVERY == 0:
                sight.pages.add(name)
                sight.texts.update(note())

        def opinion(_interview: str) -> dict[str, int]:
            return {"naturalness": 5, "intelligibility": 5, "similarity": 5}

        autopilot = Autopilot(app.window, "maple-27", opinion, **hands)
        autopilot.looked.connect(look)
        with app.qtbot.waitSignal(autopilot.done, timeout=120_000):
            pass
        return sight

    def tells_of(self, folder: StudyFolder) -> list[tuple[str, str]]:
        """Return words of the key, with the texts that they stand in."""
        forbidden = words_of_the_key(folder) | GENDERS | {"stimulus", "trial", "system"}
        assert "vocoder-x" in forbidden or folder.study().tasks == ("clustering",)
        return [(word, text) for text in self.texts for word in forbidden if said_in(text, word)]


@pytest.mark.parametrize("tag", APP_LANGUAGES)
def test_no_word_of_the_key_is_ever_on_the_screen(open_app, study, language, tag):
    language.choose(tag)
    app = open_app(study, language=language)
    sight = Sight.of_a_session(app, lambda: texts_of(app.window))
    assert sight.pages == {
        "WelcomePage",
        "ConsentPage",
        "QuestionnairePage",
        "InstructionsPage",
        "RatingPage",
        "NoticePage",
    }
    assert ("How natural does the voice sound?" in sight.texts) == (tag == "en")
    assert sight.tells_of(study) == []


def test_nor_while_the_listener_is_set_up(open_app, study):
    app, ears = set_up_with_ears(open_app, study)
    sight = Sight.of_a_session(app, lambda: texts_of(app.window), ears=ears)
    assert sight.pages >= {"OutputPage", "SidesPage", "LoudnessPage", "HeadphoneTestPage"}
    assert sight.tells_of(study) == []


def test_nor_while_panels_are_sorted(open_app, tmp_path):
    folder = make_small_panels(tmp_path / "panels", panels=2, size=7)
    app = open_app(folder)
    sight = Sight.of_a_session(app, lambda: texts_of(app.window), sort=meant)
    assert sight.pages >= {"SortingInstructionsPage", "ClusteringPage"}
    assert sight.tells_of(folder) == []


def set_up_with_ears(open_app, study, **more) -> tuple[App, SyntheticEars]:
    """Open the window on a study that sets listeners up and tests their headphones."""
    ears = SyntheticEars(FAST)
    folder = wants(study, 'screening = "refuse"')
    return open_app(folder, outputs=with_ears(ears), **more), ears
