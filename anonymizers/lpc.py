"""Linear prediction of many frames at once: coefficients, poles, and filtering with both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ROUNDING = 64 * np.finfo(np.float64).eps


def burg(frames: NDArray[np.float64], order: int) -> NDArray[np.float64]:
    """Prediction-error filters by Burg's method.

    Minimizes the forward and backward prediction error together, with the denominator updated
    recursively (N. Andersen, "On the calculation of filter coefficients for maximum entropy
    spectral analysis", Geophysics 39(1), 1974). The poles of ``1 / A(z)`` never leave the unit
    circle.

    Parameters
    ----------
    frames : ndarray, shape (frames, length)
        Longer than the order.
    order : int

    Returns
    -------
    ndarray, shape (frames, order + 1)
        ``1, a_1, ..., a_order``. Once the prediction error of a frame is lost in rounding, its
        further reflection coefficients are 0.
    """
    coefficients = np.zeros((len(frames), order + 1))
    coefficients[:, 0] = 1.0
    forward, backward = frames[:, 1:], frames[:, :-1]
    power = np.vecdot(forward, forward) + np.vecdot(backward, backward)
    negligible = _ROUNDING * power
    for degree in range(1, order + 1):
        correlation = -2.0 * np.vecdot(backward, forward)
        reflection = np.zeros_like(power)
        np.divide(correlation, power, out=reflection, where=power > negligible)
        np.clip(reflection, -1.0, 1.0, out=reflection)
        column = reflection[:, None]
        coefficients[:, : degree + 1] += column * coefficients[:, degree::-1]
        forward, backward = forward + column * backward, backward + column * forward
        power = (1.0 - reflection**2) * power - backward[:, -1] ** 2 - forward[:, 0] ** 2
        forward, backward = forward[:, 1:], backward[:, :-1]
    return coefficients


def poles(coefficients: NDArray[np.float64]) -> NDArray[np.complex128]:
    """Roots of ``z**order + a_1 z**(order - 1) + ...``: eigenvalues of the companion matrices.

    Parameters
    ----------
    coefficients : ndarray, shape (frames, order + 1)
        The first of each row is 1.

    Returns
    -------
    ndarray, shape (frames, order), complex
        Complex ones come in exact conjugate pairs; real ones have an imaginary part of exactly 0.
    """
    order = coefficients.shape[1] - 1
    companion = np.zeros((len(coefficients), order, order))
    companion[:, 0, :] = -coefficients[:, 1:]
    companion[:, np.arange(1, order), np.arange(order - 1)] = 1.0
    return np.linalg.eigvals(companion).astype(np.complex128)


def from_poles(roots: NDArray[np.complex128]) -> NDArray[np.float64]:
    """Coefficients of the polynomials with these roots; the inverse of `poles`.

    Parameters
    ----------
    roots : ndarray, shape (frames, order)
        Complex ones in conjugate pairs.

    Returns
    -------
    ndarray, shape (frames, order + 1)
    """
    coefficients = np.zeros((len(roots), roots.shape[1] + 1), dtype=np.complex128)
    coefficients[:, 0] = 1.0
    for degree in range(1, roots.shape[1] + 1):
        coefficients[:, 1 : degree + 1] -= roots[:, degree - 1, None] * coefficients[:, :degree]
    return coefficients.real


def refilter(
    frames: NDArray[np.float64],
    analysis: NDArray[np.float64],
    synthesis: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Whiten each frame with ``A(z)`` and colour its residual with ``1 / S(z)``, from rest.

    Parameters
    ----------
    frames : ndarray, shape (frames, length)
    analysis, synthesis : ndarray, shape (frames, order + 1)
        The first of each row is 1.

    Returns
    -------
    ndarray, shape (frames, length)
    """
    count, length = frames.shape
    order = analysis.shape[1] - 1
    # Time runs along the first axis, so that each step of the recursion reads adjacent memory.
    padded = np.zeros((order + length, count))
    padded[order:] = frames.T
    output = np.zeros((order + length, count))
    for lag, coefficient in enumerate(analysis.T):
        output[order:] += coefficient * padded[order - lag : order - lag + length]
    newest_last = np.ascontiguousarray(synthesis[:, :0:-1].T)
    for time in range(order, order + length):
        output[time] -= np.einsum("lf,lf->f", newest_last, output[time - order : time])
    return output[order:].T
