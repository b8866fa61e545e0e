"""Points of an evaluation's results: privacy beside utility, and one metric beside another."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

import pandas as pd

from analysis.figures.drawing import Drawing
from analysis.figures.measured_points import Measure, MeasuredPoint, points_figure
from analysis.objective_tables import CONDITIONS, DE_IDENTIFICATION, EER, GAIN, WER
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.figure import Figure

    from analysis.objective_tables import ObjectiveResults, ObjectiveValue

_LAZY: Final = "aa"
_GENDERS: Final = {"f": "women", "m": "men"}


def metric_points(results: ObjectiveResults) -> Iterator[Drawing]:
    """Yield equal error rates against min Cllr: a point a system and list of trials."""
    found = [
        (_said(condition), system, dataset, gender, lowest, cost)
        for condition in results.conditions(EER)
        for system in _systems(results, EER)
        if system != ORIGINAL
        for dataset in results.datasets()
        for gender in results.genders(dataset)
        for lowest in [results.value(EER, condition, system, dataset, gender)]
        if lowest is not None
        for cost in [
            results.value("min_cllr", condition, system, dataset, gender, attacker=lowest.attacker)
        ]
        if cost is not None
    ]
    data = pd.DataFrame(
        [(*about, lowest.attacker, lowest.value, cost.value) for *about, lowest, cost in found],
        columns=["panel", "system", "dataset", "gender", "attacker", EER, "min_cllr"],
    )

    def draw() -> Figure:
        panels: dict[str, list[MeasuredPoint]] = {}
        for panel, system, _, _, lowest, cost in found:
            point = MeasuredPoint("", system, lowest.value, cost.value)
            panels.setdefault(panel, []).append(point)
        return points_figure(
            panels,
            Measure("EER (%)", as_percent=True, from_zero=True),
            Measure("min Cllr (bits)", from_zero=True),
        )

    if found:
        yield Drawing("eer_min_cllr", data, draw)


def privacy_and_utility_points(results: ObjectiveResults) -> Iterator[Drawing]:
    """Yield word against equal error rates of lazy-informed attackers, a panel a data set."""
    found = [
        (dataset, system, eer, wer)
        for dataset in results.datasets()
        for system in _systems(results, EER)
        for eer in [results.value(EER, _LAZY, system, dataset, None)]
        for wer in [results.value(WER, "", system, dataset, None)]
        if eer is not None and wer is not None
    ]
    data = pd.DataFrame(
        [
            (dataset, system, wer.value, *_bounds(wer), eer.attacker, eer.value, *_bounds(eer))
            for dataset, system, eer, wer in found
        ],
        columns=["panel", "system", WER, "wer_low", "wer_high", "attacker", EER, "eer_low",
                 "eer_high"],
    )  # fmt: skip

    def draw() -> Figure:
        panels: dict[str, list[MeasuredPoint]] = {}
        for dataset, system, eer, wer in found:
            is_original = system == ORIGINAL
            point = MeasuredPoint(
                *("" if is_original else system, "", wer.value, eer.value),
                *(wer.interval, eer.interval),
                is_original=is_original,
            )
            panels.setdefault(dataset, []).append(point)
        return points_figure(
            panels,
            Measure("WER (%)", as_percent=True, from_zero=True),
            Measure(f"EER (%), {_said(_LAZY)}", as_percent=True, from_zero=True),
        )

    if found:
        yield Drawing("wer_eer", data, draw)


def distinctiveness_points(results: ObjectiveResults) -> Iterator[Drawing]:
    """Yield de-identification against gain of voice distinctiveness, a figure for each encoder."""
    table = results.table[results.table["metric"].isin([DE_IDENTIFICATION, GAIN])]
    for encoder in sorted(set(table["attacker"])):
        found = [
            (dataset, system, gender, share, gain)
            for dataset in results.datasets()
            for system in _systems(results, GAIN)
            for gender in results.genders(dataset)
            for share, gain in [
                tuple(
                    results.value(metric, "", system, dataset, gender, attacker=encoder)
                    for metric in (DE_IDENTIFICATION, GAIN)
                )
            ]
            if share is not None and gain is not None
            if isfinite(share.value) and isfinite(gain.value)
        ]
        data = pd.DataFrame(
            [
                (dataset, system, gender, share.value, gain.value)
                for dataset, system, gender, share, gain in found
            ],
            columns=["panel", "system", "gender", DE_IDENTIFICATION, GAIN],
        )

        def draw(
            found: Sequence[tuple[str, str, str, ObjectiveValue, ObjectiveValue]] = found,
        ) -> Figure:
            panels: dict[str, list[MeasuredPoint]] = {}
            for dataset, system, gender, share, gain in found:
                point = MeasuredPoint(
                    *(system, _GENDERS.get(gender, gender), share.value, gain.value),
                    *(share.interval, gain.interval),
                )
                panels.setdefault(dataset, []).append(point)
            return points_figure(
                panels,
                Measure("De-identification (%)", as_percent=True),
                Measure("Gain of voice distinctiveness (dB)", at_zero=True),
            )

        if found:
            yield Drawing(f"distinctiveness_{encoder}", data, draw)


def _bounds(found: ObjectiveValue) -> tuple[float, float]:
    return found.interval.low, found.interval.high


def _systems(results: ObjectiveResults, metric: str) -> list[str]:
    """Return original speech first, then systems in alphabetical order."""
    return sorted(results.systems(metric), key=lambda name: (name != ORIGINAL, name))


def _said(condition: str) -> str:
    return CONDITIONS.get(condition, condition)
