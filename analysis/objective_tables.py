"""Results of machines on the audio that people judged, read from ``objective.csv``."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import pandas as pd

from analysis.csv_columns import TextTable
from analysis.intervals import Interval
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

FILE = "objective.csv"
EER, WER = "eer", "wer"
DE_IDENTIFICATION = "de_identification"
GAIN = "gain_of_voice_distinctiveness_db"
_USED = (EER, WER, "min_cllr", "linkability", "eps_max_pav", DE_IDENTIFICATION, GAIN)
CONDITIONS = {
    "oo": "original enrolment and trials",
    "oa": "ignorant attacker",
    "aa": "lazy-informed attacker",
    "semi-informed": "semi-informed attacker",
    "retrained": "recognizer trained on anonymized speech",
}
"""Names of `analysis objective` in their order, and what they are called in figures."""
TOGETHER = ("", "all")
"""What a data set or gender is called where all are taken together."""
_LARGEST = {EER: 1.0, WER: 10.0}
_NEEDED = ("system", "dataset", "gender", "condition", "attacker", "metric", "value")
_OPTIONAL = ("low", "high", "n")


@dataclass(frozen=True, slots=True)
class ObjectiveValue:
    """One number; a mean over data sets or genders has no interval."""

    value: float
    interval: Interval
    attacker: str


@dataclass(frozen=True, slots=True)
class _Row:
    dataset: str
    gender: str
    condition: str
    attacker: str
    value: float
    low: float
    high: float

    @property
    def found(self) -> ObjectiveValue:
        interval = Interval(self.low, self.high)
        if not interval.known:
            interval = Interval.unknown("no interval was given")
        return ObjectiveValue(self.value, interval, self.attacker)


@dataclass(frozen=True)
class ObjectiveResults:
    """Numbers of verification and recognition; error rates as shares.

    Attributes
    ----------
    table : DataFrame
        Columns of ``objective.csv``, the rows with metrics that are used; numbers as float64.
    sha256 : str
        Of the file.
    """

    table: pd.DataFrame
    sha256: str

    def datasets(self) -> list[str]:
        """Return the data sets that are told apart."""
        return sorted(set(self.table["dataset"]) - set(TOGETHER))

    def genders(self, dataset: str) -> list[str]:
        """Return the genders that are told apart in a data set."""
        found = set(self.table.loc[self.table["dataset"] == dataset, "gender"])
        return sorted(found - set(TOGETHER)) or sorted(found)

    def systems(self, metric: str) -> set[str]:
        """Return the systems, ``original`` among them, that a metric is known of."""
        return set(self.table.loc[self.table["metric"] == metric, "system"])

    def conditions(self, metric: str) -> list[str]:
        """Return the conditions in which anonymized speech was measured, in their usual order."""
        chosen = (self.table["metric"] == metric) & (self.table["system"] != ORIGINAL)
        found = set(self.table.loc[chosen, "condition"])
        known = [name for name in CONDITIONS if name in found]
        return [*known, *sorted(found - set(known))]

    def value(
        self,
        metric: str,
        condition: str,
        system: str,
        dataset: str | None,
        gender: str | None,
        *,
        attacker: str | None = None,
    ) -> ObjectiveValue | None:
        """Return what one system reaches.

        Parameters
        ----------
        metric : str
        condition : str
            Original speech that was not measured in it is taken as it was measured: unprotected.
        system : str
        dataset, gender : str or None
            None for all together: the row that says so, or else the mean.
        attacker : str, optional
            Whose number is wanted.

        Returns
        -------
        ObjectiveValue or None
            Of several attackers, that of the one with the smallest number, who covers most data
            sets. None where nothing was measured.
        """
        measured = self._rows.get((metric, system), [])
        rows = _in_condition(measured, condition, is_original=system == ORIGINAL)
        attackers = dict.fromkeys(row.attacker for row in rows) if attacker is None else [attacker]
        found = [
            (number, value)
            for name in sorted(attackers)
            for of_attacker in [[row for row in rows if row.attacker == name]]
            for number, value in [_over_datasets(of_attacker, dataset, gender)]
            if value is not None
        ]
        widest = max((number for number, _ in found), default=0)
        values = [value for number, value in found if number == widest]
        return min(values, key=lambda one: one.value, default=None)

    @cached_property
    def _rows(self) -> dict[tuple[str, str], list[_Row]]:
        """By metric and system: plain rows, since figures ask for hundreds of numbers."""
        rows: dict[tuple[str, str], list[_Row]] = {}
        columns = ("dataset", "gender", "condition", "attacker", "value", "low", "high")
        of = zip(self.table["metric"], self.table["system"], strict=True)
        each = zip(*(self.table[name].tolist() for name in columns), strict=True)
        for key, row in zip(of, each, strict=True):
            rows.setdefault(key, []).append(_Row(*row))
        return rows

    def named(self, names: Iterable[str]) -> ObjectiveResults:
        """Return the results of some systems alone."""
        return ObjectiveResults(self.table[self.table["system"].isin(list(names))], self.sha256)


def read_objective(folder: Path) -> ObjectiveResults:
    """Read ``objective.csv`` in ``folder``.

    Raises
    ------
    UserError
        When it is not there or holds what it must not: file, line, value and remedy.
    """
    path = folder / FILE
    table = TextTable.read(path, _NEEDED)
    columns = {name: table.frame[name] for name in table.frame.columns}
    columns["system"] = table.names("system")
    columns["metric"] = table.names("metric").str.lower()
    for name in set(_OPTIONAL) - set(columns):
        columns[name] = pd.Series("", index=table.frame.index, dtype=str)
    used = columns["metric"].isin(_USED)
    for name in ("value", *_OPTIONAL):
        columns[name] = pd.to_numeric(columns[name], errors="coerce").astype("float64")
    for metric, largest in _LARGEST.items():
        wrong = (columns["metric"] == metric) & ~columns["value"].between(0.0, largest)
        table.refuse(wrong, "value", f"write the {metric} as a share, 0.05 for 5 %")
    table.refuse_twice(
        ("system", "dataset", "gender", "condition", "attacker", "metric"),
        used,
        "this number is there twice; remove one of the lines",
    )
    frame = pd.DataFrame(columns, index=table.frame.index)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return ObjectiveResults(frame[used].reset_index(drop=True), digest)


def _in_condition(rows: Sequence[_Row], condition: str, *, is_original: bool) -> Sequence[_Row]:
    own = [row for row in rows if row.condition == condition]
    if not is_original or own or not rows:
        return own
    there = [row.condition for row in rows]
    taken = "oo" if "oo" in there else there[0]
    return [row for row in rows if row.condition == taken]


def _over_datasets(
    rows: Sequence[_Row], dataset: str | None, gender: str | None
) -> tuple[int, ObjectiveValue | None]:
    """Return how many data sets one attacker's number is of, and the number."""
    if dataset is not None:
        return 1, _over_genders([row for row in rows if row.dataset == dataset], gender)
    together = _over_genders([row for row in rows if row.dataset in TOGETHER], gender)
    parts = [
        part
        for name in sorted({row.dataset for row in rows} - set(TOGETHER))
        for part in [_over_genders([row for row in rows if row.dataset == name], gender)]
        if part is not None
    ]
    if together is not None:
        return max(len(parts), 1), together
    return len(parts), _mean(parts)


def _over_genders(rows: Sequence[_Row], gender: str | None) -> ObjectiveValue | None:
    if gender is not None:
        return _mean([row.found for row in rows if row.gender == gender])
    together = [row.found for row in rows if row.gender in TOGETHER]
    return _mean(together or [row.found for row in rows])


def _mean(values: Sequence[ObjectiveValue]) -> ObjectiveValue | None:
    if not values:
        return None
    if len(values) == 1:
        return values[0]
    mean = sum(one.value for one in values) / len(values)
    return ObjectiveValue(mean, Interval.unknown("a mean over parts"), values[0].attacker)
