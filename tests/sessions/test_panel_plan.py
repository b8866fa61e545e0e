"""Panel plans: balanced for any number of evaluators, the same from the same seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anonymizers.errors import UserError
from sessions.corpus import Corpus
from sessions.panel_audit import audit_panels
from sessions.panel_plan import plan_panels
from sessions.panels import PanelDesign
from sessions.plan_audit import render
from tests.sessions.designs import by_name, dataset

REFERENCE = PanelDesign(evaluators=74, systems=("B1", "B2"))
SPOKEN_BY_ALL = Corpus((dataset("common", women=[24] * 15, men=[24] * 15, common_sentences=24),))
SIX = PanelDesign(evaluators=6, systems=("B1", "B2"))
PRINT_DIGEST = """
from tests.sessions.test_panel_plan import SIX, SPOKEN_BY_ALL, digest, plan_panels
print(digest(plan_panels(SIX, SPOKEN_BY_ALL, 1)))
"""
DIGEST_OF_SIX = "f0d8aab83706c30e7bbc481328e19094b5795bb360df1708821e3840222b219a"


def digest(sessions):
    return hashlib.sha256(repr(sessions).encode()).hexdigest()


def check(design, sessions, corpus):
    rows = audit_panels(design, sessions, by_name(corpus))
    assert all(row.ok for row in rows), render(rows)
    return rows


def worst(rows, guarantee):
    return max(float(row.worst) for row in rows if row.guarantee == guarantee)


def test_the_published_design_is_sound_and_balanced():
    sessions = plan_panels(REFERENCE, SPOKEN_BY_ALL, seed=1)
    assert sum(len(session.panels) for session in sessions) == 222
    rows = check(REFERENCE, sessions, SPOKEN_BY_ALL)
    for guarantee in (
        "sessions of each system",
        "sessions of each gender",
        "sessions of each system and gender",
        "place of the control panel",
        "panels of each size pattern",
        "panels of each speaker as reference",
        "panels of each speaker as distractor",
    ):
        assert worst(rows, guarantee) < 1, render(rows)
    assert worst(rows, "anonymized share of each speaker, percent") < 10, render(rows)


def test_the_published_size_patterns():
    assert REFERENCE.size_patterns == ((3, 6, 6), (4, 5, 6), (5, 5, 5))


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 30), st.integers(1, 4), st.integers(0, 1000))
def test_any_number_of_evaluators_and_systems(evaluators, systems, seed):
    design = PanelDesign(evaluators, tuple(f"S{n}" for n in range(systems)))
    rows = check(design, plan_panels(design, SPOKEN_BY_ALL, seed), SPOKEN_BY_ALL)
    assert worst(rows, "sessions of each system") < 1
    assert worst(rows, "sessions of each gender") < 1
    assert worst(rows, "place of the control panel") < 1


@pytest.mark.parametrize(
    "design",
    [
        PanelDesign(12, ("S1",), panel_size=8, references=2, anonymized_utterances=4),
        PanelDesign(12, ("S1",), panel_size=10, distractors=2, most=4, anonymized_utterances=5),
        PanelDesign(
            12, ("S1",), panel_size=6, references=2, distractors=0, anonymized_utterances=0
        ),
        PanelDesign(12, ("S1",), anonymized_panels=1),
        PanelDesign(12, ("S1",), anonymized_utterances=16),
    ],
)
def test_other_panels(design):
    check(design, plan_panels(design, SPOKEN_BY_ALL, seed=3), SPOKEN_BY_ALL)


def test_the_same_seed_gives_the_same_plan_everywhere():
    assert digest(plan_panels(SIX, SPOKEN_BY_ALL, 1)) == DIGEST_OF_SIX


def test_the_order_of_sets_does_not_matter():
    outcome = subprocess.run(
        [sys.executable, "-c", PRINT_DIGEST],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert outcome.stdout.strip() == DIGEST_OF_SIX


def test_another_seed_gives_another_plan():
    design = replace(REFERENCE, evaluators=4)
    one, other = (plan_panels(design, SPOKEN_BY_ALL, seed) for seed in (1, 2))
    assert one != other


def test_a_smaller_plan_is_the_start_of_a_larger_one():
    fewer = plan_panels(replace(REFERENCE, evaluators=10), SPOKEN_BY_ALL, seed=1)
    assert plan_panels(replace(REFERENCE, evaluators=25), SPOKEN_BY_ALL, seed=1)[:10] == fewer


def test_data_sets_too_small_for_a_session_share_it():
    corpus = Corpus(tuple(dataset(name, women=[10] * 5, men=[10] * 6) for name in "abc"))
    design = PanelDesign(36, ("S1", "S2"))
    sessions = plan_panels(design, corpus, seed=1)
    rows = check(design, sessions, corpus)
    assert worst(rows, "panels of each data set, by who can be reference") < 1
    assert all(len({panel.dataset for panel in one.panels}) == 3 for one in sessions)


def test_the_only_speakers_with_enough_to_say_take_the_large_places():
    corpus = Corpus((dataset("mixed", women=[6] * 9 + [1] * 3),))
    design = PanelDesign(8, ("S1",))
    sessions = plan_panels(design, corpus, seed=1)
    check(design, sessions, corpus)
    distractors = {
        tile.speaker
        for session in sessions
        for panel in session.panels
        for tile in panel.utterances
        if tile.role == "distractor"
    }
    assert distractors == {"mixed-f09", "mixed-f10", "mixed-f11"}


def test_unknown_texts_may_be_anything():
    corpus = Corpus((dataset("untold", women=[8] * 13, texts=False),))
    design = PanelDesign(6, ("S1",))
    check(design, plan_panels(design, corpus, seed=1), corpus)


def test_too_few_speakers_are_named():
    corpus = Corpus((dataset("few", women=[10] * 12, men=[10] * 11),))
    with pytest.raises(
        UserError, match="few has 11 male ones, 11 of them with 6 sentences or more"
    ):
        plan_panels(REFERENCE, corpus, seed=1)


def test_too_few_sentences_of_a_speaker_are_named():
    corpus = Corpus((dataset("short", women=[10] * 4 + [2] * 9),))
    with pytest.raises(UserError, match="short has 13 female ones, 4 of them with 6 sentences"):
        plan_panels(REFERENCE, corpus, seed=1)


def test_sentences_too_much_the_same_are_named():
    corpus = Corpus((dataset("same", women=[12] * 12, common_sentences=12),))
    with pytest.raises(UserError, match="same: no female speakers were found who say 16 different"):
        plan_panels(REFERENCE, corpus, seed=1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"evaluators": 0}, "evaluators is 0"),
        ({"systems": ()}, "name at least one"),
        ({"systems": ("B1", "B1")}, "each once"),
        ({"distractors": -1}, "distractors is -1"),
        ({"most": 4}, "16 utterances are not 3 speakers with 2 to 4 each"),
        ({"anonymized_utterances": 0}, "choose from 1 to 16"),
        ({"anonymized_utterances": 17}, "choose from 1 to 16"),
        ({"anonymized_panels": 0}, "anonymized_panels is 0"),
    ],
)
def test_designs_that_cannot_be_are_refused(change, message):
    with pytest.raises(ValueError, match=message):
        replace(REFERENCE, **change)
