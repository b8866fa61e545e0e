"""The playback engine: one stream for the whole session, one sound at a time, nothing unsaid.

A stream opened for each clip loses the clip's tail, and a sound server asked for another rate
than its own resamples badly. So one stream stays open at the device's own rate, silent while
nothing plays, and each sound is resampled once before it is played.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Self

from listening_app.audio.mixer import Mixer
from listening_app.audio.plays import DeviceLost, Play, PlaybackEvent
from listening_app.audio.sounds import Sound, prepare_sound, read_sound

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from numpy.typing import NDArray

    from listening_app.audio.devices import OutputDevice


class PlaybackEngine:
    """Plays sounds through one persistent stream and tells what was really delivered.

    All methods are for one thread, that of the user interface, except `read` and `prepare`,
    which may run in another while the engine is not being reopened. ``poll`` is to be called
    again and again; nothing else tells what happened.

    Parameters
    ----------
    open_device : callable
        Opens the output; called once now and once for each `reopen`. A `UserError` it raises
        goes to the caller.
    """

    def __init__(self, open_device: Callable[[], OutputDevice]) -> None:
        self._open_device = open_device
        self._events: deque[PlaybackEvent] = deque()
        self._lost = False
        self._closed = False
        self._gain = 1.0
        self._start()

    def _start(self) -> None:
        self._device = self._open_device()
        self._mixer = Mixer(self._device.sample_rate, self._events)
        self._mixer.set_gain(self._gain)
        self._device.start(self._mixer.render)

    @property
    def device_name(self) -> str:
        """What a person calls the output."""
        return self._device.name

    @property
    def sample_rate(self) -> int:
        """Of the output, in Hz."""
        return self._device.sample_rate

    @property
    def latency_seconds(self) -> float:
        """From the request of a play to its sound, at least."""
        return self._device.latency_seconds

    @property
    def lost(self) -> bool:
        """Whether the device went away and `reopen` has not found one since."""
        return self._lost

    def prepare(self, samples: NDArray[Any], sample_rate: int) -> Sound:
        """Bring samples of shape (frames,) or (frames, channels) to the device's rate."""
        return prepare_sound(
            samples,
            sample_rate,
            device_rate=self._device.sample_rate,
            device_channels=self._device.channels,
        )

    def read(self, path: Path) -> Sound:
        """Decode a file for the device; `UserError` when it cannot be played."""
        return read_sound(
            path, device_rate=self._device.sample_rate, device_channels=self._device.channels
        )

    def play(self, sound: Sound) -> Play:
        """Play a prepared sound at once, in place of what sounds.

        What sounds is faded out within 5 ms; then the new sound begins with its first sample.

        Raises
        ------
        ValueError
            When the sound was prepared for another sampling rate.
        """
        if sound.sample_rate != self._device.sample_rate:
            raise ValueError(
                f"the sound was prepared for {sound.sample_rate} Hz, "
                f"the device runs at {self._device.sample_rate} Hz: prepare it again"
            )
        play = Play(sound)
        self._mixer.ask(play)
        return play

    def stop(self) -> None:
        """Fade out what sounds within 5 ms.

        Samples that are on their way to the ear already cannot be called back: a play whose last
        sample was handed over still ends as completed.
        """
        self._mixer.ask(None)

    def set_level(self, level_db: float) -> None:
        """Play everything at this level from now on; at 0 dB sounds are heard as they are.

        Raises
        ------
        ValueError
            When the level is above 0 dB, at which sounds could be clipped.
        """
        if level_db > 0:
            raise ValueError(f"a level of {level_db} dB is above that of the sounds themselves")
        self._gain = 10.0 ** (level_db / 20.0)
        self._mixer.set_gain(self._gain)

    def give_up(self, reason: str) -> None:
        """Take the device for lost: it is not the one that was chosen any more.

        Parameters
        ----------
        reason : str
            One sentence.
        """
        if not self._lost and not self._closed:
            self._lose(reason)

    def poll(self) -> list[PlaybackEvent]:
        """Return what happened since the last call, oldest first."""
        self._notice_loss()
        if self._lost or self._closed:
            self._mixer.end_all(device_lost=self._lost)
        return [self._events.popleft() for _ in range(len(self._events))]

    def reopen(self) -> None:
        """Look for the output again and go on with it; what has not ended yet is ended.

        Sounds prepared before must be prepared again when `sample_rate` has changed.

        Raises
        ------
        UserError
            When there is still none; the engine stays as it is, lost.
        """
        self._notice_loss()
        self._device.close()
        self._mixer.end_all(device_lost=self._lost)
        self._lost = True
        self._start()
        self._lost = False

    def close(self) -> None:
        """Stop for good; what has not ended is ended as stopped and told by a last `poll`."""
        self._notice_loss()
        if not self._closed:
            self._closed = True
            self._device.close()
            self._mixer.end_all(device_lost=self._lost)

    def _notice_loss(self) -> None:
        if not (self._lost or self._closed or self._device.alive):
            self._lose(self._device.failure)

    def _lose(self, reason: str) -> None:
        self._lost = True
        self._device.close()
        self._mixer.end_all(device_lost=True)
        self._events.append(DeviceLost(reason))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
