"""Files of named arrays, read so that whatever is wrong with one is told in a sentence."""

from __future__ import annotations

import tokenize
import zlib
from typing import TYPE_CHECKING, Any, TypeVar
from zipfile import BadZipFile

import numpy as np

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

T = TypeVar("T")

_DAMAGE = (
    BadZipFile,
    EOFError,
    KeyError,
    NotImplementedError,  # of an unknown compression
    SyntaxError,
    TypeError,
    ValueError,
    tokenize.TokenError,
    zlib.error,
)


def read_arrays(
    path: Path, unpack: Callable[[Mapping[str, Any]], T], *, wanted: str, otherwise: str
) -> T:
    """Read an .npz file.

    Parameters
    ----------
    path : Path
    unpack : callable
        Turns the arrays by their names into what they stand for; raises KeyError, TypeError or
        ValueError where they do not fit.
    wanted : str
        What kind of file to name, if this one cannot be read.
    otherwise : str
        What is told when the file is none of that kind, and the remedy.

    Raises
    ------
    UserError
        The file cannot be read, is damaged, or holds something else.
    """
    try:
        with path.open("rb") as opened, np.load(opened) as stored:
            return unpack(stored)
    except OSError as error:
        reason = error.strerror or "it is damaged"
        raise UserError(f"{path}: cannot be read ({reason}); name {wanted}.") from error
    except _DAMAGE as error:
        raise UserError(f"{path}: {otherwise}") from error
