"""Command `submission`: scores for the VoicePrivacy Attacker Challenge."""

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
        "submission",
        help="pack scores for the VoicePrivacy Attacker Challenge",
        description="Pack the scores of one attacker on the challenge's four lists of trials, as "
        "one compressed archive.",
    )
    parser.add_argument(
        "objective", type=Path, metavar="DIR", help="what the command objective wrote"
    )
    parser.add_argument(
        "--attacker", required=True, metavar="NAME", help="as in objective.csv: campplus-plda"
    )
    parser.add_argument(
        "--systems", nargs="+", required=True, metavar="NAME", help="anonymizers under attack"
    )
    parser.add_argument(
        "--condition",
        default="semi-informed",
        choices=("semi-informed", "aa"),
        help="what the attacker knew (default: semi-informed)",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the archive, .tar.gz"
    )
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.submission import write_submission

    submitted = write_submission(
        options.objective,
        options.attacker,
        options.systems,
        options.out,
        condition=options.condition,
    )
    for one in submitted:
        print(f"{one.name}: {one.n_scores:,} scores, EER {100 * one.eer:.2f} %")
    return DONE
