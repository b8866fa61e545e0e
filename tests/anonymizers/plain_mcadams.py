"""B2 as it is usually written: a loop over frames, with one polynomial at a time."""

from __future__ import annotations

import numpy as np
from scipy.signal import lfilter

FRAME_SECONDS, SHIFT_SECONDS, ORDER = 0.02, 0.01, 20
OFFSET = np.finfo(np.float32).eps


def one_burg(frame: np.ndarray, order: int) -> np.ndarray:
    """Prediction-error filter of one frame, by Burg's method."""
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


def frame_by_frame(samples: np.ndarray, sample_rate: int, coefficient: float) -> np.ndarray:
    """Anonymize whole frames, at any level; samples after the last one are zero."""
    length, shift = int(FRAME_SECONDS * sample_rate), int(SHIFT_SECONDS * sample_rate)
    window = np.sqrt(np.hanning(length) * shift / np.hanning(length).sum())
    added = np.zeros(len(samples))
    for start in range(0, len(samples) - length + 1, shift):
        frame = (samples[start : start + length] + OFFSET) * window
        analysis = one_burg(frame + OFFSET, ORDER)
        poles = np.roots(analysis)
        for index, pole in enumerate(poles):
            if pole.imag != 0:
                angle = np.copysign(np.abs(np.angle(pole)) ** coefficient, pole.imag)
                poles[index] = np.abs(pole) * np.exp(1j * angle)
        residual = lfilter(analysis, [1], frame)
        added[start : start + length] += window * lfilter([1], np.poly(poles).real, residual)
    return added
