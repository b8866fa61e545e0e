"""Places on the board of a panel: the tray with what is to be sorted, and the groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from listening_app.theme import BODY, LEAD, RADIUS, STEP, TARGET
from listening_app.widgets.board_geometry import PADDING, STRIP
from listening_app.widgets.button import Button, blend
from listening_app.widgets.margins import set_side_margins
from listening_app.widgets.painting import draw_box, draw_pattern
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from listening_app.theme import Theme
    from listening_app.widgets.painting import Sign

_LONGEST_NAME = 40
_LEAST_OF_A_NAME = 5 * STEP
"""Pixels that a name keeps beside the button, whatever its language."""
_NARROW = 17
"""Width in type sizes below which the button has no room for its sign."""


class Area(QWidget):
    """A place for tiles: a heading with a button that plays them in turn.

    Parameters
    ----------
    theme : Theme
    name : str
        For screen readers.
    """

    play_asked = Signal()
    stop_asked = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._is_target = False
        self._is_sounding = False
        self._emptiness = ""
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.play = Button(self.tr("Play"), theme, importance="quiet", sign="play")
        self.play.reserve(self.tr("Stop"))
        self.play.clicked.connect(self._pressed)
        self.heading = QHBoxLayout()
        set_side_margins(self.heading, before=PADDING, after=0)
        self.heading.setSpacing(STEP)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, STEP // 2, STEP // 2, 0)
        self.column.setSpacing(0)
        self.column.addLayout(self.heading)
        self.column.addStretch(1)
        theme.changed.connect(self.update)

    @property
    def heading_height(self) -> int:
        """Height above the tiles."""
        return self.heading.sizeHint().height() + STEP

    def show_members(self, letters: str, *, sounding: bool, emptiness: str) -> None:
        """Show what lies here.

        Parameters
        ----------
        letters : str
            For screen readers.
        sounding : bool
            Whether it is being played through.
        emptiness : str
            What is said where nothing lies.
        """
        self._is_sounding = sounding
        self._emptiness = "" if letters else emptiness
        self._show_face()
        self.play.setEnabled(bool(letters))
        words = self.tr("{action}: {place}")
        place = self.accessibleName()
        self.play.setAccessibleName(words.format(action=self.play.text(), place=place))
        self.setAccessibleDescription(letters or self.tr("empty"))
        self.update()

    def show_target(self, *, is_target: bool) -> None:
        """Brighten it while what is held would fall here."""
        if is_target != self._is_target:
            self._is_target = is_target
            self.update()

    @property
    def is_target(self) -> bool:
        """Whether what is held would fall here."""
        return self._is_target

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the ground, and what is said where nothing lies."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, QRectF(self.rect()))
        if self._emptiness:
            painter.setFont(self.theme.font(BODY))
            painter.setPen(self.theme.colour("quiet"))
            inside = self.rect().adjusted(2 * PADDING, self.heading_height, -2 * PADDING, -PADDING)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(inside, int(flags), self._emptiness)

    def paint_ground(self, painter: QPainter, shape: QRectF) -> None:
        """Paint what is under the tiles."""
        theme = self.theme
        edge = "accent" if self._is_target else "line"
        draw_box(painter, shape, fill=theme.colour("surface"), edge=theme.colour(edge))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the name of a narrow group the room."""
        super().resizeEvent(event)
        self._show_face()

    def _show_face(self) -> None:
        words = self.tr("Stop") if self._is_sounding else self.tr("Play")
        sign: Sign | None = "stop" if self._is_sounding else "play"
        if self.width() < _NARROW * self.theme.pixels(BODY):
            sign = None
        self.play.set_face(words, sign)

    def _pressed(self) -> None:
        (self.stop_asked if self._is_sounding else self.play_asked).emit()


class TrayArea(Area):
    """Where tiles lie that are still to be sorted; undo and redo stand below them."""

    undo_asked = Signal()
    redo_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setAccessibleName(self.tr("still to sort"))
        self.heading.setSpacing(0)
        self.heading.addWidget(Text(self.tr("To sort"), size="question"), 1)
        self.heading.addWidget(self.play)
        self.undo = Button(self.tr("Undo"), theme, importance="quiet")
        self.undo.clicked.connect(self.undo_asked)
        self.redo = Button(self.tr("Redo"), theme, importance="quiet")
        self.redo.clicked.connect(self.redo_asked)
        self._legend = Text(
            self.tr("A dot marks what you have heard to its end."),
            size="caption",
            tone="quiet",
            wrap=True,
        )
        set_side_margins(self._legend, before=PADDING, after=STEP)
        history = QHBoxLayout()
        history.setContentsMargins(0, 0, 0, STEP // 2)
        history.setSpacing(0)
        history.addWidget(self.undo)
        history.addWidget(self.redo)
        history.addStretch(1)
        self.column.addWidget(self._legend)
        self.column.addLayout(history)

    def footing_height(self, width: int) -> int:
        """Return the height below the tiles of a tray of this width."""
        words = self._legend.heightForWidth(width)
        return words + self.undo.sizeHint().height() + STEP

    def show_history(self, *, may_undo: bool, may_redo: bool) -> None:
        """Say whether there is something to undo and to redo."""
        self.undo.setEnabled(may_undo)
        self.redo.setEnabled(may_redo)


class GroupArea(Area):
    """A group: its colour, number and pattern, and the name that the evaluator gives it.

    Parameters
    ----------
    number : int
        From 1.
    theme : Theme
    """

    named = Signal(str)
    left = Signal()
    """The name is typed; the keyboard should go back to the tiles."""

    def __init__(self, number: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setAccessibleName(self.tr("group {number}").format(number=number))
        self.number = number
        self.name = _NameField()
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of group {number}").format(number=number))
        self.name.editingFinished.connect(self.keep_name)
        self.name.left.connect(self.left)
        self.name.setMinimumWidth(_LEAST_OF_A_NAME)
        set_side_margins(self.heading, before=STRIP + PADDING, after=0)
        self.heading.addWidget(_Chip(number, theme))
        self.heading.addWidget(self.name, 1)
        self.heading.addWidget(self.play)

    def show_name(self, name: str) -> None:
        """Show the name that is kept; what is being typed stays."""
        self.name.kept = name
        if not self.name.hasFocus():
            self.name.setText(name)
            self.name.setCursorPosition(0)

    def keep_name(self) -> None:
        """Tell the name that was typed, if it is another one."""
        typed = self.name.text().strip()
        if typed != self.name.kept:
            self.name.kept = typed
            self.named.emit(typed)

    def paint_ground(self, painter: QPainter, shape: QRectF) -> None:
        """Paint what is under the tiles, with the group's colour and pattern at its edge."""
        theme = self.theme
        colour, ink = theme.group_colours(self.number)
        ground = theme.colour("surface")
        fill = blend(ground, colour, 0.18) if self.is_target else ground
        draw_box(painter, shape, fill=fill, edge=None)
        outline = QPainterPath()
        outline.addRoundedRect(shape, RADIUS, RADIUS)
        strip = QRectF(shape)
        strip.setWidth(STRIP)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            strip.moveRight(shape.right())
        painter.save()
        painter.setClipPath(outline)
        draw_pattern(painter, strip, self.number, colour, ink)
        painter.restore()
        width = 2 if self.is_target else 1
        painter.setPen(QPen(colour if self.is_target else theme.colour("line"), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        painter.drawRoundedRect(shape.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)


class _NameField(QLineEdit):
    """A heading that can be typed over."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kept = ""
        self.setMaxLength(_LONGEST_NAME)
        self.setProperty("place", "heading")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter keep what is typed and Escape forget it; neither does more than that."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.setText(self.kept)
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Chip(QWidget):
    """The group's number on its colour."""

    def __init__(self, number: int, theme: Theme) -> None:
        super().__init__()
        self._number = number
        self._theme = theme
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Stand as high as the number, with air around it."""
        side = max(self._theme.pixels(LEAD) + STEP, TARGET - 2 * STEP)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a rounded square with the number in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.sizeHint().width()
        shape = QRectF(0, 0, side, side)
        shape.moveCenter(QRectF(self.rect()).center())
        colour, ink = self._theme.group_colours(self._number)
        draw_box(painter, shape, fill=colour, edge=None, radius=RADIUS / 2)
        painter.setFont(self._theme.font(LEAD, bold=True))
        painter.setPen(ink)
        painter.drawText(shape, Qt.AlignmentFlag.AlignCenter, str(self._number))
