"""Invented clustering sessions, in the columns that studies export."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pandas as pd

SIZES = ((3, 6, 6), (4, 5, 6), (5, 5, 5))


def make_session(
    session: str,
    *,
    seed: int,
    system: str = "B1",
    gender: str = "f",
    native_language: str = "en",
    mistakes: tuple[float, float] = (0.1, 0.4),
) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Invent the rows of ``clusters.csv`` and ``moves.csv`` of one evaluator's three panels.

    ``mistakes`` are the chances that an utterance of the control panel, and of the others, is
    put into a cluster at random.
    """
    random = np.random.default_rng(seed)
    utterances: list[dict[str, object]] = []
    moves: list[dict[str, object]] = []
    for position, size in enumerate(SIZES, start=1):
        kind = "control" if position == 1 + seed % 3 else "anonymized"
        panel = f"{session}-{position}"
        taken = {"study": "invented", "session": session, "evaluator": f"e{session}"}
        of_panel = taken | {"panel": panel}
        for number, who in enumerate(np.repeat(np.arange(4), (*size, 1))):
            stimulus = f"{panel}-{number:02d}"
            is_random = random.random() < mistakes[kind == "anonymized"]
            cluster = int(random.integers(4) if is_random else who) + 1
            visited = ["tray", *(["1"] if random.random() < 0.3 else []), str(cluster)]
            steps = list(pairwise(visited))
            moves += [
                of_panel | {"stimulus": stimulus, "from": origin, "to": to, "means": "mouse"}
                for origin, to in steps
            ]
            utterances.append(
                of_panel
                | {
                    "native_language": native_language,
                    "panel_position": position,
                    "panel_kind": kind,
                    "system": system,
                    "gender": gender,
                    "stimulus": stimulus,
                    "dataset": "vctk",
                    "utterance": f"u-{stimulus}",
                    "speaker": f"{panel}-speaker{who}",
                    "role": "distractor" if who == 3 else "reference",
                    "anonymized": "true" if kind == "anonymized" and number % 2 else "false",
                    "cluster": cluster,
                    "plays": 1,
                    "moves": len(steps),
                }
            )
    table = pd.DataFrame(moves)
    table.insert(4, "seq", np.arange(1, len(table) + 1))
    table.insert(5, "at_seconds", 2.0 * table["seq"])
    return pd.DataFrame(utterances), table


def make_sessions(count: int, *, seed: int = 0) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Invent sessions of both systems, genders and languages in turn."""
    made = [
        make_session(
            f"s{number:04d}",
            seed=seed + number,
            system=("B1", "B2")[number % 2],
            gender=("f", "m")[number // 2 % 2],
            native_language=("en", "de")[number // 4 % 2],
        )
        for number in range(count)
    ]
    clusters, moves = (pd.concat(tables, ignore_index=True) for tables in zip(*made, strict=True))
    return clusters, moves
