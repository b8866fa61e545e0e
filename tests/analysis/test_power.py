"""How many evaluators a study needs."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

from analysis.__main__ import main
from analysis.measures import MEASURES
from analysis.normalized_rank import normalized_rank
from analysis.power import Question, RatingDesign, Spreads, default_systems, ranked_within
from analysis.power_report import answer, to_json, to_text
from anonymizers.command_line import run
from anonymizers.errors import UserError
from tests.sessions.small_study import small_study

NATURALNESS, _, SAME, _ = MEASURES


def design_of(slots, trials=36, scale=(1, 10)):
    """Invent a plan: half of each slot original, pairs in turn, speakers at random."""
    index = np.arange(slots * trials)
    position = index % trials
    return RatingDesign(
        slot=index // trials,
        system=np.where(position % 2 == 0, 0, 1 + position // 2 % 2),
        speaker=np.random.default_rng(0).integers(12, size=index.size),
        is_same=position // 4 % 2 == 0,
        systems=("original", "B1", "B2"),
        scale=scale,
    )


def test_ranks_are_normalized_ranks_of_each_evaluator():
    generator = np.random.default_rng(2)
    judges = np.repeat([0, 1, 2], [5, 40, 17])
    ratings = generator.integers(0, 8, size=judges.size).astype(float)
    ranked = ranked_within(judges, ratings, (0, 7))
    for judge in range(3):
        own = judges == judge
        np.testing.assert_allclose(ranked[own], normalized_rank(ratings[own]), rtol=1e-12)


def test_a_study_without_a_difference_finds_one_in_five_percent():
    question = Question(design_of(24), NATURALNESS, "B1", "B2")
    found = question.power(24, 0.0, studies=400, seed=1)
    assert found.interval.low < 0.05 < found.interval.high
    assert found.effect_size == pytest.approx(0.5, abs=0.01)


def test_power_grows_with_evaluators_and_with_the_difference():
    question = Question(design_of(24), NATURALNESS, "B1", "B2")
    few = question.power(6, 0.5, studies=100, seed=1)
    many = question.power(24, 0.5, studies=100, seed=1)
    more = question.power(24, 1.0, studies=100, seed=1)
    assert few.power < many.power < more.power
    assert few.effect_size == pytest.approx(many.effect_size, abs=0.02)
    assert more.effect_size > many.effect_size > 0.5


def test_differing_taste_costs_power():
    even, differing = (
        Question(design_of(24), NATURALNESS, "B1", "B2", Spreads(taste=taste))
        for taste in (0.0, 1.5)
    )
    assert (
        even.power(24, 0.8, studies=100, seed=1).power
        > differing.power(24, 0.8, studies=100, seed=1).power + 0.2
    )


def test_the_fewest_that_suffice_hold_in_new_studies():
    question = Question(design_of(12), NATURALNESS, "original", "B2")
    report = answer(question, 12, [1.0], wanted=0.8, studies=150, seed=0)
    (found,) = report.answers
    assert found.checked is not None
    assert found.checked.evaluators == found.enough
    assert found.checked.power == pytest.approx(0.8, abs=0.12)
    assert question.power(found.enough // 2, 1.0, studies=150, seed=5).power < 0.75
    assert f"{found.enough} find a difference of 1 in 80 % of studies" in to_text(report)
    assert json.loads(to_json(report))["answers"][0]["evaluators"] == found.enough


def test_complete_separation_is_found():
    spreads = Spreads(evaluator=0.0, taste=0.0, speaker=0.0, noise=0.0)
    question = Question(design_of(6), NATURALNESS, "B1", "B2", spreads)
    found = question.power(6, 3.0, studies=5, seed=0)
    assert (found.power, found.effect_size) == (1.0, 1.0)


def test_what_nobody_can_find_is_said():
    question = Question(design_of(4), NATURALNESS, "B1", "B2", Spreads(taste=40.0))
    report = answer(question, 4, [0.001], wanted=0.9, studies=10, seed=0)
    assert report.answers[0].enough is None
    assert "no number up to 1,000 finds a difference of 0.001" in to_text(report)


def test_similarity_of_same_speaker_pairs_is_of_those_pairs_alone():
    question = Question(design_of(12), SAME, "B1", "B2")
    other = Question(design_of(12), MEASURES[3], "B1", "B2")
    assert question.power(12, 3.0, studies=20, seed=0).effect_size > 0.7
    assert other.power(12, 0.0, studies=20, seed=0).effect_size == pytest.approx(0.5, abs=0.05)


def test_slots_are_given_out_again_when_all_are_taken():
    design = design_of(3, trials=4)
    trials, judges = design.taken_by(5)
    assert list(np.unique(judges)) == [0, 1, 2, 3, 4]
    assert list(design.slot[trials]) == [0] * 4 + [1] * 4 + [2] * 4 + [0] * 4 + [1] * 4


def test_the_design_is_that_of_the_study(tmp_path):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    plan, key = folder.plan_and_key()
    design = RatingDesign.of_study(folder.study(), plan, key, NATURALNESS)
    assert list(np.bincount(design.slot)) == [12, 12]
    assert design.systems[0] == "original"
    planned = Counter(
        key.stimuli[trial.stimulus].system for session in plan.sessions for trial in session.trials
    )
    assert {
        name: int(np.sum(design.system == number)) for number, name in enumerate(design.systems)
    } == planned
    assert default_systems(design.systems) == ("B1", "B2")
    assert default_systems(("original", "B2")) == ("original", "B2")


def test_a_question_that_is_not_asked_is_refused(tmp_path):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    study = folder.study()
    rating = study.rating_section.model_copy(update={"questions": ("naturalness",)})
    without = study.model_copy(update={"rating_section": rating})
    with pytest.raises(UserError, match="similarity is not asked"):
        RatingDesign.of_study(without, *folder.plan_and_key(), SAME)


def test_a_study_of_panels_alone_is_told_that_nothing_can_be_simulated(tmp_path):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    without = folder.study().model_copy(update={"rating_section": None})
    with pytest.raises(UserError) as told:
        RatingDesign.of_study(without, *folder.plan_and_key(), SAME)
    assert "panels alone" in str(told.value)
    assert "--measure" not in str(told.value)


def test_the_command_tells_a_study_of_two_evaluators_how_many_it_needs(tmp_path, capsys):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    command = ["power", str(folder.path), "--difference", "3", "--studies", "40"]
    assert run(main, [*command, "--json", str(tmp_path / "power.json")]) == 0
    printed = capsys.readouterr().out
    content = json.loads((tmp_path / "power.json").read_text(encoding="utf-8"))
    assert content["planned_evaluators"] == 2
    assert f"{content['answers'][0]['evaluators']} find a difference of 3" in printed


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--measure", "beauty"], "--measure beauty: there is none"),
        (["--systems", "B1", "B9"], "--systems B9: the study has none of this name"),
        (["--systems", "B1", "B1"], "name two different systems"),
        (["--difference", "0"], "--difference 0: give a number of points above 0"),
        (["--difference", "nan"], "--difference nan: give a number of points above 0"),
        (["--power", "1"], "--power 1: give a share between 0 and 1"),
        (["--noise-spread", "-1"], "--noise-spread -1: give a number of points, 0 or more"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(tmp_path, capsys, options, sentence):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    assert run(main, ["power", str(folder.path), *options]) == 2
    assert sentence in capsys.readouterr().err
