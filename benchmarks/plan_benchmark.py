"""Time and memory of rating plans, from the VoicePrivacy 2020 evaluation to a hundred times more.

    python benchmarks/plan_benchmark.py [SESSIONS...]

Each size runs in a process of its own, so that its peak memory is its own. Seconds are of the
processor, not of the clock on the wall.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.peak_memory import peak_mebibytes
from sessions.corpus import read_corpus
from sessions.plan_audit import audit
from sessions.rating_plan import plan_ratings
from sessions.study_file import load_study

if TYPE_CHECKING:
    from sessions.study import Study

EXAMPLE = Path(__file__).parents[1] / "examples" / "voiceprivacy-2020"
SIZES = (450, 4_500, 20_000, 100_000)


def resized(study: Study, sessions: int) -> Study:
    """Return the study with so many sessions, everything else in proportion."""
    rating = study.rating
    trials = sessions * rating.trials_per_session
    whole = rating.session_count * rating.trials_per_session
    totals = {name: count * trials // whole for name, count in rating.trials_per_dataset.items()}
    last = list(totals)[-1]
    totals[last] += trials - sum(totals.values())
    changes = {
        "sessions": sessions,
        "evaluators": max(1, round(sessions * rating.evaluators / rating.session_count)),
        "trials_per_dataset": totals,
    }
    return study.model_copy(update={"rating_section": rating.model_copy(update=changes)})


def measure(sessions: int) -> None:
    """Plan, save and audit once, and print a row."""
    study = load_study(EXAMPLE / "study.toml")
    corpus = read_corpus(study, EXAMPLE)
    study = resized(study, sessions)
    started = time.process_time()
    plan, key = plan_ratings(study, corpus)
    planned = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        plan.save(Path(folder) / "plan.json")
        key.save(Path(folder) / "key.json")
    saved = time.process_time()
    peak = peak_mebibytes()
    rows = audit(plan, key, study)
    audited = time.process_time()
    sound = "sound" if all(row.ok for row in rows) else "BROKEN"
    print(
        f"{sessions:9,} {sessions * study.rating.trials_per_session:10,}"
        f" {planned - started:9.1f} {1e3 * (planned - started) / sessions:11.2f}"
        f" {saved - planned:9.1f} {audited - saved:9.1f} {peak:9,.0f} {peak_mebibytes():9,.0f}"
        f"  {sound}",
        flush=True,
    )


def main() -> None:
    """Measure each size in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sessions", type=int, nargs="*", default=SIZES)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.here:
        measure(arguments.sessions[0])
        return
    print(" sessions     trials    plan s  ms/session    save s   audit s  MiB plan  MiB audit")
    for sessions in arguments.sessions:
        command = [sys.executable, __file__, "--here", str(sessions)]
        subprocess.run(command, check=True)  # noqa: S603


if __name__ == "__main__":
    main()
