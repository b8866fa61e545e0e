"""What is asked of the evaluator who sorts voices, and which keys do what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from listening_app.pages.page import Page
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme


def default_sorting_story() -> str:
    """Return our own story, for studies that bring none."""
    return QCoreApplication.translate(
        "SortingInstructionsPage",
        "You work for a radio station. On your table lie short recordings from which the labels "
        "have come off: nobody knows any more who speaks in which. Some voices may have been "
        "changed so that they are harder to recognize.",
    )


class SortingInstructionsPage(Page):
    """The story, the task, the keys; also shown again in the middle of a session.

    Parameters
    ----------
    theme : Theme
    story : str
    groups : int
        How many there are to sort into.
    """

    read = Signal()

    def __init__(
        self, theme: Theme, story: str, groups: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent=parent)
        self.add_text(Text(self.tr("Your part"), size="title", wrap=True))
        self.add_text(Prose(story, theme))
        self.column.addSpacing(STEP)
        task = self.tr(
            "Put the recordings of one person into one group. There may be one person or "
            "several, so you need not use all {groups} groups, and a group may hold a single "
            "recording. Go by the voice, not by what is said."
        ).format(groups=groups)
        conduct = self.tr(
            "Hear each recording to its end at least once, and as often as you like. You may move "
            "recordings again at any time, and undo what you did. Nothing is right or wrong: your "
            "ear decides."
        )
        self.add_text(Prose(f"{task}\n\n{conduct}", theme))
        self.column.addSpacing(STEP)
        self.add_text(Text(self.tr("With the mouse"), size="question"))
        mouse = self.tr(
            "Click a voice to hear it and drag it to a group. Draw a frame around several, and "
            "they go together. Play walks through a group, so that you can check it by ear."
        )
        self.add_text(Prose(mouse, theme))
        self.add_text(Text(self.tr("With the keyboard"), size="question"))
        keys = self.tr(
            "Arrows lead from voice to voice, Space plays, a letter plays the voice of that "
            "letter. 1 to {groups} put it into a group, 0 puts it back. Shift and arrows choose "
            "several, Ctrl and Z undoes, Enter finishes."
        ).format(groups=groups)
        self.add_text(Prose(keys, theme))
        self.proceed = Button("", theme, importance="primary")
        self.proceed.clicked.connect(self.read)
        self.set_actions(self.proceed)
        self.show_again(returning=False)

    def show_again(self, *, returning: bool) -> None:
        """Say where the button leads: on, or back to the panel that waits."""
        words = self.tr("Back to sorting") if returning else self.tr("Continue")
        self.proceed.set_face(words, None)
