"""What is plugged in and out is noticed, while somebody chooses and later."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from listening_app.audio.portaudio import PortAudioDevice
from listening_app.outputs import ComputerOutputs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.virtual_desktop import VirtualSoundCard

pytestmark = pytest.mark.sound_card

PATIENCE_MS = 60_000


def plug_in(card: VirtualSoundCard, name: str) -> str:
    """Add an output to the sound server; return what pulls it out."""
    words = ["load-module", "module-null-sink", f"sink_name={name}", "rate=44100"]
    properties = f"sink_properties=device.description={name}"
    command = ["pactl", *words, properties]
    return subprocess.run(
        command, env=card.environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def pull_out(card: VirtualSoundCard, module: str) -> None:
    subprocess.run(["pactl", "unload-module", module], env=card.environment, check=True)


@pytest.fixture
def outputs(virtual_sound_card: VirtualSoundCard) -> Iterator[ComputerOutputs]:
    there_are = ComputerOutputs(PortAudioDevice)
    device = there_are.open()
    yield there_are
    device.close()
    there_are.close()


def test_an_output_that_comes_is_listed_and_one_that_goes_is_missed(
    outputs: ComputerOutputs, virtual_sound_card: VirtualSoundCard, qtbot: QtBot
):
    assert outputs.names == ("Null Output",)
    with qtbot.waitSignal(outputs.changed, timeout=PATIENCE_MS):
        module = plug_in(virtual_sound_card, "Headphones")
    assert outputs.names == ("Null Output", "Headphones")
    with qtbot.waitSignal(outputs.changed, timeout=PATIENCE_MS):
        pull_out(virtual_sound_card, module)
    assert outputs.is_gone("Headphones")
    assert not outputs.is_gone("Null Output")


@pytest.fixture
def late_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server's tool begin to tell only after a second, and in English if asked to."""
    program = shutil.which("pactl")
    if program is None:
        pytest.skip("not installed here: pactl")
    late = tmp_path / "pactl"
    late.write_text(
        '#!/bin/sh\nif [ "$1" = subscribe ]; then [ "$LC_ALL" = C ] || exit 1; sleep 1; fi\n'
        f'exec {program} "$@"\n'
    )
    late.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.usefixtures("late_word")
def test_what_comes_before_the_servers_first_word_is_listed(
    outputs: ComputerOutputs, virtual_sound_card: VirtualSoundCard, qtbot: QtBot
):
    with qtbot.waitSignal(outputs.changed, timeout=PATIENCE_MS):
        plug_in(virtual_sound_card, "Headphones")
    assert outputs.names == ("Null Output", "Headphones")


@pytest.mark.parametrize("is_program", [True, False])
def test_a_tool_that_ends_or_cannot_be_started_is_not_waited_for(
    outputs: ComputerOutputs,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_program: bool,
):
    outputs._server.kill()
    outputs._server.waitForFinished()
    broken = tmp_path / "pactl"
    broken.write_text("#!/bin/sh\nexit 1\n" if is_program else "#!/none\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    outputs._listen_to_server()
    qtbot.waitUntil(lambda: not outputs._until_told.isActive(), timeout=PATIENCE_MS)


def test_where_no_server_tells_it_is_asked_while_somebody_chooses(
    outputs: ComputerOutputs, virtual_sound_card: VirtualSoundCard, qtbot: QtBot
):
    outputs._server.kill()
    outputs._server.waitForFinished()
    with qtbot.waitSignal(outputs.changed, timeout=PATIENCE_MS):
        plug_in(virtual_sound_card, "Headphones")
        outputs.look_often(often=True)
    assert "Headphones" in outputs.names


def test_what_is_chosen_is_played_on_at_its_own_rate(
    outputs: ComputerOutputs, virtual_sound_card: VirtualSoundCard, qtbot: QtBot
):
    plug_in(virtual_sound_card, "Headphones")
    outputs.choose("Headphones")
    device = outputs.open()
    device.start(lambda block, *_: block.fill(0.0))
    try:
        assert (device.name, device.sample_rate) == ("Headphones", 44_100)
        listing = subprocess.run(
            ["pactl", "list", "short", "sink-inputs"],
            env=virtual_sound_card.environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        sinks = subprocess.run(
            ["pactl", "list", "short", "sinks"],
            env=virtual_sound_card.environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        (number,) = [line.split("\t")[0] for line in sinks.splitlines() if "Headphones" in line]
        assert number in [line.split("\t")[1] for line in listing.splitlines()]
    finally:
        device.close()
