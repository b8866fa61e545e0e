"""``[questionnaire]`` in ``study.toml``: what evaluators are asked about themselves."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, field_validator, model_validator

from sessions.questionnaire import QUESTIONNAIRE, REQUIRED, Item
from sessions.section import Section

ItemName = Literal["native_language", "age_group", "hearing", "listening_experience", "headphones"]
ColumnName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Choice = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_+-]*$", max_length=40)]
Words = Annotated[str, Field(min_length=1, max_length=200)]
FIXED_COLUMNS = ("study", "evaluator", "language")
"""Of ``evaluators.csv``, beside the answers."""


class OwnQuestionSection(Section):
    """A question of the organizer's with a few answers to choose from; it may be left out."""

    name: ColumnName
    """Its column in ``evaluators.csv``."""
    question: Words
    """What evaluators read."""
    choices: dict[Choice, Words] = Field(min_length=2, max_length=10)
    """What stands in the table, and what evaluators read for it."""


class QuestionnaireSection(Section):
    """Asked once of each evaluator, before the first session."""

    ask: tuple[ItemName, ...] = ("native_language", "age_group", "hearing", "headphones")
    """Which of our questions are asked, in this order; the native language always is."""
    own: tuple[OwnQuestionSection, ...] = Field(default=(), max_length=10)
    """Questions of the study's own, asked after those."""

    @field_validator("ask")
    @classmethod
    def _asks_what_everything_needs(cls, ask: tuple[ItemName, ...]) -> tuple[ItemName, ...]:
        if REQUIRED not in ask:
            raise ValueError(f"{REQUIRED} decides who is native and is always asked; add it")
        if len(set(ask)) != len(ask):
            raise ValueError("name each question once")
        return ask

    @model_validator(mode="after")
    def _columns_differ(self) -> Self:
        taken = [*FIXED_COLUMNS, *(item.name for item in QUESTIONNAIRE)]
        for own in self.own:
            if own.name in taken:
                raise ValueError(
                    f"own: evaluators.csv has a column {own.name!r} already; choose another name"
                )
            taken.append(own.name)
        return self

    @property
    def items(self) -> tuple[Item, ...]:
        """What is asked, in its order."""
        ours = {item.name: item for item in QUESTIONNAIRE}
        return (*(ours[name] for name in self.ask), *self.own_items)

    @property
    def own_items(self) -> tuple[Item, ...]:
        """The study's own questions."""
        return tuple(
            Item(own.name, own.question, tuple(own.choices), dict(own.choices)) for own in self.own
        )
