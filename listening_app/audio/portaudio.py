"""The real sound output, through PortAudio.

The library is imported on first use: where PortAudio itself is missing, the import raises.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from anonymizers.errors import UserError
from listening_app.audio.sound_server import SERVER_DEVICES, USUAL_RATE, play_on, server_sinks
from listening_app.audio.starvation import StarvationWatch

if TYPE_CHECKING:
    from listening_app.audio.devices import Render, Samples

LATENCY_SECONDS = 0.1
# Longer than any block: a device that asks for nothing for so long is gone, even where the
# system does not say so (macOS, when the last output is unplugged).
STALL_SECONDS = 3.0
LONGEST_BELIEVABLE_DELAY_SECONDS = 2.0
# Windows shows each output by several hosts; the others claim 44.1 kHz and convert in secret.
HOST_THAT_KNOWS_RATES = "Windows WASAPI"


@dataclass(frozen=True)
class Output:
    """A sound output of this machine.

    Attributes
    ----------
    index : int
        PortAudio's number for it, until devices are looked for again.
    name : str
        What the system calls it towards people.
    sample_rate : int
        Its own, in Hz.
    channels : int
        How many of them are used: 1 or 2.
    is_default : bool
        Whether the system plays here unless told otherwise.
    measures_delay : bool
        Whether the system measures how much sound is still to be heard, rather than naming the
        size of its buffer.
    sink : str or None
        The sound server's name for it, where there is a server.
    """

    index: int
    name: str
    sample_rate: int
    channels: int
    is_default: bool
    measures_delay: bool
    sink: str | None = None


def list_outputs() -> list[Output]:
    """Return the outputs that were there when devices were last looked for, the default first."""
    sounddevice = _load_sounddevice()
    hosts = sounddevice.query_hostapis()
    default_index = sounddevice.default.device[1]
    preferred = None
    for index, host in enumerate(hosts):
        if host["name"] == HOST_THAT_KNOWS_RATES:
            preferred, default_index = index, host["default_output_device"]
    outputs = []
    for index, device in enumerate(sounddevice.query_devices()):
        if device["max_output_channels"] == 0 or preferred not in {None, device["hostapi"]}:
            continue
        on_alsa = hosts[device["hostapi"]]["name"] == "ALSA"
        is_server = on_alsa and device["name"] in SERVER_DEVICES
        outputs.append(
            Output(
                index=index,
                name=device["name"],
                sample_rate=USUAL_RATE if is_server else int(device["default_samplerate"]),
                channels=min(2, device["max_output_channels"]),
                is_default=index == default_index,
                measures_delay=on_alsa,
            )
        )
    return sorted(_behind_server(outputs) or outputs, key=lambda output: not output.is_default)


def _behind_server(outputs: list[Output]) -> list[Output]:
    """Return the outputs of the sound server that some of these lead to; none without one."""
    doors = [each for each in outputs if each.measures_delay and each.name in SERVER_DEVICES]
    if not doors:
        return []
    door = min(doors, key=lambda each: SERVER_DEVICES.index(each.name))
    sinks = server_sinks()
    called = Counter(sink.words for sink in sinks)
    return [
        replace(
            door,
            name=sink.words if called[sink.words] == 1 else f"{sink.words} ({sink.name})",
            sample_rate=sink.sample_rate,
            channels=min(2, sink.channels),
            is_default=sink.is_default,
            sink=sink.name,
        )
        for sink in sinks
    ]


def look_for_devices() -> None:
    """Let PortAudio see what was plugged in or out; ends every open stream."""
    sounddevice = _load_sounddevice()
    # PortAudio lists the devices once, when it is initialized; there is no public way to redo it.
    sounddevice._terminate()  # noqa: SLF001
    sounddevice._initialize()  # noqa: SLF001


def _load_sounddevice() -> Any:
    try:
        import sounddevice  # noqa: PLC0415
    except OSError as error:
        raise UserError(
            "The sound library PortAudio is missing, so nothing can be played; install it "
            "(Debian and Ubuntu: sudo apt install libportaudio2) and start again."
        ) from error
    return sounddevice


class PortAudioDevice:
    """One output stream of this machine, at the output's own rate.

    Parameters
    ----------
    output_name : str, optional
        As in `list_outputs`; the system's default output if not given.
    latency_seconds : float
        How much sound is handed over ahead; 0.1 s survives a busy machine.

    Raises
    ------
    UserError
        When there is no such output, or it cannot be opened.
    """

    def __init__(
        self, output_name: str | None = None, *, latency_seconds: float = LATENCY_SECONDS
    ) -> None:
        look_for_devices()
        self._sounddevice = _load_sounddevice()
        self._output = _choose_output(output_name)
        self._render: Render | None = None
        self._finished = self._closed = False
        self._called_at = time.monotonic()
        play_on(self._output.sink)
        try:
            self._stream = self._sounddevice.OutputStream(
                device=self._output.index,
                samplerate=self._output.sample_rate,
                channels=self._output.channels,
                dtype="float32",
                latency=latency_seconds,
                dither_off=True,
                callback=self._fill,
                finished_callback=self._finish,
            )
        except self._sounddevice.PortAudioError as error:
            raise self._refusal(error) from error
        self._latency = float(self._stream.latency)
        self._watch = StarvationWatch()

    @property
    def name(self) -> str:
        """What the system calls it towards people."""
        return self._output.name

    @property
    def sample_rate(self) -> int:
        """In Hz."""
        return self._output.sample_rate

    @property
    def channels(self) -> int:
        """1 or 2."""
        return self._output.channels

    @property
    def latency_seconds(self) -> float:
        """As the system granted it."""
        return self._latency

    @property
    def alive(self) -> bool:
        """False once the output has gone away."""
        if self._finished or self._closed or not self._stream.active:
            return False
        return time.monotonic() - self._called_at < STALL_SECONDS

    @property
    def failure(self) -> str:
        """One sentence about why it is not alive."""
        return f"The sound output “{self.name}” went away."

    def start(self, render: Render) -> None:
        """Call ``render`` for block after block from now on."""
        self._render = render
        self._called_at = time.monotonic()
        try:
            self._stream.start()
        except self._sounddevice.PortAudioError as error:
            self.close()
            raise self._refusal(error) from error

    def close(self) -> None:
        """Close the stream at once."""
        if not self._closed:
            self._closed = True
            self._stream.close(ignore_errors=True)

    def _refusal(self, error: Exception) -> UserError:
        return UserError(
            f"The sound output “{self.name}” cannot be opened ({error}); close other programs "
            "that use it, or choose another output in the system's settings, and try again."
        )

    def _fill(self, block: Samples, frames: int, times: Any, status: Any) -> None:
        assert self._render is not None
        self._called_at = time.monotonic()
        left = times.outputBufferDacTime - times.currentTime
        gap = bool(status.output_underflow)
        if self._output.measures_delay:
            gap |= self._watch.starved(left, frames / self._output.sample_rate)
        delay = min(max(left, self._latency), LONGEST_BELIEVABLE_DELAY_SECONDS)
        self._render(block, round(delay * self._output.sample_rate), gap)

    def _finish(self) -> None:
        self._finished = True


def _choose_output(name: str | None) -> Output:
    outputs = list_outputs()
    if not outputs:
        raise UserError(
            "This computer has no sound output now, so nothing can be played; "
            "connect headphones or start the sound server, and try again."
        )
    if name is None:
        return outputs[0]
    for output in outputs:
        if output.name == name:
            return output
    present = ", ".join(f"“{output.name}”" for output in outputs)
    raise UserError(f"There is no sound output “{name}” now; connect it, or choose from {present}.")
