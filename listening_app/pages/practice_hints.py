"""What a practice interview says at each step: what to do next, and how what was done works."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from listening_app.widgets.rating_scale import RatingScale
from listening_app.widgets.wide_scale import WideScale

if TYPE_CHECKING:
    from collections.abc import Mapping

    from listening_app.trial_view import TrialView
    from listening_app.widgets.scale import Scale
    from sessions.study import Question


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen just now, and by which means."""

    scale: Scale
    number: int
    means: str


class PracticeHints(QObject):
    """Words for the line below the practice interview.

    Parameters
    ----------
    scales : mapping of Question to Scale
    """

    def __init__(self, scales: Mapping[Question, Scale], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scales = scales

    def hint(self, view: TrialView, chosen: Choice | None) -> str:
        """Return how the latest choice works, and what comes next.

        Parameters
        ----------
        view : TrialView
            A practice interview as it stands.
        chosen : Choice or None
            What has just been done.
        """
        feedback = "" if chosen is None else self._feedback(chosen)
        return " ".join(part for part in (feedback, self._next(view)) if part)

    def locked(self) -> str:
        """Return why a number key did nothing."""
        return self.tr(
            "The numbers open once you have heard the recording to its end: press Space to play."
        )

    def _next(self, view: TrialView) -> str:
        for scale in view.scales:
            if scale.waits_for is not None:
                return self.tr("Play the recording: click Play or press Space.")
            if scale.answer is None:
                return self._how_to_choose(self._scales[scale.question])
        return self.tr("Change what you like, then click Next or press Enter.")

    def _how_to_choose(self, scale: Scale) -> str:
        if isinstance(scale, WideScale):
            return self.tr("Choose a number: click on the line or type it, then press Enter.")
        if isinstance(scale, RatingScale) and scale.zero_is_ten:
            return self.tr("Choose a number: click it or press its key; 0 stands for 10.")
        if isinstance(scale, RatingScale) and scale.end_is_ten:
            return self.tr("Choose a number: click it or press its key; End stands for 10.")
        return self.tr("Choose a number: click it or press its key.")

    def _feedback(self, chosen: Choice) -> str:
        """Tell what was chosen, and another way to choose it."""
        words = {
            "pointer": self.tr("You chose {number}; on the keyboard that is {key}."),
            "arrow": self.tr("You chose {number}; the arrow keys change it."),
        }.get(
            chosen.means,
            self.tr("You chose {number} by its key; a click or the arrow keys change it."),
        )
        return words.format(number=chosen.number, key=self._key(chosen))

    def _key(self, chosen: Choice) -> str:
        scale, number = chosen.scale, chosen.number
        if isinstance(scale, RatingScale) and number == 10:
            return "0" if scale.zero_is_ten else self.tr("End")
        return str(number)
