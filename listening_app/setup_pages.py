"""The pages on which the listener is set up, with their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from listening_app.pages.headphone_test import HeadphoneTestPage
from listening_app.pages.loudness import LoudnessPage
from listening_app.pages.notice import NoticePage
from listening_app.pages.output import OutputPage
from listening_app.pages.sides import SidesPage

if TYPE_CHECKING:
    from listening_app.theme import Theme

_STEPS = 3
"""Without the headphone screening, which counts its own questions."""


class SetupPages(QObject):
    """What a set-up may need; which one is shown is decided elsewhere.

    Parameters
    ----------
    theme : Theme
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.output = OutputPage(theme)
        self.sides = SidesPage(theme)
        self.loudness = LoudnessPage(theme)
        self.headphones = HeadphoneTestPage(theme)
        for step, page in enumerate((self.output, self.sides, self.loudness), 1):
            page.show_place(step, _STEPS)
        self.once_more = NoticePage(
            theme, title=self.tr("Please check your headphones"), action=self.tr("Try once more")
        )
        self.once_more.say(
            self.tr("That did not sound the way it does with headphones."),
            self.tr(
                "Are they on your ears, plugged in all the way, and the one output that plays? "
                "Then the same questions come once more, with other sounds."
            ),
        )
        self.warning = NoticePage(
            theme, title=self.tr("Please check your headphones"), action=self.tr("Go on")
        )
        self.warning.say(
            self.tr("It still does not sound the way it does with headphones."),
            self.tr(
                "Small differences between the voices can get lost that way. Please put on "
                "headphones if you have any, or tell the organizer, and then go on."
            ),
        )
        self.refused = NoticePage(
            theme,
            title=self.tr("Thank you for coming"),
            action=self.tr("Close"),
            purpose="end",
        )
        self.refused.say(
            self.tr("This study can only be taken with headphones."),
            self.tr(
                "It seems that the sound does not reach your ears through headphones. Please tell "
                "the organizer, who may have others for you."
            ),
        )

    def swapped_sides(self) -> str:
        """Say that left and right are the wrong way round."""
        return self.tr(
            "Left and right are the other way round: please turn your headphones, the side with "
            "the L on your left ear, and play the sounds again."
        )

    def unclear_sides(self) -> str:
        """Say that the sides cannot be told apart."""
        return self.tr(
            "The two sides are not apart. Please check that the headphones are plugged in all the "
            "way, and play the sounds again, or choose another output."
        )

    def disturbed(self) -> str:
        """Say that a sound was not heard as it is."""
        return self.tr("That was disturbed. Please play it again.")

    def not_playable(self) -> str:
        """Say that the voice cannot be played."""
        return self.tr("The voice cannot be played. Please tell the organizer.")
