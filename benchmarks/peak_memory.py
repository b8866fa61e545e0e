"""The memory that a benchmark takes."""

from __future__ import annotations

import resource
import sys


def peak_mebibytes() -> float:
    """Largest memory of this process so far."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (2**20 if sys.platform == "darwin" else 2**10)
