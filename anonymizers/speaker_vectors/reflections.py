"""Products of Householder reflections, and how a loss changes with their mirrors."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]


def reflected(vectors: Array, normals: Array) -> Array:
    """Reflect vectors at one mirror after the other, from the last to the first.

    Parameters
    ----------
    vectors : ndarray, shape (..., dimensions)
    normals : ndarray, shape (reflections, dimensions) or (..., reflections, dimensions)
        Of the mirrors, not zero: the same for all vectors, or each vector's own.

    Returns
    -------
    ndarray, shape (..., dimensions)
        H_1 ... H_Q x with H x = x - 2 v (v . x) / (v . v), Eqs. (10) and (11); as long as they
        were.
    """
    for place in reversed(range(normals.shape[-2])):
        normal = normals[..., place, :]
        vectors = vectors - normal * _double_share(vectors, normal)
    return vectors


def gradients(after: Array, gradient: Array, normals: Array) -> tuple[Array, Array]:
    """Carry the gradient of a loss back through `reflected`.

    Parameters
    ----------
    after : ndarray, shape (n, dimensions)
        What `reflected` returned.
    gradient : ndarray, shape (n, dimensions)
        Of the loss by `after`.
    normals : ndarray, shape (reflections, dimensions) or (n, reflections, dimensions)

    Returns
    -------
    of_vectors : ndarray, shape (n, dimensions)
    of_normals : ndarray, of the shape of `normals`
    """
    of_normals = np.empty_like(normals)
    for place in range(normals.shape[-2]):
        normal = normals[..., place, :]
        squares = np.sum(normal * normal, axis=-1, keepdims=True)
        before = after - normal * _double_share(after, normal)
        along_vector = np.sum(before * normal, axis=-1, keepdims=True)
        along_gradient = np.sum(gradient * normal, axis=-1, keepdims=True)
        of_each = (-2 / squares) * (
            along_vector * gradient
            + along_gradient * before
            - (2 / squares) * along_vector * along_gradient * normal
        )
        is_shared = normals.ndim == 2
        of_normals[..., place, :] = of_each.sum(axis=0) if is_shared else of_each
        gradient = gradient - normal * _double_share(gradient, normal)
        after = before
    return gradient, of_normals


def normals_of_convolution(vectors: Array, kernels: Array) -> Array:
    """Make mirrors from vectors by a convolution along their coordinates, padded with zeros.

    Parameters
    ----------
    vectors : ndarray, shape (..., dimensions)
    kernels : ndarray, shape (channels, 4)
        Three weights and a bias.

    Returns
    -------
    ndarray, shape (..., channels, dimensions)
    """
    normals: Array = np.einsum("cw,...wd->...cd", kernels, _windows(vectors))
    return normals


def kernel_gradients(vectors: Array, of_normals: Array) -> Array:
    """Carry a gradient back through `normals_of_convolution`.

    Parameters
    ----------
    vectors : ndarray, shape (n, dimensions)
    of_normals : ndarray, shape (n, channels, dimensions)

    Returns
    -------
    ndarray, shape (channels, 4)
    """
    found: Array = np.einsum("ncd,nwd->cw", of_normals, _windows(vectors), optimize=True)
    return found


def _windows(vectors: Array) -> Array:
    """Left neighbours, coordinates, right neighbours and ones, shape (..., 4, dimensions)."""
    nothing = np.zeros_like(vectors[..., :1])
    left = np.concatenate([nothing, vectors[..., :-1]], axis=-1)
    right = np.concatenate([vectors[..., 1:], nothing], axis=-1)
    return np.stack([left, vectors, right, np.ones_like(vectors)], axis=-2)


def _double_share(vectors: Array, normal: Array) -> Array:
    squares = np.sum(normal * normal, axis=-1, keepdims=True)
    share: Array = 2 * np.sum(vectors * normal, axis=-1, keepdims=True) / squares
    return share
