"""How far the study is, and whether anything is wrong: every number opens the rows behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from listening_app.organizer.coverage import Coverages
from listening_app.organizer.figure import Figure
from listening_app.organizer.rows import Column, RowsTable
from listening_app.organizer.scrolling import LARGE_TEXT
from listening_app.theme import HANG, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Text
from sessions.progress import STANDINGS, Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from listening_app.theme import Theme
    from sessions.progress import (
        Cell,
        EvaluatorProgress,
        Judgement,
        Remark,
        SessionProgress,
        Standing,
    )

_FIGURES_OF_LARGE_TEXT = 5
_ROWS_HEIGHT = 200
_EVALUATORS, _REMARKS, _SESSIONS = "evaluators", "remarks", "sessions"


class ProgressPage(QWidget):
    """Sessions by state, evaluators, coverage of the design, what is odd, and rows of each.

    Parameters
    ----------
    theme : Theme
    """

    take_wanted = Signal()
    """Somebody is to listen on this computer."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._progress: Progress | None = None
        self._strip = QGridLayout()
        self._chosen: Callable[[Progress], _Rows] = self._what_matters
        self._standings = self._words_for_standings()
        self._rules = self._words_for_rules()
        self.figures: dict[str, Figure] = {
            _SESSIONS: Figure(self.tr("sessions"), theme),
            **{name: Figure(words, theme) for name, words in self._standings.items()},
            _EVALUATORS: Figure(self.tr("evaluators"), theme),
            _REMARKS: Figure(self.tr("to look at"), theme),
        }
        self.coverages = Coverages(theme)
        self.coverages.opened.connect(self._open_cells)
        self.coverages.hide()
        self._heading = Text(size="question", wrap=True)
        self.rows = RowsTable(theme, self.tr("Rows"))
        self.rows.opened.connect(self._open_row)
        self.take = Button(self.tr("Let somebody listen here"), theme)
        self.take.clicked.connect(self.take_wanted)
        self._note = Text(tone="fault", wrap=True)
        self._note.hide()
        self._lay_out()
        for name, figure in self.figures.items():
            figure.clicked.connect(lambda _=False, name=name: self._open_figure(name))

    def show_progress(self, progress: Progress) -> None:
        """Show how far the study is now; what was opened stays open."""
        self._progress = progress
        self._note.hide()
        for standing in STANDINGS:
            self.figures[standing].show_number(progress.standings[standing])
        self.figures[_SESSIONS].show_number(len(progress.sessions))
        self.figures[_EVALUATORS].show_number(len(progress.evaluators))
        remarks = len(progress.remarks)
        self.figures[_REMARKS].show_number(remarks, alarming=remarks > 0)
        self.coverages.show_progress(progress)
        self.coverages.show()
        self.rows.say_when_empty(self.tr("None so far."))
        self._show_rows()

    def show_fault(self, sentence: str) -> None:
        """Say why there is nothing to show."""
        self._note.say(sentence)
        self._note.show()

    @property
    def fault(self) -> str:
        """Why there is nothing to show."""
        return self._note.text()

    @property
    def heading(self) -> str:
        """What rows are shown."""
        return self._heading.text()

    def _lay_out(self) -> None:
        self._strip.setSpacing(STEP)
        strip = QHBoxLayout()
        strip.addLayout(self._strip)
        strip.addStretch(1)
        rows = QHBoxLayout()
        rows.setSpacing(STEP)
        rows.addWidget(self._heading, 1)
        rows.addWidget(self.take)
        page = QVBoxLayout(self)
        page.setContentsMargins(HANG, STEP, HANG, STEP)
        page.setSpacing(STEP)
        page.addLayout(strip)
        page.addWidget(self._note)
        page.addWidget(self.coverages)
        rows.setContentsMargins(RING_ROOM, 0, 0, 0)
        page.addLayout(rows)
        page.addWidget(self.rows, 1)
        self._theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Let the numbers stand in as many lines as large text needs, and the rows have room."""
        while self._strip.count():
            self._strip.takeAt(0)
        is_large = self._theme.text_scale >= LARGE_TEXT
        columns = _FIGURES_OF_LARGE_TEXT if is_large else len(self.figures)
        for number, figure in enumerate(self.figures.values()):
            self._strip.addWidget(figure, number // columns, number % columns)
        self.rows.setMinimumHeight(self._theme.pixels(_ROWS_HEIGHT))

    # --- What was opened ----------------------------------------------------------------------

    def _open_figure(self, name: str) -> None:
        if name == _EVALUATORS:
            self._open(self._all_evaluators)
        elif name == _REMARKS:
            self._open(self._all_remarks)
        elif name == _SESSIONS:
            self._open(self._all_sessions)
        else:
            self._open(lambda progress: self._sessions_that_stand(progress, name))

    def _open_cells(self, heading: str, cells: Sequence[Cell]) -> None:
        self._open(lambda progress: self._judged(progress, heading, cells))

    def _open_row(self, row: SessionProgress | EvaluatorProgress | Judgement | Remark) -> None:
        self._open(lambda progress: self._sessions_of(progress, row.evaluator))

    def _open(self, rows: Callable[[Progress], _Rows]) -> None:
        self._chosen = rows
        self._show_rows()

    def _show_rows(self) -> None:
        if self._progress is None:
            return
        shown = self._chosen(self._progress)
        self._heading.say(
            self.tr("{rows} ({count})").format(rows=shown.heading, count=len(shown.rows))
        )
        self.rows.setAccessibleName(self._heading.text())
        self.rows.show_rows(shown.columns, shown.rows)
        for name, figure in self.figures.items():
            figure.setChecked(name == shown.figure)

    # --- Rows ---------------------------------------------------------------------------------

    def _what_matters(self, progress: Progress) -> _Rows:
        """Show what is to be looked at before anything is opened; all sessions if nothing is."""
        return self._all_remarks(progress) if progress.remarks else self._all_sessions(progress)

    def _all_sessions(self, progress: Progress) -> _Rows:
        heading = self.tr("All sessions, in the order of the plan")
        return _Rows(heading, self._session_columns(), progress.sessions, _SESSIONS)

    def _sessions_that_stand(self, progress: Progress, standing: str) -> _Rows:
        rows = [one for one in progress.sessions if one.standing == standing]
        words = {str(name): words for name, words in self._standings.items()}[standing]
        heading = self.tr("Sessions: {standing}").format(standing=words)
        return _Rows(heading, self._session_columns(), rows, standing)

    def _sessions_of(self, progress: Progress, evaluator: str) -> _Rows:
        rows = [one for one in progress.sessions if one.evaluator == evaluator]
        heading = self.tr("Sessions of {evaluator}").format(evaluator=evaluator or "–")
        return _Rows(heading, self._session_columns(), rows)

    def _all_evaluators(self, progress: Progress) -> _Rows:
        columns = (
            Column(self.tr("evaluator"), lambda one: one.evaluator),
            Column(self.tr("language"), lambda one: one.native_language),
            Column(self.tr("place"), lambda one: one.slot),
            Column(self.tr("finished"), lambda one: one.finished),
            Column(self.tr("of sessions"), lambda one: one.planned),
            Column(self.tr("judged"), lambda one: one.judged),
            Column(self.tr("minutes"), lambda one: round(one.active_seconds / 60)),
            Column(self.tr("to look at"), self._words_for_flags, wide=True),
        )
        return _Rows(self.tr("Evaluators"), columns, progress.evaluators, _EVALUATORS)

    def _all_remarks(self, progress: Progress) -> _Rows:
        return _Rows(self.tr("To look at"), self._remark_columns(), progress.remarks, _REMARKS)

    def _judged(self, progress: Progress, heading: str, cells: Sequence[Cell]) -> _Rows:
        wanted = set(cells)
        rows = [one for one in progress.judgements if one.counts and one.cell in wanted]
        columns = (
            Column(self.tr("session"), lambda one: one.session),
            Column(self.tr("evaluator"), lambda one: one.evaluator),
            Column(self.tr("position"), lambda one: one.position),
            Column(self.tr("page"), lambda one: one.page),
            Column(self.tr("data set"), lambda one: one.cell.dataset),
            Column(self.tr("gender"), lambda one: one.cell.gender),
            Column(self.tr("system"), lambda one: one.cell.system, wide=True),
        )
        return _Rows(self.tr("Judged: {what}").format(what=heading), columns, rows)

    def _session_columns(self) -> tuple[Column, ...]:
        return (
            Column(self.tr("session"), lambda one: one.session),
            Column(self.tr("evaluator"), lambda one: one.evaluator),
            Column(self.tr("state"), lambda one: self._standings[one.standing]),
            Column(self.tr("judged"), lambda one: one.done),
            Column(self.tr("of"), lambda one: one.total),
            Column(self.tr("minutes"), lambda one: round(one.active_seconds / 60)),
            Column(self.tr("latest"), lambda one: _moment(one.latest_at)),
            Column(self.tr("to look at"), self._words_for_flags),
            Column(self.tr("place"), lambda one: one.slot),
            Column(self.tr("computer"), lambda one: one.station, wide=True),
        )

    def _remark_columns(self) -> tuple[Column, ...]:
        return (
            Column(self.tr("who"), lambda one: one.evaluator),
            Column(self.tr("session"), lambda one: one.session),
            Column(self.tr("what"), lambda one: self._rules.get(one.rule, one.rule)),
            Column(self.tr("why"), lambda one: one.reason, wide=True),
        )

    # --- Words --------------------------------------------------------------------------------

    def _words_for_flags(self, one: SessionProgress | EvaluatorProgress) -> str:
        return ", ".join(self._rules.get(flag.rule, flag.rule) for flag in one.flags)

    def _words_for_standings(self) -> dict[Standing, str]:
        return {
            "finished": self.tr("finished"),
            "open": self.tr("open"),
            "abandoned": self.tr("abandoned"),
            "withdrawn": self.tr("withdrawn"),
            "waiting": self.tr("to come"),
        }

    def _words_for_rules(self) -> dict[str, str]:
        return {
            "attention": self.tr("failed checks"),
            "damaged": self.tr("damaged journal"),
            "fast": self.tr("too fast"),
            "few": self.tr("few answers"),
            "one_group": self.tr("all in one group"),
            "straight_lining": self.tr("same answers"),
            "taken_twice": self.tr("taken twice"),
            "underruns": self.tr("gaps in the sound"),
        }


class _Rows:
    """Rows of one kind, and the number they stand behind."""

    def __init__(
        self,
        heading: str,
        columns: Sequence[Column],
        rows: Sequence[Any],
        figure: str | None = None,
    ) -> None:
        self.heading = heading
        self.columns = columns
        self.rows = rows
        self.figure = figure


def _moment(at: str) -> str:
    """Return day and minute of a journal's time, UTC."""
    return at[:16].replace("T", " ")
