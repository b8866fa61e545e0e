"""B5 and T12-5 know few voices, the same for everybody, and each of nobody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from anonymizers import load
from anonymizers.corpora.audio import AudioSource
from anonymizers.errors import UserError
from anonymizers.pitch import track_pitch
from anonymizers.speaker_vectors.fixed_voices import BLENDED
from anonymizers.speaker_vectors.speaker_pool import read_pool

from .pools import made_up_pool

SENTENCE = Path(__file__).parents[3] / "sessions" / "demo" / "corpus" / "audio/f02/f02_003.flac"


@pytest.fixture(scope="module")
def pool():
    return read_pool()


def drawn(pool, source, seed=0, speaker=0, **parameters):
    chosen = load("B5", **parameters).for_source(seed, source)
    return chosen.pseudo_vector(pool.vectors[speaker], pool)


def test_all_speakers_of_a_gender_share_the_voices_evenly(pool):
    women = pool.of_gender("f")
    spoken = [drawn(pool, f"s{k}", speaker=int(women[k % 40])) for k in range(400)]
    voices = [load("B5").voice(number, "f", pool) for number in range(8)]
    said_in = Counter(int(np.argmax([one @ voice for voice in voices])) for one in spoken)
    assert max(min(np.abs(one - voice).max() for voice in voices) for one in spoken) < 1e-12
    assert len(said_in) == 8
    assert min(said_in.values()) > 25


def test_a_voice_is_drawn_for_a_seed_and_source(pool):
    found = [drawn(pool, "a", seed) for seed in range(12)]
    np.testing.assert_array_equal(found[0], drawn(pool, "a", 0))
    assert len({one.tobytes() for one in found}) > 3


def test_nobody_is_in_two_voices_and_no_voice_is_somebodys(pool):
    for gender in ("f", "m"):
        voices = np.array([load("B5").voice(number, gender, pool) for number in range(8)])
        np.testing.assert_allclose(np.linalg.norm(voices, axis=1), 1)
        assert (voices @ pool.vectors.T).max() < 0.97
        assert max(one @ other for one, other in combinations(voices, 2)) < 0.97
    orthogonal = made_up_pool(12, 12)
    object.__setattr__(orthogonal, "vectors", np.eye(24))
    blends = [load("B5", voices=4).voice(number, "f", orthogonal) > 0 for number in range(4)]
    np.testing.assert_array_equal(np.sum(blends, axis=0), [1] * 12 + [0] * 12)


@pytest.mark.parametrize(("gender", "is_kept"), [("same", True), ("cross", False)])
def test_the_voice_has_the_gender_asked_for(pool, gender, is_kept):
    for speaker in range(0, len(pool.speakers), 20):
        voice = drawn(pool, "a", speaker=speaker, gender=gender)
        assert (pool.gender_of(voice) == pool.gender_of(pool.vectors[speaker])) == is_kept


def test_a_pool_too_small_for_the_voices_is_refused():
    small = made_up_pool(BLENDED * 8 - 1, 40)
    with pytest.raises(UserError, match="at least 24 of each are needed"):
        drawn(small, "a")
    with pytest.raises(UserError, match="at least 300 of each are needed"):
        load("B5", voices=100).make_ready()


def test_only_t12_5_smooths_the_melody():
    assert not load("B5").smooths_melody
    assert load("T12-5").smooths_melody
    assert load("T12-5").to_record()["parameters"]["weights"] == "shipped-quantized"


@pytest.mark.skipif(bool(load("B5").missing()), reason="needs the pretrained networks: make models")
def test_the_melody_is_the_speakers_or_smoother():
    samples, sample_rate = AudioSource(SENTENCE).read()
    before = track_pitch(samples, sample_rate)
    trembling = {}
    for name in ("B5", "T12-5"):
        spoken = load(name).for_source(0, "f02")(samples, sample_rate)
        assert len(spoken) == len(samples)
        after = track_pitch(spoken, sample_rate)
        known = before.is_voiced & after.is_voiced
        assert np.corrcoef(before.hertz[known], after.hertz[known])[0, 1] > 0.8
        inside = known[:-2] & known[1:-1] & known[2:]
        trembling[name] = np.abs(np.diff(np.log(after.hertz), n=2)[inside]).mean()
    assert trembling["T12-5"] < 0.7 * trembling["B5"]
