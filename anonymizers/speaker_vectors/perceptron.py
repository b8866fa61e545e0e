"""Multilayer perceptrons with tanh between layers, and their gradients."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Array = NDArray[np.float64]


def initial_layers(sizes: Sequence[int], generator: np.random.Generator) -> list[Array]:
    """Draw weights, shape (inputs, outputs), and zero biases of each layer, in turn."""
    layers: list[Array] = []
    for inputs, outputs in pairwise(sizes):
        layers += [
            generator.standard_normal((inputs, outputs)) / np.sqrt(inputs),
            np.zeros(outputs),
        ]
    return layers


def outputs(layers: Sequence[NDArray[np.floating]], inputs: Array) -> list[Array]:
    """Return what goes into each layer, and last what comes out, shape (n, outputs)."""
    found = [inputs]
    for place in range(0, len(layers), 2):
        after = found[-1] @ layers[place] + layers[place + 1]
        is_last = place + 2 == len(layers)
        found.append(after if is_last else np.tanh(after))
    return found


def gradients(
    layers: Sequence[Array], values: Sequence[Array], gradient: Array
) -> tuple[Array, list[Array]]:
    """Carry a gradient back.

    Parameters
    ----------
    layers : sequence of ndarray
    values : sequence of ndarray
        What `outputs` returned.
    gradient : ndarray, shape (n, outputs)

    Returns
    -------
    of_inputs : ndarray, shape (n, inputs)
    of_layers : list of ndarray
    """
    of_layers: list[Array] = []
    for place in reversed(range(0, len(layers), 2)):
        inputs = values[place // 2]
        of_layers = [inputs.T @ gradient, gradient.sum(axis=0), *of_layers]
        gradient = gradient @ layers[place].T
        if place:
            gradient = gradient * (1 - inputs * inputs)
    return gradient, of_layers


def cross_entropy(logits: Array, classes: NDArray[np.intp]) -> tuple[float, Array]:
    """Mean negative log-probability of the right classes, and its gradient by the logits."""
    rows = np.arange(len(logits))
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probabilities = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    gradient = np.exp(log_probabilities)
    gradient[rows, classes] -= 1
    return float(-log_probabilities[rows, classes].mean()), gradient / len(logits)
