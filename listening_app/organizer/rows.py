"""Tables of rows: what stands behind a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
)

from listening_app.theme import STEP, TARGET
from listening_app.widgets.painting import RING_ROOM

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme
    from listening_app.widgets.text import Text

Index = QModelIndex | QPersistentModelIndex
_INVALID = QModelIndex()


class Column(NamedTuple):
    """One column: its heading, and what stands in it."""

    heading: str
    cell: Callable[[Any], str | int | float]
    """Of a row: numbers are set to the right and sorted as numbers."""
    wide: bool = False
    """Whether it takes the room that is left."""


class RowsModel(QAbstractTableModel):
    """Rows of any kind, seen through columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: Sequence[Column] = ()
        self._rows: list[Any] = []

    def show(self, columns: Sequence[Column], rows: Sequence[Any]) -> None:
        """Take other rows."""
        self.beginResetModel()
        self._columns, self._rows = columns, list(rows)
        self.endResetModel()

    def row(self, number: int) -> Any:
        """Return what stands behind a line of the table."""
        return self._rows[number]

    def rowCount(self, parent: Index = _INVALID) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _INVALID) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, and numbers to the right."""
        if not index.isValid():
            return None
        cell = self._columns[index.column()].cell(self._rows[index.row()])
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return str(cell)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft
            if isinstance(cell, int | float):
                side = Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return a column's heading, set as its cells are."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].heading
        if role == Qt.ItemDataRole.TextAlignmentRole and self._rows:
            return self.data(self.index(0, section), role)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Put the rows in the order of a column."""
        if not 0 <= column < len(self._columns):
            return
        self.layoutAboutToBeChanged.emit()
        self._rows.sort(
            key=self._columns[column].cell, reverse=order == Qt.SortOrder.DescendingOrder
        )
        self.layoutChanged.emit()


def titled(title: Text, widget: QWidget) -> QVBoxLayout:
    """Lay out something with a ring or a frame of its own below a title that is flush with it."""
    column = QVBoxLayout()
    column.setSpacing(0)
    heading = QHBoxLayout()
    heading.setContentsMargins(RING_ROOM, 0, 0, 0)
    heading.addWidget(title)
    column.addLayout(heading)
    column.addWidget(widget)
    return column


class RowsTable(QTableView):
    """A table to read: rows are walked through by arrow keys and opened with Enter.

    Parameters
    ----------
    theme : Theme
    name : str
        For screen readers.
    """

    opened = Signal(object)
    """What stands behind the row that was opened."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = RowsModel(self)
        self._when_empty = ""
        self.setModel(self._rows)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.sortIndicatorChanged.connect(self._sort)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._rows.row(index.row())))
        theme.changed.connect(self._fit)
        self._fit()

    def say_when_empty(self, words: str) -> None:
        """Say something where there are no rows."""
        self._when_empty = words

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or what is to be said where there are none."""
        super().paintEvent(event)
        if self._when_empty and not self._rows.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self._theme.colour("quiet"))
            area = self.viewport().rect().adjusted(STEP + 3, STEP, -STEP, -STEP)
            words = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading
            painter.drawText(area, words, self._when_empty)

    @property
    def shown(self) -> list[list[str]]:
        """The cells as they are read, row by row."""
        rows, columns = range(self._rows.rowCount()), range(self._rows.columnCount())
        return [[str(self._rows.index(row, at).data()) for at in columns] for row in rows]

    def show_rows(self, columns: Sequence[Column], rows: Sequence[Any]) -> None:
        """Show other rows, or the same ones anew: the place in them is kept."""
        at, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        header = self.horizontalHeader()
        same = [self._rows.headerData(i, Qt.Orientation.Horizontal) for i in range(header.count())]
        is_same_kind = same == [column.heading for column in columns]
        self._rows.show(columns, rows)
        if is_same_kind:
            self._sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
            if 0 <= at < len(rows):
                self.selectRow(at)
            self.verticalScrollBar().setValue(scrolled)
        else:
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._fit_columns(columns)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first row."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.selectRow(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the row with Enter."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.opened.emit(self._rows.row(index.row()))
        else:
            super().keyPressEvent(event)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._rows.sort(column, order)

    def _fit_columns(self, columns: Sequence[Column]) -> None:
        header = self.horizontalHeader()
        for number, column in enumerate(columns):
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(
                number, mode.Stretch if column.wide else mode.ResizeToContents
            )

    def _fit(self) -> None:
        self.setFont(self._theme.font())
        self.verticalHeader().setDefaultSectionSize(max(TARGET - STEP, self._theme.pixels(32)))
