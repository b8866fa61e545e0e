"""What a parameter of an anonymizer may be, checked where it is given and shown where asked for."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import lru_cache
from hashlib import file_digest
from pathlib import Path
from typing import Final

from anonymizers.errors import UserError

Range = tuple[float, float]
"""Lowest and highest value of a uniform draw."""
ANY: Final = "any"
"""Stands for a member or seed that is drawn for each speaker or utterance."""
HIGHEST_SEED: Final = 2**32 - 1


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two bounds, both included.

    Parameters
    ----------
    meaning : str
        One line for `describe`.
    lowest, highest : float
    is_integer : bool
        Only whole numbers.
    may_be_range : bool
        Two numbers may stand for a value that is drawn between them, uniformly, for each speaker
        or utterance.
    """

    meaning: str
    lowest: float
    highest: float
    is_integer: bool = False
    may_be_range: bool = False

    def allowed(self) -> str:
        """Say what may be given."""
        kind = "a whole number" if self.is_integer else "a number"
        bounds = f"{kind} from {self.lowest:g} to {self.highest:g}"
        return f"{bounds}, or two to draw between ([low, high])" if self.may_be_range else bounds

    def check(self, name: str, value: object) -> int | float | Range:
        """Return `value` in the form it is kept.

        Raises
        ------
        UserError
            It is no number, or outside the bounds.
        """
        if self.may_be_range and isinstance(value, list | tuple):
            bounds = [self._number(number) for number in value]
            if len(bounds) == 2 and None not in bounds and bounds[0] < bounds[1]:  # type: ignore[operator]
                return (bounds[0], bounds[1])  # type: ignore[return-value]
        elif (number := self._number(value)) is not None:
            return number
        raise UserError(f"{name} is {value!r}; it must be {self.allowed()}.")

    def parse(self, text: str) -> object:
        """Read what a command line gives; `check` judges it."""
        try:
            return json.loads(text)
        except json.JSONDecodeError:
            return text

    def _number(self, value: object) -> int | float | None:
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        if not (math.isfinite(value) and self.lowest <= value <= self.highest):
            return None
        if self.is_integer:
            return int(value) if value == int(value) else None
        return float(value)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words.

    Parameters
    ----------
    meaning : str
        One line for `describe`.
    options : tuple of str
    """

    meaning: str
    options: tuple[str, ...]

    def allowed(self) -> str:
        """Say what may be given."""
        return " or ".join(f'"{option}"' for option in self.options)

    def check(self, name: str, value: object) -> str:
        """Return `value` when it is an option.

        Raises
        ------
        UserError
            It is none.
        """
        if not isinstance(value, str) or value not in self.options:
            raise UserError(f"{name} is {value!r}; it must be {self.allowed()}.")
        return value

    def parse(self, text: str) -> object:
        """Read what a command line gives; `check` judges it."""
        return text


@dataclass(frozen=True, slots=True)
class Member:
    """One of a pool too large to list, or any of it.

    Parameters
    ----------
    meaning : str
        One line for `describe`.
    pool : tuple of str
    """

    meaning: str
    pool: tuple[str, ...]

    def allowed(self) -> str:
        """Say what may be given."""
        return f'"{ANY}" to draw, or one of {len(self.pool)} ids such as {self.pool[0]}'

    def check(self, name: str, value: object) -> str:
        """Return `value` when it is in the pool, or stands for any.

        Raises
        ------
        UserError
            It is neither.
        """
        if not isinstance(value, str) or value not in (ANY, *self.pool):
            raise UserError(f"{name} is {value!r}; it must be {self.allowed()}.")
        return value

    def parse(self, text: str) -> object:
        """Read what a command line gives; `check` judges it."""
        return text


@dataclass(frozen=True, slots=True)
class Seed:
    """A seed, or that one is drawn.

    Parameters
    ----------
    meaning : str
        One line for `describe`.
    """

    meaning: str

    def allowed(self) -> str:
        """Say what may be given."""
        return f'"{ANY}" to draw, or a whole number from 0 to {HIGHEST_SEED}'

    def check(self, name: str, value: object) -> int | str:
        """Return `value` when it is a seed, or stands for any.

        Raises
        ------
        UserError
            It is neither.
        """
        if value == ANY:
            return ANY
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= HIGHEST_SEED:
            raise UserError(f"{name} is {value!r}; it must be {self.allowed()}.")
        return value

    def parse(self, text: str) -> object:
        """Read what a command line gives; `check` judges it."""
        return int(text) if text.isascii() and text.isdigit() else text


@dataclass(frozen=True, slots=True)
class File:
    """A file that a command of this project made.

    Parameters
    ----------
    meaning : str
        One line for `describe`.
    shipped : str
        Stands for the file that comes with the project.
    """

    meaning: str
    shipped: str

    def allowed(self) -> str:
        """Say what may be given."""
        return f'"{self.shipped}", or a path'

    def check(self, name: str, value: object) -> str:
        """Return `value` when it may be a path; whoever reads the file judges it.

        Raises
        ------
        UserError
            It is no text, or empty.
        """
        if not isinstance(value, str) or not value:
            raise UserError(f"{name} is {value!r}; it must be {self.allowed()}.")
        return value

    def located(self, value: str, folder: Path) -> str:
        """Let a path start from a folder; words that stand for shipped files stay as they are."""
        is_path = len(Path(value).parts) > 1 or Path(value).suffix or (folder / value).is_file()
        return str(folder / value) if is_path else value

    def record(self, value: str) -> object:
        """Return what counts of a value: of a file that is there, its SHA-256 and not its path."""
        path = Path(value)
        if value == self.shipped or not path.is_file():
            return value
        status = path.stat()
        return {"sha256": _sha256(path, status.st_mtime_ns, status.st_size)}

    def parse(self, text: str) -> object:
        """Read what a command line gives; `check` judges it."""
        return text


@dataclass(frozen=True, slots=True)
class Command:
    """A program with its arguments; whoever runs it judges it.

    Parameters
    ----------
    meaning : str
        One line for `describe`.
    """

    meaning: str

    def allowed(self) -> str:
        """Say what may be given."""
        return "a program and its arguments"

    def check(self, name: str, value: object) -> str:
        """Return `value` when it may be a command.

        Raises
        ------
        UserError
            It is no text, or not on one line.
        """
        if not isinstance(value, str) or not value.isprintable():
            raise UserError(f"{name} is {value!r}; it must be {self.allowed()}, on one line.")
        return value

    def parse(self, text: str) -> object:
        """Read what a command line gives; `check` judges it."""
        return text


Parameter = Number | Choice | Member | Seed | File | Command


@lru_cache(maxsize=32)
def _sha256(path: Path, _modified: int, _size: int) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
