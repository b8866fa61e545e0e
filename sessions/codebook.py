"""Every column of the exported tables: its meaning, its unit, what can stand in it.

The tables are written by this list, and the codebook and `docs/formats.md` show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sessions.questionnaire import QUESTIONNAIRE, Item
from sessions.study import QUESTIONS, ScaleSection

if TYPE_CHECKING:
    from sessions.study import Question, Study, Task

SECONDS = "seconds"
MOMENT = "ISO 8601, UTC"
_ENDS: dict[Question, tuple[str, str]] = {
    "naturalness": ("totally unnatural", "totally natural"),
    "intelligibility": ("totally unintelligible", "totally intelligible"),
    "similarity": ("surely different speakers", "surely the same speaker"),
}
_BCP47 = "BCP 47 language tag"
_COUNT = "0 and up"
_SCREENED = "passed 5 of 6, passed 6 of 6, failed 0 of 6 to failed 4 of 6"


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    meaning: str
    values: str
    """What can stand in a cell; an empty cell always means: not asked, not known, not yet."""
    unit: str = ""
    lowest: int | None = None
    highest: int | None = None


def _scale(question: Question, scale: ScaleSection) -> Column:
    """Describe the answers to a question: what the ends of its scale mean."""
    lowest, highest = _ENDS[question]
    return Column(
        question,
        f"{scale.lowest} {scale.lowest_label or lowest}, "
        f"{scale.highest} {scale.highest_label or highest}",
        f"{scale.lowest} to {scale.highest}",
        "",
        scale.lowest,
        scale.highest,
    )


def _count(name: str, meaning: str) -> Column:
    return Column(name, meaning, _COUNT, "", 0)


def _seconds(name: str, meaning: str) -> Column:
    return Column(name, meaning, _COUNT, SECONDS, 0)


def _moment(name: str, meaning: str) -> Column:
    return Column(name, meaning, MOMENT)


_STUDY = Column("study", "name of the study", "text")
_SESSION = Column("session", "id of the session in the plan", "text")
_EVALUATOR = Column("evaluator", "pseudonym of the listener", "text")
_NATIVE = Column("native_language", "language that the evaluator grew up with", _BCP47)

RATINGS = (
    _STUDY,
    _SESSION,
    _EVALUATOR,
    _NATIVE,
    Column("position", "place of the trial in its session", "1 and up", "", 1),
    Column(
        "kind",
        "what the row is for; only rating enters the statistics",
        "rating, repeat, attention",
    ),
    Column("trial", "id of the trial in the plan", "text"),
    Column("stimulus", "id of the trial's recording", "16 hexadecimal digits"),
    Column(
        "system",
        "anonymization system of the trial's recording",
        "original where there is none, else a system's name",
    ),
    Column("dataset", "data set that the trial comes from", "text"),
    Column("speaker", "speaker of the trial", "text"),
    Column("gender", "gender of the speaker", "f, m"),
    Column("utterance", "utterance id of the trial", "text"),
    Column("enrolment_speaker", "speaker of the recording compared with", "text"),
    Column("enrolment_utterance", "utterance id of the recording compared with", "text"),
    Column("pair", "whether trial and enrolment are of one speaker", "same, different"),
    *(_scale(question, ScaleSection()) for question in QUESTIONS),
    _count("trial_plays", "how often the trial was started"),
    _seconds("trial_seconds_heard", "how much of the trial was delivered, over all plays"),
    _count("enrolment_plays", "how often the enrolment was started"),
    _seconds("enrolment_seconds_heard", "how much of the enrolment was delivered, over all plays"),
    _seconds(
        "response_seconds",
        "from the page on the screen to its confirmation, without pauses and absence",
    ),
    _count("underruns", "gaps in the playback of either recording"),
    Column(
        "flags",
        "what is odd about the row, separated by spaces",
        "abandoned, attention_failed, device_lost, fast, reopened, screening_failed, taken_twice, "
        "underruns",
    ),
    _moment("confirmed_at", "when the answers became final"),
)

_PANEL = Column("panel", "id of the panel in the plan", "text")
_TILE = Column("stimulus", "id of the recording", "16 hexadecimal digits")

CLUSTERS = (
    _STUDY,
    _SESSION,
    _EVALUATOR,
    _NATIVE,
    _PANEL,
    Column("panel_position", "place of the panel in its session", "1 and up", "", 1),
    Column(
        "panel_kind",
        "whether all of the panel is original speech, or part of it is anonymized",
        "control, anonymized",
    ),
    Column("system", "anonymization system of the session, in its control panel too", "text"),
    Column("gender", "gender of the speakers", "f, m"),
    _TILE,
    Column("dataset", "data set that the utterance comes from", "text"),
    Column("utterance", "utterance id", "text"),
    Column("speaker", "who speaks", "text"),
    Column(
        "role",
        "whether the speaker says several utterances of the panel or one",
        "reference, distractor",
    ),
    Column("anonymized", "whether the system has processed the utterance", "true, false"),
    Column("cluster", "group that the evaluator put the utterance into", "1 and up", "", 1),
    _count("plays", "how often the utterance was started"),
    _count("moves", "how often the utterance was put elsewhere: its rows in moves.csv"),
)

MOVES = (
    _STUDY,
    _SESSION,
    _EVALUATOR,
    _PANEL,
    Column("seq", "number of the move on its panel", "1 and up", "", 1),
    _seconds("at_seconds", "time on the panel until the move, without pauses and absence"),
    _TILE,
    Column("from", "where the utterance lay", "tray, or the number of a group"),
    Column("to", "where it was put", "tray, or the number of a group"),
    Column("means", "how it was moved", "mouse, keyboard, touch, undo, redo"),
)

SESSIONS = (
    _STUDY,
    _SESSION,
    _EVALUATOR,
    Column("slot", "the evaluator's place in the plan", "text"),
    Column("task", "what was done in the session", "rating, clustering"),
    Column("station", "name of the computer, or `simulation` for synthetic evaluators", "text"),
    _moment("started_at", "when the session was first opened"),
    _moment("finished_at", "when the session was finished; else empty"),
    Column("state", "how far the session came", "finished, open, abandoned, withdrawn"),
    Column("device", "sound device, the latest", "text"),
    Column("sample_rate", "of the sound device", "8000 and up", "Hz", 8000),
    _count("level_changes", "how often the playback level was changed before it was locked"),
    Column("screening_huggins", "Huggins-pitch test of the headphones, right answers", _SCREENED),
    Column("screening_antiphase", "antiphase test of the headphones, right answers", _SCREENED),
    _seconds("active_seconds", "time in the open app without pauses and the break"),
    _count("pauses", "pauses that the evaluator took, the break not counted"),
    _count("resumes", "how often the app was opened again on the session"),
    _count("underruns", "gaps in the playback, practice included"),
)


def _answer(item: Item) -> Column:
    values = _BCP47 if item.choices is None else ", ".join(item.choices)
    return Column(item.name, item.meaning, values)


EVALUATORS = (
    _STUDY,
    _EVALUATOR,
    *(_answer(item) for item in QUESTIONNAIRE),
    Column(
        "language",
        "language that the evaluator chose to read in; translated scales are not validated",
        f"{_BCP47}; several are separated by spaces",
    ),
)

_TABLES_OF: dict[Task, tuple[str, ...]] = {
    "rating": ("ratings",),
    "clustering": ("clusters", "moves"),
}

TABLES: dict[str, tuple[Column, ...]] = {
    "ratings": RATINGS,
    "clusters": CLUSTERS,
    "moves": MOVES,
    "sessions": SESSIONS,
    "evaluators": EVALUATORS,
}


def tables_of(study: Study) -> dict[str, tuple[Column, ...]]:
    """Return those of `TABLES` that a study has, with its scales and its own questions."""
    own = tuple(_answer(item) for item in study.questionnaire.own_items)
    of_other_tasks = {
        name for task, names in _TABLES_OF.items() if task not in study.tasks for name in names
    }
    tables = {name: columns for name, columns in TABLES.items() if name not in of_other_tasks}
    tables["evaluators"] = (*EVALUATORS, *own)
    if "rating" not in study.tasks:
        return tables
    scales = {
        question: _scale(question, study.rating.scales.of(question)) for question in QUESTIONS
    }
    by_name: dict[str, Column] = {str(question): column for question, column in scales.items()}
    ratings = tuple(by_name.get(column.name, column) for column in RATINGS)
    return {**tables, "ratings": ratings}
