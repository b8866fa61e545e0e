"""How much faster B2 works on all frames at once than on one after the other.

python benchmarks/mcadams_speed.py
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
from scipy.signal import lfilter

from anonymizers import frames, load

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLE_RATE = 16_000
SECONDS = 20


def one_burg(frame: np.ndarray, order: int) -> np.ndarray:
    """Burg's method for one frame."""
    coefficients = np.array([1.0])
    forward, backward = frame[1:], frame[:-1]
    power = forward @ forward + backward @ backward
    for _ in range(order):
        reflection = -2 * (backward @ forward) / power
        coefficients = np.append(coefficients, 0)
        coefficients = coefficients + reflection * coefficients[::-1]
        forward, backward = forward + reflection * backward, backward + reflection * forward
        power = (1 - reflection**2) * power - backward[-1] ** 2 - forward[0] ** 2
        forward, backward = forward[1:], backward[:-1]
    return coefficients


def frame_by_frame(samples: np.ndarray, coefficient: float) -> np.ndarray:
    """B2 as it is usually written: a loop over frames, with one polynomial at a time."""
    length, shift = SAMPLE_RATE // 50, SAMPLE_RATE // 100
    window = frames.root_hann(length, shift)
    added = np.zeros(len(samples))
    for start in range(0, len(samples) - length + 1, shift):
        frame = samples[start : start + length] * window
        analysis = one_burg(frame, 20)
        poles = np.roots(analysis)
        for index, pole in enumerate(poles):
            if pole.imag != 0:
                angle = np.copysign(np.abs(np.angle(pole)) ** coefficient, pole.imag)
                poles[index] = np.abs(pole) * np.exp(1j * angle)
        residual = lfilter(analysis, [1], frame)
        added[start : start + length] += window * lfilter([1], np.poly(poles).real, residual)
    return added


def main() -> None:
    """Print both times; processor time, so that other programs matter less."""
    samples = np.random.default_rng(0).uniform(-0.5, 0.5, SECONDS * SAMPLE_RATE)
    anonymizer = load("B2")
    works = {
        "frame by frame": lambda: frame_by_frame(samples, 0.8),
        "all at once": lambda: anonymizer(samples),
    }
    seconds = {name: min(_timed(work) for _ in range(5)) for name, work in works.items()}
    for name, needed in seconds.items():
        print(f"{name:15} {1000 * needed / SECONDS:6.1f} ms a second of speech")
    print(f"{seconds['frame by frame'] / seconds['all at once']:.1f} times as fast")


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    main()
