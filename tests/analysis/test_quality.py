"""Quality without a reference: a network that hears noise, and what is said where it is missing."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import numpy as np
import pytest
import soxr

import sessions
from analysis.quality import DISTILL, SAMPLE_RATE, load_judge
from anonymizers.corpora.audio import AudioSource
from anonymizers.errors import UserError
from anonymizers.pretrained import DISTILL_MOS, is_available

DEMO = Path(sessions.__file__).parent / "demo"


def test_there_is_one_judge():
    with pytest.raises(UserError, match="--quality perfect: there is none; give distill-mos"):
        load_judge("perfect")


@pytest.mark.parametrize("package", ["torch", "distillmos"])
def test_a_package_that_is_missing_is_named(package, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    if package != "torch":
        pytest.importorskip("torch", reason="needs the extra `neural`")
    with pytest.raises(UserError, match=f"needs the package .*{package}"):
        load_judge(DISTILL)


@pytest.mark.skipif(
    importlib.util.find_spec("torch") is None or not is_available(DISTILL_MOS),
    reason="needs the extra `neural` and the package distillmos",
)
@pytest.mark.filterwarnings("ignore")
def test_noise_makes_speech_worse():
    judge = load_judge(DISTILL)
    samples, sample_rate = AudioSource(sorted(DEMO.rglob("*.flac"))[0]).read()
    samples = soxr.resample(samples, sample_rate, SAMPLE_RATE)
    noise = np.random.default_rng(0).normal(size=samples.size) * samples.std()
    clean, noisy = judge(samples), judge(samples + noise)
    assert 1.0 <= noisy < clean - 0.5 <= 4.5
    assert judge(0.1 * samples) == pytest.approx(clean, abs=0.05)
