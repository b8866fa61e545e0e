"""The pages of one study in the organizer's window, as tabs."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from anonymizers.errors import UserError
from listening_app.organizer.design_page import DesignPage
from listening_app.organizer.journal_watch import GATHERING_MS, JournalWatch
from listening_app.organizer.preparation_page import PreparationPage
from listening_app.organizer.progress_page import ProgressPage
from listening_app.organizer.results_page import ResultsPage
from listening_app.organizer.scrolling import Scrolled
from sessions.assignments import valid_pseudonym
from sessions.readiness import readiness
from sessions.study_document import StudyDocument

if TYPE_CHECKING:
    from listening_app.organizer.work import Work
    from listening_app.theme import Theme
    from sessions.folder import StudyFolder
    from sessions.progress import Progress

_SEEDS = 2**31


class StudyPages(QTabWidget):
    """Design, preparation, progress and results of a study.

    Parameters
    ----------
    folder : StudyFolder
    document : StudyDocument
        Its study file.
    work : Work
        Runs commands.
    theme : Theme
    gathering_ms : int
        How long changes of journals are gathered before they are read.
    """

    take_wanted = Signal()
    """Somebody is to listen on this computer."""

    def __init__(
        self,
        folder: StudyFolder,
        document: StudyDocument,
        work: Work,
        theme: Theme,
        *,
        gathering_ms: int = GATHERING_MS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        ready = readiness(folder)
        self.design = DesignPage(document, theme, begun=ready.begun)
        self.preparation = PreparationPage(folder, work, theme)
        self.progress = ProgressPage(theme)
        self.results = ResultsPage(folder, work, theme)
        parts: dict[QWidget, str] = {
            self.design: self.tr("Design"),
            self.preparation: self.tr("Preparation"),
            self.progress: self.tr("Progress"),
            self.results: self.tr("Results"),
        }
        self._parts = list(parts)
        for page, words in parts.items():
            self.addTab(page if page is self.design else Scrolled(page), words)
        self.tabBar().setAccessibleName(self.tr("Parts of the study"))
        self.tabBar().setDrawBase(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self._watch = JournalWatch(folder, self, gathering_ms=gathering_ms)
        self._watch.progressed.connect(self._show_progress)
        self._watch.failed.connect(self.progress.show_fault)
        self.design.saved.connect(self._follow)
        self.preparation.changed.connect(self._follow)
        self.progress.take_wanted.connect(self.take_wanted)
        self._follow()
        self.show_part(self._due(can_be_taken=ready.can_be_taken, new=document.is_new))

    def show_part(self, page: QWidget) -> None:
        """Bring one of the pages on the screen."""
        self.setCurrentIndex(self._parts.index(page))

    def _due(self, *, can_be_taken: bool, new: bool) -> QWidget:
        if new or readiness(self.folder).design_fault is not None:
            return self.design
        return self.progress if can_be_taken else self.preparation

    def _follow(self) -> None:
        """Show what has become of the study folder."""
        ready = readiness(self.folder)
        self.preparation.show_readiness()
        self.progress.take.setEnabled(ready.can_be_taken)
        self._watch.look()

    def _show_progress(self, progress: Progress) -> None:
        try:
            demo = self.folder.study().study.demo
        except (UserError, OSError):
            demo = False
        self.progress.show_progress(progress)
        self.results.show_progress(progress, demo=demo)
        self.preparation.show_readiness()


def begin_study(folder: StudyFolder) -> StudyDocument:
    """Return the study file of a folder where a study is to begin.

    Raises
    ------
    UserError
        When there is one already.
    """
    name = folder.path.absolute().name
    study: dict[str, str | int] = {"name": name} if valid_pseudonym(name) else {}
    study["seed"] = secrets.randbelow(_SEEDS)
    content = {"study": study, "datasets": [{}], "systems": [{}], "rating": {}}
    return StudyDocument.new(folder.study_file, content)
