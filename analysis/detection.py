"""Detection tasks on normalized ranks: error trade-off curves and equal error rates."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING

import numpy as np

from analysis.intervals import Interval
from analysis.measures import MEASURES, JudgedSample, Measure, judged_sample
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike, NDArray

    from analysis.resampling import EvaluatorBootstrap

_NATURALNESS, _INTELLIGIBILITY, _SAME, _DIFFERENT = MEASURES


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
        place = _nearest_to_equal(self.false_alarm, self.miss)
        return float(self.false_alarm[place]), float(self.miss[place])


@dataclass(frozen=True, slots=True)
class DetectionTask:
    """What is to be detected, from which ratings (seed paper's Fig. 17, in our reading)."""

    name: str
    title: str
    target: Measure
    target_is_original: bool
    nontarget: Measure
    nontarget_is_original: bool
    reading: str

    @property
    def has_original_curve(self) -> bool:
        """Whether original speech against itself is a task, as it is for similarity."""
        return self.target is _SAME

    def scores(self, ranked: pd.DataFrame, system: str) -> tuple[JudgedSample, JudgedSample]:
        """Return target and non-target scores of ``system``."""
        target = ORIGINAL if self.target_is_original else system
        nontarget = ORIGINAL if self.nontarget_is_original else system
        return (
            judged_sample(ranked, self.target, target),
            judged_sample(ranked, self.nontarget, nontarget),
        )


TASKS: tuple[DetectionTask, ...] = (
    DetectionTask(
        "naturalness",
        "Naturalness",
        _NATURALNESS,
        True,
        _NATURALNESS,
        False,
        "targets are the original trials, non-targets those of the system",
    ),
    DetectionTask(
        "intelligibility",
        "Intelligibility",
        _INTELLIGIBILITY,
        True,
        _INTELLIGIBILITY,
        False,
        "targets are the original trials, non-targets those of the system",
    ),
    DetectionTask(
        "similarity_same",
        "Similarity, same-speaker case",
        _SAME,
        False,
        _DIFFERENT,
        True,
        "targets are the system's same-speaker pairs, non-targets the different-speaker pairs of "
        "original speech",
    ),
    DetectionTask(
        "similarity_different",
        "Similarity, different-speaker case",
        _SAME,
        False,
        _DIFFERENT,
        False,
        "targets are the system's same-speaker pairs, non-targets the system's different-speaker "
        "pairs",
    ),
)


@dataclass(frozen=True, slots=True)
class Detection:
    """A task done with one system; ``curve`` is None, with the reason, where it cannot be."""

    task: DetectionTask
    system: str
    n_target: int
    n_nontarget: int
    curve: DetCurve | None
    eer_interval: Interval
    """Bootstrap over evaluators."""

    @property
    def eer(self) -> float:
        """Equal error rate, NaN where there is no curve."""
        return nan if self.curve is None else self.curve.eer

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        return self.eer_interval.reason or ""


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
    classes = {
        "target": np.asarray(target_scores, dtype=np.float64),
        "non-target": np.asarray(nontarget_scores, dtype=np.float64),
    }
    for name, scores in classes.items():
        if scores.size == 0:
            raise ValueError(f"there is no {name} score")
        if np.isnan(scores).any():
            raise ValueError(f"{name} score {int(np.flatnonzero(np.isnan(scores))[0])} is NaN")
    target, nontarget = classes.values()
    values, place = np.unique(np.concatenate([target, nontarget]), return_inverse=True)
    counts = [
        np.bincount(places, minlength=values.size).astype(np.float64)[np.newaxis]
        for places in (place[: target.size], place[target.size :])
    ]
    false_alarm, miss = _error_rates(*counts)
    return DetCurve(np.append(values, np.inf), false_alarm[0], miss[0])


def eer_of(
    values: NDArray[np.float64],  # noqa: ARG001 - only their order matters, which the counts have
    *counts: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the equal error rate of target and non-target counts, a bootstrap `Statistic`."""
    false_alarm, miss = _error_rates(*counts)
    place = _nearest_to_equal(false_alarm, miss)[:, np.newaxis]
    return np.take_along_axis((false_alarm + miss) / 2.0, place, axis=1)[:, 0]


def detect(
    ranked: pd.DataFrame, task: DetectionTask, system: str, bootstrap: EvaluatorBootstrap
) -> Detection:
    """Do ``task`` with ``system``."""
    target, nontarget = task.scores(ranked, system)
    sizes = len(target), len(nontarget)
    if 0 in sizes:
        reason = f"there are no {'targets' if sizes[0] == 0 else 'non-targets'}"
        return Detection(task, system, *sizes, None, Interval.unknown(reason))
    curve = det_curve(target.values, nontarget.values)
    return Detection(task, system, *sizes, curve, bootstrap.interval(eer_of, target, nontarget))


def detect_all(
    ranked: pd.DataFrame, systems: tuple[str, ...], bootstrap: EvaluatorBootstrap
) -> list[Detection]:
    """Do every task with every system, ``original`` first where it is one."""
    return [
        detect(ranked, task, system, bootstrap)
        for task in TASKS
        for system in ((ORIGINAL, *systems) if task.has_original_curve else systems)
    ]


def _error_rates(
    target: NDArray[np.float64], nontarget: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return false-alarm and miss rates [shape=(m, k + 1)] of counts [shape=(m, k)]."""
    start = np.zeros((target.shape[0], 1))
    rejected = [np.hstack([start, np.cumsum(counts, axis=1)]) for counts in (target, nontarget)]
    with np.errstate(invalid="ignore"):
        miss, correct_rejection = (counts / counts[:, -1:] for counts in rejected)
    return 1.0 - correct_rejection, miss


def _nearest_to_equal(
    false_alarm: NDArray[np.float64], miss: NDArray[np.float64]
) -> NDArray[np.intp]:
    # Rounding hides differences in the last bits, which would decide between equal distances.
    place: NDArray[np.intp] = np.argmin(np.round(np.abs(false_alarm - miss), 12), axis=-1)
    return place
