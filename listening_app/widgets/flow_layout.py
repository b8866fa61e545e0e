"""Things side by side in the order of reading, in as many lines as the width asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QStyle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Breaks lines as text does, and runs from the right where reading does.

    Parameters
    ----------
    parent : QWidget
        What it lays out.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, None where there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away, None where there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Ask for no more room than the items need."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Become higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """Ask for room for all items side by side."""
        sizes = [item.sizeHint() for item in self._items]
        width = sum(size.width() for size in sizes)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Take the widest item at least."""
        sizes = [item.minimumSize() for item in self._items]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def setGeometry(self, rect: QRect) -> None:
        """Put every item in its place."""
        super().setGeometry(rect)
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(QStyle.visualRect(direction, rect, place.translated(rect.topLeft())))

    def _places(self, width: int) -> list[QRect]:
        """Return where each item goes, reading from the left."""
        places: list[QRect] = []
        corner, line_height = QPoint(0, 0), 0
        for item in self._items:
            size = item.sizeHint()
            if corner.x() > 0 and corner.x() + size.width() > width:
                corner, line_height = QPoint(0, corner.y() + line_height), 0
            places.append(QRect(corner, QSize(min(size.width(), width), size.height())))
            corner += QPoint(size.width(), 0)
            line_height = max(line_height, size.height())
        return places
