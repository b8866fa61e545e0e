"""The organizer's design: what ``study.toml`` may say, and what must agree in it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self, get_args

from pydantic import Field, field_validator, model_validator

from sessions.clustering_section import ClusteringSection
from sessions.exclusions_section import ExclusionsSection
from sessions.languages import APP_LANGUAGES, AppLanguage
from sessions.listening_section import ListeningSection
from sessions.questionnaire_section import QuestionnaireSection
from sessions.section import MOST, Name, Section
from sessions.texts_section import TextsSection

Question = Literal["naturalness", "intelligibility", "similarity"]
QUESTIONS: tuple[Question, ...] = get_args(Question)
Task = Literal["rating", "clustering"]
ORIGINAL = "original"


class StudySection(Section):
    """What the study is."""

    name: Name
    """In tables and files: letters, digits and ``. _ -``."""
    title: str = Field(min_length=1)
    """What evaluators read; name no system here."""
    language: str = Field(default="en", pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")
    """BCP 47; evaluators whose native language equals it are native."""
    languages: tuple[AppLanguage, ...] = Field(default=APP_LANGUAGES, min_length=1)
    """Which languages of the window evaluators may choose from."""
    seed: int = Field(ge=0, lt=2**63)
    """Everything random follows from it."""
    sample_rate: int = Field(default=16_000, ge=8_000, le=48_000)
    """Of every stimulus, in Hz."""
    demo: bool = False
    """Demonstrations are never blinded in reports."""


class DatasetSection(Section):
    """Where one evaluated data set lies: Kaldi data directories, or one CSV manifest."""

    name: Name
    """In tables and reports: letters, digits and ``. _ -``."""
    enrolments: tuple[Path, ...] = ()
    """Kaldi data directories with the recordings that trials are compared with."""
    trials: tuple[Path, ...] = ()
    """Kaldi data directories with the recordings that are judged."""
    manifest: Path | None = None
    """A CSV (utterance, speaker, gender, path, role) in place of the directories."""
    audio_root: Path | None = None
    """What relative paths in ``wav.scp`` or the manifest start from; searched for if left out."""

    @model_validator(mode="after")
    def _one_form(self) -> Self:
        if self.manifest is not None and (self.enrolments or self.trials):
            raise ValueError("give either manifest or enrolments and trials, not both")
        if self.manifest is None and not self.trials:
            raise ValueError("give the trials directories, or a manifest")
        return self


class SystemSection(Section):
    """One anonymization system that evaluators will hear: an anonymizer of ours, or its audio."""

    name: Name
    """In tables and reports: letters, digits and ``. _ -``."""
    anonymizer: str | None = None
    """One of ours: ``python -m anonymizers list``."""
    audio: tuple[Path, ...] = ()
    """Kaldi data directories or folders with audio made elsewhere, matched by utterance id."""
    suffix: str | None = Field(default=None, pattern=r"^[A-Za-z0-9._-]+$")
    """Of the trials directories' anonymized twins, as the challenges name them: ``_anon``."""
    parameters: dict[str, bool | int | float | str | tuple[float, float]] = Field(
        default_factory=dict
    )
    """Of the anonymizer; two numbers stand for one that is drawn between them."""
    level: Literal["speaker", "utterance"] = "speaker"
    """Whether a pseudo-speaker is drawn for each speaker or for each utterance."""

    @field_validator("name")
    @classmethod
    def _not_the_reference(cls, name: str) -> str:
        if name == ORIGINAL:
            raise ValueError(f"'{ORIGINAL}' is the unprocessed speech; choose another name")
        return name

    @model_validator(mode="after")
    def _made_one_way(self) -> Self:
        ways = (self.anonymizer is not None, bool(self.audio), self.suffix is not None)
        if sum(ways) != 1:
            raise ValueError(
                "give either anonymizer, or audio, the folders with its speech, or suffix, the end "
                "of the names of its directories"
            )
        return self


class LoudnessSection(Section):
    """One loudness for every stimulus of the study; no limiter."""

    target_lufs: float = Field(default=-26.0, ge=-50.0, le=-10.0)
    """Loudness of every stimulus, LUFS."""
    peak_dbfs: float = Field(default=-1.0, ge=-20.0, le=0.0)
    """No stimulus peaks above this; where one would, the target is lowered for the whole study."""


class ScaleSection(Section):
    """The numbers that one question is answered with."""

    lowest: int = Field(default=1, ge=0, le=100)
    """The smallest number."""
    highest: int = Field(default=10, ge=0, le=100)
    """The largest number."""
    question: str | None = Field(default=None, min_length=1, max_length=200)
    """What is asked, where evaluators do not read our own words."""
    lowest_label: str | None = Field(default=None, min_length=1, max_length=40)
    """What evaluators read at the smallest number, where they do not read our own words."""
    highest_label: str | None = Field(default=None, min_length=1, max_length=40)
    """What evaluators read at the largest number, where they do not read our own words."""

    @model_validator(mode="after")
    def _has_a_choice(self) -> Self:
        if self.lowest >= self.highest:
            raise ValueError(
                f"a scale from {self.lowest} to {self.highest} leaves no choice; "
                "let lowest be smaller than highest"
            )
        return self

    @property
    def values(self) -> range:
        """Every number on the scale."""
        return range(self.lowest, self.highest + 1)


class ScalesSection(Section):
    """A scale for each question."""

    naturalness: ScaleSection = ScaleSection()
    """How natural the voice sounds."""
    intelligibility: ScaleSection = ScaleSection()
    """How much can be understood."""
    similarity: ScaleSection = ScaleSection()
    """Whether both recordings are of one person."""

    def of(self, question: Question) -> ScaleSection:
        """Return the scale of a question."""
        scale: ScaleSection = getattr(self, question)
        return scale


class AttentionCheckSection(Section):
    """A recording of the organizer's that tells which number to choose; once in each session."""

    audio: Path
    """The recording."""
    question: Question
    """Which question it tells the answer to."""
    answer: int
    """The number that it tells to choose."""
    tolerance: int = Field(default=0, ge=0)
    """How far from the answer still counts as attentive."""


class HiddenReferencesSection(Section):
    """Unprocessed recordings among the others that nobody who listens finds bad."""

    each_session: int = Field(ge=1, le=20)
    """How many in a session."""
    question: Literal["naturalness", "intelligibility"] = "naturalness"
    """Which answer is looked at."""
    at_least: int
    """The lowest answer that an attentive evaluator gives."""


class RatingSection(Section):
    """Who rates how much, and what is asked."""

    evaluators: int = Field(ge=1, le=MOST)
    """Evaluator slots: ordered lists of sessions that share no trial utterance."""
    sessions: int | None = Field(default=None, ge=1, le=MOST)
    """In all; one for each evaluator if left out."""
    trials_per_session: int = Field(default=36, ge=1, le=400)
    """Half of them original, half of pairs of one speaker."""
    practice_trials: int = Field(default=1, ge=0, le=50)
    """Before the first trial, never counted."""
    practice_feedback: bool = False
    """Whether practice is on unprocessed voices, and the truth about them is told afterwards."""
    break_after: int | None = Field(default=None, ge=1)
    """Trials from one break to the next; half a session if no break is asked for."""
    break_after_minutes: float | None = Field(default=None, gt=0, le=240)
    """Minutes at work without a pause until a break begins, with the trial done."""
    most_plays: int | None = Field(default=None, ge=1, le=100)
    """How often each recording of a trial may be played; as often as one likes if left out."""
    allow_undo: bool = False
    """Whether a confirmation may be taken back until the next voice is played."""
    questions: tuple[Question, ...] = Field(default=QUESTIONS, min_length=1)
    """What is asked of each trial."""
    scales: ScalesSection = ScalesSection()
    """The numbers that each question is answered with."""
    excerpt_seconds: float | None = Field(default=None, ge=0.5, le=60.0)
    """Recordings are heard up to here; whole if left out."""
    repeats: int = Field(default=0, ge=0)
    """Trials of a session that come again in it, to see how reliable its evaluator is."""
    attention_checks: tuple[AttentionCheckSection, ...] = Field(default=(), max_length=20)
    """Recordings of yours that tell which number to choose; each once in every session."""
    hidden_references: HiddenReferencesSection | None = None
    """Unprocessed recordings among the others that nobody who listens finds bad."""
    trials_per_dataset: dict[str, int] = Field(default_factory=dict)
    """Original and anonymized together; as equal as possible if left out."""
    speakers_per_gender: int | None = Field(default=None, ge=1, le=MOST)
    """Places for trial speakers in each data set and gender; all speakers, once, if left out.
    With fewer speakers than places some serve twice, with more some are left out."""
    allow_repeats: bool = False
    """Whether a trial utterance may come twice for one evaluator where material runs short."""

    @field_validator("questions")
    @classmethod
    def _in_their_order(cls, questions: tuple[Question, ...]) -> tuple[Question, ...]:
        if len(set(questions)) != len(questions):
            raise ValueError("name each question once")
        return tuple(question for question in QUESTIONS if question in questions)

    @model_validator(mode="after")
    def _a_session_for_each(self) -> Self:
        if self.sessions is not None and self.sessions < self.evaluators:
            raise ValueError(
                f"{self.sessions} sessions cannot give each of {self.evaluators} evaluators one; "
                "raise sessions or lower evaluators"
            )
        return self

    @model_validator(mode="after")
    def _repeats_find_room(self) -> Self:
        most = self.trials_per_session // 2
        if self.repeats > most:
            raise ValueError(
                f"{self.repeats} of {self.trials_per_session} trials cannot come again with others "
                f"in between; set repeats to at most {most}"
            )
        return self

    @model_validator(mode="after")
    def _checks_can_be_passed(self) -> Self:
        asked = [
            (f"attention_checks {check.audio}", check.question, check.answer)
            for check in self.attention_checks
        ]
        references = self.hidden_references
        if references is not None:
            asked.append(("hidden_references", references.question, references.at_least))
        for what, question, answer in asked:
            scale = self.scales.of(question).values
            if question not in self.questions:
                raise ValueError(f"{what}: {question} is not among the questions; name another")
            if answer not in scale:
                raise ValueError(
                    f"{what}: {answer} is not on the scale of {question}, {scale[0]} to "
                    f"{scale[-1]}; choose a number on it"
                )
        return self

    @property
    def pages_per_session(self) -> int:
        """Trials of a session with its repeats and checks, practice left out."""
        references = self.hidden_references
        return (
            self.trials_per_session
            + self.repeats
            + len(self.attention_checks)
            + (0 if references is None else references.each_session)
        )

    @property
    def pages_before_repeat(self) -> int:
        """Pages that lie between a trial and its repetition, at least."""
        return self.trials_per_session // 3

    @property
    def session_count(self) -> int:
        """Sessions in all."""
        return self.evaluators if self.sessions is None else self.sessions

    @property
    def trials_before_break(self) -> int | None:
        """Trials from one break to the next; None where breaks come by minutes alone."""
        if self.break_after is not None or self.break_after_minutes is not None:
            return self.break_after
        return (self.pages_per_session + 1) // 2


class Study(Section):
    """A whole ``study.toml``."""

    study: StudySection
    """What the study is."""
    datasets: tuple[DatasetSection, ...] = Field(min_length=1)
    """Where the recordings lie."""
    systems: tuple[SystemSection, ...] = Field(min_length=1)
    """The anonymization systems that evaluators hear."""
    loudness: LoudnessSection = LoudnessSection()
    """One loudness for every recording."""
    rating_section: RatingSection | None = Field(default=None, alias="rating")
    """Who rates how much, and what is asked; left out where nothing is rated."""
    clustering_section: ClusteringSection | None = Field(default=None, alias="clustering")
    """Who sorts how many panels by speaker; left out where nothing is sorted."""
    listening: ListeningSection = ListeningSection()
    """How evaluators set up what they hear with."""
    questionnaire: QuestionnaireSection = QuestionnaireSection()
    """What evaluators are asked about themselves."""
    exclusions: ExclusionsSection = ExclusionsSection()
    """Whose answers do not count, decided before there are any."""
    texts: TextsSection = TextsSection()
    """What evaluators read, where the study does not want our own words."""

    @model_validator(mode="after")
    def _asks_something(self) -> Self:
        if not self.tasks:
            raise ValueError(
                "nothing is asked of evaluators; add a table [rating], to rate voices, or "
                "[clustering], to sort them by speaker"
            )
        return self

    @model_validator(mode="after")
    def _names_agree(self) -> Self:
        for kind, names in (("data set", self.dataset_names), ("system", self.system_names)):
            twice = {name for name in names if names.count(name) > 1}
            if twice:
                raise ValueError(f"the {kind} name {sorted(twice)[0]!r} is used twice")
        if self.rating_section is not None:
            named = set(self.rating_section.trials_per_dataset)
            _refuse_unknown("rating.trials_per_dataset", named, "data set", self.dataset_names)
        if self.clustering_section is not None:
            named = set(self.clustering_section.systems or ())
            _refuse_unknown("clustering.systems", named, "system", self.system_names)
        return self

    @model_validator(mode="after")
    def _suffixes_have_directories(self) -> Self:
        listed = [dataset.name for dataset in self.datasets if dataset.manifest is not None]
        for system in self.systems:
            if system.suffix is not None and listed:
                raise ValueError(
                    f"the system {system.name!r} has a suffix, but the data set {listed[0]!r} is a "
                    "manifest and has no directories to end in it; name its folders by audio"
                )
        return self

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What evaluators do in this study."""
        sections: dict[Task, Section | None] = {
            "rating": self.rating_section,
            "clustering": self.clustering_section,
        }
        return tuple(task for task, section in sections.items() if section is not None)

    @property
    def rating(self) -> RatingSection:
        """What is rated; LookupError when that is none of the study's tasks."""
        if self.rating_section is None:
            raise LookupError("nothing is rated in this study")
        return self.rating_section

    @property
    def clustering(self) -> ClusteringSection:
        """What is sorted by speaker; LookupError when that is none of the study's tasks."""
        if self.clustering_section is None:
            raise LookupError("nothing is sorted in this study")
        return self.clustering_section

    @property
    def compares_speakers(self) -> bool:
        """Whether similarity is rated, and so enrolments are heard."""
        section = self.rating_section
        return section is not None and "similarity" in section.questions

    @model_validator(mode="after")
    def _texts_have_their_place(self) -> Self:
        own = {question.name: tuple(question.choices) for question in self.questionnaire.own}
        self.texts.refuse_what_has_no_place(self.study.language, own)
        return self

    def folders_made_elsewhere(self, system: SystemSection) -> tuple[Path, ...]:
        """Return the folders with a system's speech, relative to the study folder."""
        if system.suffix is None:
            return system.audio
        return tuple(
            path.with_name(path.name + system.suffix)
            for dataset in self.datasets
            for path in dataset.trials
        )

    @property
    def dataset_names(self) -> tuple[str, ...]:
        """Names of the data sets, in the file's order."""
        return tuple(dataset.name for dataset in self.datasets)

    @property
    def system_names(self) -> tuple[str, ...]:
        """Names of the systems without ``original``, in the file's order."""
        return tuple(system.name for system in self.systems)


def _refuse_unknown(key: str, named: set[str], what: str, known: tuple[str, ...]) -> None:
    unknown = sorted(named - set(known))
    if unknown:
        raise ValueError(
            f"{key} names {unknown[0]!r}, which is no {what} of this study; use {', '.join(known)}"
        )
