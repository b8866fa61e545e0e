"""Tests on panels and evaluators: other programs' numbers, planted effects, what is said."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import wilcoxon

from analysis.clustering_panels import ControlDifferences, control_differences, measure_panels
from analysis.clustering_tests import analyse_differences, purity_changes, signed_rank
from analysis.comparisons import mann_whitney
from tests.analysis.panels_factory import make_sessions

PAIRS = st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=1, max_size=40)


def differences_of(table: pd.DataFrame) -> ControlDifferences:
    return ControlDifferences(table, ())


def evaluators(seed: int, native_effect: float = 0.0, count: int = 80) -> pd.DataFrame:
    random = np.random.default_rng(seed)
    number = np.arange(count)
    table = pd.DataFrame(
        {
            "system": np.where(number % 2, "B1", "B2"),
            "gender": np.where(number // 2 % 2, "f", "m"),
            "native_language": np.where(number // 4 % 2, "en-GB", "de"),
        }
    )
    foreign = table["native_language"] == "de"
    return table.assign(macro_f1=random.normal(0.2, 0.1, count) + native_effect * foreign)


@given(PAIRS)
def test_signed_rank_equals_scipy(pairs):
    a, b = np.array(pairs).T
    test = signed_rank(a, b)
    if (a == b).all():
        assert np.isnan(test.p)
        assert test.reason == "no pair differs"
        return
    expected = wilcoxon(a, b, correction=True, method="asymptotic")
    assert (test.w, test.p) == pytest.approx((expected.statistic, expected.pvalue), rel=1e-8)
    rising = wilcoxon(a, b, alternative="greater", method="asymptotic").statistic
    ranks = np.count_nonzero(a != b) * (np.count_nonzero(a != b) + 1) / 2
    assert test.effect_size == pytest.approx(2 * rising / ranks - 1, abs=1e-12)
    assert signed_rank(b, a).effect_size == pytest.approx(-test.effect_size)


def test_signed_rank_effect_size_by_hand():
    # Differences 1, 2, -3, 0: ranks 1 + 2 for the first, 3 against it.
    assert signed_rank([2, 4, 0, 5], [1, 2, 3, 5]).effect_size == 0.0
    assert signed_rank([2, 4, 9], [1, 2, 3]).effect_size == 1.0


def test_signed_rank_refuses_what_is_no_pair():
    with pytest.raises(ValueError, match="2 values have 1 partners"):
        signed_rank([1.0, 2.0], [1.0])
    with pytest.raises(ValueError, match="NaN"):
        signed_rank([1.0, np.nan], [1.0, 2.0])


def test_rounding_is_no_difference():
    assert signed_rank([0.1 + 0.2], [0.3]).reason == "no pair differs"


def test_purity_falls_where_panels_are_harder():
    panels = measure_panels(*make_sessions(32))
    changes = purity_changes(panels)
    assert [change.gender for change in changes] == ["f", "m"]
    for change in changes:
        own = panels[panels["gender"] == change.gender]
        control = own.loc[own["panel_kind"] == "control", "purity"]
        anonymized = own.loc[own["panel_kind"] == "anonymized", "purity"]
        assert change.control_mean == control.mean() > anonymized.mean() == change.anonymized_mean
        assert change.pooled == mann_whitney(control, anonymized)
        assert (change.pooled.n_a, change.pooled.n_b, change.paired.n) == (16, 32, 16)
        assert change.pooled.p < 0.01
        assert change.clustered.interval.low > 0.5
        assert change.clustered.p <= change.clustered_p_holm < 0.01
        assert change.paired.p < 0.01
        assert change.paired.effect_size > 0.5


def test_an_evaluator_without_a_control_panel_has_no_pair():
    panels = measure_panels(*make_sessions(16))
    lost = (panels["session"] == "s0000") & (panels["panel_kind"] == "control")
    (changed, _) = purity_changes(panels[~lost])
    assert (changed.paired.n, changed.pooled.n_b) == (7, 16)


def test_panels_of_one_evaluator_make_no_more_of_a_difference_than_evaluators_do():
    panels = measure_panels(*make_sessions(16))
    once, twice = (purity_changes(pd.concat([panels] * times)) for times in (1, 2))
    for change, doubled in zip(once, twice, strict=True):
        assert doubled.clustered.p == pytest.approx(change.clustered.p)
        assert doubled.pooled.p < change.pooled.p


def test_a_planted_effect_of_native_language_is_found():
    found = analyse_differences(differences_of(evaluators(1, native_effect=0.1)), "macro_f1", "en")
    assert found.factors == ("system", "language", "gender")
    effects = {effect.factors: effect for effect in found.table.effects}
    assert effects["language",].p < 0.001
    assert min(effects["system",].p, effects["gender",].p) > 0.05
    (test,) = found.main_effects["language"]
    assert (test.a.levels, test.b.levels) == (("native",), ("non-native",))
    assert test.difference == pytest.approx(-0.1, abs=0.05)
    assert len(found.all_factors) == 12


def test_regions_and_case_of_a_language_do_not_matter():
    table = evaluators(2)
    one = analyse_differences(differences_of(table), "macro_f1", "EN-us")
    other = analyse_differences(differences_of(table), "macro_f1", "en")
    assert one == other
    assert [test.a.n for test in one.main_effects["language"]] == [40]


def test_evaluators_who_did_not_tell_their_language_are_counted():
    table = evaluators(3)
    table.loc[:4, "native_language"] = ""
    found = analyse_differences(differences_of(table), "macro_f1", "en")
    assert found.left_out == 5
    assert found.table.n == 75


def test_a_factor_with_one_level_is_left_out():
    table = evaluators(4).assign(system="B2", gender="f")
    found = analyse_differences(differences_of(table), "macro_f1", "en")
    assert found.factors == ("language",)
    alone = table.assign(native_language="en")
    assert analyse_differences(differences_of(alone), "macro_f1", "en") is None


def test_panels_lead_to_an_analysis():
    differences = control_differences(measure_panels(*make_sessions(24)))
    for measure in ("macro_f1", "cc_per_utterance"):
        found = analyse_differences(differences, measure, "en")
        assert found.table.n == 24
        assert all(0 <= effect.p <= 1 for effect in found.table.effects)
