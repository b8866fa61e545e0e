"""``[texts]`` in ``study.toml``: what evaluators read, in the study's language and in others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from sessions.section import Section

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sessions.languages import AppLanguage

Title = Annotated[str, Field(min_length=1, max_length=200)]
Label = Annotated[str, Field(min_length=1, max_length=40)]
Words = Annotated[str, Field(min_length=1, max_length=200)]
Prose = Annotated[str, Field(min_length=1)]


class ScaleWords(Section):
    """A question's words in another language."""

    question: Words | None = None
    """What is asked."""
    lowest_label: Label | None = None
    """What evaluators read at its lowest number."""
    highest_label: Label | None = None
    """What evaluators read at its highest number."""


class ScalesWords(Section):
    """The words of every question in another language."""

    naturalness: ScaleWords = ScaleWords()
    intelligibility: ScaleWords = ScaleWords()
    similarity: ScaleWords = ScaleWords()


class OwnQuestionWords(Section):
    """A question of the study's own about the evaluator, in another language."""

    question: Words | None = None
    """What evaluators read."""
    choices: dict[str, Words] = Field(default_factory=dict)
    """What evaluators read for each answer."""


class TranslatedTexts(Section):
    """What evaluators read who chose another language than the study's.

    What is left out they read in the study's language.
    """

    title: Title | None = None
    """What the study is called."""
    consent: Prose | None = None
    """What evaluators agree to before they begin."""
    story: Prose | None = None
    """What the voices are for."""
    scales: ScalesWords = ScalesWords()
    """The questions about voices and the ends of their scales."""
    questionnaire: dict[str, OwnQuestionWords] = Field(default_factory=dict)
    """The study's own questions about evaluators, by their names."""


class TextsSection(Section):
    """What evaluators read, where the study does not want our own words."""

    consent: str | None = None
    """What evaluators agree to before they begin; our own words if left out."""
    story: str | None = None
    """What the voices are for, as evaluators are told; our own words if left out."""
    en: TranslatedTexts | None = None
    """The study's texts for evaluators who read English."""
    fr: TranslatedTexts | None = None
    """The study's texts for evaluators who read French."""
    ja: TranslatedTexts | None = None
    """The study's texts for evaluators who read Japanese."""

    def translated(self, language: str) -> TranslatedTexts | None:
        """Return the texts in a language of the app, None where the study has none."""
        return next((texts for tag, texts in self._by_language if tag == language), None)

    def refuse_what_has_no_place(
        self, study_language: str, own_questions: Mapping[str, Collection[str]]
    ) -> None:
        """Raise ValueError for texts that no evaluator would ever read.

        Parameters
        ----------
        study_language : str
            BCP 47.
        own_questions : mapping of str to collection of str
            Names of the study's own questions about evaluators, and what can be answered.
        """
        for tag, texts in self._by_language:
            if tag == study_language.partition("-")[0]:
                raise ValueError(
                    f"texts.{tag}: the study itself is in {study_language!r}; write these texts "
                    "where the study has its own (study.title, texts.consent, rating.scales, "
                    "questionnaire.own)"
                )
            for name, words in texts.questionnaire.items():
                if name not in own_questions:
                    raise ValueError(
                        f"texts.{tag}.questionnaire.{name}: the study asks nothing of this name; "
                        "give the question under [[questionnaire.own]] first"
                    )
                unknown = sorted(words.choices.keys() - set(own_questions[name]))
                if unknown:
                    raise ValueError(
                        f"texts.{tag}.questionnaire.{name}.choices: {unknown[0]!r} is none of the "
                        f"answers to this question; use {', '.join(own_questions[name])}"
                    )

    @property
    def _by_language(self) -> tuple[tuple[AppLanguage, TranslatedTexts], ...]:
        texts: dict[AppLanguage, TranslatedTexts | None] = {
            "en": self.en,
            "fr": self.fr,
            "ja": self.ja,
        }
        return tuple((tag, found) for tag, found in texts.items() if found is not None)
