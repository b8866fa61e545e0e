"""Running other people's programs: with a limit of time, and leaving none behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from typing import IO, TYPE_CHECKING, Final

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

_TAIL_BYTES: Final = 4_096
_LONGEST_REASON: Final = 200  # characters of what a program says that are passed on


def run_program(words: Sequence[str], seconds: float) -> None:
    """Run a program to its end, or end it and all that it started.

    Parameters
    ----------
    words : sequence of str
        The program and its arguments; no shell reads them.
    seconds : float
        How long it may take.

    Raises
    ------
    UserError
        It cannot be started, takes longer, or ends with another exit code than 0; with the last
        line that it wrote.
    """
    with tempfile.TemporaryFile() as said:
        try:
            program = subprocess.Popen(  # noqa: S603 - what the user commands
                words,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            raise UserError(f"{words[0]}: cannot be run ({error.strerror}).") from error
        with program:
            try:
                code = program.wait(seconds)
            except subprocess.TimeoutExpired as error:
                raise UserError(
                    f"{words[0]}: was ended after {seconds:g} s; give it more (timeout), or see "
                    f"why it hangs{_last_words(said)}."
                ) from error
            finally:
                _end(program)
        if code < 0:
            raise UserError(f"{words[0]}: was ended by signal {-code}{_last_words(said)}.")
        if code:
            raise UserError(f"{words[0]}: ended with exit code {code}{_last_words(said)}.")


def _end(program: subprocess.Popen[bytes]) -> None:
    """End a program, and on systems that have process groups all that it started."""
    if sys.platform == "win32":
        program.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)


def _last_words(said: IO[bytes]) -> str:
    """Return the last line a program wrote, ready to end a sentence."""
    size = said.seek(0, os.SEEK_END)
    said.seek(max(0, size - _TAIL_BYTES))
    lines = said.read().decode("utf-8", errors="replace").split("\n")
    spoken = [printable for line in lines if (printable := _printable(line))]
    return f"; it said: {spoken[-1][-_LONGEST_REASON:].rstrip('.')}" if spoken else ""


def _printable(line: str) -> str:
    """Keep what one line may hold; of a line that was written over, what is seen in the end."""
    shown = line.rstrip("\r").rsplit("\r", 1)[-1]
    return "".join(character for character in shown if character.isprintable()).strip()
