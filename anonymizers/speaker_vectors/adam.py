"""Gradient descent with moments (D. P. Kingma and J. Ba, Adam, ICLR 2015), on arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Array = NDArray[np.float64]

_FIRST, _SECOND, _SMALL = 0.9, 0.999, 1e-8


class Adam:
    """Changes parameters in place.

    Parameters
    ----------
    parameters : sequence of ndarray, float64
    learning_rate : float
    """

    def __init__(self, parameters: Sequence[Array], learning_rate: float) -> None:
        self._parameters = parameters
        self._learning_rate = learning_rate
        self._first = [np.zeros_like(one) for one in parameters]
        self._second = [np.zeros_like(one) for one in parameters]
        self._steps = 0

    def step(self, gradients: Sequence[Array]) -> None:
        """Take a step against the gradients, in the order of the parameters."""
        self._steps += 1
        shrink_first = 1 - _FIRST**self._steps
        shrink_second = 1 - _SECOND**self._steps
        for place, gradient in enumerate(gradients):
            first, second = self._first[place], self._second[place]
            first += (1 - _FIRST) * (gradient - first)
            second += (1 - _SECOND) * (gradient * gradient - second)
            scale = np.sqrt(second / shrink_second) + _SMALL
            self._parameters[place][...] -= self._learning_rate * (first / shrink_first) / scale
