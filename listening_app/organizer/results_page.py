"""What came out: tables and report, made beside the window; who is which only when asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from listening_app.theme import HANG, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.margins import set_side_margins
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Prose, Text
from listening_app.widgets.tick_box import TickBox
from sessions.unblinding import RECORD, read_unblindings, record_unblinding

if TYPE_CHECKING:
    from pathlib import Path

    from listening_app.organizer.job import Outcome
    from listening_app.organizer.work import Work
    from listening_app.theme import Theme
    from sessions.folder import StudyFolder
    from sessions.progress import Progress

_WIDTH = 760


class ResultsPage(QWidget):
    """Exports and reports a study; the names of systems stay hidden while it runs.

    Parameters
    ----------
    folder : StudyFolder
    work : Work
        Runs the commands.
    theme : Theme
    """

    def __init__(
        self, folder: StudyFolder, work: Work, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder, self._work, self._theme = folder, work, theme
        self._hides = True
        self._judged = 0
        self.unblind = TickBox(
            self.tr("Show me which system is which, and record that I asked"), theme
        )
        self.unblind.toggled.connect(lambda _: self._show())
        self._running = Prose(
            self.tr(
                "Sessions are still to come. Whoever knows how each system does may stop, or go "
                "on, because of it; so the report calls them System A, System B and so on, and the "
                "tables, which name them, wait."
            ),
            theme,
        )
        self._record = Text(size="caption", tone="quiet", wrap=True)
        self.report = Button(self.tr("Make the report"), theme, importance="primary")
        self.open_report = Button(self.tr("Open the report"), theme)
        self.export = Button(self.tr("Export the tables"), theme)
        self.open_tables = Button(self.tr("Open the folder"), theme)
        self.excel = TickBox(self.tr("Also copies for spreadsheets"), theme)
        self.anonymize = TickBox(
            self.tr("Without pseudonyms, times of day and computers' names"), theme
        )
        self.report.clicked.connect(self._report)
        self.export.clicked.connect(self._export)
        self.open_report.clicked.connect(lambda: _open(self._report_file))
        self.open_tables.clicked.connect(lambda: _open(self._tables))
        self._lay_out()
        work.busy_changed.connect(lambda _: self._show())
        self._show()

    def show_progress(self, progress: Progress, *, demo: bool) -> None:
        """Take in whether sessions are still to come; demonstrations hide nothing."""
        self._hides = progress.running and not demo
        self._judged = sum(one.done for one in progress.sessions)
        self._show()

    @property
    def hides_systems(self) -> bool:
        """Whether names stay hidden, as things stand."""
        return self._hides and not self.unblind.isChecked()

    @property
    def record(self) -> str:
        """What is said of the times when names were shown."""
        return self._record.text()

    def _lay_out(self) -> None:
        hidden = QVBoxLayout()
        hidden.setSpacing(STEP)
        self._hidden = QWidget()
        self._hidden.setLayout(hidden)
        hidden.setContentsMargins(0, 0, 0, 2 * STEP)
        why = QHBoxLayout()
        why.addWidget(self._running, 1000)
        why.addStretch(1)
        hidden.addLayout(why)
        ask = QHBoxLayout()
        ask.setContentsMargins(-RING_ROOM, 0, 0, 0)
        ask.addWidget(self.unblind)
        ask.addStretch(1)
        hidden.addLayout(ask)
        steps = QGridLayout()
        steps.setContentsMargins(0, 0, 0, 0)
        steps.setColumnStretch(0, 1)
        steps.setHorizontalSpacing(3 * STEP)
        steps.setVerticalSpacing(3 * STEP)
        report = self._block(
            self.tr("Report"),
            self.tr(
                "One page with statistics and figures, beside tables as CSV and figures as SVG."
            ),
        )
        tables = self._block(
            self.tr("Tables"),
            self.tr("One row for each trial, session and evaluator, as CSV, with a codebook."),
        )
        for row, (words, buttons) in enumerate(
            ((report, (self.report, self.open_report)), (tables, (self.export, self.open_tables)))
        ):
            words.addStretch(1)
            steps.addLayout(words, row, 0)
            acts = QVBoxLayout()
            acts.setSpacing(0)
            for button in buttons:
                acts.addWidget(button)
            acts.addStretch(1)
            steps.addLayout(acts, row, 1, Qt.AlignmentFlag.AlignTop)
        # Below both columns: these words are long in other languages.
        steps.addLayout(self._choices(), 2, 0, 1, 2)
        column = QVBoxLayout()
        column.setContentsMargins(RING_ROOM, 0, 0, 0)
        column.addWidget(self._hidden)
        column.addLayout(steps)
        column.addSpacing(STEP)
        column.addWidget(self._record)
        column.addStretch(1)
        self._holder = QWidget()
        self._holder.setLayout(column)
        page = QHBoxLayout(self)
        page.setContentsMargins(HANG, 2 * STEP, HANG, STEP)
        page.addWidget(self._holder, 1000)
        page.addStretch(1)
        self._theme.changed.connect(self._fit)
        self._fit()

    def _choices(self) -> QVBoxLayout:
        choices = QVBoxLayout()
        choices.setSpacing(0)
        for box in (self.excel, self.anonymize):
            line = QHBoxLayout()
            set_side_margins(line, before=-RING_ROOM, after=0)
            line.addWidget(box)
            line.addStretch(1)
            choices.addLayout(line)
        return choices

    def _block(self, title: str, explanation: str) -> QVBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(title, size="section"))
        words.addWidget(Text(explanation, size="caption", tone="quiet", wrap=True))
        return words

    def _fit(self) -> None:
        self._holder.setMaximumWidth(self._theme.pixels(_WIDTH))

    def _show(self) -> None:
        idle = not self._work.is_busy
        self._hidden.setVisible(self._hides)
        self.report.setEnabled(idle and self._judged > 0)
        self.export.setEnabled(idle and self._judged > 0 and not self.hides_systems)
        self.open_report.setVisible(self._report_file.is_file())
        self.open_tables.setVisible(self._tables.is_dir())
        shown = read_unblindings(self._folder.path)
        self._record.setVisible(bool(shown))
        if shown:
            self._record.say(
                self.tr(
                    "How often names were shown before the study ended: {count}, last on {day} "
                    "({file})."
                ).format(count=len(shown), day=shown[-1][:10], file=RECORD)
            )

    # --- Commands -----------------------------------------------------------------------------

    def _report(self) -> None:
        arguments = ["report", str(self._folder.path), "--out", str(self._report_file.parent)]
        if self._hides and self.unblind.isChecked():
            arguments.append("--unblind")
        self._work.begin(self.tr("Making the report"), "analysis", arguments, self._finish)

    def _export(self) -> None:
        if self._hides and not self._record_export():
            return
        arguments = ["export", str(self._folder.path), "--out", str(self._tables)]
        arguments += ["--excel"] * self.excel.isChecked()
        arguments += ["--anonymize"] * self.anonymize.isChecked()
        self._work.begin(self.tr("Exporting the tables"), "sessions", arguments, self._finish)

    def _record_export(self) -> bool:
        """Write down that names are shown; without that they are not."""
        try:
            record_unblinding(self._folder.path, "tables with system names", trials=self._judged)
        except OSError as error:
            self._work.say(f"{self._folder.path / RECORD}: {error.strerror or error}.", fault=True)
            return False
        return True

    def _finish(self, outcome: Outcome) -> str:
        self.unblind.setChecked(False)
        return self.tr("Done: {path}").format(path=" ".join(outcome.output[-1:]))

    @property
    def _report_file(self) -> Path:
        return self._folder.path / "exports" / "report" / "report.html"

    @property
    def _tables(self) -> Path:
        return self._folder.path / "exports" / "tables"


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute())))
