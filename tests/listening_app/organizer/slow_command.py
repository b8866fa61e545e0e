"""A command that is never done: it tells its progress and waits to be interrupted."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from anonymizers.command_line import run
from anonymizers.progress import tell_progress

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Wait."""
    tell_progress("waiting", 1, 4)
    while True:
        time.sleep(0.02)


if __name__ == "__main__":
    sys.exit(run(main))
