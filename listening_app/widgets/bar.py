"""Thin bars: how far a recording has played, how far a session has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from listening_app.theme import STEP
from listening_app.widgets.painting import draw_box

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from listening_app.theme import Theme

_THICKNESS = 6
_FINENESS = 1000


class Bar(QProgressBar):
    """A progress bar without a number; it fills in the direction of reading.

    Parameters
    ----------
    theme : Theme
    colour : str
        Token of the part that is done.
    name : str
        What it measures, for screen readers.
    """

    def __init__(self, theme: Theme, colour: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._colour = colour
        self.setRange(0, _FINENESS)
        self.setTextVisible(False)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def fraction(self) -> float:
        """How much is shown as done, 0 to 1."""
        return self.value() / _FINENESS

    def set_fraction(self, fraction: float) -> None:
        """Show how much is done, 0 to 1."""
        self.setValue(round(min(max(fraction, 0.0), 1.0) * _FINENESS))

    def set_colour(self, token: str) -> None:
        """Paint the done part in another token's colour."""
        if token != self._colour:
            self._colour = token
            self.update()

    def sizeHint(self) -> QSize:
        """Take what width there is."""
        return QSize(20 * STEP, 2 * STEP)

    def minimumSizeHint(self) -> QSize:
        """Stay recognizable as a bar."""
        return QSize(6 * STEP, 2 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the groove and what is done of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = (self.height() - _THICKNESS) / 2
        groove = QRectF(0, top, self.width(), _THICKNESS)
        radius = _THICKNESS / 2
        draw_box(painter, groove, fill=self._theme.colour("line"), edge=None, radius=radius)
        if self.value() > 0:
            done = QRectF(groove)
            done.setWidth(max(_THICKNESS, groove.width() * self.value() / _FINENESS))
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                done.moveRight(groove.right())
            draw_box(painter, done, fill=self._theme.colour(self._colour), edge=None, radius=radius)
