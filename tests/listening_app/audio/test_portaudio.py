"""What is said where there is no sound; the sound itself is proved in `test_sound_card`."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from anonymizers.errors import UserError
from listening_app.audio import portaudio
from listening_app.audio.portaudio import PortAudioDevice, list_outputs
from listening_app.audio.sound_server import USUAL_RATE, Sink, parse_sinks, server_sinks

INFORMATION = "Server Name: pulseaudio\nDefault Sink: usb.headset\nDefault Source: usb.mic\n"
SINKS = """\
Sink #0
\tState: IDLE
\tName: pci.speakers
\tDescription: Built-in Audio Analog Stereo
\tSample Specification: s16le 2ch 44100Hz
\tProperties:
\t\tdevice.description = "Built-in Audio"
\tPorts:
\t\tanalog-output-speaker: Speakers (type: Speaker, priority: 10000, availability unknown)
\t\tanalog-output-headphones: Headphones (type: Headphones, priority: 9900, available)
\tActive Port: analog-output-headphones

Sink #7
\tState: RUNNING
\tName: usb.headset
\tDescription: USB Headset
\tSample Specification: s24le 1ch 96000Hz
"""


def test_what_is_plugged_in_is_part_of_an_output_s_name():
    assert parse_sinks(INFORMATION, SINKS) == [
        Sink("pci.speakers", "Headphones – Built-in Audio Analog Stereo", 44_100, 2, False),
        Sink("usb.headset", "USB Headset", 96_000, 1, True),
    ]


@pytest.mark.parametrize("listing", ["", "Sink #1\n", "Sink #1\n\tName: usb.headset\n", "?"])
def test_an_answer_that_says_too_little_names_no_output(listing):
    assert parse_sinks(INFORMATION, listing) == []


def test_a_server_that_cannot_be_asked_names_no_output(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert server_sinks() == []


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


@pytest.fixture
def linux(monkeypatch):
    """How PortAudio shows a Linux machine with a sound server."""
    library = SimpleNamespace(
        default=SimpleNamespace(device=[-1, 2]),
        query_hostapis=lambda: [{"name": "ALSA", "default_output_device": 2}],
        query_devices=lambda: [
            device("HDA Intel PCH: ALC257 Analog (hw:0,0)", 0, 44_100.0),
            device("pulse", 0, 44_100.0, 32),
            device("default", 0, 44_100.0, 32),
        ],
    )
    monkeypatch.setitem(sys.modules, "sounddevice", library)


def test_behind_a_sound_server_its_own_outputs_are_listed(linux, monkeypatch):
    monkeypatch.setattr(portaudio, "server_sinks", lambda: parse_sinks(INFORMATION, SINKS))
    first, second = list_outputs()
    assert (first.name, first.sample_rate, first.channels) == ("USB Headset", 96_000, 1)
    assert (first.index, first.sink, first.is_default) == (1, "usb.headset", True)
    assert (second.sink, second.is_default) == ("pci.speakers", False)


def test_outputs_of_one_name_can_be_told_apart(linux, monkeypatch):
    twins = SINKS.replace("USB Headset", "Built-in Audio").replace("Active Port", "Port")
    twins = twins.replace("Built-in Audio Analog Stereo", "Built-in Audio")
    monkeypatch.setattr(portaudio, "server_sinks", lambda: parse_sinks(INFORMATION, twins))
    names = {output.name for output in list_outputs()}
    assert names == {"Built-in Audio (usb.headset)", "Built-in Audio (pci.speakers)"}


def test_a_server_that_does_not_answer_has_the_usual_rate(linux, monkeypatch):
    monkeypatch.setattr(portaudio, "server_sinks", list)
    default, *others = list_outputs()
    assert (default.name, default.sample_rate) == ("default", USUAL_RATE)
    assert {output.name: output.sample_rate for output in others} == {
        "HDA Intel PCH: ALC257 Analog (hw:0,0)": 44_100,
        "pulse": USUAL_RATE,
    }
