"""Panel plans of the real speech that tests may find: small sets of different sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.corpus import read_corpus
from sessions.panel_audit import audit_panels
from sessions.panel_plan import plan_panels
from sessions.panels import PanelDesign
from sessions.plan_audit import render
from sessions.study import Study
from tests.sessions.designs import by_name

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.corpus import Corpus

DESIGN = PanelDesign(evaluators=20, systems=("B2",))


def corpus_of(speech: Path, **sets: list[str]) -> Corpus:
    """Read sets whose speakers need not be enrolled."""
    content = {
        "study": {"name": "real", "title": "Real speech", "seed": 3},
        "datasets": [
            {"name": name, "trials": [speech / "data" / folder for folder in folders]}
            for name, folders in sets.items()
        ],
        "systems": [{"name": "B2", "anonymizer": "B2"}],
        "rating": {"evaluators": 1, "questions": ["naturalness"]},
    }
    return read_corpus(Study.model_validate(content), speech)


def test_panels_of_a_session_take_different_sets(speech_corpus: Path) -> None:
    corpus = corpus_of(
        speech_corpus,
        test=["libri_test_trials_f", "libri_test_trials_m"],
        dev=["libri_dev_clean"],
        other=["libri_test_other"],
        train=["libri_train_clean_100"],
        vctk=["vctk"],
    )
    sessions = plan_panels(DESIGN, corpus, seed=1)
    rows = audit_panels(DESIGN, sessions, by_name(corpus))
    assert all(row.ok for row in rows), render(rows)
    assert {session.gender for session in sessions} == {"f", "m"}


def test_sets_that_are_too_small_are_named(speech_corpus: Path) -> None:
    corpus = corpus_of(speech_corpus, vctk_test=["vctk_test_trials_f_common"])
    with pytest.raises(UserError, match=r"vctk_test has 3 female ones, 3 of them with 6"):
        plan_panels(DESIGN, corpus, seed=1)
