"""Command `report`: a study or tables, as one page with tables and figures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers.command_line import DONE

if TYPE_CHECKING:
    import argparse

    from analysis.commands.arguments import Commands


def add(commands: Commands) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "report",
        help="write report.html and report.pdf with tables and figures",
        description="Report a study: one page as HTML and PDF, tables as CSV, figures.",
    )
    parser.add_argument(
        "source",
        type=Path,
        metavar="STUDY|CSVDIR",
        help="a study folder, or a folder with ratings.csv, clusters.csv or both",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument(
        "--objective",
        type=Path,
        metavar="DIR",
        help="a folder with objective.csv: what machines measured on the same speech",
    )
    parser.add_argument(
        "--by",
        metavar="COLUMN",
        help="also for each dataset, gender, native_language or column of evaluators.csv",
    )
    parser.add_argument(
        "--map",
        type=Path,
        metavar="FILE",
        help="TOML that says what the columns of ratings from another tool mean",
    )
    parser.add_argument(
        "--ordinal-model",
        action="store_true",
        help="also fit a mixed model to ratings as ordered categories, which takes its time",
    )
    parser.add_argument(
        "--unblind",
        action="store_true",
        help="show the names of systems while the study still runs; this is recorded",
    )
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.report.pdf import PDF_REASON
    from analysis.report.writing import write_report

    written = write_report(
        options.source,
        options.out,
        objective=options.objective,
        by=options.by,
        mapping=options.map,
        unblind=options.unblind,
        ordinal=options.ordinal_model,
    )
    print(written.page)
    for warning in written.warnings:
        print(warning, file=sys.stderr)
    if written.pdf is None:
        print(f"There is no report.pdf: {PDF_REASON}.", file=sys.stderr)
    return DONE
