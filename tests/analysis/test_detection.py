"""Detection tasks: the right trials, right error rates, ties pooled."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.metrics import roc_curve

from analysis.det_curve import det_curve
from analysis.detection import TASKS, detect, detect_all
from analysis.measures import with_ranks
from analysis.resampling import EvaluatorBootstrap, seeded_generator
from tests.analysis.golden import golden
from tests.analysis.ratings_factory import Design, make_ratings

SCORES = st.lists(st.integers(-3, 3), min_size=1, max_size=25)


def bootstrap_of(ranked):
    return EvaluatorBootstrap.draw(
        ranked["evaluator"].unique().tolist(),
        replicates=50,
        generator=seeded_generator(0, "test"),
    )


@pytest.mark.parametrize(("name", "case"), golden("equal_error_rates").items())
def test_eer_equals_speechbrains(name, case):
    # SpeechBrain computes in float32.
    assert det_curve(case["target"], case["nontarget"]).eer == pytest.approx(case["eer"], abs=1e-7)


@given(SCORES, SCORES)
def test_eer_is_where_the_curves_of_scikit_learn_are_closest(target, nontarget):
    labels = [1] * len(target) + [0] * len(nontarget)
    false_alarm, hit, _ = roc_curve(labels, target + nontarget, drop_intermediate=False)
    apart = np.abs(false_alarm - (1 - hit))
    # From the highest threshold to the lowest, which counts where two are equally close.
    closest = np.flatnonzero(apart <= apart.min() + 1e-12)[-1]
    expected = (false_alarm + 1 - hit)[closest] / 2
    assert det_curve(target, nontarget).eer == pytest.approx(expected, abs=1e-12)


@given(SCORES, SCORES)
def test_rates_are_those_of_their_thresholds(target, nontarget):
    curve = det_curve(target, nontarget)
    for threshold, false_alarm, miss in zip(
        curve.thresholds, curve.false_alarm, curve.miss, strict=True
    ):
        assert false_alarm == pytest.approx(np.mean(np.array(nontarget) >= threshold))
        assert miss == pytest.approx(np.mean(np.array(target) < threshold))
    assert (curve.false_alarm[0], curve.miss[0]) == (1.0, 0.0)
    assert (curve.false_alarm[-1], curve.miss[-1]) == (0.0, 1.0)


@given(SCORES, SCORES)
def test_a_strictly_increasing_change_of_scores_changes_no_rate(target, nontarget):
    curve = det_curve(target, nontarget)
    changed = det_curve([2 * s**3 + s for s in target], [2 * s**3 + s for s in nontarget])
    np.testing.assert_array_equal(changed.false_alarm, curve.false_alarm)
    np.testing.assert_array_equal(changed.miss, curve.miss)


def test_tied_scores_go_together():
    curve = det_curve([1, 1, 1], [1, 1])
    assert curve.false_alarm.tolist() == [1.0, 0.0]
    assert curve.miss.tolist() == [0.0, 1.0]
    assert curve.eer == 0.5


@pytest.mark.parametrize(
    ("target", "nontarget", "message"),
    [
        ([], [1], "no target score"),
        ([1], [], "no non-target score"),
        ([1, np.nan], [1], "target score 1 is NaN"),
    ],
)
def test_refuses_empty_classes_and_nan(target, nontarget, message):
    with pytest.raises(ValueError, match=message):
        det_curve(target, nontarget)


def ratings_with_planted_rows():
    return with_ranks(make_ratings(Design(systems=("B1", "B2")), seed=2))


@pytest.mark.parametrize(
    ("task", "target", "nontarget"),
    [
        (0, "system == 'original'", "system == 'B2'"),
        (1, "system == 'original'", "system == 'B2'"),
        (2, "system == 'B2' and pair == 'same'", "system == 'original' and pair == 'different'"),
        (3, "system == 'B2' and pair == 'same'", "system == 'B2' and pair == 'different'"),
    ],
)
def test_tasks_take_the_trials_that_they_name(task, target, nontarget):
    ranked = ratings_with_planted_rows()
    column = f"{TASKS[task].target.question}_rank"
    scores = TASKS[task].scores(ranked, "B2")
    for sample, query in zip(scores, (target, nontarget), strict=True):
        np.testing.assert_array_equal(sample.values, ranked.query(query)[column])


def test_original_is_same_against_different_in_both_similarity_tasks():
    ranked = ratings_with_planted_rows()
    found = detect_all(ranked, ("B1", "B2"), bootstrap_of(ranked))
    original = [detection for detection in found if detection.system == "original"]
    assert [detection.task.name for detection in original] == [
        "similarity_same",
        "similarity_different",
    ]
    assert original[0].eer == original[1].eer < 0.2


def test_an_empty_class_is_said():
    ranked = ratings_with_planted_rows().query("pair == 'same'")
    detection = detect(ranked, TASKS[3], "B1", bootstrap_of(ranked))
    assert detection.curve is None
    assert np.isnan(detection.eer)
    assert detection.not_known_because == "there are no non-targets"
