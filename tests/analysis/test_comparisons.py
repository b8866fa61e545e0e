"""Mann-Whitney and Holm against other programs, and families of comparisons."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import mannwhitneyu

from analysis.comparisons import compare, compare_all, holm, mann_whitney
from analysis.measures import MEASURES, with_ranks
from analysis.resampling import EvaluatorBootstrap, seeded_generator
from tests.analysis.golden import golden
from tests.analysis.ratings_factory import Design, make_ratings

SAMPLES = st.lists(st.integers(1, 10), min_size=1, max_size=40)


def bootstrap_of(ranked, replicates=50):
    return EvaluatorBootstrap.draw(
        ranked["evaluator"].unique().tolist(),
        replicates=replicates,
        generator=seeded_generator(0, "test"),
    )


def test_equals_scipys_recorded_result():
    case = golden("mann_whitney")["ratings_tied"]
    test = mann_whitney(case["a"], case["b"])
    assert test.u == case["u"]
    assert test.p == pytest.approx(case["p"], rel=1e-12)
    assert test.effect_size == pytest.approx(case["u"] / (len(case["a"]) * len(case["b"])))


@given(SAMPLES, SAMPLES)
def test_equals_scipy(a, b):
    test = mann_whitney(a, b)
    if len(set(a + b)) == 1:
        assert np.isnan(test.p)
        assert test.reason == "all values are equal"
        return
    expected = mannwhitneyu(a, b, use_continuity=True, alternative="two-sided", method="asymptotic")
    assert test.u == expected.statistic
    assert test.p == pytest.approx(expected.pvalue, rel=1e-9)


@given(SAMPLES, SAMPLES)
def test_effect_size_is_the_chance_of_being_larger(a, b):
    pairs = [(x > y) + 0.5 * (x == y) for x in a for y in b]
    assert mann_whitney(a, b).effect_size == pytest.approx(np.mean(pairs))
    assert mann_whitney(b, a).effect_size == pytest.approx(1 - np.mean(pairs))


def test_nothing_to_compare_is_said():
    test = mann_whitney([], [1, 2])
    assert np.isnan([test.u, test.p, test.effect_size]).all()
    assert (test.n_a, test.n_b) == (0, 2)
    assert test.reason == "there are no trials to compare"


def test_refuses_nan():
    with pytest.raises(ValueError, match="NaN"):
        mann_whitney([1.0, np.nan], [2.0])


def test_holm_is_that_of_r():
    recorded = golden("by_r", "statistics")["holm"]
    p, expected = (np.array(recorded[name], dtype=float) for name in ("p", "adjusted"))
    np.testing.assert_allclose(holm(p), expected, rtol=1e-12)


def test_holm_is_as_published():
    # Holm's step-down by hand: 4*0.01, 3*0.02, then never smaller than the one before.
    np.testing.assert_allclose(holm([0.02, 0.01, 0.03, 0.04]), [0.06, 0.04, 0.06, 0.06])
    np.testing.assert_allclose(holm([0.9, 0.8]), [1.0, 1.0])


@given(st.lists(st.floats(0, 1), max_size=12))
def test_holm_rejects_what_the_step_down_procedure_rejects(p_values):
    level = 0.05
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    rejected = set()
    for step, place in enumerate(order):
        if p_values[place] * (len(p_values) - step) > level:
            break
        rejected.add(place)
    assert {place for place, p in enumerate(holm(p_values)) if p <= level} == rejected


def test_holm_leaves_tests_that_were_not_made_out_of_the_family():
    adjusted = holm([0.01, np.nan, 0.04])
    np.testing.assert_allclose(adjusted[[0, 2]], [0.02, 0.04])
    assert np.isnan(adjusted[1])


def test_planted_effects_come_back_in_order():
    design = Design(systems=("B1", "B2", "I1"), effects={"B1": 2.0, "B2": 3.5, "I1": 0.0})
    ranked = with_ranks(make_ratings(design, seed=4))
    family = compare(ranked, MEASURES[0], design.systems, bootstrap_of(ranked, 400))
    against_original = {row.system: row for row in family if row.reference == "original"}
    sizes = [against_original[system].test.effect_size for system in ("B2", "B1", "I1")]
    assert sizes == sorted(sizes)
    assert (
        against_original["I1"].two_way.interval.low
        < 0.5
        < against_original["I1"].two_way.interval.high
    )
    for system in ("B1", "B2"):
        assert against_original[system].two_way.interval.excludes(0.5)
        assert against_original[system].bootstrap.excludes(0.5)
        assert against_original[system].p_holm < 0.001


def test_a_family_is_one_measure_with_both_references():
    design = Design(systems=("B1", "B2", "I1"))
    ranked = with_ranks(make_ratings(design))
    comparisons = compare_all(ranked, design.systems, bootstrap_of(ranked))
    for measure in MEASURES:
        family = [row for row in comparisons if row.measure is measure]
        assert [(row.system, row.reference) for row in family] == [
            ("B1", "original"),
            ("B2", "original"),
            ("I1", "original"),
            ("B2", "B1"),
            ("I1", "B1"),
        ]
        expected = holm([row.test.p for row in family])
        np.testing.assert_array_equal([row.p_holm for row in family], expected)
        expected = holm([row.two_way.p for row in family])
        np.testing.assert_array_equal([row.two_way_p_holm for row in family], expected)


def test_same_and_different_pairs_are_compared_apart():
    ratings = make_ratings(Design(systems=("B1",), concealment=1.0, evaluators=12))
    ranked = with_ranks(ratings)
    same, different = (
        compare(ranked, measure, ("B1",), bootstrap_of(ranked))[0] for measure in MEASURES[2:]
    )
    assert same.test.n_a == (ratings.query("system == 'B1' and pair == 'same'")).shape[0]
    assert same.two_way.interval.high < 0.2
    assert not different.two_way.interval.excludes(0.5)


def test_one_system_is_not_compared_with_itself():
    ranked = with_ranks(make_ratings(Design(systems=("B1",))))
    family = compare(ranked, MEASURES[0], ("B1",), bootstrap_of(ranked))
    assert [row.reference for row in family] == ["original"]


def test_a_question_not_asked_is_said():
    ratings = make_ratings(Design(questions=("naturalness",))).replace("", np.nan)
    ranked = with_ranks(ratings)
    row = compare(ranked, MEASURES[1], ("B1", "B2"), bootstrap_of(ranked))[0]
    assert np.isnan([row.test.p, row.median, row.p_holm, row.two_way.p]).all()
    assert "no trials" in row.not_known_because
