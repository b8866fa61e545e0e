"""What machines measured on the same speech, beside what people heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analysis.figures.trade_offs import Spot, TradeOffPanel, trade_off_figure
from analysis.objective_tables import CONDITIONS, EER
from analysis.report.data_files import file_name, frame_of
from analysis.report.picture import Picture
from analysis.report.section import Section
from analysis.report.wording import listing
from analysis.trade_offs import FEWEST_SYSTEMS
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from analysis.objective_tables import ObjectiveResults
    from analysis.report.results import Results
    from analysis.trade_offs import TradeOff

CORRELATIONS = {
    "metric": "metric",
    "condition": "condition",
    "dataset": "dataset",
    "measure": "measure.name",
    "systems": "without_original.systems",
    "spearman": "without_original.rho",
    "spearman_low": "without_original.interval.low",
    "spearman_high": "without_original.interval.high",
    "spearman_with_original": "with_original.rho",
    "spearman_with_original_low": "with_original.interval.low",
    "spearman_with_original_high": "with_original.interval.high",
    "not_known_because": "not_known_because",
}
_PLACES = {
    "system": "system",
    "n": "n",
    "median": "median",
    "median_low": "median_interval.low",
    "median_high": "median_interval.high",
    "objective": "objective.value",
    "objective_low": "objective.interval.low",
    "objective_high": "objective.interval.high",
    "attacker": "objective.attacker",
}
_SERIES = {"similarity_same": "same speaker", "similarity_different": "different speakers"}


def section(results: Results) -> Section | None:
    """Return objective against subjective results; None where no objective ones were given."""
    if results.objective is None:
        return None
    pictures = trade_off_pictures(results.trade_offs)
    is_unmatched = results.blinding != "hidden" and len(results.ranked) > 0 and not pictures
    said = _nothing_in_common(results.ranked, results.objective) if is_unmatched else ""
    return Section(
        "objective",
        "Objective and subjective results",
        {
            "shown": [(picture, caption(picture.name)) for picture in pictures],
            "nothing_in_common": said,
            "attackers": _attackers(results.trade_offs),
            "correlated": any(
                one.with_original.systems >= FEWEST_SYSTEMS for one in results.trade_offs
            ),
            "fewest": FEWEST_SYSTEMS,
        },
        pictures=pictures,
        tables={"objective_correlations": frame_of(results.trade_offs, CORRELATIONS)},
        warnings=(said,) if said else (),
    )


def _nothing_in_common(ranked: pd.DataFrame, objective: ObjectiveResults) -> str:
    judged, measured = set(ranked["dataset"]) - {""}, objective.datasets()
    reason = "no system was both measured and judged"
    if measured and not judged.intersection(measured):
        reason = (
            f"objective results are of {listing(measured)}, ratings of "
            f"{listing(sorted(judged)) or 'data sets that are not told'}, and no system was "
            "measured and judged on the same"
        )
    return f"Nothing can be set against each other: {reason}."


def trade_off_pictures(trade_offs: Sequence[TradeOff], suffix: str = "") -> tuple[Picture, ...]:
    """Draw one figure for each metric and condition."""
    keys = list(dict.fromkeys((one.metric, one.condition) for one in trade_offs))
    return tuple(
        _picture(
            metric,
            condition,
            [one for one in trade_offs if (one.metric, one.condition) == (metric, condition)],
            suffix,
        )
        for metric, condition in sorted(keys, key=lambda key: key[0])
    )


def caption(name: str) -> str:
    """Return what the axes of a figure show."""
    return _AXES[EER if name.startswith(EER) else "wer"]


_AXES = {
    EER: (
        "Equal error rate of speaker verification against median normalized similarity. More "
        "privacy lies to the right, and lower for pairs of the same speaker."
    ),
    "wer": (
        "Word error rate of speech recognition against median normalized naturalness and "
        "intelligibility. More utility lies to the left and higher."
    ),
}


def _picture(metric: str, condition: str, trade_offs: Sequence[TradeOff], suffix: str) -> Picture:
    condition_title = CONDITIONS.get(condition, condition)
    if metric == EER:
        panels = _similarity_panels(trade_offs)
        name, what = f"eer_similarity_{file_name(condition)}".rstrip("_"), "EER"
        x_label, y_label = _joined("EER (%)", condition_title), "Median normalized similarity"
    else:
        panels = _utility_panels(trade_offs)
        name, what = f"wer_{file_name(condition)}".rstrip("_"), "WER"
        x_label, y_label = "WER (%)", "Median normalized rank"
    figure = trade_off_figure(panels, x_label=x_label, y_label=y_label)
    parts = [frame_of(one.places, _PLACES).assign(**_about(one)) for one in trade_offs]
    description = f"{_joined(what, condition_title)}, and median ranks: " + "; ".join(
        f"{one.system}, "
        + ", ".join(
            f"{place.system} {100 * place.objective.value:.1f} % and {place.median:.2f}"
            for place in one.places
        )
        for one in trade_offs
    )
    return Picture(name + suffix, figure, _stacked(parts), description)


def _joined(*words: str) -> str:
    return ", ".join(word for word in words if word)


def _about(trade_off: TradeOff) -> dict[str, str]:
    return {
        "metric": trade_off.metric,
        "condition": trade_off.condition,
        "dataset": trade_off.dataset or "all",
        "measure": trade_off.measure.name,
    }


def _stacked(parts: Sequence[pd.DataFrame]) -> pd.DataFrame:
    whole = pd.concat(parts, ignore_index=True)
    return whole[["metric", "condition", "dataset", "measure", *_PLACES]]


def _similarity_panels(trade_offs: Sequence[TradeOff]) -> list[TradeOffPanel]:
    """Return a panel for each data set: same- and different-speaker pairs in each."""
    datasets = list(dict.fromkeys(one.dataset for one in trade_offs))
    return [
        TradeOffPanel(
            dataset or "All data sets",
            {
                _SERIES[one.measure.name]: _spots(one)
                for one in trade_offs
                if one.dataset == dataset
            },
        )
        for dataset in datasets
    ]


def _utility_panels(trade_offs: Sequence[TradeOff]) -> list[TradeOffPanel]:
    """Return a panel for each measure and data set."""
    several = len({one.dataset for one in trade_offs}) > 1
    return [
        TradeOffPanel(
            f"{one.measure.title}, {one.dataset or 'all data sets'}"
            if several
            else one.measure.title,
            {"": _spots(one)},
        )
        for one in trade_offs
    ]


def _spots(trade_off: TradeOff) -> list[Spot]:
    return [
        Spot(
            system=place.system,
            error_rate=place.objective.value,
            error_rate_interval=place.objective.interval,
            median=place.median,
            median_interval=place.median_interval,
            is_original=place.system == ORIGINAL,
        )
        for place in trade_off.places
    ]


def _attackers(trade_offs: Sequence[TradeOff]) -> list[str]:
    return sorted(
        {
            place.objective.attacker
            for one in trade_offs
            if one.metric == EER
            for place in one.places
            if place.objective.attacker
        }
    )
