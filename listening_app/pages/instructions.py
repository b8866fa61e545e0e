"""The role that the evaluator plays, what is asked of them, and which keys do what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from listening_app.pages.page import Page
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Prose, Text
from sessions.rating import SCALE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme
    from sessions.study import Question, ScalesSection


def default_story() -> str:
    """Return our own role play, for studies that bring none."""
    return QCoreApplication.translate(
        "InstructionsPage",
        "You work for a radio station. It airs interviews with people who have something to "
        "tell but must not be recognized, so their voices may have been changed beforehand.\n\n"
        "You are the last one to listen before an interview goes on air. For each of them you "
        "answer these questions:",
    )


class InstructionsPage(Page):
    """The story, the questions, the keys; also shown again in the middle of a session.

    Parameters
    ----------
    theme : Theme
    story : str
    questions : sequence of Question
        What the study asks.
    scales : ScalesSection
        The numbers to answer with.
    most_plays : int, optional
        How often each recording may be played, where the study limits that.
    """

    read = Signal()

    def __init__(
        self,
        theme: Theme,
        story: str,
        questions: Sequence[Question],
        scales: ScalesSection,
        *,
        most_plays: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent=parent)
        self._scales = scales
        self.add_text(Text(self.tr("Your part"), size="title", wrap=True))
        self.add_text(Prose(story, theme))
        self.column.addSpacing(STEP)
        self.column.addLayout(self._questions(questions))
        self.column.addSpacing(STEP)
        asked = [scales.of(question).values for question in questions]
        self.add_text(Prose(self._conduct(asked, most_plays), theme))
        self.proceed = Button("", theme, importance="primary")
        self.proceed.clicked.connect(self.read)
        self.set_actions(self.proceed)
        self.show_again(returning=False)

    def show_again(self, *, returning: bool) -> None:
        """Say where the button leads: on, or back to the interview that waits."""
        words = self.tr("Back to the interview") if returning else self.tr("Continue")
        self.proceed.set_face(words, None)

    def _questions(self, questions: Sequence[Question]) -> QVBoxLayout:
        words: dict[Question, tuple[str, str]] = {
            "naturalness": (
                self.tr("Does the voice sound natural?"),
                self.tr("As if a person were speaking, not a machine."),
            ),
            "intelligibility": (
                self.tr("Can every word be understood?"),
                self.tr("The audience will hear it once only."),
            ),
            "similarity": (
                self.tr("Is it the same person?"),
                self.tr(
                    "You get a second recording, of someone we know. Could that be the person "
                    "in the interview?"
                ),
            ),
        }
        numbered = QVBoxLayout()
        numbered.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        numbered.setSpacing(STEP)
        for number, question in enumerate(questions, 1):
            own = self._scales.of(question).question
            numbered.addLayout(_numbered(number, *((own, "") if own else words[question])))
        return numbered

    def _conduct(self, scales: Sequence[range], most_plays: int | None) -> str:
        judging = f"{self._about_scales(scales)} {self._about_listening(most_plays)}"
        return f"{judging}\n\n{self._about_keys(scales)}"

    def _about_listening(self, most_plays: int | None) -> str:
        if most_plays is None:
            return self.tr(
                "Nothing is right or wrong: your ear decides, and you may listen again as "
                "often as you like."
            )
        if most_plays == 1:
            return self.tr(
                "Nothing is right or wrong: your ear decides. You hear each recording once."
            )
        return self.tr(
            "Nothing is right or wrong: your ear decides. You may play each recording up to "
            "{count} times."
        ).format(count=most_plays)

    def _about_scales(self, scales: Sequence[range]) -> str:
        first, *others = dict.fromkeys(scales)
        if others:
            return self.tr("Use the whole of each scale.")
        return self.tr("Use the whole scale from {lowest} to {highest}.").format(
            lowest=first[0], highest=first[-1]
        )

    def _about_keys(self, scales: Sequence[range]) -> str:
        if all(scale == SCALE for scale in scales):
            return self.tr(
                "Everything works by mouse or by keyboard: Space plays, 1 to 9 choose a number "
                "and 0 stands for 10, Tab moves on, Enter confirms."
            )
        return self.tr(
            "Everything works by mouse or by keyboard: Space plays, number keys choose a number, "
            "Tab moves on, Enter confirms."
        )


def _numbered(number: int, title: str, explanation: str) -> QHBoxLayout:
    ordinal = Text(str(number), size="question", tone="quiet")
    ordinal.setAlignment(Qt.AlignmentFlag.AlignTop)
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(Text(title, size="question", wrap=True))
    if explanation:
        words.addWidget(Text(explanation, tone="quiet", wrap=True))
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    row.addWidget(ordinal)
    row.addLayout(words, 1)
    return row
