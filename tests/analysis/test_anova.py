"""Analysis of variance and post-hoc tests against R with car, and against what must hold."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import f_oneway, sem, ttest_ind

from analysis.anova import anova, cells, post_hoc

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "anova"
FACTORS = ("system", "language", "gender")
TOLERANCE = 1e-8


def recorded(name: str) -> pd.DataFrame:
    return pd.read_csv(GOLDEN / f"{name}.csv")


def factors_of(table: pd.DataFrame, names: tuple[str, ...] = FACTORS) -> dict[str, pd.Series]:
    return {name: table[name] for name in names}


def evaluators(n: int, seed: int) -> pd.DataFrame:
    random = np.random.default_rng(seed)
    levels = {"system": ["B1", "B2"], "language": ["native", "other"], "gender": ["f", "m"]}
    table = pd.DataFrame({name: random.choice(names, n) for name, names in levels.items()})
    return table.assign(value=random.normal(size=n))


@pytest.mark.parametrize("name", ["balanced", "unbalanced", "three_systems"])
def test_equals_r(name):
    table = recorded(name)
    found = anova(table["value"], factors_of(table))
    expected = recorded(f"{name}_anova").set_index("effect")
    assert [":".join(effect.factors) for effect in found.effects] == list(expected.index[:-1])
    for effect in found.effects:
        line = expected.loc[":".join(effect.factors)]
        assert effect.degrees_of_freedom == line["degrees_of_freedom"]
        for quantity in ("sum_of_squares", "f", "p", "partial_eta_squared"):
            assert getattr(effect, quantity) == pytest.approx(line[quantity], rel=TOLERANCE)
    residual = expected.loc["Residuals"]
    assert found.residual_degrees_of_freedom == residual["degrees_of_freedom"]
    assert found.residual_sum_of_squares == pytest.approx(residual["sum_of_squares"], rel=TOLERANCE)


@pytest.mark.parametrize(
    ("name", "factors", "tests"),
    [
        ("unbalanced", ("language",), "unbalanced_language_t"),
        ("unbalanced", FACTORS, "unbalanced_cells_t"),
        ("three_systems", ("system", "gender"), "three_systems_t"),
    ],
)
def test_post_hoc_tests_equal_r(name, factors, tests):
    table, expected = recorded(name), recorded(tests)
    found = post_hoc(table["value"], factors_of(table, factors))
    pairs = [(":".join(one.a.levels), ":".join(one.b.levels)) for one in found]
    assert pairs == list(zip(expected["a"], expected["b"], strict=True))
    for quantity in ("t", "degrees_of_freedom", "p", "difference", "p_holm"):
        values = [getattr(one, quantity) for one in found]
        np.testing.assert_allclose(values, expected[quantity], rtol=TOLERANCE)
    intervals = [(one.interval.low, one.interval.high) for one in found]
    np.testing.assert_allclose(intervals, expected[["low", "high"]], rtol=TOLERANCE)


@given(st.integers(0, 1000), st.integers(1, 5))
def test_balanced_effects_and_residual_add_up(seed, per_cell):
    random = np.random.default_rng(seed)
    grid = np.tile(np.array(list(np.ndindex(2, 3, 2))), (per_cell, 1))
    values = random.normal(size=len(grid))
    found = anova(values, dict(zip(FACTORS, grid.T, strict=True)))
    total = np.sum((values - values.mean()) ** 2)
    parts = [effect.sum_of_squares for effect in found.effects]
    assert sum(parts) + found.residual_sum_of_squares == pytest.approx(total)
    degrees = [effect.degrees_of_freedom for effect in found.effects]
    assert sum(degrees) + found.residual_degrees_of_freedom == len(grid) - 1


@given(st.integers(0, 1000))
def test_one_factor_equals_scipy(seed):
    random = np.random.default_rng(seed)
    level = np.concatenate([[0, 0, 1, 1, 2, 2], random.integers(3, size=12)])
    values = random.normal(size=18) + level
    (effect,) = anova(values, {"level": level}).effects
    expected = f_oneway(*(values[level == one] for one in range(3)))
    assert (effect.f, effect.p) == pytest.approx((expected.statistic, expected.pvalue), rel=1e-8)
    tests = post_hoc(values, {"level": level})
    for one, (a, b) in zip(tests, [(0, 1), (0, 2), (1, 2)], strict=True):
        welch = ttest_ind(values[level == a], values[level == b], equal_var=False)
        assert (one.t, one.p) == pytest.approx((welch.statistic, welch.pvalue), rel=1e-8)


@given(st.integers(0, 1000), st.floats(-1e3, 1e3), st.floats(1e-3, 1e3))
def test_unit_and_origin_do_not_matter(seed, origin, unit):
    table = evaluators(74, seed)
    factors = factors_of(table)
    before = anova(table["value"], factors).effects
    after = anova(origin + unit * table["value"], factors).effects
    np.testing.assert_allclose(
        [effect.partial_eta_squared for effect in after],
        [effect.partial_eta_squared for effect in before],
        rtol=1e-6,
        atol=1e-9,
    )


def test_order_of_factors_and_rows_does_not_matter():
    table = recorded("unbalanced")
    shuffled = table.sample(frac=1.0, random_state=3)
    before = anova(table["value"], factors_of(table))
    after = anova(shuffled["value"], factors_of(shuffled, FACTORS[::-1]))
    found = {frozenset(effect.factors): effect.f for effect in after.effects}
    for effect in before.effects:
        assert found[frozenset(effect.factors)] == pytest.approx(effect.f, rel=TOLERANCE)


def test_an_effect_that_was_planted_is_found():
    table = evaluators(74, seed=5)
    planted = table["value"] + 1.5 * (table["language"] == "native")
    effects = {effect.factors: effect for effect in anova(planted, factors_of(table)).effects}
    assert effects["language",].p < 0.001
    assert min(effect.p for name, effect in effects.items() if name != ("language",)) > 0.01
    (test,) = post_hoc(planted, factors_of(table, ("language",)))
    assert test.difference == pytest.approx(1.5, abs=0.5)
    assert test.interval.excludes(0.0)


def test_an_empty_cell_takes_a_degree_of_freedom_away():
    table = evaluators(74, seed=6)
    empty = (table["system"] == "B1") & (table["language"] == "native") & (table["gender"] == "f")
    kept = table[~empty]
    found = anova(kept["value"], factors_of(kept))
    assert found.residual_degrees_of_freedom == len(kept) - 7
    *others, highest = found.effects
    assert (highest.degrees_of_freedom, highest.p) == pytest.approx((0, np.nan), nan_ok=True)
    assert highest.reason == "the filled cells cannot tell it from other effects"
    assert all(effect.reason is None and 0 < effect.p <= 1 for effect in others)


def test_a_factor_with_one_level_is_said():
    table = evaluators(30, seed=7).assign(system="B2")
    effects = {e.factors: e for e in anova(table["value"], factors_of(table)).effects}
    assert effects["system",].reason == "the filled cells cannot tell it from other effects"
    two = anova(table["value"], factors_of(table, ("language", "gender")))
    for effect in two.effects:
        assert effects[effect.factors].f == pytest.approx(effect.f)


def test_a_single_value_a_cell_is_said():
    grid = np.array(list(np.ndindex(2, 2, 2)))
    factors = dict(zip(FACTORS, grid.T, strict=True))
    values = np.arange(8.0) ** 2
    reasons = {effect.reason for effect in anova(values, factors).effects}
    assert reasons == {"no cell holds two values"}
    tests = post_hoc(values, factors)
    assert len(tests) == 12
    assert {one.interval.reason for one in tests} == {"a cell holds a single value"}
    assert np.isnan([one.p_holm for one in tests]).all()


def test_values_that_do_not_vary_are_said():
    level = np.repeat([0, 1], 5)
    (effect,) = anova(0.1 + 0.1 * level, {"level": level}).effects
    assert effect.reason == "values do not vary within cells"
    (test,) = post_hoc(0.1 + 0.1 * level, {"level": level})
    assert test.interval.reason == "values do not vary within cells"
    assert test.difference == pytest.approx(-0.1)


def test_cells_have_means_and_standard_errors():
    found = cells([1.0, 3.0, 5.0, 7.0], {"language": ["n", "n", "n", "o"]})
    assert [(cell.levels, cell.n, cell.mean) for cell in found] == [
        (("n",), 3, 3.0),
        (("o",), 1, 7.0),
    ]
    assert found[0].standard_error == pytest.approx(sem([1.0, 3.0, 5.0]), rel=1e-12)
    assert np.isnan(found[1].standard_error)


@pytest.mark.parametrize("function", [anova, cells, post_hoc])
@pytest.mark.parametrize(
    ("values", "factors", "message"),
    [
        ([], {"a": []}, "values must be one row"),
        ([1.0, np.nan], {"a": ["x", "y"]}, r"values\[1\] is nan"),
        ([1.0, 2.0], {}, "no factors"),
        ([1.0, 2.0], {"a": ["x"]}, "factor a has shape"),
        ([1.0, 2.0], {"a": ["x", None]}, "factor a is missing"),
    ],
)
def test_refuses_what_cannot_be_analysed(function, values, factors, message):
    with pytest.raises(ValueError, match=message):
        function(values, factors)


@pytest.mark.long
def test_false_positives_keep_their_rate():
    p_values = []
    for seed in range(2000):
        table = evaluators(74, seed)
        p_values.append([e.p for e in anova(table["value"], factors_of(table)).effects])
    rates = np.mean(np.array(p_values) < 0.05, axis=0)
    assert ((rates > 0.035) & (rates < 0.065)).all(), rates
