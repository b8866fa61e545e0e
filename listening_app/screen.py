"""Whether this computer has a screen to show a window on."""

from __future__ import annotations

import os
import sys

from anonymizers.errors import UserError


def has_screen() -> bool:
    """Whether there is a desktop; only on Linux can a session be without one."""
    return sys.platform != "linux" or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def require_screen() -> None:
    """Raise UserError where Qt would abort for want of a screen.

    A platform of Qt's own choosing, such as ``offscreen``, is taken as meant.
    """
    if not has_screen() and not os.environ.get("QT_QPA_PLATFORM"):
        raise UserError(
            "there is no screen here (DISPLAY and WAYLAND_DISPLAY are not set); start the app at a "
            "computer's desktop, or let synthetic evaluators take the study with "
            "`python -m listening_app.autopilot`."
        )
