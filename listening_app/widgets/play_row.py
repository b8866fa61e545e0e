"""A recording on the page: its button, how far it has played, whether it was heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from listening_app.theme import STEP
from listening_app.widgets.bar import Bar
from listening_app.widgets.button import Button
from listening_app.widgets.text import SteadyText

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from listening_app.theme import Theme
    from listening_app.widgets.text import Tone


class PlayRow(QWidget):
    """Play button, bar and a few words; its size stays the same whatever it shows.

    Parameters
    ----------
    name : str
        What is played, for screen readers.
    theme : Theme
    most_plays : int, optional
        How often it may be played, where the study limits that.
    """

    play_asked = Signal()
    stop_asked = Signal()

    def __init__(
        self,
        name: str,
        theme: Theme,
        most_plays: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._sounding = False
        self.button = Button(self.tr("Play"), theme, sign="play")
        faces = (self.tr("Play"), self.tr("Play again"))
        with_number = [self._with_plays_left(face, most_plays) for face in faces]
        self.button.reserve(*with_number, self.tr("Stop"))
        self.button.clicked.connect(self._pressed)
        self._bar = Bar(theme, "done", self.tr("{name}: how far it has played").format(name=name))
        # Time runs from left to right on players everywhere.
        self._bar.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._words = SteadyText(self._possible_words(), tone="quiet")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * STEP)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.button, 0, 0)
        self._grid.addWidget(self._bar, 0, 1)
        self._grid.addWidget(self._words, 0, 2)
        theme.changed.connect(self._arrange)
        self.show_recording(
            times_played=0, times_heard=0, sounding=False, spoilt=False, plays_left=most_plays
        )

    def show_recording(
        self,
        *,
        times_played: int,
        times_heard: int,
        sounding: bool,
        spoilt: bool,
        plays_left: int | None,
    ) -> None:
        """Show what has become of the recording.

        Parameters
        ----------
        times_played : int
        times_heard : int
            To its end, without a gap.
        sounding : bool
            Playing now.
        spoilt : bool
            The last play was disturbed.
        plays_left : int or None
            How often it may be played yet; None where that is not limited.
        """
        self._sounding = sounding
        self.button.setEnabled(sounding or plays_left != 0)
        if sounding:
            self.button.set_face(self.tr("Stop"), "stop")
            self._words.say(self.tr("playing"), "playing")
            self._bar.set_colour("playing")
        else:
            again = self.tr("Play again") if times_played else self.tr("Play")
            self.button.set_face(self._with_plays_left(again, plays_left), "play")
            words, tone = self._fate(times_played, times_heard, spoilt=spoilt)
            self._words.say(words, tone)
            self._bar.set_colour("done")
            self._bar.set_fraction(1.0 if times_heard else 0.0)
        self.button.setAccessibleName(f"{self.button.text()}: {self._name}")
        self.button.setAccessibleDescription(self._words.text())

    def minimumSizeHint(self) -> QSize:
        """Leave no more room than it takes with the words below."""
        with_bar = self.button.sizeHint().width() + 2 * STEP + self._bar.minimumSizeHint().width()
        width = max(with_bar, self._words.sizeHint().width())
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the words beside the bar, or below where there is no room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        parts = (self.button, self._bar, self._words)
        needed = sum(part.minimumSizeHint().width() for part in parts) + 4 * STEP
        if needed <= self.width():
            self._grid.addWidget(self._words, 0, 2)
        else:
            self._grid.addWidget(self._words, 1, 0, 1, 2)

    @property
    def spoken(self) -> str:
        """What is played and what has become of it, in words."""
        return f"{self._name}: {self._words.text()}."

    @property
    def is_sounding(self) -> bool:
        """Whether its recording is shown as playing now."""
        return self._sounding

    @property
    def fraction(self) -> float:
        """How far its bar is filled, 0 to 1."""
        return self._bar.fraction

    def show_progress(self, fraction: float) -> None:
        """Show how far the recording that sounds now has come, 0 to 1."""
        if self._sounding:
            self._bar.set_fraction(fraction)

    def _pressed(self) -> None:
        (self.stop_asked if self._sounding else self.play_asked).emit()

    def _with_plays_left(self, action: str, plays_left: int | None) -> str:
        if plays_left is None:
            return action
        return self.tr("{action} ({count} left)").format(action=action, count=plays_left)

    def _fate(self, times_played: int, times_heard: int, *, spoilt: bool) -> tuple[str, Tone]:
        if spoilt:
            return self.tr("disturbed, please play it again"), "fault"
        if times_heard == 1:
            return self.tr("heard once"), "done"
        if times_heard == 2:
            return self.tr("heard twice"), "done"
        if times_heard:
            return self.tr("heard {count} times").format(count=times_heard), "done"
        if times_played:
            return self.tr("not heard to the end yet"), "quiet"
        return self.tr("not heard yet"), "quiet"

    def _possible_words(self) -> list[str]:
        fates = [(0, 0, False), (1, 0, False), (1, 0, True), (1, 1, False), (99, 99, False)]
        return [self._fate(played, heard, spoilt=spoilt)[0] for played, heard, spoilt in fates]
