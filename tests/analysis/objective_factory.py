"""Invented objective results, in the columns of ``objective.csv``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

COLUMNS = [
    *("system", "dataset", "gender", "condition", "attacker", "metric", "value", "low", "high"),
    "n",
]


def make_objective(
    eer: Mapping[str, float],
    wer: Mapping[str, float],
    *,
    datasets: Sequence[str] = ("libri", "vctk"),
    genders: Sequence[str] = ("f", "m"),
    conditions: Sequence[str] = ("oa",),
    attackers: Sequence[str] = ("CAM++",),
) -> pd.DataFrame:
    """Give every system its rates, a little different by data set, gender, condition, attacker."""
    rows = []
    for d, dataset in enumerate(datasets):
        for g, gender in enumerate(genders):
            about = (dataset, gender)
            for system, rate in eer.items():
                for c, condition in enumerate(("oo",) if system == "original" else conditions):
                    for a, attacker in enumerate(attackers):
                        value = rate + 0.01 * d + 0.002 * g - 0.02 * c + 0.03 * a
                        bounds = (value, value - 0.01, value + 0.01, 100)
                        rows.append((system, *about, condition, attacker, "eer", *bounds))
            for system, rate in wer.items():
                value = rate + 0.01 * d + 0.002 * g
                bounds = (value, value - 0.01, value + 0.01, 100)
                rows.append((system, *about, "", "whisper", "wer", *bounds))
    return pd.DataFrame(rows, columns=COLUMNS)


def write_objective(folder: Path, table: pd.DataFrame) -> Path:
    """Write ``objective.csv``."""
    folder.mkdir(parents=True, exist_ok=True)
    table.to_csv(folder / "objective.csv", index=False)
    return folder
