"""F0 moves as a whole and keeps its melody, but not how it trembles."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch", reason="needs the extra `neural`")
pytest.importorskip("faster_whisper", reason="needs the extra `neural`")

from anonymizers.conversion.chain import PITCH_LIMITS, _with_melody
from anonymizers.conversion.features import SpeechFeatures
from anonymizers.errors import UserError
from anonymizers.registry import load

HOPS = 400
SECONDS = np.arange(HOPS) / 100


def spoken(f0_hertz, is_voiced=True):
    return SpeechFeatures(
        np.zeros((HOPS // 2, 512), dtype=np.float32),
        np.broadcast_to(f0_hertz, HOPS).astype(np.float32),
        np.full(HOPS, is_voiced),
    )


def test_the_melody_is_kept_where_it_is_not_to_be_smoothed():
    trembling = 200 * np.exp(0.05 * np.random.default_rng(0).standard_normal(HOPS))
    kept = _with_melody(spoken(trembling), float(np.log(240)), is_smooth=False)
    ratio = kept.f0_hertz / trembling
    np.testing.assert_allclose(ratio, ratio[0], rtol=1e-5)
    smooth = _with_melody(spoken(trembling), float(np.log(240)))
    assert np.log(smooth.f0_hertz).std() < 0.5 * np.log(kept.f0_hertz).std()


def test_the_mean_is_as_asked_within_the_limits():
    for factor, expected in ((1.2, 1.2), (3.0, PITCH_LIMITS[1]), (0.3, PITCH_LIMITS[0])):
        found = _with_melody(spoken(200), float(np.log(200 * factor)))
        assert np.exp(found.mean_log_f0()) == pytest.approx(200 * expected, rel=1e-4)


def test_phrases_stay_and_trembling_goes():
    melody = 0.2 * np.sin(2 * np.pi * 0.5 * SECONDS)
    tremble = 0.05 * np.sin(2 * np.pi * 8 * SECONDS)
    found = _with_melody(spoken(150 * np.exp(melody + tremble)), float(np.log(150)))
    inside = slice(40, -40)
    left = np.log(found.f0_hertz / 150) - melody
    assert np.abs(left[inside]).max() < 0.03
    assert np.corrcoef(np.log(found.f0_hertz), melody)[0, 1] > 0.99


def test_an_octave_error_of_the_tracker_goes():
    f0 = np.full(HOPS, 150.0)
    f0[200:204] = 75
    found = _with_melody(spoken(f0), float(np.log(150)))
    np.testing.assert_allclose(found.f0_hertz / found.f0_hertz[0], 1, rtol=1e-3)


def test_nothing_moves_where_no_pitch_is_asked_for_or_nothing_is_voiced():
    wavering = spoken(150 + 10 * np.sin(50 * SECONDS))
    assert _with_melody(wavering, float("nan")) is wavering
    whispered = spoken(150, is_voiced=False)
    assert _with_melody(whispered, float(np.log(200))) is whispered


@pytest.mark.parametrize("name", ["B1", "M1c2", "T12-5"])
def test_weights_that_are_none_are_told_before_anything_is_anonymized(name, tmp_path):
    (tmp_path / "half.safetensors").write_bytes(b"\0" * 40)
    for file, told in (("half", "was cut short"), ("none", "cannot be read")):
        with pytest.raises(UserError, match=f"{file}.safetensors: .*{told}"):
            load(name, weights=str(tmp_path / f"{file}.safetensors")).make_ready()
