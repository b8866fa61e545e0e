"""When the sounds of a sentence were said, by comparison with the same sentence synthesized."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import scipy.fft

from anonymizers.compilation import compiled
from anonymizers.frames import split

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

SAMPLE_RATE: Final = 16_000
HOPS_PER_SECOND: Final = 100

_HOP = SAMPLE_RATE // HOPS_PER_SECOND
_WINDOW = 400  # samples: 25 ms
_POINTS = 512
_BANDS = 40
_COEFFICIENTS = 20
_LAST_WEIGHT = 0.4  # of the last coefficient; the first counts 1
_FLOOR = 1e-6  # of the loudest band, below which nothing is heard
_SMALLEST_DEVIATION = 1e-3  # of a coefficient: what does not change tells nothing
_DETOUR = 0.3  # of a distance, that a step costs more in which only one of both goes on


def times_in_source(source: Samples, synthesized: Samples) -> NDArray[np.float64]:
    """Say when the source has what a synthesizer says at each time.

    Mel cepstra, each normalized over its sentence, are warped onto each other in time.

    Parameters
    ----------
    source, synthesized : ndarray, shape (n,) and (m,)
        The same words, at 16 kHz, by different voices and at different rates.

    Returns
    -------
    ndarray, shape (hops,)
        Seconds of the source, for every 10 ms of the synthesized speech; they never go back.
    """
    first, second = mel_cepstra(source), mel_cepstra(synthesized)
    squares = np.square(first).sum(axis=1)[:, None] + np.square(second).sum(axis=1)
    distances = np.sqrt(np.maximum(squares - 2 * first @ second.T, 0))
    path = warping_path(distances)
    # Where the source lingers, a hop of the synthesizer is said in the middle of that.
    middles = np.array([np.median(path[path[:, 1] == hop, 0]) for hop in range(distances.shape[1])])
    return middles / HOPS_PER_SECOND


def mel_cepstra(samples: Samples) -> NDArray[np.float64]:
    """Return what is said, and little of who says it and how loud.

    Parameters
    ----------
    samples : ndarray, shape (n,)
        At 16 kHz.

    Returns
    -------
    ndarray, shape (1 + n // 160, 20)
        Of mean 0; lower coefficients have the higher deviations.
    """
    padded = np.pad(samples, (_WINDOW // 2, _WINDOW))
    frames = split(padded, _WINDOW, _HOP)[: 1 + len(samples) // _HOP] * np.hanning(_WINDOW)
    power = np.square(np.abs(scipy.fft.rfft(frames, _POINTS, axis=1))) @ _mel_bands().T
    loudest = power.max()
    heard = np.log(np.maximum(power, _FLOOR * (loudest if loudest > 0 else 1.0)))
    cepstra = scipy.fft.dct(heard, axis=1, norm="ortho")[:, :_COEFFICIENTS]
    centred = cepstra - cepstra.mean(axis=0)
    deviation = np.maximum(centred.std(axis=0), _SMALLEST_DEVIATION)
    weighted: NDArray[np.float64] = (
        centred / deviation * np.linspace(1, _LAST_WEIGHT, _COEFFICIENTS)
    )
    return weighted


def warping_path(distances: NDArray[np.float64]) -> NDArray[np.int64]:
    """Find the cheapest way through two sequences at once.

    Dynamic time warping (H. Sakoe and S. Chiba, 1978); a step in which only one sequence goes on
    costs 1.3 times the distance.

    Parameters
    ----------
    distances : ndarray, shape (n, m)
        Of each element of the one sequence from each of the other.

    Returns
    -------
    ndarray, shape (steps, 2)
        Pairs of places, from (0, 0) to (n - 1, m - 1).
    """
    return _path(_steps(np.ascontiguousarray(distances, dtype=np.float64)))


@compiled()
def _steps(distances: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Whence one comes most cheaply to each pair: from both before (0), the first (1) or second."""
    rows, columns = distances.shape
    steps = np.zeros((rows, columns), dtype=np.uint8)
    above = np.full(columns + 1, np.inf)
    above[0] = 0.0
    for row in range(rows):
        costs = np.full(columns + 1, np.inf)
        for column in range(columns):
            distance = distances[row, column]
            detour = _DETOUR * distance
            cheapest, step = above[column], 0
            if above[column + 1] + detour < cheapest:
                cheapest, step = above[column + 1] + detour, 1
            if costs[column] + detour < cheapest:
                cheapest, step = costs[column] + detour, 2
            costs[column + 1] = cheapest + distance
            steps[row, column] = step
        above = costs
    return steps


def _path(steps: NDArray[np.uint8]) -> NDArray[np.int64]:
    row, column = steps.shape[0] - 1, steps.shape[1] - 1
    found = [(row, column)]
    while row > 0 or column > 0:
        step = steps[row, column]
        row, column = row - (step != 2), column - (step != 1)
        found.append((row, column))
    return np.array(found[::-1], dtype=np.int64)


@cache
def _mel_bands() -> NDArray[np.float64]:
    """Triangular bands, evenly apart in mel, shape (40, 257)."""
    hertz = np.fft.rfftfreq(_POINTS, 1 / SAMPLE_RATE)
    highest = 2595 * np.log10(1 + SAMPLE_RATE / 2 / 700)
    corners = 700 * (10 ** (np.linspace(0, highest, _BANDS + 2) / 2595) - 1)
    low, middle, high = corners[:-2, None], corners[1:-1, None], corners[2:, None]
    return np.maximum(
        0.0, np.minimum((hertz - low) / (middle - low), (high - hertz) / (high - middle))
    )
