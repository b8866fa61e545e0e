"""B3 and T8-5: what is drawn, what is told, and what never happens."""

from __future__ import annotations

import json

import numpy as np
import pytest
import soundfile

from anonymizers import load
from anonymizers.__main__ import main
from anonymizers.cascade import cascade_anonymizer, resynthesis
from anonymizers.cascade.cascade_anonymizer import CascadeAnonymizer
from anonymizers.cascade.transcripts import UnusableSpeechError
from anonymizers.corpus_run import PROVENANCE
from anonymizers.errors import UserError
from anonymizers.speaker_vectors.nearest_neighbours import NearestNeighbours

RATE = 16_000


@pytest.fixture
def speech():
    time = np.arange(RATE) / RATE
    return 0.3 * np.sign(np.sin(2 * np.pi * 120 * time)) * np.hanning(RATE)


@pytest.fixture
def recognizer_fails(monkeypatch):
    """No network is asked; what is said is not English."""

    def fail(*_):
        raise UnusableSpeechError("the language seems to be 'de' (93%)")

    monkeypatch.setattr(CascadeAnonymizer, "missing", lambda _: "")
    monkeypatch.setattr(CascadeAnonymizer, "make_ready", lambda _: None)
    monkeypatch.setattr(CascadeAnonymizer, "pseudo_speaker", lambda _: a_voice())
    monkeypatch.setattr(resynthesis, "speak_again", fail)


def a_voice():
    return cascade_anonymizer.PseudoSpeaker("f", np.zeros((510, 256), np.float32))


def drawn(name="B3", **parameters):
    return load(name, **parameters).for_source(0, "a")


class TestFailures:
    def test_speech_that_cannot_be_said_again_is_an_error(self, speech, recognizer_fails):
        with pytest.raises(UserError, match=r"cannot be said again, for the language seems to be"):
            drawn()(speech, RATE)

    def test_silence_stands_for_it_where_that_is_chosen(self, speech, recognizer_fails):
        silenced = drawn(on_failure="original-silenced")(speech, RATE)
        np.testing.assert_array_equal(silenced, np.zeros(RATE))

    def test_b2_stands_for_it_where_that_is_chosen(self, speech, recognizer_fails):
        expected = load("B2")(speech, RATE)
        np.testing.assert_allclose(drawn(on_failure="b2")(speech, RATE), expected)

    @pytest.mark.parametrize("what", ["original-silenced", "b2"])
    def test_runs_tell_it_every_time_and_in_the_provenance(
        self, tmp_path, speech, recognizer_fails, capsys, what
    ):
        (tmp_path / "in").mkdir()
        soundfile.write(tmp_path / "in" / "u.wav", speech, RATE)
        place = ["--data", str(tmp_path / "in"), "--out", str(tmp_path), "--workers", "1"]
        how = ["--level", "utterance", "--on-failure", what]
        for _ in range(2):
            assert main(["run", "B3", *place, *how]) == 0
            said = capsys.readouterr().err
            assert said.startswith("  u: the language seems to be 'de' (93%): ")
            assert said.endswith(" stands for it\n")
        (record,) = json.loads((tmp_path / "in_b3" / PROVENANCE).read_text("utf-8"))["utterances"]
        assert "stands for it" in record["fallback"]

    def test_runs_fail_for_it_otherwise(self, tmp_path, speech, recognizer_fails, capsys):
        (tmp_path / "in").mkdir()
        soundfile.write(tmp_path / "in" / "u.wav", speech, RATE)
        place = ["--data", str(tmp_path / "in"), "--out", str(tmp_path), "--workers", "1"]
        assert main(["run", "B3", *place, "--level", "utterance"]) == 1
        assert "u: cannot be said again" in capsys.readouterr().err
        assert not (tmp_path / "in_b3" / "u.wav").exists()

    def test_other_systems_know_no_such_choice(self, tmp_path, capsys):
        place = ["--data", str(tmp_path), "--out", str(tmp_path / "out")]
        assert main(["run", "B2", *place, "--on-failure", "b2"]) == 2
        assert "B2 has no parameter 'on_failure'" in capsys.readouterr().err


class TestDraws:
    def test_a_pseudo_speaker_is_one_for_a_source_and_seed(self):
        assert drawn().draw == drawn().draw != load("B3").for_source(1, "a").draw
        assert drawn().draw != load("B3").for_source(0, "b").draw

    def test_genders_are_drawn_evenly_unless_chosen(self, monkeypatch):
        tables = np.zeros((5, 2, 3), np.float32)
        monkeypatch.setattr("anonymizers.cascade.kokoro.voice_tables", lambda _: tables)
        monkeypatch.setattr(resynthesis, "speaks_intelligibly", lambda _: True)
        speakers = [load("B3").for_source(0, str(source)).pseudo_speaker() for source in range(200)]
        assert 70 < sum(one.gender == "f" for one in speakers) < 130
        assert drawn(gender="m").pseudo_speaker().gender == "m"
        assert drawn(gender="f").pseudo_speaker().gender == "f"


class TestAdmixture:
    def test_as_many_utterances_as_asked_for_are_converted(self):
        noise = np.random.default_rng(0).standard_normal((400, 50))
        share = np.mean([drawn("T8-5").converts(samples) for samples in noise])
        assert share == pytest.approx(0.4, abs=0.08)
        assert all(drawn("T8-5", probability=1.0).converts(samples) for samples in noise[:20])
        assert not any(drawn("T8-5", probability=0.0).converts(samples) for samples in noise[:20])

    def test_either_way_is_taken(self, speech, recognizer_fails, monkeypatch):
        monkeypatch.setattr(NearestNeighbours, "missing", lambda _: "")
        monkeypatch.setattr(NearestNeighbours, "_anonymize", lambda self, samples, _: samples[::-1])
        converted = drawn("T8-5", probability=1.0)(speech, RATE)
        np.testing.assert_allclose(converted, speech[::-1], atol=1e-9)
        with pytest.raises(UserError, match="cannot be said again"):
            drawn("T8-5", probability=0.0)(speech, RATE)


def test_what_is_not_installed_is_told_in_a_sentence(monkeypatch):
    monkeypatch.setattr(cascade_anonymizer, "find_spec", lambda _: None)
    monkeypatch.setattr(cascade_anonymizer, "is_available", lambda _: False)
    assert load("B3").missing() == (
        "not installed: faster_whisper, hibari, onnx, onnxruntime, the recognizer Whisper base, "
        "the synthesizer Kokoro-82M; `make models` installs what speech is recognized and "
        "synthesized with."
    )
