"""The device's side of playback: requests in, blocks of samples and events out.

``render`` runs in the real-time thread of the sound device. It takes no lock and waits for
nothing: requests come and events go through deques, whose ends the interpreter keeps consistent,
and nothing else is shared but plain numbers that only one side writes.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from listening_app.audio.plays import Ended, Play, PlaybackEvent, Started, report_play

if TYPE_CHECKING:
    from listening_app.audio.devices import Samples

RAMP_SECONDS = 0.005


class Mixer:
    """Lets exactly one thing sound at a time and knows what has left the device.

    Parameters
    ----------
    sample_rate : int
        Of the device, in Hz.
    events : deque
        Where what happens is told, oldest first.
    """

    def __init__(self, sample_rate: int, events: deque[PlaybackEvent]) -> None:
        self._events = events
        self._requests: deque[Play | None] = deque()
        self._unfinished: deque[Play] = deque()
        self._sounding: Play | None = None
        self._next: Play | None = None
        self._clock = 0
        self._ramp_position = 0
        frames = max(1, int(RAMP_SECONDS * sample_rate))
        self._gain = self._wanted_gain = 1.0
        self._ramp: Samples = np.linspace(1.0, 0.0, frames + 1, dtype=np.float32)[1:, np.newaxis]

    def ask(self, play: Play | None) -> None:
        """Request a play in place of whatever sounds, or silence (None); from any thread."""
        self._requests.append(play)

    def set_gain(self, gain: float) -> None:
        """Multiply all that sounds by this from the next block on, from any thread.

        What sounds already glides there within that block; what begins has it from its first
        sample.
        """
        self._wanted_gain = gain

    def render(self, block: Samples, queued_frames: int, gap: bool) -> None:
        """Fill the next block of the device (see `listening_app.audio.devices.Render`)."""
        delivered_clock = self._clock - queued_frames
        self._take_requests()
        if self._sounding is None:
            self._gain = self._wanted_gain
        filled = 0
        while filled < len(block):
            frames = self._fill(block[filled:])
            filled += frames
            self._clock += frames
            self._finish_rendering()
        self._apply_gain(block)
        if gap:
            self._count_gap()
        self._tell_deliveries(delivered_clock)

    def end_all(self, *, device_lost: bool) -> None:
        """Tell the end of everything that is not over; only when ``render`` is not called any more.

        Parameters
        ----------
        device_lost : bool
            Whether the device went away; otherwise everything counts as stopped.
        """
        self._take_requests()
        self._sounding = self._next = None
        while self._unfinished:
            play = self._unfinished.popleft()
            play.stopped = play.stopped or not device_lost
            self._events.append(Ended(report_play(play, device_lost=device_lost)))

    def _take_requests(self) -> None:
        while self._requests:
            wanted = self._requests.popleft()
            if self._next is not None:
                self._next.stopped = True
                self._next.end_frame = self._clock
            if self._sounding is not None:
                self._sounding.stopped = True
            if wanted is not None:
                self._unfinished.append(wanted)
            self._next = wanted

    def _apply_gain(self, block: Samples) -> None:
        wanted = self._wanted_gain
        if wanted != self._gain:
            steps = np.linspace(self._gain, wanted, len(block), dtype=np.float32)
            block *= steps[:, np.newaxis]
            self._gain = wanted
        elif wanted != 1.0:
            block *= np.float32(wanted)

    def _count_gap(self) -> None:
        # Whatever was on its way may have suffered, and so may what begins right behind the gap:
        # a sound system that recovers swallows some of it.
        for play in self._unfinished:
            if play.begin_frame is not None:
                play.underruns += 1

    def _tell_deliveries(self, delivered_clock: int) -> None:
        for play in self._unfinished:
            if play.begin_frame is None:
                continue
            delivered = min(delivered_clock - play.begin_frame, play.unaltered_frames)
            if delivered > 0 and play.delivered_frames == 0:
                self._events.append(Started(play))
            play.delivered_frames = max(play.delivered_frames, delivered)
        while self._unfinished:
            oldest = self._unfinished[0]
            if oldest.end_frame is None or oldest.end_frame > delivered_clock:
                return
            self._unfinished.popleft()
            self._events.append(Ended(report_play(oldest, device_lost=False)))

    def _fill(self, block: Samples) -> int:
        if self._sounding is None:
            if self._next is None:
                block.fill(0.0)
                return len(block)
            self._sounding, self._next = self._next, None
            self._sounding.begin_frame = self._clock
            self._ramp_position = 0
        if self._sounding.stopped:
            return self._fade(self._sounding, block)
        return self._copy(self._sounding, block)

    def _copy(self, play: Play, block: Samples) -> int:
        begin = play.unaltered_frames
        rest = play.sound.samples[begin : begin + len(block)]
        block[: len(rest)] = rest
        play.unaltered_frames += len(rest)
        return len(rest)

    def _fade(self, play: Play, block: Samples) -> int:
        ramp = self._ramp[self._ramp_position : self._ramp_position + len(block)]
        begin = play.unaltered_frames + self._ramp_position
        rest = play.sound.samples[begin : begin + len(ramp)]
        np.multiply(rest, ramp[: len(rest)], out=block[: len(rest)])
        self._ramp_position += len(rest)
        return len(rest)

    def _finish_rendering(self) -> None:
        play = self._sounding
        if play is None:
            return
        given = play.unaltered_frames + self._ramp_position
        if given == len(play.sound.samples) or self._ramp_position == len(self._ramp):
            play.end_frame = self._clock
            self._sounding = None
