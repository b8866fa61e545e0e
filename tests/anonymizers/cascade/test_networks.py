"""The networks themselves, where they are installed: cut without loss, and understood."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnxruntime
import pytest

from anonymizers import load
from anonymizers.cascade.kokoro import kokoro, voice_tables
from anonymizers.cascade.pronunciation import symbol_numbers, tokens_of
from anonymizers.cascade.recognizer import recognize
from anonymizers.cascade.transcripts import plain_words
from anonymizers.corpora.audio import AudioSource
from anonymizers.pitch import track_pitch
from anonymizers.pretrained import KOKORO, model_folder
from anonymizers.pretrained.kokoro import NETWORK

SENTENCE = Path(__file__).parents[3] / "sessions/demo/corpus/audio/f02/f02_003.flac"

pytestmark = pytest.mark.skipif(
    bool(load("B3").missing()), reason="needs the pretrained networks: make models"
)


def test_the_parts_chained_are_the_whole_network_to_the_bit():
    tokens = [symbol_numbers()[token.symbol] for token in tokens_of(["The", "whole", "thing."])]
    voice = voice_tables("f")[3]
    encoded = kokoro().encode(tokens, voice)
    durations = np.maximum(1, np.rint(encoded.frames)).astype(np.int64)
    f0_hertz, energy = kokoro().predict(encoded, durations)
    chained = kokoro().decode(encoded, durations, f0_hertz, energy)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    whole = onnxruntime.InferenceSession(str(model_folder(KOKORO) / NETWORK.name), options)
    (expected,) = whole.run(
        None,
        {
            "tokens": np.array([[0, *tokens, 0]]),
            "style": voice[len(tokens) - 1][np.newaxis],
            "speed": np.ones(1, np.float32),
        },
    )
    np.testing.assert_array_equal(chained, expected.ravel())


def test_the_same_is_said_with_the_same_timing_and_melody():
    samples, sample_rate = AudioSource(SENTENCE).read()
    anonymizer = load("B3", spread=0.5, gender="m").for_source(0, "f02")
    spoken = anonymizer(samples, sample_rate)
    np.testing.assert_array_equal(spoken, anonymizer(samples, sample_rate))
    assert len(spoken) == len(samples)
    before, after = track_pitch(samples, sample_rate), track_pitch(spoken, sample_rate)
    both = before.is_voiced & after.is_voiced
    assert np.corrcoef(before.hertz[both], after.hertz[both])[0, 1] > 0.85
    assert 80 < after.median() < 180 < before.median()
    words = [plain_words(recognize(speech).words) for speech in (samples, spoken)]
    assert len(set(words[0]) - set(words[1])) <= 1  # of nine


def test_silence_between_words_stays():
    samples, sample_rate = AudioSource(SENTENCE).read()
    paused = np.concatenate([samples, np.zeros(2 * sample_rate)])
    spoken = load("B3", spread=0.0).for_source(0, "f02")(paused, sample_rate)
    tail = spoken[-sample_rate:]
    assert np.sqrt(np.mean(tail**2)) < 0.1 * np.sqrt(np.mean(spoken**2))


@pytest.mark.parametrize("count", [1, 200, 4_000])
@pytest.mark.parametrize("gain", [1e-4, 1e3])
def test_what_is_no_speech_is_spoken_or_silenced(count, gain):
    samples = gain * np.random.default_rng(0).standard_normal(count)
    anonymizer = load("B3", spread=0.0, on_failure="original-silenced").for_source(0, "f02")
    spoken = anonymizer(samples, 8_000)
    assert len(spoken) == count
    assert np.isfinite(spoken).all()
