"""Decoding and resampling for the device."""

from __future__ import annotations

import numpy as np
import pytest
import soundfile

from anonymizers.errors import UserError
from listening_app.audio.sounds import prepare_sound, read_sound


def tone(rate: int, seconds: float = 0.5, hertz: float = 1_000.0) -> np.ndarray:
    return 0.5 * np.sin(2 * np.pi * hertz * np.arange(round(rate * seconds)) / rate)


def test_samples_at_the_device_rate_stay_as_they_are():
    samples = np.random.default_rng(0).uniform(-1, 1, 1_000).astype(np.float32)
    sound = prepare_sound(samples, 48_000, device_rate=48_000, device_channels=2)
    np.testing.assert_array_equal(sound.samples[:, 0], samples)


@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 44_100, 96_000])
def test_a_tone_keeps_its_level_pitch_and_length(rate):
    sound = prepare_sound(tone(rate), rate, device_rate=48_000, device_channels=2)
    inner = slice(4_800, -4_800)
    error = sound.samples[inner, 0] - tone(48_000)[inner]
    assert len(sound.samples) == 24_000
    assert sound.seconds == 0.5
    assert np.sqrt(np.mean(error**2)) < 1e-5


def test_stereo_keeps_its_sides():
    samples = np.stack([tone(48_000), np.zeros(24_000)], axis=1)
    sound = prepare_sound(samples, 48_000, device_rate=48_000, device_channels=2)
    np.testing.assert_array_equal(sound.samples, samples.astype(np.float32))


def test_stereo_is_averaged_for_a_single_loudspeaker():
    samples = np.stack([tone(48_000), np.zeros(24_000)], axis=1)
    sound = prepare_sound(samples, 48_000, device_rate=48_000, device_channels=1)
    np.testing.assert_allclose(sound.samples[:, 0], tone(48_000) / 2, atol=1e-7)


@pytest.mark.parametrize(
    ("samples", "message"),
    [
        (np.zeros(0), "at least one sample"),
        (np.zeros((10, 3)), "one or two channels, not 3"),
        (np.array([0.0, np.nan]), "finite"),
    ],
)
def test_what_cannot_be_played_is_refused(samples, message):
    with pytest.raises(ValueError, match=message):
        prepare_sound(samples, 16_000, device_rate=48_000, device_channels=2)


@pytest.mark.parametrize(
    ("subtype", "step"), [("PCM_16", 1 / 32_768), ("PCM_24", 1 / 8_388_608), ("FLOAT", 0.0)]
)
def test_files_of_each_depth_are_read_as_they_are(tmp_path, subtype, step):
    samples = np.random.default_rng(0).uniform(-0.9, 0.9, 500).astype(np.float32)
    path = tmp_path / "a name with blanks, ä.wav"
    soundfile.write(path, samples, 48_000, subtype)
    sound = read_sound(path, device_rate=48_000, device_channels=2)
    assert np.abs(sound.samples[:, 0] - samples).max() <= step


def truncated_flac(path):
    soundfile.write(path, np.random.default_rng(0).uniform(-0.9, 0.9, 20_000), 16_000, "PCM_16")
    path.write_bytes(path.read_bytes()[:15_000])


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: None,
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"this is no sound"),
        lambda path: soundfile.write(path, np.zeros(0), 16_000),
        lambda path: path.mkdir(),
        truncated_flac,
    ],
    ids=["missing", "empty", "no audio", "zero-length", "a folder", "truncated"],
)
def test_a_file_that_cannot_be_played_gives_one_sentence(tmp_path, damage):
    path = tmp_path / "0f3a.flac"
    damage(path)
    with pytest.raises(UserError) as refusal:
        read_sound(path, device_rate=48_000, device_channels=2)
    assert str(refusal.value).startswith("The recording 0f3a.flac cannot be played (")
    assert str(tmp_path) not in str(refusal.value)
