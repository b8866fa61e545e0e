"""Pieces of text in the type scale."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from listening_app.theme import BODY, MEASURE, STEP
from listening_app.widgets.margins import reads_from_right

if TYPE_CHECKING:
    from collections.abc import Sequence

    from listening_app.theme import Theme

_LINE_HEIGHT = 1.5
"""Of prose, in type sizes."""

_NARROWEST = 12
"""Characters in the shortest line of wrapped text."""

TypeSize = Literal["title", "heading", "section", "lead", "question", "body", "caption"]
Tone = Literal["plain", "quiet", "playing", "done", "fault"]


class Text(QLabel):
    """A label in one of the type sizes and tones; plain text only, so that nothing is markup.

    Parameters
    ----------
    text : str
    size : {"title", "heading", "section", "lead", "question", "body", "caption"}
    tone : {"plain", "quiet", "playing", "done", "fault"}
    wrap : bool
        Break long text into lines.
    """

    def __init__(
        self,
        text: str = "",
        *,
        size: TypeSize = "body",
        tone: Tone = "plain",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("type", size)
        self.setProperty("tone", tone)
        self.setWordWrap(wrap)
        if reads_from_right():
            # By itself Qt puts a name in Latin letters on the left, away from its column.
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
            self.setAlignment(right | Qt.AlignmentFlag.AlignVCenter)

    def minimumSizeHint(self) -> QSize:
        """Take a line at least; where text wraps, its height follows from its width."""
        return _narrow(self) if self.wordWrap() else super().minimumSizeHint()

    def say(self, text: str, tone: Tone | None = None) -> None:
        """Show another text, in another tone where one is given."""
        if text != self.text():
            self.setText(text)
        if tone is not None and tone != self.property("tone"):
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)


class SteadyText(Text):
    """Text as wide as the longest thing it may say, so that what stands beside it stays put.

    Parameters
    ----------
    possible : sequence of str
        What it may say.
    size, tone
        As of `Text`.
    """

    def __init__(
        self, possible: Sequence[str], *, size: TypeSize = "body", tone: Tone = "plain"
    ) -> None:
        super().__init__(size=size, tone=tone)
        self._possible = possible

    def sizeHint(self) -> QSize:
        """Room for the longest text."""
        widest = max(map(self.fontMetrics().horizontalAdvance, self._possible))
        # A label asks for up to a pixel more than its text's advance.
        return super().sizeHint().expandedTo(QSize(widest + 1, 0))

    def minimumSizeHint(self) -> QSize:
        """Room for the longest text."""
        return self.sizeHint()


class Prose(QLabel):
    """Paragraphs to be read: open lines of at most 68 characters.

    Parameters
    ----------
    text : str
        Plain text; an empty line parts two paragraphs.
    theme : Theme
    size : int
        Type size in pixels at 100 % text.
    """

    def __init__(
        self, text: str, theme: Theme, *, size: int = BODY, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._plain = text
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        theme.changed.connect(self._lay_out)
        self._lay_out()

    @property
    def plain(self) -> str:
        """The text as it was given."""
        return self._plain

    def minimumSizeHint(self) -> QSize:
        """Take a line at least; the height follows from the width."""
        return _narrow(self)

    def say(self, text: str) -> None:
        """Show another text."""
        if text != self._plain:
            self._plain = text
            self._lay_out()

    def _lay_out(self) -> None:
        paragraphs = [part.strip() for part in self._plain.split("\n\n") if part.strip()]
        last = len(paragraphs) - 1
        pixels = self._theme.pixels(self._size)
        metrics = QFontMetrics(self._theme.font(self._size))
        line = round(100 * _LINE_HEIGHT * pixels / metrics.lineSpacing())
        self.setText(
            "".join(
                f'<p style="line-height:{line}%; font-size:{pixels}px; '
                f'margin:0 0 {0 if number == last else 2 * STEP}px 0">'
                f"{escape(paragraph).replace(chr(10), '<br>')}</p>"
                for number, paragraph in enumerate(paragraphs)
            )
        )
        self.setAccessibleName(self._plain)
        self.setMaximumWidth(
            QFontMetrics(self._theme.font(self._size)).averageCharWidth() * MEASURE
        )


def _narrow(label: QLabel) -> QSize:
    """Return the size below which wrapped text cannot be read."""
    metrics = label.fontMetrics()
    return QSize(metrics.averageCharWidth() * _NARROWEST, metrics.height())
