"""Margins that begin where reading begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout, QWidget


def reads_from_right() -> bool:
    """Whether the window runs from right to left."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def set_side_margins(of: QLayout | QWidget, *, before: int, after: int) -> None:
    """Keep room at both sides, and none above and below; Qt does not mirror margins itself.

    Parameters
    ----------
    of : QLayout or QWidget
    before, after : int
        Pixels at the side where a line begins, and where it ends.
    """
    left, right = (after, before) if reads_from_right() else (before, after)
    of.setContentsMargins(left, 0, right, 0)
