"""The tables of a study, read and checked: where every report starts."""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd

from analysis.clustering_tables import read_clusters, read_moves
from analysis.column_map import ColumnMap
from analysis.csv_columns import TextTable
from anonymizers.errors import UserError
from sessions.codebook import TABLES
from sessions.exclusions_section import ExclusionsSection
from sessions.export import export_tables
from sessions.folder import StudyFolder
from sessions.rating import SCALE
from sessions.study import ORIGINAL, QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

KINDS = ("rating", "repeat", "attention")
PAIRS = ("same", "different")
STATES = ("finished", "open", "abandoned", "withdrawn")

_OTHER_TABLES = ("clusters", "moves", "sessions", "evaluators")
_NEEDED_OF_RATINGS = (
    *("session", "evaluator", "kind", "trial", "system", "speaker", "pair"),
    *QUESTIONS,
)
_TEXT_OF_RATINGS = ("study", "native_language", "dataset", "gender", "flags")
_AMOUNTS_OF_RATINGS = (
    *("position", "trial_plays", "trial_seconds_heard", "enrolment_plays"),
    *("enrolment_seconds_heard", "response_seconds", "underruns"),
)
_AMOUNTS_OF_SESSIONS = ("active_seconds", "pauses", "resumes", "underruns")
_KNOWN_TO_REPEAT = r"\b(?:abandoned|taken_twice)\b"
_BASELINE = re.compile(r"B\d+")


@dataclass(frozen=True)
class StudyTables:
    """Everything that a report is made from.

    Attributes
    ----------
    source : Path
        The study folder or the folder of tables.
    title : str
        What the study is called.
    ratings : DataFrame
        Columns of ``ratings.csv``; answers and amounts as float64 with NaN for empty cells. Without
        rows where there is no such file.
    clusters, moves : DataFrame or None
        Columns of ``clusters.csv`` and ``moves.csv``, as `analysis.clustering_tables` reads them;
        None where there is no such file.
    sessions, evaluators : DataFrame or None
        Columns of ``sessions.csv`` and ``evaluators.csv``; None where there is no such file.
    systems : tuple of str
        Without ``original``, the first one is the reference beside it.
    scales : mapping of str to range
        Numbers that each question was answered with.
    sha256 : mapping of str to str
        Checksum of each file read.
    running : bool
        Whether sessions are still to come.
    planned_sessions : int or None
        Sessions of the plan; None for tables without one.
    demo : bool
        Whether the study is a demonstration.
    language : str or None
        Of the study, BCP 47; evaluators whose native language equals it are native.
    rules : ExclusionsSection
        Whom the study leaves out; nobody for tables without a study.
    """

    source: Path
    title: str
    ratings: pd.DataFrame
    sessions: pd.DataFrame | None
    evaluators: pd.DataFrame | None
    systems: tuple[str, ...]
    scales: Mapping[str, range] = field(default_factory=dict)
    sha256: Mapping[str, str] = field(default_factory=dict)
    running: bool = False
    planned_sessions: int | None = None
    demo: bool = False
    language: str | None = None
    clusters: pd.DataFrame | None = None
    moves: pd.DataFrame | None = None
    rules: ExclusionsSection = field(default_factory=ExclusionsSection)

    def with_systems_named(self, names: Mapping[str, str], order: Iterable[str]) -> StudyTables:
        """Return the tables under other names of systems, which then stand in ``order``."""
        ratings, clusters = (
            None if table is None else table.assign(system=table["system"].replace(dict(names)))
            for table in (self.ratings, self.clusters)
        )
        assert ratings is not None
        return replace(self, ratings=ratings, clusters=clusters, systems=tuple(order))


def read_tables(folder: Path, mapping: ColumnMap | None = None) -> StudyTables:
    """Read a study folder, or a folder with ``ratings.csv``, ``clusters.csv`` or both.

    Parameters
    ----------
    folder : Path
        With a ``study.toml``, the journals in it are exported first, to a temporary place.
    mapping : ColumnMap, optional
        What the columns of ratings collected by other tools mean.

    Returns
    -------
    StudyTables

    Raises
    ------
    UserError
        When there is none of them, or a table holds what it must not: file, line, value and remedy.
    """
    study_folder = StudyFolder(folder)
    if mapping is not None:
        return _read_csv_folder(folder, mapping)
    if study_folder.study_file.is_file():
        return _read_study(study_folder)
    if not any((folder / name).is_file() for name in ("ratings.csv", "clusters.csv")):
        raise UserError(
            f"{folder}: there is neither a study.toml nor a ratings.csv nor a clusters.csv; name "
            "a study folder or a folder of exported tables."
        )
    return _read_csv_folder(folder)


def system_order(systems: Iterable[str]) -> tuple[str, ...]:
    """Return systems whose order no study tells: baselines (B1, B2, ...) first, then by name."""

    def key(name: str) -> tuple[bool, list[tuple[bool, int, str]]]:
        parts = re.findall(r"\d+|\D+", name)
        natural = [
            (not part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts
        ]
        return _BASELINE.fullmatch(name) is None, natural

    return tuple(sorted({name for name in systems if name != ORIGINAL}, key=key))


def _read_study(folder: StudyFolder) -> StudyTables:
    study = folder.study()
    with tempfile.TemporaryDirectory(prefix="voicejury-") as temporary:
        export_tables(folder, Path(temporary))
        tables = _read_csv_folder(Path(temporary))
    heard = _systems(tables.ratings, tables.clusters)
    unknown = heard - {ORIGINAL, *study.system_names}
    return replace(
        tables,
        source=folder.path,
        title=study.study.title,
        systems=(*study.system_names, *system_order(unknown)),
        running=_sessions_to_come(folder, tables),
        planned_sessions=_planned_sessions(folder),
        demo=study.study.demo,
        language=study.study.language,
        rules=study.exclusions,
    )


def _planned_sessions(folder: StudyFolder) -> int | None:
    return len(list(folder.plan().sessions)) if folder.plan_file.is_file() else None


def _sessions_to_come(folder: StudyFolder, tables: StudyTables) -> bool:
    if tables.running or not folder.plan_file.is_file() or tables.sessions is None:
        return True
    over = tables.sessions["state"].isin(["finished", "withdrawn"])
    taken = set(tables.sessions.loc[over, "session"])
    return any(planned.session not in taken for planned in folder.plan().sessions)


def _read_csv_folder(folder: Path, mapping: ColumnMap | None = None) -> StudyTables:
    told = mapping or ColumnMap()
    paths = {
        "ratings": folder / told.ratings.file,
        **{name: folder / f"{name}.csv" for name in _OTHER_TABLES},
    }
    there = {name: path for name, path in paths.items() if path.is_file()}
    scales = {**_read_scales(folder / "codebook.csv"), **told.scale_ranges()}
    if "ratings" in there or "clusters" not in there:
        found = told.read(folder) if mapping else TextTable.read(paths["ratings"], ())
        ratings = _read_ratings(found, scales)
    else:
        ratings = _no_ratings()
    clusters = read_clusters(paths["clusters"]) if "clusters" in there else None
    moves = clusters is not None and "moves" in there
    taken = _read_sessions(paths["sessions"], ratings, clusters) if "sessions" in there else None
    return StudyTables(
        source=folder,
        title=told.study.title or _study_name(folder, ratings, clusters),
        ratings=ratings,
        clusters=clusters,
        moves=read_moves(paths["moves"], clusters) if moves and clusters is not None else None,
        sessions=taken,
        evaluators=_read_evaluators(paths["evaluators"]) if "evaluators" in there else None,
        systems=system_order(_systems(ratings, clusters)),
        scales=scales,
        sha256={
            path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in there.values()
        },
        running=taken is not None and bool((taken["state"] == "open").any()),
        language=told.study.language or _described_language(folder),
    )


def _systems(ratings: pd.DataFrame, clusters: pd.DataFrame | None) -> set[str]:
    sorted_by_ear = set() if clusters is None else set(clusters["system"])
    return set(ratings["system"]) | sorted_by_ear


def _study_name(folder: Path, ratings: pd.DataFrame, clusters: pd.DataFrame | None) -> str:
    names = set(ratings["study"]) | (set() if clusters is None else set(clusters["study"]))
    found = sorted(names - {""})
    if len(found) > 1:
        raise UserError(
            f"{folder}: the tables are of {len(found)} studies ({', '.join(found)}); report one "
            "study at a time."
        )
    return found[0] if found else "Listening test"


def _described_language(folder: Path) -> str | None:
    """Return the language that the export's description names; None where there is none."""
    path = folder / "dataset_description.json"
    if not path.is_file():
        return None
    try:
        language = json.loads(path.read_text(encoding="utf-8")).get("inLanguage")
    except (ValueError, AttributeError):
        raise UserError(
            f"{path}: this is no description of a data set; export the study again, or remove it."
        ) from None
    return language if isinstance(language, str) else None


def _read_scales(path: Path) -> dict[str, range]:
    """Return the numbers of each question's scale, as the codebook says if there is one."""
    scales: dict[str, range] = dict.fromkeys(QUESTIONS, SCALE)
    if not path.is_file():
        return scales
    table = TextTable.read(path, ("table", "column", "values"))
    frame = table.frame
    described = (frame["table"] == "ratings.csv") & frame["column"].isin(QUESTIONS)
    ends = frame["values"].str.extract(r"^(\d{1,4}) to (\d{1,4})$").astype("float64")
    table.refuse(
        described & ~(ends[0] < ends[1]), "values", "write LOWEST to HIGHEST, as in 1 to 10"
    )
    for row in frame.index[described]:
        lowest, highest = (int(end) for end in ends.loc[row])
        scales[frame.loc[row, "column"]] = range(lowest, highest + 1)
    return scales


def _no_ratings() -> pd.DataFrame:
    """Return ratings without a row, as `_read_ratings` would."""
    numbers = {*QUESTIONS, *_AMOUNTS_OF_RATINGS}
    return pd.DataFrame(
        {
            column.name: pd.Series(dtype="float64" if column.name in numbers else str)
            for column in TABLES["ratings"]
        }
    )


def _read_ratings(table: TextTable, scales: Mapping[str, range]) -> pd.DataFrame:
    table.require(_NEEDED_OF_RATINGS)
    columns = {name: table.frame[name] for name in table.frame.columns}
    for name in ("session", "evaluator", "trial", "system", "speaker"):
        columns[name] = table.names(name)
    columns["kind"] = table.one_of("kind", KINDS)
    columns["pair"] = table.one_of("pair", PAIRS, optional=True)
    for question in QUESTIONS:
        columns[question] = table.ratings(question, scales[question])
    for name in set(_AMOUNTS_OF_RATINGS) & set(columns):
        columns[name] = table.amounts(name)
    for name in set(_TEXT_OF_RATINGS) - set(columns):
        columns[name] = pd.Series("", index=table.frame.index, dtype=str)
    is_rating = columns["kind"] == "rating"
    unanswered = pd.concat([columns[name].isna() for name in QUESTIONS], axis="columns")
    table.refuse(
        is_rating & unanswered.all(axis="columns"),
        "trial",
        "none of its questions is answered; remove the line or fill in the answers",
    )
    table.refuse(
        columns["similarity"].notna() & (columns["pair"] == ""),
        "pair",
        "similarity was rated, so write same or different",
    )
    table.refuse_twice(
        ("session", "evaluator", "trial"),
        is_rating & ~columns["flags"].str.contains(_KNOWN_TO_REPEAT),
        "the same evaluator rated it before in the same session; remove one of the lines",
    )
    return pd.DataFrame(columns, index=table.frame.index)


def _read_sessions(
    path: Path, ratings: pd.DataFrame, clusters: pd.DataFrame | None
) -> pd.DataFrame:
    table = TextTable.read(path, ("session", "evaluator", "state"))
    columns = {name: table.frame[name] for name in table.frame.columns}
    columns["session"], columns["evaluator"] = table.names("session"), table.names("evaluator")
    columns["state"] = table.one_of("state", STATES)
    for name in set(_AMOUNTS_OF_SESSIONS) & set(columns):
        columns[name] = table.amounts(name)
    frame = pd.DataFrame(columns, index=table.frame.index)
    known = set(zip(frame["session"], frame["evaluator"], strict=True))
    for name, answers in (("ratings.csv", ratings), ("clusters.csv", clusters)):
        if answers is None:
            continue
        taken = answers[["session", "evaluator"]].drop_duplicates()
        for session, evaluator in taken.itertuples(index=False, name=None):
            if (session, evaluator) not in known:
                raise UserError(
                    f"{path}: the session {session!r} of evaluator {evaluator!r}, which {name} "
                    "has answers of, is missing; add its line or leave out sessions.csv."
                )
    return frame


def _read_evaluators(path: Path) -> pd.DataFrame:
    table = TextTable.read(path, ("evaluator",))
    table.names("evaluator")
    table.refuse_twice(
        ("evaluator",),
        pd.Series(True, index=table.frame.index),
        "this evaluator is there twice; remove one of the lines",
    )
    return table.frame
