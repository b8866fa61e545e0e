"""Command `objective`: who is recognized and what is understood, by machines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from analysis.commands.arguments import add_replicates
from anonymizers.command_line import DONE, positive

if TYPE_CHECKING:
    import argparse

    from analysis.commands.arguments import Commands


def add(commands: Commands) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "objective",
        help="measure by machines who is recognized and what is understood",
        description="Attack anonymized speech by speaker verification, transcribe it, and measure "
        "what it keeps; writes objective.csv and every list of scores.",
    )
    for name, required, what in (
        ("original", True, "data directories with enrolment and trials"),
        ("anonymized", True, "what the system made of each: its name and a suffix"),
        ("training", False, "speech of other speakers, for attackers that learn"),
        ("anonymized-training", False, "what the system made of it, for informed attackers"),
    ):
        parser.add_argument(
            f"--{name}", type=Path, nargs="+", required=required, default=[], metavar="DATA",
            help=what,
        )  # fmt: skip
    parser.add_argument("--system", required=True, metavar="NAME", help="what the system is called")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument(
        "--attackers",
        nargs="+",
        default=["campplus", "ge2e"],
        metavar="NAME",
        help="speaker encoders: campplus, ge2e, ecapa or NAME=FOLDER (default: campplus ge2e)",
    )
    parser.add_argument(
        "--informed-attackers",
        nargs="+",
        default=[],
        metavar="NAME=FOLDER",
        help="encoders that train-attacker trained on what the system made of speech",
    )
    parser.add_argument(
        "--transcriber",
        default="whisper-base",
        metavar="NAME|COMMAND",
        help="whisper-base, a command with {} where the file goes, or none",
    )
    parser.add_argument(
        "--quality", default="", metavar="NAME", help="distill-mos: mean opinion scores, too"
    )
    parser.add_argument(
        "--retrained-transcripts",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="lists `text` of the anonymized trials, by a recognizer trained on anonymized speech",
    )
    add_replicates(parser)
    parser.add_argument(
        "--no-figures", action="store_true", help="leave out the figures, which take a while"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, metavar="N", help="processes")
    where.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster")
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.attackers.encoders import choose_encoder
    from analysis.objective import Speech, evaluate
    from analysis.objective_figures import write_figures
    from analysis.objective_measuring import Instruments
    from analysis.objective_text import to_text

    rows = evaluate(
        Speech(
            options.original,
            options.anonymized,
            options.training,
            options.anonymized_training,
            options.retrained_transcripts,
        ),
        options.system,
        options.out,
        Instruments(
            encoders=tuple(choose_encoder("--attackers", one) for one in options.attackers),
            informed=tuple(
                choose_encoder("--informed-attackers", one) for one in options.informed_attackers
            ),
            recognizer="" if options.transcriber == "none" else options.transcriber,
            judge=options.quality,
        ),
        replicates=options.replicates,
        workers=options.workers,
        cluster=options.dask,
    )
    if not options.no_figures:
        write_figures(options.out)
    print(to_text(rows), end="")
    return DONE
