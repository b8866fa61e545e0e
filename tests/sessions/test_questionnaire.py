"""What evaluators are asked about themselves, and what a study may ask in addition."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from sessions.questionnaire import QUESTIONNAIRE, fault
from sessions.questionnaire_section import ItemName, QuestionnaireSection

OWN = {"name": "musician", "question": "Do you play?", "choices": {"yes": "often", "no": "never"}}


def section(**keys: object) -> QuestionnaireSection:
    return QuestionnaireSection.model_validate(keys)


def test_every_question_of_ours_can_be_asked() -> None:
    assert get_args(ItemName) == tuple(item.name for item in QUESTIONNAIRE)
    everything = list(get_args(ItemName))
    assert section(ask=everything).items == QUESTIONNAIRE
    assert [item.name for item in section().items] == [
        "native_language",
        "age_group",
        "hearing",
        "headphones",
    ]


def test_a_study_asks_what_it_wants_in_its_order() -> None:
    asked = section(ask=["headphones", "native_language"], own=[OWN]).items
    assert [item.name for item in asked] == ["headphones", "native_language", "musician"]
    assert asked[-1].words == {"yes": "often", "no": "never"}


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({"ask": ["hearing"]}, "native_language decides"),
        ({"ask": ["native_language", "native_language"]}, "once"),
        ({"ask": ["native_language", "shoe_size"]}, "Input should be"),
        ({"own": [{**OWN, "name": "hearing"}]}, "has a column 'hearing' already"),
        ({"own": [{**OWN, "name": "evaluator"}]}, "has a column 'evaluator' already"),
        ({"own": [OWN, OWN]}, "has a column 'musician' already"),
        ({"own": [{**OWN, "choices": {"yes": "often"}}]}, "at least 2"),
    ],
)
def test_what_cannot_be_asked_is_refused(keys: dict[str, object], told: str) -> None:
    with pytest.raises(ValidationError, match=told):
        section(**keys)


def test_answers_to_own_questions_are_checked_like_ours() -> None:
    own = section(own=[OWN]).own_items
    assert fault({"native_language": "en", "musician": "no"}, own) is None
    assert "none of yes, no" in str(fault({"native_language": "en", "musician": "a bit"}, own))
    assert "not asked" in str(fault({"native_language": "en", "musician": "no"}))
