"""The figures of clustering panels, from their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from analysis.anova import Cell, cells
from analysis.clustering_results import ANALYSED, CONTROL, series_of
from analysis.figures.densities import purity_figure
from analysis.figures.linkage import MOST_DRAWN, LinkedPoint, confusion_figure, linked_figure
from analysis.figures.means import MeansPanel, Point, means_figure
from analysis.report.data_files import file_name
from analysis.report.picture import Picture
from analysis.report.wording import mark_of
from analysis.speaker_linkage import VERSIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from analysis.anova import CellDifference
    from analysis.clustering_results import ClusteringResults
    from analysis.clustering_tests import DifferenceAnalysis

AXES = {
    "macro_f1": "F1, control − anonymized",
    "cc_per_utterance": "CC per utterance,\ncontrol − anonymized",
}
FACTOR_TITLES = {"system": "System", "language": "Native language", "gender": "Gender of voices"}
_ARRANGEMENTS = {
    ("system", "language", "gender"): ("system", "language", "gender"),
    ("system", "language"): ("system", "language", ""),
    ("system", "gender"): ("system", "gender", ""),
    ("language", "gender"): ("gender", "language", ""),
}
"""Factors to those told by colour, under the axis and by block."""
_GENDERS = {"f": "female", "m": "male"}
_VERSION_TITLES = {
    "original-original": "both original",
    "original-anonymized": "one anonymized",
    "anonymized-anonymized": "both anonymized",
}
_MATRICES = {
    "original-original": "Both original",
    "original-anonymized": "Original (rows), anonymized (columns)",
}


def differences_picture(found: ClusteringResults) -> Picture | None:
    """Draw mean differences to the control panel by every factor; None where none is analysed."""
    analysed = {name: found.analyses[name] for name in ANALYSED}
    rows: dict[str, list[MeansPanel]] = {}
    parts = []
    for name, analysis in analysed.items():
        if analysis is None:
            continue
        panels = [
            _factor_panel(analysis, factor, tests)
            for factor, tests in analysis.main_effects.items()
        ]
        if len(analysis.factors) > 1:
            panels.append(_cells_panel(analysis))
        rows[AXES[name]] = panels
        parts += _cell_rows(name, analysis)
    if not rows:
        return None
    data = pd.DataFrame(parts)
    description = "Mean differences between control and anonymized panels: " + "; ".join(
        f"{row['measure']}, {row['factors']} {row['levels']}: {row['mean']:.3f}" for row in parts
    )
    return Picture("control_differences", means_figure(rows), data, description)


def purity_picture(found: ClusteringResults) -> Picture | None:
    """Draw densities of purity and cumulative shares on control panels."""
    if found.panels.empty:
        return None
    series = series_of(found.panels)
    purity = {
        name: found.panels.loc[series == name, "purity"].to_numpy(dtype=np.float64)
        for name in (CONTROL, *found.systems)
    }
    on_control = found.panels[series == CONTROL]
    control = {
        title: on_control[name].to_numpy(dtype=np.float64)
        for title, name in (("purity", "purity"), ("F1", "macro_f1"))
        if len(on_control)
    }
    columns = ["session", "evaluator", "panel", "gender", "purity", "macro_f1"]
    data = found.panels[columns].assign(panels=series)
    description = "Densities of purity; means: " + ", ".join(
        f"{name} {values.mean():.2f}" for name, values in purity.items() if values.size
    )
    return Picture("purity", purity_figure(purity, control), data, description)


def linked_picture(found: ClusteringResults) -> Picture | None:
    """Draw how often pairs are put together, by versions and speakers."""
    if not found.linked:
        return None
    chance = {one.system: one.test.by_chance for one in found.linkages}
    panels = {
        "Control panels" if name == CONTROL else f"{name} panels": [
            LinkedPoint(
                _VERSION_TITLES[one.versions],
                one.same_speaker,
                one.share,
                one.interval,
                chance.get(name) if _is_own_original(one.versions, one.same_speaker) else None,
            )
            for one in found.linked
            if one.series == name
        ]
        for name in dict.fromkeys(one.series for one in found.linked)
    }
    data = pd.DataFrame(
        [
            {
                "panels": one.series,
                "versions": one.versions,
                "same_speaker": one.same_speaker,
                "pairs": one.pairs,
                "linked": one.linked,
                "share": one.share,
                "share_low": one.interval.low,
                "share_high": one.interval.high,
                "by_chance": chance.get(one.series, np.nan)
                if _is_own_original(one.versions, one.same_speaker)
                else np.nan,
            }
            for one in found.linked
        ]
    )
    description = "Share of pairs put together: " + "; ".join(
        f"{one.series}, {_VERSION_TITLES[one.versions]}, "
        f"{'one speaker' if one.same_speaker else 'two speakers'} {100 * one.share:.0f} %"
        for one in found.linked
    )
    return Picture("linked_pairs", linked_figure(panels), data, description)


def confusion_pictures(found: ClusteringResults) -> tuple[Picture, ...]:
    """Draw, for each gender, which speakers are put together with which; not for too many."""
    gender_of = found.clusters.drop_duplicates("speaker").set_index("speaker")["gender"]
    return tuple(
        _confusion(found, str(gender), sorted(names.index))
        for gender, names in gender_of.groupby(gender_of)
        if 1 < len(names) <= MOST_DRAWN
    )


def _confusion(found: ClusteringResults, gender: str, names: list[str]) -> Picture:
    table = found.confusion.reset_index()
    table = table[table["speaker"].isin(names) & table["other_speaker"].isin(names)]
    matrices = {
        title: _matrix(table[table["versions"] == versions], names, versions)
        for versions, title in _MATRICES.items()
        if (table["versions"] == versions).any()
    }
    what = _GENDERS.get(gender, gender or "all")
    description = f"How often utterances of {len(names)} {what} speakers are put together."
    name = f"speaker_confusion_{file_name(gender or 'all')}"
    return Picture(name, confusion_figure(matrices, names), table, description)


def _matrix(table: pd.DataFrame, names: list[str], versions: str) -> NDArray[np.float64]:
    """Return shares by speaker; NaN where two never were in one panel."""
    matrix = np.full((len(names), len(names)), np.nan)
    place = {name: number for number, name in enumerate(names)}
    rows, columns = (table[column].map(place).to_numpy() for column in ("speaker", "other_speaker"))
    matrix[rows, columns] = table["share"]
    if versions != "original-anonymized":
        matrix[columns, rows] = table["share"]
    return matrix


def _is_own_original(versions: str, same_speaker: bool) -> bool:
    return same_speaker and versions == VERSIONS[1]


def _factor_panel(
    analysis: DifferenceAnalysis, factor: str, tests: Sequence[CellDifference]
) -> MeansPanel:
    found = _cells(analysis, (factor,))
    points = [_point(cell, {factor: 0}, label=factor) for cell in found]
    return MeansPanel(FACTOR_TITLES[factor], points, _brackets(found, tests))


def _cells_panel(analysis: DifferenceAnalysis) -> MeansPanel:
    found = _cells(analysis, analysis.factors)
    place = {factor: number for number, factor in enumerate(analysis.factors)}
    series, label, block = _ARRANGEMENTS[analysis.factors]
    points = [_point(cell, place, label=label, series=series, block=block) for cell in found]
    return MeansPanel("All factors", points, _brackets(found, analysis.all_factors))


def _point(
    cell: Cell, place: dict[str, int], *, label: str, series: str = "", block: str = ""
) -> Point:
    def level(factor: str) -> str:
        if not factor:
            return ""
        name = cell.levels[place[factor]]
        return _GENDERS.get(name, name) if factor == "gender" else name

    return Point(
        label=level(label),
        mean=cell.mean,
        standard_error=cell.standard_error,
        series=level(series),
        block=level(block),
    )


def _cells(analysis: DifferenceAnalysis, factors: tuple[str, ...]) -> list[Cell]:
    return cells(analysis.values, {name: analysis.levels[name] for name in factors})


def _brackets(found: Sequence[Cell], tests: Sequence[CellDifference]) -> dict[tuple[int, int], str]:
    place = {cell.levels: number for number, cell in enumerate(found)}
    marks = {(place[test.a.levels], place[test.b.levels]): mark_of(test.p_holm) for test in tests}
    return {pair: mark for pair, mark in marks.items() if mark}


def _cell_rows(name: str, analysis: DifferenceAnalysis) -> list[dict[str, object]]:
    shown: list[tuple[str, ...]] = [(factor,) for factor in analysis.factors]
    if len(analysis.factors) > 1:
        shown.append(analysis.factors)
    return [
        {
            "measure": name,
            "factors": ":".join(factors),
            "levels": ":".join(cell.levels),
            "n": cell.n,
            "mean": cell.mean,
            "standard_error": cell.standard_error,
        }
        for factors in shown
        for cell in _cells(analysis, factors)
    ]
