"""M1c1 chooses voices as B1 does, and hears content through layers that oppose a classifier."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from anonymizers import load
from anonymizers.conversion import shipped
from anonymizers.corpora.audio import AudioSource
from anonymizers.speaker_vectors.speaker_pool import read_pool

CORPUS = Path(__file__).parents[3] / "sessions" / "demo" / "corpus" / "audio"
FOLDER = Path(shipped.__file__).parent

needs_models = pytest.mark.skipif(
    bool(load("M1c1").missing()), reason="needs the pretrained networks: make models"
)


def test_the_voice_is_that_of_b1():
    pool = read_pool()
    m1c1, b1 = (load(name).for_source(3, "p225") for name in ("M1c1", "B1"))
    np.testing.assert_array_equal(
        m1c1.pseudo_vector(pool.vectors[0], pool), b1.pseudo_vector(pool.vectors[0], pool)
    )
    assert m1c1 == replace(b1, weights=shipped.SHIPPED_SEMI_ADVERSARIAL)
    assert m1c1.to_record() != b1.to_record()


def test_all_shipped_networks_together_are_small():
    files = [FOLDER / name for name in shipped.FILES.values()]
    sizes = {file.name: file.stat().st_size for file in files if file.is_file()}
    assert sum(sizes.values()) < 20_000_000
    assert sizes["semi_adversarial.safetensors"] < 500_000


def test_networks_differ_only_in_what_content_goes_through_first():
    pytest.importorskip("torch", reason="needs the extra `neural`")
    pytest.importorskip("faster_whisper", reason="needs the extra `neural`")
    from anonymizers.conversion.synthesis import trained_model  # noqa: PLC0415

    base = trained_model(shipped.SHIPPED).state_dict()
    model = trained_model(shipped.SHIPPED_SEMI_ADVERSARIAL).state_dict()
    changed = {name for name, value in model.items() if not value.equal(base[name])}
    layers = ("acoustic.content", "acoustic.stack.input")
    assert changed - {"sharpening"} == {
        f"{layer}.{kind}" for layer in layers for kind in ("weight", "bias")
    }


@needs_models
def test_speech_is_as_long_and_not_that_of_b1():
    source = AudioSource(sorted((CORPUS / "f01").glob("*.flac"))[0])
    samples, sample_rate = source.read()
    found, by_b1 = (load(name, draw=1)(samples, sample_rate) for name in ("M1c1", "B1"))
    assert len(found) == len(samples)
    assert 0.8 < np.corrcoef(found, by_b1)[0, 1] < 0.9999
