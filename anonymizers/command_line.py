"""What every command line of the project does alike."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DONE, FOUND_FAULTS, USER_ERROR, INTERRUPTED = 0, 1, 2, 130


def run(main: Callable[[Sequence[str]], int], arguments: Sequence[str] | None = None) -> int:
    """Run ``main`` and turn what a user can mend into one sentence and exit code 2.

    Parameters
    ----------
    main : callable
        Takes the command-line arguments without the program's name, returns an exit code.
    arguments : sequence of str, optional
        Defaults to those of the process.

    Returns
    -------
    int
        0 done, 1 a check found something, 2 the user's error, 130 interrupted.
    """
    try:
        return main(sys.argv[1:] if arguments is None else arguments)
    except UserError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return USER_ERROR
    except OSError as error:
        if error.filename is None:
            raise
        print(f"error: {error.filename}: {error.strerror}.", file=sys.stderr)  # noqa: T201
        return USER_ERROR
    except KeyboardInterrupt:
        print("interrupted; run the same command again to go on.", file=sys.stderr)  # noqa: T201
        return INTERRUPTED
