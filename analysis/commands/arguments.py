"""Arguments that several commands take alike."""

from __future__ import annotations

import argparse
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001
"""What a command adds itself to; argparse has no public name for it."""


def count(text: str) -> int:
    """Read an argument that counts something and may be none, for argparse's ``type``."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number, 0 or more")
    return int(text)


def add_replicates(parser: argparse.ArgumentParser) -> None:
    """Let a command be told how many draws stand behind its intervals."""
    parser.add_argument(
        "--replicates",
        type=count,
        default=1000,
        metavar="N",
        help="draws of speakers behind each interval, 0 for no intervals (default: 1000)",
    )
