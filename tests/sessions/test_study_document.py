"""A study file changed key by key: comments stay, and what is written is what is meant."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.study_document import StudyDocument
from sessions.study_file import load_study

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """\
# Piloted in March; ask Ann before you change it.
[study]
name = "pilot"      # never change this
title = "Voices"
seed = 3

[[datasets]]
name = "words"
trials = ["trials"]

# ours
[[systems]]
name = "B2"
anonymizer = "B2"
parameters = { coefficient = 0.8 }

[rating]
evaluators = 4      # the room has four desks
hidden_references = { each_session = 2, at_least = 6 }

[rating.scales.naturalness]
highest = 5
"""
COMMENTS = ("# Piloted in March", "# never change this", "# ours", "# the room has four desks")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "study.toml"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_file_that_was_only_opened_is_as_it_was(path: Path):
    document = StudyDocument.open(path)
    assert not document.is_changed
    document.save()
    assert path.read_text("utf-8") == TEXT


@pytest.mark.parametrize(
    ("location", "value"),
    [
        (("study", "title"), 'Voices "on air"'),
        (("study", "sample_rate"), 8000),
        (("rating", "repeats"), 2),
        (("rating", "excerpt_seconds"), 3.5),
        (("rating", "questions"), ["naturalness"]),
        (("rating", "hidden_references", "at_least"), 7),
        (("rating", "scales", "similarity", "lowest"), 0),
        (("rating", "trials_per_dataset"), {"words": 144}),
        (("systems", 0, "parameters"), {"coefficient": [0.5, 0.9]}),
        (("datasets", 0, "enrolments"), [f"/corpora/{number:040}" for number in range(4)]),
        (("loudness", "target_lufs"), -30.0),
        (("texts", "story"), "Two lines,\nand a \\ in the second."),
    ],
)
def test_a_value_is_put_where_it_belongs_and_everything_else_stays(path, location, value):
    document = StudyDocument.open(path)
    expected = tomllib.loads(TEXT)
    holder = expected
    for part in location[:-1]:
        holder = holder[part] if isinstance(part, int) else holder.setdefault(part, {})
    holder[location[-1]] = value
    document.put(location, value)
    document.save()
    written = path.read_text("utf-8")
    assert tomllib.loads(written) == expected
    assert all(comment in written for comment in COMMENTS)
    assert StudyDocument.open(path).value(location) == value


def test_what_is_taken_out_is_gone_and_nothing_else_is(path: Path):
    document = StudyDocument.open(path)
    document.take_out(("study", "title"))
    document.take_out(("systems", 0, "parameters"))
    document.take_out(("rating", "scales", "naturalness", "highest"))
    document.take_out(("study", "never", "there"))
    expected = tomllib.loads(TEXT)
    del expected["study"]["title"]
    del expected["systems"][0]["parameters"]
    del expected["rating"]["scales"]["naturalness"]["highest"]
    assert tomllib.loads(document.text) == expected
    assert all(comment in document.text for comment in COMMENTS)


def test_tables_are_added_to_lists_and_taken_out_of_them(path: Path):
    document = StudyDocument.open(path)
    document.append(("systems",), {"name": "B1", "suffix": "_anon"})
    document.append(("rating", "attention_checks"), {"audio": "seven.wav"})
    document.put(("rating", "attention_checks", 0, "answer"), 7)
    document.take_out(("systems", 0))
    content = tomllib.loads(document.text)
    assert content["systems"] == [{"name": "B1", "suffix": "_anon"}]
    assert content["rating"]["attention_checks"] == [{"audio": "seven.wav", "answer": 7}]
    assert content["rating"]["evaluators"] == 4


@pytest.mark.parametrize("systems", ['[{ name = "B2", anonymizer = "B2" }]', "[]"])
def test_a_list_of_tables_on_one_line_is_added_to_as_well(path: Path, systems: str):
    path.write_text(f"systems = {systems}\n[study]\nname = 'x'\n", encoding="utf-8")
    document = StudyDocument.open(path)
    before = tomllib.loads(document.text)["systems"]
    document.append(("systems",), {"name": "B1"})
    assert tomllib.loads(document.text)["systems"] == [*before, {"name": "B1"}]
    assert tomllib.loads(document.text)["study"] == {"name": "x"}


def test_faults_are_those_of_the_commands_each_with_its_place(path: Path):
    document = StudyDocument.open(path)
    document.put(("study", "seed"), -3)
    document.put(("rating", "evaluator"), 4)
    document.take_out(("rating", "evaluators"))
    document.save()
    with pytest.raises(UserError) as error:
        load_study(path)
    assert [f"{path}: {fault.sentence}" for fault in document.faults] == str(
        error.value
    ).splitlines()
    assert {fault.location for fault in document.faults} == {
        ("study", "seed"),
        ("rating", "evaluators"),
        ("rating", "evaluator"),
    }


def test_a_new_study_is_written_only_when_it_is_saved(tmp_path: Path):
    path = tmp_path / "new" / "study.toml"
    document = StudyDocument.new(path, {"study": {"name": "new", "seed": 1}, "systems": [{}]})
    assert document.is_new
    assert document.is_changed
    assert not path.parent.exists()
    document.put(("systems", 0, "name"), "B2")
    document.save()
    assert tomllib.loads(path.read_text("utf-8")) == {
        "study": {"name": "new", "seed": 1},
        "systems": [{"name": "B2"}],
    }
    assert not document.is_changed


def test_a_new_study_does_not_take_the_place_of_another(path: Path):
    with pytest.raises(UserError, match="there is a study here already"):
        StudyDocument.new(path, {})


def test_what_another_program_wrote_meanwhile_is_not_written_over(path: Path):
    document = StudyDocument.open(path)
    path.write_text(TEXT.replace("Voices", "Vowels"), encoding="utf-8")
    document.put(("study", "seed"), 4)
    with pytest.raises(UserError, match="changed by another program"):
        document.save()
    assert "Vowels" in path.read_text("utf-8")


def test_what_is_not_toml_is_told_with_its_line(path: Path):
    path.write_text("[study]\nname =\n", encoding="utf-8")
    with pytest.raises(UserError, match=r"not valid TOML.*line 2"):
        StudyDocument.open(path)
