"""What the pages have in common on which the listener is set up: a sound to play, and a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics

from listening_app.announcements import announce
from listening_app.pages.page import Page
from listening_app.theme import LEAD, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.text import Prose, Text

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme
    from listening_app.widgets.text import Tone

_NOTE_LINES = 2


class SetupPage(Page):
    """A step of the set-up.

    Parameters
    ----------
    theme : Theme
    title : str
    lead : str
        What is to be done.
    """

    play_asked = Signal()
    stop_asked = Signal()
    done = Signal()
    """The evaluator goes on."""
    other_output_asked = Signal()

    def __init__(
        self, theme: Theme, *, title: str, lead: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent=parent)
        self.sounding = False
        self.add_display_menu()
        self._place = Text(size="caption", tone="quiet")
        self._title = Text(title, size="title", wrap=True)
        self._lead = Prose(lead, theme, size=LEAD)
        for part in (self._place, self._title, self._lead):
            self.add_text(part)
        self.play = Button(self.tr("Play"), theme, sign="play", importance="primary")
        self.play.reserve(self.tr("Play again"), self.tr("Stop"))
        self.play.clicked.connect(self._play_or_stop)
        self._note = Text(tone="quiet", wrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        theme.changed.connect(self._keep_room_for_note)
        self._keep_room_for_note()
        self.proceed = Button(self.tr("Continue"), theme, importance="primary")
        self.proceed.clicked.connect(self.done)

    def show_place(self, step: int, steps: int) -> None:
        """Show how far the set-up is."""
        self._place.say(
            self.tr("Before you listen: step {step} of {steps}").format(step=step, steps=steps)
        )

    def show_playing(self, *, sounding: bool, played: bool, may_go_on: bool) -> None:
        """Show whether something sounds, was heard before, and whether that is enough.

        Parameters
        ----------
        sounding : bool
        played : bool
            The button says that it can be heard again.
        may_go_on : bool
        """
        heard_just_now = may_go_on and not self.proceed.isEnabled() and self.play.takes_keys()
        self.sounding = sounding
        if sounding:
            self.play.set_face(self.tr("Stop"), "stop")
        else:
            self.play.set_face(self.tr("Play again") if played else self.tr("Play"), "play")
        self.play.set_importance("secondary" if may_go_on else "primary")
        self.proceed.setEnabled(may_go_on)
        if heard_just_now:
            self._focus_after_hearing()

    def say(self, words: str, tone: Tone = "quiet") -> None:
        """Say something about what was just done; a screen reader says it too."""
        if words != self._note.text():
            announce(self._note, words, at_once=tone == "fault")
        self._note.say(words, tone)
        if tone == "fault":
            self.bring_into_view(self._note)

    @property
    def note(self) -> str:
        """What is said about what was just done."""
        return self._note.text()

    def first_focus(self) -> QWidget | None:
        """Start with what is to be done next."""
        return self.proceed if self.proceed.isEnabled() else self.play

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Space play, wherever the focus is, and Enter only what can be done."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.play.click()
        else:
            super().keyPressEvent(event)

    def _focus_after_hearing(self) -> None:
        self.proceed.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_room_for_note(self) -> None:
        """Let nothing jump when something is said."""
        line = QFontMetrics(self.theme.font()).lineSpacing()
        self._note.setMinimumHeight(_NOTE_LINES * line + STEP)

    def _play_or_stop(self) -> None:
        (self.stop_asked if self.sounding else self.play_asked).emit()

    def _lay_out_actions(self, *, other_output: bool = True) -> None:
        aside = None
        if other_output:
            aside = Button(self.tr("Another output"), self.theme, importance="quiet")
            aside.clicked.connect(self.other_output_asked)
        self.other_output = aside
        self._note.setContentsMargins(0, STEP, 0, 0)
        self.set_actions(self.proceed, aside=aside)
        self.take_arrows()
