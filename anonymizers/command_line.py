"""What every command line of the project does alike."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import TYPE_CHECKING

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DONE, FOUND_FAULTS, USER_ERROR, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141


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
        0 done, 1 a check found something, 2 the user's error, 130 interrupted, 141 nobody reads
        the output any more.
    """
    _let_any_name_be_printed()
    try:
        code = main(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except UserError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return USER_ERROR
    except BrokenPipeError:
        # As with `| head`. Python would flush once more at its end, and fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except OSError as error:
        print(f"error: {_sentence(error)}", file=sys.stderr)  # noqa: T201
        return USER_ERROR
    except KeyboardInterrupt:
        print("interrupted; run the same command again to go on.", file=sys.stderr)  # noqa: T201
        return INTERRUPTED
    else:
        return code


def positive(text: str) -> int:
    """Read an argument that counts something, for argparse's ``type``."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 upwards")
    return int(text)


def _let_any_name_be_printed() -> None:
    """Escape the characters that a terminal's encoding lacks: files may be called anything."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _sentence(error: OSError) -> str:
    """Say what the system refused; of two files, the one that was to be written comes second."""
    reason = error.strerror or " ".join(map(str, error.args))
    name = error.filename2 or error.filename
    return f"{name}: {reason}." if name else f"{reason}."
