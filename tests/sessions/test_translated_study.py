"""A study's own texts in the language that an evaluator chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.study_file import load_study
from sessions.translated_study import study_in
from tests.sessions.small_corpus import STUDY_FILE

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.study import Study

OWN_TEXTS = """
[rating.scales.naturalness]
lowest_label = "bad"
highest_label = "excellent"

[texts]
consent = "We keep what you answer."

[[questionnaire.own]]
name = "room"
question = "Where do you sit?"
choices = { home = "at home", lab = "in the lab" }
"""
IN_FRENCH = """
[texts.fr]
title = "Voyelles"
consent = "Nous gardons vos réponses."
story = "Écoutez."

[texts.fr.scales.naturalness]
question = "Est-ce naturel ?"
lowest_label = "mauvais"

[texts.fr.questionnaire.room]
question = "Où êtes-vous ?"
choices = { home = "à la maison" }
"""


def study_with(folder: Path, texts: str) -> Study:
    path = folder / "study.toml"
    path.write_text(STUDY_FILE + texts, encoding="utf-8")
    return load_study(path)


def test_texts_are_read_in_the_language_that_was_chosen(tmp_path: Path) -> None:
    study = study_with(tmp_path, OWN_TEXTS + IN_FRENCH)
    french, left = study_in(study, "fr")
    assert french.study.title == "Voyelles"
    assert french.texts.consent == "Nous gardons vos réponses."
    assert french.texts.story == "Écoutez."
    scale = french.rating.scales.naturalness
    assert (scale.question, scale.lowest_label) == ("Est-ce naturel ?", "mauvais")
    (room,) = french.questionnaire.own
    assert room.question == "Où êtes-vous ?"
    assert room.choices == {"home": "à la maison", "lab": "in the lab"}
    assert left == (
        "questionnaire.own.room.choices.lab",
        "rating.scales.naturalness.highest_label",
    )
    assert scale.highest_label == "excellent"


def test_what_was_not_translated_is_named(tmp_path: Path) -> None:
    study = study_with(tmp_path, OWN_TEXTS + IN_FRENCH)
    japanese, left = study_in(study, "ja")
    assert japanese == study
    assert len(left) == 6
    assert "texts.consent" in left


def test_a_study_without_texts_of_its_own_leaves_nothing(tmp_path: Path) -> None:
    study = study_with(tmp_path, "")
    assert study_in(study, "ja") == (study, ())


def test_in_its_own_language_a_study_is_as_it_was_written(tmp_path: Path) -> None:
    study = study_with(tmp_path, OWN_TEXTS + IN_FRENCH)
    assert study_in(study, "en") == (study, ())


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ("[texts.de]\n", "texts.de: there is no such key"),
        ("[texts.en]\n", "the study itself is in 'en'; write these texts where the study has"),
        ('[texts.fr]\nconsnet = "x"\n', "did you mean consent?"),
        ("[texts.fr.questionnaire.zoom]\n", "the study asks nothing of this name"),
        (
            '[texts.fr.questionnaire.room.choices]\nmoon = "x"\n',
            "'moon' is none of the answers to this question; use home, lab",
        ),
        ('[texts.fr.scales.naturalness]\nlowest_label = ""\n', "texts.fr.scales.naturalness"),
    ],
)
def test_a_text_without_a_place_is_told(tmp_path: Path, texts: str, told: str) -> None:
    with pytest.raises(UserError, match="texts") as caught:
        study_with(tmp_path, OWN_TEXTS + texts)
    assert told in str(caught.value)
