"""What ``make GOAL`` does, also where there is no make: ``python3 scripts/make.py GOAL``.

Needs nothing but Python; everything else is set up on the way, and only what is missing.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - a newcomer may well have an older one
    sys.exit(
        f"error: VoiceJury needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
        "install a newer one and name it, as in `make demo PYTHON=python3.12`."
    )

import argparse
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import set_up

PROJECT = Path(__file__).resolve().parent.parent

CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("mypy", "scripts"),
    ("lint-imports",),
)
# What plays in real time gets the machine to itself; the rest shares it.
TESTS = (
    ("pytest", "-m", "sound_card and not long"),
    ("pytest", "-m", "not sound_card and not long", "-n", "auto"),
)
MADE_HERE = (
    "build",
    "demo-report",
    "demo-study",
    "voicejury.egg-info",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
)


@dataclass(frozen=True)
class Goal:
    """Commands of the virtual environment, and the set-up they need."""

    purpose: str
    for_development: bool
    commands: tuple[tuple[str, ...], ...]
    with_models: bool = False


GOALS = {
    "demo": Goal(
        "take a small study of the bundled voices and see its report",
        for_development=False,
        commands=(("python", "scripts/demo.py"),),
    ),
    "test": Goal("all checks and all quick tests", for_development=True, commands=CHECKS + TESTS),
    "models": Goal(
        "install the pretrained networks that B1, B3 and measurements need",
        for_development=False,
        commands=(("python", "-m", "anonymizers", "models"),),
        with_models=True,
    ),
    "test-long": Goal(
        "the tests that take minutes each",
        for_development=True,
        commands=(("pytest", "-m", "long"),),
    ),
    "check": Goal(
        "style, types and the direction of imports", for_development=True, commands=CHECKS
    ),
}


def reach(goal: Goal) -> int:
    """Set up what the goal needs, run all its commands and return 0 if none failed."""
    environment = set_up.ready(
        PROJECT, for_development=goal.for_development, with_models=goal.with_models
    )
    failed = []
    for command in goal.commands:
        program, *arguments = command
        if goal.for_development:
            print(f"\n$ {' '.join(command)}", flush=True)
        finished = subprocess.run(
            [environment.program(program), *arguments], cwd=PROJECT, check=False
        )
        if finished.returncode:
            failed.append(" ".join(command))
    if failed and goal.for_development:
        print(f"\nfailed: {'; '.join(failed)}", flush=True)
    return 1 if failed else 0


def clean() -> int:
    """Remove what the other goals made, except the virtual environment."""
    for name in MADE_HERE:
        shutil.rmtree(PROJECT / name, ignore_errors=True)
    for cache in PROJECT.glob("[!.]*/**/__pycache__"):
        shutil.rmtree(cache, ignore_errors=True)
    return 0


def tell_goals() -> int:
    """Say what there is to make."""
    for name, goal in GOALS.items():
        print(f"make {name:<10} {goal.purpose}")
    print(f"make {'clean':<10} remove what the others made, except the virtual environment")
    return 0


def main() -> int:
    """Reach the goal named on the command line."""
    parser = argparse.ArgumentParser(prog="make", usage="make GOAL")
    parser.add_argument("goal", nargs="?", choices=[*GOALS, "clean", "help"], default="help")
    wanted = parser.parse_args().goal
    if wanted == "help":
        return tell_goals()
    try:
        return clean() if wanted == "clean" else reach(GOALS[wanted])
    except set_up.SetUpError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
