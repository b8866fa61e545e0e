"""Voices of nobody: drawn around the voices of a synthesizer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

SPREAD: Final = 1.5
"""Standard deviation of what is drawn, in those of the voices: beyond them, but still a voice."""

_NARROWING = 0.9  # of the spread after a draw that is not understood
_MOST_DRAWS = 30


def draw_voice(
    tables: NDArray[np.float32],
    generator: np.random.Generator,
    spread: float,
    is_understood: Callable[[NDArray[np.float32]], bool],
) -> NDArray[np.float32]:
    """Draw mixes of voices until one speaks intelligibly.

    Each draw that does not is followed by one from a tenth less far around the mean voice.

    Parameters
    ----------
    tables : ndarray, shape (voices, rows, size)
        A style for each length of what is said.
    generator : numpy.random.Generator
    spread : float
        Of `draw_weights`.
    is_understood : callable
        Takes a voice, shape (rows, size), and says whether no word of it is lost.

    Returns
    -------
    ndarray, shape (rows, size)
    """
    for _ in range(_MOST_DRAWS):
        voice = mixed_voice(tables, draw_weights(len(tables), generator, spread))
        if is_understood(voice):
            break
        spread *= _NARROWING
    return voice


def draw_weights(voices: int, generator: np.random.Generator, spread: float) -> NDArray[np.float64]:
    """Draw a mix of voices whose distribution is a Gaussian around their mean.

    A mix of voices by these weights has their mean, and `spread` squared times their covariance.
    Weights may be negative.

    Parameters
    ----------
    voices : int
        How many there are, 2 or more.
    generator : numpy.random.Generator
    spread : float

    Returns
    -------
    ndarray, shape (voices,)
        Their sum is 1.
    """
    direction = generator.standard_normal(voices)
    direction -= direction.mean()
    weights: NDArray[np.float64] = 1 / voices + spread * direction / np.sqrt(voices - 1)
    return weights


def mixed_voice(tables: NDArray[np.float32], weights: NDArray[np.float64]) -> NDArray[np.float32]:
    """Mix voices with the same weights in all rows.

    Parameters
    ----------
    tables : ndarray, shape (voices, rows, size)
        A style for each length of what is said.
    weights : ndarray, shape (voices,)

    Returns
    -------
    ndarray, shape (rows, size)
    """
    return np.tensordot(weights, tables.astype(np.float64), axes=1).astype(np.float32)
