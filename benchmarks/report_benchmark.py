"""Time and memory of reports, from the VoicePrivacy 2020 evaluation to a million ratings.

    python benchmarks/report_benchmark.py [EVALUATORS...]

Each evaluator rates 360 trials of nine systems; for every 45 of them, 74 others sort 222 panels.
The first size is the published one and gets the whole report; larger ones too, unless `--quick`
leaves the PDF and figures as PDF and PNG out, which do not grow. Each size runs in a process of
its own, so that its peak memory is its own; seconds are of the processor and of the clock.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pandas as pd

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from analysis.report.writing import write_report
from benchmarks.peak_memory import peak_mebibytes
from tests.analysis.objective_factory import make_objective, write_objective
from tests.analysis.panels_factory import make_sessions
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

SYSTEMS = ("B1", "B2", "A2", "D1", "I1", "K2", "M1", "O1", "S2")
EFFECTS = dict(zip(SYSTEMS, (2.0, 2.5, 2.2, 1.5, 1.0, 3.5, 2.1, 2.3, 2.6), strict=True))
EVALUATORS, CLUSTERING_EVALUATORS = 45, 74
SIZES = (45, 450, 2_800)


def write_study(folder: Path, evaluators: int) -> tuple[Path, Path]:
    """Write invented tables and objective results; return their folders."""
    design = Design(systems=SYSTEMS, evaluators=evaluators, sessions_each=10, effects=EFFECTS)
    tables = write_tables(folder / "tables", make_ratings(design, seed=1), state=None)
    clusters, moves = make_sessions(CLUSTERING_EVALUATORS * evaluators // EVALUATORS)
    clusters.to_csv(tables / "clusters.csv", index=False)
    moves.to_csv(tables / "moves.csv", index=False)
    (tables / "dataset_description.json").write_text('{"inLanguage": "en"}', encoding="utf-8")
    eer = {"original": 0.03} | {name: 0.1 + 0.08 * loss for name, loss in EFFECTS.items()}
    wer = {"original": 0.04} | {name: 0.05 + 0.03 * loss for name, loss in EFFECTS.items()}
    table = make_objective(eer, wer, conditions=("oa", "aa", "semi-informed"))
    return tables, write_objective(folder / "objective", table)


def measure(evaluators: int, *, quick: bool) -> None:
    """Report once and print a row."""
    with tempfile.TemporaryDirectory() as temporary:
        tables, objective = write_study(Path(temporary), evaluators)
        panels = len(pd.read_csv(tables / "clusters.csv", usecols=["panel"])["panel"].unique())
        before = peak_mebibytes()
        clock, processor = time.perf_counter(), time.process_time()
        write_report(tables, Path(temporary) / "out", objective=objective, quick=quick)
        clock, processor = time.perf_counter() - clock, time.process_time() - processor
    print(
        f"{evaluators * 360:10,} {panels:8,} {processor:11.1f} {clock:9.1f} {before:11,.0f}"
        f" {peak_mebibytes():9,.0f}  {'quick' if quick else 'whole'}",
        flush=True,
    )


def main() -> None:
    """Measure each size in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("evaluators", type=int, nargs="*", default=SIZES)
    parser.add_argument("--quick", action="store_true", help="only HTML and figures as SVG")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.here:
        measure(arguments.evaluators[0], quick=arguments.quick)
        return
    print("   ratings   panels processor s   clock s  MiB before  MiB peak")
    for evaluators in arguments.evaluators:
        command = [sys.executable, __file__, "--here", str(evaluators)]
        subprocess.run([*command, *(["--quick"] if arguments.quick else [])], check=True)  # noqa: S603


if __name__ == "__main__":
    main()
