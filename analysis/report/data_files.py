"""The numbers of a report as CSV tables, at full precision."""

from __future__ import annotations

import hashlib
import re
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import pandas as pd

from sessions.study import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from analysis.detection import Detection
    from analysis.report.results import Results

_RANKS = {
    "measure": "measure.name",
    "system": "system",
    "n": "n",
    "evaluators": "n_evaluators",
    "mean": "mean",
    "mean_low": "mean_interval.low",
    "mean_high": "mean_interval.high",
    "lower_quartile": "lower_quartile",
    "median": "median",
    "upper_quartile": "upper_quartile",
}
_COMPARISONS = {
    "measure": "measure.name",
    "system": "system",
    "reference": "reference",
    "n": "test.n_a",
    "n_reference": "test.n_b",
    "evaluators": "n_evaluators",
    "trial_speakers": "n_speakers",
    "median": "median",
    "median_reference": "reference_median",
    "effect_size": "test.effect_size",
    "u": "test.u",
    "p": "test.p",
    "p_holm": "p_holm",
    "two_way_low": "two_way.interval.low",
    "two_way_high": "two_way.interval.high",
    "two_way_standard_error": "two_way.standard_error",
    "two_way_degrees_of_freedom": "two_way.degrees_of_freedom",
    "two_way_p": "two_way.p",
    "two_way_p_holm": "two_way_p_holm",
    "bootstrap_low": "bootstrap.low",
    "bootstrap_high": "bootstrap.high",
    "not_known_because": "not_known_because",
}
_DETECTIONS = {
    "task": "task.name",
    "system": "system",
    "n_target": "n_target",
    "n_nontarget": "n_nontarget",
    "eer": "eer",
    "eer_low": "eer_interval.low",
    "eer_high": "eer_interval.high",
    "not_known_because": "not_known_because",
}
_EXCLUSIONS = {
    "reason": "reason",
    "sessions": "sessions",
    "evaluators": "evaluators",
    "trials": "trials",
}


def data_files(results: Results) -> dict[str, pd.DataFrame]:
    """Return the tables of a report by file name, without ending."""
    files = {
        "ranks": _frame(results.summaries, _RANKS),
        "comparisons": _frame(results.comparisons, _COMPARISONS),
        "detection": _frame(results.detections, _DETECTIONS),
        "det_curves": _det_curves(results.detections),
        "normalized_ranks": _normalized_ranks(results),
        "exclusions": _frame(results.exclusions, _EXCLUSIONS),
    }
    if results.groups:
        ranks = {group.level: _frame(group.summaries, _RANKS) for group in results.groups}
        tests = {group.level: _frame(group.comparisons, _COMPARISONS) for group in results.groups}
        files[f"ranks_by_{file_name(results.by)}"] = _stacked(ranks, str(results.by))
        files[f"comparisons_by_{file_name(results.by)}"] = _stacked(tests, str(results.by))
    return files


def file_name(value: str | None) -> str:
    """Return a name that every file system takes, different for different columns and values."""
    given = str(value)
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", given)
    if plain == given and plain.lower() == given:
        return plain
    return f"{plain}-{hashlib.sha256(given.encode('utf-8')).hexdigest()[:6]}"


def to_csv(frame: pd.DataFrame) -> str:
    """Return a table as CSV text: UTF-8 once written, LF, empty cells for what is not known."""
    text: str = frame.to_csv(index=False, lineterminator="\n")
    return text


def _frame(items: Iterable[Any], columns: Mapping[str, str]) -> pd.DataFrame:
    """Return one row an item; the columns are there even when there is no item."""
    rows = list(items)
    return pd.DataFrame(
        {name: [attrgetter(path)(row) for row in rows] for name, path in columns.items()}
    )


def _stacked(frames: Mapping[str, pd.DataFrame], column: str) -> pd.DataFrame:
    """Put tables under each other, with their keys in a first column."""
    parts = [frame.assign(**{column: level}) for level, frame in frames.items()]
    whole = pd.concat(parts, ignore_index=True)
    return whole[[column, *(name for name in whole.columns if name != column)]]


def _det_curves(detections: list[Detection]) -> pd.DataFrame:
    points = [
        (detection.task.name, detection.system, *point)
        for detection in detections
        if detection.curve is not None
        for point in zip(
            detection.curve.thresholds.tolist(),
            detection.curve.false_alarm.tolist(),
            detection.curve.miss.tolist(),
            strict=True,
        )
    ]
    return pd.DataFrame(points, columns=["task", "system", "threshold", "false_alarm", "miss"])


def _normalized_ranks(results: Results) -> pd.DataFrame:
    """Return the data behind the violins, without what would tell a hidden system."""
    columns = ["evaluator", "system", "dataset", "gender", "pair"]
    return results.ranked[[*columns, *(f"{question}_rank" for question in QUESTIONS)]]
