"""The organizer's commands: from a study file to tables.

Each command imports what it needs itself, so that ``--help`` answers at once.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anonymizers.command_line import DONE, FOUND_FAULTS, positive, run
from anonymizers.parallel import available_cores
from sessions.folder import StudyFolder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    given = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = given.command
    return command(given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m sessions", description="Plan, run and export listening studies."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    demo = commands.add_parser("demo", help="make a complete small study, ready to take")
    demo.add_argument("folder", type=Path, metavar="DIR")
    _add_workers(demo)
    demo.set_defaults(command=_demo)

    prepare = _add_study_command(commands, "prepare", _prepare, "make the stimuli")
    _add_workers(prepare)

    plan = _add_study_command(commands, "plan", _plan, "say who hears what")
    plan.add_argument("--extend", type=positive, metavar="N", help="add N evaluator slots")
    plan.add_argument(
        "--task",
        choices=("rating", "clustering"),
        help="of the slots to add, where the study has both",
    )

    check = _add_study_command(commands, "check", _check, "check every file and audit the plan")
    check.add_argument("--plan-only", action="store_true", help="audit the plan, touch no audio")
    check.add_argument("--json", type=Path, metavar="FILE", help="also write the findings here")
    _add_workers(check)

    simulate = _add_study_command(commands, "simulate", _simulate, "let synthetic evaluators judge")
    simulate.add_argument("--evaluators", type=positive, required=True, metavar="N")
    simulate.add_argument("--seed", type=int, required=True, metavar="S")
    simulate.add_argument("--effects", type=Path, metavar="FILE", help="planted effects, TOML")

    export = _add_study_command(commands, "export", _export, "write the tables")
    export.add_argument("--out", type=Path, required=True, metavar="DIR")
    export.add_argument("--excel", action="store_true", help="also copies that Excel opens rightly")
    export.add_argument("--anonymize", action="store_true", help="drop free text and coarsen times")

    pack = _add_study_command(commands, "pack", _pack, "split the study over lab computers")
    pack.add_argument("--stations", type=positive, required=True, metavar="N")
    pack.add_argument("--out", type=Path, required=True, metavar="DIR")

    merge = _add_study_command(commands, "merge", _merge, "take journals back from packs")
    merge.add_argument("packs", type=Path, nargs="+", metavar="PACK")

    erase = _add_study_command(commands, "erase", _erase, "remove a person's data for good")
    erase.add_argument("--evaluator", required=True, metavar="ID")

    replay = _add_study_command(commands, "replay", _replay, "tell what happened in a session")
    replay.add_argument("session", metavar="SESSION", help="the session's id, as in the plan")
    return parser


def _add_study_command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    command: Callable[[argparse.Namespace], int],
    description: str,
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=description, description=description.capitalize() + ".")
    parser.add_argument("folder", type=Path, metavar="STUDY", help="the study folder")
    parser.set_defaults(command=command)
    return parser


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=positive,
        default=available_cores(),
        metavar="N",
        help="processes (default: one for each core)",
    )


def _demo(given: argparse.Namespace) -> int:
    import anonymizers
    from sessions.demo import SYSTEMS, write_demo

    folder = write_demo(given.folder, workers=given.workers)
    for name in SYSTEMS:
        if missing := anonymizers.load(name).missing():
            print(f"{name} is left out, {missing}")
    plan = folder.plan()
    print(
        f"{folder.path}: a study of {len(plan.slots)} evaluators is ready. "
        f"Take it with `python -m listening_app {folder.path}`."
    )
    return DONE


def _prepare(given: argparse.Namespace) -> int:
    from sessions.prepare import prepare

    done = prepare(StudyFolder(given.folder), workers=given.workers)
    print(
        f"{given.folder}: {done.written} stimuli written, {done.unchanged} unchanged, "
        f"all at {done.target:.1f} LUFS"
        + (f" (lowered by {done.lowered:.1f} dB so that nothing clips)." if done.lowered else ".")
    )
    for sentence in done.fallbacks:
        print(f"  {sentence}")
    return DONE


def _plan(given: argparse.Namespace) -> int:
    from sessions.planning import add_slots, make_plan

    folder = StudyFolder(given.folder)
    if given.extend is None:
        plan = make_plan(folder)
    else:
        plan = add_slots(folder, given.extend, given.task)
    sessions = list(plan.sessions)
    trials = sum(len(session.trials) for session in sessions)
    panels = sum(len(session.panels) for session in sessions)
    parts = [f"{trials} trials"] * bool(trials) + [f"{panels} panels"] * bool(panels)
    print(
        f"{folder.plan_file}: {len(plan.slots)} evaluator slots, {len(sessions)} sessions, "
        f"{' and '.join(parts)}."
    )
    return DONE


def _check(given: argparse.Namespace) -> int:
    from anonymizers.durable_files import write_text
    from sessions.plan_audit import render
    from sessions.preflight import check

    findings = check(StudyFolder(given.folder), plan_only=given.plan_only, workers=given.workers)
    if given.json is not None:
        write_text(given.json, findings.to_json())
    print(render(findings.audit))
    for fault in findings.faults:
        print(fault, file=sys.stderr)
    if findings.all_well:
        print(f"{given.folder}: nothing is wrong.")
        return DONE
    broken = sum(row.strength == "hard" and not row.ok for row in findings.audit)
    count = len(findings.faults) + broken
    print(
        f"{given.folder}: {count} {'fault' if count == 1 else 'faults'}; see above.",
        file=sys.stderr,
    )
    return FOUND_FAULTS


def _simulate(given: argparse.Namespace) -> int:
    from anonymizers.progress import with_progress
    from sessions.simulate import simulate

    journals = simulate(
        StudyFolder(given.folder),
        given.evaluators,
        given.seed,
        given.effects,
        lambda slots: with_progress(slots, "simulating", given.evaluators, unit="slot"),
    )
    print(f"{given.folder}: {journals} sessions simulated.")
    return DONE


def _export(given: argparse.Namespace) -> int:
    from sessions.export import export_tables

    for path in export_tables(
        StudyFolder(given.folder), given.out, excel=given.excel, anonymize=given.anonymize
    ):
        print(path)
    return DONE


def _pack(given: argparse.Namespace) -> int:
    from sessions.packs import pack

    for path in pack(StudyFolder(given.folder), given.stations, given.out):
        print(path)
    return DONE


def _merge(given: argparse.Namespace) -> int:
    from sessions.merging import merge

    report = merge(StudyFolder(given.folder), given.packs)
    print(
        f"{given.folder}: {len(report.added)} journals added, {len(report.extended)} extended, "
        f"{len(report.unchanged)} unchanged."
    )
    troubles = [*report.conflicts, *report.refused]
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return FOUND_FAULTS if troubles else DONE


def _erase(given: argparse.Namespace) -> int:
    from sessions.erasure import erase

    journals = erase(StudyFolder(given.folder), given.evaluator)
    print(f"{given.folder}: {journals} journals of {given.evaluator} removed for good.")
    return DONE


def _replay(given: argparse.Namespace) -> int:
    from sessions.replay import replayed

    for line in replayed(StudyFolder(given.folder), given.session):
        print(line)
    return DONE


if __name__ == "__main__":
    sys.exit(run(main))
