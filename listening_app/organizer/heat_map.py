"""Coverage of the design as a small heat map: how much of each part has been judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QTableView,
)

from listening_app.theme import CAPTION, STEP
from listening_app.widgets.button import blend
from listening_app.widgets.painting import RING_ROOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from listening_app.organizer.rows import Index
    from listening_app.theme import Theme

_STRONGEST = 0.45
"""How much of the accent a part takes on that is wholly judged: its numbers stay at 4.5:1."""
_MOST_ROWS = 8
"""That the map takes room for; it is scrolled where there are more."""
_NARROWEST, _WIDEST, _ROW_HEIGHT = 56, 160, 28
"""Widths of columns and height of rows, at 100 % text."""
_INVALID = QModelIndex()


class Part(NamedTuple):
    """One cell of the map: a part of the design, with what it came to."""

    row: int
    column: int
    judged: int
    planned: int
    name: str
    """For screen readers and at the pointer."""
    tinted: bool = True
    """Whether it is coloured by its share; totals are not."""

    @property
    def words(self) -> str:
        """What stands in it."""
        return f"{self.judged}/{self.planned}"


class HeatMap(QTableView):
    """Parts of the design in rows and columns; opened with Enter or a click.

    Parameters
    ----------
    theme : Theme
    name : str
        For screen readers.
    """

    opened = Signal(int, int)
    """Row and column of the part that was opened."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts = _PartsModel(self)
        self.setModel(self._parts)
        self.setItemDelegate(_Tint(theme, self))
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda index: self.opened.emit(index.row(), index.column()))
        theme.changed.connect(self._fit)
        self._fit()

    @property
    def parts(self) -> list[Part]:
        """What is shown."""
        return self._parts.parts

    def show_parts(self, rows: Sequence[str], columns: Sequence[str], parts: list[Part]) -> None:
        """Show other parts, under these headings."""
        at = self.currentIndex()
        self._parts.show(rows, columns, parts)
        self._fit()
        self.setCurrentIndex(self._parts.index(at.row(), at.column()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first part."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._parts.index(0, 0))

    def sizeHint(self) -> QSize:
        """As high as its rows, up to a few of them."""
        shown = min(self._parts.rowCount(), _MOST_ROWS)
        rows = shown * self.verticalHeader().defaultSectionSize()
        frame = 2 * (self.frameWidth() + RING_ROOM)
        bar = self.horizontalScrollBar()
        beside = bar.sizeHint().height() if bar.maximum() > 0 else 0
        height = self.horizontalHeader().sizeHint().height() + rows + frame + beside
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the part with Enter or the space bar."""
        index = self.currentIndex()
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and index.isValid():
            self.opened.emit(index.row(), index.column())
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        height = self._theme.pixels(_ROW_HEIGHT)
        self.verticalHeader().setDefaultSectionSize(height)
        metrics = QFontMetrics(self._theme.font(CAPTION, bold=True))
        widest = max((metrics.horizontalAdvance(part.words) for part in self.parts), default=0)
        least = max(widest + STEP, self._theme.pixels(_NARROWEST))
        columns = self._parts.columnCount()
        self.horizontalHeader().setMinimumSectionSize(least)
        frame = 2 * (self.frameWidth() + RING_ROOM)
        most = columns * max(least, self._theme.pixels(_WIDEST))
        self.setMaximumWidth(self.verticalHeader().sizeHint().width() + most + frame)
        self.updateGeometry()


class _PartsModel(QAbstractTableModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._headings: tuple[Sequence[str], Sequence[str]] = ((), ())
        self._by_place: dict[tuple[int, int], Part] = {}

    @property
    def parts(self) -> list[Part]:
        return list(self._by_place.values())

    def show(self, rows: Sequence[str], columns: Sequence[str], parts: list[Part]) -> None:
        self.beginResetModel()
        self._headings = rows, columns
        self._by_place = {(part.row, part.column): part for part in parts}
        self.endResetModel()

    def rowCount(self, parent: Index = _INVALID) -> int:
        return 0 if parent.isValid() else len(self._headings[0])

    def columnCount(self, parent: Index = _INVALID) -> int:
        return 0 if parent.isValid() else len(self._headings[1])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        part = self._by_place.get((index.row(), index.column()))
        if role == Qt.ItemDataRole.UserRole:
            return part
        if part is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return part.words
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return part.name
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        rows, columns = self._headings
        headings = columns if orientation == Qt.Orientation.Horizontal else rows
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return headings[section]
        return None


class _Tint(QStyledItemDelegate):
    """Paints a part the stronger, the more of it has been judged."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint ground, numbers, and a frame around the part that is in focus."""
        part = index.data(Qt.ItemDataRole.UserRole)
        theme, area = self._theme, option.rect.adjusted(1, 1, -1, -1)
        if part is None:
            return
        share = part.judged / part.planned if part.planned and part.tinted else 0.0
        strength = _STRONGEST * min(share, 1.0)
        painter.fillRect(area, blend(theme.colour("surface"), theme.colour("accent"), strength))
        painter.setFont(theme.font(CAPTION, bold=not part.tinted))
        painter.setPen(theme.colour("ink"))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, part.words)
        state = option.state
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(theme.colour("ink"))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
            painter.drawRect(area.adjusted(2, 2, -3, -3))
