"""``[listening]`` in ``study.toml``: how evaluators set up what they hear with."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import model_validator

from sessions.section import Section

AfterFailure = Literal["warn", "flag", "refuse"]
"""What follows when somebody does not seem to wear headphones."""


class ListeningSection(Section):
    """Asked once of each evaluator at each computer, and again with another sound output."""

    set_up: bool = True
    """Whether evaluators choose the sound output, check left and right, and set the loudness."""
    screening: AfterFailure | None = None
    """Whether it is tested that they wear headphones, and what follows if they do not: warn tells
    them, flag tells only the tables, refuse ends the session; not tested if left out."""

    @model_validator(mode="after")
    def _screening_has_a_place(self) -> Self:
        if self.screening is not None and not self.set_up:
            raise ValueError(
                f"screening = {self.screening!r} is part of the set-up, which set_up = false "
                "leaves out; take one of the two away"
            )
        return self
