"""What the playback engine asks of a sound output, be it real, a file or silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Samples: TypeAlias = NDArray[np.float32]

Render: TypeAlias = Callable[[Samples, int, bool], None]
"""Fills one block of shape (frames, channels).

Called in the device's own thread, never twice at once. Its further arguments are the number of
frames handed over earlier that have not left the device yet, and whether there was a gap in the
sound since the block before.
"""


class OutputDevice(Protocol):
    """An opened sound output with a clock of its own."""

    @property
    def name(self) -> str:
        """What a person calls it."""

    @property
    def sample_rate(self) -> int:
        """In Hz, fixed while the device is open."""

    @property
    def channels(self) -> int:
        """1 or 2."""

    @property
    def latency_seconds(self) -> float:
        """From a sample's rendering to its sound, in seconds of sound."""

    @property
    def alive(self) -> bool:
        """False once the device has stopped asking for blocks by itself."""

    @property
    def failure(self) -> str:
        """One sentence about why it is not alive."""

    def start(self, render: Render) -> None:
        """Call ``render`` for block after block from now on."""

    def close(self) -> None:
        """Stop; ``render`` is not running and is not called again once this returns."""
