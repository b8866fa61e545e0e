"""Simulated sessions: journals as people make them, opinions as planted."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np
import pytest

from anonymizers.errors import UserError
from sessions import quality
from sessions.journal import read_journal
from sessions.listeners import KINDS, Effects, SystemEffect, listener_for, load_effects
from sessions.plan import StimulusKey, TrialKey
from sessions.rating import SCALE
from sessions.results import rating_rows, read_results
from sessions.simulate import simulate
from tests.sessions.sitting import open_session
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder
    from sessions.results import Row

ORIGINAL, PROCESSED = (
    StimulusKey(system, "read", "p1", "f", "p1-1", "trial") for system in ("original", "B2")
)
SAME = TrialKey("same", "p1", "p1-2")
DIFFERENT = TrialKey("different", "p3", "p3-2")


def rows(folder: StudyFolder) -> list[Row]:
    return list(rating_rows(read_results(folder), folder.key()))


def means(stimulus: StimulusKey, trial: TrialKey, kind: str = "careful", **more: object) -> dict:
    """Mean answers of many listeners of a kind."""
    rng = np.random.default_rng(0)
    answers = defaultdict(list)
    for number in range(300):
        listener = listener_for(1, f"e{number}", kind, more.get("effects"))
        for question, value in listener.answers(stimulus, trial, rng).items():
            answers[question].append(value)
    return {question: fmean(values) for question, values in answers.items()}


# --- Journals ---------------------------------------------------------------------------------


def test_journals_pass_the_checks_that_peoples_journals_pass(tmp_path: Path) -> None:
    folder = small_study(tmp_path, slots=3, trials=6)
    assert simulate(folder, 3, seed=4) == 6
    results = read_results(folder)
    assert [session.status for session in results.sessions] == ["finished"] * 6
    assert len(rows(folder)) == 36
    for path in folder.journal_files():
        assert read_journal(path).torn_bytes == 0


def test_the_first_slots_are_taken(tmp_path: Path) -> None:
    folder = small_study(tmp_path, slots=3)
    assert simulate(folder, 2, seed=4) == 4
    taken = {session.opened.slot for session in read_results(folder).sessions}
    assert taken == {"slot-001", "slot-002"}


def test_the_same_seed_makes_the_same_bytes_and_another_seed_others(tmp_path: Path) -> None:
    journals = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        folder = small_study(tmp_path / name)
        simulate(folder, 2, seed)
        journals.append([path.read_bytes() for path in folder.journal_files()])
    assert journals[0] == journals[1] != journals[2]
    simulate(small_study(tmp_path / "a"), 2, 1)


def test_no_audio_is_needed_and_questions_may_be_few(tmp_path: Path) -> None:
    folder = small_study(tmp_path, questions=("naturalness",))
    simulate(folder, 2, seed=4)
    assert all(row["similarity"] is None and row["naturalness"] for row in rows(folder))


@pytest.mark.parametrize("evaluators", [0, 3, -1])
def test_more_evaluators_than_slots_are_refused(tmp_path: Path, evaluators: int) -> None:
    with pytest.raises(UserError, match=r"the plan has 2 slots; choose 1 to 2"):
        simulate(small_study(tmp_path), evaluators, seed=4)


def test_simulated_and_real_people_are_not_mixed(tmp_path: Path) -> None:
    folder = small_study(tmp_path)
    open_session(folder).close()
    before = folder.journal("s0001").read_bytes()
    with pytest.raises(UserError, match="people have taken sessions of this study"):
        simulate(folder, 2, seed=4)
    assert folder.journal("s0001").read_bytes() == before


def test_another_simulation_is_not_written_over(tmp_path: Path) -> None:
    folder = small_study(tmp_path)
    simulate(folder, 2, seed=4)
    with pytest.raises(UserError, match="simulated before, in another way"):
        simulate(folder, 2, seed=5)


def test_times_are_those_of_people(tmp_path: Path) -> None:
    folder = small_study(tmp_path, slots=4, trials=12)
    simulate(folder, 4, seed=4)
    for row in rows(folder):
        heard = float(row["trial_seconds_heard"] or 0) + float(row["enrolment_seconds_heard"] or 0)
        assert heard < float(row["response_seconds"] or 0) < heard + 60
        assert int(row["trial_plays"] or 0) >= 1


# --- Listeners --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_answers_on_the_scale(kind: str) -> None:
    rng = np.random.default_rng(3)
    for stimulus in (ORIGINAL, PROCESSED):
        for trial in (SAME, DIFFERENT, None):
            for progress in (0.0, 1.0):
                answers = listener_for(1, "e1", kind).answers(
                    stimulus, trial, rng, progress=progress
                )
                asked = {"naturalness", "intelligibility"} | ({"similarity"} if trial else set())
                assert set(answers) == asked
                assert all(value in SCALE for value in answers.values())


def test_planted_effects_are_found_again() -> None:
    effects = Effects(systems={"B2": SystemEffect(naturalness=-4, intelligibility=-2)})
    original = means(ORIGINAL, DIFFERENT, effects=effects)
    processed = means(PROCESSED, DIFFERENT, effects=effects)
    # The end of the scale cuts a little off the original's answers.
    assert processed["naturalness"] - original["naturalness"] == pytest.approx(-4, abs=0.5)
    assert processed["intelligibility"] - original["intelligibility"] == pytest.approx(-2, abs=0.6)
    assert processed["similarity"] == pytest.approx(original["similarity"], abs=0.25)


def test_anonymizing_makes_same_speakers_sound_different() -> None:
    assert means(ORIGINAL, SAME)["similarity"] > means(ORIGINAL, DIFFERENT)["similarity"] + 4
    assert means(PROCESSED, SAME)["similarity"] < means(ORIGINAL, SAME)["similarity"] - 2.5


def test_kinds_are_what_they_are_called() -> None:
    careful, lenient, harsh = (
        means(PROCESSED, SAME, kind)["naturalness"] for kind in ("careful", "lenient", "harsh")
    )
    assert harsh < careful - 0.8 < careful + 0.8 < lenient
    narrow = means(ORIGINAL, SAME, "narrow_range")["naturalness"]
    assert abs(narrow - 5.5) < abs(means(ORIGINAL, SAME)["naturalness"] - 5.5) / 2
    random = means(ORIGINAL, SAME, "random_clicker")
    assert all(value == pytest.approx(5.5, abs=0.6) for value in random.values())
    foreign = means(PROCESSED, SAME, "non_native")["intelligibility"]
    assert foreign < means(PROCESSED, SAME)["intelligibility"] - 1

    def gap(kind: str) -> float:
        same, different = means(ORIGINAL, SAME, kind), means(ORIGINAL, DIFFERENT, kind)
        return float(same["similarity"] - different["similarity"])

    assert gap("speaker_expert") > gap("careful")


def test_the_tired_and_the_impatient_are_noisier() -> None:
    def spread(kind: str, progress: float) -> float:
        rng = np.random.default_rng(0)
        listener = listener_for(1, "e1", kind)
        answers = [listener.answers(PROCESSED, SAME, rng, progress=progress) for _ in range(400)]
        return float(np.std([answer["naturalness"] for answer in answers]))

    assert spread("tired", 1.0) > 1.5 * spread("tired", 0.0)
    assert spread("impatient", 0.5) > 1.3 * spread("careful", 0.5)


def test_straight_liners_are_found_and_careful_listeners_are_not(tmp_path: Path) -> None:
    for kind, expected in (("straight_liner", {"straight_lining"}), ("careful", set())):
        folder = small_study(tmp_path / kind, slots=3, trials=36)
        effects = tmp_path / f"{kind}.toml"
        effects.write_text(f"[kinds]\n{kind} = 1.0\n", "utf-8")
        simulate(folder, 3, 2, effects)
        by_evaluator = defaultdict(list)
        for session in read_results(folder).sessions:
            by_evaluator[session.opened.evaluator].append(session.state)
        for states in by_evaluator.values():
            assert {flag.rule for flag in quality.evaluator_flags(states)} == expected


def test_the_mixture_has_every_kind() -> None:
    assert {listener_for(1, f"e{number}").kind for number in range(400)} == set(KINDS)


# --- Effects files ----------------------------------------------------------------------------


def test_an_effects_file_is_read(tmp_path: Path) -> None:
    study = small_study(tmp_path / "study").study()
    path = tmp_path / "effects.toml"
    path.write_text("[systems.B1]\nnaturalness = -5.0\n[kinds]\ncareful = 1\n", "utf-8")
    effects = load_effects(path, study)
    assert effects.of("B1", "naturalness") == -5.0
    assert effects.of("B2", "naturalness") == SystemEffect().naturalness
    assert effects.of("original", "naturalness") == 0.0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[systems.B9]\n", r"'B9' is no system; use B1, B2"),
        ("[kinds]\nsleepy = 1\n", r"'sleepy' is no kind of listener; use careful"),
        ("[kinds]\ncareful = -1\n", "must not be negative"),
        ("[systems.B1]\nnaturalnes = -5\n", r"systems\.B1\.naturalnes"),
        ("[systems.B1]\nnaturalness = -50\n", r"systems\.B1\.naturalness"),
        ("[systems", "not valid TOML"),
        (f"careful = {'9' * 5_000}", "not valid TOML"),
        (f"careful = {'[' * 5_000}", "not valid TOML"),
    ],
)
def test_a_wrong_effects_file_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "effects.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(UserError, match=r"effects\.toml: .*" + reason):
        load_effects(path, small_study(tmp_path / "study").study())


def test_opinions_are_the_same_on_every_machine() -> None:
    """What this gave where it was written: 64-bit Linux, NumPy 2.4."""
    rng = np.random.Generator(np.random.PCG64(11))
    answers = [
        tuple(listener_for(7, "ann", kind).answers(PROCESSED, SAME, rng, progress=0.5).values())
        for kind in ("careful", "lenient", "harsh", "narrow_range", "random_clicker")
    ]
    assert answers == [(6, 6, 4), (6, 6, 5), (4, 5, 3), (6, 6, 5), (10, 6, 9)]
