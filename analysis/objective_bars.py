"""Bars of an evaluation's results: error rates by what attackers know, by gender, of words."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Final

import pandas as pd

from analysis.figures.bars import APART, GRADED, Bar, BarPanel, bars_figure
from analysis.figures.drawing import Drawing
from analysis.objective_tables import CONDITIONS, EER, WER
from analysis.objective_words import RETRAINED
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.figure import Figure

    from analysis.objective_tables import ObjectiveResults, ObjectiveValue

IGNORANT: Final = "oa"
LAZY: Final = "aa"
SEMI_INFORMED: Final = "semi-informed"
_GENDERS: Final = {"f": "women", "m": "men"}
_ATTACK_METRICS: Final = {
    "min_cllr": "min Cllr (bits)",
    "linkability": "Linkability",
    "eps_max_pav": "Largest |LLR|, PAV (nats)",
}
"""Beside the equal error rate: of the attacker who has the lowest."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """One number of a figure."""

    panel: str
    system: str
    series: str
    found: ObjectiveValue

    @property
    def bar(self) -> Bar:
        return Bar(
            self.system,
            self.series,
            self.found.value,
            self.found.interval,
            is_original=self.system == ORIGINAL and not self.series,
        )


def attack_bars(results: ObjectiveResults) -> Iterator[Drawing]:
    """Yield figures of attacks: by what attackers know, by gender, and in other metrics.

    Numbers are of the attacker with the lowest equal error rate.
    """
    systems = _systems(results, EER)
    known = [name for name in (IGNORANT, LAZY) if name in results.conditions(EER)]
    everybody = [*known, *({SEMI_INFORMED} & set(results.conditions(EER)))]
    yield from _attack_bars("eer", results, systems, known)
    if SEMI_INFORMED in everybody:
        attacked = {ORIGINAL} | {
            name
            for name in systems
            if results.value(EER, SEMI_INFORMED, name, None, None) is not None
        }
        chosen = [name for name in systems if name in attacked]
        yield from _attack_bars("eer_semi_informed", results, chosen, everybody)
    for metric, label in _ATTACK_METRICS.items():
        shown = list(_of_strongest(results, metric, systems, everybody))
        yield from _bars(metric, shown, label, as_percent=False)
    by_gender = [
        _Shown(_said(condition), system, _GENDERS[gender], found)
        for condition in everybody
        for system in systems
        for gender in _GENDERS
        for found in [results.value(EER, condition, system, None, gender)]
        if found is not None
    ]
    yield from _bars("eer_by_gender", by_gender, "EER (%)", chance=0.5, colours=APART)


def _attack_bars(
    name: str, results: ObjectiveResults, systems: Sequence[str], conditions: Sequence[str]
) -> Iterator[Drawing]:
    shown = [
        _Shown("", system, "" if system == ORIGINAL else _said(condition), found)
        for system in systems
        for condition in (("oo",) if system == ORIGINAL else conditions)
        for found in [results.value(EER, condition, system, None, None)]
        if found is not None
    ]
    yield from _bars(name, shown, "EER (%)", chance=0.5)


def _of_strongest(
    results: ObjectiveResults, metric: str, systems: Sequence[str], conditions: Sequence[str]
) -> Iterator[_Shown]:
    """Yield a metric of the attacker with the lowest equal error rate."""
    for system in systems:
        for condition in ("oo",) if system == ORIGINAL else conditions:
            lowest = results.value(EER, condition, system, None, None)
            if lowest is None:
                continue
            found = results.value(metric, condition, system, None, None, attacker=lowest.attacker)
            if found is not None and isfinite(found.value):
                yield _Shown("", system, "" if system == ORIGINAL else _said(condition), found)


def word_bars(results: ObjectiveResults) -> Iterator[Drawing]:
    """Yield figures of word error rates, with one recognizer and with a retrained one."""
    systems = _systems(results, WER)
    conditions = results.conditions(WER)
    plain = [name for name in conditions if name != RETRAINED][:1]
    shown = [
        _Shown(dataset, system, "", found)
        for dataset in results.datasets()
        for system in systems
        for condition in plain
        for found in [results.value(WER, condition, system, dataset, None)]
        if found is not None
    ]
    yield from _bars("wer", shown, "WER (%)", colours=APART[1:])
    if RETRAINED in conditions:
        both = [*plain, RETRAINED]
        retrained = [
            _Shown(dataset, system, "" if system == ORIGINAL else _recognizer(condition), found)
            for dataset in results.datasets()
            for system in systems
            for condition in (both[:1] if system == ORIGINAL else both)
            for found in [results.value(WER, condition, system, dataset, None)]
            if found is not None
        ]
        yield from _bars("wer_retrained", retrained, "WER (%)")


def _bars(
    name: str,
    shown: Sequence[_Shown],
    label: str,
    *,
    as_percent: bool = True,
    chance: float | None = None,
    colours: Sequence[str] = GRADED,
) -> Iterator[Drawing]:
    """Yield bars, with a panel for each title; nothing where there is nothing to show."""
    data = pd.DataFrame(
        [
            (one.panel, one.system, one.series, one.found.attacker, one.found.value,
             *_bounds(one.found))
            for one in shown
        ],
        columns=["panel", "system", "series", "attacker", "value", "low", "high"],
    )  # fmt: skip

    def draw() -> Figure:
        panels: dict[str, list[Bar]] = {}
        for one in shown:
            panels.setdefault(one.panel, []).append(one.bar)
        return bars_figure(
            [BarPanel(title, bars) for title, bars in panels.items()],
            y_label=label,
            as_percent=as_percent,
            chance=chance,
            colours=colours,
        )

    if shown:
        yield Drawing(name, data, draw)


def _bounds(found: ObjectiveValue) -> tuple[float, float]:
    return found.interval.low, found.interval.high


def _systems(results: ObjectiveResults, metric: str) -> list[str]:
    """Return original speech first, then systems in alphabetical order."""
    return sorted(results.systems(metric), key=lambda name: (name != ORIGINAL, name))


def _recognizer(condition: str) -> str:
    return CONDITIONS[RETRAINED] if condition == RETRAINED else "recognizer as it is"


def _said(condition: str) -> str:
    return CONDITIONS.get(condition, condition)
