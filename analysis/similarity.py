"""Voice similarity matrices, de-identification and voice distinctiveness (Noé et al., 2020)."""

from __future__ import annotations

from math import inf, log10
from typing import TYPE_CHECKING, Literal

import numpy as np
from scipy.sparse import csr_array
from scipy.special import expit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    Array = NDArray[np.float64]

Variant = Literal["paper", "challenge"]


def similarity_matrix(
    llr: ArrayLike,
    row_speakers: Sequence[str],
    column_speakers: Sequence[str],
    same_segments: bool = False,
    variant: Variant = "paper",
) -> tuple[Array, NDArray[np.str_]]:
    """Return how alike each speaker's segments are to each other speaker's.

    Parameters
    ----------
    llr : array_like [shape=(rows, columns)]
        Log-likelihood ratio, in nats, of each segment in rows against each in columns; finite.
    row_speakers : sequence of str [length=rows]
        Who speaks each segment in rows.
    column_speakers : sequence of str [length=columns]
        The same speakers, in any order.
    same_segments : bool
        Rows and columns are the same utterances in the same order, original or anonymized: then
        no segment of a speaker is compared with itself.
    variant : {"paper", "challenge"}
        ``"paper"``: Eq. (1) of the VoicePrivacy 2020 publication, which divides by the product of
        both numbers of segments. ``"challenge"``: as the challenge's program did, the mean over
        the pairs of a segment with a later one, the same for both orders of two speakers.

    Returns
    -------
    matrix : np.ndarray [shape=(speakers, speakers)]
        Similarities between 0 and 1.
    speakers : np.ndarray of str [shape=(speakers,)]
        Who the rows and columns stand for, in alphabetical order.

    Raises
    ------
    ValueError
        When shapes or speakers do not fit, a ratio is not finite, there is one speaker alone, or
        a speaker has no pair of segments to compare.
    """
    ratios = np.asarray(llr, dtype=np.float64)
    rows, columns = (np.asarray(names, dtype=np.str_) for names in (row_speakers, column_speakers))
    speakers = _checked_speakers(ratios, rows, columns)
    if variant not in ("paper", "challenge"):
        raise ValueError(f"variant is {variant!r}, not 'paper' or 'challenge'")
    if (same_segments or variant == "challenge") and not np.array_equal(rows, columns):
        raise ValueError("rows and columns must be the same segments, in the same order")
    row_sums, column_sums = (_membership(names, speakers) for names in (rows, columns))
    if same_segments or variant == "challenge":
        _refuse_lone_segments(rows, speakers)
    if variant == "challenge":
        sums, pairs = _later_pairs(ratios, row_sums)
    else:
        sums, pairs = _all_pairs(ratios, row_sums, column_sums, same_segments=same_segments)
    return expit(sums / pairs), speakers


def diagonal_dominance(matrix: ArrayLike) -> float:
    """Return how far the mean of the diagonal is from the mean of the rest, Eq. (2).

    Parameters
    ----------
    matrix : array_like [shape=(speakers, speakers)]
        As `similarity_matrix` returns it, of two or more speakers.

    Returns
    -------
    float
        Between 0 and 1.

    Raises
    ------
    ValueError
        When the matrix is not square, has one speaker alone or holds NaN.
    """
    similarities = np.asarray(matrix, dtype=np.float64)
    if similarities.ndim != 2 or similarities.shape[0] != similarities.shape[1]:
        raise ValueError(f"the similarity matrix has shape {similarities.shape}, not square")
    if similarities.shape[0] < 2:
        raise ValueError("the similarity matrix has one speaker, who has nobody to be compared to")
    if np.isnan(similarities).any():
        row, column = np.argwhere(np.isnan(similarities))[0]
        raise ValueError(f"the similarity of speakers {row} and {column} is NaN")
    diagonal = np.eye(similarities.shape[0], dtype=bool)
    return float(abs(similarities[diagonal].mean() - similarities[~diagonal].mean()))


def drawn_dominances(
    matrix: ArrayLike, drawn: NDArray[np.float64], is_compared: NDArray[np.bool_]
) -> Array:
    """Return `diagonal_dominance` for many draws of speakers.

    Parameters
    ----------
    matrix : array_like [shape=(speakers, speakers)]
    drawn : np.ndarray [shape=(draws, speakers)]
        How often each speaker is drawn; a pair counts as often as the product.
    is_compared : np.ndarray of bool [shape=(speakers, speakers)]
        Pairs that count: without the diagonal, and perhaps without pairs of different lists.

    Returns
    -------
    np.ndarray [shape=(draws,)]
        NaN where no pair is drawn.
    """
    similarities = np.asarray(matrix, dtype=np.float64)
    own = drawn @ np.diagonal(similarities) / drawn.sum(axis=1)
    others = ((drawn @ np.where(is_compared, similarities, 0.0)) * drawn).sum(axis=1)
    with np.errstate(invalid="ignore"):
        dominances: Array = np.abs(own - others / ((drawn @ is_compared) * drawn).sum(axis=1))
    return dominances


def de_identification(m_oa: ArrayLike, m_oo: ArrayLike) -> float:
    """Return the share of diagonal dominance that anonymization takes away (DeID).

    Parameters
    ----------
    m_oa : array_like [shape=(speakers, speakers)]
        Original against anonymized.
    m_oo : array_like [shape=(speakers, speakers)]
        Original against original.

    Returns
    -------
    float
        1 is perfect de-identification, 0 is none; multiply by 100 for the percentage.

    Raises
    ------
    ValueError
        When a matrix is none or the original speakers cannot be told apart at all.
    """
    return 1.0 - diagonal_dominance(m_oa) / _original_dominance(m_oo)


def gain_of_voice_distinctiveness(m_aa: ArrayLike, m_oo: ArrayLike) -> float:
    """Return how distinct anonymized voices are against the original ones (G_VD), in decibels.

    Parameters
    ----------
    m_aa : array_like [shape=(speakers, speakers)]
        Anonymized against anonymized.
    m_oo : array_like [shape=(speakers, speakers)]
        Original against original.

    Returns
    -------
    float
        0 means as distinct as before, below 0 less, minus infinity not at all.

    Raises
    ------
    ValueError
        When a matrix is none or the original speakers cannot be told apart at all.
    """
    gain = diagonal_dominance(m_aa) / _original_dominance(m_oo)
    return 10.0 * log10(gain) if gain > 0.0 else -inf


def _checked_speakers(
    ratios: Array, rows: NDArray[np.str_], columns: NDArray[np.str_]
) -> NDArray[np.str_]:
    if ratios.shape != (rows.size, columns.size):
        raise ValueError(
            f"llr has shape {ratios.shape}, but there are {rows.size} row speakers and "
            f"{columns.size} column speakers"
        )
    if not np.isfinite(ratios).all():
        row, column = np.argwhere(~np.isfinite(ratios))[0]
        raise ValueError(f"llr of segments {row} and {column} is {ratios[row, column]}, not finite")
    unmatched = np.setxor1d(rows, columns)
    if unmatched.size:
        raise ValueError(f"speaker '{unmatched[0]}' is in rows or columns only")
    speakers = np.unique(rows)
    if speakers.size < 2:
        alone = "".join(f", '{name}'" for name in speakers)
        raise ValueError(f"similarity needs two or more speakers, not {speakers.size}{alone}")
    return speakers


def _refuse_lone_segments(names: NDArray[np.str_], speakers: NDArray[np.str_]) -> None:
    alone = speakers[np.bincount(np.searchsorted(speakers, names)) < 2]
    if alone.size:
        raise ValueError(f"speaker '{alone[0]}' has one segment, and needs another to compare with")


def _membership(names: NDArray[np.str_], speakers: NDArray[np.str_]) -> csr_array:
    """Return who speaks each segment [shape=(speakers, segments)], so that products are sums."""
    place = np.searchsorted(speakers, names)
    segments = np.arange(names.size)
    return csr_array((np.ones(names.size), (place, segments)), shape=(speakers.size, names.size))


def _all_pairs(
    ratios: Array, rows: csr_array, columns: csr_array, *, same_segments: bool
) -> tuple[Array, Array]:
    """Return sums and divisors of Eq. (1)."""
    sums = (columns @ (rows @ ratios).T).T
    row_counts, column_counts = (
        np.asarray(membership.sum(axis=1), dtype=np.float64) for membership in (rows, columns)
    )
    if same_segments:
        sums[np.diag_indices_from(sums)] -= rows @ np.diagonal(ratios)
    return sums, np.outer(row_counts, column_counts)


def _later_pairs(ratios: Array, membership: csr_array) -> tuple[Array, Array]:
    """Return sums over, and numbers of, pairs of a segment with a later one, in either order."""
    later = np.triu(np.ones_like(ratios), k=1)
    sums, pairs = (
        (membership @ (membership @ values).T).T for values in (np.triu(ratios, k=1), later)
    )
    off_diagonal = ~np.eye(sums.shape[0], dtype=bool)
    sums, pairs = (np.where(off_diagonal, values + values.T, values) for values in (sums, pairs))
    return sums, pairs


def _original_dominance(m_oo: ArrayLike) -> float:
    dominance = diagonal_dominance(m_oo)
    if dominance == 0.0:
        raise ValueError("m_oo tells no speaker from another, so nothing can be lost or gained")
    return dominance
