"""A sound output whose clock is the test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from listening_app.audio.devices import Render, Samples


class HandDrivenDevice:
    """Asks for a block when the test says so, and keeps everything it was given."""

    name = "test output"
    failure = "The test output went away."

    def __init__(
        self, sample_rate: int = 48_000, channels: int = 2, queued_frames: int = 0
    ) -> None:
        self.sample_rate = sample_rate
        self.channels = channels
        self.latency_seconds = queued_frames / sample_rate
        self.alive = False
        self.blocks: list[Samples] = []
        self._queued_frames = queued_frames
        self._render: Render | None = None

    def start(self, render: Render) -> None:
        self._render = render
        self.alive = True

    def close(self) -> None:
        self._render = None
        self.alive = False

    def lose(self) -> None:
        self.alive = False

    def ask(self, frames: int, *, gap: bool = False) -> Samples:
        """Have one block of so many frames rendered and return it."""
        assert self._render is not None, "a closed device asks for nothing"
        block = np.full((frames, self.channels), np.nan, np.float32)
        self._render(block, self._queued_frames, gap)
        self.blocks.append(block)
        return block

    @property
    def given(self) -> Samples:
        """Everything until now, shape (frames, channels)."""
        return np.concatenate(self.blocks)
