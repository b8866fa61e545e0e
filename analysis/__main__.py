"""Command line: ``python -m analysis COMMAND``."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from analysis.commands import (
    objective,
    power,
    report,
    scores,
    submission,
    train_attacker,
    trials,
)
from anonymizers.command_line import run

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (report, scores, objective, trials, submission, train_attacker, power)
"""In the order in which ``--help`` names them."""


def main(arguments: Sequence[str]) -> int:
    """Run the command that ``arguments`` name and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m analysis", description="Statistics and figures of listening tests."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    options = parser.parse_args(arguments)
    code: int = options.command(options)
    return code


if __name__ == "__main__":
    sys.exit(run(main))
