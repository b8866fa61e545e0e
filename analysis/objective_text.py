"""What ``python -m analysis objective`` prints."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from analysis.objective_rows import ObjectiveRow

_SHARES: Final = ("eer", "wer")
_SHOWN: Final = (
    "wer", "quality_mos", "de_identification", "gain_of_voice_distinctiveness_db", "f0_correlation",
    "duration_ratio", "loudness_difference_lu",
)  # fmt: skip


def to_text(rows: Sequence[ObjectiveRow]) -> str:
    """Return error rates with intervals, the strongest attacker of each list of trials first."""
    lines: list[str] = []
    for dataset, gender in dict.fromkeys((row.dataset, row.gender) for row in rows):
        own = [row for row in rows if (row.dataset, row.gender) == (dataset, gender)]
        lines += [f"{dataset} {gender}".rstrip(), *_attacks(own)]
        lines += [f"  {_line(row)}" for row in own if row.metric in _SHOWN]
        lines.append("")
    return "\n".join(lines)


def _attacks(rows: Iterable[ObjectiveRow]) -> list[str]:
    found = [row for row in rows if row.metric == "eer"]
    lines = []
    for system, condition in dict.fromkeys((row.system, row.condition) for row in found):
        attacks = [row for row in found if (row.system, row.condition) == (system, condition)]
        attacks.sort(key=lambda row: (isnan(row.value), row.value))
        for place, row in enumerate(attacks):
            strongest = "   <- the strongest" if place == 0 and len(attacks) > 1 else ""
            lines.append(f"  {_line(row)}{strongest}")
    return lines


def _line(row: ObjectiveRow) -> str:
    what = " ".join(word for word in (row.system, row.condition, row.attacker, row.metric) if word)
    scale, unit = (100.0, " %") if row.metric in _SHARES else (1.0, "")
    interval = "" if isnan(row.low) else f" [{scale * row.low:.2f}, {scale * row.high:.2f}]"
    value = "not known" if isnan(row.value) else f"{scale * row.value:.2f}{unit}{interval}"
    return f"{what:58} {value}"
