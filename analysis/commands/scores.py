"""Command `scores`: every metric of verification scores."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from analysis.commands.arguments import add_replicates, count
from anonymizers.command_line import DONE

if TYPE_CHECKING:
    import argparse

    from analysis.commands.arguments import Commands


def add(commands: Commands) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "scores",
        help="print every metric of verification scores",
        description="Metrics of speaker verification scores: errors, calibration, leakage.",
    )
    parser.add_argument(
        "--scores",
        type=Path,
        required=True,
        metavar="FILE",
        help="lines of enrolled speaker, probe utterance and score",
    )
    parser.add_argument(
        "--trials",
        type=Path,
        required=True,
        metavar="FILE",
        help="lines of enrolled speaker, probe utterance and target or nontarget",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all numbers here")
    parser.add_argument("--out", type=Path, metavar="DIR", help="also write figures and tables")
    add_replicates(parser)
    parser.add_argument(
        "--seed", type=count, default=0, metavar="N", help="decides the draws (default: 0)"
    )
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.score_evaluation import evaluate_scores
    from analysis.score_report import to_text, write_files
    from analysis.scored_trials import read_scored_trials
    from anonymizers.durable_files import write_text

    trials = read_scored_trials(options.scores, options.trials)
    evaluation = evaluate_scores(trials, replicates=options.replicates, seed=options.seed)
    if options.json is not None:
        write_text(options.json, evaluation.to_json())
    if options.out is not None:
        write_files(evaluation, options.out)
    print(to_text(evaluation), end="")
    return DONE
