"""What keys mean on the board of a panel, and where arrows lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence

from sessions.clustering import TRAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QKeyEvent

Action = Literal["play", "choose", "choose all", "choose none", "undo", "redo"]

_STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_TO_TRAY = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_CONTROL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_STANDARD: tuple[tuple[QKeySequence.StandardKey, Action], ...] = (
    (QKeySequence.StandardKey.Undo, "undo"),
    (QKeySequence.StandardKey.Redo, "redo"),
    (QKeySequence.StandardKey.SelectAll, "choose all"),
)
_ASIDE = 3
"""How many times farther a way seems that leads aside than one straight on."""


@dataclass(frozen=True, slots=True)
class Key:
    """What a key asks for: one of these."""

    step: QPoint | None = None
    """Go to the next tile in this direction,"""
    extends: bool = False
    """choosing those on the way;"""
    place: int | None = None
    """put what is chosen there;"""
    tile: str | None = None
    """go to this tile and play it;"""
    action: Action | None = None


def read(event: QKeyEvent, letters: Mapping[str, str], groups: int) -> Key | None:
    """Return what a key asks for; None for keys that mean nothing on the board.

    Parameters
    ----------
    event : QKeyEvent
    letters : mapping of str to str
        Tiles by what stands on them.
    groups : int
    """
    for standard, action in _STANDARD:
        if event.matches(standard):
            return Key(action=action)
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    if modifiers == _CONTROL:
        return _with_control(key)
    if key in _STEPS and modifiers in (_SHIFT, Qt.KeyboardModifier.NoModifier):
        return Key(step=_STEPS[key], extends=modifiers == _SHIFT)
    return None if modifiers else _plain(key, letters, groups)


def nearest(start: QPoint, step: QPoint, points: Iterable[QPoint]) -> QPoint | None:
    """Return the point that an arrow leads to; None where there is none in its direction."""

    def straight(point: QPoint) -> int:
        return QPoint.dotProduct(point - start, step)

    def length(point: QPoint) -> int:
        aside = (point - start) - step * straight(point)
        return straight(point) + _ASIDE * aside.manhattanLength()

    return min((point for point in points if straight(point) > 0), key=length, default=None)


def _with_control(key: Qt.Key) -> Key | None:
    if key == Qt.Key.Key_Y:
        return Key(action="redo")
    return Key(action="choose") if key == Qt.Key.Key_Space else None


def _plain(key: Qt.Key, letters: Mapping[str, str], groups: int) -> Key | None:
    if key == Qt.Key.Key_Space:
        return Key(action="play")
    if key == Qt.Key.Key_Escape:
        return Key(action="choose none")
    if key in _TO_TRAY:
        return Key(place=TRAY)
    place = key - Qt.Key.Key_0
    if TRAY <= place <= groups:
        return Key(place=place)
    is_letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
    tile = letters.get(chr(key)) if is_letter else None
    return None if tile is None else Key(tile=tile)
