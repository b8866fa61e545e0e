"""What the tables of a study file have in common."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

MOST = 10_000
"""Of evaluators, of sessions, of places for speakers: more than this is a slip of the keyboard."""

Name = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$", max_length=64)]


class Section(BaseModel):
    """A table of the study file: no key that we do not know, nothing changed after reading.

    What stands below a key is its description, which organizers read beside it in their window.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)
