"""Command line: ``python -m analysis COMMAND``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers.command_line import DONE, positive, run

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Run the command that ``arguments`` name and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m analysis", description="Statistics and figures of listening tests."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_report(commands)
    _add_scores(commands)
    _add_objective(commands)
    _add_trials(commands)
    _add_submission(commands)
    _add_training(commands)
    _add_power(commands)
    options = parser.parse_args(arguments)
    code: int = options.command(options)
    return code


def _add_report(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
    parser.set_defaults(command=_report)


def _report(options: argparse.Namespace) -> int:
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
    if written.pdf is None:
        print(f"There is no report.pdf: {PDF_REASON}.", file=sys.stderr)
    return DONE


def _add_scores(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
    _add_replicates(parser)
    parser.add_argument(
        "--seed", type=_count, default=0, metavar="N", help="decides the draws (default: 0)"
    )
    parser.set_defaults(command=_scores)


def _add_replicates(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--replicates",
        type=_count,
        default=1000,
        metavar="N",
        help="draws of speakers behind each interval, 0 for no intervals (default: 1000)",
    )


def _scores(options: argparse.Namespace) -> int:
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


def _add_objective(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
    _add_replicates(parser)
    parser.add_argument(
        "--no-figures", action="store_true", help="leave out the figures, which take a while"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, metavar="N", help="processes")
    where.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster")
    parser.set_defaults(command=_objective)


def _objective(options: argparse.Namespace) -> int:
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


def _add_trials(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
    parser.set_defaults(command=_trials)


def _trials(options: argparse.Namespace) -> int:
    from analysis.trial_statistics import to_csv, to_text, trial_statistics
    from anonymizers.durable_files import write_text

    statistics = trial_statistics(options.data)
    if options.csv is not None:
        write_text(options.csv, to_csv(statistics))
    print(to_text(statistics), end="")
    return DONE


def _add_submission(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
    parser.set_defaults(command=_submission)


def _submission(options: argparse.Namespace) -> int:
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


def _add_training(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
    parser.set_defaults(command=_train_attacker)


def _train_attacker(options: argparse.Namespace) -> int:
    from analysis.attackers.ecapa_schedule import EcapaSchedule, read_ecapa_schedule
    from analysis.attackers.encoders import attacker_module

    schedule = EcapaSchedule() if options.config is None else read_ecapa_schedule(options.config)
    if options.epochs is not None:
        schedule = schedule.model_copy(update={"epochs": options.epochs})
    training = attacker_module("analysis.attackers.ecapa_training")
    out = training.train_attacker(options.data, options.out, schedule, workers=options.workers)
    print(f"trained {out}")
    return DONE


def _add_power(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
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
        "--seed", type=_count, default=0, metavar="N", help="decides what is drawn (default: 0)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all numbers here")
    parser.set_defaults(command=_power)


def _power(options: argparse.Namespace) -> int:
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


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number, 0 or more")
    return int(text)


if __name__ == "__main__":
    sys.exit(run(main))
