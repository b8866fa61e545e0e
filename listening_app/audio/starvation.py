"""Gaps that the sound system does not report.

Between the program and the ear a sound server keeps a buffer of its own. When the program is
late, the server runs dry a moment before the program's buffer does, fills up with silence, and
says nothing. So a buffer that has come close to empty counts as a gap, whether or not it was one:
a play offered again costs less than a judgement of something that was not heard as it is.
"""

from __future__ import annotations

# A server holds about one block; the half is for the unsteadiness of its clock.
SAFE_BLOCKS = 1.5


class StarvationWatch:
    """Tells when an output's buffer has come too close to empty."""

    def __init__(self) -> None:
        self._left_before = 0.0

    def starved(self, left_seconds: float, block_seconds: float) -> bool:
        """Judge the buffer at the moment when the next block is asked for.

        Parameters
        ----------
        left_seconds : float
            How much sound was left then.
        block_seconds : float
            How much is asked for at a time.

        Returns
        -------
        bool
            False too while the buffer is low but rising: then it is being filled, at the
            beginning or after a gap that was told already.
        """
        rising = left_seconds > self._left_before
        self._left_before = left_seconds
        return left_seconds < SAFE_BLOCKS * block_seconds and not rising
