"""A question about oneself with a few answers side by side."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QGroupBox,
    QLayout,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from listening_app.theme import STEP, TARGET
from listening_app.widgets.button import blend
from listening_app.widgets.flow_layout import FlowLayout
from listening_app.widgets.painting import RING_ROOM, draw_box, draw_ring

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from listening_app.theme import Theme


class ChoiceRow(QGroupBox):
    """Exclusive answers, none chosen beforehand; screen readers take it for a group.

    Parameters
    ----------
    question : str
        For screen readers.
    choices : mapping of str to str
        What is kept, and the words for it.
    theme : Theme
    stacked : bool
        One below the other, for long words.
    """

    picked = Signal(str)
    """Somebody chose this one."""

    def __init__(
        self,
        question: str,
        choices: Mapping[str, str],
        theme: Theme,
        *,
        stacked: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stacked = stacked
        self.setAccessibleName(question)
        self.choices = {
            choice: _Choice(words, f"{question} {words}", theme, stacked=stacked)
            for choice, words in choices.items()
        }
        for choice, button in self.choices.items():
            button.toggled.connect(partial(self._toggled, choice))
        self.setFocusProxy(next(iter(self.choices.values())))
        row: QLayout = QVBoxLayout(self) if stacked else FlowLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in self.choices.values():
            row.addWidget(button)

    @property
    def chosen(self) -> str | None:
        """What was chosen."""
        for choice, button in self.choices.items():
            if button.isChecked():
                return choice
        return None

    def choose(self, choice: str) -> None:
        """Show one as chosen."""
        button = self.choices[choice]
        button.blockSignals(True)
        button.setChecked(True)
        button.blockSignals(False)
        self.setFocusProxy(button)

    def _toggled(self, choice: str, checked: bool) -> None:
        if checked:
            self.picked.emit(choice)


class _Choice(QRadioButton):
    """One answer as a rounded box."""

    def __init__(self, words: str, spoken: str, theme: Theme, *, stacked: bool) -> None:
        super().__init__(words)
        self._theme = theme
        self._stacked = stacked
        self.setAccessibleName(spoken)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        width = QSizePolicy.Policy.Preferred if stacked else QSizePolicy.Policy.Fixed
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def hitButton(self, position: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Space to the page where there is nothing left to choose by it."""
        if event.key() == Qt.Key.Key_Space and self._stacked and self.isChecked():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Room for the words in bold, at least a target."""
        words = QFontMetrics(self._theme.font(bold=True)).size(0, self.text())
        return QSize(
            max(TARGET, words.width() + 4 * STEP) + 2 * RING_ROOM,
            max(TARGET, words.height() + 2 * STEP) + 2 * RING_ROOM,
        )

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its words; those of a stack are cut off where there is no room."""
        hint = self.sizeHint()
        return QSize(TARGET, hint.height()) if self._stacked else hint

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
        if self._stacked:
            shape.adjust(2 * STEP, 0, -2 * STEP, 0)
            words = painter.fontMetrics().elidedText(
                self.text(), Qt.TextElideMode.ElideMiddle, round(shape.width())
            )
            begin = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(shape, QStyle.visualAlignment(self.layoutDirection(), begin), words)
        else:
            painter.drawText(shape, Qt.AlignmentFlag.AlignCenter, self.text())
