"""Command line: `python -m anonymizers list | describe NAME | run NAME … | train NAME … | models`.

Each command imports what it needs when it runs, so that `--help` is instant.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers import command_line
from anonymizers.parallel import available_cores

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anonymizers.parameters import Parameter


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    return command_line.run(_main, arguments)


def _main(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    return command(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m anonymizers", description="Anonymize speech corpora."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="name the anonymizers")
    listing.set_defaults(command=_list)
    describe = commands.add_parser("describe", help="say what one does, and its parameters")
    describe.add_argument("name", metavar="NAME")
    describe.set_defaults(command=_describe)
    run = commands.add_parser("run", help="anonymize data directories or folders")
    run.set_defaults(command=_run)
    run.add_argument("name", metavar="NAME")
    run.add_argument(
        "--data",
        nargs="+",
        type=Path,
        required=True,
        metavar="DIR",
        help="Kaldi data directories, or folders of audio files",
    )
    run.add_argument("--out", type=Path, required=True, metavar="DIR")
    run.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a parameter that differs from the default; may be given several times",
    )
    run.add_argument(
        "--command",
        metavar="'PROGRAM ...'",
        dest="program",
        help="of the system external: what runs, with {input} and {output} or {input_dir} and "
        "{output_dir} where names go",
    )
    run.add_argument(
        "--on-failure",
        metavar="WHAT",
        help="of systems that recognize speech: error (default), original-silenced or b2, for "
        "what cannot be recognized",
    )
    run.add_argument("--seed", type=int, default=0, help="of what is drawn (default 0)")
    run.add_argument(
        "--level",
        choices=("speaker", "utterance"),
        default="speaker",
        help="what is drawn is drawn for each speaker (default) or each utterance",
    )
    run.add_argument(
        "--suffix", help="added to the names of directories (default _ and NAME in lower case)"
    )
    places = run.add_mutually_exclusive_group()
    places.add_argument(
        "--workers",
        type=command_line.positive,
        metavar="N",
        help="processes (default: as many as there are cores)",
    )
    places.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="scheduler of a Dask cluster (tcp://HOST:PORT) whose workers see the same files",
    )
    _add_training(commands)
    models = commands.add_parser("models", help="fetch pretrained networks, and say where they lie")
    models.set_defaults(command=_models)
    models.add_argument("names", nargs="*", metavar="NAME", help="by default all")
    return parser


def _add_training(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    train = commands.add_parser("train", help="train what some anonymizers need")
    learners = train.add_subparsers(required=True, metavar="NAME")
    conversion = learners.add_parser(
        "conversion", help="the networks that turn content, F0 and a speaker vector into speech"
    )
    conversion.set_defaults(command=_train_conversion)
    conversion.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="of checkpoint, curve and weights"
    )
    conversion.add_argument(
        "--config", type=Path, metavar="FILE", help="TOML file of the schedule and of sizes"
    )
    conversion.add_argument(
        "--start", metavar="FILE", help="weights to begin with, or shipped (default: none)"
    )
    conversion.add_argument("--steps", type=command_line.positive, metavar="N")
    pool = learners.add_parser("pool", help="the pool of speakers that voices are averaged from")
    pool.set_defaults(command=_train_pool)
    pool.add_argument("--out", type=Path, required=True, metavar="FILE", help="the pool, .npz")
    pool.add_argument(
        "--accents", type=Path, metavar="FILE", help="lines of a speaker and an accent, where known"
    )
    targets = learners.add_parser("targets", help="the speakers whose frames kNN-VC speaks with")
    targets.set_defaults(command=_train_targets)
    targets.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the target speakers, .npz"
    )
    targets.add_argument(
        "--seconds",
        type=command_line.positive,
        default=50,
        metavar="N",
        help="of speech, that a target speaker has at least (default: 50)",
    )
    targets.add_argument(
        "--weights",
        default="shipped",
        metavar="FILE",
        help="networks that frames are measured with (default: shipped)",
    )
    speakers_known = "Kaldi data directories with speakers and genders"
    for learner, data in (
        (conversion, "Kaldi data directories, or folders of audio files"),
        (pool, speakers_known),
        (targets, speakers_known),
    ):
        learner.add_argument(
            "--data", nargs="+", type=Path, required=True, metavar="DIR", help=data
        )
        learner.add_argument(
            "--workers",
            type=command_line.positive,
            metavar="N",
            help="processes that take speech apart (default: as many as there are cores)",
        )

    _add_fitting(learners)


def _add_fitting(learners: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    from anonymizers.registry import SYSTEMS

    for name, system in SYSTEMS.items():
        if system.learns:
            learner = learners.add_parser(name, help=f"what {name} learns from a pool")
            learner.set_defaults(command=_train_system, name=name)
            learner.add_argument(
                "--out", type=Path, required=True, metavar="FILE", help="file, or folder"
            )
            learner.add_argument(
                "--set",
                action="append",
                default=[],
                metavar="KEY=VALUE",
                help="a parameter that differs from the default, such as the pool",
            )


def _list(_: argparse.Namespace) -> int:
    from anonymizers.registry import SYSTEMS, UNAVAILABLE

    width = max(map(len, SYSTEMS)) + 1
    for name, system in SYSTEMS.items():
        print(f"{name:{width}} {system.summary}")
    print("\nNot here; run their published code by `run external`:")
    for name, reason in UNAVAILABLE.items():
        print(f"{name:{width}} {reason}")
    return command_line.DONE


def _describe(options: argparse.Namespace) -> int:
    import inspect

    from anonymizers import measurements
    from anonymizers.registry import SYSTEMS, anonymizer_class, load

    kind = anonymizer_class(options.name)
    print(f"{options.name}: {SYSTEMS[options.name].summary}\n\n{inspect.getdoc(kind)}\n")
    print("Parameters (--set KEY=VALUE)")
    anonymizer = load(options.name)
    for name, parameter in kind.parameters().items():
        print(f"  {name} = {getattr(anonymizer, name)}: {parameter.meaning}; {parameter.allowed()}")
    print("\nReferences")
    for reference in kind.references:
        print(f"  {reference}")
    if lines := list(measurements.lines_of(options.name)):
        print(f"\nMeasured on {measurements.SETTING}")
        print("".join(f"  {line}\n" for line in lines), end="")
    return command_line.DONE


def _run(options: argparse.Namespace) -> int:
    from anonymizers.corpus_run import Recipe, run
    from anonymizers.registry import anonymizer_class, load

    settings = _settings(options.set, anonymizer_class(options.name).parameters())
    for parameter, value in (("command", options.program), ("on_failure", options.on_failure)):
        if value is not None:
            settings[parameter] = value
    recipe = Recipe(options.name, load(options.name, **settings), options.seed, options.level)
    outcomes = run(
        options.data,
        options.out,
        recipe,
        suffix=options.suffix,
        workers=options.workers or available_cores(),
        cluster=options.dask,
    )
    for outcome in outcomes:
        print(
            f"{outcome.directory}: {outcome.anonymized} anonymized, {outcome.unchanged} unchanged, "
            f"{len(outcome.failures)} failed"
        )
        for sentence in (*outcome.failures, *outcome.fallbacks):
            print(f"  {sentence}", file=sys.stderr)
    has_failed = any(outcome.failures for outcome in outcomes)
    return command_line.FOUND_FAULTS if has_failed else command_line.DONE


def _train_conversion(options: argparse.Namespace) -> int:
    _require_networks("conversion")
    from dataclasses import replace

    from anonymizers.conversion.schedule import Schedule, read_schedule
    from anonymizers.conversion.training import train

    schedule = Schedule() if options.config is None else read_schedule(options.config)
    if options.steps is not None:
        schedule = replace(schedule, steps=options.steps)
    weights = train(
        options.data,
        options.out,
        schedule,
        start=options.start,
        workers=options.workers or available_cores(),
    )
    print(f"trained {weights}")
    return command_line.DONE


def _train_pool(options: argparse.Namespace) -> int:
    _require_networks("pool")
    from anonymizers.conversion.training_corpus import read_utterances
    from anonymizers.durable_files import whole_file
    from anonymizers.speaker_vectors.pool_training import measure_pool
    from anonymizers.speaker_vectors.speaker_pool import read_accents, write_pool

    accents = {} if options.accents is None else read_accents(options.accents)
    utterances = read_utterances(options.data)
    with whole_file(options.out) as part:  # before the work begins: there must be room for it
        pool = measure_pool(
            utterances, accents=accents, workers=options.workers or available_cores()
        )
        write_pool(part, pool)
    women, men = len(pool.of_gender("f")), len(pool.of_gender("m"))
    print(f"{options.out}: {women} women, {men} men")
    if systems := _wanting_more(min(women, men)):
        print(f"too few of a gender for {', '.join(systems)}", file=sys.stderr)
    return command_line.DONE


def _train_targets(options: argparse.Namespace) -> int:
    _require_networks("targets")
    from anonymizers.conversion.training_corpus import read_utterances
    from anonymizers.durable_files import whole_file
    from anonymizers.speaker_vectors.target_speakers import write_targets
    from anonymizers.speaker_vectors.target_training import measure_targets

    utterances = read_utterances(options.data)
    with whole_file(options.out) as part:  # before the work begins: there must be room for it
        targets = measure_targets(
            utterances,
            options.weights,
            seconds=options.seconds,
            workers=options.workers or available_cores(),
        )
        write_targets(part, targets)
    genders = [one.gender for one in targets.speakers]
    print(f"{options.out}: {genders.count('f')} women, {genders.count('m')} men")
    return command_line.DONE


def _wanting_more(speakers: int) -> list[str]:
    """Return the systems for which a pool of so many speakers of a gender is too small."""
    from anonymizers.registry import load, names
    from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer

    systems = {name: load(name) for name in names()}
    return [
        name
        for name, system in systems.items()
        if isinstance(system, VectorAnonymizer)
        and system.needs_pseudo_speaker
        and system.speakers_needed > speakers
    ]


def _require_networks(learner: str) -> None:
    """Say what is not installed, before anything is imported that is not there."""
    from anonymizers.errors import UserError
    from anonymizers.registry import load

    if missing := load("B1").missing():
        raise UserError(f"train {learner}: {missing}")


def _train_system(options: argparse.Namespace) -> int:
    from anonymizers.registry import anonymizer_class, load
    from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer, train

    settings = _settings(options.set, anonymizer_class(options.name).parameters())
    anonymizer = load(options.name, **settings)
    assert isinstance(anonymizer, FittedAnonymizer)
    path = train(anonymizer, options.out)
    print(f"trained {path}; `run {options.name}` takes it by --set fitted={path}")
    return command_line.DONE


def _models(options: argparse.Namespace) -> int:
    from anonymizers.pretrained import fetch, model_named
    from anonymizers.pretrained.models import MODELS

    chosen = [model_named(name) for name in options.names] or MODELS
    for model in chosen:
        print(f"{model.name}: {model.title}, {model.licence}: {fetch(model)}")
    return command_line.DONE


def _settings(given: list[str], known: dict[str, Parameter]) -> dict[str, object]:
    from anonymizers.errors import UserError

    settings: dict[str, object] = {}
    for setting in given:
        key, equals, value = setting.partition("=")
        if not equals:
            raise UserError(f"--set {setting}: has no value; write it as KEY=VALUE.")
        settings[key] = known[key].parse(value) if key in known else value
    return settings


if __name__ == "__main__":
    sys.exit(main())
