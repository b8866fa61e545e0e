"""Leakage: published examples, integrals done numerically, other fits, known distributions."""

from __future__ import annotations

import math
from dataclasses import replace
from decimal import Decimal, localcontext

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import integrate, stats

from analysis.calibration import fit_pav
from analysis.det_curve import count_scores, det_curve
from analysis.leakage import (
    eps_max_by_model,
    expected_disclosure_bits,
    model_llr,
    rank_llr,
    worst_disclosure,
    zebra_category,
)
from analysis.resampling import seeded_generator
from analysis.score_models import GaussianModel, StudentTModel
from analysis.similarity_rank import (
    beta_binomial_probabilities,
    eps_max_of_ranks,
    histogram_probabilities,
    rank_metrics,
    rank_probes,
)
from analysis.simulated_scores import HIGHER_TARGETS, WIDER_TARGETS
from analysis.verification import min_cllr, score_metrics
from tests.analysis.golden import golden

CASES = {
    name: case
    for name, case in golden("verification", "scores").items()
    if case["expected_bits"] is not None
}
FEW_VALUES = st.lists(st.integers(-3, 3), min_size=1, max_size=25)
# The ZEBRA repository adds up to 1e-6 to log-likelihood ratios, so that none are equal.
TILT = 1e-6


@pytest.mark.parametrize(("name", "case"), CASES.items())
def test_disclosure_equals_zebras_but_for_its_tilt(name, case):
    metrics = score_metrics(case["target"], case["nontarget"])
    assert metrics["zebra_expected_bits"] == pytest.approx(case["expected_bits"], abs=1e-8)
    if name != "all_tied":  # where theirs puts tied targets last and finds a leak of 1.08
        assert metrics["zebra_worst_log10"] == pytest.approx(case["worst_log10"], abs=TILT)


@pytest.mark.parametrize("name", ["gauss_good", "well_calibrated"])
def test_each_disclosure_is_of_a_fit_that_its_name_tells(name):
    """The plain fit serves min Cllr, and the area over priors of the cost min Cllr is a point of.

    ZEBRA's worst case comes of another fit, with Laplace's rule, so its two numbers are not of one
    calibration. The expected disclosure of the worst case's own fit is a number of its own, and
    the two of one fit can be quoted together.
    """
    counts = count_scores(CASES[name]["target"], CASES[name]["nontarget"])
    plain, smoothed = fit_pav(counts), fit_pav(counts, laplace=True)
    metrics = score_metrics(CASES[name]["target"], CASES[name]["nontarget"])
    assert metrics["zebra_expected_bits"] == expected_disclosure_bits(plain)
    assert metrics["min_cllr"] == min_cllr(plain)
    assert metrics["zebra_expected_laplace_bits"] == expected_disclosure_bits(smoothed)
    assert metrics["eps_max_pav"] == worst_disclosure(smoothed).nats
    assert metrics["zebra_expected_laplace_bits"] < metrics["zebra_expected_bits"]


def test_ties_of_unequal_classes_leak_what_laplaces_rule_makes_of_them():
    metrics = score_metrics([0.5] * 5, [0.5] * 10)
    assert metrics["eps_max_pav"] == pytest.approx(math.log(6 * 10 / (11 * 5)), abs=1e-12)
    assert metrics["eps_max_pav_bin"] == {"n_target": 5, "n_nontarget": 10}


def test_perfect_secrecy_is_exactly_nothing():
    metrics = score_metrics([0, 1, 2], [3, 4, 5])
    assert metrics["eps_max_pav"] == metrics["zebra_worst_log10"] == 0.0
    assert metrics["zebra_expected_bits"] == metrics["zebra_expected_laplace_bits"] == 0.0
    assert metrics["zebra_category"] == "0"


@pytest.mark.parametrize("top", [0.6, 1e6])
def test_example_1_of_the_worst_case_paper(top):
    # Table 2: scores N Y N Y; the highest score's size changes nothing.
    metrics = score_metrics([0.3, top], [0.1, 0.4])
    assert metrics["eps_max_pav"] == pytest.approx(math.log(2.0), abs=1e-12)
    assert metrics["eps_max_pav_is_capped"]
    assert metrics["eps_max_pav_bin"] == {"n_target": 1, "n_nontarget": 0}


def test_example_2_of_the_worst_case_paper():
    metrics = score_metrics([0.1, 0.4], [0.3, 0.6])
    assert metrics["eps_max_pav"] == 0.0
    assert metrics["eer"] == 0.5


@pytest.mark.parametrize("copies", [10, 1000])
def test_both_examples_keep_their_worst_case_when_they_go_on(copies):
    even, odd = 2.0 * np.arange(copies), 2.0 * np.arange(copies) + 1.0
    first, second = score_metrics(odd, even), score_metrics(even, odd)
    assert first["eps_max_pav"] == pytest.approx(math.log(2.0), abs=1e-12)
    assert second["eps_max_pav"] == 0.0
    assert first["eer"] == pytest.approx(0.5, abs=0.06)


def test_perfect_separation_reaches_the_cap_of_its_size():
    metrics = score_metrics(np.arange(100.0, 109.0), np.arange(90.0))
    # (M + 1) · Nn/Nt for M = 9 targets of 9 against 90 non-targets
    assert metrics["zebra_worst_log10"] == pytest.approx(2.0, abs=1e-12)
    assert metrics["eps_max_pav_cap"] == pytest.approx(metrics["eps_max_pav"], abs=1e-12)
    assert metrics["zebra_category"] == "B"  # upper bounds belong to their category


@pytest.mark.parametrize(
    ("log10", "category"),
    [(0, "0"), (1e-12, "A"), (1, "A"), (1.001, "B"), (2, "B"), (3, "C"), (4, "C"), (4.5, "D"),
     (5, "D"), (5.5, "E"), (6, "E"), (6.001, "F"), (math.inf, "F")],
)  # fmt: skip
def test_categories(log10, category):
    assert zebra_category(log10) == category


@given(FEW_VALUES, FEW_VALUES, st.booleans())
def test_expected_disclosure_is_the_area_between_two_entropies(target, nontarget, laplace):
    calibration = fit_pav(count_scores(target, nontarget), laplace=laplace)

    def saved(prior):
        odds = math.log(prior / (1.0 - prior))
        alone = -prior * math.log2(prior) - (1.0 - prior) * math.log2(1.0 - prior)
        known = 0.0
        for share, sign, count in (
            (prior, -1.0, calibration.target),
            (1.0 - prior, 1.0, calibration.nontarget),
        ):
            present = count > 0
            cost = np.logaddexp(0.0, sign * (calibration.llr[present] + odds)) / math.log(2.0)
            known += share * float(cost @ count[present]) / count.sum()
        return alone - known

    area, _ = integrate.quad(saved, 0.0, 1.0, epsabs=1e-10, limit=200)
    assert expected_disclosure_bits(calibration) == pytest.approx(area, abs=1e-8)


@pytest.mark.parametrize("llr", [1e-9, 1e-6, 1e-3, 0.0199, 0.0201, 1.0, 30.0, 600.0, 709.0])
def test_expected_disclosure_is_exact_from_nothing_to_everything(llr):
    # A target at this ratio and a non-target at its reverse, against 60 digits of precision.
    separated = fit_pav(count_scores([1.0], [0.0]))
    calibration = replace(separated, likelihood_ratio=np.exp(np.array([-llr, llr])))
    with localcontext(prec=60):
        growth = Decimal(llr).exp() - 1
        area = Decimal("0.5") + (Decimal(llr) - growth) / growth**2
        exact = float(area / Decimal(2).ln())
    assert expected_disclosure_bits(calibration) == pytest.approx(exact, rel=1e-6, abs=1e-14)


def test_gaussian_model_is_the_closed_form():
    generator = seeded_generator(0, "gaussian")
    target, nontarget = generator.normal(1, 2, 50), generator.normal(0, 1, 80)
    found = model_llr(count_scores(target, nontarget), GaussianModel)(nontarget)
    densities = [
        stats.norm(scores.mean(), scores.std()).logpdf(nontarget) for scores in (target, nontarget)
    ]
    np.testing.assert_allclose(found, densities[0] - densities[1], atol=1e-10)


@pytest.mark.parametrize("freedom", [1.5, 4.0, 30.0])
def test_student_t_fit_is_as_likely_as_scipys(freedom):
    scores = 3.0 + 2.0 * seeded_generator(1, "t").standard_t(freedom, 400)
    ours = StudentTModel.fit(np.sort(scores), np.ones(400))
    theirs = stats.t(*stats.t.fit(scores))
    assert ours.log_density(scores).sum() >= theirs.logpdf(scores).sum() - 1e-6
    exact = stats.t(ours.freedom, ours.location, ours.scale).logpdf(scores)
    np.testing.assert_allclose(ours.log_density(scores), exact, atol=1e-8)


def test_condensed_student_t_fit_is_that_of_all_scores():
    scores = np.sort(seeded_generator(2, "t").standard_t(5.0, 200_000))
    condensed = StudentTModel.fit(scores, np.ones(scores.size))
    assert condensed.freedom == pytest.approx(5.0, rel=0.05)
    assert condensed.scale == pytest.approx(1.0, rel=0.01)
    weighted = StudentTModel.fit(scores[::20], np.full(scores[::20].size, 20.0))
    assert condensed.freedom == pytest.approx(weighted.freedom, rel=0.05)


@pytest.mark.parametrize(
    ("model", "target", "reason"),
    [
        (GaussianModel, [1.0] * 9, "target scores: 9 are too few, the model needs 10"),
        (StudentTModel, np.arange(29.0), "target scores: 29 are too few, the model needs 30"),
        (GaussianModel, [1.0] * 50, "target scores: all are the same, so there is no spread"),
        (StudentTModel, [0.0] * 48 + [1.0, 2.0], "target scores: so many are tied that no"),
        (GaussianModel, [math.inf, *range(20)], "a score is infinite, which no density describes"),
    ],
)
def test_models_say_when_the_sample_does_not_carry_them(model, target, reason):
    counts = count_scores(target, np.linspace(-1, 1, 60))
    with pytest.raises(ValueError, match=reason):
        eps_max_by_model(counts, model)


def test_classes_too_far_apart_have_no_largest_ratio():
    counts = count_scores(np.linspace(0, 1e-155, 40), np.linspace(1, 2, 40))
    with pytest.raises(ValueError, match="too far apart for double precision"):
        eps_max_by_model(counts, GaussianModel)


@pytest.mark.parametrize(("name", "case"), golden("rank_llr", "scores").items())
def test_rank_llr_equals_the_closed_form(name, case):
    found = rank_llr(case["probabilities"])
    np.testing.assert_allclose(found, case["llr"], rtol=0, atol=1e-9)
    assert eps_max_of_ranks(case["probabilities"]) == pytest.approx(case["eps_max"], abs=1e-9)


def test_rank_llr_of_certain_and_impossible_ranks():
    assert rank_llr([1.0, 0.0]).tolist() == [math.inf, -math.inf]


@pytest.mark.parametrize("probabilities", [[1.0], [0.5, 0.6], [-0.1, 1.1], [[0.5, 0.5]],
                                           [math.nan, 1.0]])  # fmt: skip
def test_rank_llr_refuses_what_are_no_probabilities(probabilities):
    with pytest.raises(ValueError, match="rank_probabilities"):
        rank_llr(probabilities)


def test_probes_are_ranked_among_those_they_were_compared_with():
    scores = [3, 1, 2, 5, 5, 1, 0, 0, 9, 4, 4]
    target = [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1]
    probe = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4]
    ranks = rank_probes(scores, target, probe)
    # First; tied for first; tied for second. Probe 3 has no own speaker, probe 4 nobody else.
    assert ranks.shares.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 0.5, 0.5]]
    assert ranks.counts.tolist() == [1.5, 1, 0.5]
    assert ranks.probes.tolist() == [0, 1, 2]
    assert ranks.n_left_out == 2


def test_an_empty_rank_does_not_leak_without_bound():
    assert eps_max_of_ranks(histogram_probabilities([20, 10, 0])) < 5.0


def test_beta_binomial_fit_is_as_likely_as_its_source():
    counts = 1000 * stats.betabinom(9, 0.6, 1.7).pmf(np.arange(10))
    np.testing.assert_allclose(beta_binomial_probabilities(counts) * 1000, counts, atol=1e-3)


def test_rank_metrics_say_when_probes_are_too_few():
    metrics, reasons = rank_metrics([5, 3, 1])
    assert metrics == {"eps_max_rank": None, "eps_max_rank_histogram": None}
    assert reasons == {
        "eps_max_rank": "9 ranked probes are too few, it needs 10",
        "eps_max_rank_histogram": "9 ranked probes are too few, it needs 15",
    }


def test_an_eer_of_a_half_may_hide_a_leak_that_pav_shows_at_one_end_alone():
    drawn = WIDER_TARGETS.draw(1000, 20, seeded_generator(0, "wider"))
    counts = count_scores(drawn.own, drawn.others.ravel())
    assert det_curve(drawn.own, drawn.others.ravel()).eer == pytest.approx(0.5, abs=0.03)
    truth = WIDER_TARGETS.llr(counts.values)
    assert np.abs(truth).max() > 10.0

    pav = fit_pav(counts, laplace=True)
    assert abs(pav([counts.values[0]])[0]) < 0.5 < truth[0] - 5.0  # as if nothing leaked
    worst = worst_disclosure(pav)
    assert worst.is_capped
    assert worst.nats == pytest.approx(math.log((worst.n_target + 1) * 19), abs=1e-9)
    assert worst.nats < np.abs(truth).max() - 3.0

    for model in (GaussianModel, StudentTModel):
        error = model_llr(counts, model)(counts.values) - truth
        assert np.abs(error[np.abs(counts.values) < 4.0]).max() < 0.6
        assert eps_max_by_model(counts, model) == pytest.approx(np.abs(truth).max(), rel=0.1)

    # Ranks see both ends: the first and the last are likely, the middle is not.
    llrs = rank_llr(beta_binomial_probabilities(rank_probes(*drawn.flat()).counts))
    assert llrs[0] > 1.0
    assert llrs[-1] > 1.0
    assert llrs[10] < -0.5


def test_all_estimators_find_an_even_shift():
    drawn = HIGHER_TARGETS.draw(1000, 20, seeded_generator(0, "higher"))
    counts = count_scores(drawn.own, drawn.others.ravel())
    middle = np.linspace(-0.5, 2.0, 26)
    truth = HIGHER_TARGETS.llr(middle)
    np.testing.assert_allclose(truth, middle - 0.5, atol=1e-12)
    for llr_map in (
        fit_pav(counts, laplace=True),
        model_llr(counts, GaussianModel),
        model_llr(counts, StudentTModel),
    ):
        np.testing.assert_allclose(llr_map(middle), truth, atol=0.45)
    lists = -np.sort(-np.column_stack([drawn.own, drawn.others]), axis=1).mean(axis=0)
    llrs = rank_llr(beta_binomial_probabilities(rank_probes(*drawn.flat()).counts))
    np.testing.assert_allclose(llrs, HIGHER_TARGETS.llr(lists), atol=0.6)


def test_rank_metrics_need_probes():
    metrics = score_metrics([1.0], [0.0])
    assert metrics["eps_max_rank"] is None
    assert metrics["reasons"]["eps_max_rank"] == "needs to know which trials share a probe"
