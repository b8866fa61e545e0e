"""Scores counted by value, and the detection error trade-off that follows from the counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


@dataclass(frozen=True)
class ScoreCounts:
    """How often each distinct score stands in each class: all that ranking metrics look at."""

    values: NDArray[np.float64]
    """[shape=(k,)]: the distinct scores, ascending."""
    target: NDArray[np.int64]
    """[shape=(k,)]: how many targets have each score."""
    nontarget: NDArray[np.int64]
    """[shape=(k,)]: how many non-targets have each score."""

    @cached_property
    def n_target(self) -> int:
        """Number of targets."""
        return int(self.target.sum())

    @cached_property
    def n_nontarget(self) -> int:
        """Number of non-targets."""
        return int(self.nontarget.sum())


@dataclass(frozen=True, slots=True)
class DetCurve:
    """Operating points of a detector, from accepting everything to rejecting everything."""

    thresholds: NDArray[np.float64]
    """[shape=(k + 1,)]: the distinct scores, ascending, then infinity. At or above is accepted."""
    false_alarm: NDArray[np.float64]
    """[shape=(k + 1,)]: share of non-targets accepted, from 1 down to 0."""
    miss: NDArray[np.float64]
    """[shape=(k + 1,)]: share of targets rejected, from 0 up to 1."""

    @property
    def eer(self) -> float:
        """Equal error rate: the mean of both rates where the two step curves are closest.

        Where two thresholds are equally close, the lower one counts. May exceed 0.5.
        """
        return sum(self.nearest_to_equal) / 2.0

    @property
    def nearest_to_equal(self) -> tuple[float, float]:
        """False-alarm and miss rate where they are closest, which the equal error rate averages."""
        place = nearest_to_equal(self.false_alarm, self.miss)
        return float(self.false_alarm[place]), float(self.miss[place])


def det_curve(target_scores: ArrayLike, nontarget_scores: ArrayLike) -> DetCurve:
    """Return the detection error trade-off; tied scores are accepted or rejected together.

    Parameters
    ----------
    target_scores : array_like [shape=(n_target,)]
    nontarget_scores : array_like [shape=(n_nontarget,)]
        A score at or above the threshold is accepted.

    Returns
    -------
    DetCurve

    Raises
    ------
    ValueError
        When a class is empty or a score is NaN.
    """
    return det_curve_of(count_scores(target_scores, nontarget_scores))


def det_curve_of(counts: ScoreCounts) -> DetCurve:
    """Return the detection error trade-off of counted scores."""
    false_alarm, miss = error_rates(
        counts.target[np.newaxis].astype(np.float64),
        counts.nontarget[np.newaxis].astype(np.float64),
    )
    return DetCurve(np.append(counts.values, np.inf), false_alarm[0], miss[0])


def count_scores(target_scores: ArrayLike, nontarget_scores: ArrayLike) -> ScoreCounts:
    """Count the scores of both classes by value.

    Parameters
    ----------
    target_scores : array_like [shape=(n_target,)]
    nontarget_scores : array_like [shape=(n_nontarget,)]
        Infinite scores are legal: they rank above or below all others.

    Raises
    ------
    ValueError
        When a class is empty or a score is NaN.
    """
    target = np.sort(_checked("target", target_scores))
    nontarget = np.sort(_checked("non-target", nontarget_scores))
    values = np.concatenate([target, nontarget])
    values.sort(kind="stable")  # two ascending runs, which a stable sort merges
    first = np.append(True, values[1:] != values[:-1])
    values = values[first]
    return ScoreCounts(values, *(_count_each(values, scores) for scores in (target, nontarget)))


def error_rates(
    target: NDArray[np.float64], nontarget: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return false-alarm and miss rates [shape=(m, k + 1)] of counts [shape=(m, k)]."""
    start = np.zeros((target.shape[0], 1))
    rejected = [np.hstack([start, np.cumsum(counts, axis=1)]) for counts in (target, nontarget)]
    with np.errstate(invalid="ignore"):
        miss, correct_rejection = (counts / counts[:, -1:] for counts in rejected)
    return 1.0 - correct_rejection, miss


def nearest_to_equal(
    false_alarm: NDArray[np.float64], miss: NDArray[np.float64]
) -> NDArray[np.intp]:
    """Return where both rates are closest, along the last axis; the first place of several."""
    # Rounding hides differences in the last bits, which would decide between equal distances.
    place: NDArray[np.intp] = np.argmin(np.round(np.abs(false_alarm - miss), 12), axis=-1)
    return place


def _checked(name: str, scores: ArrayLike) -> NDArray[np.float64]:
    checked = np.asarray(scores, dtype=np.float64)
    if checked.ndim != 1:
        raise ValueError(f"{name} scores have {checked.ndim} dimensions, not one")
    if checked.size == 0:
        raise ValueError(f"there is no {name} score")
    if np.isnan(checked).any():
        raise ValueError(f"{name} score {int(np.flatnonzero(np.isnan(checked))[0])} is NaN")
    return checked


def _count_each(values: NDArray[np.float64], scores: NDArray[np.float64]) -> NDArray[np.int64]:
    up_to = np.searchsorted(scores, values, side="right")
    return np.diff(up_to, prepend=0).astype(np.int64, copy=False)
