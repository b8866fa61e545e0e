"""Ratings as ordered categories: a mixed model, where it was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analysis.comparisons import holm
from analysis.report.section import Section

if TYPE_CHECKING:
    from analysis.ordinal_model import OrdinalModel
    from analysis.report.results import Results

_COLUMNS = (
    *("measure", "system", "log_odds", "standard_error", "z", "p", "p_holm"),
    *("evaluator_deviation", "recording_deviation", "log_likelihood", "n", "not_known_because"),
)


def section(results: Results) -> Section | None:
    """Return the models; None where they were not asked for."""
    if not results.ordinal:
        return None
    titles = {measure.name: measure.title for measure in results.measures}
    return Section(
        "ordinal",
        "Ratings as ordered categories",
        {
            "models": [
                (titles[name], model, holm([effect.p for effect in model.effects]).tolist())
                for name, model in results.ordinal.items()
            ]
        },
        tables={"ordinal_model": _table(results.ordinal)},
    )


def _table(models: dict[str, OrdinalModel]) -> pd.DataFrame:
    rows: list[tuple[object, ...]] = []
    for name, model in models.items():
        common = (
            model.evaluator_deviation,
            model.recording_deviation,
            model.log_likelihood,
            model.n,
            model.reason or "",
        )
        adjusted = holm([effect.p for effect in model.effects])
        rows += [
            (
                *(name, effect.system, effect.log_odds, effect.standard_error),
                *(effect.z, effect.p, p_holm, *common),
            )
            for effect, p_holm in zip(model.effects, adjusted, strict=True)
        ]
        if model.reason is not None:
            rows.append((name, "", *[float("nan")] * 5, *common))
    return pd.DataFrame(rows, columns=list(_COLUMNS))
