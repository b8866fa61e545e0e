"""Detection tasks on normalized ranks and their equal error rates."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING

import numpy as np

from analysis.det_band import DetBand, det_band
from analysis.det_curve import DetCurve, det_curve, error_rates, nearest_to_equal
from analysis.intervals import Interval
from analysis.measures import MEASURES, JudgedSample, Measure, judged_sample
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

    from analysis.resampling import EvaluatorBootstrap

_NATURALNESS, _INTELLIGIBILITY, _SAME, _DIFFERENT = MEASURES


@dataclass(frozen=True, slots=True)
class DetectionTask:
    """What is to be detected, from which ratings (VoicePrivacy 2020, in our reading)."""

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
    band: DetBand | None = None
    """Around the curve, from the same bootstrap."""

    @property
    def eer(self) -> float:
        """Equal error rate, NaN where there is no curve."""
        return nan if self.curve is None else self.curve.eer

    @property
    def not_known_because(self) -> str:
        """Why numbers are missing; empty when none is."""
        return self.eer_interval.reason or ""


def eer_of(
    values: NDArray[np.float64],  # noqa: ARG001 - only their order matters, which the counts have
    *counts: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the equal error rate of target and non-target counts, a bootstrap `Statistic`."""
    false_alarm, miss = error_rates(*counts)
    place = nearest_to_equal(false_alarm, miss)[:, np.newaxis]
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
    return Detection(
        task,
        system,
        *sizes,
        curve=det_curve(target.values, nontarget.values),
        eer_interval=bootstrap.interval(eer_of, target, nontarget),
        band=det_band(target, nontarget, bootstrap),
    )


def detect_all(
    ranked: pd.DataFrame, systems: tuple[str, ...], bootstrap: EvaluatorBootstrap
) -> list[Detection]:
    """Do every task with every system, ``original`` first where it is one."""
    return [
        detect(ranked, task, system, bootstrap)
        for task in TASKS
        for system in ((ORIGINAL, *systems) if task.has_original_curve else systems)
    ]
