"""A study as the evaluators of one language read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sessions.study import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sessions.questionnaire_section import OwnQuestionSection
    from sessions.section import Section
    from sessions.study import Study
    from sessions.texts_section import TranslatedTexts

_OF_SCALES = ("question", "lowest_label", "highest_label")


class TranslatedStudy(NamedTuple):
    """What an evaluator reads, and what of it is not in their language."""

    study: Study
    """With words of that language wherever it has some."""
    left: tuple[str, ...]
    """Keys of the study's own texts that stay in the study's language, its title apart."""


def study_in(study: Study, language: str) -> TranslatedStudy:
    """Put a study's own texts into a language of the app.

    Where the study has no text of its own, the app's words stand, which it has in every language.

    Parameters
    ----------
    study : Study
    language : str
        BCP 47.
    """
    if language == study.study.language.partition("-")[0]:
        return TranslatedStudy(study, ())
    words = study.texts.translated(language)
    translated = {} if words is None else _translations(words)
    left = tuple(key for key in own_texts(study) if key not in translated)
    if words is None:
        return TranslatedStudy(study, left)
    changes: dict[str, Section] = {
        "study": _changed(study.study, translated, "study", ("title",)),
        "texts": _changed(study.texts, translated, "texts", ("consent", "story")),
        "questionnaire": study.questionnaire.model_copy(
            update={"own": tuple(_own_in(words, own) for own in study.questionnaire.own)}
        ),
    }
    rating = study.rating_section
    if rating is not None:
        scales = {
            str(question): _changed(
                rating.scales.of(question), translated, f"rating.scales.{question}", _OF_SCALES
            )
            for question in QUESTIONS
        }
        changed = rating.scales.model_copy(update=scales)
        changes["rating_section"] = rating.model_copy(update={"scales": changed})
    return TranslatedStudy(study.model_copy(update=changes), left)


def own_texts(study: Study) -> list[str]:
    """Return the keys of everything that evaluators read in the study's own words."""
    texts: list[tuple[str, str | None]] = [
        *((f"texts.{name}", getattr(study.texts, name)) for name in ("consent", "story")),
        *(
            (f"questionnaire.own.{own.name}.{part}", words)
            for own in study.questionnaire.own
            for part, words in [("question", own.question), *_choices(own.choices)]
        ),
    ]
    if study.rating_section is not None:
        texts += [
            (f"rating.scales.{question}.{name}", getattr(study.rating.scales.of(question), name))
            for question in study.rating.questions
            for name in _OF_SCALES
        ]
    return [key for key, text in texts if text is not None]


def _translations(words: TranslatedTexts) -> dict[str, str]:
    """Return a language's texts by the keys of what they stand for."""
    texts = {
        "study.title": words.title,
        "texts.consent": words.consent,
        "texts.story": words.story,
        **{
            f"rating.scales.{question}.{name}": getattr(getattr(words.scales, question), name)
            for question in QUESTIONS
            for name in _OF_SCALES
        },
        **{
            f"questionnaire.own.{own}.{part}": text
            for own, question in words.questionnaire.items()
            for part, text in [("question", question.question), *_choices(question.choices)]
        },
    }
    return {key: text for key, text in texts.items() if text is not None}


def _choices(choices: Mapping[str, str]) -> list[tuple[str, str]]:
    return [(f"choices.{choice}", words) for choice, words in choices.items()]


def _changed(
    part: Section, texts: Mapping[str, str], place: str, names: tuple[str, ...]
) -> Section:
    """Return a section with the texts that there are for these of its keys."""
    given = {name: texts[f"{place}.{name}"] for name in names if f"{place}.{name}" in texts}
    return part.model_copy(update=given)


def _own_in(words: TranslatedTexts, own: OwnQuestionSection) -> OwnQuestionSection:
    found = words.questionnaire.get(own.name)
    if found is None:
        return own
    return own.model_copy(
        update={
            "question": found.question or own.question,
            "choices": {**own.choices, **found.choices},
        }
    )
