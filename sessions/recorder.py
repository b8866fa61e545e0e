"""A journal that is written in memory, by the rules that hold for people."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sessions.journal import Chain
from sessions.refusals import refusal
from sessions.session import apply

if TYPE_CHECKING:
    from datetime import datetime

    import numpy as np

    from sessions.events import Event
    from sessions.journal import Entry
    from sessions.session import SessionState


class Recorder:
    """Writes the journal of a simulated session, on a clock of its own."""

    def __init__(self, state: SessionState, start: datetime, rng: np.random.Generator) -> None:
        self.state = state
        self.rng = rng
        self._start = start
        self._seconds = 0.0
        self._chain = Chain()
        self._lines: list[bytes] = []

    def __call__(self, event: Event, typical_seconds: float) -> None:
        """Let about this time pass, then record the event."""
        self.wait(typical_seconds * float(self.rng.lognormal(0.0, 0.4)))
        reason = refusal(self.state, event)
        if reason is not None:
            raise ValueError(f"{event.type}: {reason}")
        entry: Entry
        at = self._start + timedelta(seconds=self._seconds)
        entry, line = self._chain.line(event, at, round(self._seconds * 1000))
        self._chain.advance(line)
        self._lines.append(line)
        self.state = apply(self.state, entry)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._seconds += seconds

    @property
    def journal(self) -> bytes:
        """The lines so far."""
        return b"".join(self._lines)
