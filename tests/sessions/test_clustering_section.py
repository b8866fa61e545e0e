"""``[clustering]`` in a study file: defaults, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.panels import PanelDesign
from sessions.study_file import load_study
from tests.sessions.panel_study import CLUSTERING, RATING, STUDY_FILE

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.study import Study

EVALUATORS = "\n[clustering]\nevaluators = 74\n"


def study(path: Path, *tables: str) -> Study:
    file = path / "study.toml"
    file.write_text(STUDY_FILE + "".join(tables), encoding="utf-8")
    return load_study(file)


def test_the_defaults_are_the_published_design(tmp_path: Path) -> None:
    clustering = study(tmp_path, EVALUATORS).clustering
    assert clustering.design(("B1", "B2")) == PanelDesign(74, ("B1", "B2"))
    assert (clustering.excerpt_seconds, clustering.groups) == (3.0, 4)


@pytest.mark.parametrize(
    ("tables", "tasks"),
    [
        ((RATING,), ("rating",)),
        ((CLUSTERING,), ("clustering",)),
        ((RATING, CLUSTERING), ("rating", "clustering")),
    ],
)
def test_a_study_has_one_task_or_both(
    tmp_path: Path, tables: tuple[str, ...], tasks: tuple[str, ...]
) -> None:
    asked = study(tmp_path, *tables)
    assert asked.tasks == tasks
    assert not asked.compares_speakers
    for task in {"rating", "clustering"} - set(tasks):
        with pytest.raises(LookupError, match="in this study"):
            getattr(asked, task)


def test_the_share_of_anonymized_utterances_becomes_a_number(tmp_path: Path) -> None:
    table = EVALUATORS + "panel_size = 13\nshare_anonymized = 0.5\n"
    assert study(tmp_path, table).clustering.anonymized_utterances == 7


def test_size_patterns_can_be_chosen(tmp_path: Path) -> None:
    clustering = study(tmp_path, EVALUATORS + "size_patterns = [[5, 5, 5], [6, 3, 6]]\n").clustering
    assert clustering.design(("B2",)).size_patterns == ((3, 6, 6), (5, 5, 5))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("panel_size = 30", "clustering.panel_size: input should be less than or equal to 26"),
        ("panel_size = 24", "24 utterances are not 3 speakers with 2 to 6 each and 1 with one"),
        ("size_patterns = [[4, 4, 4]]", "size pattern [4, 4, 4] is not how 16 utterances divide"),
        ("share_anonymized = 0.0", "distractors are among them, so choose from 1 to 16"),
        ("systems = ['B3']", "clustering.systems names 'B3', which is no system of this study"),
        ("systems = ['B2', 'B2']", "name at least one, each once"),
        ("systems = []", "clustering.systems: "),
        ("group = 4", "clustering.group: there is no such key; did you mean groups?"),
        ("groups = 1", "clustering.groups: input should be greater than or equal to 2"),
        ("panels_per_session = 1", "clustering.panels_per_session: input should be greater"),
    ],
)
def test_what_cannot_be_is_told_with_its_key(tmp_path: Path, line: str, told: str) -> None:
    with pytest.raises(UserError) as refused:
        study(tmp_path, EVALUATORS + line + "\n")
    assert told in str(refused.value)
    assert "study.toml" in str(refused.value)


def test_a_study_that_asks_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        UserError, match=r"add a table \[rating\], to rate voices, or \[clustering\]"
    ):
        study(tmp_path)
