"""What the evaluator does, brought to the disk before the screen moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sessions.journal import JournalWriteError

if TYPE_CHECKING:
    from sessions.events import Event
    from sessions.live import LiveSession
    from sessions.session import SessionState


class Recorder(QObject):
    """Writes the events of a session in their order; those that the disk refuses wait in memory.

    Parameters
    ----------
    live : LiveSession
        Open.
    """

    refused = Signal(str)
    """The disk took no event, and why: no answer can be taken until :meth:`write` has succeeded."""

    def __init__(self, live: LiveSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._live = live
        self._unwritten: list[Event] = []

    @property
    def state(self) -> SessionState:
        """What the events on the disk mean."""
        return self._live.state

    @property
    def is_behind(self) -> bool:
        """Whether events wait in memory."""
        return bool(self._unwritten)

    def record(self, event: Event) -> bool:
        """Write an event; False when it waits in memory because the disk refuses it."""
        self._unwritten.append(event)
        return self.write()

    def withdraw(self, event: Event) -> None:
        """Forget an event that waits, because what it tells did not happen after all."""
        self._unwritten.remove(event)

    def write(self) -> bool:
        """Write what waits; False when the disk still refuses it."""
        while self._unwritten:
            event = self._unwritten[0]
            try:
                self._live.record(event)
            except JournalWriteError as error:
                self.refused.emit(_reason(error))
                return False
            del self._unwritten[0]
        return True


def _reason(error: JournalWriteError) -> str:
    """Return what the system said, without the path, which is none of the evaluator's matter."""
    cause = error.__cause__
    return (cause.strerror or str(cause)) if isinstance(cause, OSError) else str(error)
