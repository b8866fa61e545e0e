"""The strip at the foot of the organizer's window: what is being done, how far, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from listening_app.organizer.job import Job, Outcome
from listening_app.theme import HANG, STEP
from listening_app.widgets.bar import Bar
from listening_app.widgets.button import Button
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from listening_app.theme import Theme

_BAR_WIDTH = 240


class Work(QWidget):
    """Runs one command at a time, and shows it.

    Parameters
    ----------
    theme : Theme
    """

    busy_changed = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("work")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._job: Job | None = None
        self._words = Text(wrap=True)
        self.bar = Bar(theme, "accent", self.tr("How far the work is"))
        self.bar.setFixedWidth(_BAR_WIDTH)
        self.cancel = Button(self.tr("Cancel"), theme)
        self.cancel.clicked.connect(self._cancel)
        self.dismiss = Button(self.tr("Close"), theme, importance="quiet")
        self.dismiss.setAccessibleName(self.tr("Close this message"))
        self.dismiss.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(HANG, STEP, HANG, STEP)
        row.setSpacing(2 * STEP)
        row.addWidget(self._words, 1)
        for part in (self.bar, self.cancel, self.dismiss):
            row.addWidget(part)
        self.hide()

    @property
    def is_busy(self) -> bool:
        """Whether a command is running."""
        return self._job is not None

    @property
    def words(self) -> str:
        """What the strip says."""
        return self._words.text()

    def begin(
        self,
        title: str,
        module: str,
        arguments: Sequence[str],
        when_done: Callable[[Outcome], str],
    ) -> None:
        """Run a command; nothing happens while another is running.

        Parameters
        ----------
        title : str
            What is being done, in words.
        module : str
            ``sessions`` or ``analysis``.
        arguments : sequence of str
        when_done : callable
            Called when it has done what was asked; returns what the strip says then.
        """
        if self._job is not None:
            return
        job = Job(module, arguments, self)
        job.progressed.connect(lambda _, done, total: self._show_progress(title, done, total))
        job.ended.connect(lambda outcome: self._end(outcome, when_done))
        self._job = job
        self._words.say(title, "plain")
        self.bar.set_fraction(0)
        self._show_as(busy=True)
        self.busy_changed.emit(True)
        job.start()

    def say(self, sentence: str, *, fault: bool = False) -> None:
        """Show a message."""
        self._words.say(sentence, "fault" if fault else "done")
        self._show_as(busy=False)

    def stop(self) -> None:
        """Interrupt what is running and wait for its end: the window closes."""
        if self._job is not None:
            self._job.ended.disconnect()
            self._job.cancel()
            self._job.wait()
            self._job = None

    def _show_as(self, *, busy: bool) -> None:
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)
        self.cancel.setEnabled(busy)
        self.dismiss.setVisible(not busy)
        self.show()

    def _show_progress(self, title: str, done: int, total: int) -> None:
        if total <= 0:
            return
        self.bar.set_fraction(done / total)
        self._words.say(
            self.tr("{work}: {done} of {total}").format(work=title, done=done, total=total)
        )

    def _cancel(self) -> None:
        if self._job is not None:
            self.cancel.setEnabled(False)
            self._words.say(self.tr("Stopping…"), "quiet")
            self._job.cancel()

    def _end(self, outcome: Outcome, when_done: Callable[[Outcome], str]) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        if outcome.cancelled:
            self.say(self.tr("Cancelled. What was done so far is kept; start again to go on."))
        elif outcome.done:
            self.say(when_done(outcome))
        else:
            self.say(outcome.sentence or self.tr("The command failed."), fault=True)
        self.busy_changed.emit(False)
