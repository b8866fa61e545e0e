"""One page of a rating session: what was heard, what was answered, which scales are open."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sessions.events import PlayEnded, TilePlayEnded
    from sessions.plan import PlannedTrial, Role
    from sessions.study import Question

SCALE = range(1, 11)
"""Of questions to which the study gives no scale of their own."""


@dataclass(frozen=True, slots=True)
class Listening:
    """How often and how much one recording of a page was heard."""

    plays: int = 0
    """Started."""
    sounding: int = 0
    """Started and not yet ended."""
    completed: int = 0
    """Heard to the end, without underruns and without losing the device."""
    spoilt: int = 0
    """Disturbed by underruns, by the loss of the device or by the end of the app, or not begun."""
    seconds: float = 0.0
    """Delivered to the device, over all plays."""
    underruns: int = 0
    device_losses: int = 0

    def started(self) -> Listening:
        """Return it with one more play under way."""
        return replace(self, plays=self.plays + 1, sounding=self.sounding + 1)

    def ended(self, play: PlayEnded | TilePlayEnded) -> Listening:
        """Return it after a play that was under way."""
        is_disturbed = play.underruns > 0 or play.device_lost
        is_whole = play.completed and not is_disturbed
        is_spoilt = is_disturbed or play.seconds == 0
        return replace(
            self,
            sounding=self.sounding - 1,
            completed=self.completed + is_whole,
            spoilt=self.spoilt + is_spoilt,
            seconds=self.seconds + play.seconds,
            underruns=self.underruns + play.underruns,
            device_losses=self.device_losses + play.device_lost,
        )

    def interrupted(self) -> Listening:
        """Return it after the app ended, perhaps in the middle of a play."""
        return replace(self, sounding=0, spoilt=self.spoilt + self.sounding)

    def plays_left(self, most: int | None) -> int | None:
        """Return how often it may be played yet where it may be played so often; None: any number.

        Spoilt plays do not count, and what was never heard to its end may be played again.
        """
        if most is None:
            return None
        return max(most - (self.plays - self.spoilt), 0 if self.completed else 1)


@dataclass(frozen=True, slots=True)
class TrialState:
    """A page as it stands."""

    planned: PlannedTrial
    questions: tuple[Question, ...]
    """Asked on this page, in their order."""
    shown: bool = False
    """On the screen since the app was last opened."""
    trial: Listening = Listening()
    enrolment: Listening = Listening()
    answers: dict[Question, int] = field(default_factory=dict)
    active_ms: int = 0
    """Time on the screen, without pauses and without absence."""
    confirmed_at: str | None = None
    reopened: bool = False
    """Whether a confirmation of it was taken back."""

    def listening(self, role: Role) -> Listening:
        """Return what was heard of the recording in this role."""
        return self.trial if role == "trial" else self.enrolment

    def with_listening(self, role: Role, listening: Listening) -> TrialState:
        """Return the page with what was heard of one recording replaced."""
        if role == "trial":
            return replace(self, trial=listening)
        return replace(self, enrolment=listening)

    def stimulus(self, role: Role) -> str | None:
        """Return the id of the recording in this role; None where there is none."""
        return self.planned.stimulus if role == "trial" else self.planned.enrolment

    def plays(self, role: Role) -> int:
        """Return how often the recording was started."""
        return self.listening(role).plays

    def heard(self, role: Role) -> bool:
        """Whether the recording was heard to its end, undisturbed, at least once."""
        return self.listening(role).completed > 0

    @property
    def is_sounding(self) -> bool:
        """Whether a recording of this page is being played."""
        return self.trial.sounding + self.enrolment.sounding > 0

    def waits_for(self, question: Question) -> Role | None:
        """Return the recording that must be heard before this scale opens; None if it is open.

        Naturalness and intelligibility wait for the trial, similarity for the enrolment too.
        """
        if not self.heard("trial"):
            return "trial"
        if question == "similarity" and not self.heard("enrolment"):
            return "enrolment"
        return None

    @property
    def missing(self) -> tuple[Question, ...]:
        """Questions without an answer; when empty, the page may be confirmed."""
        return tuple(question for question in self.questions if question not in self.answers)

    def interrupted(self) -> TrialState:
        """Return the page as a new opening of the app finds it: off the screen and silent."""
        return replace(
            self,
            shown=False,
            trial=self.trial.interrupted(),
            enrolment=self.enrolment.interrupted(),
        )
