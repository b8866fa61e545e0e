"""Coverage of the design: a heat map for each task, with sums by system and by voices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from listening_app.organizer.heat_map import HeatMap, Part
from listening_app.organizer.rows import titled
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from listening_app.theme import Theme
    from sessions.progress import Cell, Progress
    from sessions.study import Task

TASKS: tuple[Task, ...] = ("rating", "clustering")


class Coverages(QWidget):
    """How much of each part of the design has been judged; counts, never results.

    Parameters
    ----------
    theme : Theme
    """

    opened = Signal(str, list)
    """What a part is called, and the cells of the design that it is made of."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        headings: dict[Task, str] = {
            "rating": self.tr("Trials judged, of those planned"),
            "clustering": self.tr("Panels sorted, of those planned"),
        }
        self._empty = Text(
            self.tr("What was judged is told where the study's key is, not in a pack."),
            tone="quiet",
            wrap=True,
        )
        self._blocks: dict[Task, QWidget] = {}
        self.maps: dict[Task, HeatMap] = {}
        self._cells: dict[Task, dict[tuple[int, int], tuple[str, list[Cell]]]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._empty)
        for task in TASKS:
            heat_map = HeatMap(theme, headings[task])
            heat_map.opened.connect(lambda row, at, task=task: self._open(task, row, at))
            block = QWidget()
            inner = titled(Text(headings[task], size="question"), heat_map)
            inner.setContentsMargins(0, 0, 0, 0)
            block.setLayout(inner)
            column.addWidget(block)
            self._blocks[task], self.maps[task] = block, heat_map

    def show_progress(self, progress: Progress) -> None:
        """Show how much has been judged now."""
        self._empty.setVisible(not progress.planned)
        for task in TASKS:
            of_task = [cell for cell in progress.coverage if cell.task == task]
            self._blocks[task].setVisible(bool(of_task))
            self._show(task, progress, of_task)

    def _show(self, task: Task, progress: Progress, cells: Sequence[Cell]) -> None:
        everything = self.tr("all")
        groups = sorted({(cell.dataset, cell.gender) for cell in cells})
        systems = [name for name in progress.systems if name in {cell.system for cell in cells}]
        rows = [*(f"{dataset} {gender}".strip() for dataset, gender in groups), everything]
        columns = [*systems, everything]
        self._cells[task] = {}
        parts = []
        for row, row_name in enumerate(rows):
            for at, system in enumerate(columns):
                chosen = [
                    cell
                    for cell in cells
                    if (row == len(groups) or (cell.dataset, cell.gender) == groups[row])
                    and (at == len(systems) or cell.system == system)
                ]
                name = f"{row_name}, {system}"
                self._cells[task][row, at] = (name, chosen)
                is_sum = row == len(groups) or at == len(systems)
                parts.append(self._part(progress, (row, at), name, chosen, is_sum=is_sum))
        self.maps[task].show_parts(rows, columns, parts)

    def _part(
        self,
        progress: Progress,
        place: tuple[int, int],
        name: str,
        cells: Sequence[Cell],
        *,
        is_sum: bool,
    ) -> Part:
        judged = sum(progress.coverage[cell].judged for cell in cells)
        planned = sum(progress.coverage[cell].planned for cell in cells)
        words = self.tr("{part}: {judged} of {planned}").format(
            part=name, judged=judged, planned=planned
        )
        return Part(*place, judged, planned, words, tinted=not is_sum)

    def _open(self, task: Task, row: int, at: int) -> None:
        name, cells = self._cells[task][row, at]
        self.opened.emit(name, cells)
