"""What evaluators are asked about themselves: little, and nothing in free text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

NOT_SAID = "not_said"
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


@dataclass(frozen=True, slots=True)
class Item:
    """One question; of ours the app has the wording in each of its languages."""

    name: str
    """Also the column in ``evaluators.csv``."""
    meaning: str
    choices: tuple[str, ...] | None = None
    """None where the answer is a language tag."""
    words: Mapping[str, str] | None = None
    """What evaluators read for each choice of a study's own question; they read `meaning` first."""


QUESTIONNAIRE = (
    Item("native_language", "language grown up with"),
    Item("age_group", "age in years", ("18-29", "30-44", "45-59", "60+", NOT_SAID)),
    Item("hearing", "hearing as the evaluator knows it", ("normal", "impaired", NOT_SAID)),
    Item(
        "listening_experience",
        "earlier listening tests taken part in",
        ("none", "some", "many", NOT_SAID),
    ),
    Item(
        "headphones",
        "what is worn to listen",
        ("over_ear", "on_ear", "in_ear", "none", NOT_SAID),
    ),
)
REQUIRED = "native_language"


def fault(answers: Mapping[str, str], own: tuple[Item, ...] = ()) -> str | None:
    """Return why these answers cannot be taken, or None.

    Parameters
    ----------
    answers : dict of str
        Item names to answers; all but ``native_language`` may be left out.
    own : tuple of Item
        Questions of the study's own.
    """
    if REQUIRED not in answers:
        return f"{REQUIRED} is not answered"
    items = {item.name: item for item in (*QUESTIONNAIRE, *own)}
    for name, answer in answers.items():
        if name not in items:
            return f"{name!r} is not asked"
        choices = items[name].choices
        if choices is None and _LANGUAGE.fullmatch(answer) is None:
            return f"{name}: {answer!r} is not a language tag (BCP 47)"
        if choices is not None and answer not in choices:
            return f"{name}: {answer!r} is none of {', '.join(choices)}"
    return None
