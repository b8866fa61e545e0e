"""What is said where there is no sound; the sound itself is proved in `test_sound_card`."""

from __future__ import annotations

import sys

import pytest

from anonymizers.errors import UserError
from listening_app.audio.portaudio import PortAudioDevice
from listening_app.audio.sound_server import USUAL_RATE, default_sink_rate, sound_server_rate

INFORMATION = "Server Name: pulseaudio\nDefault Sink: usb.headset\nDefault Source: usb.mic\n"
SINKS = (
    "0\tpci.speakers\tmodule-alsa-card.c\ts16le 2ch 44100Hz\tIDLE\n"
    "1\tusb.headset\tmodule-alsa-card.c\ts24le 2ch 96000Hz\tRUNNING\n"
)


def test_the_default_sink_tells_the_rate():
    assert default_sink_rate(INFORMATION, SINKS) == 96_000


@pytest.mark.parametrize(
    ("information", "sinks"),
    [("", SINKS), (INFORMATION, ""), (INFORMATION, "1\tusb.headset\n"), (INFORMATION, "\n?\n")],
)
def test_an_answer_without_the_rate_tells_none(information, sinks):
    assert default_sink_rate(information, sinks) is None


def test_hardware_knows_its_own_rate():
    assert sound_server_rate("HDA Intel PCH: ALC257 Analog (hw:0,0)") is None


def test_a_server_that_cannot_be_asked_has_the_usual_rate(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert sound_server_rate("default") == USUAL_RATE


def test_a_machine_without_portaudio_is_told_what_to_install(monkeypatch, tmp_path):
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    with pytest.raises(UserError, match="sudo apt install libportaudio2"):
        PortAudioDevice()
