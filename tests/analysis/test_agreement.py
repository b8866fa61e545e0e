"""Agreement against published values and other programs."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import bootstrap, f_oneway, norm
from scipy.stats import t as student_t

from analysis.agreement import agreement, intraclass_correlation, krippendorff_alpha
from analysis.measures import with_ranks
from analysis.resampling import seeded_generator
from tests.analysis.golden import golden
from tests.analysis.ratings_factory import Design, make_ratings

# Krippendorff (2011), section D: four observers, twelve units, values missing.
OBSERVERS = (
    "1 2 3 3 2 1 4 1 2 . . .",
    "1 2 3 3 2 2 4 1 2 5 . 3",
    ". 3 3 3 2 3 4 2 2 5 1 .",
    "1 2 3 3 2 4 4 1 2 5 1 .",
)


@pytest.mark.parametrize(
    ("metric", "published"), [("nominal", 0.743), ("ordinal", 0.815), ("interval", 0.849)]
)
def test_alpha_is_the_published_one(metric, published):
    units, scores = zip(
        *(
            (unit, int(score))
            for observer in OBSERVERS
            for unit, score in enumerate(observer.split())
            if score != "."
        ),
        strict=True,
    )
    assert krippendorff_alpha(units, scores, metric) == pytest.approx(published, abs=5e-4)


@pytest.mark.parametrize("metric", ["nominal", "ordinal", "interval"])
@pytest.mark.parametrize("case", ["published", "ten_points"])
def test_alpha_is_that_of_an_independent_program(case, metric):
    recorded = golden("krippendorff_alpha", "statistics")[case]
    units, scores = zip(
        *(
            (unit, score)
            for observer in recorded["observers"]
            for unit, score in enumerate(observer)
            if score is not None
        ),
        strict=True,
    )
    alpha = krippendorff_alpha(units, scores, metric)
    assert alpha == pytest.approx(recorded[metric], rel=1e-10)


SCORED = st.lists(
    st.lists(st.integers(1, 4), min_size=1, max_size=4), min_size=2, max_size=8
).filter(lambda units: any(len(set(unit)) > 1 for unit in units))


@given(SCORED)
def test_alpha_is_one_less_observed_over_expected_disagreement(scored):
    units, scores = _flat(scored)
    kept = [score for unit in scored if len(unit) > 1 for score in unit]
    within = sum(
        2 * (a - b) ** 2 / (len(unit) - 1)
        for unit in scored
        if len(unit) > 1
        for a, b in combinations(unit, 2)
    )
    among = sum(2 * (a - b) ** 2 for a, b in combinations(kept, 2))
    expected = 1 - (within / len(kept)) / (among / (len(kept) * (len(kept) - 1)))
    assert krippendorff_alpha(units, scores, "interval") == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(3))
def test_icc_follows_from_scipys_analysis_of_variance(seed):
    generator = np.random.default_rng(seed)
    scores = generator.normal(size=(12, 1)) + generator.normal(size=(12, 4))
    f = f_oneway(*scores).statistic
    found = intraclass_correlation(np.repeat(np.arange(12), 4), scores.ravel())
    assert found == pytest.approx((f - 1) / (f + 4 - 1), rel=1e-12)


@pytest.mark.parametrize("seed", range(3))
def test_icc_of_unequal_units_follows_from_scipys_analysis_of_variance(seed):
    generator = np.random.default_rng(seed)
    sizes = generator.integers(1, 6, size=15)
    units = np.repeat(np.arange(15), sizes)
    scores = generator.normal(size=15)[units] + generator.normal(size=units.size)
    f = f_oneway(*(scores[units == unit] for unit in range(15))).statistic
    # Donner (1986): the size that units of one size would have.
    size = (units.size - np.sum(sizes**2) / units.size) / 14
    expected = (f - 1) / (f + size - 1)
    assert intraclass_correlation(units, scores) == pytest.approx(expected, rel=1e-10)


def test_icc_of_unequal_units_finds_the_share_of_variance():
    generator = np.random.default_rng(4)
    units = np.repeat(np.arange(4000), generator.integers(1, 6, size=4000))
    scores = 2 * generator.normal(size=4000)[units] + generator.normal(size=units.size)
    assert intraclass_correlation(units, scores) == pytest.approx(0.8, abs=0.02)


def test_the_interval_is_that_of_scipys_bootstrap_of_recordings():
    random = np.random.default_rng(2)
    scores = np.clip(random.integers(2, 9, size=(9, 1)) + random.integers(-2, 3, (9, 4)), 1, 10)
    rows = [
        {"evaluator": who, "stimulus": f"s{item}", "naturalness": score}
        for (item, who), score in np.ndenumerate(scores)
    ]
    (found,) = agreement(pd.DataFrame(rows).assign(intelligibility=np.nan))

    def alpha(drawn):
        return krippendorff_alpha(np.repeat(np.arange(9), 4), scores[drawn].ravel())

    # Expanded percentiles, of the same draws.
    tail = norm.cdf(student_t.ppf(0.025, 8) * np.sqrt(9 / 8))
    expected = bootstrap(
        (np.arange(9),),
        alpha,
        vectorized=False,
        n_resamples=1000,
        confidence_level=1 - 2 * tail,
        method="percentile",
        random_state=seeded_generator(0, "agreement", "naturalness"),
    ).confidence_interval
    interval = found.alpha_interval
    assert (interval.low, interval.high) == pytest.approx(tuple(expected), rel=1e-8)


def test_nothing_to_agree_on():
    assert np.isnan(krippendorff_alpha([1, 2, 3], [5, 6, 7]))
    assert np.isnan(krippendorff_alpha([1, 1, 2, 2], [5, 5, 5, 5]))
    assert np.isnan(intraclass_correlation([1, 2, 3], [5, 6, 7]))
    assert np.isnan(intraclass_correlation([1, 1], [5, 6]))
    assert np.isnan(intraclass_correlation([1, 1, 2, 2], [5, 5, 5, 5]))


def test_recordings_that_several_judged_count():
    ratings = with_ranks(make_ratings(Design(evaluators=4, speakers=10), seed=1))
    found = agreement(ratings)
    assert [one.question for one in found] == ["naturalness", "intelligibility", "similarity"]
    alone = ratings.assign(stimulus=[f"s{row}" for row in range(len(ratings))])
    for one in agreement(alone):
        assert one.recordings == 0
        assert np.isnan(one.alpha)
        assert one.not_known_because == "no two evaluators judged the same recording"


def test_all_hearing_the_same_alike_is_perfect_agreement():
    rows = [
        {"evaluator": who, "stimulus": f"s{item}", "enrolment_utterance": "e", "similarity": item}
        | {"naturalness": item, "intelligibility": np.nan}
        for who in ("a", "b", "c")
        for item in range(1, 9)
    ]
    found = {one.question: one for one in agreement(pd.DataFrame(rows))}
    assert set(found) == {"naturalness", "similarity"}
    assert found["similarity"].alpha == pytest.approx(1.0)
    assert found["similarity"].icc == pytest.approx(1.0)
    assert (found["similarity"].recordings, found["similarity"].judgements) == (8, 24)


def _flat(scored):
    units = [place for place, unit in enumerate(scored) for _ in unit]
    return units, [score for unit in scored for score in unit]
