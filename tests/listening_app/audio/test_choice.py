"""What ``--audio`` and ``--speed`` mean."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from anonymizers.errors import UserError
from listening_app.audio.choice import AudioChoice
from listening_app.audio.clocked import FileDevice, SilentDevice


def test_the_default_is_the_machine_s_own_output_with_a_safe_latency():
    choice = AudioChoice.parse()
    assert choice.kind == "portaudio"
    assert choice.latency_seconds == 0.1


def test_a_file_may_have_a_colon_in_its_path():
    assert AudioChoice.parse("file:C:/heard.FLAC").path == Path("C:/heard.FLAC")


def test_the_clocked_outputs_open_at_their_speed(tmp_path):
    silent = AudioChoice.parse("silent", speed=20.0).open()
    assert isinstance(silent, SilentDevice)
    assert silent.latency_seconds == pytest.approx(0.1)
    recorder = AudioChoice.parse(f"file:{tmp_path / 'heard.wav'}", speed=2.0).open()
    recorder.close()
    assert isinstance(recorder, FileDevice)
    assert (tmp_path / "heard.wav").exists()


@pytest.mark.parametrize(
    ("spec", "speed", "message"),
    [
        ("portaudio", 2.0, "--speed 2 works with --audio silent or file:PATH only"),
        ("silent", 0.0, "--speed 0 is no speed"),
        ("silent", -1.0, "--speed -1 is no speed"),
        ("silent", math.inf, "--speed inf is no speed"),
        ("silent", math.nan, "--speed nan is no speed"),
        ("file:", 1.0, "--audio file: is none of"),
        ("file:heard.mp3", 1.0, "file:NAME.wav and file:NAME.flac"),
        ("alsa", 1.0, "--audio alsa is none of portaudio, silent"),
    ],
)
def test_a_wrong_choice_gives_one_sentence(spec, speed, message):
    with pytest.raises(UserError, match=message):
        AudioChoice.parse(spec, speed=speed)


@pytest.mark.parametrize("seconds", [0.0, -0.1, 1.1, math.inf, math.nan])
def test_a_latency_is_above_zero_and_below_what_seems_broken(seconds):
    with pytest.raises(UserError, match=r"--latency .* is none; give seconds above 0 and up to 1"):
        AudioChoice.parse(latency_seconds=seconds)


def test_a_latency_may_be_chosen():
    assert AudioChoice.parse(latency_seconds=0.25).latency_seconds == 0.25
