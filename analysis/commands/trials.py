"""Command `trials`: what data directories hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers.command_line import DONE

if TYPE_CHECKING:
    import argparse

    from analysis.commands.arguments import Commands


def add(commands: Commands) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "trials",
        help="count speakers, utterances and trials of data directories",
        description="Count speakers, utterances, same- and different-speaker trials by data set "
        "and gender; audio is not looked at.",
    )
    parser.add_argument(
        "--data", type=Path, nargs="+", required=True, metavar="DATA", help="data directories"
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="also write all numbers here")
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.trial_statistics import to_csv, to_text, trial_statistics
    from anonymizers.durable_files import write_text

    statistics = trial_statistics(options.data)
    if options.csv is not None:
        write_text(options.csv, to_csv(statistics))
    print(to_text(statistics), end="")
    return DONE
