"""The organizer's commands as an organizer types them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from anonymizers.command_line import run
from sessions.__main__ import main
from tests.sessions.panel_study import CLUSTERING, RATING, panel_study
from tests.sessions.small_corpus import write_study

if TYPE_CHECKING:
    from pathlib import Path


def sessions(*arguments: object) -> int:
    return run(main, [str(argument) for argument in arguments])


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return write_study(tmp_path / "study").path


def test_the_whole_walk(study: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sessions("prepare", study, "--workers", 1) == 0
    assert sessions("plan", study) == 0
    assert "1 evaluator slots, 1 sessions, 8 trials" in capsys.readouterr().out
    assert sessions("check", study, "--workers", 1) == 0
    assert sessions("simulate", study, "--evaluators", 1, "--seed", 5) == 0
    assert sessions("export", study, "--out", tmp_path / "tables") == 0
    ratings = (tmp_path / "tables" / "ratings.csv").read_text().splitlines()
    assert len(ratings) == 1 + 8


def test_planning_again_gives_the_same_bytes(study: Path) -> None:
    sessions("plan", study)
    before = (study / "plan.json").read_bytes(), (study / "key.json").read_bytes()
    assert sessions("plan", study) == 0
    assert ((study / "plan.json").read_bytes(), (study / "key.json").read_bytes()) == before


def test_the_order_of_preparing_and_planning_does_not_matter(study: Path, tmp_path: Path) -> None:
    other = write_study(tmp_path / "other").path
    for command, path in (
        ("prepare", study),
        ("plan", study),
        ("plan", other),
        ("prepare", other),
    ):
        assert sessions(command, path, *(["--workers", 1] if command == "prepare" else [])) == 0
    for name in ("plan.json", "key.json", "provenance.json"):
        assert (study / name).read_bytes() == (other / name).read_bytes()


def test_a_plan_that_was_begun_is_extended_but_never_replaced(
    study: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sessions("plan", study)
    sessions("simulate", study, "--evaluators", 1, "--seed", 5)
    text = (study / "study.toml").read_text()
    (study / "study.toml").write_text(text.replace("seed = 3", "seed = 4"))
    before = (study / "plan.json").read_bytes()
    assert sessions("plan", study) == 2
    assert "evaluators have already begun" in capsys.readouterr().err
    assert (study / "plan.json").read_bytes() == before
    (study / "study.toml").write_text(text)
    assert sessions("plan", study, "--extend", 1) == 0
    assert (study / "plan.json").read_bytes().startswith(before[: before.rindex(b"]")])


def test_a_fault_that_check_finds_is_exit_code_1(
    study: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sessions("prepare", study, "--workers", 1)
    sessions("plan", study)
    next((study / "stimuli").iterdir()).unlink()
    for file in (study / "corpus" / "wav").glob("f1-*"):
        file.write_bytes(b"")
    assert sessions("check", study, "--workers", 1) == 1
    assert "f1-00.flac" in capsys.readouterr().err


def test_the_findings_of_check_can_be_read_by_programs(tmp_path: Path) -> None:
    study = write_study(tmp_path / "study").path
    assert sessions("prepare", study, "--workers", 1) == 0
    assert sessions("plan", study) == 0
    (study / "corpus" / "wav" / "f1-00.flac").unlink()
    findings = tmp_path / "findings.json"
    assert sessions("check", study, "--workers", 1, "--json", findings) == 1
    content = json.loads(findings.read_text("utf-8"))
    assert any("f1-00.flac" in fault for fault in content["faults"])
    assert {row["strength"] for row in content["audit"]} == {"hard", "soft"}
    assert all(row["ok"] for row in content["audit"] if row["strength"] == "hard")


@pytest.mark.parametrize("command", ["prepare", "plan", "check", "simulate", "export", "erase"])
def test_a_folder_without_a_study_is_told_in_one_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = {
        "simulate": ["--evaluators", 1, "--seed", 1],
        "export": ["--out", tmp_path / "out"],
        "erase": ["--evaluator", "x"],
    }.get(command, [])
    assert sessions(command, tmp_path / "nowhere", *more) == 2
    errors = capsys.readouterr().err.strip().splitlines()
    assert len(errors) == 1
    assert "nowhere" in errors[0]


@pytest.mark.parametrize("workers", ["0", "-1", "two", "1.5", "9" * 5_000])
def test_what_is_no_count_is_told(
    study: Path, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        sessions("prepare", study, "--workers", workers)
    assert ended.value.code == 2
    assert "is not a whole number from 1 upwards" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="permissions work otherwise there")
def test_a_folder_that_cannot_be_written_is_named(
    study: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (study / "stimuli").write_text("a file where a folder should be")
    assert sessions("prepare", study, "--workers", 1) == 2
    assert "stimuli" in capsys.readouterr().err


def test_help_answers_without_heavy_imports() -> None:
    probe = (
        "import sys; from sessions.__main__ import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numpy', 'scipy', 'pydantic'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] in ("[]", "['pydantic']")


def test_slots_are_added_to_the_task_that_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = panel_study(tmp_path / "study", RATING, CLUSTERING).path
    assert sessions("plan", path) == 0
    assert "9 evaluator slots, 9 sessions, 12 trials and 12 panels." in capsys.readouterr().out
    assert sessions("plan", path, "--extend", 2) == 2
    assert "add `--task` with rating or clustering" in capsys.readouterr().err
    assert sessions("plan", path, "--extend", 2, "--task", "clustering") == 0
    assert "11 evaluator slots, 11 sessions, 12 trials and 16 panels." in capsys.readouterr().out
