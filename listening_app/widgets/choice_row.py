"""A question about oneself with a few answers side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QGridLayout, QGroupBox, QRadioButton, QSizePolicy, QWidget

from listening_app.theme import STEP, TARGET
from listening_app.widgets.button import blend
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from listening_app.theme import Theme

_COLUMNS, _COLUMNS_OF_LARGE_TEXT = 5, 2
_LARGE_TEXT = 1.5


class ChoiceRow(QGroupBox):
    """Exclusive answers, none chosen beforehand; screen readers take it for a group.

    Parameters
    ----------
    question : str
        For screen readers.
    choices : mapping of str to str
        What is kept, and the words for it.
    theme : Theme
    """

    def __init__(
        self,
        question: str,
        choices: Mapping[str, str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(question)
        self.choices = {
            choice: _Choice(words, f"{question} {words}", theme)
            for choice, words in choices.items()
        }
        self.setFocusProxy(next(iter(self.choices.values())))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._arrange()
        theme.changed.connect(self._arrange)

    @property
    def chosen(self) -> str | None:
        """What was chosen."""
        for choice, button in self.choices.items():
            if button.isChecked():
                return choice
        return None

    def _arrange(self) -> None:
        while self._grid.count():
            self._grid.takeAt(0)
        is_large = self._theme.text_scale >= _LARGE_TEXT
        columns = _COLUMNS_OF_LARGE_TEXT if is_large else _COLUMNS
        for number, button in enumerate(self.choices.values()):
            self._grid.addWidget(button, number // columns, number % columns)
        for column in range(_COLUMNS + 1):
            self._grid.setColumnStretch(column, int(column == columns))


class _Choice(QRadioButton):
    """One answer as a rounded box."""

    def __init__(self, words: str, spoken: str, theme: Theme) -> None:
        super().__init__(words)
        self._theme = theme
        self.setAccessibleName(spoken)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def hitButton(self, position: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        """Room for the words in bold, at least a target."""
        words = QFontMetrics(self._theme.font(bold=True)).size(0, self.text())
        return QSize(
            max(TARGET, words.width() + 4 * STEP) + 2 * RING_ROOM,
            max(TARGET, words.height() + 2 * STEP) + 2 * RING_ROOM,
        )

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its words."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint box and words."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        if self.isChecked():
            fill, edge, ink = theme.colour("accent"), None, theme.colour("on_accent")
        else:
            pressure = 2 * self.isDown() + self.underMouse()
            fill = blend(theme.colour("surface"), theme.colour("accent"), 0.1 * pressure)
            edge, ink = theme.colour("edge"), theme.colour("ink")
        draw_box(painter, shape, fill=fill, edge=edge)
        if self.hasFocus():
            draw_ring(painter, shape, theme.colour("accent"))
        painter.setFont(theme.font(bold=self.isChecked()))
        painter.setPen(ink)
        painter.drawText(shape, Qt.AlignmentFlag.AlignCenter, self.text())
