"""Losses on the angles between vectors, with their gradients."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

_LEAST_SINE = 1e-7


def angular_margin_loss(
    vectors: Array,
    weights: Array,
    classes: NDArray[np.intp],
    *,
    margin: float = 0.2,
    counterpart_margin: float | None = None,
    scale: float = 30.0,
) -> tuple[float, Array, Array]:
    """Softmax loss with an additive angular margin (AAM), or with two (w-AAM).

    Parameters
    ----------
    vectors : ndarray, shape (n, dimensions)
        Of any length but 0.
    weights : ndarray, shape (2 * speakers, dimensions)
        A direction for each speaker, then one for each anonymized speaker.
    classes : ndarray of int, shape (n,)
        Which row of `weights` each vector belongs to.
    margin : float
        m1 in radians, added to the angle with the own class, Eq. (13).
    counterpart_margin : float or None
        m2, added to the angle with the class of the same speaker anonymized (or original), with
        its sign, Eq. (14); None for AAM.
    scale : float
        s.

    Returns
    -------
    loss : float
        Mean over the vectors.
    of_vectors, of_weights : ndarray
        Its gradients.
    """
    rows = np.arange(len(vectors))
    directions, lengths = _directions(vectors)
    towards, weight_lengths = _directions(weights)
    cosines = directions @ towards.T
    logits, slopes = cosines.copy(), np.ones_like(cosines)
    _add_angle(logits, slopes, rows, classes, margin)
    if counterpart_margin is not None:
        speakers = len(weights) // 2
        _add_angle(logits, slopes, rows, (classes + speakers) % len(weights), counterpart_margin)
    logits *= scale
    logits -= logits.max(axis=1, keepdims=True)
    log_sums = np.log(np.exp(logits).sum(axis=1))
    loss = float(np.mean(log_sums - logits[rows, classes]))
    of_cosines = np.exp(logits - log_sums[:, None])
    of_cosines[rows, classes] -= 1
    of_cosines *= slopes * scale / len(vectors)
    of_vectors = _of_lengthened(of_cosines @ towards, directions, lengths)
    of_weights = _of_lengthened(of_cosines.T @ directions, towards, weight_lengths)
    return loss, of_vectors, of_weights


def cosine_embedding_loss(
    originals: Array, anonymized: Array, *, margin: float = 0.0
) -> tuple[float, Array]:
    """Mean of how much the cosine of an original and its anonymized vector exceeds a margin.

    Parameters
    ----------
    originals, anonymized : ndarray, shape (n, dimensions)
    margin : float

    Returns
    -------
    loss : float
    of_anonymized : ndarray, shape (n, dimensions)
        Its gradient.
    """
    from_directions, _ = _directions(originals)
    directions, lengths = _directions(anonymized)
    cosines = np.sum(from_directions * directions, axis=1, keepdims=True)
    excess = np.maximum(0, cosines - margin)
    counted = (excess > 0) / len(originals)
    return float(excess.mean()), _of_lengthened(counted * from_directions, directions, lengths)


def _directions(vectors: Array) -> tuple[Array, Array]:
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return vectors / lengths, lengths


def _of_lengthened(gradient: Array, directions: Array, lengths: Array) -> Array:
    """Gradient by vectors, from that by their directions."""
    along = np.sum(gradient * directions, axis=1, keepdims=True)
    found: Array = (gradient - along * directions) / lengths
    return found


def _add_angle(
    cosines: Array,
    slopes: Array,
    rows: NDArray[np.intp],
    columns: NDArray[np.intp],
    angle: float,
) -> None:
    """Turn cos(t) into cos(t + angle) at some places, and note by how much that changes with it."""
    cosine = np.clip(cosines[rows, columns], -1, 1)
    sine = np.maximum(np.sqrt(1 - cosine * cosine), _LEAST_SINE)
    cosines[rows, columns] = cosine * np.cos(angle) - sine * np.sin(angle)
    slopes[rows, columns] = np.cos(angle) + cosine / sine * np.sin(angle)
