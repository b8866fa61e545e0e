"""Command line: ``python -m analysis report``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers.command_line import DONE, run

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Run the command that ``arguments`` name and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m analysis", description="Statistics and figures of listening tests."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_report(commands)
    options = parser.parse_args(arguments)
    code: int = options.command(options)
    return code


def _add_report(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "report",
        help="write report.html with tables and figures",
        description="Report a study: one HTML page, tables as CSV, figures as SVG.",
    )
    parser.add_argument(
        "source",
        type=Path,
        metavar="STUDY|CSVDIR",
        help="a study folder, or a folder with ratings.csv (and sessions.csv, evaluators.csv)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument(
        "--by",
        metavar="COLUMN",
        help="also for each dataset, gender, native_language or column of evaluators.csv",
    )
    parser.add_argument(
        "--unblind",
        action="store_true",
        help="show the names of systems while the study still runs; this is recorded",
    )
    parser.set_defaults(command=_report)


def _report(options: argparse.Namespace) -> int:
    from analysis.report.writing import write_report

    print(write_report(options.source, options.out, by=options.by, unblind=options.unblind))
    return DONE


if __name__ == "__main__":
    sys.exit(run(main))
