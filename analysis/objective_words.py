"""Word error rates of an evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from analysis.objective_rows import ObjectiveRow, bounds
from analysis.recognition import word_error_rate, word_errors
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from analysis.objective_corpora import TrialSet
    from analysis.objective_measuring import Measured
    from analysis.recognition import WordErrors


RETRAINED: Final = "retrained"
"""The condition in which a recognizer was trained on anonymized speech, elsewhere."""


def word_rows(
    chosen: TrialSet, system: str, measured: Measured, retrained: Mapping[str, str]
) -> Iterator[ObjectiveRow]:
    """Yield word error rates of original and of anonymized trial utterances.

    Parameters
    ----------
    chosen : TrialSet
    system : str
    measured : Measured
    retrained : mapping of str to str
        What a retrained recognizer understood of anonymized utterances; empty for none.
    """
    original, anonymized = (
        [measured.transcripts(twin.original if is_original else twin.anonymized)
         for twin in (experiment.trials for experiment in chosen.experiments)]
        for is_original in (True, False)
    )  # fmt: skip
    for name, condition, heard in (
        (ORIGINAL, "", original),
        (system, "", anonymized),
        (system, RETRAINED, [retrained] * len(chosen.experiments)),
    ):
        errors = _errors(chosen, heard)
        yield from _rows((name, chosen.dataset, chosen.gender, condition, ""), errors)


def _errors(chosen: TrialSet, heard: Sequence[Mapping[str, str]]) -> dict[str, WordErrors]:
    return {
        one.id: word_errors(one.text, transcripts[one.id])
        for experiment, transcripts in zip(chosen.experiments, heard, strict=True)
        for one in experiment.trials.original.utterances
        if one.text is not None and one.id in transcripts
    }


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
