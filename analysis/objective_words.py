"""Word error rates of an evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.objective_rows import ObjectiveRow, bounds
from analysis.recognition import word_error_rate, word_errors
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from analysis.objective_corpora import TrialSet
    from analysis.objective_measuring import Measured
    from analysis.recognition import WordErrors


def word_rows(chosen: TrialSet, system: str, measured: Measured) -> Iterator[ObjectiveRow]:
    """Yield word error rates of original and of anonymized trial utterances."""
    for name, is_original in ((ORIGINAL, True), (system, False)):
        errors: dict[str, WordErrors] = {}
        for experiment in chosen.experiments:
            twin = experiment.trials
            heard = measured.transcripts(twin.original if is_original else twin.anonymized)
            errors |= {
                one.id: word_errors(one.text, heard[one.id])
                for one in twin.original.utterances
                if one.text is not None and one.id in heard
            }
        yield from _rows((name, chosen.dataset, chosen.gender, "", ""), errors)


def _rows(
    about: tuple[str, str, str, str, str], errors: Mapping[str, WordErrors]
) -> Iterator[ObjectiveRow]:
    if not errors:
        return
    found = word_error_rate(errors)
    yield ObjectiveRow(*about, "wer", found.rate, *bounds(found.interval), found.words)
    for metric, count in (
        ("wer_substitutions", found.substitutions),
        ("wer_deletions", found.deletions),
        ("wer_insertions", found.insertions),
    ):
        share = count / found.words if found.words else found.rate
        yield ObjectiveRow(*about, metric, share, *bounds(None), found.words)
