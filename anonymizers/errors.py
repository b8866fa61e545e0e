"""The one error that is shown to a user."""

from __future__ import annotations


class UserError(Exception):
    """Something the user can mend.

    The message is one sentence that names the file, line or value at fault and the remedy.
    Command lines print it and exit with code 2; windows show it in words of their own page.
    Everything else that goes wrong is a defect and is allowed to crash loudly.
    """
