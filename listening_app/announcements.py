"""Saying aloud, through a screen reader, what changes on the screen by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def announce(source: QWidget, words: str, *, at_once: bool = False) -> None:
    """Let a screen reader say something, wherever the focus is.

    Parameters
    ----------
    source : QWidget
        What it is about.
    words : str
        Nothing is said where this is empty.
    at_once : bool
        Break off what is being said: for faults.
    """
    if not words:
        return
    event = QAccessibleAnnouncementEvent(source, words)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
