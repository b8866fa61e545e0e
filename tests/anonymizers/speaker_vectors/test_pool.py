"""B1 gives each speaker a stable, own pseudo-speaker, and leaves the rest of the speech alone."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import numpy as np
import pytest

from anonymizers import load
from anonymizers.base import derived_generator
from anonymizers.corpora.audio import AudioSource
from anonymizers.errors import UserError
from anonymizers.level import active_rms
from anonymizers.pitch import track_pitch
from anonymizers.speaker_vectors import vector_anonymizer
from anonymizers.speaker_vectors.speaker_pool import read_pool, write_pool

from .pools import part_of

CORPUS = Path(__file__).parents[3] / "sessions" / "demo" / "corpus" / "audio"
RATE = 16_000

needs_models = pytest.mark.skipif(
    bool(load("B1").missing()), reason="needs the pretrained networks: make models"
)


@pytest.fixture(scope="module")
def pool():
    return read_pool()


def recordings(speaker, count=3):
    files = sorted((CORPUS / speaker).glob("*.flac"))[:count]
    return [AudioSource(file) for file in files]


class TestPseudoSpeaker:
    B1 = load("B1")

    def of(self, pool, speaker, seed=0, **parameters):
        chosen = load("B1", **parameters).for_source(seed, str(speaker))
        return chosen.pseudo_vector(pool.vectors[speaker], pool)

    def test_is_the_same_for_the_same_speaker_and_seed(self, pool):
        np.testing.assert_array_equal(self.of(pool, 3), self.of(pool, 3))
        assert np.linalg.norm(self.of(pool, 3)) == pytest.approx(1)

    def test_differs_from_speaker_to_speaker_and_from_seed_to_seed(self, pool):
        found = np.array([self.of(pool, speaker, seed) for speaker in (3, 4) for seed in (0, 1)])
        alike = (found @ found.T)[np.triu_indices(4, k=1)]
        assert alike.max() < 0.9999

    def test_varies_little_with_what_the_speaker_says(self, pool):
        anonymizer = self.B1.for_source(0, "somebody")
        vector = pool.vectors[7]
        noise = 0.02 * derived_generator(0, "speech").standard_normal(len(vector))
        spoken = (vector + noise) / np.linalg.norm(vector + noise)
        own = anonymizer.pseudo_vector(vector, pool)
        assert own @ anonymizer.pseudo_vector(spoken, pool) > 0.98

    @pytest.mark.parametrize(("gender", "is_kept"), [("same", True), ("cross", False)])
    def test_has_the_gender_asked_for(self, pool, gender, is_kept):
        for speaker in range(0, len(pool.speakers), 20):
            own = pool.gender_of(pool.vectors[speaker])
            found = pool.gender_of(self.of(pool, speaker, gender=gender))
            assert (found == own) == is_kept

    @pytest.mark.parametrize("distance", ["cosine", "plda"])
    def test_is_far_from_the_speaker_or_near(self, pool, distance):
        likeness = {
            proximity: np.mean(
                [
                    pool.vectors[speaker]
                    @ self.of(pool, speaker, proximity=proximity, distance=distance)
                    for speaker in range(0, len(pool.speakers), 20)
                ]
            )
            for proximity in ("farthest", "random", "nearest")
        }
        assert likeness["farthest"] + 0.03 < likeness["random"] < likeness["nearest"] - 0.03

    def test_is_nobody_of_the_pool(self, pool):
        for speaker in range(0, len(pool.speakers), 20):
            assert (pool.vectors @ self.of(pool, speaker)).max() < 0.97


class TestParameters:
    def test_more_cannot_be_averaged_than_there_are_candidates(self):
        with pytest.raises(UserError, match="averaged is 100, more than the 50 candidates"):
            load("B1", candidates=50)

    def test_the_record_says_everything_and_is_json(self):
        drawn = load("B1").for_source(0, "p225")
        record = json.loads(json.dumps(drawn.to_record()))
        assert record["parameters"]["draw"] == drawn.draw
        assert drawn.is_drawn
        assert not load("B1").is_drawn

    def test_a_seed_may_be_given(self):
        assert load("B1", draw=7).for_source(0, "p225").draw == 7
        with pytest.raises(UserError, match='draw is -1; it must be "any" to draw, or a whole'):
            load("B1", draw=-1)

    def test_copy_synthesis_needs_no_pseudo_speaker(self):
        assert load("M1c2").is_drawn
        assert not any(load(name).is_drawn for name in ("B1", "M1c3", "M1c4"))

    def test_what_is_not_installed_is_said_in_one_sentence(self, monkeypatch):
        monkeypatch.setattr(vector_anonymizer, "find_spec", lambda name: None)
        monkeypatch.setattr(vector_anonymizer, "is_available", lambda model: False)
        assert load("B1").missing() == (
            "not installed: faster_whisper, safetensors, torch, the recognizer Whisper base, the "
            "speaker encoder GE2E; `make models` installs what speech is synthesized with."
        )


class TestPoolFile:
    def test_is_read_as_it_was_written_but_for_half_precision(self, pool, tmp_path):
        write_pool(tmp_path / "pool.npz", pool)
        read = read_pool(str(tmp_path / "pool.npz"))
        assert (read.speakers == pool.speakers).all()
        np.testing.assert_allclose(read.vectors, pool.vectors, atol=1e-3)

    def test_predicts_the_f0_of_speakers_it_does_not_hold(self, pool):
        learnt = np.arange(len(pool.speakers)) % 4 != 0
        part = part_of(pool, learnt)
        found = [part.expected_log_f0(vector) for vector in pool.vectors[~learnt]]
        assert np.corrcoef(found, pool.mean_log_f0[~learnt])[0, 1] > 0.85

    def test_of_one_gender_is_refused(self, pool):
        with pytest.raises(UserError, match="of the gender f only"):
            part_of(pool, pool.of_gender("f")).gender_of(pool.vectors[0])

    def test_that_is_none_is_named(self, tmp_path):
        (tmp_path / "other.npz").write_text("no pool")
        with pytest.raises(UserError, match=r"other\.npz: is no pool"):
            read_pool(str(tmp_path / "other.npz"))
        with pytest.raises(UserError, match=r"none\.npz: cannot be read"):
            read_pool(str(tmp_path / "none.npz"))

    def test_that_is_damaged_anywhere_is_named(self, tmp_path, pool):
        write_pool(tmp_path / "pool.npz", pool)
        whole = (tmp_path / "pool.npz").read_bytes()
        generator = np.random.default_rng(0)
        faults = []
        for number in range(60):
            damaged = bytearray(whole)
            place = int(generator.integers(len(whole) - 50))
            damaged[place : place + 50] = generator.bytes(50)
            path = tmp_path / f"{number}.npz"
            path.write_bytes(damaged)
            with contextlib.suppress(UserError):  # anything else fails the test
                read_pool(str(path))
                continue
            faults.append(number)
        assert len(faults) > 40

    @pytest.mark.parametrize("array", ["genders", "mean_log_f0", "within"])
    def test_whose_arrays_do_not_fit_together_is_named(self, tmp_path, pool, array):
        write_pool(tmp_path / "pool.npz", pool)
        with np.load(tmp_path / "pool.npz") as stored:
            arrays = dict(stored)
        np.savez(tmp_path / "pool.npz", **{**arrays, array: arrays[array][:3]})
        with pytest.raises(UserError, match=r"pool\.npz: is no pool"):
            read_pool(str(tmp_path / "pool.npz"))


@pytest.fixture(scope="module")
def spoken():
    """Two sentences of each of two women, before and after."""
    found = {}
    for speaker in ("f01", "f02"):
        own = recordings(speaker)
        anonymizer = load("B1").for_source(1, speaker).knowing(own)
        originals = [source.read()[0] for source in own[:2]]
        found[speaker] = [(original, anonymizer(original, RATE)) for original in originals]
    return found


@needs_models
class TestSpeech:
    def test_length_level_and_melody_stay(self, spoken):
        for original, anonymized in spoken["f01"]:
            assert len(anonymized) == len(original)
            assert active_rms(anonymized, RATE) == pytest.approx(
                active_rms(original, RATE), rel=0.1
            )
            before, after = track_pitch(original, RATE), track_pitch(anonymized, RATE)
            both = before.is_voiced & after.is_voiced
            assert np.corrcoef(before.hertz[both], after.hertz[both])[0, 1] > 0.9

    def test_the_voice_is_another_and_one_for_all_a_speaker_says(self, spoken):
        from anonymizers.conversion.speaker_encoder import speaker_encoder  # noqa: PLC0415

        encode = speaker_encoder()
        (first, first_out), (second, second_out) = spoken["f01"]
        own, other = encode(first), encode(spoken["f02"][0][0])
        out = encode(first_out)
        assert own @ encode(second) > own @ out + 0.1
        assert out @ encode(second_out) > max(own @ out, own @ other)

    def test_the_same_call_gives_the_same_samples(self, spoken):
        own = recordings("f01")
        again = load("B1").for_source(1, "f01").knowing(own)(own[0].read()[0], RATE)
        np.testing.assert_array_equal(again, spoken["f01"][0][1])

    @pytest.mark.parametrize("sample_rate", [8_000, 11_025, 44_100, 48_000])
    def test_any_rate_and_any_short_signal(self, sample_rate):
        generator = np.random.default_rng(sample_rate)
        for count in (1, 5, 159, 321, 2_000):
            signal = generator.uniform(-1, 1, count)
            found = load("B1", draw=1)(signal, sample_rate)
            assert len(found) == count
            assert np.isfinite(found).all()

    def test_silence_stays_silent_also_between_words(self):
        original = recordings("m01", 1)[0].read()[0]
        pause = np.zeros(RATE)
        found = load("B1", draw=1)(np.concatenate([original, pause, original]), RATE)
        assert not found[len(original) + 800 : len(original) + RATE - 800].any()
        assert not load("B1", draw=1)(pause, RATE).any()

    def test_a_minute_comes_out_whole(self):
        sentence = recordings("m01", 1)[0].read()[0]
        minute = np.resize(sentence, 60 * RATE)
        found = load("B1", draw=1)(minute, RATE)
        assert len(found) == len(minute)
        seconds = np.sqrt(np.square(found.reshape(60, -1)).mean(axis=1))
        assert seconds.min() > 0.1 * np.median(seconds)

    def test_noise_over_speech_is_no_obstacle(self):
        original = recordings("m01", 1)[0].read()[0]
        noise = np.random.default_rng(0).standard_normal(len(original))
        noisy = original + 0.3 * active_rms(original, RATE) * noise
        found = load("B1", draw=1)(noisy, RATE)
        assert np.isfinite(found).all()
        assert active_rms(found, RATE) == pytest.approx(active_rms(noisy, RATE), rel=0.1)

    def test_griffin_and_lim_say_the_same(self, spoken):
        own = recordings("f01")
        anonymizer = load("B1", vocoder="griffin-lim").for_source(1, "f01").knowing(own)
        original, by_network = spoken["f01"][0]
        found = anonymizer(original, RATE)
        loudness = [
            np.convolve(np.square(one), np.ones(800), "same")[::800] for one in (found, by_network)
        ]
        assert np.corrcoef(*np.log(np.add(loudness, 1e-6)))[0, 1] > 0.9
