"""How alike the voices are to a speaker encoder: cosine similarities of its vectors."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray


def between_speakers(
    vectors: Mapping[str, NDArray[np.float64]],
) -> dict[tuple[str, str], float]:
    """Mean similarity of the utterances of two speakers, for every pair of speakers.

    Parameters
    ----------
    vectors : mapping of str to ndarray, shape (utterances, dimensions)
        Speaker to unit-length vectors.
    """
    return {
        (first, second): float(np.mean(vectors[first] @ vectors[second].T))
        for first, second in combinations(vectors, 2)
    }


def within_speakers(vectors: Mapping[str, NDArray[np.float64]]) -> dict[str, float]:
    """Mean similarity of two different utterances of a speaker, for every speaker."""
    return {
        speaker: float(np.mean((own @ own.T)[np.triu_indices(len(own), k=1)]))
        for speaker, own in vectors.items()
    }
