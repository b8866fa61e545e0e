"""Choosing one of some hundred languages: type a few letters, or walk through the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QVBoxLayout, QWidget

from listening_app.languages import UNLISTED, languages
from listening_app.theme import STEP, TARGET

if TYPE_CHECKING:
    from listening_app.theme import Theme

_ROWS_SHOWN = 3
_TAG = Qt.ItemDataRole.UserRole
_SEARCHED = Qt.ItemDataRole.UserRole + 1


class LanguagePicker(QWidget):
    """A field to search in, and the languages that match.

    Parameters
    ----------
    name : str
        What is asked, for screen readers.
    theme : Theme
    """

    chosen = Signal(str)
    """BCP 47 tag."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tag: str | None = None
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Type the first letters"))
        self.search.setAccessibleName(name)
        self._matches = QSortFilterProxyModel(self)
        self._matches.setSourceModel(self._listed())
        self._matches.setFilterRole(_SEARCHED)
        self._matches.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.matches = QListView()
        self.matches.setModel(self._matches)
        self.matches.setAccessibleName(name)
        self.matches.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.matches.setUniformItemSizes(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.search)
        column.addWidget(self.matches)
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.matches.selectionModel().selectionChanged.connect(self._take)
        theme.changed.connect(self._fit)
        self._fit()

    @property
    def tag(self) -> str | None:
        """BCP 47 tag of what is chosen."""
        return self._tag

    def choose(self, tag: str) -> None:
        """Choose a language by its tag."""
        found = self._matches.match(
            self._matches.index(0, 0), _TAG, tag, 1, Qt.MatchFlag.MatchExactly
        )
        for index in found:
            self.matches.setCurrentIndex(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the up and down keys walk through the list while the field is typed in."""
        if watched is self.search and isinstance(event, QKeyEvent):
            down = event.key() == Qt.Key.Key_Down
            if event.type() == QEvent.Type.KeyPress and (down or event.key() == Qt.Key.Key_Up):
                self._walk(1 if down else -1)
                return True
        return super().eventFilter(watched, event)

    def _walk(self, step: int) -> None:
        row = self.matches.currentIndex().row() + step
        row = min(max(row, 0), self._matches.rowCount() - 1)
        self.matches.setCurrentIndex(self._matches.index(row, 0))

    def _listed(self) -> QStandardItemModel:
        model = QStandardItemModel(self)
        for language in languages():
            model.appendRow(_item(language.label, language.tag, language.search_words))
        unlisted = self.tr("A language that is not listed")
        model.appendRow(_item(unlisted, UNLISTED, unlisted))
        return model

    def _filter(self, text: str) -> None:
        self._matches.setFilterFixedString(text.strip())
        if self._matches.rowCount() == 1:
            self.matches.setCurrentIndex(self._matches.index(0, 0))

    def _take(self) -> None:
        chosen = self.matches.selectedIndexes()
        self._tag = chosen[0].data(_TAG) if chosen else None
        if self._tag is not None:
            self.chosen.emit(self._tag)

    def _fit(self) -> None:
        row = max(TARGET, self._theme.pixels(32))
        self.matches.setFixedHeight(_ROWS_SHOWN * row + 3 * STEP)


def _item(label: str, tag: str, searched: str) -> QStandardItem:
    item = QStandardItem(label)
    item.setData(tag, _TAG)
    item.setData(searched, _SEARCHED)
    return item
