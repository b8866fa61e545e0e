"""Objective against subjective results: lookup by hand, SciPy, planted order, what cannot be."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import bootstrap as scipy_bootstrap
from scipy.stats import norm, spearmanr
from scipy.stats import t as student_t

from analysis.measures import judged_sample, with_ranks
from analysis.objective_tables import read_objective
from analysis.resampling import EvaluatorBootstrap, seeded_generator
from analysis.trade_offs import spearman, trade_offs
from anonymizers.errors import UserError
from tests.analysis.objective_factory import make_objective, write_objective
from tests.analysis.ratings_factory import Design, make_ratings

SYSTEMS = ("B1", "B2", "A2", "I1", "K2")
LOSS = dict(zip(SYSTEMS, (2.0, 2.8, 1.2, 0.4, 3.6), strict=True))
EER = {"original": 0.03} | dict.fromkeys(SYSTEMS, 0.3)
WER = {"original": 0.04} | {name: 0.05 + 0.05 * loss for name, loss in LOSS.items()}


@pytest.fixture(scope="module")
def ranked():
    return with_ranks(make_ratings(Design(systems=SYSTEMS, evaluators=10, effects=LOSS), seed=3))


@pytest.fixture(scope="module")
def bootstrap(ranked):
    return EvaluatorBootstrap.draw(
        ranked["evaluator"].tolist(), replicates=300, generator=seeded_generator(0, "test")
    )


def results_of(folder, table):
    return read_objective(write_objective(folder, table))


@given(
    st.lists(
        st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6)), min_size=3, max_size=12
    )
)
def test_spearman_equals_scipy(rows):
    x, *ys = np.array(rows, dtype=float).T
    found = spearman(x, np.array(ys))
    for y, rho in zip(ys, found, strict=True):
        if np.ptp(x) == 0 or np.ptp(y) == 0:
            assert np.isnan(rho)
        else:
            assert rho == pytest.approx(spearmanr(x, y).statistic, abs=1e-12)


def test_a_planted_order_is_found(tmp_path, ranked, bootstrap):
    found = trade_offs(ranked, SYSTEMS, results_of(tmp_path, make_objective(EER, WER)), bootstrap)
    utility = [one for one in found if one.metric == "wer"]
    assert [(one.measure.name, one.dataset) for one in utility] == [
        (name, dataset)
        for name in ("naturalness", "intelligibility")
        for dataset in ("libri", "vctk", None)
    ]
    for one in utility:
        assert one.without_original.rho < -0.8
        assert one.without_original.systems == 5
        assert one.with_original.systems == 6
        interval = one.without_original.interval
        assert -1.0 <= interval.low <= one.without_original.rho <= interval.high <= 1.0


def test_the_interval_is_that_of_scipys_correlations_of_every_draw(tmp_path, ranked, bootstrap):
    found = trade_offs(ranked, SYSTEMS, results_of(tmp_path, make_objective(EER, WER)), bootstrap)
    one = next(one for one in found if one.measure.name == "naturalness" and one.dataset is None)
    rates = [place.objective.value for place in one.places]
    samples = [judged_sample(ranked, one.measure, place.system) for place in one.places]

    def correlation(drawn):
        times = np.bincount(drawn, minlength=bootstrap.evaluators.size)
        medians = [
            np.median(
                np.repeat(own.values, times[np.searchsorted(bootstrap.evaluators, own.evaluators)])
            )
            for own in samples
        ]
        return spearmanr(rates, medians).statistic

    judges = bootstrap.evaluators.size
    tail = norm.cdf(student_t.ppf(0.025, judges - 1) * np.sqrt(judges / (judges - 1)))
    expected = scipy_bootstrap(
        (np.arange(judges),),
        correlation,
        vectorized=False,
        n_resamples=300,
        confidence_level=1 - 2 * tail,
        method="percentile",
        random_state=seeded_generator(0, "test"),
    ).confidence_interval
    interval = one.with_original.interval
    assert (interval.low, interval.high) == pytest.approx(tuple(expected), rel=1e-8)


def test_medians_and_rates_are_those_of_the_data_set(tmp_path, ranked, bootstrap):
    found = trade_offs(ranked, SYSTEMS, results_of(tmp_path, make_objective(EER, WER)), bootstrap)
    for one in found:
        rows = ranked if one.dataset is None else ranked[ranked["dataset"] == one.dataset]
        for place in one.places:
            values = judged_sample(rows, one.measure, place.system).values
            assert place.median == np.median(values)
            assert place.n == values.size
            assert place.median_interval.low <= place.median <= place.median_interval.high
            rate = (EER if one.metric == "eer" else WER)[place.system]
            shift = {"libri": 0.001, "vctk": 0.011, None: 0.006}[one.dataset]
            assert place.objective.value == pytest.approx(rate + shift)


def test_the_strongest_attacker_counts_and_is_named(tmp_path):
    table = make_objective(EER, WER, conditions=("oa", "aa"), attackers=("ECAPA", "CAM++"))
    results = results_of(tmp_path, table)
    value = results.value("eer", "aa", "B1", "vctk", "m")
    assert value.value == pytest.approx(0.3 + 0.01 + 0.002 - 0.02)
    assert value.attacker == "ECAPA"
    assert (value.interval.low, value.interval.high) == pytest.approx((0.282, 0.302))
    assert results.conditions("eer") == ["oa", "aa"]


def test_an_attacker_of_more_data_sets_comes_before_a_stronger_one(tmp_path):
    table = make_objective(EER, WER, attackers=("ECAPA", "CAM++"))
    table = table[~((table["attacker"] == "ECAPA") & (table["dataset"] == "vctk"))]
    results = results_of(tmp_path, table)
    assert results.value("eer", "oa", "B1", None, None).attacker == "CAM++"
    assert results.value("eer", "oa", "B1", "libri", None).attacker == "ECAPA"


def test_a_row_for_all_comes_before_a_mean(tmp_path):
    table = make_objective(EER, WER)
    whole = table.iloc[[0]].assign(
        system="B1", dataset="libri", gender="all", condition="oa", value=0.4, low="", high=""
    )
    results = results_of(tmp_path, pd.concat([table, whole]))
    value = results.value("eer", "oa", "B1", "libri", None)
    assert value.value == 0.4
    assert not value.interval.known


def test_original_speech_is_taken_as_it_was_measured(tmp_path):
    results = results_of(tmp_path, make_objective(EER, WER, conditions=("semi-informed",)))
    value = results.value("eer", "semi-informed", "original", "libri", "f")
    assert value.value == pytest.approx(0.03)
    assert results.value("eer", "oo", "B1", "libri", "f") is None


def test_few_systems_have_no_correlation(tmp_path, ranked, bootstrap):
    few = {name: EER[name] for name in ("original", "B1", "B2")}
    found = trade_offs(ranked, SYSTEMS, results_of(tmp_path, make_objective(few, {})), bootstrap)
    assert {one.metric for one in found} == {"eer"}
    for one in found:
        assert np.isnan(one.without_original.rho)
        assert "2 systems are too few" in one.not_known_because


def test_equal_rates_have_no_correlation(tmp_path, ranked, bootstrap):
    table = make_objective(EER, WER, datasets=("libri",), genders=("",))
    found = trade_offs(ranked, SYSTEMS, results_of(tmp_path, table), bootstrap)
    (one, _) = [one for one in found if one.metric == "eer"]
    assert one.not_known_because == "all medians or all error rates are equal"


def test_one_evaluator_gives_places_without_intervals(tmp_path, ranked, bootstrap):
    alone = ranked[ranked["evaluator"] == "e00"]
    found = trade_offs(alone, SYSTEMS, results_of(tmp_path, make_objective(EER, WER)), bootstrap)
    utility = [one for one in found if one.metric == "wer"]
    assert utility
    for one in utility:
        assert "only one evaluator" in one.not_known_because


def test_other_data_sets_have_nothing_in_common(tmp_path, ranked, bootstrap):
    table = make_objective(EER, WER, datasets=("mls",))
    assert trade_offs(ranked, SYSTEMS, results_of(tmp_path, table), bootstrap) == []


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("value", "25.0", ":2: value is '25.0': write the eer as a share"),
        ("value", "", ":2: value is '': write the eer as a share"),
        ("value", "-0.1", "write the eer as a share"),
        ("system", "", ":2: system is ''"),
        ("metric", "", ":2: metric is ''"),
    ],
)
def test_a_wrong_cell_is_named_with_its_line(tmp_path, column, value, message):
    table = make_objective(EER, WER).astype(str)
    table.loc[0, column] = value
    with pytest.raises(UserError, match=message):
        results_of(tmp_path, table)


def test_a_number_that_is_there_twice_is_refused(tmp_path):
    table = make_objective(EER, WER)
    with pytest.raises(UserError, match="this number is there twice"):
        results_of(tmp_path, pd.concat([table, table.iloc[[0]]]))


def test_a_folder_without_the_table(tmp_path):
    with pytest.raises(UserError, match=r"objective\.csv: there is no such file"):
        read_objective(tmp_path)


def test_other_metrics_do_no_harm(tmp_path):
    table = make_objective(EER, WER)
    other = table.iloc[[0]].assign(metric="gvd_db", value=-7.5)
    assert len(results_of(tmp_path, pd.concat([table, other])).table) == len(table)
