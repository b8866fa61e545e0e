"""What the installed PySide6 must do right, because a session of an hour depends on it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal


class Sender(QObject):
    said = Signal(float)


def test_signals_take_no_reference_from_the_values_that_python_shares():
    """PySide6 6.12 did: with Python 3.11 the process was aborted after some hundred signals."""
    sender = Sender()
    before = sys.getrefcount(True)
    for _ in range(1000):
        sender.said.emit(0.5)
    assert sys.getrefcount(True) >= before - 10
