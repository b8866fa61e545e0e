"""At every text size and in every language, nothing on a page is cut off: it scrolls at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QProgressBar

from listening_app.interface_language import OWN_NAMES, PSEUDO_LANGUAGE, offered
from listening_app.main_window import MainWindow
from listening_app.pages.consent import ConsentPage, default_consent
from listening_app.pages.instructions import InstructionsPage, default_story
from listening_app.pages.notice import NoticePage
from listening_app.pages.questionnaire import QuestionnairePage
from listening_app.pages.rating import RatingPage
from listening_app.pages.sorting_instructions import (
    SortingInstructionsPage,
    default_sorting_story,
)
from listening_app.pages.start import StartPage
from listening_app.pages.welcome import WelcomePage
from listening_app.setup_pages import SetupPages
from listening_app.theme import TARGET
from listening_app.trial_view import RecordingView, ScaleView, TrialView
from sessions.screening import ScreeningTrial
from sessions.setup import LOUDEST_DB
from sessions.study import QUESTIONS, ScaleSection, ScalesSection

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from listening_app.interface_language import InterfaceLanguage
    from listening_app.pages.page import Page
    from listening_app.theme import Theme

WIDTH, HEIGHT = 1024, 768
SETTLING_MS = 20
LONG_LABELS = ScaleSection(
    highest=100,
    lowest_label="not in the least bit natural, I think",
    highest_label="wholly natural",
)


def start(theme: Theme, language: InterfaceLanguage) -> Page:
    page = StartPage(theme)
    page.offer_languages(language, offered(pseudo=True))
    return page


def welcome(theme: Theme, language: InterfaceLanguage) -> Page:
    page = WelcomePage(theme, title="Voices on air", interviews=36, text_language="English")
    page.offer_languages(language, offered(pseudo=True))
    return page


def consent(theme: Theme, _language: InterfaceLanguage) -> Page:
    return ConsentPage(theme, default_consent(), study="Voices on air", code="maple-27")


def questionnaire(theme: Theme, _language: InterfaceLanguage) -> Page:
    return QuestionnairePage(theme)


def instructions(theme: Theme, _language: InterfaceLanguage) -> Page:
    return InstructionsPage(theme, default_story(), QUESTIONS, ScalesSection())


def rating(theme: Theme, _language: InterfaceLanguage) -> Page:
    return rating_with(ScalesSection(), theme)


def wide_rating(theme: Theme, _language: InterfaceLanguage) -> Page:
    return rating_with(ScalesSection(naturalness=LONG_LABELS, similarity=LONG_LABELS), theme)


def rating_with(scales: ScalesSection, theme: Theme) -> Page:
    page = RatingPage(theme, QUESTIONS, scales, allow_undo=True, most_plays=3)
    page.show_trial(
        TrialView(
            trial="t",
            practice=True,
            position=12,
            total=36,
            seconds_left=660,
            can_go_back=True,
            recordings=tuple(
                RecordingView(role, 1, 0, plays_left=2, sounding=False, spoilt=True)
                for role in ("trial", "enrolment")
            ),
            scales=tuple(ScaleView(question, None, "enrolment") for question in QUESTIONS),
        )
    )
    return page


def notice(theme: Theme, _language: InterfaceLanguage) -> Page:
    page = NoticePage(theme, title=default_story()[:60], action="Go on", other="Leave")
    page.say(default_story(), default_consent())
    return page


def output(theme: Theme, _language: InterfaceLanguage) -> Page:
    page = SetupPages(theme).output
    page.show_outputs(["Headphones", "Built-in speakers"], "Headphones")
    page.say_what_to_do()
    return page


def sides(theme: Theme, _language: InterfaceLanguage) -> Page:
    pages = SetupPages(theme)
    pages.sides.show_question(sounding=False, played=True, may_answer=True)
    pages.sides.say(pages.unclear_sides(), "fault")
    return pages.sides


def loudness(theme: Theme, _language: InterfaceLanguage) -> Page:
    page = SetupPages(theme).loudness
    page.show_level(LOUDEST_DB)
    return page


def headphones(theme: Theme, _language: InterfaceLanguage) -> Page:
    page = SetupPages(theme).headphones
    question = ScreeningTrial("antiphase", 1, 2)
    page.show_question(question, sounding=False, played=True, may_answer=True)
    return page


def sorting_instructions(theme: Theme, _language: InterfaceLanguage) -> Page:
    return SortingInstructionsPage(theme, default_sorting_story(), 4)


PAGES = (
    *(start, welcome, consent, questionnaire, output, sides, loudness, headphones),
    *(instructions, sorting_instructions, rating, wide_rating, notice),
)


def misfits(page: Page) -> list[str]:
    """Return what has less room than it needs, or lies beside the window."""
    found = []
    for part in (*page.findChildren(QLabel), *page.findChildren(QAbstractButton)):
        if part.isVisibleTo(page) and not has_room(part):
            found.append(f"{part.text()!r}: {part.size()} of {part.sizeHint()}")
    for part in page.findChildren(QAbstractButton):
        if part.isVisibleTo(page) and min(part.width(), part.height()) < TARGET:
            found.append(f"{part.text()!r} is too small to be touched: {part.size()}")
    for part in (*page.findChildren(QAbstractButton), *page.findChildren(QProgressBar)):
        left = part.mapTo(page, part.rect().topLeft()).x()
        if part.isVisibleTo(page) and not 0 <= left <= page.width() - part.width():
            found.append(f"{part.accessibleName()!r} lies at {left} of {page.width()}")
    return found


def has_room(part: QWidget) -> bool:
    if isinstance(part, QLabel) and part.wordWrap():
        return part.height() >= part.heightForWidth(part.width()) - 1
    return part.width() >= part.sizeHint().width()


@pytest.mark.parametrize(
    ("tag", "text_scale"),
    [
        *(("fr", 2.0), ("ja", 2.0), (PSEUDO_LANGUAGE, 2.0)),
        *(pytest.param(tag, 1.0, marks=pytest.mark.long) for tag in OWN_NAMES),
        pytest.param("en", 2.0, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("make", PAGES)
def test_every_page_fits(
    make: Callable[[Theme, InterfaceLanguage], Page], tag, text_scale, theme, language, qtbot
):
    language.choose(tag)
    theme.set_text_scale(text_scale)
    window = MainWindow(theme, "VoiceJury", language)
    qtbot.addWidget(window)
    page = make(theme, language)
    window.resize(WIDTH, HEIGHT)
    window.show_page(page)
    window.show()
    QTest.qWait(SETTLING_MS)
    assert (window.width(), window.height()) == (WIDTH, HEIGHT)
    assert misfits(page) == []
