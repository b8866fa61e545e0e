"""Which factors between evaluators move a measure: analysis of variance and what follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from math import nan, sqrt
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
from scipy.stats import f as fisher_f
from scipy.stats import t as student_t

from analysis.comparisons import holm
from analysis.intervals import Interval

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray

    Matrix = NDArray[np.float64]
    Effects = dict[tuple[str, ...], Matrix]
    """Factors of each effect to its columns of the design [shape=(n, n_columns)]."""

_RELATIVE_ZERO = 1e-10
"""Smaller singular values and sums of squares, beside the largest, are rounding errors."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One line of the table; NaN where the effect cannot be tested, with the reason."""

    factors: tuple[str, ...]
    """One factor for a main effect, several for their interaction."""
    sum_of_squares: float
    degrees_of_freedom: int
    f: float
    p: float
    partial_eta_squared: float
    """Sum of squares over itself and the residual's: 0 to 1."""
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Anova:
    """An analysis of variance with all interactions."""

    effects: tuple[Effect, ...]
    """Main effects first, then interactions of two, three, ... factors."""
    residual_sum_of_squares: float
    residual_degrees_of_freedom: int
    n: int


@dataclass(frozen=True, slots=True)
class Cell:
    """Values at one combination of levels."""

    levels: tuple[str, ...]
    n: int
    mean: float
    standard_deviation: float
    """With n - 1 in the divisor; NaN for a single value."""

    @property
    def standard_error(self) -> float:
        """Of the mean; NaN for a single value."""
        return self.standard_deviation / sqrt(self.n)


@dataclass(frozen=True, slots=True)
class CellDifference:
    """A post-hoc test of two cells; NaN where it cannot be made, with the reason."""

    a: Cell
    b: Cell
    difference: float
    """Mean of ``a`` less mean of ``b``."""
    interval: Interval
    """Of the difference, 95 %, not adjusted."""
    t: float
    degrees_of_freedom: float
    p: float
    p_holm: float = nan
    """Adjusted among the tests that were made together."""


def anova(values: ArrayLike, factors: Mapping[str, ArrayLike]) -> Anova:
    """Return the analysis of variance of ``values`` between crossed factors.

    Sums of squares are of type II: of each effect beyond all effects that do not contain it.
    Every F has the residual of the model with all interactions below it. Contrasts sum to zero.

    Parameters
    ----------
    values : array_like [shape=(n,)]
        One of each evaluator.
    factors : mapping of str to array_like [shape=(n,)]
        Names of the factors to the level of each value.

    Returns
    -------
    Anova
        An effect that the filled cells cannot tell from others has no degree of freedom and the
        reason. Where cells are empty, one that they tell only in part has fewer than usual.

    Raises
    ------
    ValueError
        When there is no value or no factor, one is missing, or the numbers of them differ.

    References
    ----------
    Langsrud (2003), ANOVA for unbalanced data: use type II instead of type III sums of squares.
    """
    y, levels = _checked(values, factors)
    design = _design(levels)
    centred = y - y.mean()
    whole = _beyond(np.column_stack(list(design.values())), _constant(y.size))
    residual = float(np.sum((centred - whole @ (whole.T @ centred)) ** 2))
    if residual <= _RELATIVE_ZERO**2 * float(np.sum(centred**2)):
        residual = 0.0
    residual_df = y.size - 1 - whole.shape[1]
    effects = []
    for tested, columns in design.items():
        others = [part for name, part in design.items() if not set(tested) <= set(name)]
        basis = _beyond(columns, np.column_stack([_constant(y.size), *others]))
        explained = float(np.sum((basis.T @ centred) ** 2))
        effects.append(_effect(tested, explained, basis.shape[1], residual, residual_df))
    return Anova(tuple(effects), residual, residual_df, y.size)


def cells(values: ArrayLike, factors: Mapping[str, ArrayLike]) -> list[Cell]:
    """Return the mean and spread of ``values`` at each combination of levels that occurs.

    Parameters
    ----------
    values : array_like [shape=(n,)]
    factors : mapping of str to array_like [shape=(n,)]
        Names of the factors to the level of each value.

    Returns
    -------
    list of Cell
        In the order of the levels' names, the last factor running fastest.

    Raises
    ------
    ValueError
        As for `anova`.
    """
    y, levels = _checked(values, factors)
    groups: dict[tuple[str, ...], list[int]] = {}
    for row, combination in enumerate(zip(*levels.values(), strict=True)):
        groups.setdefault(tuple(map(str, combination)), []).append(row)
    return [_cell(combination, y[groups[combination]]) for combination in sorted(groups)]


def post_hoc(values: ArrayLike, factors: Mapping[str, ArrayLike]) -> list[CellDifference]:
    """Compare cells that differ in one factor by Welch's t-test, adjusted together (Holm).

    Parameters
    ----------
    values : array_like [shape=(n,)]
    factors : mapping of str to array_like [shape=(n,)]
        Factors of the effect that is followed up; values are pooled over all others. For one
        factor these are all pairs of its levels.

    Returns
    -------
    list of CellDifference

    Raises
    ------
    ValueError
        As for `anova`.
    """
    differences = [
        _difference(a, b)
        for a, b in combinations(cells(values, factors), 2)
        if sum(x != y for x, y in zip(a.levels, b.levels, strict=True)) == 1
    ]
    adjusted = holm([difference.p for difference in differences])
    return [
        replace(difference, p_holm=float(p))
        for difference, p in zip(differences, adjusted, strict=True)
    ]


def _checked(
    values: ArrayLike, factors: Mapping[str, ArrayLike]
) -> tuple[Matrix, dict[str, NDArray[np.generic]]]:
    y = np.asarray(values, dtype=np.float64)
    if y.ndim != 1 or y.size == 0:
        raise ValueError(f"values must be one row of numbers, got shape {y.shape}")
    if not np.isfinite(y).all():
        where = int(np.flatnonzero(~np.isfinite(y))[0])
        raise ValueError(f"values[{where}] is {y[where]}; leave out what is not known")
    if not factors:
        raise ValueError("there are no factors; name at least one")
    levels = {name: np.asarray(given) for name, given in factors.items()}
    for name, given in levels.items():
        if given.shape != y.shape:
            raise ValueError(
                f"the factor {name} has shape {given.shape} and there are {y.size} values; give "
                "a level for each value"
            )
        if pd.isna(given).any():
            raise ValueError(f"a level of the factor {name} is missing; leave out its value")
    return y, levels


def _design(levels: Mapping[str, NDArray[np.generic]]) -> Effects:
    """Return the columns of every effect, with contrasts that sum to zero over the levels."""
    single = {name: _sum_contrasts(given) for name, given in levels.items()}
    return {
        names: _products([single[name] for name in names])
        for order in range(1, len(single) + 1)
        for names in combinations(single, order)
    }


def _sum_contrasts(levels: NDArray[np.generic]) -> Matrix:
    """Code each level but the last by a column of its own, the last by -1 in all of them."""
    codes, names = pd.factorize(levels, sort=True)
    coding = np.vstack([np.eye(len(names) - 1), -np.ones(len(names) - 1)])
    return coding[codes]


def _products(parts: Sequence[Matrix]) -> Matrix:
    """Multiply each column of every part with each of the others, row by row."""
    columns = parts[0]
    for part in parts[1:]:
        columns = (columns[:, :, np.newaxis] * part[:, np.newaxis, :]).reshape(len(part), -1)
    return columns


def _constant(n: int) -> Matrix:
    return np.ones((n, 1))


def _beyond(columns: Matrix, others: Matrix) -> Matrix:
    """Return an orthonormal basis of what ``columns`` span beyond what ``others`` span."""
    known = _basis(others, float(np.linalg.norm(others, 2)))
    left = columns - known @ (known.T @ columns)
    return _basis(left, float(np.linalg.norm(columns, 2)) if columns.size else 0.0)


def _basis(columns: Matrix, size: float) -> Matrix:
    if columns.shape[1] == 0:
        return columns
    vectors, strengths, _ = np.linalg.svd(columns, full_matrices=False)
    return vectors[:, strengths > _RELATIVE_ZERO * size]


def _effect(
    factors: tuple[str, ...], explained: float, df: int, residual: float, residual_df: int
) -> Effect:
    if df == 0:
        reason = "the filled cells cannot tell it from other effects"
        return Effect(factors, 0.0, 0, nan, nan, nan, reason)
    if residual_df == 0 or residual == 0.0:
        reason = "values do not vary within cells" if residual_df else "no cell holds two values"
        return Effect(factors, explained, df, nan, nan, nan, reason)
    f = (explained / df) / (residual / residual_df)
    p = float(fisher_f.sf(f, df, residual_df))
    return Effect(factors, explained, df, f, p, explained / (explained + residual))


def _cell(levels: tuple[str, ...], values: Matrix) -> Cell:
    if values.size == 1:
        return Cell(levels, 1, float(values[0]), nan)
    # Equal values deviate from their mean by rounding.
    spread = float(np.std(values, ddof=1)) if np.ptp(values) > 0.0 else 0.0
    return Cell(levels, values.size, float(np.mean(values)), spread)


def _difference(a: Cell, b: Cell) -> CellDifference:
    """Test whether two cells have one mean, whatever their variances (Welch, 1947)."""
    difference = a.mean - b.mean
    if min(a.n, b.n) < 2:
        unknown = Interval.unknown("a cell holds a single value")
        return CellDifference(a, b, difference, unknown, nan, nan, nan)
    of_a, of_b = a.standard_error**2, b.standard_error**2
    if of_a + of_b == 0.0:
        unknown = Interval.unknown("values do not vary within cells")
        return CellDifference(a, b, difference, unknown, nan, nan, nan)
    error = sqrt(of_a + of_b)
    df = (of_a + of_b) ** 2 / (of_a**2 / (a.n - 1) + of_b**2 / (b.n - 1))
    t = difference / error
    reach = float(student_t.ppf(0.975, df)) * error
    interval = Interval(difference - reach, difference + reach)
    return CellDifference(a, b, difference, interval, t, df, 2.0 * float(student_t.sf(abs(t), df)))
