"""`[exclusions]` of a study: whose answers do not count, decided before there are any."""

from __future__ import annotations

from pydantic import Field

from sessions.section import Section


class ExclusionsSection(Section):
    """Evaluators who are left out; reports give every result with and without them."""

    failed_checks: int | None = Field(default=None, ge=1)
    """Attention checks that an evaluator failed, this many or more."""
    hurried_share: float | None = Field(default=None, gt=0, lt=1)
    """Pages that an evaluator answered in a hurry, more than this share."""
    same_answers: bool = False
    """Whether to leave out who answers nearly every question the same."""
    failed_screening: bool = False
    """Whether to leave out who failed the headphone screening."""
    repeats_apart: float | None = Field(default=None, gt=0)
    """Points between the answers to a trial and to its repetition (within-subject standard
    deviation), more than this on any question."""
    fewest_trials: int | None = Field(default=None, ge=1)
    """Rated trials of an evaluator, fewer than this."""

    @property
    def are_there(self) -> bool:
        """Whether anybody could be left out."""
        return self != ExclusionsSection()
