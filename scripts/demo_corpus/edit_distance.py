"""Levenshtein distance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def edit_distance(reference: Sequence[object], hypothesis: Sequence[object]) -> int:
    """Count the insertions, deletions and substitutions between two sequences."""
    row = list(range(len(hypothesis) + 1))
    for deletions, expected in enumerate(reference, start=1):
        diagonal, row[0] = row[0], deletions
        for position, found in enumerate(hypothesis, start=1):
            substituted = diagonal + (expected != found)
            diagonal = row[position]
            row[position] = min(diagonal + 1, row[position - 1] + 1, substituted)
    return row[-1]
