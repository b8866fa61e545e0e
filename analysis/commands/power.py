"""Command `power`: how many evaluators a planned study needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from analysis.commands.arguments import count
from anonymizers.command_line import DONE, positive

if TYPE_CHECKING:
    import argparse

    from analysis.commands.arguments import Commands


def add(commands: Commands) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "power",
        help="simulate how many evaluators a planned study needs",
        description="How often a study finds a difference between two systems, by simulating it "
        "with its own plan; and how many evaluators would suffice.",
    )
    parser.add_argument("study", type=Path, metavar="STUDY", help="a study folder with its plan")
    parser.add_argument(
        "--difference",
        type=float,
        nargs="+",
        default=[0.5, 1.0],
        metavar="POINTS",
        help="to be found, in points of a scale of ten (default: 0.5 1)",
    )
    parser.add_argument(
        "--measure",
        default="naturalness",
        metavar="NAME",
        help="naturalness, intelligibility, similarity_same or similarity_different",
    )
    parser.add_argument(
        "--systems",
        nargs=2,
        metavar=("BETTER", "WORSE"),
        help="default: the first two of the study, or original and the only one",
    )
    parser.add_argument(
        "--power", type=float, default=0.8, metavar="SHARE", help="wanted (default: 0.8)"
    )
    parser.add_argument(
        "--studies",
        type=positive,
        default=400,
        metavar="N",
        help="simulated for each answer (default: 400)",
    )
    for name, what in (
        ("evaluator", "of how high evaluators rate"),
        ("taste", "of how evaluators take each system"),
        ("speaker", "of speakers"),
        ("noise", "of everything else"),
    ):
        parser.add_argument(
            f"--{name}-spread",
            type=float,
            metavar="POINTS",
            help=f"standard deviation {what}, in points of a scale of ten",
        )
    parser.add_argument(
        "--seed", type=count, default=0, metavar="N", help="decides what is drawn (default: 0)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all numbers here")
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.power_report import answer, question_of, to_json, to_text
    from anonymizers.durable_files import write_text
    from sessions.folder import StudyFolder

    question, planned = question_of(
        StudyFolder(options.study),
        measure=options.measure,
        systems=options.systems,
        spreads={
            name: value
            for name in ("evaluator", "taste", "speaker", "noise")
            if (value := getattr(options, f"{name}_spread")) is not None
        },
    )
    report = answer(
        question,
        planned,
        options.difference,
        wanted=options.power,
        studies=options.studies,
        seed=options.seed,
    )
    if options.json is not None:
        write_text(options.json, to_json(report))
    print(to_text(report), end="")
    return DONE
