"""``python -m listening_app.autopilot``: synthetic evaluators before the real window.

They see the pages and nothing else of the app, and they act by mouse and keyboard events of the
window system. Their opinions are those of `sessions.listeners`, which is why, unlike the app,
they need the key.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QLoggingCategory, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tqdm import tqdm

from anonymizers.base import derived_generator
from anonymizers.command_line import DONE, run
from anonymizers.errors import UserError
from listening_app.audio.choice import AudioChoice
from listening_app.audio.clocked import SILENCE
from listening_app.audio.ears import SyntheticEars
from listening_app.main_window import MainWindow
from listening_app.outputs import Outputs
from listening_app.pages.clustering import ClusteringPage
from listening_app.pages.consent import ConsentPage
from listening_app.pages.headphone_test import HeadphoneTestPage
from listening_app.pages.instructions import InstructionsPage
from listening_app.pages.notice import NoticePage
from listening_app.pages.questionnaire import QuestionnairePage
from listening_app.pages.rating import RatingPage
from listening_app.pages.setup_page import SetupPage
from listening_app.pages.sides import SidesPage
from listening_app.pages.sorting_instructions import SortingInstructionsPage
from listening_app.pages.welcome import WelcomePage
from listening_app.reception import Reception
from listening_app.screen import has_screen
from listening_app.sorting_hands import SortingHands, sortings
from listening_app.theme import Theme
from listening_app.widgets.rating_scale import RatingScale
from listening_app.widgets.wide_scale import WideScale
from sessions.assignments import find_takes
from sessions.folder import StudyFolder
from sessions.listeners import listener_for
from sessions.session import Rules
from sessions.simulate import STATION

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from listening_app.widgets.scale import Scale
    from sessions.listeners import Listener
    from sessions.plan import Key, Plan
    from sessions.sorting import Placement
    from sessions.study import Question

Means = Literal["mouse", "keyboard"]

_LOOK_EVERY_MS = 2
_SIDES = {"left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right, "both": Qt.Key.Key_Down}
_DIGITS = [Qt.Key.Key_0 if number == 10 else Qt.Key(Qt.Key.Key_0 + number) for number in range(11)]


class Autopilot(QObject):
    """One evaluator, who takes sessions until there is none left.

    Parameters
    ----------
    window : MainWindow
    evaluator : str
        Pseudonym.
    judge : callable
        Returns the answers to an interview, by its id.
    means : sequence of {"mouse", "keyboard"}
        How each interview is done, in turn.
    native_language : str
        What is typed to find it in the list.
    ears : SyntheticEars, optional
        What it hears with, where the listener is set up.
    sort : callable, optional
        Returns what is to be put where in a panel, by its id; needed where panels are sorted.
    """

    done = Signal()
    """The last session has been taken."""
    looked = Signal(object)
    """About to act on this page; whoever listens may :meth:`stop` it."""
    met_fault = Signal(str)
    """The window shows that something is wrong: its words."""

    def __init__(
        self,
        window: MainWindow,
        evaluator: str,
        judge: Callable[[str], dict[Question, int]],
        *,
        means: Sequence[Means] = ("mouse", "keyboard"),
        native_language: str = "english",
        ears: SyntheticEars | None = None,
        sort: Callable[[str], Sequence[Placement]] | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._evaluator = evaluator
        self._judge = judge
        self._means = means
        self._native_language = native_language
        self._ears = ears
        self._hands = None if sort is None else SortingHands(window, sort)
        self._interviews: list[str] = []
        self._opinion: dict[Question, int] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(_LOOK_EVERY_MS)

    def stop(self) -> None:
        """Take the hands off."""
        self._timer.stop()

    def _act(self) -> None:
        """Look at the page and do the next thing."""
        page = self._window.page
        self.looked.emit(page)
        if not self._timer.isActive():
            return
        if isinstance(page, RatingPage):
            self._judge_interview(page)
        elif isinstance(page, ClusteringPage):
            self._sort_panel(page)
        elif isinstance(page, WelcomePage):
            self._sign_in(page)
        elif isinstance(page, ConsentPage):
            self._press(page.agree, Qt.Key.Key_Return)
        elif isinstance(page, QuestionnairePage):
            self._answer_about_self(page)
        elif isinstance(page, InstructionsPage | SortingInstructionsPage):
            self._press(page.proceed, Qt.Key.Key_Return)
        elif isinstance(page, SetupPage):
            self._set_up(page)
        elif isinstance(page, NoticePage):
            self._leave_notice(page)

    def _set_up(self, page: SetupPage) -> None:
        """Play the sound of the page, say what was heard of it, go on."""
        assert self._ears is not None, "who is set up needs ears"
        if page.proceed.isEnabled() and page.proceed.hasFocus():
            self._press(page.proceed, Qt.Key.Key_Return)
        elif page.proceed.isEnabled():
            self._click(page.proceed)
        elif isinstance(page, SidesPage) and page.answers["left"].isEnabled():
            side = self._ears.side()
            self._press(page.answers[side], _SIDES[side])
        elif isinstance(page, HeadphoneTestPage) and page.answers[0].isEnabled():
            assert page.test is not None
            number = self._ears.choice(page.test)
            self._press(page.answers[number - 1], _DIGITS[number])
        elif not page.sounding:
            self._ears.forget()
            self._press(page.play, Qt.Key.Key_Space)

    def _sign_in(self, page: WelcomePage) -> None:
        page.code.clear()
        self._type(self._evaluator)
        self._press(page.begin, Qt.Key.Key_Return)
        shown = self._window.page
        if isinstance(shown, WelcomePage):
            self.stop()
            self.met_fault.emit(shown.note)

    def _answer_about_self(self, page: QuestionnairePage) -> None:
        """Say the native language, and pass over the rest."""
        if any(picker.tag is None for picker in page.languages.values()):
            self._type(self._native_language)
            QTest.keyClick(self._window.windowHandle(), Qt.Key.Key_Down)
        self._press(page.proceed, Qt.Key.Key_Return)

    def _leave_notice(self, page: NoticePage) -> None:
        if page.purpose == "rest":
            self._press(page.action, Qt.Key.Key_Return)
        elif page.purpose == "fault":
            self.stop()
            self.met_fault.emit(page.words)
        elif page.other is not None:
            self._click(page.other)
        else:
            self.stop()
            self.done.emit()

    def _judge_interview(self, page: RatingPage) -> None:
        interview = page.interview
        if not self._interviews or self._interviews[-1] != interview:
            self._interviews.append(interview)
            self._opinion = self._judge(interview)
        control = page.first_focus()
        rows = [row for row in page.play_rows.values() if row.button is control]
        if rows:
            if not rows[0].is_sounding:
                self._press(rows[0].button, Qt.Key.Key_Space)
            return
        for question, scale in page.scales.items():
            if control is scale.current_cell():
                self._answer(page, scale, self._opinion[question])
                return
        self._press(page.next, Qt.Key.Key_Return)

    def _sort_panel(self, page: ClusteringPage) -> None:
        if not self._interviews or self._interviews[-1] != page.panel:
            self._interviews.append(page.panel)
        assert self._hands is not None, "who sorts needs to be told how"
        self._hands.act(page, types=self._types)

    def _answer(self, page: RatingPage, scale: Scale, number: int) -> None:
        if isinstance(scale, RatingScale):
            cell = scale.cells[scale.numbers.index(number)]
            if number == 10 and not scale.zero_is_ten:
                self._click(cell)
            else:
                self._press(cell, _DIGITS[number])
        elif isinstance(scale, WideScale):
            if not self._types:
                self._click(scale.track, scale.track.place_of(number))
                return
            self._type(str(number))
            if not page.next.isEnabled():
                QTest.keyClick(self._window.windowHandle(), Qt.Key.Key_Return)

    @property
    def _types(self) -> bool:
        """Whether this interview is done by keyboard."""
        return self._means[len(self._interviews) % len(self._means)] == "keyboard"

    def _press(self, control: QWidget, key: Qt.Key) -> None:
        """Click a control, or press the key that does the same."""
        if self._types:
            QTest.keyClick(self._window.windowHandle(), key)
        else:
            self._click(control)

    def _click(self, control: QWidget, place: QPoint | None = None) -> None:
        """Click the middle of a control, or another place on it."""
        page = self._window.page
        assert page is not None
        page.bring_into_view(control)
        QTest.mouseClick(
            self._window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            control.mapTo(self._window, place or control.rect().center()),
        )

    def _type(self, text: str) -> None:
        """Type digits, hyphens and letters, which come out small."""
        for character in text.upper():
            QTest.keyClick(self._window.windowHandle(), Qt.Key(ord(character)))


def main(arguments: Sequence[str]) -> int:
    """Let synthetic evaluators take their sessions, one after the other."""
    options = _parser().parse_args(arguments)
    ears = SyntheticEars(AudioChoice.parse("silent", speed=options.speed).speed)
    folder = StudyFolder(options.study)
    study, plan, key = folder.study(), folder.plan(), folder.key()
    if not has_screen():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        # That platform warns at every window that it has no use for size hints.
        QLoggingCategory.setFilterRules("default.warning=false")
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application = QApplication(sys.argv[:1])
    theme = Theme(application)
    rules = Rules.of(study)
    for number in tqdm(range(1, options.evaluators + 1), unit="evaluator", disable=None):
        listener = listener_for(options.seed, f"auto-{number:03}", scales=rules.scales)
        if _has_taken_all(folder, plan, listener.evaluator):
            continue
        window = MainWindow(theme, study.study.title)
        outputs = Outputs(lambda _name: ears.open(), [SILENCE], window)
        reception = Reception(window, outputs.open, STATION, outputs)
        reception.enter_study(folder, study)
        window.show()
        window.activateWindow()  # where there is no window manager, nobody else gives it the keys
        autopilot = Autopilot(
            window,
            listener.evaluator,
            opinions(listener, plan, key),
            native_language="english" if listener.is_native else "french",
            ears=ears,
            sort=sortings(listener, plan, key, rules.groups),
        )
        _take_sessions(application, window, autopilot, listener.evaluator)
        window.deleteLater()
    return DONE


def _has_taken_all(folder: StudyFolder, plan: Plan, evaluator: str) -> bool:
    """Whether an earlier run has left the evaluator nothing to take."""
    takes = [take for take in find_takes(folder) if take.evaluator == evaluator]
    if not takes:
        return False
    slot, _ = plan.find(takes[-1].session)
    finished = {take.session for take in takes if take.status == "finished"}
    return finished >= {planned.session for planned in slot.sessions}


def opinions(listener: Listener, plan: Plan, key: Key) -> Callable[[str], dict[Question, int]]:
    """Return what a listener says of an interview, by its id."""
    places = {
        trial.trial: (trial, number / max(1, len(session.trials) - 1))
        for session in plan.sessions
        for number, trial in enumerate((*session.practice, *session.trials))
    }

    def judge(interview: str) -> dict[Question, int]:
        trial, progress = places[interview]
        rng = derived_generator(listener.seed, "autopilot", listener.evaluator, interview)
        pair = None if trial.enrolment is None else key.trials.get(interview)
        return listener.answers(
            key.stimuli[trial.stimulus],
            pair,
            rng,
            progress=min(progress, 1.0),
            told=key.told(trial),
        )

    return judge


def _take_sessions(
    application: QApplication, window: MainWindow, autopilot: Autopilot, evaluator: str
) -> None:
    faults: list[str] = []
    autopilot.done.connect(application.quit)
    autopilot.met_fault.connect(faults.append)
    autopilot.met_fault.connect(application.quit)
    application.exec()
    window.close()
    if faults:
        raise UserError(f"{evaluator} could not go on, the window says: {faults[0]}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m listening_app.autopilot",
        description="Let synthetic evaluators take sessions in the real window.",
    )
    parser.add_argument("study", type=Path, metavar="STUDY", help="folder of the study")
    parser.add_argument("--evaluators", type=int, required=True, metavar="N")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument(
        "--speed", type=float, default=100.0, metavar="X", help="times real time (default: 100)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(run(main))
