"""What the page of one interview shows, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sessions.plan import Role
    from sessions.session import SessionState
    from sessions.study import Question


@dataclass(frozen=True, slots=True)
class RecordingView:
    """One of the two recordings."""

    role: Role
    times_played: int
    times_heard: int
    """To its end, without a gap."""
    sounding: bool
    spoilt: bool
    """Its last play was disturbed."""
    plays_left: int | None
    """Where the study limits them."""


@dataclass(frozen=True, slots=True)
class ScaleView:
    """One question."""

    question: Question
    answer: int | None
    waits_for: Role | None
    """What must be heard before it takes an answer."""


@dataclass(frozen=True, slots=True)
class TrialView:
    """The whole page."""

    trial: str
    practice: bool
    position: int
    total: int
    seconds_left: float | None
    can_go_back: bool
    """Whether the interview before may be opened again."""
    recordings: tuple[RecordingView, ...]
    scales: tuple[ScaleView, ...]

    @property
    def complete(self) -> bool:
        """Whether every question is answered."""
        return all(scale.answer is not None for scale in self.scales)

    def recording(self, role: Role) -> RecordingView:
        """Return the recording of this role."""
        return next(recording for recording in self.recordings if recording.role == role)


def view_of(state: SessionState, *, sounding: Role | None, spoilt: frozenset[Role]) -> TrialView:
    """Return what the page shows of the interview that is due.

    Parameters
    ----------
    state : SessionState
        In a phase with an interview on the page.
    sounding : {"trial", "enrolment"}, optional
        What plays now.
    spoilt : frozenset of role
        Recordings whose last play was disturbed.
    """
    trial = state.trial
    assert trial is not None, state.phase
    roles: tuple[Role, ...] = ("trial",)
    if trial.planned.enrolment is not None:
        roles += ("enrolment",)
    return TrialView(
        trial=trial.planned.trial,
        practice=trial.planned.kind == "practice",
        position=state.position,
        total=state.total,
        seconds_left=state.seconds_left,
        can_go_back=state.rules.allow_undo and state.reopenable is not None,
        recordings=tuple(
            RecordingView(
                role=role,
                times_played=trial.plays(role),
                times_heard=trial.listening(role).completed,
                sounding=role == sounding,
                spoilt=role in spoilt,
                plays_left=trial.listening(role).plays_left(state.rules.most_plays),
            )
            for role in roles
        ),
        scales=tuple(
            ScaleView(question, trial.answers.get(question), trial.waits_for(question))
            for question in trial.questions
        ),
    )
