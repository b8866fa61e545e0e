"""Linear prediction of many frames: coefficients, poles, and filtering with both."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers.compilation import compiled

if TYPE_CHECKING:
    from numpy.typing import NDArray


_ROUNDING: Final = 64 * float(np.finfo(np.float64).eps)

_MOST_STEPS: Final = 80
_VANISHED: Final = 1e-60  # of a squared value: nearer to a root there is only rounding
_LAST_STEP: Final = 1e-11  # squared, relative: the step after it would be about its cube
_FEW: Final = 24  # roots that can be divided out one after the other without losing digits
_POLISHING: Final = 1e-10  # squared, relative: largest step
_REAL: Final = 1e-7  # imaginary part, relative, that is rounding
_START: Final = complex(0.3, 0.9)
_REBUILT: Final = 1e-10  # relative error of coefficients put together from good poles

_LAGS_AT_ONCE: Final = 4  # between loading a sample and storing it


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
    _burg(np.ascontiguousarray(frames), coefficients)
    return coefficients


@compiled(sums_in_any_order=True)
def _burg(frames: NDArray[np.float64], coefficients: NDArray[np.float64]) -> None:
    count, length = frames.shape
    order = coefficients.shape[1] - 1
    forward, backward = np.empty(length), np.empty(length)
    shorter = np.empty(order + 1)
    for frame in range(count):
        forward[:] = frames[frame]
        backward[:] = frames[frame]
        filtered = coefficients[frame]
        filtered[0] = 1.0
        power = 0.0
        for time in range(1, length):
            power += forward[time] ** 2 + backward[time - 1] ** 2
        negligible = _ROUNDING * power
        for degree in range(1, order + 1):
            if power <= negligible:
                break
            # Errors of the same time have the same index in both views.
            ahead, behind = forward[degree:], backward[: length - degree]
            correlation = 0.0
            for time in range(length - degree):
                correlation += ahead[time] * behind[time]
            reflection = min(1.0, max(-1.0, -2.0 * correlation / power))
            shorter[:degree] = filtered[:degree]
            filtered[degree] = reflection
            for lag in range(1, degree):
                filtered[lag] += reflection * shorter[degree - lag]
            for time in range(length - degree):
                error = ahead[time]
                ahead[time] += reflection * behind[time]
                behind[time] += reflection * error
            power *= 1.0 - reflection**2
            power -= ahead[0] ** 2 + behind[length - degree - 1] ** 2


def poles(coefficients: NDArray[np.float64]) -> NDArray[np.complex128]:
    """Roots of ``z**order + a_1 z**(order - 1) + ...``.

    By Laguerre's method: a root or a conjugate pair is found and divided out, until none is left.
    Where the coefficients cannot be put together from them again (roots that coincide), they are
    eigenvalues of the companion matrix instead.

    Parameters
    ----------
    coefficients : ndarray, shape (frames, order + 1)
        The first of each row is 1.

    Returns
    -------
    ndarray, shape (frames, order), complex
        Complex ones come in exact conjugate pairs; real ones have an imaginary part of exactly 0.
    """
    roots = np.zeros((len(coefficients), coefficients.shape[1] - 1), dtype=np.complex128)
    _roots(np.ascontiguousarray(coefficients), roots)
    error = np.abs(from_poles(roots) - coefficients).max(axis=1, initial=0.0)
    is_good = error <= _REBUILT * np.abs(coefficients).max(axis=1)  # False for nan
    if not is_good.all():
        roots[~is_good] = _eigenvalues(coefficients[~is_good])
    return roots


def _eigenvalues(coefficients: NDArray[np.float64]) -> NDArray[np.complex128]:
    order = coefficients.shape[1] - 1
    companion = np.zeros((len(coefficients), order, order))
    companion[:, 0, :] = -coefficients[:, 1:]
    companion[:, np.arange(1, order), np.arange(order - 1)] = 1.0
    roots = np.linalg.eigvals(companion).astype(np.complex128)
    # Multiplied out from neighbour to neighbour, many roots would lose digits.
    by_angle = np.argsort(np.abs(np.angle(roots)), axis=1, kind="stable")
    spread = np.argsort(
        [int(f"{place // 2:08b}"[::-1], 2) for place in range(order)], kind="stable"
    )
    return np.take_along_axis(roots, by_angle[:, spread], axis=1)


@compiled()
def _roots(coefficients: NDArray[np.float64], roots: NDArray[np.complex128]) -> None:
    order = roots.shape[1]
    left = np.empty(order + 1)
    # Frames overlap, so the roots of one are near those of the frame before.
    starts = np.full(order, _START)
    for frame in range(len(roots)):
        left[:] = coefficients[frame]
        degree = order
        while degree > 0:
            found = order - degree
            if left[degree] == 0.0:
                root = 0j
            elif degree == 1:
                root = complex(-left[1], 0.0)
            else:
                root = _laguerre(left[: degree + 1], starts[found])
                if order > _FEW:
                    root = _polished(coefficients[frame], root)
            if abs(root.imag) <= _REAL * abs(root.real):
                roots[frame, found] = root.real
                # Beside the axis: a start on it would never leave it.
                starts[found] = complex(root.real, 0.1)
                for power in range(1, degree):
                    left[power] += root.real * left[power - 1]
                degree -= 1
            else:
                root = complex(root.real, abs(root.imag))
                roots[frame, found], roots[frame, found + 1] = root, root.conjugate()
                starts[found] = root
                left[1] += 2.0 * root.real * left[0]
                for power in range(2, degree - 1):
                    left[power] += (
                        2.0 * root.real * left[power - 1] - _squared(root) * left[power - 2]
                    )
                degree -= 2


@compiled(is_inlined=True)
def _laguerre(coefficients: NDArray[np.float64], start: complex) -> complex:
    """Walk from `start` to a root: W. Press et al., Numerical Recipes, section 9.5."""
    degree = len(coefficients) - 1
    root = start
    for _ in range(_MOST_STEPS):
        value, slope, half_curvature = complex(coefficients[0], 0.0), 0j, 0j
        for coefficient in coefficients[1:]:
            half_curvature = half_curvature * root + slope
            slope = slope * root + value
            value = value * root + coefficient
        if _squared(value) < _VANISHED:
            break
        inverse = _inverse(value)
        first = slope * inverse
        second = first * first - 2.0 * half_curvature * inverse
        spread = _square_root((degree - 1) * (degree * second - first * first))
        if first.real * spread.real + first.imag * spread.imag < 0.0:
            spread = -spread
        if _squared(first + spread) == 0.0:  # level all around: begin elsewhere
            root += _START
            continue
        step = degree * _inverse(first + spread)
        root -= step
        if _squared(step) < _LAST_STEP * _squared(root):
            break
    return root


@compiled(is_inlined=True)
def _polished(coefficients: NDArray[np.float64], root: complex) -> complex:
    """Take one of Newton's steps on the polynomial that nothing has been divided out of."""
    value, slope = complex(coefficients[0], 0.0), 0j
    for coefficient in coefficients[1:]:
        slope = slope * root + value
        value = value * root + coefficient
    step = value * _inverse(slope)
    # A larger step, or nan, would lead to another root.
    return root - step if _squared(step) < _POLISHING * _squared(root) else root


@compiled(is_inlined=True)
def _squared(number: complex) -> float:
    return number.real * number.real + number.imag * number.imag


@compiled(is_inlined=True)
def _inverse(number: complex) -> complex:
    """Without the guards against overflow that make Python's division slow."""
    scale = 1.0 / (number.real * number.real + number.imag * number.imag)
    return complex(number.real * scale, -number.imag * scale)


@compiled(is_inlined=True)
def _square_root(number: complex) -> complex:
    modulus = math.sqrt(number.real * number.real + number.imag * number.imag)
    larger = math.sqrt(0.5 * (modulus + abs(number.real)))
    if larger == 0.0:
        return 0j
    smaller = 0.5 * number.imag / larger
    return complex(larger, smaller) if number.real >= 0.0 else complex(smaller, larger)


def at_angles(
    roots: NDArray[np.complex128], angles: NDArray[np.float64], radius_factor: float = 1.0
) -> NDArray[np.complex128]:
    """Turn complex roots to other angles; conjugate pairs remain such pairs, real roots stay.

    Parameters
    ----------
    roots : ndarray, any shape
    angles : ndarray, same shape
        In radians, as of the root of each pair that lies above the real axis.
    radius_factor : float
        Of the radii of complex roots.

    Returns
    -------
    ndarray, same shape
    """
    radii = radius_factor * np.abs(roots)
    turned = np.empty_like(roots)
    np.multiply(radii, np.cos(angles), out=turned.real)
    np.multiply(np.copysign(radii, roots.imag), np.sin(angles), out=turned.imag)
    np.copyto(turned, roots, where=roots.imag == 0)
    return turned


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
    coefficients = np.zeros((len(roots), roots.shape[1] + 1))
    _multiply_out(np.ascontiguousarray(roots), coefficients)
    return coefficients


@compiled()
def _multiply_out(roots: NDArray[np.complex128], coefficients: NDArray[np.float64]) -> None:
    for frame in range(len(roots)):
        product = coefficients[frame]
        product[0] = 1.0
        degree = 0
        for root in roots[frame]:
            if root.imag > 0.0:  # and its conjugate
                degree += 2
                for power in range(degree, 1, -1):
                    product[power] += (
                        _squared(root) * product[power - 2] - 2.0 * root.real * product[power - 1]
                    )
                product[1] -= 2.0 * root.real
            elif root.imag == 0.0:
                degree += 1
                for power in range(degree, 0, -1):
                    product[power] -= root.real * product[power - 1]


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
    order = synthesis.shape[1] - 1
    residual = np.empty(frames.shape)
    _whiten(np.ascontiguousarray(frames), analysis, residual)
    # Frames side by side: the processor's vectors take several at once.
    rest = -(-order // _LAGS_AT_ONCE) * _LAGS_AT_ONCE
    oldest_first = np.zeros((rest, count))
    oldest_first[rest - order :] = synthesis[:, :0:-1].T
    coloured = np.zeros((rest + length, count))
    coloured[rest:] = residual.T
    _colour(coloured, oldest_first)
    return np.ascontiguousarray(coloured[rest:].T)


@compiled()
def _whiten(
    frames: NDArray[np.float64], analysis: NDArray[np.float64], residual: NDArray[np.float64]
) -> None:
    count, length = frames.shape
    for frame in range(count):
        residual[frame] = frames[frame]
        for lag in range(1, analysis.shape[1]):
            later, earlier = residual[frame, lag:], frames[frame, : length - lag]
            coefficient = analysis[frame, lag]
            for time in range(length - lag):
                later[time] += coefficient * earlier[time]


@compiled()
def _colour(coloured: NDArray[np.float64], oldest_first: NDArray[np.float64]) -> None:
    """Turn residuals into speech in place: a row a sample, a column a frame, at first at rest."""
    rest, count = oldest_first.shape
    for time in range(rest, len(coloured)):
        now, past = coloured[time], coloured[time - rest : time]
        for lag in range(0, rest, _LAGS_AT_ONCE):
            for frame in range(count):
                now[frame] = (
                    now[frame]
                    - oldest_first[lag, frame] * past[lag, frame]
                    - oldest_first[lag + 1, frame] * past[lag + 1, frame]
                    - oldest_first[lag + 2, frame] * past[lag + 2, frame]
                    - oldest_first[lag + 3, frame] * past[lag + 3, frame]
                )
