"""What is said where there is no sound; the sound itself is proved in `test_sound_card`."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from anonymizers.errors import UserError
from listening_app.audio.portaudio import PortAudioDevice, list_outputs
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


def device(name: str, host: int, rate: float, channels: int = 2) -> dict[str, object]:
    return {
        "name": name,
        "hostapi": host,
        "default_samplerate": rate,
        "max_output_channels": channels,
    }


@pytest.fixture
def windows(monkeypatch):
    """How PortAudio shows a Windows machine with loudspeakers and headphones."""
    library = SimpleNamespace(
        default=SimpleNamespace(device=[-1, 0]),
        query_hostapis=lambda: [
            {"name": "MME", "default_output_device": 0},
            {"name": "Windows WASAPI", "default_output_device": 3},
        ],
        query_devices=lambda: [
            device("Microsoft Sound Mapper", 0, 44_100.0),
            device("Loudspeakers", 1, 48_000.0, 8),
            device("Microphone", 1, 48_000.0, 0),
            device("Headphones", 1, 96_000.0),
        ],
    )
    monkeypatch.setitem(sys.modules, "sounddevice", library)


def test_windows_outputs_are_listed_once_with_their_true_rates_the_default_first(windows):
    outputs = [(output.name, output.sample_rate, output.channels) for output in list_outputs()]
    assert outputs == [("Headphones", 96_000, 2), ("Loudspeakers", 48_000, 2)]
