"""One interview: play the voice, judge it, compare it with another recording, go on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from listening_app.announcements import announce
from listening_app.pages.page import WIDE, Page
from listening_app.pages.practice_hints import Choice, PracticeHints
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.margins import set_side_margins
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.play_row import PlayRow
from listening_app.widgets.rating_scale import HIGHEST, RatingScale
from listening_app.widgets.session_header import SessionHeader
from listening_app.widgets.text import Text
from listening_app.widgets.wide_scale import WideScale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from listening_app.theme import Theme
    from listening_app.trial_view import TrialView
    from listening_app.widgets.scale import Scale
    from sessions.plan import Role
    from sessions.study import Question, ScalesSection

_ROLE_OF: dict[Question, Role] = {
    "naturalness": "trial",
    "intelligibility": "trial",
    "similarity": "enrolment",
}
_INDENT = 4 * STEP


class RatingPage(Page):
    """The page of a practice or rating interview.

    It tells what the evaluator asks for and shows what it is given; what may happen when is
    decided elsewhere.

    Parameters
    ----------
    theme : Theme
    questions : sequence of Question
        What the study asks.
    scales : ScalesSection
        The numbers to answer with, and what their ends mean.
    most_plays : int, optional
        How often each recording may be played, where the study limits that.
    allow_undo : bool
        Whether there is a way back to the interview before.
    """

    play_asked = Signal(str)
    """Role of the recording."""
    stop_asked = Signal()
    rated = Signal(str, int)
    """Question and number."""
    confirmed = Signal()
    back_asked = Signal()
    """The last confirmation is to be taken back."""
    pause_asked = Signal()
    story_asked = Signal()

    def __init__(
        self,
        theme: Theme,
        questions: Sequence[Question],
        scales: ScalesSection,
        *,
        most_plays: int | None = None,
        allow_undo: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, width=WIDE, parent=parent)
        self._scale_of = scales.of
        self._most_plays = most_plays
        self._view: TrialView | None = None
        self._moves_on_from: Question | None = None
        self._choice: Choice | None = None
        self._header = SessionHeader(theme)
        self._header.pause_asked.connect(self.pause_asked)
        self.top.addWidget(self._header)
        self.play_rows: dict[Role, PlayRow] = {}
        self.scales: dict[Question, Scale] = {}
        self._add_section("trial", self.tr("The voice on air"), questions)
        if "similarity" in questions:
            self.column.addSpacing(STEP)
            self.add_text(_divider())
            self.column.addSpacing(STEP)
            self._add_section("enrolment", self.tr("A recording of someone we know"), questions)
        self._hints = PracticeHints(self.scales, self)
        self._add_actions()
        self.back = self._way_back() if allow_undo else None
        theme.changed.connect(self._arrange_scales)

    @property
    def interview(self) -> str:
        """Id of the interview shown; it is nowhere to be read on the page."""
        assert self._view is not None
        return self._view.trial

    def first_focus(self) -> QWidget | None:
        """Start where the evaluator left off: what is to be played, rated or confirmed next."""
        return self._next_control()

    def show_trial(self, view: TrialView) -> None:
        """Show an interview as it stands; the focus goes on by itself where that helps."""
        before, self._view = self._view, view
        self._header.show_position(
            view.position, view.total, practice=view.practice, seconds_left=view.seconds_left
        )
        waiting = self._control_waiting_for_sound(before)
        for recording in view.recordings:
            self.play_rows[recording.role].show_recording(
                times_played=recording.times_played,
                times_heard=recording.times_heard,
                sounding=recording.sounding,
                spoilt=recording.spoilt,
                plays_left=recording.plays_left,
            )
        if self.back is not None:
            self.back.setEnabled(view.can_go_back)
        for scale in view.scales:
            self.scales[scale.question].show_answer(
                scale.answer,
                locked=scale.waits_for is not None,
                reason=self._reason(scale.question, scale.waits_for),
            )
        self._stress_what_comes()
        self.next.setEnabled(view.complete)
        self._hint.say(self._hints.hint(view, self._choice) if view.practice else "")
        self._announce_changes(before)
        self._move_focus(before, heard_by_waiting=waiting)

    def spoken(self) -> str:
        """Return what a screen reader says when the page comes up: which interview it is."""
        return self._header.words

    def _announce_changes(self, before: TrialView | None) -> None:
        """Say what has become of a recording, and that it can be judged now."""
        view = self._view
        if before is None or view is None or before.trial != view.trial:
            return
        for was, now in zip(before.recordings, view.recordings, strict=True):
            spoilt = now.spoilt and not was.spoilt
            if spoilt or now.times_heard > was.times_heard:
                announce(self, self.play_rows[now.role].spoken, at_once=spoilt)
        locked, waiting = (
            [scale.question for scale in each.scales if scale.waits_for is not None]
            for each in (before, view)
        )
        for question in locked:
            if question not in waiting:
                question_words = self.scales[question].accessibleName()
                announce(
                    self, self.tr("You can answer now: {question}").format(question=question_words)
                )

    def show_progress(self, fraction: float) -> None:
        """Show how far the recording that sounds now has come, 0 to 1."""
        for row in self.play_rows.values():
            row.show_progress(fraction)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the scales for the new width."""
        super().resizeEvent(event)
        self._arrange_scales()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays the recording of the part in focus; Enter goes on when all is answered."""
        key = event.key()
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.play_rows[self._role_in_focus()].button.click()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter_pressed(repeated=event.isAutoRepeat())
        else:
            if event.text().isdigit() and self._is_practice_before_sound:
                self._hint.say(self._hints.locked())
            super().keyPressEvent(event)

    @property
    def _is_practice_before_sound(self) -> bool:
        view = self._view
        if view is None or not view.practice:
            return False
        coming = next((scale for scale in view.scales if scale.answer is None), None)
        return coming is not None and coming.waits_for is not None

    def _enter_pressed(self, *, repeated: bool) -> None:
        if repeated:
            return
        aside = (self._header.pause, self.story, self.back)
        focused = next((button for button in aside if button and button.takes_keys()), self.next)
        coming = self._next_control()
        if focused is self.next and not self.next.isEnabled() and coming is not None:
            coming.setFocus(Qt.FocusReason.OtherFocusReason)
        focused.click()

    def _add_section(self, role: Role, title: str, questions: Sequence[Question]) -> None:
        number = len(self.play_rows) + 1
        heading = QHBoxLayout()
        heading.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        heading.setSpacing(0)
        ordinal = Text(str(number), size="section", tone="quiet")
        ordinal.setFixedWidth(_INDENT)
        heading.addWidget(ordinal)
        heading.addWidget(Text(title, size="section"), 1)
        row = PlayRow(title, self.theme, self._most_plays)
        row.play_asked.connect(partial(self.play_asked.emit, role))
        row.stop_asked.connect(self.stop_asked)
        self.play_rows[role] = row
        matter = QVBoxLayout()
        set_side_margins(matter, before=_INDENT, after=0)
        matter.setSpacing(2 * STEP)
        matter.addWidget(row)
        for question in questions:
            if _ROLE_OF[question] == role:
                matter.addWidget(self._new_scale(question))
        self.column.addLayout(heading)
        self.column.addLayout(matter)

    def _new_scale(self, question: Question) -> Scale:
        words, lowest, highest = {
            "naturalness": (
                self.tr("How natural does the voice sound?"),
                self.tr("totally unnatural"),
                self.tr("totally natural"),
            ),
            "intelligibility": (
                self.tr("How much could you understand?"),
                self.tr("totally unintelligible"),
                self.tr("totally intelligible"),
            ),
            "similarity": (
                self.tr("Is it the same person?"),
                self.tr("different speakers"),
                self.tr("the same speaker"),
            ),
        }[question]
        asked = self._scale_of(question)
        ends = asked.lowest_label or lowest, asked.highest_label or highest
        kind = RatingScale if asked.highest <= HIGHEST else WideScale
        scale = kind(asked.question or words, ends, asked.values, self.theme)
        scale.chosen.connect(partial(self._chosen, question))
        self.scales[question] = scale
        return scale

    def _arrange_scales(self) -> None:
        """Put labels beside the numbers where there is room, all scales alike."""
        scales = self.scales.values()
        room = max(scale.label_room for scale in scales)
        needed = room + max(scale.width_after_label for scale in scales)
        beside = needed <= self.column_width - _INDENT
        for scale in scales:
            scale.arrange(labels_beside=beside, label_room=room)

    def _add_actions(self) -> None:
        self.story = Button(self.tr("What happens here?"), self.theme, importance="quiet")
        self.story.clicked.connect(self.story_asked)
        self._hint = Text(size="caption", tone="quiet", wrap=True)
        self._hint.setContentsMargins(2 * STEP, 0, 2 * STEP, 0)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.next = Button(self.tr("Next"), self.theme, importance="primary")
        self.next.clicked.connect(self.confirmed)
        self.set_actions(self.next, aside=self.story, between=self._hint)

    def _way_back(self) -> Button:
        back = Button(self.tr("Back"), self.theme, importance="quiet")
        back.setAccessibleDescription(self.tr("Take back the answers that you confirmed last."))
        back.clicked.connect(self.back_asked)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        shortcut.activated.connect(back.click)
        self.bottom.insertWidget(self.bottom.indexOf(self.next), back)
        return back

    def _chosen(self, question: Question, number: int, means: str) -> None:
        self._moves_on_from = None if means in ("arrow", "typing") else question
        self._choice = Choice(self.scales[question], number, means)
        self.rated.emit(question, number)
        self._moves_on_from = self._choice = None

    def _stress_what_comes(self) -> None:
        """Fill the button of the recording that is to be played next."""
        coming = self._next_control()
        assert self._view is not None
        for recording in self._view.recordings:
            button = self.play_rows[recording.role].button
            is_next = button is coming and not recording.sounding
            button.set_importance("primary" if is_next else "secondary")

    def _role_in_focus(self) -> Role:
        """Which part of the page Space plays: that in focus, else what is still to be heard."""
        for question, scale in self.scales.items():
            if scale.has_focus():
                return _ROLE_OF[question]
        assert self._view is not None
        unheard = [each.role for each in self._view.recordings if not each.times_heard]
        return unheard[0] if unheard else "trial"

    def _control_waiting_for_sound(self, before: TrialView | None) -> Role | None:
        """Role of the play button that holds the focus while its recording is yet to be heard."""
        if before is None:
            return None
        for recording in before.recordings:
            if self.play_rows[recording.role].button.takes_keys() and not recording.times_heard:
                return recording.role
        return None

    def _move_focus(self, before: TrialView | None, *, heard_by_waiting: Role | None) -> None:
        assert self._view is not None
        if before is None or before.trial != self._view.trial:
            return
        just_heard = (
            heard_by_waiting is not None and self._view.recording(heard_by_waiting).times_heard > 0
        )
        answered = self._moves_on_from is not None
        if just_heard or answered:
            control = self._next_control()
            if control is not None:
                control.setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_control(self) -> QWidget | None:
        """Return what the evaluator will want next: from the top, the first thing not done."""
        view = self._view
        if view is None:
            return None
        for scale in view.scales:
            if scale.waits_for is not None:
                return self.play_rows[scale.waits_for].button
            if scale.answer is None:
                return self.scales[scale.question].current_cell()
        return self.next

    def _reason(self, question: Question, role: Role | None) -> str:
        if role is None:
            return ""
        if role == _ROLE_OF[question]:
            return self.tr("after you have heard it to the end")
        return self.tr("after you have heard both to the end")


def _divider() -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setObjectName("divider")
    return line
