"""From the design to a study that can be taken: recordings, plan, and a check of everything."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from listening_app.organizer.rows import Column, RowsTable
from listening_app.theme import HANG, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Text
from sessions.readiness import readiness

if TYPE_CHECKING:
    from listening_app.organizer.job import Outcome
    from listening_app.organizer.work import Work
    from listening_app.theme import Theme
    from sessions.folder import StudyFolder
    from sessions.readiness import Readiness

_PLACES_WIDTH, _FINDINGS_HEIGHT = 96, 240


class PreparationPage(QWidget):
    """Three steps, each with what it came to and the button that takes it.

    Parameters
    ----------
    folder : StudyFolder
    work : Work
        Runs the commands.
    theme : Theme
    """

    changed = Signal()
    """A command changed the study folder."""

    def __init__(
        self, folder: StudyFolder, work: Work, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder, self._work, self._theme = folder, work, theme
        self._steps = QGridLayout()
        self.states: dict[str, Text] = {}
        self._acts: dict[str, QVBoxLayout] = {}
        self.prepare = self._add_step(
            "prepare",
            self.tr("Recordings"),
            self.tr("Anonymize, match the loudness, give names that tell nothing."),
            self.tr("Make the recordings"),
        )
        self.plan = self._add_step(
            "plan",
            self.tr("Plan"),
            self.tr("Who hears what, exactly balanced."),
            self.tr("Make the plan"),
        )
        self.check = self._add_step(
            "check",
            self.tr("Check"),
            self.tr("Every file, and an independent audit of the plan."),
            self.tr("Check everything"),
        )
        self.prepare.clicked.connect(self._prepare)
        self.plan.clicked.connect(self._plan)
        self.check.clicked.connect(self._check)
        self.places = QLineEdit("1")
        self.places.setAccessibleName(self.tr("How many places to add"))
        self.extend = Button(self.tr("Add places"), theme)
        self.extend.clicked.connect(self._extend)
        self._findings_heading = Text(size="question")
        self.findings = RowsTable(theme, self.tr("What the check found"))
        self._lay_out()
        work.busy_changed.connect(lambda _: self.show_readiness())
        self.show_readiness()

    def show_readiness(self) -> None:
        """Say how far the study is."""
        ready = readiness(self._folder)
        busy = self._work.is_busy
        designed = ready.design_fault is None
        self._say("prepare", self._words_for_recordings(ready), done=ready.prepared)
        self._say("plan", self._words_for_plan(ready), done=ready.planned)
        self.prepare.setEnabled(designed and not busy)
        self.plan.setEnabled(designed and not ready.begun and not busy)
        self.check.setEnabled(ready.planned and ready.prepared and not busy)
        self.extend.setEnabled(ready.planned and not busy)
        due = next(
            (
                button
                for button, done in (
                    (self.prepare, ready.prepared),
                    (self.plan, ready.planned),
                    (self.check, False),
                )
                if not done
            ),
            self.check,
        )
        for button in (self.prepare, self.plan, self.check):
            button.set_importance("primary" if button is due else "secondary")

    def _add_step(self, name: str, title: str, explanation: str, act: str) -> Button:
        row = len(self.states)
        words = QVBoxLayout()
        words.setSpacing(0)
        state = Text(tone="quiet", wrap=True)
        words.addWidget(Text(title, size="section"))
        words.addWidget(Text(explanation, size="caption", tone="quiet", wrap=True))
        words.addWidget(state)
        words.addStretch(1)
        button = Button(act, self._theme)
        acts = QVBoxLayout()
        acts.setSpacing(0)
        acts.addWidget(button)
        self._steps.addLayout(words, row, 0)
        self._steps.addLayout(acts, row, 1, Qt.AlignmentFlag.AlignTop)
        self._acts[name] = acts
        self.states[name] = state
        return button

    def _lay_out(self) -> None:
        self._steps.setColumnStretch(0, 1)
        self._steps.setHorizontalSpacing(3 * STEP)
        self._steps.setVerticalSpacing(2 * STEP)
        self._steps.setContentsMargins(RING_ROOM, 0, 0, 0)
        more = QHBoxLayout()
        more.setSpacing(STEP)
        self.places.setFixedWidth(self._theme.pixels(_PLACES_WIDTH))
        more.addWidget(self.places)
        more.addWidget(self.extend)
        more.addStretch(1)
        self._acts["plan"].addLayout(more)
        page = QVBoxLayout(self)
        page.setContentsMargins(HANG, 2 * STEP, HANG, STEP)
        page.setSpacing(STEP)
        page.addLayout(self._steps)
        page.addSpacing(STEP)
        heading = QHBoxLayout()
        heading.setContentsMargins(RING_ROOM, 0, 0, 0)
        heading.addWidget(self._findings_heading)
        page.addLayout(heading)
        page.addWidget(self.findings, 1000)
        self.findings.setMinimumHeight(self._theme.pixels(_FINDINGS_HEIGHT))
        page.addStretch(1)
        self.findings.hide()

    def _say(self, step: str, words: str, *, done: bool) -> None:
        self.states[step].say(words, "done" if done else "quiet")

    def _words_for_recordings(self, ready: Readiness) -> str:
        if ready.design_fault is not None:
            return self.tr("First correct the design: {fault}").format(fault=ready.design_fault)
        if ready.prepared:
            return self.tr("Recordings that are ready: {count}.").format(count=ready.recordings)
        return self.tr("Not made yet.")

    def _words_for_plan(self, ready: Readiness) -> str:
        if not ready.planned:
            return self.tr("Not made yet.")
        words = self.tr("Places: {places}, sessions: {sessions}.").format(
            places=ready.places, sessions=ready.sessions
        )
        if not ready.begun:
            return words
        return words + " " + self.tr("Evaluators have begun: it can only grow.")

    # --- Commands -----------------------------------------------------------------------------

    def _prepare(self) -> None:
        words = self.tr("Making the recordings")
        self._work.begin(words, "sessions", ["prepare", self._study], self._finish)

    def _plan(self) -> None:
        words = self.tr("Planning")
        self._work.begin(words, "sessions", ["plan", self._study], self._finish)

    def _extend(self) -> None:
        words = self.tr("Adding places")
        number = self.places.text().strip()
        self._work.begin(
            words, "sessions", ["plan", self._study, f"--extend={number}"], self._finish
        )

    def _finish(self, outcome: Outcome) -> str:
        self.changed.emit()
        return "\n".join(outcome.output)

    def _check(self) -> None:
        place = tempfile.TemporaryDirectory(prefix="voicejury-")
        findings = Path(place.name) / "findings.json"

        def show(_outcome: Outcome) -> str:
            with place:
                return self._show_findings(json.loads(findings.read_text(encoding="utf-8")))

        arguments = ["check", self._study, f"--json={findings}"]
        self._work.begin(self.tr("Checking"), "sessions", arguments, show)

    @property
    def _study(self) -> str:
        return str(self._folder.path)

    def _show_findings(self, findings: dict[str, Any]) -> str:
        faults = [{"what": fault, "ok": False, "hard": True} for fault in findings["faults"]]
        rows = [
            *faults,
            *(
                {"row": row, "ok": row["ok"], "hard": row["strength"] == "hard"}
                for row in findings["audit"]
            ),
        ]
        wrong = sum(not row["ok"] and row["hard"] for row in rows)
        self.findings.show_rows(self._columns(), rows)
        self.findings.show()
        words = self.tr("Nothing is wrong.")
        if wrong == 1:
            words = self.tr("One thing is wrong.")
        elif wrong:
            words = self.tr("{count} things are wrong.").format(count=wrong)
        self._findings_heading.say(words, "fault" if wrong else "done")
        self._say("check", words, done=not wrong)
        return words

    def _columns(self) -> tuple[Column, ...]:
        def of_audit(name: str) -> Any:
            return lambda row: row["row"][name] if "row" in row else ""

        return (
            Column("", self._verdict),
            Column(self.tr("what"), lambda row: row.get("what") or row["row"]["guarantee"]),
            Column(self.tr("of"), of_audit("scope")),
            Column(self.tr("asked"), of_audit("asked")),
            Column(self.tr("got"), of_audit("got")),
            Column(self.tr("largest deviation"), of_audit("worst"), wide=True),
        )

    def _verdict(self, row: dict[str, Any]) -> str:
        if row["ok"]:
            return self.tr("holds")
        return self.tr("wrong") if row["hard"] else self.tr("as near as can be")
