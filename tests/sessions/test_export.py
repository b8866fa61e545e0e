"""CSV files for analysis, their codebook, and what anonymizing takes away."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.codebook import TABLES, tables_of
from sessions.events import DeviceOpened
from sessions.export import FORMULA_STARTS, export_tables
from sessions.live import LiveSession
from sessions.simulate import simulate
from tests.sessions.sitting import HandClock, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from sessions.folder import StudyFolder

FORMATS = Path(__file__).resolve().parents[2] / "docs" / "formats.md"
DESIGNED = {
    "ratings": "study, session, evaluator, native_language, position, kind, trial, stimulus, "
    "system, dataset, speaker, gender, utterance, enrolment_speaker, enrolment_utterance, pair, "
    "naturalness, intelligibility, similarity, trial_plays, trial_seconds_heard, "
    "enrolment_plays, enrolment_seconds_heard, response_seconds, underruns, flags, confirmed_at",
    "sessions": "study, session, evaluator, slot, task, station, started_at, finished_at, state, "
    "device, sample_rate, level_changes, screening_huggins, screening_antiphase, "
    "active_seconds, pauses, resumes, underruns",
    "evaluators": "study, evaluator, native_language, age_group, hearing, listening_experience, "
    "headphones, language",
}


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    folder = small_study(tmp_path / "study")
    clock = HandClock()
    for evaluator, device in (("maria.lopez", '=HYPERLINK("x"), 1'), ("ben", "Bens Kopfhörer")):
        with LiveSession.open(
            folder, evaluator, station="Raum 5", language="de", app_version="1", clock=clock
        ) as live:
            live.record(DeviceOpened(device=device, sample_rate=48_000, latency_seconds=0.1))
            take(live, clock=clock)
    return folder


def rows(path: Path, encoding: str = "utf-8") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_bytes().decode(encoding))))


@pytest.mark.parametrize("table", DESIGNED)
def test_columns_are_those_that_others_rely_on(
    folder: StudyFolder, tmp_path: Path, table: str
) -> None:
    export_tables(folder, tmp_path / "out")
    header = (tmp_path / "out" / f"{table}.csv").read_text("utf-8").splitlines()[0]
    assert header == DESIGNED[table].replace(", ", ",")


def test_the_language_of_the_window_is_told_for_each_evaluator(
    folder: StudyFolder, tmp_path: Path
) -> None:
    with LiveSession.open(folder, "ben", station="desk", language="fr", app_version="1"):
        pass
    export_tables(folder, tmp_path / "out")
    told = {row["evaluator"]: row["language"] for row in rows(tmp_path / "out" / "evaluators.csv")}
    assert told == {"ben": "de fr", "maria.lopez": "de"}


def test_files_are_plain_utf8_with_quoted_cells(folder: StudyFolder, tmp_path: Path) -> None:
    export_tables(folder, tmp_path / "out")
    content = (tmp_path / "out" / "sessions.csv").read_bytes()
    assert not content.startswith(b"\xef\xbb\xbf")
    assert content.count(b"\r\n") == content.count(b"\n") == 3
    found = rows(tmp_path / "out" / "sessions.csv")
    assert {row["device"] for row in found} == {'=HYPERLINK("x"), 1', "Bens Kopfhörer"}


def test_the_same_journals_give_the_same_bytes(folder: StudyFolder, tmp_path: Path) -> None:
    first = export_tables(folder, tmp_path / "a", excel=True, anonymize=True)
    second = export_tables(folder, tmp_path / "b", excel=True, anonymize=True)
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_the_names_of_journal_files_do_not_matter(folder: StudyFolder, tmp_path: Path) -> None:
    before = [path.read_bytes() for path in export_tables(folder, tmp_path / "a")]
    folder.journal("s0001").rename(folder.journals / "z.jsonl")
    assert [path.read_bytes() for path in export_tables(folder, tmp_path / "b")] == before


def test_the_copy_for_spreadsheets_holds_no_formula(folder: StudyFolder, tmp_path: Path) -> None:
    export_tables(folder, tmp_path, excel=True)
    for table in tables_of(folder.study()):
        content = (tmp_path / "excel" / f"{table}.csv").read_bytes()
        assert content.startswith(b"\xef\xbb\xbf")
        for row in rows(tmp_path / "excel" / f"{table}.csv", "utf-8-sig"):
            assert not any(cell.startswith(FORMULA_STARTS) for cell in row.values())
    devices = {row["device"] for row in rows(tmp_path / "excel" / "sessions.csv", "utf-8-sig")}
    assert devices == {'\'=HYPERLINK("x"), 1', "Bens Kopfhörer"}


def test_anonymizing_leaves_nothing_that_names_a_person(
    folder: StudyFolder, tmp_path: Path
) -> None:
    files = export_tables(folder, tmp_path / "out", anonymize=True)
    text = "".join(path.read_text("utf-8") for path in files)
    for trace in ("maria", "lopez", "ben,", "Raum", "HYPERLINK", "Kopfh", "T09:", "en-GB"):
        assert trace not in text
    ratings = rows(tmp_path / "out" / "ratings.csv")
    assert {row["evaluator"] for row in ratings} == {"E001", "E002"}
    assert {row["confirmed_at"] for row in ratings} == {"2026-03-01"}
    assert {row["native_language"] for row in ratings} == {"en"}


def test_anonymizing_keeps_the_judgements(folder: StudyFolder, tmp_path: Path) -> None:
    export_tables(folder, tmp_path / "plain")
    export_tables(folder, tmp_path / "anonymous", anonymize=True)
    kept = ("session", "trial", "system", "naturalness", "intelligibility", "similarity")
    plain, anonymous = (
        [[row[column] for column in kept] for row in rows(tmp_path / name / "ratings.csv")]
        for name in ("plain", "anonymous")
    )
    assert plain == anonymous


def test_nothing_is_written_when_a_journal_is_damaged(folder: StudyFolder, tmp_path: Path) -> None:
    path = folder.journal("s0003")
    path.write_bytes(path.read_bytes().replace(b"played", b"plaied").replace(b"rated", b"ratet", 1))
    with pytest.raises(UserError, match=r"s0003\.jsonl, line "):
        export_tables(folder, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_study_that_nobody_has_taken_gives_empty_tables(tmp_path: Path) -> None:
    export_tables(small_study(tmp_path / "study"), tmp_path / "out")
    assert rows(tmp_path / "out" / "ratings.csv") == []


def test_the_description_names_every_column_of_every_table(
    folder: StudyFolder, tmp_path: Path
) -> None:
    export_tables(folder, tmp_path)
    described = json.loads((tmp_path / "dataset_description.json").read_text("utf-8"))
    assert described["@type"] == "Dataset"
    variables = {variable["name"]: variable for variable in described["variableMeasured"]}
    for table in tables_of(folder.study()):
        assert set(rows_header(tmp_path / f"{table}.csv")) <= set(variables)
    assert variables["naturalness"]["minValue"] == 1
    assert variables["naturalness"]["maxValue"] == 10
    assert variables["response_seconds"]["unitText"] == "seconds"


def test_the_codebook_has_a_line_for_every_column(folder: StudyFolder, tmp_path: Path) -> None:
    export_tables(folder, tmp_path)
    listed = [(row["table"], row["column"]) for row in rows(tmp_path / "codebook.csv")]
    assert listed == [
        (f"{table}.csv", column)
        for table in tables_of(folder.study())
        for column in rows_header(tmp_path / f"{table}.csv")
    ]


def test_the_documentation_shows_the_codebook() -> None:
    shown = re.findall(
        r"^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \|$", FORMATS.read_text("utf-8"), re.M
    )
    expected = [
        (column.name, column.meaning, column.values, column.unit)
        for columns in TABLES.values()
        for column in columns
    ]
    assert shown == expected


def test_cells_stay_within_what_the_codebook_allows(tmp_path: Path) -> None:
    folder = small_study(tmp_path / "study", slots=6, trials=12)
    simulate(folder, 6, seed=3)
    export_tables(folder, tmp_path)
    for table, columns in tables_of(folder.study()).items():
        for row in rows(tmp_path / f"{table}.csv"):
            for column in columns:
                check_cell(row[column.name], column.lowest, column.highest)


def check_cell(cell: str, lowest: int | None, highest: int | None) -> None:
    if cell and lowest is not None:
        assert float(cell) >= lowest
    if cell and highest is not None:
        assert float(cell) <= highest


def rows_header(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()[0].split(",")
