"""kNN-VC speaks with frames of a target speaker alone, and says what does not fit together."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from anonymizers import load
from anonymizers.corpora.audio import AudioSource
from anonymizers.errors import UserError
from anonymizers.pitch import track_pitch
from anonymizers.speaker_vectors.speaker_pool import read_pool
from anonymizers.speaker_vectors.target_speakers import (
    FILE,
    TargetSpeaker,
    TargetSpeakers,
    read_targets,
    write_targets,
)

SENTENCE = Path(__file__).parents[3] / "sessions" / "demo" / "corpus" / "audio/f02/f02_003.flac"

needs_models = pytest.mark.skipif(
    bool(load("kNN-VC").missing()), reason="needs the pretrained networks: make models"
)


@pytest.fixture(scope="module")
def pool():
    return read_pool()


def made_up_targets(genders="ffmm", networks="some"):
    generator = np.random.default_rng(0)
    vectors = generator.standard_normal((len(genders), 256))
    return TargetSpeakers(
        tuple(
            TargetSpeaker(
                f"s{place}",
                gender,
                vector / np.linalg.norm(vector),
                5.0 + place / 10,
                generator.standard_normal((20 + place, 96)).astype(np.float32),
            )
            for place, (gender, vector) in enumerate(zip(genders, vectors, strict=True))
        ),
        networks,
    )


def drawn(pool, source, seed=0, speaker=0, **parameters):
    chosen = load("kNN-VC", **parameters).for_source(seed, source)
    return chosen.target(pool.vectors[speaker], pool)


class TestChoice:
    def test_all_targets_of_a_gender_are_drawn_evenly(self, pool):
        for gender in ("f", "m"):
            speaker = int(pool.of_gender(gender)[0])
            found = Counter(drawn(pool, f"s{k}", speaker=speaker).speaker for k in range(400))
            candidates = [one.speaker for one in read_targets().of_gender(gender)]
            assert set(found) == set(candidates)
            assert min(found.values()) > 0.5 * 400 / len(candidates)

    def test_it_is_one_for_a_seed_and_source(self, pool):
        found = [drawn(pool, "a", seed).speaker for seed in range(12)]
        assert found == [drawn(pool, "a", seed).speaker for seed in range(12)]
        assert len(set(found)) > 2

    @pytest.mark.parametrize(("gender", "is_kept"), [("same", True), ("cross", False)])
    def test_it_has_the_gender_asked_for(self, pool, gender, is_kept):
        for speaker in range(0, len(pool.speakers), 20):
            target = drawn(pool, "a", speaker=speaker, gender=gender)
            assert (target.gender == pool.gender_of(pool.vectors[speaker])) == is_kept


class TestFiles:
    def test_the_shipped_ones_hold_a_minute_of_each_speaker_and_are_small(self):
        targets = read_targets()
        for one in targets.speakers:
            assert len(one.frames) >= 50 * 50
            assert np.linalg.norm(one.vector) == pytest.approx(1)
            assert 80 < np.exp(one.mean_log_f0) < 250
        assert min(len(targets.of_gender("f")), len(targets.of_gender("m"))) >= 5
        assert files("anonymizers.speaker_vectors").joinpath(FILE).stat().st_size < 6_000_000

    def test_are_read_as_they_were_written_but_for_rounding(self, tmp_path):
        written = made_up_targets()
        write_targets(tmp_path / "targets.npz", written)
        found = read_targets(str(tmp_path / "targets.npz"))
        assert found.networks == written.networks
        for one, other in zip(found.speakers, written.speakers, strict=True):
            assert (one.speaker, one.gender) == (other.speaker, other.gender)
            assert one.mean_log_f0 == pytest.approx(other.mean_log_f0, abs=1e-5)
            np.testing.assert_allclose(one.vector, other.vector, atol=1e-3)
            np.testing.assert_allclose(one.frames, other.frames, atol=0.03)

    def test_other_files_are_refused_by_name(self, tmp_path):
        (tmp_path / "targets.npz").write_bytes(b"something else")
        with pytest.raises(UserError, match=r"targets\.npz: holds no target speakers"):
            read_targets(str(tmp_path / "targets.npz"))
        with pytest.raises(UserError, match=r"none\.npz: cannot be read"):
            read_targets(str(tmp_path / "none.npz"))

    @pytest.mark.parametrize(
        ("array", "change"),
        [
            ("counts", lambda counts: counts + 1),
            ("counts", lambda counts: counts - counts[0]),
            ("genders", lambda genders: genders[:1]),
            ("genders", lambda genders: np.array(["x"] * len(genders))),
            ("vectors", lambda vectors: vectors[:2]),
            ("frames", np.ravel),
            ("step", lambda step: np.full(2, step)),
            ("step", lambda step: step * np.nan),
            ("vectors", lambda vectors: vectors * np.inf),
            ("mean_log_f0", lambda log_f0: log_f0 * np.nan),
        ],
    )
    def test_arrays_that_do_not_fit_together_are_refused(self, tmp_path, array, change):
        path = tmp_path / "targets.npz"
        write_targets(path, made_up_targets())
        with np.load(path) as stored:
            arrays = dict(stored)
        np.savez(path, **{**arrays, array: change(arrays[array])})
        with pytest.raises(UserError, match=r"targets\.npz: holds no target speakers"):
            read_targets(str(path))

    def test_targets_of_one_gender_serve_that_gender_alone(self, pool, tmp_path):
        path = tmp_path / "targets.npz"
        write_targets(path, made_up_targets("ff"))
        women, men = (int(pool.of_gender(gender)[0]) for gender in ("f", "m"))
        assert drawn(pool, "a", speaker=women, targets=str(path)).gender == "f"
        with pytest.raises(UserError, match="all of the gender f; take some of both"):
            drawn(pool, "a", speaker=men, targets=str(path))


class TestRecord:
    def test_what_is_in_the_file_counts_and_not_its_name(self, tmp_path):
        first, second = tmp_path / "first.npz", tmp_path / "second.npz"
        write_targets(first, made_up_targets())
        second.write_bytes(first.read_bytes())
        of_first = load("kNN-VC", targets=str(first)).to_record()
        assert of_first == load("kNN-VC", targets=str(second)).to_record()
        write_targets(first, made_up_targets("fffmmm"))
        assert of_first != load("kNN-VC", targets=str(first)).to_record()
        shipped = load("kNN-VC").to_record()["parameters"]
        assert shipped["targets"] == "shipped"


class TestMeasuring:
    """`train targets`, from utterances that are taken apart otherwise."""

    @pytest.fixture
    def measure(self, monkeypatch):
        pytest.importorskip("torch", reason="needs the extra `neural`")
        pytest.importorskip("faster_whisper", reason="needs the extra `neural`")
        from anonymizers.conversion.synthesis import synthesizer  # noqa: PLC0415 - needs torch
        from anonymizers.corpora.utterance import Utterance  # noqa: PLC0415
        from anonymizers.speaker_vectors import target_training  # noqa: PLC0415

        def taken_apart(_, utterance):
            length = int(utterance.text)
            frames = np.full((length, 96), float(utterance.id[1:]), dtype=np.float32)
            return target_training._Measured(frames, np.eye(256)[0], np.full(9, 5.0))

        monkeypatch.setattr(target_training, "_measure", taken_apart)

        def measured(lengths, seconds=1):
            utterances = [
                Utterance(f"u{place}", speaker, speaker[0], str(length), AudioSource(SENTENCE))
                for place, (speaker, length) in enumerate(lengths)
            ]
            found = target_training.measure_targets(utterances, "shipped", seconds=seconds)
            assert found.networks == synthesizer("shipped").content_fingerprint
            return {one.speaker: one for one in found.speakers}

        return measured

    def test_only_speakers_with_enough_speech_are_kept(self, measure):
        found = measure([("f1", 30), ("f2", 49), ("m1", 50), ("f1", 20)])
        assert list(found) == ["f1", "m1"]
        assert len(found["f1"].frames) == 50

    def test_of_long_speech_frames_are_drawn_from_everywhere(self, measure):
        found = measure([("f1", 9_000), ("f1", 9_000), ("m1", 9_000)])
        assert len(found["f1"].frames) == len(found["m1"].frames) == 6_000
        assert np.mean(found["f1"].frames[:, 0]) == pytest.approx(0.5, abs=0.05)

    def test_a_gender_of_which_nobody_has_said_enough_is_named(self, measure):
        with pytest.raises(UserError, match="no speaker of the gender m with 1 s of speech"):
            measure([("f1", 300), ("m1", 49)])


@needs_models
class TestSpeech:
    def test_is_said_at_the_targets_height_and_is_as_long(self):
        samples, sample_rate = AudioSource(SENTENCE).read()
        before = track_pitch(samples, sample_rate)
        low = load("kNN-VC", draw=1, gender="cross")(samples, sample_rate)
        assert len(low) == len(samples)
        after = track_pitch(low, sample_rate)
        known = before.is_voiced & after.is_voiced
        ratio = np.exp(np.log(after.hertz[known]).mean() - np.log(before.hertz[known]).mean())
        assert 0.7 < ratio < 0.9
        assert np.corrcoef(before.hertz[known], after.hertz[known])[0, 1] > 0.8

    def test_differs_from_that_of_the_speakers_own_frames(self):
        samples, sample_rate = AudioSource(SENTENCE).read()
        once, again, more = (
            load("kNN-VC", draw=1, neighbours=count)(samples, sample_rate) for count in (4, 4, 40)
        )
        np.testing.assert_array_equal(once, again)
        assert not np.allclose(once, more)

    def test_targets_of_other_networks_are_refused(self, tmp_path):
        write_targets(tmp_path / "targets.npz", made_up_targets())
        samples, sample_rate = AudioSource(SENTENCE).read()
        for refused in (
            load("kNN-VC", draw=1, targets=str(tmp_path / "targets.npz")),
            load("kNN-VC", draw=1, weights="shipped-semi-adversarial"),
        ):
            with pytest.raises(UserError, match="measured with other networks than those of"):
                refused.make_ready()
            with pytest.raises(UserError, match="`python -m anonymizers train targets --weights"):
                refused(samples, sample_rate)
