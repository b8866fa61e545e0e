"""Log-likelihood ratios are those of the closed form and of SpeechBrain's PLDA."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from anonymizers.speaker_vectors.plda import Plda

GOLDEN = Path(__file__).parents[2] / "golden" / "plda" / "speechbrain.json"


@pytest.fixture(scope="module")
def golden():
    return {name: np.array(values) for name, values in json.loads(GOLDEN.read_text()).items()}


def test_equals_speechbrain(golden):
    plda = Plda(golden["mean"], golden["F"] @ golden["F"].T, golden["Sigma"])
    ratios = plda.log_likelihood_ratios(golden["enroll"], golden["test"])
    np.testing.assert_allclose(ratios, golden["scores"], atol=1e-9)


def test_is_symmetric_and_prefers_likeness(golden):
    plda = Plda(golden["mean"], golden["F"] @ golden["F"].T, golden["Sigma"])
    ratios = plda.log_likelihood_ratios(golden["enroll"], golden["enroll"])
    np.testing.assert_allclose(ratios, ratios.T, atol=1e-9)
    assert (ratios.argmax(axis=1) == np.arange(len(ratios))).all()
