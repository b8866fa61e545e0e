from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.study_file import load_study
from tests.sessions.small_corpus import STUDY_FILE

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def study_file(tmp_path: Path) -> Path:
    path = tmp_path / "study.toml"
    path.write_text(STUDY_FILE, encoding="utf-8")
    return path


def test_what_is_left_out_has_its_default(study_file: Path) -> None:
    study = load_study(study_file)
    assert study.rating.session_count == 1
    assert study.rating.trials_before_break == 4
    assert study.rating.questions == ("naturalness", "intelligibility", "similarity")
    assert study.loudness.target_lufs == -26.0


@pytest.mark.parametrize(
    ("line", "replacement", "told"),
    [
        ("trials_per_session = 8", "trials_per_sesion = 8", "did you mean trials_per_session?"),
        ("seed = 3", "", "study.seed: this key is missing"),
        ("seed = 3", "seed = -3", "study.seed: input should be greater than or equal to 0"),
        ('title = "Vowels"', "title = 3", "study.title: this must be a text, in quotes (given: 3)"),
        ('title = "Vowels"', "title = 2020-01-01", "study.title: this must be a text, in quotes."),
        (
            'title = "Vowels"',
            'title = "Vowels"\ndemo = 1',
            "study.demo: this must be true or false",
        ),
        ('title = "Vowels"', 'title = "Vowels"\ndemo = "yes"', "true or false, without quotes"),
        ("seed = 3", 'seed = "3"', "study.seed: this must be a whole number, without quotes"),
        ("evaluators = 1", "evaluators = true", "rating.evaluators: this must be a whole number"),
        ("evaluators = 1", "evaluators = 1.0", "(given: 1.0)"),
        ("evaluators = 1", "evaluators = true", "(given: true)"),
        ("practice_trials = 1", 'excerpt_seconds = "3"', "this must be a number, without quotes"),
        ("practice_trials = 1", "excerpt_seconds = true", "this must be a number, without quotes"),
        ("practice_trials = 1", "trials_per_dataset = { vowels = '8' }", "a whole number"),
        ("practice_trials = 1", "scales = 3", "a table; put its keys under [rating.scales]"),
        ("practice_trials = 1", "trials_per_dataset = 3", "under [rating.trials_per_dataset]"),
        ("practice_trials = 1", "questions = 'naturalness'", "this must be a list; give [...]"),
        ("sample_rate = 16000", "sample_rate = 96000", "(given: 96000)"),
        ('name = "B2"', 'name = "original"', "'original' is the unprocessed speech"),
        ("evaluators = 1", "evaluators = 5\nsessions = 4", "raise sessions or lower evaluators"),
        ("[rating]", "[ratings]", "ratings: there is no such key; did you mean rating?"),
        (
            "practice_trials = 1",
            "[rating.trials_per_dataset]\nwords = 8",
            "'words', which is no data set",
        ),
        (
            "practice_trials = 1",
            'questions = ["naturalness", "naturalness"]',
            "name each question once",
        ),
        ('anonymizer = "B2"', "", "anonymizer"),
        ('anonymizer = "B2"', 'anonymizer = "B2"\nsuffix = "_anon"', "give either anonymizer, or"),
        ('anonymizer = "B2"', 'suffix = "/x"', "systems.0.suffix"),
        ("seed = 3", "seed = ", "not valid TOML"),
        ("seed = 3", f"seed = {'9' * 5_000}", "not valid TOML"),
        ("seed = 3", f"seed = {'[' * 5_000}", "not valid TOML"),
        ('title = "Vowels"', 'title = "C:\\Users"', "write \\ in paths as /"),
        ("evaluators = 1", "evaluators = 10_001", "less than or equal to 10000"),
        ("[[datasets]]", "[datasets]", "datasets: this must be a list; give [...], or tables"),
        (
            "[rating]",
            "[texts.fr.questionnaire.band]\nqestion = 'Qui ?'\n\n[rating]",
            "texts.fr.questionnaire.band.qestion: there is no such key; did you mean question?",
        ),
    ],
)
def test_a_mistake_is_told_with_its_key_and_the_remedy(
    study_file: Path, line: str, replacement: str, told: str
) -> None:
    text = study_file.read_text(encoding="utf-8")
    assert line in text
    study_file.write_text(text.replace(line, replacement, 1), encoding="utf-8")
    with pytest.raises(UserError) as error:
        load_study(study_file)
    assert told in str(error.value)
    assert str(error.value).startswith(str(study_file))


def test_every_mistake_is_told_at_once(study_file: Path) -> None:
    text = study_file.read_text(encoding="utf-8")
    study_file.write_text(text.replace("seed", "sed").replace("evaluators", "evaluator"))
    with pytest.raises(UserError) as error:
        load_study(study_file)
    lines = str(error.value).splitlines()
    assert len(lines) == 4
    assert all(line.startswith(str(study_file)) for line in lines)


def test_a_list_whose_only_item_is_wrong_is_not_called_empty_as_well(study_file: Path) -> None:
    text = study_file.read_text(encoding="utf-8")
    wrong = 'anonymizer = "B2"\nparameters = { coefficient = [0.5], order = { of = 20 } }'
    study_file.write_text(text.replace('anonymizer = "B2"', wrong))
    with pytest.raises(UserError) as error:
        load_study(study_file)
    assert [line.split(": ", 1)[1].split(":")[0] for line in str(error.value).splitlines()] == [
        "systems.0.parameters.coefficient",
        "systems.0.parameters.order",
    ]


def test_a_parameter_may_be_drawn_from_a_range(study_file: Path) -> None:
    text = study_file.read_text(encoding="utf-8")
    drawn = 'anonymizer = "B2"\nparameters = { coefficient = [0.5, 0.9], edition = "2020" }'
    study_file.write_text(text.replace('anonymizer = "B2"', drawn))
    given = load_study(study_file).systems[0].parameters
    assert given == {"coefficient": (0.5, 0.9), "edition": "2020"}


def test_a_byte_order_mark_is_passed_over(study_file: Path) -> None:
    text = study_file.read_text(encoding="utf-8")
    study_file.write_text(text.replace("\n", "\r\n"), encoding="utf-8-sig")
    assert load_study(study_file).study.title == "Vowels"


def test_two_data_sets_of_one_name_are_refused(study_file: Path) -> None:
    text = study_file.read_text(encoding="utf-8")
    study_file.write_text(text + '\n[[datasets]]\nname = "vowels"\ntrials = ["x"]\n')
    with pytest.raises(UserError, match="the data set name 'vowels' is used twice"):
        load_study(study_file)


def test_a_folder_without_a_study_says_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="there is no study here"):
        load_study(tmp_path / "study.toml")


def test_another_encoding_is_named(study_file: Path) -> None:
    study_file.write_bytes("[study]\ntitle = 'Écoute'\n".encode("latin-1"))
    with pytest.raises(UserError, match="byte 17 is not UTF-8"):
        load_study(study_file)
