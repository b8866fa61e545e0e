"""Command `train-attacker`: a speaker encoder of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers.command_line import DONE, positive

if TYPE_CHECKING:
    import argparse

    from analysis.commands.arguments import Commands


def add(commands: Commands) -> None:
    """Add the command to the others."""
    parser = commands.add_parser(
        "train-attacker",
        help="train a speaker encoder on anonymized speech",
        description="Train the ECAPA-TDNN of the challenges' baseline attacker on speech as a "
        "system makes it, or go on with a training.",
    )
    parser.add_argument(
        "--data", type=Path, nargs="+", required=True, metavar="DATA",
        help="data directories, of speakers who are not attacked later",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="of checkpoint, curve and encoder"
    )
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="TOML file of sizes and schedule"
    )
    parser.add_argument("--epochs", type=positive, metavar="N", help="instead of the file's")
    parser.add_argument(
        "--workers", type=positive, default=2, metavar="N",
        help="threads that read audio (default: 2)",
    )  # fmt: skip
    parser.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    from analysis.attackers.ecapa_schedule import EcapaSchedule, read_ecapa_schedule
    from analysis.attackers.encoders import attacker_module

    schedule = EcapaSchedule() if options.config is None else read_ecapa_schedule(options.config)
    if options.epochs is not None:
        schedule = schedule.model_copy(update={"epochs": options.epochs})
    training = attacker_module("analysis.attackers.ecapa_training")
    out = training.train_attacker(options.data, options.out, schedule, workers=options.workers)
    print(f"trained {out}")
    return DONE
