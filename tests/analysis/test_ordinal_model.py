"""The cumulative link mixed model against R's ordinal package."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from scipy.special import logit

from analysis.ordinal_model import fit_ordinal_model
from tests.analysis.golden import golden

RATINGS = Path(__file__).parents[1] / "golden" / "ordinal" / "ratings.csv"


@pytest.fixture(scope="module")
def ratings():
    return pd.read_csv(RATINGS)


@pytest.fixture(scope="module")
def fitted(ratings):
    return fit_ordinal_model(
        ratings["rating"],
        ratings["system"].tolist(),
        ratings["evaluator"],
        ratings["stimulus"],
        reference="original",
    )


def test_equals_rs_clmm_as_far_as_its_search_goes(fitted):
    expected = golden("clmm", "ordinal")["evaluators_and_stimuli"]
    assert fitted.reason is None
    assert fitted.log_likelihood == pytest.approx(expected["log_likelihood"], abs=1e-8)
    assert fitted.thresholds == pytest.approx(expected["thresholds"], abs=2e-5)
    for effect in fitted.effects:
        name = f"system{effect.system}"
        assert effect.log_odds == pytest.approx(expected["effects"][name], abs=2e-5)
        assert effect.standard_error == pytest.approx(expected["standard_errors"][name], rel=1e-5)
        assert effect.p == pytest.approx(expected["p"][name], rel=1e-3)
    deviations = expected["deviations"]
    assert fitted.evaluator_deviation == pytest.approx(deviations["evaluator"], abs=2e-5)
    assert fitted.recording_deviation == pytest.approx(deviations["stimulus"], abs=2e-5)


def test_no_worse_than_rs_maximum(fitted):
    expected = golden("clmm", "ordinal")["evaluators_and_stimuli"]
    assert fitted.log_likelihood > expected["log_likelihood"] - 1e-9


def test_recordings_that_are_all_alike_leave_the_model_of_evaluators(ratings):
    # Every evaluator's ratings of a system, spread over recordings evenly: nothing is theirs.
    even = ratings.sort_values(["evaluator", "system", "rating"]).reset_index(drop=True)
    model = fit_ordinal_model(
        even["rating"],
        even["system"].tolist(),
        even["evaluator"],
        np.arange(len(even)) % 4,
        reference="original",
    )
    expected = golden("clmm", "ordinal")["evaluators"]
    assert model.recording_deviation < 0.01
    assert model.log_likelihood == pytest.approx(expected["log_likelihood"], abs=1e-4)
    for effect in model.effects:
        name = f"system{effect.system}"
        assert effect.log_odds == pytest.approx(expected["effects"][name], abs=1e-3)
        assert effect.standard_error == pytest.approx(expected["standard_errors"][name], rel=1e-3)


def test_a_planted_effect_comes_back():
    generator = np.random.default_rng(7)
    n, evaluators, recordings = 3000, 30, 60
    evaluator = generator.integers(evaluators, size=n)
    recording = generator.integers(recordings, size=n)
    systems = np.array(["original", "B1", "B2"])[generator.integers(3, size=n)]
    effect = np.select([systems == "B1", systems == "B2"], [-1.5, -0.4], 0.0)
    latent = effect + logit(generator.uniform(size=n))
    latent += generator.normal(0, 1.0, evaluators)[evaluator]
    latent += generator.normal(0, 0.5, recordings)[recording]
    rating = np.digitize(latent, [-3, -2, -1, 0, 1, 2, 3])
    model = fit_ordinal_model(rating, systems.tolist(), evaluator, recording, reference="original")
    for effect_found, planted in zip(model.effects, (-1.5, -0.4), strict=True):
        distance = abs(effect_found.log_odds - planted)
        assert distance < 3 * effect_found.standard_error
        assert effect_found.standard_error < 0.11
    assert model.evaluator_deviation == pytest.approx(1.0, abs=0.3)
    assert model.recording_deviation == pytest.approx(0.5, abs=0.12)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rating": 3}, "all ratings are equal"),
        ({"system": "original"}, "there are no two systems to compare"),
        ({"evaluator": "e01"}, "there are fewer than 3 evaluators"),
        ({"stimulus": "s01"}, "there are fewer than 3 recordings"),
    ],
)
def test_what_cannot_be_fitted_is_said(ratings, change, reason):
    changed = ratings.assign(**change)
    model = fit_ordinal_model(
        changed["rating"],
        changed["system"].tolist(),
        changed["evaluator"],
        changed["stimulus"],
        reference="original",
    )
    assert model.reason == reason
    assert model.effects == ()


def test_complete_separation_has_no_maximum():
    systems = ["original", "B1"] * 60
    rating = [5 if system == "original" else 1 for system in systems]
    model = fit_ordinal_model(
        rating, systems, np.arange(120) // 10, np.arange(120) % 7, reference="original"
    )
    assert model.reason == "the likelihood has no clear maximum"
