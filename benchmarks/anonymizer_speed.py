"""How fast anonymizers are, and how much faster B2 is than when written the plain way.

    python benchmarks/anonymizer_speed.py [FILE]

Seconds are of the processor, so that other programs matter less, on one core. The speech is an
audio file, or a synthetic vowel.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from anonymizers import load
from anonymizers.corpora.audio import AudioSource
from tests.anonymizers.plain_mcadams import frame_by_frame
from tests.anonymizers.synthetic_speech import syllables

if TYPE_CHECKING:
    from collections.abc import Callable

REPETITIONS = 7


def main() -> None:
    """Print what each needs."""
    started = time.perf_counter()
    b2, i1 = load("B2"), load("I1", formants_of="103", prosody_of="1069")
    b2(np.ones(1_600))
    print(f"first call of B2 after {time.perf_counter() - started:.2f} s, imports included")
    samples, sample_rate = (
        AudioSource(Path(sys.argv[1])).read()
        if len(sys.argv) > 1
        else (syllables(4.0, seconds=10.0), 16_000)
    )
    i1(samples, sample_rate)
    seconds = len(samples) / sample_rate
    works = {
        "B2, plain": lambda: frame_by_frame(samples, sample_rate, 0.8),
        "B2": lambda: b2(samples, sample_rate),
        "I1": lambda: i1(samples, sample_rate),
    }
    needed = {name: [_timed(work) for _ in range(REPETITIONS)] for name, work in works.items()}
    print("             ms a second of speech   times real time   times as fast as plain")
    for name, times in needed.items():
        best = min(times)
        print(
            f"{name:12} {1e3 * best / seconds:22.3f} {seconds / best:17.0f}"
            f" {min(needed['B2, plain']) / best:24.1f}"
        )


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    main()
