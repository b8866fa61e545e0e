"""How many speakers, utterances and trials data directories hold, as the challenges count them."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from analysis.objective_corpora import dataset_of, enrolment
from anonymizers.corpora.kaldi import read_data_directory

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from anonymizers.corpora.kaldi import KaldiDirectory
    from anonymizers.corpora.utterance import Utterance

GENDERS: Final = {"f": "female", "m": "male", "": "unknown"}
COUNTED: Final = (
    "enrolment speakers", "enrolment utterances", "trial speakers", "trial utterances",
    "same-speaker trials", "different-speaker trials",
)  # fmt: skip
_ENROLMENT = re.compile(r"_enrolls(?=_|$)")


@dataclass(frozen=True)
class TrialStatistics:
    """Counts of one data set."""

    dataset: str
    counts: Counter[tuple[str, str]]
    """By what is counted, one of `COUNTED`, and gender: ``f``, ``m``, or empty."""

    def total(self, counted: str) -> int:
        """Return the count of all genders."""
        return sum(self.counts[counted, gender] for gender in GENDERS)


def trial_statistics(directories: Sequence[Path]) -> list[TrialStatistics]:
    """Count speakers, utterances and trials of each data set.

    Audio is not looked at. A trial is of the gender of who speaks its utterance.

    Parameters
    ----------
    directories : sequence of Path
        Kaldi data directories; those with `trials` are counted as trials, others as enrolment.

    Returns
    -------
    list of TrialStatistics
        In the order in which data sets come first.

    Raises
    ------
    UserError
        A list has a fault.
    """
    found: dict[str, Counter[tuple[str, str]]] = {}
    for path in directories:
        directory = read_data_directory(path)
        name = _ENROLMENT.sub("", dataset_of(path.absolute().name))
        of_dataset = found.setdefault(name, Counter())
        of_dataset.update(_trials(directory) if directory.trials else _enrolment(directory))
    return [TrialStatistics(name, counts) for name, counts in found.items()]


def _enrolment(directory: KaldiDirectory) -> Iterator[tuple[str, str]]:
    return _speakers_and_utterances("enrolment", enrolment(directory))


def _trials(directory: KaldiDirectory) -> Iterator[tuple[str, str]]:
    by_id = {one.id: one for one in directory.utterances}
    tried = dict.fromkeys(trial.utterance for trial in directory.trials)
    yield from _speakers_and_utterances("trial", (by_id[name] for name in tried))
    for trial in directory.trials:
        kind = "same-speaker trials" if trial.is_target else "different-speaker trials"
        yield kind, by_id[trial.utterance].gender or ""


def _speakers_and_utterances(
    what: str, utterances: Iterable[Utterance]
) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for one in utterances:
        gender = one.gender or ""
        yield f"{what} utterances", gender
        if one.speaker is not None and one.speaker not in seen:
            seen.add(one.speaker)
            yield f"{what} speakers", gender


def to_text(statistics: Sequence[TrialStatistics]) -> str:
    """Return a table to read in a terminal."""
    genders = _genders(statistics)
    heads = [*(GENDERS[gender] for gender in genders), "total"]
    lines = [f"{'':28}" + "".join(f"{head:>10}" for head in heads)]
    for one in statistics:
        lines.append(one.dataset)
        for counted, *numbers in _rows(one, genders):
            lines.append(f"  {counted:26}" + "".join(f"{number:10,}" for number in numbers))
    return "\n".join(lines) + "\n"


def to_csv(statistics: Sequence[TrialStatistics]) -> str:
    """Return the same counts as CSV text."""
    genders = _genders(statistics)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["dataset", "counted", *(GENDERS[gender] for gender in genders), "total"])
    for one in statistics:
        writer.writerows([one.dataset, *row] for row in _rows(one, genders))
    return text.getvalue()


def _genders(statistics: Sequence[TrialStatistics]) -> list[str]:
    there = {gender for one in statistics for _, gender in one.counts}
    return [gender for gender in GENDERS if gender in there]


def _rows(one: TrialStatistics, genders: Sequence[str]) -> Iterator[tuple[str | int, ...]]:
    for counted in COUNTED:
        if one.total(counted):
            numbers = (one.counts[counted, gender] for gender in genders)
            yield (counted, *numbers, one.total(counted))
