"""What ``make demo`` shows: a small study of the bundled voices, taken, exported and reported.

Where there is a screen, the study opens for the person in front of it. Elsewhere, or with
``--synthetic``, synthetic evaluators take it through the same window, faster than real time.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from sessions.folder import StudyFolder

STUDY = Path("demo-study")
REPORT = Path("demo-report")
SYNTHETIC_EVALUATORS = 6
SPEED = 200


class StepFailedError(Exception):
    """A command of the walk has failed and has said why."""


def step(purpose: str, module: str, *arguments: object, in_brief: bool = False) -> None:
    """Say what comes next and run it, exactly as a person would type it.

    In brief, only the last line of its output is shown, unless it fails.
    """
    command = ["-m", module, *map(str, arguments)]
    print(f"\n{purpose}\n  $ python {shlex.join(command)}", flush=True)
    finished = subprocess.run(
        [sys.executable, *command],
        stdout=subprocess.PIPE if in_brief else None,
        text=True,
        check=False,
    )
    if in_brief:
        lines = finished.stdout.splitlines()
        print("\n".join(lines if finished.returncode else lines[-1:]), flush=True)
    if finished.returncode:
        raise StepFailedError


def make_study() -> None:
    """Make the demo study unless it is there already; a half-made one is finished."""
    if not (STUDY / "study.toml").exists():
        shutil.rmtree(STUDY, ignore_errors=True)
        step("A study of the bundled synthetic voices", "sessions", "demo", STUDY)
    if not (STUDY / "plan.json").exists():
        step("Anonymize, match loudness, give opaque names", "sessions", "prepare", STUDY)
        step("Decide who hears what", "sessions", "plan", STUDY)
    step(
        "Check every file and every promise of the plan", "sessions", "check", STUDY, in_brief=True
    )


def take_study(*, in_person: bool) -> None:
    """Have the sessions taken by the person at the screen or by synthetic evaluators."""
    if in_person:
        step("Your turn: put on headphones", "listening_app", STUDY)
        return
    step(
        "Synthetic evaluators click through the real window",
        "listening_app.autopilot",
        STUDY,
        *("--evaluators", len(StudyFolder(STUDY).plan().slots)),
        *("--seed", 1, "--speed", SPEED),
    )


def report_study() -> None:
    """Write the tables and the report, and say where the report is."""
    step("Write the CSV files", "sessions", "export", STUDY, "--out", REPORT / "csv")
    step("Write the report", "analysis", "report", STUDY, "--out", REPORT)
    print(f"\nThe report: {(REPORT / 'report.html').resolve()}")


def there_is_a_screen() -> bool:
    """Whether a window can be shown to somebody here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> int:
    """Walk from the corpus to the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--synthetic", action="store_true", help="let synthetic evaluators take it in any case"
    )
    synthetic = parser.parse_args().synthetic
    os.chdir(Path(__file__).resolve().parent.parent)
    try:
        make_study()
        take_study(in_person=there_is_a_screen() and not synthetic)
        report_study()
    except StepFailedError:
        return 1
    except KeyboardInterrupt:
        print("interrupted; run the same command again to go on.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
