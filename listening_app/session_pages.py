"""All pages of one session, with their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from listening_app.pages.clustering import ClusteringPage
from listening_app.pages.consent import ConsentPage, default_consent
from listening_app.pages.instructions import InstructionsPage, default_story
from listening_app.pages.notice import NoticePage
from listening_app.pages.questionnaire import QuestionnairePage
from listening_app.pages.rating import RatingPage
from listening_app.pages.sorting_instructions import (
    SortingInstructionsPage,
    default_sorting_story,
)

if TYPE_CHECKING:
    from listening_app.theme import Theme
    from sessions.rating import TrialState
    from sessions.study import Question, Study, Task


class SessionPages(QObject):
    """The pages that a session may need; which one is shown is decided elsewhere.

    Parameters
    ----------
    theme : Theme
    study : Study
    code : str
        The evaluator's, to be told before they leave.
    task : {"rating", "clustering"}
        What is done in this session.
    another : bool
        Whether there is a further session to take afterwards.
    """

    def __init__(self, theme: Theme, study: Study, code: str, *, task: Task, another: bool) -> None:
        super().__init__()
        self._theme = theme
        self._code = code
        self._task = task
        self.consent_text = study.texts.consent or default_consent()
        self.consent = ConsentPage(theme, self.consent_text, study=study.study.title, code=code)
        self.questionnaire = QuestionnairePage(theme, study.questionnaire.items)
        self.rating: RatingPage | None = None
        self.clustering: ClusteringPage | None = None
        self.instructions: InstructionsPage | SortingInstructionsPage
        if task == "rating":
            self._make_rating_pages(study)
        else:
            self._make_clustering_pages(study)
        self.rest = NoticePage(
            theme,
            title=self.tr("Time for a break"),
            action=self.tr("Go on"),
            other=self.tr("Leave for today"),
        )
        self.feedback = NoticePage(
            theme, title=self.tr("How that compares"), action=self.tr("Go on")
        )
        self.paused = self._pause_page()
        self.finished = self._last_page(another=another)
        self.declined = self._declined_page()
        self.no_sound = self._fault_page(self.tr("The sound is gone"))
        self.not_playable = self._fault_page(self.tr("This recording cannot be played"))
        self.not_saved = self._fault_page(self.tr("Answers cannot be saved right now"))

    def _make_rating_pages(self, study: Study) -> None:
        rating, theme = study.rating, self._theme
        story = study.texts.story or default_story()
        self._scales = rating.scales
        self.instructions = InstructionsPage(
            theme, story, rating.questions, rating.scales, most_plays=rating.most_plays
        )
        self.rating = RatingPage(
            theme,
            rating.questions,
            rating.scales,
            most_plays=rating.most_plays,
            allow_undo=rating.allow_undo,
        )

    def _make_clustering_pages(self, study: Study) -> None:
        groups = study.clustering.groups
        story = study.texts.story or default_sorting_story()
        self.instructions = SortingInstructionsPage(self._theme, story, groups)
        self.clustering = ClusteringPage(self._theme, groups)

    def say_rest(self, done: int, total: int) -> None:
        """Tell at the break how many pages are done."""
        sentence = (
            self.tr("{done} of {total} interviews are done.")
            if self._task == "rating"
            else self.tr("{done} of {total} rounds are done.")
        )
        advice = self.tr(
            "Take off your headphones, look out of the window, stretch your legs: a few "
            "minutes of quiet do your ears good. Everything you have answered is saved."
        )
        self.rest.say(
            sentence.format(done=done, total=total), f"{advice}\n\n{self._how_to_leave()}"
        )

    def say_feedback(self, trial: TrialState) -> None:
        """Tell what is true of a practice interview, beside what was answered."""
        voice = self.tr("Nobody had changed this voice: it is a person's own.")
        person = {
            "same": self.tr("The other recording is of the same person."),
            "different": self.tr("The other recording is of a different person."),
        }.get(trial.planned.feedback or "", "")
        self.feedback.say(
            " ".join(part for part in (voice, person) if part),
            self.tr("You chose: {answers}.").format(
                answers=", ".join(
                    self._answer(question, value) for question, value in trial.answers.items()
                )
            ),
        )

    def _answer(self, question: Question, value: int) -> str:
        words = {
            "naturalness": self.tr("natural {number} of {highest}"),
            "intelligibility": self.tr("understood {number} of {highest}"),
            "similarity": self.tr("the same person {number} of {highest}"),
        }[question]
        return words.format(number=value, highest=self._scales.of(question).highest)

    def say_no_sound(self, reason: str) -> None:
        """Tell that the sound output went away, and why."""
        self.no_sound.say(
            self.tr("Nothing you rated is lost. What was playing can be played again."),
            self.tr(
                "Check that the headphones are plugged in, then try again. The computer says: "
                "{reason}"
            ).format(reason=reason),
        )

    def say_not_playable(self, position: int) -> None:
        """Tell that a recording cannot be played, and of which page it is."""
        sentence = (
            self.tr("It belongs to interview {position}.")
            if self._task == "rating"
            else self.tr("It belongs to round {position}.")
        )
        self.not_playable.say(
            self.tr("Nothing you rated is lost. Please tell the organizer."),
            sentence.format(position=position),
        )

    def say_not_saved(self, reason: str) -> None:
        """Tell that the disk takes no answers, and what the system says."""
        self.not_saved.say(
            self.tr("Nothing you rated is lost. Please tell the organizer."),
            self.tr(
                "The computer says: {reason}. Once there is room on the disk again, or the "
                "drive is back, try again; your last answer is kept while this window is open."
            ).format(reason=reason),
        )

    def _pause_page(self) -> NoticePage:
        page = NoticePage(
            self._theme,
            title=self.tr("Paused"),
            action=self.tr("Go on"),
            other=self.tr("Leave for today"),
        )
        page.say(
            self.tr("Rest as long as you like. Everything you have answered is saved."),
            self._how_to_leave(),
        )
        return page

    def _how_to_leave(self) -> str:
        return self.tr(
            "You may also leave and come back another time: begin with your code {code} "
            "again, and you go on exactly here."
        ).format(code=self._code)

    def _last_page(self, *, another: bool) -> NoticePage:
        page = NoticePage(
            self._theme,
            title=self.tr("Thank you"),
            purpose="end",
            action=self.tr("Close"),
            other=self.tr("Take another session") if another else "",
        )
        page.say(
            self.tr("That was the last interview. All your answers are saved.")
            if self._task == "rating"
            else self.tr("That was the last round. Everything you sorted is saved."),
            self.tr("You may take off your headphones and tell the organizer that you are done."),
        )
        return page

    def _declined_page(self) -> NoticePage:
        page = NoticePage(
            self._theme, title=self.tr("That is fine"), action=self.tr("Close"), purpose="end"
        )
        page.say(
            self.tr("You are not taking part, and no answers were kept."),
            self.tr("You may close the window now."),
        )
        return page

    def _fault_page(self, title: str) -> NoticePage:
        return NoticePage(
            self._theme,
            title=title,
            action=self.tr("Try again"),
            other=self.tr("Close"),
            purpose="fault",
        )
