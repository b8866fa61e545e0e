from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sessions.corpus import Corpus, read_corpus
from sessions.rating_plan import ShortageError, plan_ratings
from sessions.study import Study
from tests.sessions.designs import assert_sound

if TYPE_CHECKING:
    from pathlib import Path


def design_of(speech: Path, *sets: str, **rating: object) -> tuple[Study, Corpus]:
    data = speech / "data"
    libri = {
        "name": "libri",
        "enrolments": [data / "libri_test_enrolls"],
        "trials": [data / "libri_test_trials_f", data / "libri_test_trials_m"],
    }
    vctk = {
        f"vctk{kind}": {
            "name": f"vctk{kind}",
            "enrolments": [data / "vctk_test_enrolls"],
            "trials": [data / f"vctk_test_trials_{gender}{kind}" for gender in "fm"],
        }
        for kind in ("", "_common")
    }
    every = {"libri": libri, **vctk}
    content = {
        "study": {"name": "real", "title": "Real speech", "seed": 3},
        "datasets": [every[name] for name in sets],
        "systems": [{"name": "B2", "anonymizer": "B2"}],
        "rating": rating,
    }
    design = Study.model_validate(content)
    return design, read_corpus(design, speech)


def test_is_planned_soundly(speech_corpus: Path) -> None:
    for sets in (["libri"], ["libri", "vctk_common"]):
        design, corpus = design_of(speech_corpus, *sets, evaluators=4)
        plan, key = plan_ratings(design, corpus)
        assert_sound(plan, key, design)


def test_the_tiny_set_is_named(speech_corpus: Path) -> None:
    design, corpus = design_of(speech_corpus, "libri", "vctk_common", "vctk", evaluators=2)
    with pytest.raises(ShortageError) as caught:
        plan_ratings(design, corpus)
    assert str(caught.value).splitlines()[1] == (
        "vctk, male: 1 trial utterance, but a session needs 6 different ones; no session can "
        "be planned; add utterances, drop the set, or set rating.allow_repeats = true."
    )
