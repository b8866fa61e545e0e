"""A few questions about the evaluator, asked once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from listening_app.announcements import announce
from listening_app.pages.page import Page
from listening_app.theme import HANG, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.choice_row import ChoiceRow
from listening_app.widgets.language_picker import LanguagePicker
from listening_app.widgets.margins import set_side_margins
from listening_app.widgets.text import Text
from sessions.questionnaire import NOT_SAID, QUESTIONNAIRE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme
    from sessions.questionnaire import Item


class QuestionnairePage(Page):
    """Native language, which must be said, and what else may be.

    Parameters
    ----------
    theme : Theme
    items : sequence of Item
        What is asked.
    """

    answered = Signal(dict)
    """Names of the items to answers; items that were passed over are left out."""

    def __init__(
        self,
        theme: Theme,
        items: Sequence[Item] = QUESTIONNAIRE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent=parent)
        self.languages: dict[str, LanguagePicker] = {}
        self.choices: dict[str, ChoiceRow] = {}
        self.column.setSpacing(STEP // 2)
        self.add_text(Text(self.tr("About you"), size="title", wrap=True))
        for item in items:
            self._add(item)
        self._note = Text(tone="fault", wrap=True)
        self.proceed = Button(self.tr("Continue"), theme, importance="primary")
        self.proceed.clicked.connect(self._answer)
        set_side_margins(self._note, before=HANG, after=2 * STEP)
        self.set_actions(self.proceed, between=self._note)

    def first_focus(self) -> QWidget | None:
        """Start at the first question."""
        return next(iter(self.languages.values())).search

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter go on to the next question, and from the last one to the next page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        here = self._question_in_focus()
        if not enter or here is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._go_on_from(here)

    def _question_in_focus(self) -> QWidget | None:
        focused = self.focusWidget()
        fields = (*self.languages.values(), *self.choices.values())
        return next((field for field in fields if field.isAncestorOf(focused)), None)

    def _go_on_from(self, field: QWidget) -> None:
        fields = (*self.languages.values(), *self.choices.values())
        following = fields[fields.index(field) + 1 :]
        if isinstance(field, LanguagePicker) and field.tag is None:
            self._ask_for_language(field)
        elif following:
            following[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._answer()

    def _add(self, item: Item) -> None:
        question = self._question(item)
        self.column.addSpacing(STEP + STEP // 2)
        self.add_text(Text(question, size="question", wrap=True))
        if item.choices is None:
            picker = LanguagePicker(question, self.theme)
            picker.chosen.connect(lambda: self._note.say(""))
            self.languages[item.name] = picker
            self.column.addWidget(picker)
        else:
            row = ChoiceRow(question, item.words or self._our_words(item), self.theme)
            self.choices[item.name] = row
            self.column.addWidget(row)

    def _answer(self) -> None:
        answers = {name: picker.tag for name, picker in self.languages.items()}
        answers |= {name: row.chosen for name, row in self.choices.items()}
        for name, picker in self.languages.items():
            if answers[name] is None:
                self._ask_for_language(picker)
                return
        self.answered.emit({name: answer for name, answer in answers.items() if answer})

    def _ask_for_language(self, picker: LanguagePicker) -> None:
        sentence = self.tr("Please choose the language you grew up with.")
        self._note.say(sentence)
        announce(self._note, sentence, at_once=True)
        picker.search.setFocus()

    def _question(self, item: Item) -> str:
        if item.words is not None:
            return item.meaning
        return {
            "native_language": self.tr("Which language did you grow up with?"),
            "age_group": self.tr("How old are you?"),
            "hearing": self.tr("How is your hearing?"),
            "listening_experience": self.tr("Have you taken part in listening tests before?"),
            "headphones": self.tr("What do you listen with?"),
        }[item.name]

    def _our_words(self, item: Item) -> dict[str, str]:
        words = {choice: self._word(choice) for choice in item.choices or ()}
        if item.name == "headphones":
            words["none"] = self.tr("none of these")
        return words

    def _word(self, choice: str) -> str:
        return {
            "18-29": self.tr("18 to 29"),
            "30-44": self.tr("30 to 44"),
            "45-59": self.tr("45 to 59"),
            "60+": self.tr("60 or older"),
            "normal": self.tr("normal"),
            "impaired": self.tr("impaired"),
            "none": self.tr("never"),
            "some": self.tr("a few times"),
            "many": self.tr("often"),
            "over_ear": self.tr("headphones around the ears"),
            "on_ear": self.tr("headphones on the ears"),
            "in_ear": self.tr("earphones"),
            NOT_SAID: self.tr("rather not say"),
        }[choice]
